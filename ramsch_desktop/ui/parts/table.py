"""A table to be read: rows of 33 px, cells in strong type or in colour as their model says."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QFont, QIcon, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ramsch_desktop.controller.models.sheet import CellKind, SheetRole
from ramsch_desktop.ui.parts.part import colour
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.style import current_theme

ROW: Final = 33
_HEADER: Final = 36
_PIP: Final = 16


class CellDelegate(QStyledItemDelegate):
    """Draws a cell as its CellKind asks, with the pip of a suit before the text."""

    def __init__(self, deck: Deck | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Strong type for what changed, plus and minus colours for values, an icon for a suit."""
        super().initStyleOption(option, index)
        kind = index.data(SheetRole.KIND)
        c = current_theme().colours
        inks = {CellKind.GOOD: c.plus, CellKind.BAD: c.minus, CellKind.UNCHANGED: c.second}
        option.palette.setColor(QPalette.ColorRole.Text, colour(inks.get(kind, c.ink)))
        font = QFont(option.font)
        font.setFeature(QFont.Tag("tnum"), 1)
        if kind in (CellKind.GOOD, CellKind.BAD, CellKind.CHANGED):
            font.setWeight(QFont.Weight.Bold)
        option.font = font
        suit = index.data(SheetRole.SUIT)
        if suit is not None:
            self._set_icon(option, suit)

    def _set_icon(self, option: QStyleOptionViewItem, suit: str) -> None:
        size = current_theme().px(_PIP)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(size, size)
        option.icon = QIcon()
        if suit and self._deck is not None:
            ratio = option.widget.devicePixelRatioF() if option.widget is not None else 1.0
            pip = self._deck.paper_pip(suit)(size, ratio)
            option.icon.addPixmap(pip)
            option.icon.addPixmap(pip, QIcon.Mode.Selected)  # else Qt tints it in the row that is chosen


class ReadTable(QTableView):
    """One Tab stop; arrows move from cell to cell, whose spoken text comes from the model."""

    def __init__(self, name: str, model: QAbstractTableModel, deck: Deck | None = None) -> None:
        super().__init__()
        self.setAccessibleName(name)
        model.setParent(self)
        self.setModel(model)
        self.setItemDelegate(CellDelegate(deck, self))
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(current_theme().px(ROW))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setFixedHeight(current_theme().px(_HEADER))
        header.setMinimumSectionSize(current_theme().px(30))
        self._at_end = False
        self.setMaximumHeight(self.wanted_height())
        self.setMinimumHeight(min(current_theme().px(_HEADER + 2 * ROW), self.wanted_height()))

    def wanted_height(self) -> int:
        """The height with which nothing has to be scrolled."""
        px = current_theme().px
        return px(_HEADER) + max(1, self.model().rowCount()) * px(ROW) + 2

    def set_widths(self, widths: dict[int, int], stretched: int) -> None:
        """Fixed widths by column; one column takes what is left, the others are as wide as their texts."""
        header = self.horizontalHeader()
        for column in range(self.model().columnCount()):
            mode = QHeaderView.ResizeMode.Fixed if column in widths else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch if column == stretched else mode)
            if column in widths:
                self.setColumnWidth(column, widths[column])

    def show_last(self) -> None:
        """Show the last row, also once the table has got its final height."""
        self._at_end = True
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last row in sight where it was asked for."""
        super().resizeEvent(event)
        if self._at_end:
            self.scrollToBottom()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(super().sizeHint().width(), self.wanted_height())
