"""What a deal of Ramsen or Rams means to the search kernel: five tricks, each worth one, and the price of none."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from ramsch_desktop.bots.translate import LESSONS, Deck, Share, Terms, all_plays, deck_of
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.seats import Seat, clockwise_among, next_seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.facts import aces_of
from ramsch_desktop.games.rams.options import AceCovers, Aces, RamsRules
from ramsch_desktop.games.rams.options import pack as rams_pack
from ramsch_desktop.games.rams.options import rules_of as rams_rules
from ramsch_desktop.games.rams.playing import COURTS
from ramsch_desktop.games.rams.scoring import NO_TRICK, aces_value
from ramsch_desktop.games.ramsen.options import rules_of as ramsen_rules
from ramsch_desktop.games.ramsen.playing import EXCHANGE_QUOTA
from ramsch_desktop.games.ramsen.scoring import no_trick_steps
from ramsch_desktop.games.shared.five_cards import HAND_SIZE
from ramsch_desktop.games.shared.joining_bot import committed, exchanged, staying, unseen
from ramsch_desktop.kernel import api

RAMSEN_DUTIES: Final = api.Duty.MUST_TRUMP | api.Duty.MUST_BEAT
LEAST: Final = 2
"""Players below whom nothing is played."""


def ramsen_terms(view: View) -> Terms | None:
    """The terms of the tricks of Ramsen."""
    seats = players(view)
    rules = ramsen_rules(view.options)
    costs = tuple(
        float(sum(step.value for step in no_trick_steps(int(view.standing.totals[seat]), rules))) for seat in seats
    )
    deck, table = tricks_of(view, len(seats))
    return _terms(view, seats, deck, table, _payoff(costs, (0.0,) * len(seats)))


def rams_terms(view: View) -> Terms | None:
    """The terms of the tricks of Rams; the aces of the others are priced by the chance that they hold them."""
    seats = players(view)
    rules = rams_rules(view.options)
    held = rules.aces is Aces.HELD
    aces = tuple((_aces(view, seat) if held else 0.0) for seat in seats)
    several = held and not rules.uniform_remise and len(_own_aces(view)) > 1
    costs = tuple(
        value + (0 if several and seat == view.seat else NO_TRICK) for seat, value in zip(seats, aces, strict=True)
    )
    deck, table = tricks_of(view, len(seats))
    return _terms(view, seats, deck, table, _payoff(costs, aces))


def tricks_of(view: View, players: int) -> tuple[Deck, api.Table]:
    """The pack and the tricks of either game among so many players; trumps must be known."""
    if view.game != "rams":
        return _table(view.order, PACK_32, players, RAMSEN_DUTIES, api.Policy.RAMSEN, ())
    rules = rams_rules(view.options)
    assert view.table.turned is not None
    courts, pack = _courts(view.table.turned, rules), rams_pack(view.options)
    return _table(view.order, pack, players, _rams_duties(rules), api.Policy.RAMS, courts)


def players(view: View) -> tuple[Seat, ...]:
    """The seats that play the deal, from the dealer's left."""
    return clockwise_among(next_seat(view.table.dealer, view.seats), tuple(sorted(staying(view))), view.seats)


def _own_aces(view: View) -> tuple[Card, ...]:
    """The aces that the seat had before the first trick."""
    return aces_of((*view.hand, *_played_by(view, view.seat)))


def _played_by(view: View, seat: Seat) -> tuple[Card, ...]:
    return tuple(play.card for play in all_plays(view) if play.seat == seat)


def _aces(view: View, seat: Seat) -> float:
    """The value of the aces of a seat: of the unseen ones as many as fall to its cards."""
    if seat == view.seat:
        return float(aces_value(_own_aces(view)))
    hidden = aces_of(unseen(view, rams_pack(view.options)))
    others = sum(count for other, count in enumerate(view.table.counts) if other != view.seat)
    share = view.table.counts[seat] / max(1, others + len(view.table.talon))
    return aces_value(aces_of(_played_by(view, seat))) + share * aces_value(hidden)


def _courts(turned: Card, rules: RamsRules) -> tuple[Card, ...]:
    match rules.ace_covers:
        case AceCovers.OFF:
            return ()
        case AceCovers.TRUMP_COURTS:
            return tuple(Card(turned.suit, rank) for rank in COURTS)
        case AceCovers.ANY_COURT:
            return tuple(card for card in PACK_32 if card.rank in COURTS)


