"""How players of the medium level join and exchange in Ramsen and Rams, and what a deal brings: by these rules the
strong level plays deals out.

A card is its number in the deck, a hand a list of them; seats are those of the table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from functools import cached_property
from math import log
from typing import Final, TypeAlias

from ramsch_desktop.bots.rams_terms import tricks_of
from ramsch_desktop.engine.cards import Rank
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams import constants as rams
from ramsch_desktop.games.rams import joining as rams_joining
from ramsch_desktop.games.rams.options import Aces
from ramsch_desktop.games.rams.options import rules_of as rams_rules
from ramsch_desktop.games.rams.scoring import ACE_VALUES, LONE_TRICKS, NO_TRICK
from ramsch_desktop.games.ramsen import constants as ramsen
from ramsch_desktop.games.ramsen import joining as ramsen_joining
from ramsch_desktop.games.ramsen.actions import Keep
from ramsch_desktop.games.ramsen.options import BARS, Lone, Order
from ramsch_desktop.games.ramsen.options import rules_of as ramsen_rules
from ramsch_desktop.games.ramsen.playing import EXCHANGE_QUOTA

Cards: TypeAlias = list[int]
ALL_ACES: Final = 4
CERTAIN: Final = 40.0
"""A sum of weights beyond all doubt."""


def odds(chance: float) -> float:
    """The sum of weights that belongs to a chance."""
    return -CERTAIN if chance <= 0.0 else CERTAIN if chance >= 1.0 else log(chance / (1.0 - chance))


class Players(ABC):
    """The medium players of one deal; ``inside`` others play for sure, ``later`` ones have not spoken yet.

    ``spread`` is the lead in points by which the chances to win the match differ by a factor of e.
    """

    spread: float
    joins_first = True

    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = view.seats
        self.dealer = view.table.dealer
        self.order = clockwise(next_seat(self.dealer, self.seats), self.seats)
        self.totals = tuple(int(total) for total in view.table.running(view.standing.totals))
        self.deck = tricks_of(view, self.seats)[0]
        cards = self.deck.cards
        self.trump = tuple(view.order.group(card) is Group.TRUMP for card in cards)
        self.ace = tuple(card.rank is Rank.ACE for card in cards)
        self.worth = tuple((card.rank, card.suit) for card in cards)

    @cached_property
    def keepers(self) -> tuple[bool, ...]:
        """Cards that nobody exchanges who knows the game."""
        return self.trump

    def plain(self, hand: Sequence[int]) -> Cards:
        """The plain cards of a hand, the worst first."""
        return sorted((card for card in hand if not self.trump[card]), key=self.worth.__getitem__)

    def unwanted(self, hand: Sequence[int]) -> Cards:
        """What a player exchanges if he may, the worst first."""
        return [card for card in self.plain(hand) if not self.keepers[card]]

    @abstractmethod
    def limit(self, seat: Seat, counts: Sequence[int], taker: Seat | None) -> int:
        """How many cards the seat may exchange with the talon, as long as it lasts."""

    def must(self, hand: Sequence[int]) -> bool:
        """True if the hand forbids dropping out."""
        return False

    def commits(self, seat: Seat, hand: Sequence[int], limit: int, takes: bool, inside: int, later: int) -> bool:
        """True if a seat binds itself by exchanging; ``takes`` if it may take the turned-up card."""
        return True

    @abstractmethod
    def joins(self, seat: Seat, hand: Sequence[int], inside: int, later: int) -> bool:
        """True if the seat plays of its own will."""

    def called_in(self, joined: Sequence[Seat]) -> Seat | None:
        """Who must play against a single player."""
        return None

    @abstractmethod
    def lone(self, seat: Seat, hand: Sequence[int]) -> Sequence[float]:
        """The points that each has left after a deal without other players."""

    @abstractmethod
    def played(self, tricks: dict[Seat, int], held: Sequence[Cards]) -> Sequence[float]:
        """The points that each has left after these tricks of the players; ``held`` are the hands before them."""

    def wins(self, hand: Sequence[int]) -> bool:
        """True for cards that end the match at once."""
        return False


class RamsenPlayers(Players):
    """Ramsen: trumps are kept; a cross for no trick; the last bar ends the match."""

    spread = 2.9

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.rules = ramsen_rules(view.options)
        self.joins_first = self.rules.order is Order.BID_FIRST
        self.exchanging, self.as_dealt = ramsen.EXCHANGING[self.seats], ramsen.AS_DEALT[self.seats]
        self.worth_exchanging = self._card_weights(self.exchanging)
        self.worth_as_dealt = self._card_weights(self.as_dealt)
        self.kept_by = next((said.seat for said in view.table.said if isinstance(said.action, Keep)), None)
        self.asked = [
            odds(ramsen_joining.asked_with(need, self.rules.cap, ramsen.MEDIUM_CHANCE).chance) for need in self.totals
        ]

    def _card_weights(self, weights: ramsen.Weights) -> tuple[float, ...]:
        return tuple(ramsen_joining.card_weight(card, self.view.order, weights) for card in self.deck.cards)

    def limit(self, seat: Seat, counts: Sequence[int], taker: Seat | None) -> int:
        """What the others left of the five."""
        return 0 if seat == self.kept_by else EXCHANGE_QUOTA - sum(counts)

    def commits(self, seat: Seat, hand: Sequence[int], limit: int, takes: bool, inside: int, later: int) -> bool:
        """By the chance of a trick after the exchange."""
        swaps = min(len(self.unwanted(hand)), limit + takes)
        return self._chance(hand, swaps, inside, later) >= self.asked[seat]

    def _chance(self, hand: Sequence[int], swaps: int, inside: int, later: int) -> float:
        weights, worth = (self.exchanging, self.worth_exchanging) if swaps else (self.as_dealt, self.worth_as_dealt)
        others = weights.inside * inside + weights.to_speak * later
        return weights.const + sum(worth[card] for card in hand) + weights.swap * swaps + others

    def joins(self, seat: Seat, hand: Sequence[int], inside: int, later: int) -> bool:
        """By the chance of a trick with these cards, or with the share of the exchange that is to be expected."""
        if not inside and not later:
            return True
        if not self.joins_first:
            return self._chance(hand, 0, inside, later) >= self.asked[seat]
        taken = ramsen.EXCHANGE_OF_A_PLAYER * inside
        left = 0 if seat == self.kept_by else max(0, EXCHANGE_QUOTA - taken)
        return self.commits(seat, hand, left, seat == self.dealer, inside, later)

    def called_in(self, joined: Sequence[Seat]) -> Seat | None:
        """By a custom the dealer plays against a single player."""
        against = self.rules.lone is Lone.VS_DEALER and len(joined) == 1 and joined[0] != self.dealer
        return self.dealer if against else None

    def lone(self, seat: Seat, hand: Sequence[int]) -> Sequence[float]:
        """Five bars, or one."""
        bars = 1 if self.rules.lone is Lone.ONE else BARS
        return [total - bars if s == seat else total for s, total in enumerate(self.totals)]

    def played(self, tricks: dict[Seat, int], held: Sequence[Cards]) -> Sequence[float]:
        """A bar a trick; a cross for none, up to the cap, unless the match is over."""
        left = [total - tricks.get(seat, 0) for seat, total in enumerate(self.totals)]
        if min(left) > 0:
            for seat, taken in tricks.items():
                left[seat] = left[seat] if taken else self._with_cross(left[seat])
        return left

    def _with_cross(self, need: int) -> int:
        return need + BARS if self.rules.cap is None else min(need + BARS, max(need, self.rules.cap))


class RamsPlayers(Players):
    """Rams: trumps and aces are kept; aces are written off with a trick and added without."""

    spread = 27.0

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.rules = rams_rules(view.options)
        self.weights = rams.BEFORE_THE_DRAW[self.seats]
        self.card_worth = tuple(rams_joining.card_weight(c, view.order, self.weights) for c in self.deck.cards)
        self.ace_value = tuple(ACE_VALUES[c.suit] if c.rank is Rank.ACE else 0 for c in self.deck.cards)
        usual = 0.0 if self.seats == rams.ALWAYS_PLAYERS else rams.MEDIUM_CHANCE
        self.asked = [odds(rams_joining.asked_among(self.totals, seat, usual).chance) for seat in range(self.seats)]

    @cached_property
    def keepers(self) -> tuple[bool, ...]:
        """Trumps and aces."""
        return tuple(trump or ace for trump, ace in zip(self.trump, self.ace, strict=True))

    def limit(self, seat: Seat, counts: Sequence[int], taker: Seat | None) -> int:
        """The limit of the house, in which the turned-up card counts."""
        return self.rules.max_draw - (taker == seat)

    def must(self, hand: Sequence[int]) -> bool:
        """Who holds an ace plays."""
        return any(self.ace[card] for card in hand)

    def joins(self, seat: Seat, hand: Sequence[int], inside: int, later: int) -> bool:
        """By the chance of a trick before the draw."""
        if not inside and not later:
            return True
        own = rams.DEALER if seat == self.dealer else 0.0
        others = self.weights.inside * inside + self.weights.to_speak * later
        return self.weights.const + sum(self.card_worth[card] for card in hand) + others + own >= self.asked[seat]

    def lone(self, seat: Seat, hand: Sequence[int]) -> Sequence[float]:
        """Five tricks and the aces."""
        gain = LONE_TRICKS + self._aces(hand)
        return [total - gain if s == seat else total for s, total in enumerate(self.totals)]

    def played(self, tricks: dict[Seat, int], held: Sequence[Cards]) -> Sequence[float]:
        """Tricks and aces written off; without a trick aces are added, and mostly 5 besides."""
        left = list(self.totals)
        for seat, taken in tricks.items():
            aces = self._aces(held[seat]) if self.rules.aces is Aces.HELD else 0
            left[seat] += -taken - aces if taken else aces + self._remise(held[seat])
        low = min(left)
        return [total if total == low or low > 0 else max(total, 1) for total in left]

    def _aces(self, hand: Sequence[int]) -> int:
        return sum(self.ace_value[card] for card in hand)

    def _remise(self, hand: Sequence[int]) -> int:
        several = sum(self.ace[card] for card in hand) > 1
        return 0 if several and not self.rules.uniform_remise else NO_TRICK

    def wins(self, hand: Sequence[int]) -> bool:
        """Four aces."""
        return sum(self.ace[card] for card in hand) == ALL_ACES


def players_of(view: View) -> Players:
    """The players of the view's game."""
    return RamsPlayers(view) if view.game == "rams" else RamsenPlayers(view)


def others(order: Sequence[Seat], seat: Seat, sure: Collection[Seat]) -> tuple[int, int]:
    """How many others play for sure, and how many of the rest speak after the seat."""
    later = order[order.index(seat) + 1 :]
    return len(set(sure) - {seat}), sum(other not in sure for other in later)
