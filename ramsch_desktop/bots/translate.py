"""From a View to the numbers of the search kernel: the position as one seat knows it, and who may hold the rest.

Nothing but the View is read, so no hidden card can enter.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import CardsShown
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Play
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.knowledge import gone
from ramsch_desktop.kernel import api

HEAT_OF_HABITS: Final = 2.0
FLOOR_OF_HABITS: Final = 0.15
"""Cards say more of a hand where the habit of its player is weighed as well."""

MOST_STATES: Final = 60_000
"""Counts of ways to deal that a decision has the time for."""

LESSONS: Final = 1500
"""Deals in which a seat learns what it plays later, where that makes it stronger."""

MOST_HOLDERS: Final = 16
"""As many as the kernel deals to."""


@dataclass(frozen=True)
class Deck:
    """The cards of a pack in the order of the kernel: by group, weak cards first, trumps last."""

    cards: tuple[Card, ...]
    index: dict[Card, int]
    groups: tuple[int, ...]
    trump: int | None

    def mask(self, cards: Iterable[Card]) -> int:
        """The mask of these cards."""
        return api.mask_of(self.index[card] for card in cards)

    @property
    def all(self) -> int:
        """The mask of the pack."""
        return (1 << len(self.cards)) - 1


@lru_cache(maxsize=64)
def deck_of(order: CardOrder, pack: tuple[Card, ...]) -> Deck:
    """The pack in a card order; groups are numbered without gaps."""
    cards = tuple(sorted(pack, key=order.sort_key))
    present = sorted({order.group(card) for card in cards})
    groups = tuple(present.index(order.group(card)) for card in cards)
    trump = len(present) - 1 if present[-1] is Group.TRUMP else None
    return Deck(cards, {card: place for place, card in enumerate(cards)}, groups, trump)


@dataclass(frozen=True)
class Belief:
    """What a declarer's hand is like: the score of a hand, logistic, is ``constant`` plus the ``worth`` of its cards.

    ``laid`` is the chance that a card is laid away. One number a card of the deck.
    """

    constant: float
    worth: tuple[float, ...]
    laid: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """So many cards, all of them in the mask."""

    size: int
    allowed: int


@dataclass(frozen=True)
class Terms:
    """What a contract means to the kernel: its table, what the end is worth, and whose the skat is.

    ``skat_to`` is a seat at the table, or LAST_TRICK, NOBODY or LOSER of the kernel. ``known`` are cards that
    other seats are known to hold, ``lacking`` cards that all know a seat was not dealt. ``seats`` are those who
    play, in turn order, where they are fewer than were dealt cards. ``away`` are the cards that the viewer knows
    to be out of play, None if they are those that it laid away. ``belief`` is what the declarer's hand must be like.
    ``kept`` are the cards that other seats held on to when they exchanged, as far as not played, ``laid`` those that
    others put away, as sensible players do; if no deal fits, they are ignored. ``habits`` are the policies that
    others may follow, each with its chance. ``lessons`` are the deals in which the seat learns what it plays later.
    """

    deck: Deck
    table: api.Table
    payoff: api.Payoff
    skat_to: int = api.NOBODY
    declarer: Seat | None = None
    partner: Seat | None = None
    known: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    lacking: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    seats: tuple[Seat, ...] = ()
    away: frozenset[Card] | None = None
    belief: Belief | None = None
    kept: dict[Seat, Share] = field(default_factory=dict)
    laid: tuple[Share, ...] = ()
    habits: tuple[tuple[api.Policy, float], ...] = ()
    lessons: int = 0


@dataclass(frozen=True)
class Situation:
    """A decision in card play for the kernel: the board of one seat and the deals of what it has not seen.

    ``past`` are the cards played so far. ``seats`` are the seats of the table by their number in the kernel.
    ``likely`` deals only as sensible players keep and lay away cards, None where nothing is known of that.
    ``lessons`` are those of the terms.
    """

    deck: Deck
    seats: tuple[Seat, ...]
    board: api.Board
    sampler: api.Sampler
    payoff: api.Payoff
    past: api.Past
    likely: api.Sampler | None = None
    lessons: int = 0


def situation(view: View, terms: Terms) -> Situation:
    """The position of the view; raises ValueError if what is known leaves no deal."""
    seats = terms.seats or view.table.active
    plays = all_plays(view)
    laid = gone(view) if terms.away is None else terms.away
    known = _known(view, terms)
    start = _board(view, terms, seats, plays, laid)
    played = tuple(terms.deck.index[play.card] for play in plays)
    past = api.Past(start, seats.index(view.seat), played, belief=_belief(view, terms, seats))
    if terms.habits:
        past = replace(past, habits=terms.habits, heat=HEAT_OF_HABITS, floor=FLOOR_OF_HABITS)
    board = start.copy()
    for card in past.cards:
        board.play(card)
    for seat, cards in known.items():
        number = seats.index(seat)
        board.hold(number, board.hand(number) | terms.deck.mask(cards))
    seen = {*view.hand, *laid, *(play.card for play in plays), *(card for cards in known.values() for card in cards)}
    unseen = terms.deck.all & ~terms.deck.mask(seen)
    holders = _holders(view, seats, board, known)
    sampler = api.Sampler(unseen, (*holders, *_out_of_play(unseen, holders)))
    likely = _likely_sampler(terms, seats, unseen, holders)
    return Situation(terms.deck, seats, board, sampler, terms.payoff, past, likely, terms.lessons)


def _belief(view: View, terms: Terms, seats: tuple[Seat, ...]) -> api.Belief | None:
    """What the viewer believes of the declarer's hand, None if it is its own or lies open."""
    found, declarer = terms.belief, terms.declarer
    if found is None or declarer is None or declarer == view.seat or declarer in terms.known:
        return None
    return api.Belief(seats.index(declarer), found.constant, found.worth, found.laid)


