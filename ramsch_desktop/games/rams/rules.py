"""Russian Rams: plain tricks with five cards, in which everyone writes off points.

Three players with 32 cards, four to seven with 52. Four aces, pairs of jacks and a hand of one suit are dealt
with before anybody speaks, in this order. Then each plays or passes, who holds an ace must play; the players draw
up to four cards. Follow suit, else trump. The trump ace must be led, the trump queen follows a trick of the
king, and the ace covers a court card of trumps.
"""

from __future__ import annotations

from dataclasses import replace

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.events import CardsShown
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import NATURAL, CardOrder
from ramsch_desktop.engine.phase import Step
from ramsch_desktop.engine.phases.joining import Joining
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.shuffle import shuffled
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.games.rams.facts import Facts, aces_of, trump_order
from ramsch_desktop.games.rams.options import RamsPenalty, pack, rules_of
from ramsch_desktop.games.rams.playing import SayingWhoPlays, finish, four_aces, jacks_booked, jacks_win
from ramsch_desktop.games.rams.scoring import is_one_suit, one_suit_score
from ramsch_desktop.games.shared.five_cards import deal_five, dealt_events, player_count, talon_events


def deal(options: Options, dealer: Seat, seed: int) -> Deal:
    """Five cards a seat, the next one is turned up."""
    return deal_five(shuffled(pack(options), seed), dealer, player_count(options))


def start(options: Options, deal: Deal, standing: Standing) -> Step:
    """What the dealt hands bring by themselves, in its order; then the first seat plays or passes."""
    balances = tuple(int(total) for total in standing.totals)
    facts = Facts(rules_of(options), deal.dealer, balances, deal.hands, deal.talon[0], ((),) * len(balances))
    dealt = (*dealt_events(deal.dealer, deal.hands), *talon_events(deal.talon))
    return _opened(facts, deal.talon[1:]).after(*dealt)


def _opened(facts: Facts, stock: tuple[Card, ...]) -> Step:
    won = four_aces(facts, facts.dealt, facts.from_forehand)
    if won is not None:
        return won
    facts, events, winner = jacks_booked(facts, facts.dealt, facts.from_forehand)
    if winner is not None:
        return jacks_win(facts, facts.dealt, winner).after(*events)
    if any(is_one_suit(hand) for hand in facts.dealt):
        return _one_suit(facts).after(*events)
    return Step(Joining(SayingWhoPlays(facts, stock), facts.dealt, facts.from_forehand), events)


def _one_suit(facts: Facts) -> Step:
    """The holders show their hands, and the opponents the aces that they pay for."""
    own_aces = facts.rules.penalty is RamsPenalty.OWN_ACES
    shown = ((s, h if is_one_suit(h) else aces_of(h) if own_aces else ()) for s, h in enumerate(facts.dealt))
    events = (CardsShown(seat, cards) for seat, cards in shown if cards)
    return finish(one_suit_score(facts), facts.dealt, *events)


def opening(options: Options, dealer: Seat) -> Standing:
    """Everyone has the same to write off."""
    return Standing((options.number("start"),) * player_count(options), dealer)


def book(options: Options, standing: Standing, score: Score) -> Standing:
    """Write off and add; at 0 the lowest balance wins alone, of equal ones the nearest to the dealer's left."""
    totals = tuple(total + points for total, points in zip(standing.totals, score.points, strict=True))
    over = min(totals) <= 0
    from_left = clockwise(next_seat(standing.dealer, standing.seats), standing.seats)
    return replace(
        standing,
        totals=totals,
        dealer=next_seat(standing.dealer, standing.seats),
        deals=standing.deals + 1,
        status=MatchStatus.OVER if over else MatchStatus.RUNNING,
        winner=min(from_left, key=lambda seat: totals[seat]) if over else None,
    )


def best(options: Options) -> Best:
    """The lowest balance wins."""
    return Best.LOWEST


def order(options: Options, table: Table) -> CardOrder:
    """The turned-up suit is trump; before it is turned there is none."""
    return CardOrder((), NATURAL) if table.turned is None else trump_order(table.turned)
