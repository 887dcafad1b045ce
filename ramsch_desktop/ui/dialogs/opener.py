"""Opens the dialogs. Each is imported when it is first wanted, which keeps the start short."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from ramsch_desktop.controller.reasons import reason_of
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import ALL
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.profiles import Profiles, read_profiles
from ramsch_desktop.store.saves import Unreadable
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.actions import Actions
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.toasts import Message

SUFFIX: Final = ".ramsch"


class Dialogs(QObject):
    """The dialogs of a window. ``begun`` brings a game's id to deal; ``opened`` a record; ``told`` a message."""

    begun = Signal(str)
    opened = Signal(Path)
    told = Signal(Message)

    def __init__(self, window: QWidget, desk: Desk, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._desk, self._actions = window, desk, actions
        self._rules: QDialog | None = None

    def _match(self) -> Match | None:
        return self._desk.matches.on_table or self._desk.matches.unfinished

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def new_match(self, game_id: str = "") -> None:
        """Choose a game and its rules."""
        from ramsch_desktop.ui.dialogs.new_match import NewMatchDialog

        match = self._match()
        shown = game_id or (match.game.id if match is not None else ALL[0].id)
        dialog = NewMatchDialog(self._window, self._desk, ALL, shown, self._profiles())
        dialog.begun.connect(self.begun)
        dialog.told.connect(self.told)
        self._open(dialog)

    def _profiles(self) -> Profiles:
        found = read_profiles(self._desk.paths.config / "house_rules.json")
        if isinstance(found, Unreadable):
            self.told.emit(messages.profiles_unreadable(found))
            return Profiles()
        return found

    def settings(self) -> None:
        """All settings on one page."""
        from ramsch_desktop.ui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._window, self._desk)
        dialog.keys_asked.connect(self.keys)
        self._open(dialog)

    def keys(self) -> None:
        """All keys, to read and to change."""
        from ramsch_desktop.ui.dialogs.keys import KeysDialog

        self._open(KeysDialog(self._window, self._desk))

    def rules(self, view: View | None = None, topic: str = "") -> None:
        """The rules of the game on the table, at the part that fits; not modal."""
        from ramsch_desktop.ui.dialogs.rules import RulesWindow, topic_of

        match = self._match()
        game = match.game if match is not None else ALL[0]
        if not isinstance(self._rules, RulesWindow):
            self._rules = RulesWindow(self._window, self._desk, ALL)
        self._rules.show_game(game.id, topic or topic_of(view))

    def report(self) -> None:
        """One text file about the match, to send to whoever can help."""
        from ramsch_desktop.ui.dialogs.report import ReportDialog

        match = self._match()
        if match is None:
            return
        dialog = ReportDialog(self._window, match)
        dialog.told.connect(self.told)
        self._open(dialog)

    def about(self) -> None:
        """The program and its licences."""
        from ramsch_desktop.ui.dialogs.about import AboutDialog

        self._open(AboutDialog(self._window, self._desk.pictures))

    def sure_to_concede(self, then: Callable[[], None]) -> None:
        """Ask before the game on the table is given up."""
        from ramsch_desktop.ui.dialogs.sure import Question, SureDialog

        question = Question(
            self.tr("Give up the game?"),
            self.tr("The deal ends at once and counts as lost for your side."),
            self.tr("Give up"),
            self.tr("Play on"),
        )
        dialog = SureDialog(self._window, question)
        dialog.confirmed.connect(then)
        self._open(dialog)

    def open_record(self) -> None:
        """Choose a record."""
        from PySide6.QtWidgets import QFileDialog

        kinds = self.tr("Records of a match (*.ramsch *.json)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open record"), documents(), kinds)
        if name:
            self.opened.emit(Path(name))

    def save_record(self) -> None:
        """Choose where the record of the match goes."""
        from PySide6.QtWidgets import QFileDialog

        match = self._match()
        if match is None:
            return
        proposal = str(Path(documents()) / f"{match.game.id}{SUFFIX}")
        kinds = self.tr("Records of a match (*.ramsch *.json)")
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save record"), proposal, kinds)
        if name:
            self.write_record(Path(name))

    def write_record(self, path: Path) -> None:
        """Write the record of the match to a file."""
        try:
            self._desk.matches.save_as(path)
        except OSError as error:
            self.told.emit(messages.write_failed(path.name, reason_of(error)))
        else:
            self.told.emit(messages.file_written(path))


def documents() -> str:
    """The folder that a person keeps documents in; the home folder where there is none, as on a bare Linux."""
    from PySide6.QtCore import QStandardPaths

    kept = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return kept if Path(kept).is_dir() else str(Path.home())
