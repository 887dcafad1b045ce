"""What the rules of play see in a hand of Schafkopf, on masks: chances, the games worth announcing, the ace to call."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from ramsch_desktop.bots.masks import BITS, BYTE, SUITS, mask_of
from ramsch_desktop.engine.cards import PACK_32, Card, Rank, Suit
from ramsch_desktop.engine.order import Group
from ramsch_desktop.games.schafkopf.bot_announcing import CALL_FROM, SOLO_FROM, call_preference
from ramsch_desktop.games.schafkopf.contracts import CALLABLE_SUITS, OBERS, Declaration, Kind
from ramsch_desktop.games.schafkopf.hand_strength import Features, chance_with, share
from ramsch_desktop.games.schafkopf.options import SchafkopfRules

LAST_CALL_FROM: Final = 0.5
"""The chance from which a Rufspiel is announced once all others passed."""
SOLO_TRUMPS: Final = 4
"""With fewer trumps nobody thinks of a solo."""
REMEMBERED: Final = 20000
"""Hands whose games are remembered."""

ACES: Final = mask_of(card for card in PACK_32 if card.rank is Rank.ACE)
TENS: Final = mask_of(card for card in PACK_32 if card.rank is Rank.TEN)
ACE: Final = 1 << Rank.ACE - Rank.SEVEN
TEN: Final = 1 << Rank.TEN - Rank.SEVEN
PLAIN: Final = BYTE & ~(1 << Rank.QUEEN - Rank.SEVEN | 1 << Rank.JACK - Rank.SEVEN)


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that a hand may announce, with its chance and what it should bring its player."""

    declaration: Declaration
    chance: float
    value: float


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: its trumps, the four highest of them, the plain suits, the price, and trumps by what they count for."""

    declaration: Declaration
    trumps: int
    tops: int
    plain: tuple[int, ...]
    price: int
    shares: tuple[float, ...]
    least: int

    def features(self, mask: int) -> Features:
        """The features of a hand."""
        pairs = aces = voids = 0
        for suit in self.plain:
            held = mask & suit
            if not held:
                voids += 1
            elif held & ACES:
                aces += 1
                pairs += 1 if held & TENS else 0
        return Features((mask & self.trumps).bit_count(), (mask & self.tops).bit_count(), aces, pairs, voids)

    def plan(self, mask: int) -> Plan:
        """The chance and the value of the game with a hand."""
        held = self.features(mask)
        chance = chance_with(self.declaration.kind, held, self.shares[held.trumps])
        return Plan(self.declaration, chance, (2 * chance - 1) * self.price)

    def hopeful(self, mask: int) -> bool:
        """True if the hand has the least that the game needs."""
        return bool(mask & self.tops) and (mask & self.trumps).bit_count() >= self.least


def entry_of(declaration: Declaration, rules: SchafkopfRules) -> Entry:
    """What there is to know of a game."""
    order, kind = declaration.order, declaration.kind
    trumps = mask_of(card for card in PACK_32 if order.group(card) is Group.TRUMP)
    suits = [BYTE << BITS * suit & ~trumps for suit in SUITS]
    return Entry(
        declaration,
        trumps,
        mask_of(order.trumps[:4]),
        tuple(suit for suit in suits if suit.bit_count() > len(OBERS)),
        rules.tariff.call if kind is Kind.CALL else 3 * rules.tariff.solo,
        tuple(share(count, order, rules.pack) for count in range(rules.hand_size + 1)),
        1 if kind.plain in (Kind.WENZ, Kind.GEIER) else SOLO_TRUMPS,
    )


class Book:
    """The games of some house rules, and what hands promise in them; no Tout and no Sie."""

    def __init__(self, rules: SchafkopfRules) -> None:
        self.rules = rules
        kinds = [kind for kind in rules.kinds if not kind.is_tout and kind is not Kind.SIE]
        self._calls = {suit: entry_of(Declaration(Kind.CALL, suit), rules) for suit in CALLABLE_SUITS}
        self._alone = [_entries(kind, rules) for kind in kinds if kind is not Kind.CALL]
        self._has_call = Kind.CALL in kinds
        self._plans: dict[int, tuple[Plan, ...]] = {}

    def best_plans(self, mask: int) -> tuple[Plan, ...]:
        """The best game of each class that the hand may hope for, the best value first."""
        found = self._plans.get(mask)
        if found is None:
            if len(self._plans) >= REMEMBERED:
                self._plans.clear()
            found = self._plans[mask] = self._thought(mask)
        return found

    def _thought(self, mask: int) -> tuple[Plan, ...]:
        plans = []
        suit = called_suit(mask) if self._has_call else None
        if suit is not None:
            plans.append(self._calls[suit].plan(mask))
        for entries in self._alone:
            games = [entry.plan(mask) for entry in entries if entry.hopeful(mask)]
            if games:
                plans.append(max(games, key=lambda plan: plan.value))
        return tuple(sorted(plans, key=lambda plan: -plan.value))

    def announced(self, mask: int, above: int, last: bool) -> Plan | None:
        """The game that the rules announce above a height, None to pass; ``last`` if all others passed."""
        call_from = LAST_CALL_FROM if last else CALL_FROM
        for plan in self.best_plans(mask):
            least = call_from if plan.declaration.kind is Kind.CALL else SOLO_FROM
            if plan.declaration.kind.height > above and plan.chance >= least:
                return plan
        return None


def _entries(kind: Kind, rules: SchafkopfRules) -> tuple[Entry, ...]:
    games = tuple(Declaration(kind, suit) for suit in kind.suits) or (Declaration(kind),)
    return tuple(entry_of(game, rules) for game in games)


@lru_cache(maxsize=8)
def book_of(rules: SchafkopfRules) -> Book:
    """The book of house rules."""
    return Book(rules)


def called_suit(mask: int) -> Suit | None:
    """The suit whose ace the rules call."""
    best, most = None, (False, -1)
    for suit in CALLABLE_SUITS:
        held = mask >> BITS * suit & PLAIN
        if not held or held & ACE:
            continue
        preference = call_preference(not held & TEN, held.bit_count())
        if preference > most:
            best, most = suit, preference
    return best


@cache
def called_card(suit: Suit) -> int:
    """The mask of the ace of a suit."""
    return mask_of((Card(suit, Rank.ACE),))
