"""The program's entry point: opens the table, or runs a command that needs no display."""

from __future__ import annotations

import argparse
import builtins
import gc
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments or those of the process; the exit status.

    Modules stay once they are loaded: looking through them for garbage, now or later, delays every start.
    """
    gc.disable()
    from ramsch_desktop.quick_values import freeze_quickly

    freeze_quickly()
    from ramsch_desktop import cli

    gc.freeze()
    gc.enable()
    return cli.main(sys.argv[1:] if arguments is None else arguments, open_table)


def open_table(arguments: argparse.Namespace) -> int:
    """Open the table and stay until it is closed; the exit status. Qt is imported here and not before.

    The garbage collector rests until the window is there: what is made before then stays, and looking through it
    again and again delays the start.
    """
    gc.disable()
    try:
        import_as_usual()
        from ramsch_desktop.ui.application import run
    except ModuleNotFoundError as error:
        from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError

        text = QT_TRANSLATE_NOOP("Faults", "The table cannot be opened: the module {module} is missing.")
        raise RamschError(text, module=str(error.name)) from error
    return run(arguments)


def import_as_usual() -> None:
    """Load PySide6, and take back the import statement that it has replaced.

    Its own one reads the source of every module that is imported from then on, to find those which switch the names
    of Qt to another style. No module of this program does, and the reading takes a tenth of the start.
    """
    import PySide6.QtCore

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    assert PySide6.QtCore
