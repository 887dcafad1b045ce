"""Bots that are other programs: the protocol, its example, and programs that answer badly, late or never."""

from __future__ import annotations

import json
import shlex
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ramsch_desktop.bots import command
from ramsch_desktop.bots.arena import COMMAND, Contest, run
from ramsch_desktop.bots.bot import Budget, budget_of
from ramsch_desktop.bots.command import CommandBot, NoAnswer, request
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games.ramsch import RAMSCH
from tests.playing import opened, play_texts, usual


def example() -> str:
    """The whole bot in the module's description."""
    text = command.__doc__ or ""
    return textwrap.dedent(text[text.index("    import json") :])


def line_of(folder: Path, source: str) -> str:
    file = folder / "bot.py"
    file.write_text(source, encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


@contextmanager
def started(folder: Path, source: str) -> Iterator[CommandBot]:
    bot = CommandBot(line_of(folder, source))
    try:
        yield bot
    finally:
        bot.close()


FIRST = opened(RAMSCH, usual(RAMSCH), 5, dealer=2).view(0)


def test_the_request_is_the_view_in_the_notation() -> None:
    course = opened(RAMSCH, read_options(RAMSCH.options, {"variant": "schiebe"}), 5, dealer=2)
    course = play_texts(course, str(course.legal_actions()[3]))
    asked = json.loads(json.dumps(request(course.view(1))))
    assert (asked["game"], asked["seat"], asked["dealer"], asked["totals"]) == ("ramsch", 1, 2, [0, 0, 0])
    assert asked["options"]["variant"] == "schiebe"
    assert set(asked["hand"]) == {card.code for card in course.hands[1]}
    assert asked["legal"] == [str(action) for action in course.legal_actions()]
    assert asked["events"][0] == {"event": "deal_started", "dealer": 2, "active": [0, 1, 2]}
    assert {"event": "hand_dealt", "seat": 0, "cards": [None] * 10} in asked["events"]
    laid_away = [event for event in asked["events"] if event["event"] == "cards_laid_away"]
    assert laid_away == [{"event": "cards_laid_away", "seat": 0, "cards": [None, None]}]


def test_tricks_are_pairs_of_seat_and_card() -> None:
    course = opened(RAMSCH, usual(RAMSCH), 5, dealer=2)
    for _ in range(3):
        course = course.apply(course.legal_actions()[0])
    taken = request(course.view(course.to_move or 0))["events"][-1]
    assert taken["event"] == "trick_taken"
    assert [seat for seat, _ in taken["trick"]] == [0, 1, 2]


def test_the_example_of_the_description_plays_legally(tmp_path: Path) -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= 10
    seats = (COMMAND + line_of(tmp_path, example()), "medium", "medium")
    result = run(Contest("ramsch", usual(RAMSCH), seats, 1), 2)
    assert (result.deals, result.illegal) == (2, 0)


@pytest.mark.parametrize(
    "source",
    [
        "import sys\nfor line in sys.stdin: print('play XX', flush=True)",
        "import sys\nfor line in sys.stdin: print('', flush=True)",
        "import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
        "",
    ],
    ids=["illegal", "empty line", "binary", "ends at once"],
)
def test_bad_answers_are_counted_and_the_first_legal_action_is_taken(tmp_path: Path, source: str) -> None:
    seats = (COMMAND + line_of(tmp_path, source), "random", "random")
    result = run(Contest("ramsch", usual(RAMSCH), seats, 1), 1)
    assert result.illegal == 30


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    slow = (
        "import json, sys, time\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    time.sleep(0.6 if number == 0 else 0)\n"
        "    print(json.loads(line)['legal'][number], flush=True)\n"
    )
    with started(tmp_path, slow) as bot:
        with pytest.raises(NoAnswer, match="no answer for"):
            bot.choose(FIRST, budget_of(0.2))
        assert bot.choose(FIRST, Budget()).action == FIRST.legal[1]


def test_a_program_that_ends_gives_no_answer_at_once(tmp_path: Path) -> None:
    with started(tmp_path, "import sys; sys.exit(3)") as bot:
        for _ in range(2):
            with pytest.raises(NoAnswer, match="has ended"):
                bot.choose(FIRST, Budget())


def test_a_program_that_does_not_stop_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_GOODBYE", 0.2)
    bot = CommandBot(line_of(tmp_path, "import time\nwhile True: time.sleep(0.1)"))
    bot.close()
    with pytest.raises(NoAnswer):
        bot.choose(FIRST, budget_of(0.1))


def test_a_program_that_does_not_exist_cannot_be_started() -> None:
    with pytest.raises(OSError, match="nowhere"):
        CommandBot("/nowhere/bot")
