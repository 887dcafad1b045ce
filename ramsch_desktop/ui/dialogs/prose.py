"""Longer texts in Markdown, set to be read: room between paragraphs, headings in the sizes of the program."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QWidget

from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import HEADING, SECTION, TITLE, TextStyle

_HEADINGS: Final = {1: TITLE, 2: HEADING, 3: SECTION}
_LINE_PERCENT: Final = 128.0


class Prose(QTextBrowser):
    """Shows Markdown; links open in the browser of the system."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setOpenExternalLinks(True)

    def show_markdown(self, text: str) -> None:
        """Show a text from its beginning."""
        self.setMarkdown(text)
        self.document().setDocumentMargin(current_theme().px(12))
        for block in self.blocks():
            self._set(block)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def blocks(self) -> list[QTextBlock]:
        """The paragraphs, headings and list items."""
        found, block = [], self.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

    def headings(self) -> list[QTextBlock]:
        """The headings in their order."""
        return [block for block in self.blocks() if block.blockFormat().headingLevel()]

    def go_to(self, block: QTextBlock) -> None:
        """Put a paragraph at the upper edge."""
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).y()
        self.verticalScrollBar().setValue(round(top) - current_theme().px(8))

    def _set(self, block: QTextBlock) -> None:
        px, level = current_theme().px, block.blockFormat().headingLevel()
        cursor = QTextCursor(block)
        shape = QTextBlockFormat()
        shape.setLineHeight(_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        in_list = block.textList() is not None
        shape.setBottomMargin(px(2 if in_list else 8))
        shape.setTopMargin(px(16) if level > 1 else 0)
        cursor.mergeBlockFormat(shape)
        if level:
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(_type(_HEADINGS.get(level, SECTION)))


def _type(style: TextStyle) -> QTextCharFormat:
    result = QTextCharFormat()
    result.setProperty(QTextFormat.Property.FontPixelSize, current_theme().px(style.px))
    result.setFontWeight(style.weight)
    return result
