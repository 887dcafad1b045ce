"""Every part in every state on one page: `python -m ramsch_desktop.ui.parts.gallery OUT.png [--scheme dark]`.

The words are samples in the languages of the players. Pictures are stand-ins, so the page needs no files.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from ramsch_desktop.ui.parts.focus_ring import FocusRing
from ramsch_desktop.ui.parts.gallery.felt_page import FeltPage
from ramsch_desktop.ui.parts.gallery.paper_page import PaperPage
from ramsch_desktop.ui.parts.gallery.pictures import disc, icon
from ramsch_desktop.ui.parts.header import Header
from ramsch_desktop.ui.theme.signs import Sign
from ramsch_desktop.ui.theme.style import STYLE_ARGUMENTS, apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import FeltColour, Scheme

WIDTH, HEIGHT, FELT_WIDTH = 1280, 1150, 660


class Gallery(QWidget):
    """Header, felt at the left, paper at the right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        scale = theme.text_scale
        self.resize(round(WIDTH * scale), round(HEIGHT * scale))
        self.header = _header(theme)
        self.header.setParent(self)
        top, left = self.header.height(), round(FELT_WIDTH * scale)
        self.header.setGeometry(0, 0, self.width(), top)
        self.felt = FeltPage(scale, self)
        self.felt.setGeometry(0, top, left, self.height() - top)
        self.paper = PaperPage(self)
        self.paper.setGeometry(left, top, self.width() - left, self.height() - top)

    def show_rings(self) -> None:
        """One ring on paper, one on felt."""
        for target in (self.paper.focused, self.felt.focused):
            FocusRing(self).surround(target)


def _header(theme: Theme) -> Header:
    header = Header(disc(theme.colours.green))
    for name in ("Spiel", "Zug", "Ansicht", "Hilfe"):
        header.menu_bar.addMenu(name)
    header.set_title("Bausteine", theme.scheme.value)
    for key, sign in (("trick", Sign.CARDS), ("rules", Sign.STAR), ("close", Sign.CROSS)):
        header.add_tool(key, icon(sign), key)
    header.tool("rules").setCheckable(True)
    header.tool("rules").setChecked(True)
    return header


def draw(app: QApplication, theme: Theme, path: str) -> bool:
    """Write the page as a PNG; false if the file cannot be written."""
    apply_theme(app, theme)
    gallery = Gallery(theme)
    gallery.show()
    app.processEvents()
    gallery.show_rings()
    gallery.felt.settle()
    app.processEvents()
    written = gallery.grab().save(path)
    gallery.close()
    gallery.deleteLater()
    app.sendPostedEvents(gallery, QEvent.Type.DeferredDelete.value)
    return written


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry point; 0 if the picture was written."""
    parser = argparse.ArgumentParser(prog="gallery", description="Draw every part in every state.")
    parser.add_argument("out", metavar="OUT.png")
    parser.add_argument("--scheme", type=Scheme, default=Scheme.LIGHT, metavar="light|dark|high-contrast")
    parser.add_argument("--felt", type=FeltColour, default=FeltColour.GREEN, metavar="green|wine|blue|slate")
    parser.add_argument("--text-scale", type=float, default=1.0)
    parser.add_argument("--family", default="", help="a font instead of the platform's own")
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(["gallery", *STYLE_ARGUMENTS])
    assert isinstance(app, QApplication)
    theme = Theme(chosen.scheme, chosen.felt, chosen.text_scale, family=chosen.family)
    return 0 if draw(app, theme, chosen.out) else 1


if __name__ == "__main__":
    sys.exit(main())
