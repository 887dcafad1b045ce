"""The areas of a page that F6 goes through, and the way of the Tab key over pages whose parts come and go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget


def jump(areas: Sequence[QWidget], step: int) -> None:
    """Give the focus to the area after or before the one that has it; areas without anything to reach are left out."""
    stops = [(area, stop) for area in areas if (stop := first_focus(area)) is not None]
    here = _place_of_focus([area for area, _ in stops])
    place = here + step if here is not None else (0 if step > 0 else -1)
    stops[place % len(stops)][1].setFocus(Qt.FocusReason.TabFocusReason)


def tab_on(areas: Sequence[QWidget], *, forward: bool) -> bool:
    """Give the focus to the stop after or before the present one: area by area, each as the eye reads it.

    Returns False if there is no other stop.
    """
    stops = [stop for area in areas for stop in stops_of(area)]
    here = _place_of_focus(stops)
    if len(stops) < (1 if here is None else 2):
        return False
    step = 1 if forward else -1
    place = here + step if here is not None else (0 if forward else -1)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[place % len(stops)].setFocus(reason)
    return True


def first_focus(area: QWidget) -> QWidget | None:
    """The widget of an area that Tab would reach first."""
    return next(iter(stops_of(area)), None)


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


def _place_of_focus(stops: Sequence[QWidget]) -> int | None:
    """Which of these has the focus, or holds the widget that has it."""
    focus = QApplication.focusWidget()
    found = (at for at, stop in enumerate(stops) if focus is not None and (stop is focus or stop.isAncestorOf(focus)))
    return next(found, None)
