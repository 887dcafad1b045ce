from __future__ import annotations

import pytest

from ramsch_desktop.engine.course import begin, play_on
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.sections import Picker
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.schafkopf import SCHAFKOPF
from tests.games.schafkopf.tables import course_of, deal_with


def source(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    return text


def test_every_game_that_may_be_announced_is_a_chip_and_pass_is_not() -> None:
    options = read_options(SCHAFKOPF.options, {})
    deal = SCHAFKOPF.deal(options, 3, 5)
    course = begin(SCHAFKOPF, options, SCHAFKOPF.opening(options, 3), deal)
    view = course.view(0)
    speech = Speech(source, ("You", "A", "B", "C"))
    picker = SCHAFKOPF.words.picker(view, speech)
    assert picker is not None
    actions = {str(option.action) for option in picker.options}
    assert actions == {str(action) for action in view.legal if str(action).startswith("announce")}
    assert len({chip.label for chip in picker.chips}) == len(picker.chips)


def test_a_waiting_seat_has_nothing_to_pick() -> None:
    options = read_options(SCHAFKOPF.options, {})
    course = begin(SCHAFKOPF, options, SCHAFKOPF.opening(options, 3), SCHAFKOPF.deal(options, 3, 5))
    later = play_on(course, ["pass"])
    assert SCHAFKOPF.words.picker(later.view(0), Speech(source, ("You", "A", "B", "C"))) is None


def picker_of(hand: str, *said: str) -> Picker:
    course = course_of(deal_with(hand), *said)
    found = SCHAFKOPF.words.picker(course.view(0), Speech(source, ("You", "A", "B", "C")))
    assert found is not None
    return found


CALLS_ACORNS = "CQ HQ HJ DJ H7 C8 C7 DA"
CALLS_ANY = "CQ HQ HJ DJ H7 C8 D7 S9"
CANNOT_CALL = "SQ HQ DQ H9 CA C9 DA SA"


@pytest.mark.parametrize("hand", [CALLS_ACORNS, CANNOT_CALL])
def test_every_game_has_its_price_whether_a_rufspiel_is_possible_or_not(hand: str) -> None:
    prices = {option.chip.removeprefix("announce "): option.short for option in picker_of(hand).options}
    usual = {"call": "20", "wenz": "50", "solo": "50", "wenz-tout": "100", "solo-tout": "100"}
    assert prices == {game: price for game, price in usual.items() if game != "call" or hand == CALLS_ACORNS}
    assert all(option.rows for option in picker_of(hand).options)


@pytest.mark.parametrize(
    ("hand", "announced", "first"),
    [(CALLS_ACORNS, "call", "declare call C"), (CALLS_ANY, "call", ""), (CALLS_ACORNS, "wenz", "declare wenz")],
)
def test_the_only_game_that_was_announced_is_chosen(hand: str, announced: str, first: str) -> None:
    assert picker_of(hand, f"announce {announced}", "pass", "pass", "pass").first == first
