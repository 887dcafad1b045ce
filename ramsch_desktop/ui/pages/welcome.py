"""The welcome page: the unfinished match, one card a game, and the few settings that matter before the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ramsch_desktop.controller.phrases import commas
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games.shared.words import plain
from ramsch_desktop.play.match import Match
from ramsch_desktop.play.session import HUMAN
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.pages.choices import ChoiceBar
from ramsch_desktop.ui.pages.fan import Fan
from ramsch_desktop.ui.pages.game_card import CardShape, GameCard, GameFace, emblem, minutes, seats_of
from ramsch_desktop.ui.pages.grid_keys import GridKeys
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.felt import Felt
from ramsch_desktop.ui.parts.flow import Flow
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import Picture
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, paragraph
from ramsch_desktop.ui.pictures import PACKS
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import LOW_WINDOW, Ground

COLUMNS: Final = 3
_FACE_CARDS: Final = {"german": "DQ", "four": "SQ", "cvd": "HQ", "contrast": "SK"}


class WelcomePage(QWidget):
    """``played`` and ``options_asked`` bring the id of a game."""

    played = Signal(str)
    options_asked = Signal(str)
    resumed = Signal()
    discarded = Signal()
    history_wanted = Signal()

    def __init__(self, desk: Desk, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, Ground.FELT)
        self._desk, self._games = desk, tuple(games)
        self._unfinished: Match | None = None
        self._felt = Felt(self)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bar = ChoiceBar(desk.keeper, self._small_faces(), desk.pictures.icon("globe"), desk.pictures.own_decks)
        self._built: tuple[object, ...] = ()
        self._focus_when_built = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._build_if_needed)
        self.cards: list[GameCard] = []
        self.resume: Button | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._area, 1)
        column.addWidget(self._bar)
        desk.keeper.changed.connect(self._settings_changed)

    def set_unfinished(self, match: Match | None) -> None:
        """Offer to resume a match, or nothing."""
        self._unfinished = match
        self._build_if_needed()

    def focus_here(self) -> None:
        """Give the focus to the match that waits, else to the first game."""
        self._focus_when_built = self._state() != self._built
        first = self.resume or (self.cards[0] if self.cards else None)
        if first is not None:
            first.setFocus()

    def areas(self) -> list[QWidget]:
        """Where F6 jumps."""
        return [self._area, self._bar]

    @property
    def shape(self) -> CardShape:
        """How the cards are laid out in a window of this height."""
        low = self.window().height() < LOW_WINDOW * max(1.0, current_theme().text_scale)
        return CardShape.LOW if low else CardShape.TALL

    def showEvent(self, event: QShowEvent) -> None:
        """Build what is to be seen, only now."""
        super().showEvent(event)
        self._build_if_needed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew where another shape fits."""
        super().resizeEvent(event)
        self._felt.setGeometry(self.rect())
        self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        """Take new texts, sizes and colours; later, for Qt still walks through the widgets."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._built = ()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._soon.start()

    def _settings_changed(self, settings: Settings) -> None:
        if not self.isVisible():
            return
        for game, card in zip(self._games, self.cards, strict=True):
            card.set_deck(self._desk.deck(game))
        self._bar.show_settings(settings)

    def _build_if_needed(self) -> None:
        if not self.isVisible():
            return
        if self._bar.room != self.width() or self._built[2:3] != (current_theme(),):
            self._bar.fill(self.width())
        if self._state() != self._built:
            self._build()
            self._built = self._state()
            if self._focus_when_built:
                self.focus_here()

    def _state(self) -> tuple[object, ...]:
        """What the page is built for."""
        return self.shape, self._unfinished, current_theme(), self._columns()

    def _columns(self) -> int:
        """Three columns, or fewer where large print leaves no room for them."""
        px, low = current_theme().px, self.shape is CardShape.LOW
        least = max((card.minimumSizeHint().width() for card in self.cards), default=1)
        gap, side = px(12 if low else 20), px(20 if low else 32)
        return max(1, min(COLUMNS, (self.width() - 2 * side + gap) // (least + gap)))

    def _build(self) -> None:
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self._area.isAncestorOf(focus)
        px, low = current_theme().px, self.shape is CardShape.LOW
        content = QWidget()
        column = QVBoxLayout(content)
        side = px(20 if low else 32)
        column.setContentsMargins(side, px(12 if low else 18), side, px(12))
        column.setSpacing(px(12 if low else 18))
        self.resume = None
        if self._unfinished is not None:
            column.addWidget(self._banner(self._unfinished))
        column.addLayout(self._grid(px(12 if low else 20)), 1)
        old = self._area.takeWidget()
        if old is not None:
            old.deleteLater()
        self._area.setWidget(content)
        if had_focus:
            self.focus_here()

    def _grid(self, gap: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(gap)
        self.cards = [self._card(game) for game in self._games]
        columns = self._columns()
        for place, card in enumerate(self.cards):
            grid.addWidget(card, place // columns, place % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        for row in range(max(2, -(-len(self.cards) // columns))):
            grid.setRowStretch(row, 1)
        GridKeys(self.cards, columns, self.resume, self.cards[0])
        GridKeys([card.options for card in self.cards], columns, self.resume, self.cards[0])
        return grid

    def _card(self, game: Game) -> GameCard:
        speech = self._desk.speech(game, read_options(game.options, {}))
        face = GameFace(game.title(speech), game.summary(speech), seats_of(game), minutes(game), emblem(game))
        card = GameCard(face, self._desk.deck(game), self.shape)
        card.setObjectName(f"game_{game.id}")
        card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        card.clicked.connect(lambda: self.played.emit(game.id))
        card.options_asked.connect(lambda: self.options_asked.emit(game.id))
        return card

    def _banner(self, match: Match) -> QFrame:
        px, low = current_theme().px, self.shape is CardShape.LOW
        banner = frame(FrameLook.SHEET)
        set_ground(banner, Ground.PAPER)
        row = QHBoxLayout(banner)
        row.setContentsMargins(px(10), px(8), px(16), px(8))
        row.setSpacing(px(16))
        row.addWidget(self._banner_picture(match, px(96 if low else 130), px(62 if low else 84)))
        words = QVBoxLayout()
        words.setSpacing(0)
        speech = self._desk.speech(match.game, match.options)
        game = match.game.title(speech)
        words.addStretch(1)
        words.addWidget(paragraph(self.tr("Resume: {game}").format(game=game), Role.HEADING))
        words.addWidget(paragraph(self._state_of(match), Role.SECOND))
        words.addStretch(1)
        row.addLayout(words, 1)
        row.addLayout(self._banner_buttons())
        return banner

    def _banner_buttons(self) -> Flow:
        row = Flow(current_theme().px(16))
        row.addStretch()
        history = Button(self.tr("All matches"), ButtonKind.QUIET)
        history.chosen.connect(self.history_wanted)
        row.addWidget(history)
        discard = Button(self.tr("Discard"), ButtonKind.QUIET)
        discard.chosen.connect(self.discarded)
        row.addWidget(discard)
        self.resume = Button(self.tr("Resume"), ButtonKind.MAIN, self._desk.pictures.icon("play"))
        self.resume.chosen.connect(self.resumed)
        row.addWidget(self.resume)
        return row

    def _banner_picture(self, match: Match, width: int, height: int) -> Fan:
        """The trick as it lies, else the first cards of the hand, between two deals the cards of the game."""
        view = match.course.view(HUMAN)
        lying: Sequence[str | None] = [card.code for _, card in view.table.trick.plays]
        lying = lying or [card.code for card in view.hand[:3]] or emblem(match.game)
        fan = Fan(self._desk.deck(match.game, match.options), lying)
        fan.setFixedSize(width, height)
        return fan

    def _state_of(self, match: Match) -> str:
        speech = self._desk.speech(match.game, match.options)
        where = match.game.words.status(match.course.view(HUMAN), speech)
        totals = zip(speech.names, match.standing.totals, strict=True)
        standing = commas([f"{name} {plain(total)}" for name, total in totals])
        return self.tr("{where}. Standing: {standing}").format(where=where, standing=standing)

    def _small_faces(self) -> dict[str, Picture]:
        """A tiny card of each pack."""
        return {name: self._small_face(name) for name in PACKS}

    def _small_face(self, name: str) -> Picture:
        pictures, code = self._desk.pictures, _FACE_CARDS.get(name, "CJ")
        return lambda size, dpr: pictures.deck(name, self._desk.languages.current).small(code)(size, dpr)
