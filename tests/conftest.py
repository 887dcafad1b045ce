"""What all tests share: a home of their own, so that nobody's settings are touched, and a real X server."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.x_server import missing_tools, x_server

_HOME = tempfile.TemporaryDirectory(prefix="ramsch-desktop-tests-")


def pytest_configure() -> None:
    """Point every folder that the program or Qt writes to into a temporary one, before Qt is imported."""
    home = Path(_HOME.name)
    os.environ["RAMSCH_DESKTOP_HOME"] = str(home / "ramsch-desktop")
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_unconfigure() -> None:
    """Remove the temporary home."""
    _HOME.cleanup()


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Give the application of the tests the program's style."""
    from ramsch_desktop.ui.theme.style import STYLE_ARGUMENTS

    return ["tests", *STYLE_ARGUMENTS]


@pytest.fixture(scope="session")
def x_display() -> Iterator[str]:
    """The name of a virtual X display with a window manager; skips where the programs for it are missing."""
    missing = missing_tools()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    with x_server() as display:
        yield display
