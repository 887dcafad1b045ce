"""Bold words and plain words as one small document, in lines of about equal length."""

from __future__ import annotations

import html
import math
from dataclasses import dataclass

from PySide6.QtGui import QFont, QTextDocument


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
        lead, body = html.escape(self.lead), html.escape(self.text).replace("\n", "<br>")
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
