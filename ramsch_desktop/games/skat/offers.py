"""Which games a declarer may announce, what each is worth, and why one is refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.score import Steps, add, times
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat.contracts import (
    TRUMP_GAMES,
    Announcement,
    Declaration,
    GameKind,
    SkatUse,
)
from ramsch_desktop.games.shared.skat.matadors import matadors, most_matadors
from ramsch_desktop.games.shared.skat.scoring import SCHNEIDER
from ramsch_desktop.games.skat.picture import Picture, picture

MOST_LEVELS: Final = 2
"""Levels that the play can add to a game without announcements: Schneider and Schwarz."""


TEN: Final = 10
"""Cards of a hand that does not know the skat."""


class Cover(Enum):
    """Whether the value of a game covers the bid, or what it takes."""

    COVERED = "covered"
    WITH_SCHNEIDER = "with_schneider"
    WITH_SCHWARZ = "with_schwarz"
    WITH_SKAT = "with_skat"
    BELOW_BID = "below_bid"


class OfferRefusal(Enum):
    """Why a game cannot be announced."""

    BELOW_BID = "below_bid"
    SKAT_TAKEN = "skat_taken"
    HAND_CHOSEN = "hand_chosen"


@dataclass(frozen=True, slots=True)
class Offer:
    """A game that could be announced.

    ``value`` is what it is worth by the cards known, with everything announced counted as made; ``steps`` is
    the sum that leads to it. ``cover`` says how it stands to the bid; ``needs`` are the card points that win
    it (0 where tricks decide). ``refusal`` is None where the game may be announced.
    """

    declaration: Declaration
    value: int
    steps: Steps
    cover: Cover
    needs: int
    refusal: OfferRefusal | None = None


WITH_SKAT: Final = (
    *(Declaration(kind) for kind in TRUMP_GAMES),
    Declaration(GameKind.NULL),
    Declaration(GameKind.NULL, SkatUse.TAKEN, Announcement.OUVERT),
)
"""What may be announced after taking up the skat."""

FROM_HAND: Final = (
    *(Declaration(kind, SkatUse.HAND, said) for kind in TRUMP_GAMES for said in Announcement),
    Declaration(GameKind.NULL, SkatUse.HAND),
    Declaration(GameKind.NULL, SkatUse.HAND, Announcement.OUVERT),
)
"""What may be announced without taking up the skat."""


def offers_of(cards: Iterable[Card], bid: int, use: SkatUse) -> tuple[Offer, ...]:
    """Every game for a declarer who knows these cards and may not stay below ``bid``.

    ``cards`` are his twelve once he took up the skat, else his ten. A game is refused only if no skat, Schneider
    or Schwarz can lift it to the bid (a Null has a fixed value). If that is so of all games, those with trumps
    are offered, for some game must be announced.
    """
    held = tuple(cards)
    games = WITH_SKAT if use is SkatUse.TAKEN else FROM_HAND
    found = tuple(_offer(declaration, held, bid) for declaration in games)
    if any(offer.refusal is None for offer in found):
        return found
    return tuple(_forced(offer) for offer in found)


def _forced(offer: Offer) -> Offer:
    return offer if offer.declaration.is_null else replace(offer, refusal=None)


def offers(view: View) -> tuple[Offer, ...]:
    """All games as the seat of the view sees them, first those with the skat, then those from the hand.

    While the bidding goes on, the bid to cover is the next number that the seat would name or hold. Once the
    declarer decided about the skat, the games of the other list are refused.
    """
    now = picture(view)
    taken = _list(view, now, SkatUse.TAKEN)
    hand = _list(view, now, SkatUse.HAND)
    match now.use:
        case SkatUse.TAKEN:
            return taken + tuple(replace(offer, refusal=OfferRefusal.SKAT_TAKEN) for offer in hand)
        case SkatUse.HAND:
            return tuple(replace(offer, refusal=OfferRefusal.HAND_CHOSEN) for offer in taken) + hand
    return taken + hand


def _list(view: View, now: Picture, use: SkatUse) -> tuple[Offer, ...]:
    return offers_of((*view.hand, *now.laid_away), now.bid_to_cover(view.seat), use)


def _offer(declaration: Declaration, cards: tuple[Card, ...], bid: int) -> Offer:
    steps = _null_steps(declaration) if declaration.is_null else _steps(declaration, cards)
    value = _total(steps)
    cover = _cover(declaration, cards, value, bid)
    refusal = OfferRefusal.BELOW_BID if cover is Cover.BELOW_BID else None
    return Offer(declaration, value, steps, cover, _needs(declaration), refusal)


def _null_steps(declaration: Declaration) -> Steps:
    return (add("null", declaration.null_value),)


def _steps(declaration: Declaration, cards: tuple[Card, ...]) -> Steps:
    run = matadors(cards, declaration.order)
    return (
        add(run.run.value, run.count, cards=run.cards),
        add("game", 1),
        *(add(rule, 1) for rule in _announced_rules(declaration)),
        times(declaration.kind.value, declaration.kind.base),
    )


def _announced_rules(declaration: Declaration) -> tuple[str, ...]:
    said = declaration.announces
    rules = ["hand"] if declaration.is_hand else []
    if said(Announcement.SCHNEIDER):
        rules += ["schneider", "schneider_announced"]
    if said(Announcement.SCHWARZ):
        rules += ["schwarz", "schwarz_announced"]
    return (*rules, "ouvert") if said(Announcement.OUVERT) else tuple(rules)


def _total(steps: Steps) -> int:
    total = 0
    for step in steps:
        total = int(step.after(total))
    return total


def _cover(declaration: Declaration, cards: tuple[Card, ...], value: int, bid: int) -> Cover:
    if value >= bid:
        return Cover.COVERED
    if declaration.is_null:
        return Cover.BELOW_BID
    base, open_levels = declaration.kind.base, max(0, MOST_LEVELS - declaration.announced)
    for levels, cover in ((1, Cover.WITH_SCHNEIDER), (2, Cover.WITH_SCHWARZ)):
        if levels <= open_levels and value + levels * base >= bid:
            return cover
    return Cover.WITH_SKAT if _best_value(declaration, cards, value, open_levels) >= bid else Cover.BELOW_BID


def _best_value(declaration: Declaration, cards: tuple[Card, ...], value: int, open_levels: int) -> int:
    """The most that the game can come to with any skat; the skat is known to whoever holds twelve cards."""
    if len(cards) > TEN:
        return value + open_levels * declaration.kind.base
    more = most_matadors(cards, declaration.order) - matadors(cards, declaration.order).count
    return value + (more + open_levels) * declaration.kind.base


def _needs(declaration: Declaration) -> int:
    if declaration.is_null or declaration.announces(Announcement.SCHWARZ):
        return 0
    return SCHNEIDER if declaration.announces(Announcement.SCHNEIDER) else 61
