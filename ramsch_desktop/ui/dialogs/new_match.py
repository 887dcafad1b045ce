"""The new match: games at the left, house rules at the right, made from the options of each game."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QInputDialog, QLabel, QListWidget, QListWidgetItem, QWidget

from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options, changed, read_options
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.store.profiles import MAX_NAME, Profiles, options_from, write_profiles
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.option_page import OptionPage, Section
from ramsch_desktop.ui.dialogs.option_row import Boxes, ChangedDot
from ramsch_desktop.ui.dialogs.paper import PaperDialog, upright_divider
from ramsch_desktop.ui.pages.choices import ChoiceBox, level_choices
from ramsch_desktop.ui.pages.game_card import emblem
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.text import Role, label, paragraph
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space
from ramsch_desktop.ui.toasts import Message

log = logging.getLogger(__name__)

SIZE: Final = QSize(1040, 640)
_AROUND_PAGE: Final = 54
"""What divider, gaps and scroll bar take beside the house rules."""


class NewMatchDialog(PaperDialog):
    """``begun`` comes with the game's id once its house rules are in the settings; ``told`` brings a message."""

    begun = Signal(str)
    told = Signal(Message)

    def __init__(
        self, parent: QWidget | None, desk: Desk, games: Sequence[Game], shown: str, profiles: Profiles
    ) -> None:
        super().__init__(parent, SIZE)
        self._desk, self._games, self._profiles = desk, tuple(games), profiles
        self._game = next((game for game in games if game.id == shown), self._games[0])
        self._chosen: dict[str, Options] = {game.id: desk.house_rules(game) for game in games}
        self.level = desk.settings.level
        self.page: OptionPage | None = None
        self.build()

    # Building

    def fill(self) -> None:
        """Head, list of games, house rules of the chosen one, foot."""
        self.set_heading(self.tr("New match"))
        self._fill_head()
        self.games = self._game_list()
        self.body.addWidget(self.games)
        self.body.addWidget(upright_divider())
        self.body.addSpacing(current_theme().px(8))
        self._fill_foot()
        self._show_game()
        self.games.currentRowChanged.connect(self._choose_game)
        self.games.setFocus()

    def _fill_head(self) -> None:
        caption = label(self.tr("House rules"), Role.SECOND)
        self.profiles = QComboBox()
        self.profiles.setObjectName("profiles")
        self.profiles.setAccessibleName(caption.text())
        self.profiles.setMinimumWidth(current_theme().px(180))
        self.profiles.activated.connect(self._load_profile)
        self.save_as = Button(self.tr("Save as…"))
        self.save_as.setAutoDefault(False)
        self.save_as.chosen.connect(self._ask_name)
        self.forget = Button(self.tr("Delete"), ButtonKind.QUIET)
        self.forget.setAutoDefault(False)
        self.forget.chosen.connect(self._forget)
        for widget in (caption, self.profiles, self.save_as, self.forget):
            self.head.addWidget(widget)

    def _game_list(self) -> QListWidget:
        px, games = current_theme().px, QListWidget()
        games.setObjectName("games")
        games.setAccessibleName(self.tr("Games"))
        games.setIconSize(QSize(px(24), px(30)))
        games.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for game in self._games:
            speech = self._desk.speech(game, read_options(game.options, {}))
            item = QListWidgetItem(self._icon(game), game.title(speech))
            item.setSizeHint(QSize(item.sizeHint().width(), px(40)))
            games.addItem(item)
        games.setFixedWidth(max(px(204), min(px(280), games.sizeHintForColumn(0) + px(28))))
        games.setCurrentRow(self._games.index(self._game))
        return games

    def _icon(self, game: Game) -> QIcon:
        pixmap = self._desk.deck(game).small(emblem(game)[-1])(current_theme().px(20), self.devicePixelRatioF())
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon

    def _fill_foot(self) -> None:
        self._dot, self._count = ChangedDot(), QLabel()
        self.reset = Button(self.tr("Reset all"), ButtonKind.QUIET)
        self.reset.setAutoDefault(False)
        self.reset.chosen.connect(self._reset)
        self.cancel = Button(self.tr("Cancel"))
        self.cancel.setAutoDefault(False)
        self.cancel.chosen.connect(self.reject)
        self.play = Button(self.tr("Play"), ButtonKind.MAIN, self._desk.pictures.icon("play"))
        self.play.setObjectName("play")
        self.play.chosen.connect(self._begin)
        for widget in (self._dot, self._count, self.reset):
            self.foot.addWidget(widget)
        self.foot.addStretch(1)
        for widget in (self.cancel, self.play):
            self.foot.addWidget(widget)

    def _show_game(self) -> None:
        """Put the house rules of the chosen game into the body."""
        if self.area is not None:
            self.body.removeWidget(self.area)
            self.area.hide()
            self.area.deleteLater()
        options = self._chosen[self._game.id]
        speech = self._desk.speech(self._game, options)
        self.page = self._page_that_fits(options, speech)
        self.page.changed.connect(self._options_changed)
        self.body.addWidget(self.scrolled(self.page), 1)
        self._fill_profiles()
        self._show_count()
        self._order_stops()

    def _page_that_fits(self, options: Options, speech: Speech) -> OptionPage:
        """Two columns with boxes beside their labels, else below them, else one column."""
        beside_it = self.games.minimumWidth() + current_theme().px(2 * Space.DIALOG[1] + _AROUND_PAGE)
        ways = ((self.columns, Boxes.BESIDE), (self.columns, Boxes.BELOW))
        for columns, boxes in ways:
            page = OptionPage(self._game, options, speech, self._level_section(), columns, boxes)
            if page.least_width() <= self.room.width() - beside_it:
                return page
            page.setParent(self)  # else it is Python's, and may be destroyed by whichever thread collects garbage
            page.deleteLater()
        return OptionPage(self._game, options, speech, self._level_section(), 1)

    def _order_stops(self) -> None:
        """Tab goes from the list to the house rules beside it, and then to the foot."""
        assert self.page is not None
        stops = (self.games, *self.page.stops(), self.reset, self.cancel, self.play)
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)

    def _level_section(self) -> Section:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(current_theme().px(22), 0, 0, 0)
        levels = ChoiceBox(self.tr("Opponents"), level_choices(), self.level)
        levels.setObjectName("level")
        levels.setMinimumWidth(current_theme().px(130))
        levels.picked.connect(self._set_level)
        line.addWidget(paragraph(self.tr("Level of play")), 1)
        line.addWidget(levels)
        return Section(self.tr("Opponents"), [row])

    # What a person does

    def _choose_game(self, row: int) -> None:
        if row >= 0 and self._games[row] is not self._game:
            self._game = self._games[row]
            self._show_game()

    def _set_level(self, level: str) -> None:
        self.level = level

    def _options_changed(self) -> None:
        assert self.page is not None
        self._chosen[self._game.id] = self.page.options
        self._show_count()
        self._fill_profiles()

    def _show_count(self) -> None:
        assert self.page is not None
        count = self.page.differing
        self._dot.setVisible(count > 0)
        none = self.tr("All rules are at their defaults")
        self._count.setText(self.tr("%n rule(s) differ from the default", "", count) if count else none)
        self.reset.setVisible(count > 0)

    def _reset(self) -> None:
        assert self.page is not None
        self.page.set_options(read_options(self._game.options, {}))

    def _begin(self) -> None:
        choices = changed(self._game.options, self._chosen[self._game.id])
        settings = self._desk.settings.with_options(self._game.id, choices)
        self._desk.keeper.take(settings)
        self._desk.keeper.change(level=self.level)
        self.accept()
        self.begun.emit(self._game.id)

    # House rules by name

    def _fill_profiles(self) -> None:
        choices = changed(self._game.options, self._chosen[self._game.id])
        names = self._profiles.names(self._game.id)
        current = self._profiles.name_of(self._game.id, choices)
        self.profiles.clear()
        self.profiles.addItem(self.tr("Default"), None)
        for name in names:
            self.profiles.addItem(name, name)
        if choices and not current:
            self.profiles.addItem(self.tr("Your own"), "")
            self.profiles.setCurrentIndex(self.profiles.count() - 1)
        else:
            self.profiles.setCurrentIndex(names.index(current) + 1 if current else 0)
        self.forget.setVisible(bool(current))

    def _load_profile(self, place: int) -> None:
        assert self.page is not None
        name = self.profiles.itemData(place)
        if name == "":
            return
        choices = {} if name is None else self._profiles.choices(self._game.id, name)
        self.page.set_options(options_from(self._game.options, choices))

    def _ask_name(self) -> None:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(self.tr("Save house rules"))
        dialog.setLabelText(self.tr("Name of these house rules"))
        dialog.textValueSelected.connect(self.save_profile)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_profile(self, name: str) -> None:
        """Keep the house rules as they stand under a name."""
        name = name.strip()[:MAX_NAME]
        if name:
            choices = changed(self._game.options, self._chosen[self._game.id])
            self._keep(self._profiles.with_profile(self._game.id, name, choices))

    def _forget(self) -> None:
        self._keep(self._profiles.without(self._game.id, self.profiles.currentData()))

    def _keep(self, profiles: Profiles) -> None:
        self._profiles = profiles
        try:
            write_profiles(self._desk.paths.config / "house_rules.json", profiles)
        except OSError as error:
            log.exception("the house rules could not be written")
            self.told.emit(messages.profiles_failed(reason_with_file(error)))
        self._fill_profiles()
