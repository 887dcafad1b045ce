"""What the start of the program leaves for later, so that the window is there soon."""

from __future__ import annotations

import gc
import subprocess
import sys

from ramsch_desktop.ui.application import collect_garbage_again

LATER = (
    *("ramsch_desktop.ui.dialogs.new_match", "ramsch_desktop.ui.dialogs.settings", "ramsch_desktop.ui.dialogs.rules"),
    *("ramsch_desktop.ui.pages.review", "ramsch_desktop.ui.pages.statistics", "ramsch_desktop.play.review"),
    *("ramsch_desktop.ui.pages.table_page", "ramsch_desktop.ui.table.table_view", "ramsch_desktop.bots.search"),
    *("ramsch_desktop.ui.pages.welcome", "ramsch_desktop.controller.models.history"),
    *("ramsch_desktop.kernel", "ramsch_desktop.bots.arena", "PIL", "multiprocessing", "PySide6.QtPrintSupport"),
)


def modules_of_the_start() -> set[str]:
    """Every module that is loaded before the window is made, in a process of its own."""
    code = "import sys, ramsch_desktop.ui.application; print(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())


RULES = (".rules", ".words", ".policies", ".bot")


def test_the_window_waits_for_no_rules_bot_dialog_or_printer() -> None:
    loaded = modules_of_the_start()
    games = [name for name in loaded if name.startswith("ramsch_desktop.games.") and ".shared" not in name]
    assert "ramsch_desktop.games.skat.options" in games
    assert [name for name in games if name.endswith(RULES)] == []
    assert loaded.intersection(LATER) == set()


def test_garbage_is_collected_once_the_window_is_there() -> None:
    gc.disable()
    try:
        collect_garbage_again()
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
    finally:
        gc.enable()
        gc.unfreeze()
