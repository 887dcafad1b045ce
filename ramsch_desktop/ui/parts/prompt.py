"""The one line above the action strip: what the table asks of you."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.part import CENTRE, LEFT, Part, draw_text, elided, text_width, whole
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import PROMPT, TextStyle

_SMALLEST = 13


class Prompt(Part):
    """Centred on the table while it fits; a longer line moves right, then gets smaller, then is shortened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._centre: float | None = None

    @property
    def words(self) -> str:
        """The line in full."""
        return self._words

    def set_words(self, words: str) -> None:
        """Show and speak another line; the place stays as high as ever when it is empty."""
        if words == self._words:
            return
        self._words = words
        self.setAccessibleName(words)
        self._set_tip()
        announce(self, words)
        self.update()

    def place(self, line: QRectF, centre: float) -> None:
        """Lie at the line of the layout, centred at the x `centre` of the table."""
        self.setGeometry(whole(line))
        self._centre = centre - self.x()
        self._set_tip()
        self.update()

    def restyle(self) -> None:
        """Measure again."""
        super().restyle()
        self._set_tip()

    def sizeHint(self) -> QSize:
        """Room for the line at its full size."""
        return QSize(round(text_width(font(self.theme, PROMPT), self._words)) + 2, self.theme.px(26))

    def _font(self) -> QFont:
        style = PROMPT
        result = font(self.theme, style)
        while text_width(result, self._words) > self.width() and result.pixelSize() > _SMALLEST:
            style = TextStyle(style.px - 1, style.weight)
            result = font(self.theme, style)
        return result

    def _set_tip(self) -> None:
        fits = elided(self._font(), self._words, self.width()) == self._words
        self.setToolTip("" if fits else self._words)

    def paint(self, painter: QPainter) -> None:
        """The line with a soft dark edge below it, so that it can be read on the gold ring, too."""
        face = self._font()
        where = self._where(face)
        align = CENTRE if where.width() < self.width() else LEFT
        draw_text(painter, where, self._words, face, self.theme.colours.badge_text, align)

    @property
    def written(self) -> QRectF:
        """Where the words lie on the table; empty without any."""
        return self._where(self._font()).translated(self.pos()) if self._words else QRectF()

    def _where(self, face: QFont) -> QRectF:
        width = min(text_width(face, self._words) + 2, float(self.width()))
        centre = self.width() / 2 if self._centre is None else self._centre
        left = max(0.0, min(centre - width / 2, self.width() - width))
        return QRectF(left, 0, width, self.height())
