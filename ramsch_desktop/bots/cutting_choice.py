"""Whether the strong player of Ramsen keeps the card that he sees at the cut: whole deals are played out both ways."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ramsch_desktop.bots.comparison import CLEAR, Comparison
from ramsch_desktop.bots.joining_rules import RamsenPlayers
from ramsch_desktop.bots.joining_worlds import Plan, Playing, Round
from ramsch_desktop.bots.race import chance_to_win
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import PACK_32, Card, Suit
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsen.actions import Keep, Leave
from ramsch_desktop.games.ramsen.events import CutSeen
from ramsch_desktop.games.ramsen.options import Order
from ramsch_desktop.games.ramsen.trumps import trump_order
from ramsch_desktop.games.shared.five_cards import HAND_SIZE

WORLDS: Final = 300
LEAST: Final = 8


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of a deal: hands by seat, the turned-up one, the rest of the talon from its top."""

    hands: list[list[Card]]
    turned: Card
    stock: list[Card]


class Trumps:
    """How deals go on with a suit as trumps."""

    def __init__(self, view: View, suit: Suit) -> None:
        first = Order(view.options.word("order")) is Order.EXCHANGE_FIRST
        self.view = replace(view, order=trump_order(suit), phase="Swapping" if first else "Joining")
        self.players = RamsenPlayers(self.view)
        self.playing = Playing(self.view, self.players, self.players.order)

    def chance(self, dealt: Dealt, kept_by: Seat | None, seed: int) -> float:
        """The chance to win the match with these cards, if the seat ``kept_by`` kept the cut card."""
        index, view = self.players.deck.index, self.view
        self.players.kept_by = kept_by
        self.playing.turned = index[dealt.turned]
        hands = [[index[card] for card in hand] for hand in dealt.hands]
        now = Round(hands, [index[card] for card in dealt.stock], [0] * view.seats, None, [])
        return chance_to_win(self.playing.outcome(now, Plan(), seed), view.seat, self.players.spread)


def cut(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Keep the card or leave it."""
    card = next(event.cards[0] for event in view.events if isinstance(event, CutSeen))
    assert card is not None
    found, suits = Comparison(2), dict[Suit, Trumps]()
    for number in range(max(LEAST, round(WORLDS * trial.effort))):
        if trial.over:
            break
        dealt, seed = _dealt(view, card, trial.seed + number), trial.seed + number
        suit = Suit(dealt.turned.suit)
        trumps = suits.get(suit) or suits.setdefault(suit, Trumps(view, suit))
        found.add((trumps.chance(dealt, None, seed), trumps.chance(_with_kept(dealt, view.seat), view.seat, seed)))
    return _decided(found, rules) if found.worlds >= LEAST else None


def _dealt(view: View, card: Card, seed: int) -> Dealt:
    """A deal with the cut card at the bottom of the talon."""
    cards = [other for other in PACK_32 if other is not card]
    Random(seed).shuffle(cards)
    hands = [[cards.pop() for _ in range(HAND_SIZE)] for _ in range(view.seats)]
    return Dealt(hands, cards.pop(), [*cards, card])


def _with_kept(dealt: Dealt, seat: Seat) -> Dealt:
    """The deal in which the seat has the cut card, and the talon its fifth one."""
    hand, bottom = dealt.hands[seat], dealt.stock[-1]
    hands = [[*hand[:-1], bottom] if other == seat else cards for other, cards in enumerate(dealt.hands)]
    return Dealt(hands, dealt.turned, [*dealt.stock[:-1], hand[-1]])


def _decided(found: Comparison, rules: Decision) -> Decision:
    """The better answer, that of the rules in doubt; the first alternative leaves the card, the second keeps it."""
    gap = found.gap(1)
    keeps = gap > 0 if abs(gap) > CLEAR * found.error(1) else rules.action == Keep()
    own, other = (round(1000 * found.mean(place)) for place in ((1, 0) if keeps else (0, 1)))
    if own <= other:
        return rules
    action: Action = Keep() if keeps else Leave()
    rule = "keep_wins_cut" if keeps else "leave_wins_cut"
    return Decision(action, Reason(rule, rules.reason.cards, (), (own, other)))
