"""Two to four words of which one is chosen, in one frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QIcon, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import Picture, colour, smooth_painter
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground, Radius


@dataclass(frozen=True)
class SegmentItem:
    """A word, its key for the program and a small picture before it."""

    key: str
    text: str
    picture: Picture | None = None


class Segment(QWidget):
    """One Tab stop; arrow keys move and choose. `chosen` comes with the key when a person chooses."""

    chosen = Signal(str)

    def __init__(
        self,
        name: str,
        items: Sequence[SegmentItem],
        ground: Ground = Ground.PAPER,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        set_ground(self, ground)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._ground, self._items = ground, tuple(items)
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(2)
        for index, item in enumerate(self._items):
            self._group.addButton(self._make(item), index)
        self._group.idClicked.connect(lambda index: self.chosen.emit(self._items[index].key))
        self._draw_pictures()

    def _make(self, item: SegmentItem) -> QPushButton:
        button = QPushButton(item.text)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setProperty("kind", "segment-felt" if self._ground is Ground.FELT else "segment")
        self._row.addWidget(button)
        return button

    @property
    def key(self) -> str:
        """The key of the chosen word; empty if none is."""
        index = self._group.checkedId()
        return self._items[index].key if index >= 0 else ""

    def choose(self, key: str) -> None:
        """Choose a word without a signal.

        Raises:
            ValueError: if no item has that key.
        """
        keys = [item.key for item in self._items]
        self._group.button(keys.index(key)).setChecked(True)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Other words in the same order, as after a change of language."""
        for button, text in zip(self._group.buttons(), texts, strict=True):
            button.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Draw pictures for the new text scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw_pictures()

    def _draw_pictures(self) -> None:
        size = current_theme().px(20)
        for button, item in zip(self._group.buttons(), self._items, strict=True):
            if item.picture is not None:
                button.setIcon(QIcon(item.picture(size, self.devicePixelRatioF())))
                button.setIconSize(QSize(size, size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame."""
        c, felt = current_theme().colours, self._ground is Ground.FELT
        painter = smooth_painter(self)
        painter.setPen(QPen(colour(c.badge_ring if felt else c.strong_line), 1))
        painter.setBrush(colour(c.badge if felt else c.card))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, Radius.BIG_BUTTON, Radius.BIG_BUTTON)
        painter.end()
