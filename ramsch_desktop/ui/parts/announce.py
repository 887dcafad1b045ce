"""Words for the screen reader."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QWidget


class Urgency(Enum):
    """Whether an announcement waits for the end of the sentence being read."""

    POLITE = "polite"
    ASSERTIVE = "assertive"


def announce(widget: QWidget, text: str, urgency: Urgency = Urgency.POLITE) -> bool:
    """Have `text` spoken, if something listens; empty texts are not. True if it was handed over.

    The start of the program says nothing, so it does not wait for what speaks.
    """
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if not text or not QAccessible.isActive():
        return False
    politeness = QAccessible.AnnouncementPoliteness
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(politeness.Polite if urgency is Urgency.POLITE else politeness.Assertive)
    QAccessible.updateAccessibility(event)
    return True
