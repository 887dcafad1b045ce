"""What lies on the felt in Skat: ladder, tray, chips, and the other order of the hand."""

from __future__ import annotations

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.on_felt import Ladder, RungState, Tray
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.skat import words
from tests.games.skat.table import course_of
from tests.games.skat.test_panel import FOREHAND_PLAYS
from tests.games.skat.test_words import SPEECH

SAID, YOURS, LATER = RungState.SAID, RungState.YOURS, RungState.LATER


def ladder_of(course: Course, seat: int = 0) -> Ladder:
    view = course.view(seat)
    ladder = words.on_felt(view, (), SPEECH).ladder
    assert ladder is not None
    return ladder


def rungs(ladder: Ladder) -> list[tuple[str, RungState]]:
    return [(rung.label, rung.state) for rung in ladder.rungs]


def tray_of(course: Course, chosen: str = "", seat: int = 0) -> Tray:
    tray = words.on_felt(course.view(seat), parse_cards(chosen) if chosen else (), SPEECH).tray
    assert tray is not None
    return tray


def test_who_is_asked_sees_the_number_in_gold() -> None:
    ladder = ladder_of(course_of("bid 18", "hold", "bid 20"))
    assert rungs(ladder) == [("18", SAID), ("20", YOURS), ("22", LATER), ("23", LATER)]
    assert ladder.yours == "you are asked"
    assert ladder.words == "Bid so far: 18. You are asked whether you hold 20."


def test_who_bids_sees_his_next_number_after_the_last_four() -> None:
    said = [word for value in (18, 20, 22, 23, 24) for word in (f"bid {value}", "hold")]
    ladder = ladder_of(course_of(*said), seat=1)
    assert rungs(ladder)[:4] == [("20", SAID), ("22", SAID), ("23", SAID), ("24", SAID)]
    assert rungs(ladder)[4:] == [("27", YOURS), ("30", LATER), ("33", LATER)]


def test_a_jump_bid_leaves_out_what_was_jumped_over() -> None:
    assert rungs(ladder_of(course_of("bid 36")))[0] == ("36", YOURS)
    assert rungs(ladder_of(course_of("bid 36", "hold"), seat=1))[0] == ("36", SAID)


def test_who_waits_has_no_number_of_his_own() -> None:
    ladder = ladder_of(course_of("bid 18"), seat=2)
    assert [state for _, state in rungs(ladder)] == [SAID, LATER, LATER, LATER]
    assert ladder.yours == ""


def test_forehand_alone_may_say_18() -> None:
    ladder = ladder_of(course_of("pass", "pass"))
    assert rungs(ladder)[0] == ("18", YOURS)
    assert ladder.words == "Your next bid: 18."


def test_the_tray_counts_what_is_laid_away() -> None:
    course = course_of(*FOREHAND_PLAYS, "take")
    assert (tray_of(course).note, tray_of(course).prompt, tray_of(course).slots) == ("", "", 2)
    one = tray_of(course, "C10")
    assert (one.note, one.prompt) == ("10 card points for you", "One more card")
    two = tray_of(course, "C10 H7")
    assert two.note == "10 + 0 = 10 card points for you"
    assert "take it back" in two.prompt


def test_laid_away_cards_stay_in_sight_until_the_game_is_announced() -> None:
    course = course_of(*FOREHAND_PLAYS, "take", "discard C10 H7")
    assert set(tray_of(course).cards) == set(parse_cards("C10 H7"))
    assert words.middle(course.view(0), SPEECH) is None
    assert words.on_felt(course.view(1), (), SPEECH).tray is None


def test_the_skat_of_a_hand_game_stays_face_down() -> None:
    assert tray_of(course_of(*FOREHAND_PLAYS, "hand")).cards == (None, None)


def test_chips_say_who_doubled() -> None:
    said = (*FOREHAND_PLAYS, "take", "discard C10 H7", "declare clubs", "kontra", "re")
    course = course_of(*said, kontra_re="on", kontra_needs_bid18="off")
    chips = words.on_felt(course.view(0), (), SPEECH).chips
    assert [(chip.seat, chip.label) for chip in chips] == [(1, "Kontra"), (0, "Re")]
    assert chips[1].words == "You say Re."


def test_the_hand_can_be_sorted_for_null_until_the_game_is_announced() -> None:
    sort = words.on_felt(course_of("bid 18").view(0), (), SPEECH).sort
    assert sort is not None
    assert sort.order == GameKind.NULL.order
    declared = course_of(*FOREHAND_PLAYS, "take", "discard C10 H7", "declare clubs")
    assert words.on_felt(declared.view(0), (), SPEECH).sort is None
