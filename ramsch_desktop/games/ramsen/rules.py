"""Ramsen of Bavaria: plain tricks with five cards, bars to make, and a cross for who takes none.

Three to five players, 32 German-suited cards. The player at the dealer's right cuts and may keep the card that
he sees. Five cards each, the next one names trumps. Five cards in all may be exchanged, the dealer may besides
take the turned-up card; who exchanged must play. Follow suit, else trump, and head the trick if you can.
In Zaisertshofen everyone first plays or passes, and only the players exchange.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import PACK_32, Card, Suit
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadRecord
from ramsch_desktop.engine.events import ActionTaken, CardsTaken, DealStarted
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat, next_seat
from ramsch_desktop.engine.shuffle import shuffled
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.ramsen.actions import Keep, Leave
from ramsch_desktop.games.ramsen.events import CutSeen
from ramsch_desktop.games.ramsen.options import BARS, RamsenRules, rules_of
from ramsch_desktop.games.ramsen.playing import Facts, open_rounds
from ramsch_desktop.games.ramsen.trumps import BEFORE_THE_TURN, trump_order
from ramsch_desktop.games.shared.five_cards import deal_five, hand_events, player_count, talon_events


def deal(options: Options, dealer: Seat, seed: int) -> Deal:
    """Five cards a seat; the card seen at the cut ends as the bottom card of the talon."""
    dealt = deal_five(shuffled(PACK_32, seed), dealer, player_count(options))
    return replace(dealt, cut=dealt.talon[-1]) if options.on("schleck") else dealt


def cutter_of(deal: Deal) -> Seat:
    """The seat at the dealer's right, who cuts."""
    return (deal.dealer - 1) % len(deal.hands)


def start(options: Options, deal: Deal, standing: Standing) -> Step:
    """The cutter sees his card before anybody is dealt one; without a cut card the cards are dealt at once."""
    rules, needs = rules_of(options), tuple(int(total) for total in standing.totals)
    begun = DealStarted(deal.dealer, deal.active)
    if deal.cut is None or not options.on("schleck"):
        return _dealt(rules, needs, deal, None).after(begun)
    if deal.cut not in (*deal.talon, *deal.hands[cutter_of(deal)]):
        text = QT_TRANSLATE_NOOP("Faults", "The cut card {card} is neither in the talon nor in the cutter's hand.")
        raise BadRecord(text, card=deal.cut.code)
    return Step(Cutting(rules, needs, deal), (begun, CutSeen(cutter_of(deal), (deal.cut,))))


@dataclass(frozen=True, slots=True)
class Cutting:
    """The cutter keeps the card he saw, or leaves it; nobody has been dealt cards yet."""

    rules: RamsenRules
    needs: tuple[int, ...]
    deal: Deal

    @property
    def to_move(self) -> Seat:
        """The seat at the dealer's right."""
        return cutter_of(self.deal)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Nobody holds a card."""
        return ((),) * len(self.needs)

    def legal_actions(self) -> tuple[Action, ...]:
        """Keep or leave the card."""
        return (Keep(), Leave())

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is played now."""
        return None

    def apply(self, action: Action) -> Step:
        """The cards are dealt; who keeps the cut card is dealt one less."""
        require_legal(action, self.legal_actions())
        cutter, said = self.to_move, ActionTaken(self.to_move, action)
        if isinstance(action, Leave):
            return _dealt(self.rules, self.needs, without_cut(self.deal), None).after(said)
        step = _dealt(self.rules, self.needs, with_cut(self.deal), cutter)
        assert self.deal.cut is not None
        return step.after(said, CardsTaken(cutter, (self.deal.cut,)))


def with_cut(deal: Deal) -> Deal:
    """The deal with the cut card as the last one of the cutter's hand; his fifth card takes its place."""
    hand = deal.hands[cutter_of(deal)]
    if deal.cut is None or deal.cut in hand:
        return _with_hand(deal, (*(card for card in hand if card is not deal.cut), *_cut(deal)), deal.talon)
    talon = tuple(hand[-1] if card is deal.cut else card for card in deal.talon)
    return _with_hand(deal, (*hand[:-1], deal.cut), talon)


def without_cut(deal: Deal) -> Deal:
    """The deal with the cut card in the talon, at the bottom if the record wrote it into the cutter's hand."""
    hand = deal.hands[cutter_of(deal)]
    if deal.cut is None or deal.cut in deal.talon:
        return deal
    fifth = deal.talon[-1]
    return _with_hand(deal, tuple(fifth if c is deal.cut else c for c in hand), (*deal.talon[:-1], deal.cut))


def _cut(deal: Deal) -> tuple[Card, ...]:
    return () if deal.cut is None else (deal.cut,)


def _with_hand(deal: Deal, hand: Hand, talon: tuple[Card, ...]) -> Deal:
    hands = tuple(hand if seat == cutter_of(deal) else old for seat, old in enumerate(deal.hands))
    return replace(deal, hands=hands, talon=talon)


def _dealt(rules: RamsenRules, needs: tuple[int, ...], deal: Deal, kept_by: Seat | None) -> Step:
    facts = Facts(rules, deal.dealer, needs, deal.talon[0], kept_by)
    received = tuple(hand[:-1] if seat == kept_by else hand for seat, hand in enumerate(deal.hands))
    events = (*hand_events(deal.active, received), *talon_events(deal.talon))
    return open_rounds(facts, deal.hands, deal.talon[1:]).after(*events)


def opening(options: Options, dealer: Seat) -> Standing:
    """Everyone has the same open crosses before him."""
    return Standing((BARS * options.number("crosses"),) * player_count(options), dealer)


def book(options: Options, standing: Standing, score: Score) -> Standing:
    """Take off the bars and add the crosses; the match ends with the last bar, or after its last deal."""
    totals = tuple(total + points for total, points in zip(standing.totals, score.points, strict=True))
    deals = standing.deals + 1
    over = min(totals) <= 0 or deals >= options.number("deal_limit")
    return replace(
        standing,
        totals=totals,
        dealer=next_seat(standing.dealer, standing.seats),
        deals=deals,
        status=MatchStatus.OVER if over else MatchStatus.RUNNING,
        winner=totals.index(min(totals)) if over and totals.count(min(totals)) == 1 else None,
    )


def best(options: Options) -> Best:
    """The fewest bars still to make win."""
    return Best.LOWEST


def order(options: Options, table: Table) -> CardOrder:
    """The order by the turned-up suit; before it is turned only the permanent trumps are known."""
    return BEFORE_THE_TURN if table.turned is None else trump_order(Suit(table.turned.suit))
