"""Words for the screen reader."""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Urgency(Enum):
    """Whether an announcement waits for the end of the sentence being read."""

    POLITE = "polite"
    ASSERTIVE = "assertive"


_POLITENESS = {
    Urgency.POLITE: QAccessible.AnnouncementPoliteness.Polite,
    Urgency.ASSERTIVE: QAccessible.AnnouncementPoliteness.Assertive,
}


def announce(widget: QWidget, text: str, urgency: Urgency = Urgency.POLITE) -> bool:
    """Have `text` spoken, if something listens; empty texts are not. True if it was handed over."""
    if not text or not QAccessible.isActive():
        return False
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(_POLITENESS[urgency])
    QAccessible.updateAccessibility(event)
    return True
