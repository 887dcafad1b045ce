"""A game on the welcome page: picture, name, one sentence, who plays how long, and two buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.ui.pages.fan import Fan
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.focus_ring import FocusShape
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import PartButton, colour
from ramsch_desktop.ui.parts.text import Role, paragraph
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.tokens import Ground, Radius, mix

EMBLEMS: Final[Mapping[str, tuple[str | None, ...]]] = {
    "skat": ("CJ", "SJ", "HA"),
    "ramsch": ("S7", "D7", "CJ"),
    "schieberamsch": (None, None, "H10"),
    "schafkopf": ("CQ", "SQ", "HA"),
    "ramsen": ("D9", "D7", "CQ"),
    "rams": ("DA", "HQ", "CK"),
}
"""Three cards that stand for a game; another game shows cards of its pack."""

MINUTES: Final[Mapping[str, int]] = {
    "skat": 20,
    "ramsch": 10,
    "schieberamsch": 12,
    "schafkopf": 20,
    "ramsen": 8,
    "rams": 10,
}
"""How long a match of the usual length takes."""

_MINUTES_OF_ANOTHER: Final = 15
_ANY_WIDTH: Final = 10_000
"""In which no summary needs a second line."""


class CardShape(Enum):
    """The picture above the text, or left of it where the window is low."""

    TALL = "tall"
    LOW = "low"


@dataclass(frozen=True)
class GameFace:
    """What a card says of its game."""

    title: str
    summary: str
    seats: tuple[int, int]
    minutes: int
    codes: tuple[str | None, ...]


def emblem(game: Game) -> tuple[str | None, ...]:
    """The cards that stand for a game."""
    pack = game.pack(read_options(game.options, {}))
    return EMBLEMS.get(game.id, tuple(card.code for card in (pack[-1], pack[len(pack) // 2], pack[0])))


def minutes(game: Game) -> int:
    """How long a match takes."""
    return MINUTES.get(game.id, _MINUTES_OF_ANOTHER)


def seats_of(game: Game) -> tuple[int, int]:
    """The fewest and the most seats that its options allow."""
    usual = read_options(game.options, {})
    sizes = {game.seats(usual.with_value(option.id, value)) for option in game.options for value in option.values}
    sizes.add(game.seats(usual))
    return min(sizes), max(sizes)


class GameCard(PartButton):
    """Clicking it anywhere deals (``clicked``); its button for the options asks for the dialog."""

    options_asked = Signal()

    def __init__(self, face: GameFace, deck: Deck, shape: CardShape, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face, self._shape = face, shape
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Play {game}").format(game=face.title))
        self.setAccessibleDescription(f"{face.summary} {self._facts()}")
        self.fan = Fan(deck, face.codes if shape is CardShape.TALL else _two(face.codes))
        self.options = Button(self.tr("Options…"), ButtonKind.QUIET)
        self.options.chosen.connect(self.options_asked)
        self.options.setAccessibleName(self.tr("Options of {game}").format(game=face.title))
        self.play = Button(self.tr("Play"), ButtonKind.SECOND)
        set_ground(self.options, Ground.PAPER)
        self.play.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.play.chosen.connect(self.click)
        self._lay_out()

    def set_deck(self, deck: Deck) -> None:
        """Show the picture with other faces."""
        self.fan.show_cards(deck, self._face.codes if self._shape is CardShape.TALL else _two(self._face.codes))

    def _facts(self) -> str:
        low, high = self._face.seats
        players = self.tr("%n player(s)", "", high)
        if low != high:
            players = self.tr("{low}–{high} players").format(low=low, high=high)
        time = self.tr("%n minute(s)", "", self._face.minutes)
        return f"{players} · {time}"

    def _lay_out(self) -> None:
        title, summary = paragraph(self._face.title, Role.HEADING), paragraph(self._face.summary, Role.SECOND)
        for text in (title, summary):
            text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        if self._shape is CardShape.TALL:
            self._lay_out_tall(title, summary)
        else:
            self._lay_out_low(title, summary)

    def _lay_out_tall(self, title: QWidget, summary: QWidget) -> None:
        px, column = self.theme.px, QVBoxLayout(self)
        column.setContentsMargins(px(12), px(12), px(12), px(12))
        column.setSpacing(px(6))
        self.fan.setMinimumHeight(px(80))
        summary.setMinimumHeight(self._two_lines())
        column.addWidget(self.fan, 1)
        column.addWidget(title)
        column.addWidget(summary)
        facts = paragraph(self._facts(), Role.NOTE)
        row = self._buttons()
        row.insertWidget(0, facts, 1)
        column.addLayout(row)

    def _two_lines(self) -> int:
        """The height that most summaries take: titles beside each other stand at one height where one is shorter."""
        sample = paragraph(f"{self._face.summary}\n{self._face.summary}", Role.SECOND)
        sample.ensurePolished()
        return sample.heightForWidth(_ANY_WIDTH)

    def _lay_out_low(self, title: QWidget, summary: QWidget) -> None:
        px, row, column = self.theme.px, QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(px(10), px(10), px(10), px(8))
        row.setSpacing(px(12))
        self.fan.setMinimumWidth(px(60))
        self.fan.setMaximumWidth(px(92))
        row.addWidget(self.fan, 1000)
        column.setSpacing(px(2))
        column.addWidget(title)
        column.addWidget(summary, 1)
        buttons = self._buttons()
        buttons.insertStretch(0, 1)
        column.addLayout(buttons)
        row.addLayout(column, 1)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8) if self._shape is CardShape.TALL else 0)
        row.addWidget(self.options)
        row.addWidget(self.play)
        return row

    def focus_shape(self) -> FocusShape:
        """The ring follows the corners of the paper."""
        return FocusShape(QRectF(self.rect()), Radius.SHEET)

    def sizeHint(self) -> QSize:
        """What the contents ask for."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """A sheet of paper; a little lighter under the mouse."""
        c = self.theme.colours
        fill = mix(c.paper, c.card, 0.6) if self.underMouse() and not self.isDown() else c.paper
        painter.setPen(QPen(colour(c.line), 2 if self.theme.high_contrast else 1))
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), Radius.SHEET, Radius.SHEET)


def _two(codes: Sequence[str | None]) -> tuple[str | None, ...]:
    """A low card has room for the first and the last one."""
    return (codes[0], codes[-1])
