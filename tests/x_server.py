"""A virtual X server with a window manager, without which focus and synthetic keys go missing."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

_SCREEN = "1440x960x24"
_PATIENCE_SECONDS = 20.0


def missing_tools() -> list[str]:
    """The programs for tests on a real X server that are not installed."""
    return [name for name in ("Xvfb", "openbox", "xdotool") if not shutil.which(name)]


def on_display(display: str) -> dict[str, str]:
    """The process environment in which a Qt program opens its windows on this display."""
    return {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}


@contextmanager
def x_server() -> Iterator[str]:
    """Run Xvfb with openbox on a free display and give its name; raises TimeoutError if that fails.

    Without -noreset the server would throw openbox out whenever the only other client leaves.
    """
    reading, writing = os.pipe()
    try:
        options = ["-displayfd", str(writing), "-screen", "0", _SCREEN, "-nolisten", "tcp", "-noreset"]
        with _running(["Xvfb", *options], dict(os.environ), writing):
            os.close(writing)
            display = _display_from(reading)
            with _running(["openbox"], on_display(display)):
                _wait_for_window_manager(display)
                yield display
    finally:
        os.close(reading)


@contextmanager
def _running(command: Sequence[str], environment: dict[str, str], *inherited: int) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=environment, pass_fds=inherited)
    try:
        yield
    finally:
        process.terminate()
        process.wait(_PATIENCE_SECONDS)


def _display_from(pipe: int) -> str:
    """The display that Xvfb picked, from the line that it writes into this pipe when it is ready."""
    number = os.read(pipe, 16).strip()
    if not number:
        raise TimeoutError("Xvfb did not start")
    return f":{number.decode()}"


def _wait_for_window_manager(display: str) -> None:
    """A window manager that is ready answers for the number of desktops."""
    question = ["xdotool", "get_num_desktops"]
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while subprocess.run(question, capture_output=True, env=on_display(display)).returncode:
        if time.monotonic() > deadline:
            raise TimeoutError("openbox did not start")
        time.sleep(0.05)
