"""The areas of a page that F6 goes through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def jump(areas: Sequence[QWidget], step: int) -> None:
    """Give the focus to the area after or before the one that has it; areas without anything to reach are left out."""
    stops = [(area, stop) for area in areas if (stop := first_focus(area)) is not None]
    focus = QApplication.focusWidget()
    here = [n for n, (area, _) in enumerate(stops) if focus is not None and _holds(area, focus)]
    place = here[0] + step if here else (0 if step > 0 else -1)
    stops[place % len(stops)][1].setFocus(Qt.FocusReason.TabFocusReason)


def first_focus(area: QWidget) -> QWidget | None:
    """The widget of an area that Tab would reach first."""
    if _takes_focus(area):
        return area
    return next((each for each in area.findChildren(QWidget) if _takes_focus(each)), None)


def _takes_focus(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.isVisible()


def _holds(area: QWidget, focus: QWidget) -> bool:
    return area is focus or area.isAncestorOf(focus)
