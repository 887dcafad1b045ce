"""The passing round before a Ramsch, imagined and decided by the strong player."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.masks import mask_of
from ramsch_desktop.bots.passing_choice import passes_of
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.bots.skat_outcomes import ramsch
from ramsch_desktop.bots.skat_passing import Round, passed_on
from ramsch_desktop.bots.skat_worlds import worlds
from ramsch_desktop.engine.cards import PACK_32, Card, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.games.schieberamsch import SCHIEBERAMSCH
from ramsch_desktop.games.shared.ramsch_risk import risk
from tests.bots.trials import unhurried
from tests.playing import opened, play_texts

DEALER = 2


def dealt(codes: str, said: str, **options: OptionValue) -> Course:
    """A deal in which forehand holds these cards and the others any, after these words."""
    hand = parse_cards(codes)
    rest = [card for card in PACK_32 if card not in hand]
    Random(7).shuffle(rest)
    others = [tuple(sorted(rest[10 * n : 10 * n + 10])) for n in range(2)]
    chosen = read_options(SCHIEBERAMSCH.options, options)
    deal = Deal(DEALER, (hand, *others), tuple(rest[20:]))
    return play_texts(begin(SCHIEBERAMSCH, chosen, SCHIEBERAMSCH.opening(chosen, DEALER), deal), said)


def decided(course: Course) -> str:
    """What the strong player does there, with all the time it wants."""
    assert course.to_move is not None
    bot = SearchBot(SCHIEBERAMSCH, 1, worlds=600, seconds=600.0)
    return str(bot.choose(course.view(course.to_move), Budget()).action)


def test_an_imagined_round_ends_as_at_the_table() -> None:
    pushed = 0
    for seed in range(30):
        options = read_options(SCHIEBERAMSCH.options, {"grand_hand": "off"})
        course = opened(SCHIEBERAMSCH, options, seed, DEALER)
        start = passes_of(course.view(0))
        first = Round(tuple(mask_of(hand) for hand in course.hands), mask_of(course.deal.talon))
        ours = passed_on(first, range(3), start.rules)
        while course.to_move is not None and course.view(course.to_move).phase != "TrickPlay":
            course = course.apply(SCHIEBERAMSCH.policies["medium"](course.view(course.to_move), Random(1)).action)
        assert ours.pushes.count == passes_of(course.view(0)).pushes.count
        pushed += ours.pushes.count
        if not ours.pushes.count:
            assert risk(cards(ours.hands[0])) == pytest.approx(risk(course.hands[0]))
    assert pushed > 0


def cards(mask: int) -> list[Card]:
    return [card for card in PACK_32 if mask_of((card,)) & mask]


def test_the_loser_of_a_ramsch_pays_more_after_a_push() -> None:
    view = dealt("DJ CA C10 CK S7 S10 HA H9 D10 DK", "no, no, no").view(0)
    now = passes_of(view)
    world = next(worlds(view, unhurried(view, 1), lambda seat, hand: False))
    start = Round(world.hands, world.skat, now.pushes)
    once, twice = ramsch(now.rules.ramsch, start, 1), ramsch(now.rules.ramsch, start.pushed(), 1)
    assert min(once) < 0
    assert twice == tuple(2 * score for score in once)


def test_twelve_cards_leave_twenty_for_the_others() -> None:
    view = dealt("CJ SJ HJ CA C10 SA S10 HA H10 DA", "no, no, no, take").view(0)
    for world in islice(worlds(view, unhurried(view, 1), lambda seat, hand: False), 20):
        assert [hand.bit_count() for hand in world.hands] == [12, 10, 10]
        assert world.skat == 0


def test_the_harmless_hand_is_pushed_and_the_dangerous_one_takes_the_skat() -> None:
    assert decided(dealt("C7 C8 C9 S7 S8 S9 H7 H8 D7 D9", "no, no, no")) == "push"
    assert decided(dealt("DJ CA C10 CK S7 S10 HA H9 D10 DK", "no, no, no")) == "take"


def test_dear_cards_without_low_ones_are_passed_on() -> None:
    course = dealt("C7 C8 C9 S7 S8 S9 H7 H8 DA D10", "no, no, no, take")
    own = decided(course)
    assert own.startswith("pass-on ")
    assert "DA" in own


def test_grand_hand_is_played_with_a_sure_hand_only() -> None:
    assert decided(dealt("CJ SJ HJ DJ CA C10 CK SA S10 HA", "")) == "grand-hand"
    assert decided(dealt("C7 C8 C9 S7 S8 S9 H7 H8 D7 D9", "")) == "no"
