"""Deals, options and courses for the tests of Schafkopf."""

from collections.abc import Mapping
from random import Random

from ramsch_desktop.engine.cards import Card, parse_cards
from ramsch_desktop.engine.course import Course, begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import Options, OptionValue, read_options
from ramsch_desktop.games.schafkopf import SCHAFKOPF
from ramsch_desktop.games.schafkopf.actions import Declare
from ramsch_desktop.games.schafkopf.contracts import Declaration
from ramsch_desktop.games.schafkopf.options import OPTIONS, rules_of
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding, Terms

DEALER = 3
SEATS = (0, 1, 2, 3)

FOUR_HANDS = (
    "CQ HQ SJ HA H9 S10 S7 D9",
    "SQ CJ HK H7 SA S9 CA D8",
    "DQ HJ H10 C10 C9 SK DA D7",
    "DJ H8 CK C8 C7 S8 D10 DK",
)
"""A deal in which seat 0 can call spades (held by seat 1) or diamonds (held by seat 2)."""


def options_of(**given: OptionValue) -> Options:
    """Options that differ from the default as given."""
    return read_options(OPTIONS, given)


def deal_with(*hands: str, options: Mapping[str, OptionValue] | None = None, seed: int = 1) -> Deal:
    """A deal by seat 3; hands that are not given, or not full, are filled with the cards left over."""
    chosen = options_of(**(options or {}))
    pack, size = SCHAFKOPF.pack(chosen), SCHAFKOPF.hand_size(chosen)
    given = [list(parse_cards(hand)) for hand in hands] + [list[Card]() for _ in range(4 - len(hands))]
    named = {card for hand in given for card in hand}
    left = [card for card in pack if card not in named]
    Random(seed).shuffle(left)
    for hand in given:
        while len(hand) < size:
            hand.append(left.pop())
    return Deal(DEALER, tuple(tuple(hand) for hand in given))


def course_of(deal: Deal, *actions: str, stock: OptionValue = 0, **given: OptionValue) -> Course:
    """The course of a deal after these actions."""
    standing = SchafkopfStanding((0, 0, 0, 0), deal.dealer, stock=int(stock))
    return play_on(begin(SCHAFKOPF, options_of(**given), standing, deal), actions)


def four_hands(*actions: str, **given: OptionValue) -> Course:
    """The course of the deal FOUR_HANDS after these actions."""
    return course_of(deal_with(*FOUR_HANDS), *actions, **given)


def cards(codes: str) -> list[str]:
    """The plays of these cards, in the notation."""
    return [f"play {code}" for code in codes.split()]


def legal(course: Course) -> tuple[str, ...]:
    """What the seat to move may do, in the notation."""
    return tuple(str(action) for action in course.legal_actions())


def terms_with(*hands: str, stock: OptionValue = 0, **given: OptionValue) -> Terms:
    """Terms of a deal with these hands."""
    deal = deal_with(*hands, options=given)
    return Terms(rules_of(options_of(**given)), SEATS, deal.hands, int(stock))


def game(text: str) -> Declaration:
    """A game written as in the notation: ``call S``, ``wenz``."""
    return Declare.parse(text).declaration
