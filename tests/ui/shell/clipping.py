"""Finds texts that have less room than they need, and makes texts longer, as German and Finnish do."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QScrollArea, QWidget

from ramsch_desktop.ui.parts import elided_label, part
from ramsch_desktop.ui.parts.part import elided

_WORD = re.compile(r"(?<!\{)\b[A-Za-z]{3,}\b(?!\})")
_FOR_SCREENS = (QLabel, QAbstractButton, QComboBox)


class LongTranslator(QTranslator):
    """Every word becomes about a third longer; placeholders and underlined letters stay."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The longer text."""
        text = source.replace("(s)", "s").replace("%n", str(n))
        return _WORD.sub(lambda found: found[0] + "neneneneneneen"[: max(1, len(found[0]) // 3)], text)

    def isEmpty(self) -> bool:
        """It has a text for everything."""
        return False


def clipped(window: QWidget) -> list[str]:
    """What stands there shortened: its kind, its text, the room it has and the room it needs."""
    return [_told(each) for each in window.findChildren(QWidget) if each.isVisible() and _is_clipped(each)]


def _is_clipped(widget: QWidget) -> bool:
    if isinstance(widget, QScrollArea):
        content = widget.widget()
        return content is not None and content.minimumSizeHint().width() > widget.viewport().width()
    if not isinstance(widget, _FOR_SCREENS):
        return False
    if widget.width() < widget.minimumSizeHint().width():
        return True
    return isinstance(widget, QLabel) and widget.wordWrap() and widget.height() < widget.heightForWidth(widget.width())


def _told(widget: QWidget) -> str:
    text = getattr(widget, "text", str)()
    need = widget.minimumSizeHint()
    return f"{type(widget).__name__} {text!r} has {widget.width()} x {widget.height()}, needs {need.width()}"


def settle() -> None:
    """Let layouts and posted events come to rest."""
    for _ in range(4):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def shortened(window: QWidget) -> list[str]:
    """What is drawn with dots at its end."""
    found: list[str] = []

    def noted(font: QFont, text: str, width: float) -> str:
        shown = elided(font, text, width)
        if shown != text:
            found.append(f"{text!r} is drawn as {shown!r}")
        return shown

    with pytest.MonkeyPatch.context() as patch:
        for module in (part, elided_label):
            patch.setattr(module, "elided", noted)
        window.grab()
    return found
