"""The main window: header, pages and messages; what a person asks for goes to the controller and the dialogs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ramsch_desktop.controller.reading import Asked
from ramsch_desktop.controller.table_controller import TablePicture
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.saves import Unreadable
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.actions import BY_ID as ENTRIES
from ramsch_desktop.ui.actions import FACES_PREFIX, Actions
from ramsch_desktop.ui.areas import jump, tab_on
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.opener import Dialogs
from ramsch_desktop.ui.match_messages import MatchMessages
from ramsch_desktop.ui.moves import AT_TABLE, Moves
from ramsch_desktop.ui.outfit import Outfit
from ramsch_desktop.ui.page_turner import PageTurner
from ramsch_desktop.ui.parts.announce import Urgency, announce
from ramsch_desktop.ui.parts.header import Header
from ramsch_desktop.ui.parts.toast import ToastKind
from ramsch_desktop.ui.record_opener import RecordOpener
from ramsch_desktop.ui.toasts import Message, Toasts
from ramsch_desktop.ui.window_place import SMALLEST, place_of, put_window

if TYPE_CHECKING:
    from ramsch_desktop.ui.pages.table_page import TablePage
    from ramsch_desktop.ui.pages.welcome import WelcomePage

_TEXT_STEP: Final = 0.1

_TOOLS: Final = (
    ("last_trick", "cards"),
    ("score_sheet", "sheet"),
    ("history", "history"),
    ("rules", "info"),
    ("settings", "settings"),
)
"""The icon buttons of the header: which action, which icon."""

_WITH_MATCH: Final = ("save", "report")


class MainWindow(QMainWindow):
    """Shows the games, unless ``start`` finds that the start of the program asks for something else."""

    closed = Signal()

    def __init__(self, desk: Desk, font_family: str = "") -> None:
        super().__init__()
        self._desk = desk
        self._picture: TablePicture | None = None
        self._status = ("", "")
        self.setMinimumSize(SMALLEST)
        self.header = Header(desk.pictures.logo())
        self.actions_table = Actions(self)
        self.actions_table.fill(self.header.menu_bar)
        self.dialogs = Dialogs(self, desk, self.actions_table)
        self.pages = QStackedWidget()
        desk.controller.changed.connect(self._change_game)
        self._lay_out()
        self.toasts = Toasts(self.pages)
        self.pages.currentChanged.connect(self.toasts.stay_above)
        self._outfit = Outfit(desk, self.actions_table, self.toasts, lambda: vars(self).get("table"), font_family)
        self._told = MatchMessages(desk, self.toasts)
        self.records = RecordOpener(self.toasts)
        self.turner = PageTurner(desk, self.pages, self.toasts)
        self.moves = Moves(desk, self.dialogs)
        self._commands = self._all_commands()
        self._escape = QShortcut(Qt.Key.Key_Escape, self, self._leave)
        self._escape.setEnabled(False)
        self._connect()
        put_window(self, desk.settings.geometry)
        self._outfit.show_settings(desk.settings)
        self.moves.follow(None)
        self._page_changed()
        self._retranslate()

    def _lay_out(self) -> None:
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(centre)
        for key, icon in _TOOLS:
            self.header.add_tool(key, self._desk.pictures.icon(icon), "")

    def _connect(self) -> None:
        desk = self._desk
        self.actions_table.asked.connect(self.run)
        self.header.tool_chosen.connect(self.run)
        self.dialogs.begun.connect(self.play)
        self.dialogs.opened.connect(self.open_record)
        self.records.opened.connect(self._show_record)
        self.dialogs.told.connect(self.toasts.say)
        self.turner.left.connect(self._show_below)
        self.turner.titled.connect(self._page_changed)
        self.turner.play_wanted.connect(self._show_below)
        self.turner.home_wanted.connect(self.show_welcome)
        self.turner.table_wanted.connect(self._show_table)
        self.turner.match_wanted.connect(self._put_on)
        desk.controller.changed.connect(self._show_picture)
        self._told.taken_back.connect(self._show_table)

    @cached_property
    def welcome(self) -> WelcomePage:
        """The page of the games, made when it is first wanted."""
        from ramsch_desktop.ui.pages.welcome import WelcomePage

        page = WelcomePage(self._desk, ALL)
        page.played.connect(self.play)
        page.options_asked.connect(self.dialogs.new_match)
        page.resumed.connect(self.resume)
        page.discarded.connect(self._discard)
        page.history_wanted.connect(self.turner.show_history)
        self.pages.addWidget(page)
        return page

    @cached_property
    def table(self) -> TablePage:
        """The page of the table, made when it is first wanted: the window is there sooner without."""
        from ramsch_desktop.ui.pages.table_page import TablePage

        desk = self._desk
        page = TablePage(desk.controller, desk.pictures, desk.deck(ALL[0]), desk.settings)
        page.status_changed.connect(self._show_status)
        page.rules_wanted.connect(lambda: self.run("rules"))
        page.match_ended.connect(self.turner.show_match_end)
        page.panel_folded.connect(self._outfit.keep_panel)
        page.order_kept.connect(self._outfit.keep_order)
        page.review_wanted.connect(self.turner.show_review)
        self.pages.addWidget(page)
        return page

    @property
    def _has_table(self) -> bool:
        return "table" in vars(self)

    @property
    def _at_table(self) -> bool:
        return self._has_table and self.pages.currentWidget() is self.table

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        dialogs = self.dialogs
        return self.moves.commands() | {
            "new_match": dialogs.new_match,
            "games": self.show_welcome,
            "resume": self.resume,
            "history": self.turner.show_history,
            "open": dialogs.open_record,
            "save": dialogs.save_record,
            "settings": dialogs.settings,
            "quit": self.close,
            "last_trick": lambda: self.table.show_last_trick(),
            "panel": lambda: self.table.fold_panel(),
            **{each.value: partial(self._read_out, each) for each in Asked},
            "score_sheet": self.turner.show_score_sheet,
            "statistics": self.turner.show_statistics,
            "larger_text": lambda: self._outfit.scale_text(_TEXT_STEP),
            "smaller_text": lambda: self._outfit.scale_text(-_TEXT_STEP),
            "full_screen": self._turn_full_screen,
            "next_area": lambda: self._jump(1),
            "previous_area": lambda: self._jump(-1),
            "rules": lambda: dialogs.rules(None if self._picture is None else self._picture.view),
            "keys": dialogs.keys,
            "report": dialogs.report,
            "log": lambda: messages.show_folder(self._desk.paths.log),
            "about": dialogs.about,
        }

    def _read_out(self, asked: Asked) -> None:
        """Say it to whoever listens; show it to all others."""
        text = self.table.reading(asked)
        if not announce(self.table, text, Urgency.ASSERTIVE):
            self.toasts.say(Message(ToastKind.HINT, text))

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
            self._size_table()
            self.play(game.id)
        elif waiting is not None:
            self._size_table()
            self.resume()
        if found is not None:
            self.toasts.say(messages.match_unreadable(found))

    def _size_table(self) -> None:
        """Lay out the hidden window with the table, so that its cards are drawn once, for the size that they get."""
        self.pages.setCurrentWidget(self.table)
        self.grab(QRect(0, 0, 1, 1))

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
        """Play on a record, or watch it where nobody sits at your seat; one that ends with a result is reviewed."""
        self.records.open(path)

    def _show_record(self, match: Match) -> None:
        self._put_on(match)
        self.turner.show_review()

    def _put_on(self, match: Match) -> None:
        """Play on a match, unless it is the one on the table."""
        if match != self._desk.matches.on_table:
            self._desk.matches.play(match)
        self._show_table()

    def show_welcome(self) -> None:
        """Go to the games; the match on the table waits there."""
        self._desk.matches.leave()
        self._picture = None
        self.moves.follow(None)
        self.welcome.set_unfinished(self._desk.matches.unfinished)
        self._show(self.welcome)
        self.welcome.focus_here()

    def _show_table(self) -> None:
        if self._desk.matches.on_table is not None:
            self._show(self.table)
            self.table.focus_here()

    def _show(self, page: QWidget) -> None:
        self.turner.forget()
        self.pages.setCurrentWidget(page)
        self._page_changed()

    def _show_below(self) -> None:
        """The last page over the table or the games is closed."""
        if self._desk.matches.on_table is not None:
            self._show_table()
        else:
            self.show_welcome()

    def _leave(self) -> None:
        """Escape closes a page; on the table or the games it ends full screen."""
        if self.turner.shown is not None:
            self.turner.back()
        elif self.isFullScreen():
            self._turn_full_screen()

    def _page_changed(self) -> None:
        self._escape.setEnabled(self.turner.shown is not None or self.isFullScreen())
        self._show_title()
        self._enable()

    def _discard(self) -> None:
        old = self._desk.matches.unfinished
        self._desk.matches.discard()
        self.show_welcome()
        if old is not None:
            self._told.say_discarded(old)

    # What is shown

    def _change_game(self, picture: TablePicture) -> None:
        """The deck of another game lies there, on a table of the right size, before its cards are shown."""
        old, made = self._picture, self._has_table
        other = old is None or (old.match.game, old.match.options) != (picture.match.game, picture.match.options)
        if self.pages.currentWidget() is not self.table:
            self.table.lay_out(self.pages.size())
        if not made:
            # A table made now does not hear of the picture that it is made for.
            self.table.set_deck(self._desk.deck(picture.match.game, picture.match.options))
        elif other:
            self.table.change_game(self._desk.deck(picture.match.game, picture.match.options))
        if other or not made:
            self._outfit.explain_faces(picture.match)

    def _show_picture(self, picture: TablePicture) -> None:
        self._picture = picture
        self.moves.follow(picture)
        self._enable()

    def _show_title(self) -> None:
        """What the header says: the page that is shown, the game on the table, or the invitation to choose one."""
        name = self.tr("Ramsch")
        shown = self.turner.title if self.turner.shown is not None else self._status
        if self._picture is None and self.turner.shown is None:
            shown = name, self.tr("Choose a game")
        self.header.set_title(*shown)
        title = shown[0]
        self.setWindowTitle(title if title == name else self.tr("{game} – Ramsch").format(game=title))

    def _show_status(self, game: str, where: str) -> None:
        self._status = game, where
        self._show_title()

    def _enable(self) -> None:
        actions, matches = self.actions_table, self._desk.matches
        at_table = self._at_table
        actions.set_enabled(self.moves.possible() if at_table else self.turner.with_sheet, AT_TABLE)
        with_match = matches.on_table is not None or matches.unfinished is not None
        actions.set_enabled(_WITH_MATCH if with_match else (), _WITH_MATCH)
        actions.set_enabled(("resume",) if matches.unfinished is not None else (), ("resume",))
        for key, _ in _TOOLS:
            self.header.tool(key).setVisible(at_table if key in AT_TABLE else key != "history" or not at_table)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the games if nothing else was asked for."""
        if self.pages.currentWidget() is None:
            self.show_welcome()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Take the texts of another language; show whether the window fills the screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_table["full_screen"].setChecked(self.isFullScreen())
            self._page_changed()

    def _retranslate(self) -> None:
        self.actions_table.retranslate()
        for key, _ in _TOOLS:
            self.header.tool(key).set_name(ENTRIES[key].title)
        self.turner.follow_language()
        self._show_title()
        self._outfit.show_deck()

    def _turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _jump(self, step: int) -> None:
        """Give the focus to the next area of the page, or to the header."""
        page = self.turner.shown
        areas: list[QWidget] = [page] if page is not None else self.welcome.areas()
        if self._at_table:
            areas = self.table.areas()
        jump([*areas, self.header], step)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes over the table in the order of its areas, wherever their parts were made."""
        if not self._at_table:
            return super().focusNextPrevChild(forward)
        toast = self.toasts.shown
        return tab_on([*self.table.areas(), *([] if toast is None else [toast]), self.header], forward=forward)

    # The window itself

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
        self._desk.keeper.change(geometry=place_of(self))
        self._desk.keeper.save()
        self._desk.matches.keep()
        self._desk.controller.close()
        self.turner.close_down()
        super().closeEvent(event)
        self.closed.emit()
