"""The command ``replay``: records played again by the rules, with the sum of each score."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

from ramsch_desktop.bots.level_words import level_name
from ramsch_desktop.cli.layout import ascii_minus
from ramsch_desktop.cli.parser import Parser, add_spoken_language
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadRecord, Fault, in_file
from ramsch_desktop.engine.record import MAX_CHARACTERS, Replay, read_record
from ramsch_desktop.engine.record import replay as play_again
from ramsch_desktop.engine.score import Operation, Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Speech, Translate, Words
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.games.shared.words import joined, plain, signed
from ramsch_desktop.store.os_faults import os_fault

Place: TypeAlias = "str | Fault"
"""Where a record stands: the name of a file, or words for it."""

STANDARD_INPUT: Final = "-"
_MAX_BYTES: Final = 4 * MAX_CHARACTERS
"""No text of the most characters is longer in UTF-8."""


def add_arguments(parser: Parser) -> None:
    """The files, and the form and language of the output."""
    translate = parser.translate
    text = translate("CommandLine", "a record; .jsonl has one a line, {sign} is the standard input")
    word = translate("CommandLine", "FILE")
    parser.add_argument("files", nargs="+", metavar=word, help=text.format(sign=STANDARD_INPUT))
    text = translate("CommandLine", "print one JSON object a record, the same in every language")
    parser.add_argument("--json", action="store_true", help=text)
    add_spoken_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print every record of every file; the exit status. Raises BadRecord that names file, deal and action."""
    for name in arguments.files:
        for text, where in _records(name):
            try:
                record = read_record(text, BY_ID)
                again = play_again(record, game_of(record.game))
            except BadRecord as error:
                raise in_file(where, error) from error
            if arguments.json:
                print(json.dumps(replay_json(again)))
            else:
                print(replay_text(again, where, arguments.language.translate))
    return 0


# Reading


def _records(name: str) -> Iterator[tuple[str, Place]]:
    """Each record of a file with the place to name in a message."""
    if name == STANDARD_INPUT:
        where = Fault(QT_TRANSLATE_NOOP("Faults", "Standard input"))
        yield from _split(where, _read(sys.stdin.buffer, where))
    elif Path(name).suffix == ".jsonl":
        yield from _lines(name)
    else:
        yield from _split(name, _read_file(name))


def _line(where: Place, number: int) -> Fault:
    return Fault(QT_TRANSLATE_NOOP("Faults", "{file}: line {line}"), {"file": where, "line": number})


def _lines(name: str) -> Iterator[tuple[str, Place]]:
    try:
        with Path(name).open("rb") as file:
            for number, line in enumerate(iter(lambda: file.readline(_MAX_BYTES + 1), b""), start=1):
                if line.strip():
                    yield _decode(line, _line(name, number)), _line(name, number)
    except OSError as error:
        raise _unreadable(name, error) from error


def _split(where: Place, text: str) -> Iterator[tuple[str, Place]]:
    """The text as one record, or as one record a line if its first line is a whole object and others follow."""
    lines = text.splitlines()
    if sum(bool(line.strip()) for line in lines) > 1 and _is_whole(next(line for line in lines if line.strip())):
        yield from ((line, _line(where, n)) for n, line in enumerate(lines, start=1) if line.strip())
    else:
        yield text, where


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


def _read(file: BinaryIO, where: Place) -> str:
    return _decode(file.read(_MAX_BYTES + 1), where)


def _decode(data: bytes, where: Place) -> str:
    if len(data) > _MAX_BYTES:
        text = QT_TRANSLATE_NOOP("Faults", "This is longer than {bytes} bytes: no record is.")
        raise in_file(where, BadRecord(text, bytes=_MAX_BYTES))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        text = QT_TRANSLATE_NOOP("Faults", "Byte {number} is not UTF-8 text: expected a record in JSON.")
        raise in_file(where, BadRecord(text, number=error.start + 1)) from error


def _unreadable(name: str, error: OSError) -> BadRecord:
    text = QT_TRANSLATE_NOOP("Faults", "{file} cannot be read: {what}")
    return BadRecord(text, file=name, what=os_fault(error))


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


def replay_text(again: Replay, where: Place, translate: Translate) -> str:
    """A replayed record in a few lines a deal."""
    game, record = game_of(again.record.game), again.record
    names = tuple(level_name(seat, translate) for seat in record.seats)
    speech = Speech(translate, names, faces=game.faces, naming=game.naming)
    place = where.told(translate) if isinstance(where, Fault) else where
    lines = [translate("CommandLine", "{file}: {game}").format(file=place, game=game.title(speech))]
    for number, course in enumerate(again.courses, start=1):
        lines += _deal_lines(number, course, game.words, speech)
    totals = joined([ascii_minus(plain(total)) for total in again.standing.totals], translate)
    return "\n".join([*lines, "  " + translate("CommandLine", "totals: {totals}").format(totals=totals)])


def _deal_lines(number: int, course: Course, words: Words, speech: Speech) -> list[str]:
    translate, score = speech.translate, course.score
    if score is None:
        played = translate("CommandLine", "%n action(s)", None, len(course.actions))
        text = translate("CommandLine", "deal {deal}: not finished, {actions}")
        return ["  " + text.format(deal=number, actions=played)]
    head = translate("CommandLine", "deal {deal}: {contract}")
    title = "  " + head.format(deal=number, contract=words.contract(score.contract, speech))
    return [title, *("    " + _score_line(seat, score, words, speech) for seat in range(len(score.sums)))]


def _score_line(seat: Seat, score: Score, words: Words, speech: Speech) -> str:
    translate, steps = speech.translate, score.sums[seat]
    plainly = translate("CommandLine", "seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}")
    summed = translate(
        "CommandLine", "seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}; {steps}"
    )
    return (summed if steps else plainly).format(
        seat=seat,
        name=speech.name(seat),
        score=ascii_minus(plain(score.points[seat])),
        points=score.card_points[seat],
        tricks=score.tricks[seat],
        steps=joined([_step_text(step, seat, score, words, speech) for step in steps], translate),
    )


def _step_text(step: ScoreStep, seat: Seat, score: Score, words: Words, speech: Speech) -> str:
    value = signed(step.value) if step.operation is Operation.ADD else f"× {plain(step.value)}"
    return f"{words.step(step, seat, score, speech).title} {ascii_minus(value)}"
