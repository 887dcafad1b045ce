"""Scoring of Rams: everyone writes off what he has at the start; aces and jacks have their price.

Aces count 5, 10, 15, 20 (spades, clubs, diamonds, hearts): with a trick they are written off, without one they
are added. Two jacks of one colour write off 5 in any case, all four 10. A hand of one suit writes off 5, besides
its ace, and costs every other player 5 and his own aces.
"""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.cards import Rank, Suit
from ramsch_desktop.engine.score import Score, Steps, add
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.rams.facts import Facts, aces_of
from ramsch_desktop.games.rams.options import Aces, RamsPenalty

ACE_VALUES: Final = {Suit.SPADES: 5, Suit.CLUBS: 10, Suit.DIAMONDS: 15, Suit.HEARTS: 20}
NO_TRICK: Final = 5
LONE_TRICKS: Final = 5
ONE_SUIT: Final = 5
_BONUS_OF_PAIRS: Final = (0, 5, 10)
_COLOURS: Final = ((Suit.CLUBS, Suit.SPADES), (Suit.HEARTS, Suit.DIAMONDS))


def aces_value(cards: Hand) -> int:
    """The value of the aces among these cards."""
    return sum(ACE_VALUES[card.suit] for card in aces_of(cards))


def by_value(cards: Hand) -> Hand:
    """Aces or jacks in the order of the values that aces of their suits have."""
    return tuple(sorted(cards, key=lambda card: ACE_VALUES[card.suit]))


def jack_pairs(cards: Hand) -> Hand:
    """The jacks that make pairs of one colour."""
    jacks = {card.suit: card for card in cards if card.rank is Rank.JACK}
    return tuple(jacks[suit] for pair in _COLOURS if all(s in jacks for s in pair) for suit in pair)


def jack_steps(cards: Hand, booked: Steps = ()) -> Steps:
    """What these jacks write off, beyond what was booked for them before."""
    pairs = jack_pairs(cards)
    bonus = _BONUS_OF_PAIRS[len(pairs) // 2] + int(sum(step.value for step in booked))
    return (add("jacks", -bonus, cards=pairs),) if bonus > 0 else ()


def is_one_suit(hand: Hand) -> bool:
    """True for a hand of a single suit."""
    return len({card.suit for card in hand}) == 1


def final_score(
    facts: Facts, contract: str, sums: tuple[Steps, ...], tricks: tuple[int, ...], winner: Seat | None = None
) -> Score:
    """A score of these steps with the jacks before them; the winners of a deal wrote off most."""
    all_sums = tuple((*jacks, *steps) for jacks, steps in zip(facts.jacks, sums, strict=True))
    score = Score(contract, all_sums, (0,) * facts.seats, tricks)
    best = min(score.points)
    most = tuple(seat for seat, points in enumerate(score.points) if points == best < 0)
    winners = most if winner is None else (winner,)
    return Score(contract, all_sums, (0,) * facts.seats, tricks, winners, about=next(iter(winners), None))


def event_score(facts: Facts, contract: str, winner: Seat, steps: Steps = ()) -> Score:
    """A deal that one player ends before a card is played."""
    return final_score(facts, contract, only(facts, winner, steps), (0,) * facts.seats, winner)


def four_aces_score(facts: Facts, seat: Seat, hand: Hand) -> Score:
    """Four aces in one hand write off all that is left."""
    return event_score(facts, "four_aces", seat, (add("four_aces", -facts.balance(seat), cards=aces_of(hand)),))


def void_score(facts: Facts) -> Score:
    """Nobody plays: only the jacks count."""
    return final_score(facts, "void", ((),) * facts.seats, (0,) * facts.seats)


def lone_score(facts: Facts, seat: Seat) -> Score:
    """Only one plays: he writes off five tricks and his aces without play."""
    steps = (add("lone", -LONE_TRICKS), *_with_trick(facts.dealt[seat]))
    return final_score(facts, "lone", only(facts, seat, steps), (0,) * facts.seats)


def only(facts: Facts, seat: Seat, steps: Steps) -> tuple[Steps, ...]:
    """These steps for one seat, none for the others."""
    return tuple(steps if s == seat else () for s in range(facts.seats))


def one_suit_score(facts: Facts) -> Score:
    """Hands of one suit: their holders write off, every opponent of each adds."""
    holders = tuple(seat for seat in facts.from_forehand if is_one_suit(facts.dealt[seat]))
    sums = tuple(
        tuple(step for holder in holders for step in _one_suit_steps(facts, seat, holder))
        for seat in range(facts.seats)
    )
    return final_score(facts, "one_suit", sums, (0,) * facts.seats)


def _one_suit_steps(facts: Facts, seat: Seat, holder: Seat) -> Steps:
    hand = facts.dealt[holder]
    trump = hand[0].suit is facts.turned.suit
    value, rule = (facts.rules.trump_rams, "trump_rams") if trump else (ONE_SUIT, "one_suit")
    if seat == holder:
        return (add(rule, -value, seats=(holder,)), *_with_trick(hand))
    aces = aces_of(facts.dealt[seat] if facts.rules.penalty is RamsPenalty.OWN_ACES else hand)
    against = add(f"{rule}_against", value, seats=(holder,))
    return (against, add("aces_against", aces_value(aces), cards=aces)) if aces else (against,)


def _with_trick(cards: Hand) -> Steps:
    aces = aces_of(cards)
    return (add("aces", -aces_value(aces), cards=aces),) if aces else ()


def played_score(facts: Facts, tricks: tuple[int, ...], players: tuple[Seat, ...], held: tuple[Hand, ...]) -> Score:
    """The tricks of a deal; ``held`` are the hands as they were before the first trick."""
    cards = held if facts.rules.aces is Aces.HELD else facts.dealt
    sums = tuple(
        _played_steps(facts, tricks[seat], cards[seat]) if seat in players else () for seat in range(facts.seats)
    )
    return final_score(facts, "rams", sums, tricks)


def _played_steps(facts: Facts, tricks: int, cards: Hand) -> Steps:
    """Without a trick the aces are added, and 5 besides; by the old rule not with two or three aces."""
    if tricks:
        return (add("tricks", -tricks), *_with_trick(cards))
    aces = aces_of(cards)
    remise: Steps = (add("no_trick", NO_TRICK),) if len(aces) < 2 or facts.rules.uniform_remise else ()
    return (*remise, add("aces_lost", aces_value(aces), cards=aces)) if aces else remise
