"""The way of the Tab key over a page whose parts come and go: area by area, each as the eye reads it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget


def tab_on(areas: Sequence[QWidget], *, forward: bool) -> bool:
    """Give the focus to the stop after the present one, or before it; after the last comes the first.

    Returns False if there is no other stop.
    """
    stops = [stop for area in areas for stop in stops_of(area)]
    focus = QApplication.focusWidget()
    here = [at for at, stop in enumerate(stops) if focus is not None and _holds(stop, focus)]
    if not stops or (here and len(stops) == 1):
        return False
    step = 1 if forward else -1
    at = here[0] + step if here else (0 if forward else -1)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[at % len(stops)].setFocus(reason)
    return True


def stops_of(area: QWidget) -> list[QWidget]:
    """The widgets of an area that Tab reaches, line by line; an area that takes the focus itself is one stop."""
    if _takes_focus(area):
        return [area]
    found = [each for each in area.findChildren(QWidget) if _takes_focus(each)]
    return sorted(found, key=lambda each: _reading_place(each, area))


def _takes_focus(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None


def _reading_place(widget: QWidget, area: QWidget) -> tuple[int, int]:
    corner = widget.mapTo(area, QPoint(0, 0))
    return corner.y(), corner.x()


def _holds(stop: QWidget, focus: QWidget) -> bool:
    return stop is focus or stop.isAncestorOf(focus)
