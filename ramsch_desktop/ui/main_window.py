"""The main window: header, pages and messages; what a person asks for goes to the controller and the dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ramsch_desktop.controller.matches import only_card, passing
from ramsch_desktop.controller.pacing import pacing_of
from ramsch_desktop.controller.table_controller import Stage, TablePicture
from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.saves import Unreadable
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.actions import BY_ID as ENTRIES
from ramsch_desktop.ui.actions import FACES_PREFIX, Actions
from ramsch_desktop.ui.desk import Desk, appearance_of
from ramsch_desktop.ui.dialogs.opener import Dialogs
from ramsch_desktop.ui.pages.table_page import TablePage
from ramsch_desktop.ui.pages.welcome import WelcomePage
from ramsch_desktop.ui.parts.header import Header
from ramsch_desktop.ui.theme.tokens import TEXT_SCALE_MAX, TEXT_SCALE_MIN
from ramsch_desktop.ui.toasts import Toasts

SMALLEST: Final = QSize(1000, 580)
USUAL: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 48)
"""What the desktop may put round a window; where that has no room the window opens as large as the screen."""

_TEXT_STEP: Final = 0.1

_TOOLS: Final = (("last_trick", "cards"), ("score_sheet", "sheet"), ("rules", "info"), ("settings", "settings"))
"""The icon buttons of the header: which action, which icon."""

_PAGE_COMMANDS: Final = {
    "last_trick": "show_last_trick",
    "score_sheet": "show_score_sheet",
    "panel": "fold_panel",
}
"""Actions that the table page does, with the names of its methods."""

_AT_TABLE: Final = ("hint", "undo", "redo", "continue", "pass", "last_trick", "score_sheet", "panel")
_WITH_MATCH: Final = ("save", "report")


class MainWindow(QMainWindow):
    """Shows the games first; ``start`` goes on to what the start of the program asks for."""

    closed = Signal()

    def __init__(self, desk: Desk, font_family: str = "") -> None:
        super().__init__()
        self._desk, self._family = desk, font_family
        self._picture: TablePicture | None = None
        self._language = desk.settings.language
        self.setMinimumSize(SMALLEST)
        self.header = Header(desk.pictures.logo())
        self.actions_table = Actions(self)
        self.actions_table.fill(self.header.menu_bar)
        self.dialogs = Dialogs(self, desk, self.actions_table)
        self.pages = QStackedWidget()
        self.welcome = WelcomePage(desk, ALL)
        desk.controller.changed.connect(self._take_deck)
        self.table = TablePage(desk.controller, desk.pictures, desk.deck(ALL[0]), desk.settings)
        self._lay_out()
        self.toasts = Toasts(self.pages)
        self._commands = self._all_commands()
        self._escape = QShortcut(Qt.Key.Key_Escape, self, self._turn_full_screen)
        self._escape.setEnabled(False)
        self._connect()
        self._restore_geometry()
        self._show_settings(desk.settings)
        self.show_welcome()
        self._retranslate()

    def _lay_out(self) -> None:
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.pages, 1)
        for page in (self.welcome, self.table):
            self.pages.addWidget(page)
        self.setCentralWidget(centre)
        for key, icon in _TOOLS:
            self.header.add_tool(key, self._desk.pictures.icon(icon), "")

    def _connect(self) -> None:
        desk = self._desk
        self.actions_table.asked.connect(self.run)
        self.header.tool_chosen.connect(self.run)
        self.welcome.played.connect(self.play)
        self.welcome.options_asked.connect(self.dialogs.new_match)
        self.welcome.resumed.connect(self.resume)
        self.welcome.discarded.connect(self._discard)
        self.dialogs.begun.connect(self.play)
        self.dialogs.opened.connect(self.open_record)
        self.dialogs.told.connect(self.toasts.say)
        self.table.status_changed.connect(self._show_status)
        self.table.rules_wanted.connect(lambda: self.run("rules"))
        self.table.match_ended.connect(self.show_welcome)
        desk.controller.changed.connect(self._show_picture)
        desk.controller.trouble.connect(self._say_trouble)
        desk.matches.put_away.connect(self._say_put_away)
        desk.keeper.changed.connect(self._show_settings)

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        controller, dialogs = self._desk.controller, self.dialogs
        return {
            "new_match": dialogs.new_match,
            "games": self.show_welcome,
            "resume": self.resume,
            "open": dialogs.open_record,
            "save": dialogs.save_record,
            "settings": dialogs.settings,
            "quit": self.close,
            "hint": controller.hint,
            "undo": controller.undo,
            "redo": controller.redo,
            "continue": controller.advance,
            "pass": self._pass,
            "larger_text": lambda: self._scale_text(_TEXT_STEP),
            "smaller_text": lambda: self._scale_text(-_TEXT_STEP),
            "full_screen": self._turn_full_screen,
            "next_area": lambda: self._jump(1),
            "previous_area": lambda: self._jump(-1),
            "rules": lambda: dialogs.rules(None if self._picture is None else self._picture.view),
            "keys": dialogs.keys,
            "report": dialogs.report,
            "log": lambda: messages.show_folder(self._desk.paths.log),
            "about": dialogs.about,
        } | self._page_commands()

    def _page_commands(self) -> dict[str, Callable[[], object]]:
        """The actions that show something of the match are the table page's own, as far as it has them."""
        found = {identifier: getattr(self.table, name, None) for identifier, name in _PAGE_COMMANDS.items()}
        for identifier, command in found.items():
            self.actions_table[identifier].setVisible(command is not None)
        return {identifier: command for identifier, command in found.items() if command is not None}

    def run(self, identifier: str) -> None:
        """Do what an action of the table says."""
        if identifier.startswith(FACES_PREFIX):
            self._desk.keeper.change(faces=identifier.removeprefix(FACES_PREFIX))
        else:
            self._commands[identifier]()

    # Matches

    def start(self, found: Unreadable | None, game: Game | None = None, record: Path | None = None) -> None:
        """Show a record, a game or the match that was left; ``found`` is one that could not be read."""
        waiting = self._desk.matches.unfinished
        if record is not None:
            self.open_record(record)
        elif game is not None and (waiting is None or waiting.game is not game):
            self.play(game.id)
        elif waiting is not None:
            self.resume()
        if found is not None:
            self.toasts.say(messages.match_unreadable(found))

    def play(self, game_id: str) -> None:
        """Deal a match of a game with the house rules last chosen."""
        game = game_of(game_id)
        self._desk.matches.begin(game, self._desk.house_rules(game), self._desk.settings.level)
        self._show_table()

    def show_match(self, match: Match, *, watching: bool = False) -> None:
        """Put a match on the table; when watching, a bot plays at your seat."""
        self._desk.controller.seat_at(match, watching=watching)
        self._show_table()

    def resume(self) -> None:
        """Go on with the match that waits."""
        self._desk.matches.resume()
        self._show_table()

    def open_record(self, path: Path) -> None:
        """Play on a record, or watch it where nobody sits at your seat."""
        try:
            self._desk.matches.open(path)
        except BadRecord as error:
            self.toasts.say(messages.record_unreadable(path.name, str(error)))
        else:
            self._show_table()

    def show_welcome(self) -> None:
        """Go to the games; the match on the table waits there."""
        self._desk.matches.leave()
        self._picture = None
        self.welcome.set_unfinished(self._desk.matches.unfinished)
        self.pages.setCurrentWidget(self.welcome)
        self._show_title()
        self._enable()
        self.welcome.focus_here()

    def _show_table(self) -> None:
        if self._desk.matches.on_table is not None:
            self.pages.setCurrentWidget(self.table)
            self.table.table.focus_here()

    def _discard(self) -> None:
        old = self._desk.matches.unfinished
        self._desk.matches.discard()
        self.show_welcome()
        if old is not None:
            self.toasts.say(messages.discarded(self._name(old), lambda: self._take_back(old)))

    def _say_put_away(self, old: Match) -> None:
        self.toasts.say(messages.put_away(self._name(old), lambda: self._take_back(old)))

    def _say_trouble(self, reason: str) -> None:
        self.toasts.say(messages.save_failed(reason, self._desk.paths.state))

    def _name(self, match: Match) -> str:
        return match.game.words.title(self._desk.speech(match.game, match.options))

    def _take_back(self, match: Match) -> None:
        self._desk.matches.take_back(match)
        self._show_table()

    def _pass(self) -> None:
        action = passing(self._picture.view.legal) if self._picture is not None else None
        if action is not None:
            self._desk.controller.act(action)

    # What is shown

    def _take_deck(self, picture: TablePicture) -> None:
        """Take the deck of another game before the table shows its cards."""
        if self._picture is None or self._picture.view.game != picture.view.game:
            self.table.table.clear()
            self.table.set_deck(self._desk.deck(picture.match.game, picture.match.options))

    def _show_picture(self, picture: TablePicture) -> None:
        self._picture = picture
        self._enable()
        mine = picture.stage is Stage.HUMAN and not picture.can_redo
        if mine and only_card(picture.view.legal) is not None and self._desk.settings.autoplay_only_card:
            pause = pacing_of(self._desk.settings).think_ms
            QTimer.singleShot(pause, self, lambda: self._play_only_card(picture))

    def _play_only_card(self, picture: TablePicture) -> None:
        card = only_card(picture.view.legal)
        if self._picture is picture and card is not None:
            self._desk.controller.act(card)

    def _show_title(self) -> None:
        if self._picture is None:
            self.header.set_title(self.tr("Ramsch"), self.tr("Choose a game"))
            self.setWindowTitle(self.tr("Ramsch"))

    def _show_status(self, game: str, where: str) -> None:
        """The game on the table and where its match stands."""
        name = self.tr("Ramsch")
        self.header.set_title(game, where)
        self.setWindowTitle(game if game == name else self.tr("{game} – Ramsch").format(game=game))

    def _enable(self) -> None:
        actions, matches = self.actions_table, self._desk.matches
        actions.set_enabled(_possible(self._picture), _AT_TABLE)
        with_match = matches.on_table is not None or matches.unfinished is not None
        actions.set_enabled(_WITH_MATCH if with_match else (), _WITH_MATCH)
        actions.set_enabled(("resume",) if matches.unfinished is not None else (), ("resume",))
        for key, _ in _TOOLS:
            known = key not in _PAGE_COMMANDS or key in self._commands
            self.header.tool(key).setVisible(known and (key not in _AT_TABLE or self._picture is not None))

    def _show_settings(self, settings: Settings) -> None:
        desk = self._desk
        if settings.language != self._language:
            self._language = settings.language
            desk.languages.speak(settings.language)
        desk.themes.show(appearance_of(settings, self._family))
        desk.controller.set_pacing(pacing_of(settings))
        self.actions_table.set_shortcuts(settings.shortcuts)
        self.actions_table[FACES_PREFIX + settings.faces].setChecked(True)
        self.table.use_settings(settings)
        self._show_deck()

    def _show_deck(self) -> None:
        match = self._desk.matches.on_table
        if match is not None:
            self.table.set_deck(self._desk.deck(match.game, match.options))

    def changeEvent(self, event: QEvent) -> None:
        """Take the texts of another language; show whether the window fills the screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_table["full_screen"].setChecked(self.isFullScreen())
            self._escape.setEnabled(self.isFullScreen())

    def _retranslate(self) -> None:
        self.actions_table.retranslate()
        for key, _ in _TOOLS:
            self.header.tool(key).set_name(ENTRIES[key].title)
        self._show_title()
        self._show_deck()

    def _scale_text(self, step: float) -> None:
        scale = round(self._desk.settings.text_scale + step, 2)
        self._desk.keeper.change(text_scale=min(TEXT_SCALE_MAX, max(TEXT_SCALE_MIN, scale)))

    def _turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _jump(self, step: int) -> None:
        """Give the focus to the next area of the page, or to the header."""
        page = self.pages.currentWidget()
        table = self.table.table
        areas: list[QWidget] = (
            [table.hand, table.strip, self.table.panel] if page is self.table else self.welcome.areas()
        )
        stops = [(area, stop) for area in [*areas, self.header] if (stop := first_focus(area)) is not None]
        focus = QApplication.focusWidget()
        here = [n for n, (area, _) in enumerate(stops) if focus is not None and _holds(area, focus)]
        place = here[0] + step if here else (0 if step > 0 else -1)
        stops[place % len(stops)][1].setFocus(Qt.FocusReason.TabFocusReason)

    # The window itself

    def _restore_geometry(self) -> None:
        kept = QByteArray.fromBase64(self._desk.settings.geometry.encode())
        if not kept.isEmpty() and self.restoreGeometry(kept):
            return
        screen = QApplication.primaryScreen().availableSize()
        self.resize(USUAL.boundedTo(screen - _FRAME).expandedTo(SMALLEST))
        if opens_maximised(screen):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def call(self, text: str) -> None:
        """A second start: come to the front, and open the record it names."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if text:
            self.open_record(Path(text))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the match, the settings and where the window stood."""
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._desk.keeper.change(geometry=geometry)
        self._desk.keeper.save()
        self._desk.controller.close()
        super().closeEvent(event)
        self.closed.emit()


def opens_maximised(screen: QSize) -> bool:
    """Whether a first window fills the screen: one that has room for the smallest size, but not for the usual one."""
    has_room = SMALLEST.boundedTo(screen) == SMALLEST
    return has_room and USUAL.boundedTo(screen - _FRAME) != USUAL


def _possible(picture: TablePicture | None) -> list[str]:
    """Which actions of the table can be used now."""
    if picture is None:
        return []
    states = {
        "hint": picture.stage is Stage.HUMAN,
        "undo": picture.can_undo,
        "redo": picture.can_redo,
        "continue": picture.stage in (Stage.TRICK, Stage.RESULT),
        "pass": passing(picture.view.legal) is not None,
        "last_trick": bool(picture.view.table.tricks),
        "score_sheet": True,
        "panel": True,
    }
    return [name for name, possible in states.items() if possible]


def first_focus(area: QWidget) -> QWidget | None:
    """The widget of an area that Tab would reach first."""
    if _takes_focus(area):
        return area
    return next((each for each in area.findChildren(QWidget) if _takes_focus(each)), None)


def _takes_focus(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.isVisible()


def _holds(area: QWidget, focus: QWidget) -> bool:
    return area is focus or area.isAncestorOf(focus)
