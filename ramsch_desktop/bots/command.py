"""Bots that are programs of their own and speak over standard input and output.

For each decision the program gets one line of JSON and answers with one line, the action in the notation:

    {"game": "ramsch", "options": {"variant": "skat", ...}, "seat": 1, "dealer": 0, "totals": [0, 0, 0],
     "hand": ["S7", "HA"], "events": [{"event": "deal_started", "dealer": 0, "active": [1, 2, 0]},
     {"event": "hand_dealt", "seat": 1, "cards": ["S7", "HA"]},
     {"event": "hand_dealt", "seat": 2, "cards": [null, null]},
     {"event": "card_played", "seat": 2, "card": "S9"}], "legal": ["play S7"]}

``events`` is all that the seat has seen so far, oldest first: each has the name of its kind and that kind's fields.
Cards are written in their codes, a card that the seat has not seen is ``null``, an action is written as in
``legal``, the cards of a trick are pairs of seat and card. An answer that is not in ``legal`` or comes too late is
counted, and the first legal action is taken instead. Standard input ends when the match is over. A whole bot:

    import json
    import sys

    for line in sys.stdin:
        view = json.loads(line)
        taken = sum(event["event"] == "trick_taken" for event in view["events"])
        choice = view["legal"][taken % len(view["legal"])]
        print(choice, flush=True)
"""

from __future__ import annotations

import json
import os
import queue
import re
import shlex
import subprocess
import threading
from contextlib import suppress
from dataclasses import fields, is_dataclass
from typing import IO, Any, Final

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.errors import RamschError
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.view import View

PATIENCE: Final = 5.0
"""Seconds that a program may take for one answer, less if the budget is less."""

_GOODBYE: Final = 2.0


class NoAnswer(RamschError):  # noqa: N818 - what happened, not an error of the program
    """The program gave no answer, a late one or an illegal one."""


class CommandBot:
    """A bot in a process of its own, started at once and stopped by ``close``; raises OSError if it cannot start."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            shlex.split(command, posix=os.name == "posix"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._late = 0
        assert self._process.stdout is not None
        self._reader = threading.Thread(target=_collect, args=(self._process.stdout, self._answers), daemon=True)
        self._reader.start()

    def choose(self, view: View, budget: Budget) -> Decision:
        """The program's action; raises NoAnswer if it gives none that is legal in time."""
        self._ask(json.dumps(request(view)))
        answer = self._answer(min(PATIENCE, budget.seconds_left))
        for action in view.legal:
            if str(action) == answer:
                return Decision(action, Reason("command"))
        raise NoAnswer(f"the answer '{answer}' is not legal")

    def close(self) -> None:
        """End the program: its input ends, and it is killed if it does not stop by itself."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _ask(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise NoAnswer("the program has ended") from error

    def _answer(self, seconds: float) -> str:
        """The next line that does not belong to an earlier, overdue question."""
        try:
            while self._late:
                self._line(seconds)
                self._late -= 1
            return self._line(seconds)
        except queue.Empty:
            self._late += 1
            raise NoAnswer(f"there was no answer for {seconds:.1f} s") from None

    def _line(self, seconds: float) -> str:
        line = self._answers.get(timeout=seconds)
        if line is None:
            self._answers.put(None)
            raise NoAnswer("the program has ended")
        return line


def _collect(stream: IO[str], answers: queue.Queue[str | None]) -> None:
    """Read the program's lines until its output ends, which is told by None."""
    for line in stream:
        answers.put(line.strip())
    answers.put(None)


def request(view: View) -> dict[str, Any]:
    """The view as the line of the protocol says it."""
    return {
        "game": view.game,
        "options": dict(view.options.items),
        "seat": view.seat,
        "dealer": view.table.dealer,
        "totals": list(view.standing.totals),
        "hand": [card.code for card in view.hand],
        "events": [_event_json(event) for event in view.events],
        "legal": [str(action) for action in view.legal],
    }


def _event_json(event: Event) -> dict[str, Any]:
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    return {"event": name} | {field.name: _plain(getattr(event, field.name)) for field in fields(event)}


def _plain(value: object) -> object:
    """A value of the engine as JSON can say it."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Card(code=code):
            return code
        case Action():
            return str(value)
        case tuple():
            return [_plain(each) for each in value]
    if is_dataclass(value):
        parts = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        return parts["plays"] if set(parts) == {"plays"} else parts
    return str(value)
