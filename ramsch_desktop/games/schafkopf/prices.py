"""What the games of Schafkopf cost, by the tariff, and in words what is added to it."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.schafkopf.contracts import Kind
from ramsch_desktop.games.schafkopf.options import SchafkopfRules


def price_of(kind: Kind, rules: SchafkopfRules) -> int:
    """The price of a class of games, in points of the tariff: what each loser pays each winner at least."""
    tariff = rules.tariff
    if kind is Kind.SIE:
        return 4 * (tariff.solo + tariff.unit * rules.hand_size)
    return tariff.call if kind is Kind.CALL else tariff.solo * (2 if kind.is_tout else 1)


def units_note(rules: SchafkopfRules, speech: Speech) -> str:
    """What raises every price."""
    text = speech.translate("Schafkopf", "Schneider, Schwarz and each runner {unit} more.")
    return text.format(unit=rules.tariff.unit)
