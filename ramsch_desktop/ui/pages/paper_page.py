"""A page of the main window that is a sheet of paper on the felt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ramsch_desktop.ui.parts.felt import Felt
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.text import FrameLook, frame
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import LOW_WINDOW, Ground

_EDGE: Final = 16
_RIM: Final = QMargins(1, 4, 1, 4)
"""The edge of the paper and its round corners stay free."""
_NARROW: Final = 860
"""Below this width at text scale 1 halves stand one under the other."""


class _Inside(QWidget):
    """What lies on the paper; ``changed`` comes when its layout wants another height."""

    changed = Signal()

    def event(self, event: QEvent) -> bool:
        """Tell of a layout that has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return super().event(event)


class PaperPage(QWidget):
    """Fill ``head``, ``body`` and ``foot`` in ``build``, which runs again for another theme or language.

    The paper is at most ``width`` x ``height`` large at text scale 1. What has no room in its height is scrolled to.
    """

    def __init__(self, width: int, parent: QWidget | None = None, height: int = 2000) -> None:
        super().__init__(parent)
        set_ground(self, Ground.FELT)
        self._most = QSize(width, height)
        self._built = (True, False)
        self._felt = Felt(self)
        self.paper = frame(FrameLook.SHEET, self)
        self.paper.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        set_ground(self.paper, Ground.PAPER)
        self._inside = _Inside()
        self._inside.changed.connect(self._fit)
        self._area = QScrollArea(self.paper)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._inside)
        self._column = QVBoxLayout(self._inside)
        self.head, self.body, self.foot = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._column.addLayout(self.head)
        self._column.addLayout(self.body, 1)
        self._column.addLayout(self.foot)

    @property
    def low(self) -> bool:
        """Whether the window is low; the parts are filled anew when that changes."""
        return self.height() < LOW_WINDOW

    @property
    def narrow(self) -> bool:
        """Whether halves have no room side by side; the parts are filled anew when that changes."""
        return self.width() < _NARROW * current_theme().text_scale

    def build(self) -> None:
        """Fill the three parts."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Empty all parts and fill them anew, for the theme and language in force."""
        px = current_theme().px
        self._built = self.low, self.narrow
        self._column.setContentsMargins(px(24), px(18), px(24), px(18))
        self._column.setSpacing(px(10))
        with kept_focus(self.paper):
            for layout in (self.head, self.body, self.foot):
                empty(layout)
                layout.setSpacing(px(10))
            self.build()
        self._fit()

    def show_alone(self, part: QWidget) -> None:
        """Show a part at the upper left of the body, where nothing else stands."""
        row = QHBoxLayout()
        row.addWidget(part)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addStretch(1)

    def _fit(self) -> None:
        """Give what lies on the paper all its height, or as much as it needs at least."""
        room = self._area.size()
        if self._column.minimumHeightForWidth(room.width()) > room.height():
            room.setWidth(room.width() - self._area.verticalScrollBar().sizeHint().width())
        need = self._column.minimumHeightForWidth(room.width())
        self._inside.resize(room.width(), max(room.height(), need))
        self._column.setGeometry(self._inside.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Felt everywhere, the paper in the middle."""
        super().resizeEvent(event)
        self._felt.setGeometry(self.rect())
        if (self.low, self.narrow) != self._built:
            self.rebuild()
        self._lay_paper()

    def set_most_high(self, height: int) -> None:
        """Let the paper be so high at text scale 1."""
        if height != self._most.height():
            self._most.setHeight(height)
            self._lay_paper()

    def paper_width(self) -> int:
        """The width of the paper in a page that is as wide as it is now."""
        return min(round(self._most.width() * current_theme().text_scale), self.width() - 2 * _EDGE)

    def _lay_paper(self) -> None:
        edge = _EDGE // 2 if self.low else _EDGE
        room = QSize(self.width() - 2 * _EDGE, self.height() - 2 * edge)
        size = (self._most * current_theme().text_scale).boundedTo(room)
        self.paper.setGeometry(QRect(QPoint(), size).translated(_middle(self.size(), size)))
        self._area.setGeometry(self.paper.rect().marginsRemoved(_RIM))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Take over another theme or language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.rebuild()


@contextmanager
def kept_focus(area: QWidget) -> Iterator[None]:
    """Give the focus to the widget of the same kind and name after everything in an area was made anew."""
    old = QApplication.focusWidget()
    mark = _mark(old) if old is not None and area.isAncestorOf(old) else None
    before = set(area.findChildren(QWidget)) if mark is not None else set()
    yield
    if mark is None:
        return
    new = next((each for each in area.findChildren(QWidget) if each not in before and _mark(each) == mark), None)
    if new is not None:
        _show_with_parents(new, area)
        new.setFocus()


def _show_with_parents(widget: QWidget, area: QWidget) -> None:
    """Only a visible widget takes the focus; layouts show what is new a moment later."""
    step: QWidget | None = widget
    while step is not None and step is not area:
        step.show()
        step = step.parentWidget()


def _mark(widget: QWidget) -> tuple[type[QWidget], str]:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return type(widget), widget.accessibleName() or text


def _middle(outer: QSize, inner: QSize) -> QPoint:
    return QPoint((outer.width() - inner.width()) // 2, (outer.height() - inner.height()) // 2)


def empty(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            empty(inner)
