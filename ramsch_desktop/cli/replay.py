"""The command ``replay``: records played again by the rules, with the sum of each score."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.record import MAX_CHARACTERS, Replay, read_record
from ramsch_desktop.engine.record import replay as play_again
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.store.os_faults import os_fault

STANDARD_INPUT: Final = "-"
_MAX_BYTES: Final = 4 * MAX_CHARACTERS
"""No text of the most characters is longer in UTF-8."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files, and the form of the output."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record, .jsonl with one a line, - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a record")


def run(arguments: argparse.Namespace) -> int:
    """Print every record of every file; the exit status. Raises BadRecord that names file, deal and action."""
    for name in arguments.files:
        for where, text in _records(name):
            try:
                record = read_record(text, BY_ID)
                again = play_again(record, game_of(record.game))
            except BadRecord as error:
                raise BadRecord(f"{where}: {error}") from error
            print(json.dumps(replay_json(again)) if arguments.json else replay_text(again, where))
    return 0


# Reading


def _records(name: str) -> Iterator[tuple[str, str]]:
    """Each record of a file with the place to name in a message."""
    if name == STANDARD_INPUT:
        yield from _split("standard input", _read(sys.stdin.buffer, "standard input"))
    elif Path(name).suffix == ".jsonl":
        yield from _lines(name)
    else:
        yield from _split(name, _read_file(name))


def _lines(name: str) -> Iterator[tuple[str, str]]:
    try:
        with Path(name).open("rb") as file:
            for number, line in enumerate(iter(lambda: file.readline(_MAX_BYTES + 1), b""), start=1):
                if line.strip():
                    yield f"{name}: line {number}", _decode(line, f"{name}: line {number}")
    except OSError as error:
        raise _unreadable(name, error) from error


def _split(where: str, text: str) -> Iterator[tuple[str, str]]:
    """The text as one record, or as one record a line if its first line is a whole object and others follow."""
    lines = text.splitlines()
    if sum(bool(line.strip()) for line in lines) > 1 and _is_whole(next(line for line in lines if line.strip())):
        yield from ((f"{where}: line {n}", line) for n, line in enumerate(lines, start=1) if line.strip())
    else:
        yield where, text


def _is_whole(line: str) -> bool:
    try:
        return len(line) <= MAX_CHARACTERS and isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def _read_file(name: str) -> str:
    try:
        with Path(name).open("rb") as file:
            return _read(file, name)
    except OSError as error:
        raise _unreadable(name, error) from error


def _read(file: BinaryIO, where: str) -> str:
    return _decode(file.read(_MAX_BYTES + 1), where)


def _decode(data: bytes, where: str) -> str:
    if len(data) > _MAX_BYTES:
        raise BadRecord(f"{where}: This is longer than {_MAX_BYTES} bytes: no record is.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{where}: Byte {error.start + 1} is not UTF-8 text: expected a record in JSON.") from error


def _unreadable(name: str, error: OSError) -> BadRecord:
    return BadRecord(f"{name} cannot be read: {os_fault(error)}")


# Writing


def replay_json(again: Replay) -> dict[str, Any]:
    """A replayed record: per deal the contract, scores, card points, tricks and steps a seat; the totals."""
    return {
        "game": again.record.game,
        "deals": [_deal_json(course) for course in again.courses],
        "totals": list(again.standing.totals),
    }


def _deal_json(course: Course) -> dict[str, Any]:
    score = course.score
    if score is None:
        return {"contract": None, "scores": [], "card_points": [], "tricks": [], "steps": []}
    return {
        "contract": score.contract,
        "scores": list(score.points),
        "card_points": list(score.card_points),
        "tricks": list(score.tricks),
        "steps": [[_step_json(step) for step in steps] for steps in score.sums],
    }


def _step_json(step: ScoreStep) -> dict[str, Any]:
    data: dict[str, Any] = {"rule": step.rule, "operation": step.operation.value, "value": step.value}
    if step.cards:
        data["cards"] = [card.code for card in step.cards]
    return data | {"seats": list(step.seats)} if step.seats else data


def replay_text(again: Replay, where: str) -> str:
    """A replayed record in a few lines a deal."""
    lines = [f"{where}: {again.record.game}"]
    for number, course in enumerate(again.courses, start=1):
        score = course.score
        if score is None:
            lines.append(f"  deal {number}: not finished, {len(course.actions)} actions")
        else:
            lines += [f"  deal {number}: {score.contract}", *_score_lines(score, again.record.seats)]
    return "\n".join([*lines, f"  totals: {', '.join(str(total) for total in again.standing.totals)}"])


def _score_lines(score: Score, names: tuple[str, ...]) -> Iterator[str]:
    for seat, steps in enumerate(score.sums):
        taken = f"card points {score.card_points[seat]}, tricks {score.tricks[seat]}"
        yield f"    seat {seat} ({names[seat]}): score {score.points[seat]}, {taken}{_sum_text(steps)}"


def _sum_text(steps: tuple[ScoreStep, ...]) -> str:
    parts = [f"{step.rule} {step.operation.value}{step.value}" for step in steps]
    return f"; {', '.join(parts)}" if parts else ""
