"""Ramsen and Rams say with one term that somebody stays in or drops out: button, bubble, log and rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from i18n import sources
from ramsch_desktop import games
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import ActionTaken
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.games.ramsen.actions import Keep, Leave
from tests.games.test_stakes import SPEECH, rams, ramsen

FOLDER = Path(games.__file__).parent
MODULES = [*(FOLDER / "rams").glob("*.py"), *(FOLDER / "ramsen").glob("*.py"), *FOLDER.glob("shared/joining*.py")]
COURSES = [ramsen("leave, swap, swap, swap, swap"), rams("S2 S3 C2 C3 D2")]


@pytest.mark.parametrize(("action", "term"), [(Stay(), "stay"), (Drop(), "drop")], ids=["stay", "drop"])
@pytest.mark.parametrize("course", COURSES, ids=["ramsen", "rams"])
def test_button_bubble_and_log_have_one_term(course: Course, action: Action, term: str) -> None:
    words, view = course.game.words, course.view(0)
    told = [
        words.action(action, view, SPEECH),
        words.said(action, SPEECH),
        words.event(ActionTaken(0, action), SPEECH),
        words.event(ActionTaken(1, action), SPEECH),
    ]
    assert [text for text in told if term not in text.lower()] == []


def test_nobody_passes() -> None:
    texts = {text for path in MODULES for text in sources.texts(path.read_bytes())}
    assert len(texts) > 100
    assert [text for text in texts if re.search(r"\bpass(es|ed|ing)?\b", text, re.IGNORECASE)] == []


def test_what_is_said_at_the_table_ends_like_a_sentence() -> None:
    said = [COURSES[0].game.words.said(action, SPEECH) for action in (Stay(), Drop(), Keep(), Leave())]
    assert [text for text in said if not text.endswith(".")] == []
