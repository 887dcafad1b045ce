"""The virtual X server that other tests rely on."""

import subprocess
import sys

import pytest

from tests.x_server import on_display

TITLE = "a window of the tests"
WINDOW = f"""
from PySide6.QtWidgets import QApplication, QLineEdit

class Line(QLineEdit):
    def keyReleaseEvent(self, event):
        print(event.text(), flush=True)
        app.quit()

app = QApplication([])
line = Line()
line.setWindowTitle("{TITLE}")
line.show()
app.exec()
"""


def xdotool(display: str, *command: str) -> None:
    """Do one thing with synthetic mouse and keys."""
    subprocess.run(["xdotool", *command], env=on_display(display), check=True, timeout=30)


@pytest.mark.xserver
def test_a_window_gets_the_focus_and_synthetic_keys(x_display: str) -> None:
    program = [sys.executable, "-c", WINDOW]
    window = subprocess.Popen(program, stdout=subprocess.PIPE, env=on_display(x_display))
    try:
        xdotool(x_display, "search", "--sync", "--onlyvisible", "--name", TITLE, "windowactivate", "--sync")
        xdotool(x_display, "key", "k")
        printed, _ = window.communicate(timeout=30)
    finally:
        window.kill()
    assert printed.strip() == b"k"
