"""What a deal of Ramsen or Rams means to the search kernel: five tricks, each worth one, and the price of none."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ramsch_desktop.bots.translate import Deck, Terms, all_plays, deck_of
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.seats import Seat, clockwise_among, next_seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.facts import aces_of
from ramsch_desktop.games.rams.options import AceCovers, Aces, RamsRules
from ramsch_desktop.games.rams.options import pack as rams_pack
from ramsch_desktop.games.rams.options import rules_of as rams_rules
from ramsch_desktop.games.rams.playing import COURTS
from ramsch_desktop.games.rams.scoring import NO_TRICK, aces_value
from ramsch_desktop.games.ramsen.options import rules_of as ramsen_rules
from ramsch_desktop.games.ramsen.scoring import no_trick_steps
from ramsch_desktop.games.shared.joining_bot import staying
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
    deck, table = _table(view.order, PACK_32, len(seats), RAMSEN_DUTIES, api.Policy.RAMSEN, ())
    return _terms(view, seats, deck, table, _payoff(costs, (0.0,) * len(seats)))


def rams_terms(view: View) -> Terms | None:
    """The terms of the tricks of Rams; the aces of the others are not priced."""
    seats = players(view)
    rules = rams_rules(view.options)
    aces = tuple(float(_aces(view, rules)) if seat == view.seat else 0.0 for seat in seats)
    costs = tuple(NO_TRICK + value for value in aces)
    assert view.table.turned is not None
    courts = _courts(view.table.turned, rules)
    duties = _rams_duties(rules)
    deck, table = _table(view.order, rams_pack(view.options), len(seats), duties, api.Policy.RAMS, courts)
    return _terms(view, seats, deck, table, _payoff(costs, aces))


def players(view: View) -> tuple[Seat, ...]:
    """The seats that play the deal, from the dealer's left."""
    return clockwise_among(next_seat(view.table.dealer, view.seats), tuple(sorted(staying(view))), view.seats)


def _aces(view: View, rules: RamsRules) -> int:
    own = (*view.hand, *(play.card for play in all_plays(view) if play.seat == view.seat))
    return aces_value(aces_of(own)) if rules.aces is Aces.HELD else 0


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
    return Terms(deck, table, payoff, seats=seats, known=known, away=frozenset(away))
