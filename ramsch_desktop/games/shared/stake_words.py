"""What is at stake while players stay in or drop out, in words and numbers: Ramsen and Rams."""

from __future__ import annotations

from ramsch_desktop.engine.phases.joining import Drop
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.words import plain

MOST_SHOWN, MOST_LONG = 3, 2
"""So many numbers say how it goes on; fewer of two or three figures."""
LONG = 10


def has_dropped(view: View) -> bool:
    """True once the reader has said that he does not play."""
    return Drop() in view.table.said_by(view.seat)


def to_go_text(need: int, speech: Speech) -> str:
    """ "you have 7 to go", counted."""
    return speech.translate("Joining", "you have %n to go", None, need)


def change_text(before: int, after: tuple[int, ...], speech: Speech) -> str:
    """ "7 → 6, 5, 4 …": the first of the numbers that may follow."""
    translate = speech.translate
    most = MOST_LONG if before > LONG else MOST_SHOWN
    numbers = ", ".join(plain(number) for number in after[:most])
    if len(after) > most:
        return translate("Joining", "{before} → {numbers} …").format(before=before, numbers=numbers)
    return translate("Joining", "{before} → {numbers}").format(before=before, numbers=numbers)


def stays_text(number: int, speech: Speech) -> str:
    """ "stays 7"."""
    return speech.translate("Joining", "stays {number}").format(number=number)


def written_off(before: int, most: int, first: int = 0) -> tuple[int, ...]:
    """What is left of ``before`` after 1, 2, ... ``most`` tricks, with ``first`` written off besides; nothing is
    counted on beyond 0."""
    left = [before - first - tricks for tricks in range(1, most + 1)]
    reached = [at for at, number in enumerate(left) if number <= 0]
    return tuple(left[: reached[0] + 1] if reached else left)
