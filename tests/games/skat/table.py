"""Deals of Skat written out for tests: seat 0 is forehand, 1 middlehand, 2 rearhand and dealer."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ramsch_desktop.engine.cards import PACK_32, parse_cards
from ramsch_desktop.engine.course import Course, begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.games.skat import SKAT

FOREHAND = "CJ SJ CA C10 C9 C7 SA SK H9 D8"
MIDDLEHAND = "HJ CK CQ S10 S9 HA H10 H8 DA D10"
REARHAND = "DJ C8 SQ S8 S7 HK HQ DK DQ D9"
SKAT_CARDS = "H7 D7"


def usual_deal() -> Deal:
    """Forehand has a strong hand of clubs, the skat holds the sevens of the red suits."""
    hands = tuple(parse_cards(hand) for hand in (FOREHAND, MIDDLEHAND, REARHAND))
    return Deal(2, hands, parse_cards(SKAT_CARDS))


def deal_with(hand: str, skat: str, seat: int = 0) -> Deal:
    """A deal in which ``seat`` holds ``hand`` and ``skat`` lies in the skat; the others get the rest in order."""
    mine, middle = parse_cards(hand), parse_cards(skat)
    rest = [card for card in PACK_32 if card not in (*mine, *middle)]
    hands = [tuple(rest[:10]), tuple(rest[10:])]
    hands.insert(seat, mine)
    return Deal(2, tuple(hands), middle)


def course_of(
    *actions: str,
    deal: Deal | None = None,
    standing: Standing | None = None,
    rules: Mapping[str, OptionValue] = MappingProxyType({}),
    **given: OptionValue,
) -> Course:
    """The course of a deal under the usual options but those given, after these actions."""
    cards = deal or usual_deal()
    options = read_options(SKAT.options, {**rules, **given})
    return play_on(begin(SKAT, options, standing or SKAT.opening(options, cards.dealer), cards), actions)


def legal(course: Course) -> list[str]:
    """The legal actions in the notation."""
    return [str(action) for action in course.legal_actions()]
