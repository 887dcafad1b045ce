"""Who sits at the table with you: names and pictures of the computer players."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.engine.seats import Seat

AVATARS: Final = ("scholar", "grandmother", "hunter", "dancer", "innkeeper", "lady", "ferryman")
"""The picture of each seat, by name; seat 0 is the human."""


def person_name(seat: Seat) -> str:
    """The name of the computer player at a seat, in the language of the window."""
    translate = QCoreApplication.translate
    return (
        translate("People", "You"),
        translate("People", "Hannelore"),
        translate("People", "Korbinian"),
        translate("People", "Leni"),
        translate("People", "Xaver"),
        translate("People", "Vroni"),
        translate("People", "Theo"),
    )[seat]


def names(seats: int, own: str = "") -> tuple[str, ...]:
    """The names of all seats; ``own`` replaces "You" if it is not empty."""
    return (own or person_name(0), *(person_name(seat) for seat in range(1, seats)))
