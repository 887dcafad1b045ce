"""Bold words and plain words as one small document, in lines of about equal length."""

from __future__ import annotations

import html
import math
import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QTextDocument

_HYPHEN: Final = "\u2011"
"""The hyphen at which no line ends."""
_SHORT: Final = re.compile(r"(?<![\w-])([^\W\d_]{2,8})-(?=[^\W\d_]{3,6}(?![\w-]))")
"""Two short words with a hyphen, as the German names of cards: "Pik-Ass", "Schellen-Sieben"."""


def kept_together(text: str) -> str:
    """The text with hyphens at which no line ends in short double words, if there is such a hyphen in the font; a
    text with marks of its own stays as it is."""
    if "-" not in text or "<" in text:
        return text
    drawn = QFontMetrics(QGuiApplication.font()).inFontUcs4(ord(_HYPHEN))
    return _SHORT.sub(rf"\1{_HYPHEN}", text) if drawn else text


@dataclass(frozen=True)
class Words:
    """The bold `lead`, then `text` behind it or, with a line break at its start, below it."""

    lead: str = ""
    text: str = ""

    @property
    def spoken(self) -> str:
        """All words in one line, with a pause where the bold ones are no sentence."""
        gap = ". " if self.text.startswith("\n") and self.lead[-1:].isalnum() else " "
        return gap.join(part.strip() for part in (self.lead, self.text) if part)

    def document(self, font: QFont, ink: str, width: float = -1.0) -> QTextDocument:
        """Set in a font and colour, broken at `width` pixels (not at all below 0)."""
        result = QTextDocument()
        result.setDocumentMargin(0)
        result.setDefaultFont(font)
        lead, body = (html.escape(kept_together(words)) for words in (self.lead, self.text))
        body = body.replace("\n", "<br>")
        gap = " " if body and not body.startswith("<br>") else ""
        result.setHtml(f'<div style="color: {ink}"><b>{lead}</b>{gap}{body}</div>')
        result.setTextWidth(width)
        return result

    def width(self, font: QFont, most: float) -> float:
        """The natural width, or that of lines of about equal length where one line is too long."""
        natural = math.ceil(self.document(font, "#000000").idealWidth()) + 1.0
        if natural <= most:
            return natural
        lines = math.ceil(natural / most)
        return min(most, natural / lines * 1.12 + 8)
