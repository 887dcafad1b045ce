"""The announcement of a game of Skat as chips and ticks, with the sum that leads to its value."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.score import Operation, ScoreStep
from ramsch_desktop.engine.sections import PickChip, Picker, PickOption, PickTick, Row
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat.contracts import Announcement, Declaration, GameKind, SkatUse
from ramsch_desktop.games.shared.skat.game_words import kind_name, run_name
from ramsch_desktop.games.shared.skat.matadors import Run
from ramsch_desktop.games.shared.words import joined
from ramsch_desktop.games.skat.actions import Declare, PlayHand
from ramsch_desktop.games.skat.offers import Cover, Offer, offers
from ramsch_desktop.games.skat.picture import picture

TICKS = (Announcement.SCHNEIDER, Announcement.SCHWARZ, Announcement.OUVERT)
PICKING = ("SkatChoice", "Discarding", "Declaring")
"""Phases in which the declarer can pick his game: before the skat from the hand, after it with two cards less."""


def picker(view: View, speech: Speech) -> Picker | None:
    """The games as chips, the announcements as ticks, when the reader is to announce or can already choose.

    Before he decides about the skat the games are those from the hand, and picking one leaves the skat.
    """
    if view.phase not in PICKING or view.to_move != view.seat:
        return None
    now = picture(view)
    use = now.use or SkatUse.HAND
    mine = tuple(offer for offer in offers(view) if offer.declaration.skat is use)
    first = PlayHand() if now.use is None else None
    options = tuple(_option(offer, first, speech) for offer in mine if offer.refusal is None)
    heading = speech.translate("Skat", "Announce your game")
    if now.use is None:
        heading = speech.translate("Skat", "Play from the hand")
    ticks = _ticks(speech) if use is SkatUse.HAND else ()
    return Picker(heading, _chips(mine, now.bid, speech), ticks, options, _remark(use, speech))


def _remark(use: SkatUse, speech: Speech) -> str:
    if use is SkatUse.HAND:
        return ""
    return speech.translate("Skat", "Schneider, Schwarz and open cards can only be announced in a Hand game.")


def game_rank(offer: Offer) -> int:
    """Where a game stands in a list: by rising base values, Null last."""
    kind = offer.declaration.kind
    return kind.base or 2 * GameKind.GRAND.base


def too_low(offer: Offer, bid: int, speech: Speech) -> str:
    """Why a game cannot be announced."""
    return speech.translate("Skat", "{value} is below {bid}").format(value=offer.value, bid=bid)


def _key(declaration: Declaration) -> str:
    ouvert = declaration.is_null and declaration.is_ouvert
    return "null_ouvert" if ouvert else declaration.kind.value


def _chips(mine: tuple[Offer, ...], bid: int, speech: Speech) -> tuple[PickChip, ...]:
    groups: dict[str, list[Offer]] = {}
    for offer in sorted(mine, key=game_rank):
        groups.setdefault(_key(offer.declaration), []).append(offer)
    return tuple(_chip(key, group, bid, speech) for key, group in groups.items())


def _chip(key: str, group: list[Offer], bid: int, speech: Speech) -> PickChip:
    kind = group[0].declaration.kind
    off = "" if any(offer.refusal is None for offer in group) else too_low(group[-1], bid, speech)
    label = speech.translate("Skat", "Null ouvert") if key == "null_ouvert" else kind_name(kind, speech)
    if kind.suit is not None:
        return PickChip(key, label, kind.suit.letter, off, family="suit")
    return PickChip(key, label, "", off, family=kind.value)


def _ticks(speech: Speech) -> tuple[PickTick, ...]:
    translate = speech.translate
    labels = (
        translate("Skat", "Schneider announced"),
        translate("Skat", "Schwarz announced"),
        translate("Skat", "Ouvert", "an announcement to tick"),
    )
    notes = (
        translate("Skat", "90 card points are needed"),
        translate("Skat", "every trick is needed"),
        translate("Skat", "your cards lie open"),
    )
    keys = (said.name.lower() for said in TICKS)
    return tuple(PickTick(key, label, note) for key, label, note in zip(keys, labels, notes, strict=True))


def _option(offer: Offer, first: Action | None, speech: Speech) -> PickOption:
    declaration = offer.declaration
    ticks = frozenset() if declaration.is_null else frozenset(t.name.lower() for t in TICKS if declaration.announces(t))
    value = speech.translate("Skat", "Value {value}").format(value=offer.value)
    rows, danger = _sum_rows(offer, speech), _below_bid(offer, speech)
    return PickOption(_key(declaration), ticks, Declare(declaration), value, rows, first, str(offer.value), danger)


def _sum_rows(offer: Offer, speech: Speech) -> tuple[Row, ...]:
    """ "with 2, game 3, Hand 4" and "4 × Hearts 10": the levels as they are counted up, and the product."""
    kind, level, counted = offer.declaration.kind, 0, list[str]()
    if kind is GameKind.NULL:
        return (Row(speech.translate("SkatGame", "a fixed value"), ()),)
    for step in offer.steps:
        if step.operation is Operation.TIMES:
            product = speech.translate("Skat", "{level} × {game} {base}")
            text = product.format(level=level, game=kind_name(kind, speech), base=step.value)
            return (Row(joined(counted, speech.translate), ()), Row(text, ()))
        level = int(step.after(level))
        counted.append(_counted(step, level, speech))
    return ()


def _counted(step: ScoreStep, level: int, speech: Speech) -> str:
    if step.rule in {run.value for run in Run}:
        return run_name(Run(step.rule), level, speech)
    text = speech.translate("Skat", "{rule} {level}", "a level in the sum of a game: Hand 4")
    return text.format(rule=_level_name(step.rule, speech), level=level)


def _level_name(rule: str, speech: Speech) -> str:
    translate = speech.translate
    return {
        "game": translate("Skat", "game", "a level in the sum"),
        "hand": translate("Skat", "Hand"),
        "schneider": translate("Skat", "Schneider"),
        "schneider_announced": translate("Skat", "announced", "Schneider, a level in the sum"),
        "schwarz": translate("Skat", "Schwarz"),
        "schwarz_announced": translate("Skat", "announced", "Schwarz, a level in the sum"),
        "ouvert": translate("Skat", "Ouvert", "a level in the sum"),
    }[rule]


def _below_bid(offer: Offer, speech: Speech) -> str:
    """What it takes to reach the bid; empty where the value does."""
    translate = speech.translate
    return {
        Cover.COVERED: "",
        Cover.WITH_SCHNEIDER: translate("Skat", "Reaches the bid only with Schneider"),
        Cover.WITH_SCHWARZ: translate("Skat", "Reaches the bid only with Schwarz"),
        Cover.WITH_SKAT: translate("Skat", "Reaches the bid only with help from the skat"),
        Cover.BELOW_BID: translate("Skat", "Cannot reach the bid: it will be lost"),
    }[offer.cover]
