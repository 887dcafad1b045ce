"""The log file of the program, with rotation: a megabyte at most, and the three before it."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

NAME: Final = "ramsch-desktop.log"
MAX_BYTES: Final = 1_000_000
BACKUPS: Final = 3
_FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def log_file(folder: Path) -> Path:
    """Where the log of a folder is."""
    return folder / NAME


def start_log(folder: Path, level: int = logging.INFO) -> logging.Handler:
    """Write the log to a file in ``folder``, or to standard error where no file can be written."""
    handler = _handler(folder)
    handler.setFormatter(logging.Formatter(_FORM))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(True)
    return handler


def stop_log(handler: logging.Handler) -> None:
    """Write no more to the handler, and close its file."""
    logging.captureWarnings(False)
    logging.getLogger().removeHandler(handler)
    handler.close()


def _handler(folder: Path) -> logging.Handler:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return RotatingFileHandler(log_file(folder), maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8")
    except OSError:
        return logging.StreamHandler()
