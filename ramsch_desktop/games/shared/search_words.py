"""Why a card or a word, from a player who tried each in many deals that fit what he knows."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.shared.card_names import card_object
from ramsch_desktop.games.shared.worth_words import worth_reason


def search_reason(reason: Reason, speech: Speech) -> str | None:
    """What the card, or the word, and the next best one promise; None for a reason of another kind."""
    text = _texts(speech, next(iter(reason.values), 0)).get(reason.rule)
    if text is None:
        return worth_reason(reason, speech)
    numbers = [str(value).replace("-", "\N{MINUS SIGN}") for value in reason.values]
    text = text.replace("{own}", numbers[0])
    if len(reason.cards) > 1:
        text = text.replace("{other}", numbers[1]).replace("{card}", card_object(reason.cards[1], speech))
    return text


def _texts(speech: Speech, own: Points) -> dict[str, str]:
    """The texts by their rule; ``own`` is what the card promises, at least 0 where it is a cost or a gain."""
    translate, count = speech.translate, int(max(0, own))
    return {
        "expected_wins": translate(
            "Search", "In 100 deals like this, this card wins {own}. If you play {card}, it is {other}."
        ),
        "expected_cost": translate(
            "Search", "On average this card costs you %n point(s). If you play {card}, it is {other}.", None, count
        ),
        "expected_gain": translate(
            "Search", "On average this card brings you %n point(s). If you play {card}, it is {other}.", None, count
        ),
        "expected_same": translate("Search", "Another card does as well, but none does better."),
        "expected_more": translate(
            "Search", "Another card wins a little more often, but this one brings more points on average."
        ),
        "expected_rivals": translate(
            "Search", "Another card is a little better for you alone, but with this one the others do worse."
        ),
    }
