"""Why something failed, in the language of the window."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.controller.phrases import labelled
from ramsch_desktop.engine.errors import Fault
from ramsch_desktop.store.os_faults import fault_of


def in_words(fault: Fault) -> str:
    """One whole sentence."""
    return fault.told(QCoreApplication.translate)


def reason_of(error: Exception) -> str:
    """Why something failed, in one whole sentence."""
    return in_words(fault_of(error))


def reason_with_file(error: OSError) -> str:
    """The same behind the name of the file, for messages that do not name it."""
    name = error.filename2 or error.filename
    if not isinstance(name, str | bytes) or not name:
        return reason_of(error)
    return labelled(Path(os.fsdecode(name)).name, reason_of(error))
