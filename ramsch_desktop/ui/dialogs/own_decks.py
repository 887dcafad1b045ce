"""Decks of a person's own: brought in from a folder or zip file, saved as one to change, taken away."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QWidget

from ramsch_desktop.controller.errands import Errand
from ramsch_desktop.controller.reasons import reason_of
from ramsch_desktop.store.face_packs import BadPack, export_folder, export_zip, is_own, remove_pack
from ramsch_desktop.ui.decks import AS_GAME
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.opener import documents
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.text import Role, paragraph
from ramsch_desktop.ui.table.faces import PackError, starting_pack
from ramsch_desktop.ui.theme.style import current_theme

if TYPE_CHECKING:
    from ramsch_desktop.store.pack_import import Draft

ZIP: Final = ".zip"
GIVE_UP_MS: Final = 30_000
_FIRST_TO_CHANGE: Final = "french"
"""What is saved where each game has its own faces."""


class OwnDecks(QWidget):
    """A button with a menu and a line that says what came of it. ``changed``: there are other decks now."""

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.reading = Errand(self)
        self.reading.done.connect(self._keep)
        self.reading.failed.connect(self._tell_fault)
        self._patience = QTimer(self, singleShot=True, interval=GIVE_UP_MS)
        self._patience.timeout.connect(self._give_up)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current_theme().px(12))
        self.button = Button(self.tr("Own deck…"))
        self.button.setObjectName("own_deck")
        self.button.setAutoDefault(False)
        self.button.chosen.connect(self._open_menu)
        self.told = paragraph("", Role.SECOND)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.told, 1)

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """What can be done now."""
        menu = QMenu(self)
        menu.addAction(self.tr("Bring in a &zip file…"), self._ask_zip)
        menu.addAction(self.tr("Bring in a &folder…"), self._ask_folder)
        menu.addSeparator()
        menu.addAction(self.tr("&Save these faces as a zip file…"), self._ask_target)
        menu.addAction(self.tr("Save these faces in a f&older…"), self._ask_target_folder)
        if is_own(self._desk.settings.faces):
            menu.addSeparator()
            menu.addAction(self.tr("&Remove this deck"), self.remove)
        return menu

    def bring_in(self, source: Path) -> None:
        """Take a deck from a folder or zip file and show it; what is wrong with it stands in the line.

        It is read off the GUI thread: a folder in a network may answer slowly or never.
        """

        def read(_: threading.Event) -> Draft:
            from ramsch_desktop.store.pack_import import read_pack  # Pillow is loaded only now

            return read_pack(source)

        self._tell(self.tr("{name} is being read…").format(name=source.name))
        self._patience.start()
        self.reading.run(read)

    def _keep(self, draft: Draft) -> None:
        from ramsch_desktop.store.pack_import import keep_pack

        desk = self._desk
        self._patience.stop()
        try:
            with _waiting():
                deck = keep_pack(draft, desk.pictures.own, desk.pictures.check)
        except (BadPack, OSError) as error:
            self._tell_fault(error)
        else:
            desk.pictures.forget(deck.key)
            self._show(deck.key)
            self._tell(self.tr("{deck} is one of your decks now.").format(deck=deck.title))

    def _tell_fault(self, error: Exception) -> None:
        self._patience.stop()
        if isinstance(error, BadPack):
            self._tell(reason_of(error))
        elif isinstance(error, ModuleNotFoundError):
            # Some packages do without Pillow until it is needed.
            self._tell(self.tr("To bring in a deck, install Pillow for Python (python3-pil or python3-pillow)."))
        else:
            self._tell(self.tr("The deck could not be kept. {reason}").format(reason=reason_of(error)))

    def _give_up(self) -> None:
        self.reading.cancel()
        self._tell(self.tr("The deck cannot be read: its folder does not answer."))

    def save_as(self, target: Path) -> None:
        """Write the faces shown now as a deck to change: a zip file, or else a folder that does not exist yet."""
        try:
            with _waiting():
                (export_zip if target.suffix.lower() == ZIP else export_folder)(target, self._starting_pack(target))
        except FileExistsError:
            self._tell(self.tr("{name} exists already. Choose another name.").format(name=target.name))
        except (OSError, PackError) as error:
            words = self.tr("{name} could not be written. {reason}")
            self._tell(words.format(name=target.name, reason=reason_of(error)))
        else:
            self._tell(self.tr("The faces are in {name}.").format(name=target.name))

    def remove(self) -> None:
        """Take the chosen deck away; the faces are those of each game again."""
        key, pictures = self._desk.settings.faces, self._desk.pictures
        try:
            remove_pack(pictures.own, key)
        except OSError as error:
            self._tell(self.tr("The deck could not be removed. {reason}").format(reason=reason_of(error)))
            return
        pictures.forget(key)
        self._show(AS_GAME)
        self._tell(self.tr("The deck is removed."))

    def _starting_pack(self, target: Path) -> dict[str, bytes]:
        faces = self._desk.settings.faces
        name = _FIRST_TO_CHANGE if faces == AS_GAME else faces
        deck = self._desk.pictures.deck(name, self._desk.languages.current)
        return starting_pack(deck.pack, deck.letters, target.stem)

    def _show(self, faces: str) -> None:
        keeper = self._desk.keeper
        if keeper.settings.faces == faces:
            keeper.changed.emit(keeper.settings)
        else:
            keeper.change(faces=faces)
        self.changed.emit()

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        announce(self, words)

    # Questions

    def _ask_zip(self) -> None:
        kinds = self.tr("Zip files (*.zip)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Own deck"), documents(), kinds)
        if name:
            self.bring_in(Path(name))

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Own deck"), documents())
        if name:
            self.bring_in(Path(name))

    def _ask_target(self) -> None:
        kinds, proposal = self.tr("Zip files (*.zip)"), str(Path(documents()) / f"{self.tr('My deck')}{ZIP}")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save these faces"), proposal, kinds)
        if name:
            self.save_as(Path(name if name.lower().endswith(ZIP) else name + ZIP))

    def _ask_target_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Save these faces"), documents())
        if name:
            self.save_as(Path(name) / self.tr("My deck"))


@contextmanager
def _waiting() -> Iterator[None]:
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
