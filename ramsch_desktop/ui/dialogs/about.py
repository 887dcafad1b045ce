"""About the program: what it is, and the licences of everything in it."""

from __future__ import annotations

import platform
from importlib import metadata
from typing import Final

import PySide6
from PySide6.QtCore import QSize, qVersion
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from ramsch_desktop import __version__
from ramsch_desktop.ui.dialogs.paper import PaperDialog
from ramsch_desktop.ui.dialogs.prose import Prose
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.text import Role, label, paragraph
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import current_theme

SIZE: Final = QSize(720, 560)


def versions() -> dict[str, str]:
    """What the program runs on."""
    return {
        "program": __version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "pyside": PySide6.__version__,
        "system": f"{platform.system()} {platform.release()}",
        "platform": QApplication.platformName(),
    }


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


class AboutDialog(PaperDialog):
    """Name, version, and licences in a text that can be read with the keyboard."""

    def __init__(self, parent: QWidget | None, pictures: Pictures) -> None:
        super().__init__(parent, SIZE)
        self._pictures = pictures
        self.build()

    def fill(self) -> None:
        """Sign and name above, licences below."""
        self.setWindowTitle(self.tr("About"))
        sign = QLabel()
        size = current_theme().px(56)
        sign.setPixmap(self._pictures.logo()(size, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(self.tr("Ramsch"), Role.TITLE))
        words.addWidget(paragraph(self.tr("Version {version}").format(version=__version__), Role.SECOND))
        self.head.addWidget(sign)
        self.head.addLayout(words, 1)
        self.text = Prose(self.tr("Licences"))
        self.text.setObjectName("licences")
        self.text.show_markdown(self._licences())
        self.body.addWidget(self.text)
        qt = Button(self.tr("About Qt"))
        qt.setAutoDefault(False)
        qt.chosen.connect(QApplication.aboutQt)
        close = Button(self.tr("Close"), ButtonKind.MAIN)
        close.setObjectName("close")
        close.chosen.connect(self.accept)
        self.foot.addWidget(qt)
        self.foot.addStretch(1)
        self.foot.addWidget(close)
        close.setFocus()

    def _licences(self) -> str:
        paragraphs = [
            self.tr("Ramsch and its family of card games at one table, against computer players."),
            self.tr(
                "This program is free software: you may use, share and change it under the GNU General Public "
                "License, version 3 or later. It comes without any warranty. Card faces, heads and signs were "
                "drawn for it and have the same licence."
            ),
            "## " + self.tr("What it is built with"),
            self.tr(
                "**Qt {qt} and PySide6 {pyside}**, under the GNU Lesser General Public License, version 3. They are "
                "linked dynamically: you may replace them by other builds of the same version, in the folder of "
                "the Python package PySide6. Their sources are at download.qt.io."
            ).format(qt=qVersion(), pyside=PySide6.__version__),
            self.tr("**Python {version}**, under the Python Software Foundation License.").format(
                version=platform.python_version()
            ),
            self.tr("**Pillow {version}**, under the MIT-CMU License.").format(version=_version("pillow")),
            self.tr("**platformdirs {version}**, under the MIT License.").format(version=_version("platformdirs")),
        ]
        return "\n\n".join(paragraphs)
