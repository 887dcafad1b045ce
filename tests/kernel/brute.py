"""A plain minimax over lists of cards: own move and winner code, no pruning, no masks."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rules:
    """What the brute search needs of a contract; a card is an index, stronger if higher in its group."""

    group: tuple[int, ...]
    points: tuple[int, ...]
    trump: int
    must_trump: bool = False
    must_beat: bool = False
    ace_lead: bool = False
    king_queen: bool = False
    courts: frozenset[int] = frozenset()
    called: int = -1
    run_length: int = 99
    per_trick: bool = False
    maximise: bool = True

    @property
    def trumps(self) -> list[int]:
        """Trumps from the top."""
        return [card for card in reversed(range(len(self.group))) if self.group[card] == self.trump]

    def beats(self, card: int, other: int) -> bool:
        """True if ``card``, played later, takes the trick from ``other``."""
        if self.group[card] == self.group[other]:
            return card > other
        return self.group[card] == self.trump

    def best(self, trick: list[int]) -> int:
        """Place of the card that has the trick."""
        place = 0
        for later in range(1, len(trick)):
            if self.beats(trick[later], trick[place]):
                place = later
        return place

    def leads(self, hand: tuple[int, ...], free: bool, king: bool) -> list[int]:
        """Cards that may be led."""
        top = self.trumps[:3]
        if self.ace_lead and top[0] in hand:
            return [top[0]]
        if self.king_queen and king and top[2] in hand:
            return [top[2]]
        if self.called in hand and not free:
            suit = [card for card in hand if self.group[card] == self.group[self.called]]
            if len(suit) < self.run_length:
                return [card for card in hand if card not in suit or card == self.called]
        return list(hand)

    def replies(self, hand: tuple[int, ...], trick: list[int], free: bool) -> list[int]:
        """Cards that may follow."""
        led = self.group[trick[0]]
        moves = [card for card in hand if self.group[card] == led]
        bound = self.called in hand and not free
        if bound and led == self.group[self.called]:
            return [self.called]
        if not moves and self.must_trump:
            moves = [card for card in hand if self.group[card] == self.trump]
        if not moves:
            moves = [card for card in hand if not bound or card != self.called] or list(hand)
        high = trick[self.best(trick)]
        if self.must_beat and any(self.beats(card, high) for card in moves):
            moves = [card for card in moves if self.beats(card, high)]
        ace = self.trumps[0] if self.trumps else -1
        if self.courts & set(trick) and ace in moves:
            return [ace]
        return moves


@dataclass
class Brute:
    """Value of a position for a side by trying everything."""

    rules: Rules
    side: frozenset[int]
    bonus: int = 0
    memo: dict[tuple[tuple[tuple[int, ...], ...], int, bool, bool], int] = field(default_factory=dict)

    def value(self, hands: tuple[tuple[int, ...], ...], leader: int, free: bool, king: bool) -> int:
        """Worth that the side takes from a trick boundary."""
        if not hands[0]:
            return 0
        key = (hands, leader, free, king)
        if key not in self.memo:
            self.memo[key] = self.trick(hands, leader, [], free, king)
        return self.memo[key]

    def trick(self, hands: tuple[tuple[int, ...], ...], leader: int, cards: list[int], free: bool, king: bool) -> int:
        """Worth that the side takes with some cards on the table."""
        if len(cards) == len(hands):
            return self.close(hands, leader, cards, free)
        seat = (leader + len(cards)) % len(hands)
        hand = hands[seat]
        moves = self.rules.replies(hand, cards, free) if cards else self.rules.leads(hand, free, king)
        values = []
        for card in moves:
            rest = tuple(c for c in hand if c != card)
            after = (*hands[:seat], rest, *hands[seat + 1 :])
            values.append(self.trick(after, leader, [*cards, card], free or card == self.rules.called, king))
        return max(values) if (seat in self.side) == self.rules.maximise else min(values)

    def close(self, hands: tuple[tuple[int, ...], ...], leader: int, cards: list[int], free: bool) -> int:
        """Book a full trick."""
        rules = self.rules
        place = rules.best(cards)
        winner = (leader + place) % len(hands)
        worth = 1 if rules.per_trick else sum(rules.points[card] for card in cards)
        if not hands[0]:
            worth += self.bonus
        if rules.called >= 0 and rules.group[cards[0]] == rules.group[rules.called]:
            free = True
        king = len(rules.trumps) > 1 and cards[place] == rules.trumps[1]
        gain = worth if winner in self.side else 0
        return gain + self.value(hands, winner, free, king)
