"""How the language of the window puts phrases together: separators are texts too."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.controller.narrator import translate
from ramsch_desktop.games.shared.words import joined


def commas(parts: Sequence[str]) -> str:
    """The phrases that are not empty, with commas between them."""
    return joined([part for part in parts if part], translate)


def labelled(label: str, text: str) -> str:
    """ "Card points: 52"."""
    return QCoreApplication.translate("Words", "{label}: {text}").format(label=label, text=text)


def sentences(first: str, second: str) -> str:
    """Two sentences one after the other, the first without its full stop; only the first if there is no second."""
    both = QCoreApplication.translate("Words", "{first}. {second}")
    return both.format(first=first, second=second) if second else first