def _rams_duties(rules: RamsRules) -> api.Duty:
    duties = api.Duty.MUST_TRUMP
    if rules.must_beat:
        duties |= api.Duty.MUST_BEAT
    if rules.ace_leads:
        duties |= api.Duty.ACE_LEAD
    if rules.queen_follows_king:
        duties |= api.Duty.KING_QUEEN
    if rules.ace_covers is not AceCovers.OFF:
        duties |= api.Duty.ACE_COVERS
    return duties


@lru_cache(maxsize=128)
def _table(
    order: CardOrder,
    pack: tuple[Card, ...],
    seats: int,
    duties: api.Duty,
    policy: api.Policy,
    courts: tuple[Card, ...],
) -> tuple[Deck, api.Table]:
    deck = deck_of(order, pack)
    table = api.make_table(
        seats,
        deck.groups,
        (0,) * len(deck.cards),
        trump=deck.trump,
        duties=duties,
        courts=[deck.index[card] for card in courts],
        policy=policy,
    )
    return deck, table


def _payoff(costs: tuple[float, ...], extra: tuple[float, ...]) -> api.Payoff:
    own = (1.0,) * len(costs)
    return api.Payoff(api.PayoffKind.TRICKS, own, tuple(-cost for cost in costs), extra)


def _terms(view: View, seats: tuple[Seat, ...], deck: Deck, table: api.Table, payoff: api.Payoff) -> Terms | None:
    if len(seats) < LEAST:
        return None
    turned, taker = view.table.turned, view.table.turned_to
    away = [card for seat, cards in view.table.laid_away if seat == view.seat for card in cards if card is not None]
    known: dict[Seat, tuple[Card, ...]] = {}
    if turned is not None and taker is None:
        away.append(turned)
    elif turned is not None and taker in seats and taker != view.seat:
        known = {taker: (turned,)}
    keepers, no_ace = _keepers(view, deck), deck.all & ~deck.mask(aces_of(deck.cards))
    kept = {seat: share for seat in seats if seat != view.seat and (share := _kept(view, deck, seat, keepers)).size}
    laid = [_laid(view, deck, seat, keepers) for seat in seats if seat != view.seat]
    if view.game == "rams":
        laid += [Share(HAND_SIZE, no_ace) for seat in range(view.seats) if seat not in (*seats, view.seat)]
    terms = Terms(deck, table, payoff, seats=seats, known=known, away=frozenset(away), kept=kept, laid=tuple(laid))
    return replace(terms, lessons=LESSONS) if view.game == "rams" else terms


def _keepers(view: View, deck: Deck) -> int:
    """Cards that nobody who knows the game exchanges: trumps, and where they count the aces."""
    trumps = tuple(card for card in deck.cards if view.order.group(card) is Group.TRUMP)
    return deck.mask({*trumps, *(aces_of(deck.cards) if view.game == "rams" else ())})


def _kept(view: View, deck: Deck, seat: Seat, keepers: int) -> Share:
    """The cards that a seat kept of those dealt to it, less what it has played of their kind."""
    if seat not in _exchanged_at_will(view):
        return Share(0, keepers)
    swapped = exchanged(view).get(seat, 0) + int(view.table.turned_to == seat)
    shown = deck.mask(play.card for play in all_plays(view) if play.seat == seat and play.card != view.table.turned)
    return Share(max(0, HAND_SIZE - swapped - (shown & keepers).bit_count()), keepers)


def _exchanged_at_will(view: View) -> frozenset[Seat]:
    """Seats that exchanged, but in Ramsen less than the five cards of the table left them."""
    if view.game == "rams":
        return committed(view)
    left, free = EXCHANGE_QUOTA, set()
    for seat, count in exchanged(view).items():
        if count < left:
            free.add(seat)
        left -= count
    return committed(view) & free


def _laid(view: View, deck: Deck, seat: Seat, keepers: int) -> Share:
    """What a seat exchanged."""
    swapped = exchanged(view).get(seat, 0) + int(view.table.turned_to == seat)
    return Share(swapped, deck.all & ~keepers)
