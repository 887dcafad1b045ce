"""A number in the figures of the playing cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramsch_desktop.resources import asset
from ramsch_desktop.ui.parts.part import Part
from ramsch_desktop.ui.table.faces import Label, load_labels

_CAP: Final = 100
_GAP: Final = 14


@cache
def _labels() -> Mapping[str, Label]:
    return load_labels(asset("cards", "indices.toml"))


def numeral_svg(number: int, ink: str) -> tuple[str, int]:
    """The drawing of a number of 1 and more, and its width where it is 100 high."""
    left, drawn = 0, ""
    for digit in str(number):
        label = _labels()[digit]
        drawn += f'<g transform="translate({left} 0)">{label.svg.replace("currentColor", ink)}</g>'
        left += label.width + _GAP
    width = left - _GAP
    view = f"0 0 {width} {_CAP}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{drawn}</svg>', width


class Numeral(Part):
    """The number in ``height`` pixels; ``tone`` names the colour of the theme."""

    def __init__(self, value: int, height: int, tone: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value, self._height, self._tone = value, height, tone
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for two figures, so that all places stand in one column."""
        height = self.theme.px(self._height)
        return QSize(max(height, round(numeral_svg(self._value, "#000000")[1] * height / _CAP)), height)

    def paint(self, painter: QPainter) -> None:
        """Centred."""
        svg, width = numeral_svg(self._value, getattr(self.theme.colours, self._tone))
        wide = width * self.height() / _CAP
        place = QRectF((self.width() - wide) / 2, 0, wide, self.height())
        QSvgRenderer(QByteArray(svg.encode())).render(painter, place)
