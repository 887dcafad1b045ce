"""The window of the program, as the tests of the shell have it."""

from tests.ui.shell.conftest import desk, paths, pictures, window

__all__ = ["desk", "paths", "pictures", "window"]
