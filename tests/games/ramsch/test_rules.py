"""How a deal of Ramsch runs: the lead, the duty to follow, passing cards on, the end of a match."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.actions import parse_action
from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.errors import IllegalAction
from ramsch_desktop.engine.events import CardsLaidAway, CardsShown, CardsTaken
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing
from ramsch_desktop.games.ramsch import RAMSCH
from tests.playing import hands_of, opened, play_texts

DEAL = Deal(
    2,
    hands_of("DJ CA CK S10 S9 H8 H7 DA DK D7", "CJ C10 C9 SA SK S8 HA H10 D9 D8", "HJ CQ C8 C7 SQ S7 HK HQ H9 D10"),
    parse_cards("SJ DQ"),
)


def course(**options: OptionValue) -> Course:
    chosen = read_options(RAMSCH.options, options)
    return begin(RAMSCH, chosen, RAMSCH.opening(chosen, DEAL.dealer), DEAL)


def playable(now: Course) -> str:
    return " ".join(str(action).removeprefix("play ") for action in now.legal_actions())


def test_forehand_leads() -> None:
    for dealer in range(3):
        assert opened(RAMSCH, course().options, 1, dealer).to_move == (dealer + 1) % 3


def test_a_led_jack_is_answered_by_a_jack_where_jacks_are_trumps() -> None:
    now = play_texts(course(variant="skat"), "play DJ")
    assert playable(now) == "CJ"
    with pytest.raises(IllegalAction, match="'play D9' is not allowed: expected one of play CJ"):
        now.apply(parse_action("play D9", RAMSCH.actions))


def test_a_led_jack_is_a_card_of_its_suit_where_they_are_not() -> None:
    assert playable(play_texts(course(variant="pip"), "play DJ")) == "D8 D9"


def test_a_jack_does_not_follow_its_printed_suit_where_it_is_a_trump() -> None:
    assert playable(play_texts(course(variant="skat"), "play D7, play D9")) == "D10"
    assert playable(play_texts(course(variant="skat"), "play CA, play C9")) == "C7 C8 CQ"


def test_who_is_void_may_play_anything() -> None:
    now = play_texts(course(variant="skat"), "play D7, play D9, play D10, play HJ, play DJ, play CJ, play D8")
    assert (now.to_move, playable(now)) == (2, "H9 HQ HK S7 SQ C7 C8 CQ")


@pytest.mark.parametrize(
    ("options", "winner"),
    [({"ten_rank": "high"}, 1), ({"ten_rank": "low"}, 0), ({"ten_rank": "low", "jacks_trump": "on"}, 0)],
)
def test_the_ten_ranks_above_the_king_or_below_the_jack(options: dict[str, OptionValue], winner: int) -> None:
    now = play_texts(course(**options), "play CK, play C10, play C8")
    assert now.view(0).table.tricks[0].winner == winner


def test_the_skat_stays_hidden_until_the_end() -> None:
    now = course(variant="skat")
    while now.to_move is not None:
        assert all(not isinstance(event, CardsShown) for event in now.events)
        assert now.view(0).table.talon == (None, None)
        now = now.apply(now.legal_actions()[0])
    assert now.events[-2] == CardsShown(None, parse_cards("SJ DQ"))


# Passing cards on (Schieberamsch of the booklet)


def test_the_two_cards_go_round_and_the_last_two_lie_face_down() -> None:
    now = play_texts(course(variant="schiebe"), "pass-on SJ DA")
    assert now.to_move == 1
    assert set(now.hands[1]) == {*DEAL.hands[1], *parse_cards("SJ DA")}
    now = play_texts(now, "pass-on SJ SA, pass-on SA D10")
    assert now.to_move == 0
    assert [len(hand) for hand in now.hands] == [10, 10, 10]
    assert parse_card("DQ") in now.hands[0]


def test_only_giver_and_taker_know_what_is_passed_on() -> None:
    now = play_texts(course(variant="schiebe"), "pass-on SJ DA")
    passed, taken = CardsLaidAway(0, parse_cards("DA SJ")), CardsTaken(1, parse_cards("DA SJ"))
    assert passed in now.view(0).events
    assert taken in now.view(1).events
    assert {CardsLaidAway(0, (None, None)), CardsTaken(1, (None, None))} <= set(now.view(2).events)


def test_any_two_of_twelve_cards_may_be_passed_on_and_no_others() -> None:
    now = course(variant="schiebe")
    assert len(now.legal_actions()) == 66
    for text in ("pass-on SJ", "pass-on SJ CJ", "pass-on SJ DA CA", "play DA"):
        with pytest.raises(IllegalAction):
            now.apply(parse_action(text, RAMSCH.actions))


# The match


def booked(standing: Standing, penalties: tuple[int, int, int], **options: OptionValue) -> Standing:
    sums = tuple((add("trick_points", value),) for value in penalties)
    score = Score("ramsch", sums, (0, 0, 0), (0, 0, 0))
    return RAMSCH.book(read_options(RAMSCH.options, options), standing, score)


def test_the_deal_moves_one_seat_after_every_deal() -> None:
    after = booked(Standing((1, 2, 3), dealer=2), (10, 0, 0))
    assert (after.totals, after.dealer, after.deals) == ((11, 2, 3), 0, 1)


def test_a_match_of_rounds_ends_when_everyone_has_dealt_as_often() -> None:
    assert booked(Standing((0, 0, 0), 1, deals=5), (1, 0, 0), rounds=2).status is MatchStatus.OVER
    assert booked(Standing((0, 0, 0), 1, deals=4), (1, 0, 0), rounds=2).status is MatchStatus.RUNNING


@pytest.mark.parametrize(
    ("options", "total", "status"),
    [
        ({"variant": "simple"}, 99, MatchStatus.RUNNING),
        ({"variant": "simple"}, 100, MatchStatus.OVER),
        ({"variant": "pip"}, 299, MatchStatus.RUNNING),
        ({"variant": "schiebe"}, 300, MatchStatus.OVER),
        ({"variant": "pip", "limit": 50}, 50, MatchStatus.OVER),
        ({"variant": "skat"}, -300, MatchStatus.OVER),
        ({"variant": "skat"}, 300, MatchStatus.RUNNING),
    ],
)
def test_a_match_to_a_limit_ends_when_someone_reaches_it(
    options: dict[str, OptionValue], total: int, status: MatchStatus
) -> None:
    assert booked(Standing((0, total, 0), 0, deals=50), (0, 0, 0), end="limit", **options).status is status


def test_fewest_penalties_win_and_at_a_skat_table_most_points() -> None:
    assert RAMSCH.best(read_options(RAMSCH.options, {"variant": "pip"})) is Best.LOWEST
    assert RAMSCH.best(read_options(RAMSCH.options, {"variant": "skat"})) is Best.HIGHEST
