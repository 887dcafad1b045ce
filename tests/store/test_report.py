"""A report of a problem is a record that can be played again."""

import json

from ramsch_desktop.engine.record import read_record
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.play.match import match_of, new_match
from ramsch_desktop.store.profiles import options_from
from ramsch_desktop.store.report import report_text


def test_a_report_is_read_as_the_record_it_is() -> None:
    match = new_match(RAMSCH, options_from(RAMSCH.options, {"variant": "skat"}), ("you", "easy", "easy"), 2, 7)
    course = match.course
    match = match.with_course(course.apply(course.view(0).legal[0]))
    text = report_text(match, {"program": "0.1", "Qt": "6.11"})
    assert json.loads(text)["about"] == {"program": "0.1", "Qt": "6.11"}
    again = match_of(read_record(text, BY_ID), RAMSCH)
    assert again.record() == match.record()
    assert len(again.course.actions) == 1
