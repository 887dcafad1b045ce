"""The last trick, shown again on a paper in the middle of the table until the next key or click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QWidget

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.engine.table import Taken
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.text import FrameLook, Role, label, paragraph
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground

_CARD = 84


class LastTrick(QFrame):
    """A paper with the cards in the order they were played, and who took them."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setProperty("frame", FrameLook.SHEET.value)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        set_ground(self, Ground.PAPER)
        self._grid = QGridLayout(self)
        self.hide()

    def show_trick(self, taken: Taken, narrator: Narrator, deck: Deck, room: QRect) -> None:
        """Show a trick in the middle of ``room``."""
        self._empty()
        px = current_theme().px
        self._grid.setContentsMargins(px(18), px(12), px(18), px(14))
        self._grid.setHorizontalSpacing(px(10))
        sentence = narrator.event_of_trick(taken)
        plays = taken.trick.plays
        width = min(px(_CARD), (room.width() - px(46)) // len(plays) - px(10))
        self._grid.addWidget(label(self.tr("Last trick"), Role.SECTION), 0, 0, 1, len(plays))
        for column, play in enumerate(plays):
            card = QLabel()
            card.setPixmap(deck.small(play.card.code)(width, self.devicePixelRatioF()))
            won = play.seat == taken.winner
            name = label(narrator.speech.name(play.seat), Role.STRONG if won else Role.SECOND)
            name.setMaximumWidth(max(width + px(10), name.minimumSizeHint().width()))
            self._grid.addWidget(card, 1, column, Qt.AlignmentFlag.AlignHCenter)
            self._grid.addWidget(name, 2, column, Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(paragraph(sentence), 3, 0, 1, len(plays))
        self.setAccessibleName(sentence)
        self._lie(room)
        announce(self, sentence)

    def _lie(self, room: QRect) -> None:
        size = self._grid.totalSizeHint()
        if self._grid.hasHeightForWidth():
            size.setHeight(self._grid.totalHeightForWidth(size.width()))
        self.resize(size)
        corner = room.center() - self.rect().center()
        self.move(QPoint(max(0, corner.x()), max(0, corner.y())))
        self.show()
        self.raise_()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def put_away(self) -> None:
        """Take the paper off the table."""
        if self.isVisible():
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The next key or click puts the paper away; it does what it does besides."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.put_away()
        return False

    def _empty(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
