"""Runs the real program in a process of its own, and does there what the test asks for.

    python -m tests.ui.shell.driver STEP... [-- FILE]

Steps: ``play`` deals Ramsch and leads a card, ``tell`` prints what the window shows as JSON, ``fault`` lets an
error go uncaught, ``close`` closes the window. Without ``close`` the program stays open.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.ui import application
from ramsch_desktop.ui.main_window import MainWindow


def shown_window() -> MainWindow | None:
    """The window, once it is to be seen."""
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow) and each.isVisible()]
    return found[0] if found else None


def play(window: MainWindow) -> None:
    """Deal, and lead the first card."""
    window.play("ramsch")
    controller = window._desk.controller
    assert controller.stage is Stage.HUMAN
    controller.act(controller.picture().view.legal[0])


def tell(window: MainWindow) -> None:
    """What is on the table and in the message."""
    controller, toast = window._desk.controller, window.toasts.shown
    facts: dict[str, object] = {
        "page": "table" if window.pages.currentWidget() is window.table else "welcome",
        "toast": [] if toast is None else [label.text() for label in toast.findChildren(QLabel)],
        "language": window._desk.languages.current,
    }
    if controller.session is not None:
        view = controller.picture().view
        facts["trick"] = [card.code for card in view.table.trick.cards]
        facts["hand"] = [card.code for card in view.hand]
    print(json.dumps(facts), flush=True)


def fault(_window: MainWindow) -> None:
    """An error that nobody catches."""
    QTimer.singleShot(0, lambda: 1 // 0)


def close(window: MainWindow) -> None:
    """Close the window as a person does."""
    window.close()


STEPS: dict[str, Callable[[MainWindow], None]] = {"play": play, "tell": tell, "fault": fault, "close": close}


def main(words: list[str]) -> int:
    """Run the program with these steps."""
    cut = words.index("--") if "--" in words else len(words)
    steps, rest = words[:cut], words[cut + 1 :]
    timer = QTimer()
    timer.setInterval(20)

    def step() -> None:
        window = shown_window()
        if window is not None and steps:
            STEPS[steps.pop(0)](window)

    timer.timeout.connect(step)
    QTimer.singleShot(0, timer.start)
    language = rest.pop(0)[7:] if rest and rest[0].startswith("--lang=") else None
    return application.run(argparse.Namespace(game=None, lang=language, file=rest[0] if rest else None))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