def all_plays(view: View) -> tuple[Play, ...]:
    """The cards played so far, with who played them."""
    return tuple(play for trick in view.table.all_tricks() for play in trick.plays)


def _known(view: View, terms: Terms) -> dict[Seat, tuple[Card, ...]]:
    """Cards that other seats are known to hold now."""
    played = set(view.table.played())
    held = {seat: tuple(card for card in cards if card not in played) for seat, cards in terms.known.items()}
    return {seat: cards for seat, cards in held.items() if seat != view.seat and cards}


def open_hands(view: View) -> dict[Seat, tuple[Card, ...]]:
    """Hands that lie open on the table."""
    return {
        event.seat: event.cards for event in view.events if isinstance(event, CardsShown) and event.seat is not None
    }


def _board(
    view: View, terms: Terms, seats: tuple[Seat, ...], plays: tuple[Play, ...], laid: frozenset[Card]
) -> api.Board:
    deck = terms.deck
    own = seats.index(view.seat)
    start = deck.mask((*view.hand, *(play.card for play in plays if play.seat == view.seat)))
    leader = plays[0].seat if plays else view.to_move
    board = api.Board(
        terms.table,
        seats.index(leader if leader is not None else view.table.forehand),
        {own: start},
        bonus=sum(terms.table.points[deck.index[card]] for card in laid),
        bonus_to=terms.skat_to if terms.skat_to < 0 else seats.index(terms.skat_to),
        declarer=None if terms.declarer is None else seats.index(terms.declarer),
        partner=None if terms.partner is None else seats.index(terms.partner),
    )
    if laid:
        board.know_aside(own, deck.mask(laid))
    for seat, cards in terms.lacking.items():
        board.know_lacking(seats.index(seat), deck.mask(cards))
    return board


def _holders(
    view: View, seats: tuple[Seat, ...], board: api.Board, known: dict[Seat, tuple[Card, ...]]
) -> list[api.Holder]:
    """Who gets cards that are not known to be his."""
    holders = []
    for number, seat in enumerate(seats):
        size = view.table.counts[seat] - len(known.get(seat, ()))
        if seat != view.seat and size:
            holders.append(api.Holder(number, size, ~board.lacks(number) & (1 << 64) - 1))
    return holders


def _out_of_play(unseen: int, holders: Iterable[api.Holder]) -> tuple[api.Holder, ...]:
    """Who has the unseen cards that these holders leave."""
    rest = unseen.bit_count() - sum(holder.size for holder in holders)
    return (api.Holder(api.OUT_OF_PLAY, rest),) if rest > 0 else ()


def _likely_sampler(
    terms: Terms, seats: tuple[Seat, ...], unseen: int, holders: list[api.Holder]
) -> api.Sampler | None:
    """Deals as sensible players keep and lay away cards, the latter only if that can be counted soon."""
    kept = {seats.index(seat): share for seat, share in terms.kept.items()}
    parts = [part for holder in holders for part in _parts(holder, kept.get(holder.seat, Share(0, 0)))]
    laid = [api.Holder(api.OUT_OF_PLAY, share.size, share.allowed) for share in terms.laid if share.size]
    for likely in ([*parts, *laid], parts):
        if len(likely) > len(holders) and (sampler := _counted(unseen, likely)) is not None:
            return sampler
    return None


def _parts(holder: api.Holder, kept: Share) -> tuple[api.Holder, ...]:
    """The cards that a holder kept apart from the others."""
    sure = min(kept.size, holder.size)
    first = api.Holder(holder.seat, sure, holder.allowed & kept.allowed)
    return tuple(part for part in (first, api.Holder(holder.seat, holder.size - sure, holder.allowed)) if part.size)


def _counted(unseen: int, holders: list[api.Holder]) -> api.Sampler | None:
    """The deals with these holders; None if there are none, or too many to be counted soon."""
    parts = (*holders, *_out_of_play(unseen, holders))
    rooms: dict[int, int] = {}
    for part in parts:
        rooms[part.allowed & unseen] = rooms.get(part.allowed & unseen, 0) + part.size
    states = math.prod(room + 1 for room in rooms.values()) // (max(rooms.values()) + 1)
    if states * unseen.bit_count() > MOST_STATES or len(parts) > MOST_HOLDERS:
        return None
    try:
        return api.Sampler(unseen, sorted(parts, key=lambda part: rooms[part.allowed & unseen]))
    except ValueError:
        return None
