from __future__ import annotations

from ramsch_desktop.engine.course import begin, play_on
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.schafkopf import SCHAFKOPF


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
