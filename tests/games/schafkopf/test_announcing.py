"""Who plays, and what happens if nobody does."""

import pytest

from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.games.schafkopf.announcing import Announcing, Declaring
from ramsch_desktop.games.schafkopf.doubling import Doubling
from ramsch_desktop.games.schafkopf.events import CallForced, RamschBegun
from ramsch_desktop.games.schafkopf.play import RamschContract
from tests.games.schafkopf.tables import course_of, deal_with, four_hands, legal

BLOCKED_OBER = ("CQ CA SA DA HA H9 H8 H7",)


def test_forehand_speaks_first_and_each_speaks_once() -> None:
    course = four_hands()
    assert course.to_move == 0
    assert legal(course) == (
        "pass",
        "announce call",
        "announce wenz",
        "announce solo",
        "announce wenz-tout",
        "announce solo-tout",
    )
    assert four_hands("pass", "pass").to_move == 2


def test_a_later_seat_must_go_higher() -> None:
    assert legal(four_hands("announce wenz")) == (
        "pass",
        "announce solo",
        "announce wenz-tout",
        "announce solo-tout",
    )


def test_the_only_bidder_names_his_game() -> None:
    course = four_hands("pass", "announce call", "pass", "pass")
    assert isinstance(course.state, Declaring)
    assert course.to_move == 1
    assert "declare call D" in legal(course)
    assert "declare solo H" in legal(course), "a higher game than announced may be named"


def test_a_lower_game_than_announced_may_not_be_named() -> None:
    course = four_hands("announce solo", "pass", "pass", "pass")
    assert legal(course)[:2] == ("declare solo C", "declare solo S")
    assert "declare wenz" not in legal(course)
    assert "declare wenz-tout" in legal(course)


def test_an_outbid_earlier_seat_may_raise_to_the_same_class() -> None:
    course = four_hands("announce call", "pass", "announce wenz", "pass")
    assert isinstance(course.state, Announcing)
    assert course.to_move == 0
    assert legal(course)[:2] == ("pass", "announce wenz")


def test_the_later_seat_must_then_go_strictly_higher() -> None:
    course = four_hands("announce call", "pass", "announce wenz", "pass", "announce wenz")
    assert course.to_move == 2
    assert legal(course)[:2] == ("pass", "announce solo")
    assert four_hands("announce call", "pass", "announce wenz", "pass", "announce wenz", "pass").to_move == 0


def test_raising_goes_on_until_one_stays() -> None:
    said = ("announce call", "announce wenz", "pass", "announce solo", "announce solo")
    course = four_hands(*said)
    assert course.to_move == 1, "the next that was outbid"
    course = four_hands(*said, "pass", "announce wenz-tout")
    assert course.to_move == 0
    course = four_hands(*said, "pass", "announce wenz-tout", "pass")
    assert isinstance(course.state, Declaring)
    assert course.to_move == 3


def test_sie_needs_the_hand() -> None:
    deal = deal_with("CQ SQ HQ DQ CJ SJ HJ DJ")
    assert "announce sie" in legal(course_of(deal))
    assert "announce sie" not in legal(four_hands())
    assert "announce sie" not in legal(course_of(deal, sie="off"))


def test_a_blocked_hand_may_not_announce_a_call() -> None:
    assert "announce call" not in legal(course_of(deal_with(*BLOCKED_OBER)))


def test_all_pass_and_play_ramsch() -> None:
    course = four_hands("pass", "pass", "pass", "pass")
    assert isinstance(course.state, TrickPlay)
    assert isinstance(course.state.contract, RamschContract)
    assert course.to_move == 0
    assert course.events[-1] == RamschBegun()


def test_all_pass_and_the_cards_are_thrown_in() -> None:
    course = four_hands("pass", "pass", "pass", "pass", all_pass="redeal")
    assert course.score is not None
    assert course.score.contract == "redeal"
    assert course.score.points == (0, 0, 0, 0)


def test_all_pass_and_pay_a_unit_into_the_stock() -> None:
    course = four_hands("pass", "pass", "pass", "pass", all_pass="stock", tariff="20/20/50")
    assert course.score is not None
    assert course.score.points == (-20, -20, -20, -20)


def test_all_pass_and_the_ober_of_acorns_must_call() -> None:
    course = four_hands("pass", "pass", "pass", "pass", all_pass="forced")
    assert course.to_move == 0
    assert CallForced(0) in course.events
    assert legal(course) == ("declare call C", "declare call S", "declare call D")[1:]


def test_a_blocked_ober_of_acorns_is_thrown_in() -> None:
    course = course_of(deal_with(*BLOCKED_OBER), *["pass"] * 4, all_pass="forced")
    assert course.score is not None
    assert course.score.contract == "redeal"


def test_the_fourth_player_chooses() -> None:
    course = four_hands("pass", "pass", "pass", all_pass="fourth_chooses")
    assert course.to_move == 3
    assert legal(course)[:3] == ("ramsch", "stock", "announce call")
    assert "pass" not in legal(course)


def test_the_choices_of_the_fourth_player() -> None:
    ramsch = four_hands("pass", "pass", "pass", "ramsch", all_pass="fourth_chooses")
    assert RamschBegun() in ramsch.events
    stock = four_hands("pass", "pass", "pass", "stock", all_pass="fourth_chooses")
    assert stock.score is not None
    assert stock.score.points == (-10, -10, -10, -10)
    play = four_hands("pass", "pass", "pass", "announce call", all_pass="fourth_chooses")
    assert isinstance(play.state, Declaring)


def test_after_an_announcement_the_fourth_player_just_passes() -> None:
    course = four_hands("announce call", "pass", "pass", all_pass="fourth_chooses")
    assert legal(course)[0] == "pass"


def test_only_ramsch_is_played_by_option() -> None:
    course = four_hands(ramsch_only="on")
    assert isinstance(course.state, TrickPlay)
    assert isinstance(course.state.contract, RamschContract)


def test_a_named_game_goes_on_to_doubling_or_play() -> None:
    said = ("announce call", "pass", "pass", "pass", "declare call S")
    assert isinstance(four_hands(*said).state, Doubling)
    assert isinstance(four_hands(*said, kontra="off").state, TrickPlay)


def test_what_was_not_offered_is_refused() -> None:
    with pytest.raises(BadRecord, match="Action 2"):
        four_hands("announce wenz", "announce call")
