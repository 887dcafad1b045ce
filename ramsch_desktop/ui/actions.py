"""Every action of the program in one table; menus, shortcuts and the page of keys are made from it.

Texts are translated in the context of their menu, so that underlined letters are checked menu by menu.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from ramsch_desktop.store.face_packs import OwnPack


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for translation; it is translated when it is shown."""
    return text


class MenuName(Enum):
    """A menu; the value is the context of its texts."""

    GAME = "GameMenu"
    MOVE = "MoveMenu"
    READ = "ReadMenu"
    VIEW = "ViewMenu"
    FACES = "FacesMenu"
    HELP = "HelpMenu"


class Kind(Enum):
    """How an entry answers: it does something, is on or off, or is the one chosen of its menu."""

    PLAIN = "plain"
    CHECK = "check"
    CHOICE = "choice"


class Hold(Enum):
    """Who hears the keys: a shortcut of the window, or the widget that has the focus."""

    WINDOW = "window"
    FOCUS = "focus"


@dataclass(frozen=True, slots=True)
class Entry:
    """An action: its id, its menu, its text in English, its keys, and the section of the menu that it opens."""

    id: str
    menu: MenuName
    text: str
    keys: tuple[str, ...] = ()
    kind: Kind = Kind.PLAIN
    hold: Hold = Hold.WINDOW
    opens: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    @property
    def words(self) -> str:
        """The text in the language of the window, with its underlined letter."""
        return QCoreApplication.translate(self.menu.value, self.text)

    @property
    def title(self) -> str:
        """The text without underlined letter and dots."""
        return plain(self.words)


SECTION: Final = "section"

_GAME, _MOVE, _READ, _VIEW, _FACES, _HELP = MenuName

ENTRIES: Final = (
    Entry("new_match", _GAME, QT_TRANSLATE_NOOP("GameMenu", "&New match…"), ("Ctrl+N",)),
    Entry("games", _GAME, QT_TRANSLATE_NOOP("GameMenu", "&All games"), ("Ctrl+G",)),
    Entry("resume", _GAME, QT_TRANSLATE_NOOP("GameMenu", "&Resume match"), ("Ctrl+R",)),
    Entry("history", _GAME, QT_TRANSLATE_NOOP("GameMenu", "Match &history"), ("Ctrl+H",)),
    Entry("open", _GAME, QT_TRANSLATE_NOOP("GameMenu", "&Open record…"), ("Ctrl+O",), opens=SECTION),
    Entry("save", _GAME, QT_TRANSLATE_NOOP("GameMenu", "&Save record as…"), ("Ctrl+S",)),
    Entry(
        "settings",
        _GAME,
        QT_TRANSLATE_NOOP("GameMenu", "S&ettings…"),
        ("Ctrl+,",),
        opens=SECTION,
        role=QAction.MenuRole.PreferencesRole,
    ),
    Entry(
        "quit",
        _GAME,
        QT_TRANSLATE_NOOP("GameMenu", "&Quit"),
        ("Ctrl+Q",),
        opens=SECTION,
        role=QAction.MenuRole.QuitRole,
    ),
    Entry("hint", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "&Hint"), ("H",)),
    Entry("undo", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "&Undo"), ("Ctrl+Z",)),
    Entry("redo", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "&Redo"), ("Ctrl+Shift+Z",)),
    Entry(
        "continue",
        _MOVE,
        QT_TRANSLATE_NOOP("MoveMenu", "&Continue"),
        ("Space", "Return"),
        hold=Hold.FOCUS,
        opens=SECTION,
    ),
    Entry("pass", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "&Pass"), ("P",)),
    Entry("last_trick", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "&Last trick"), ("L",), opens=SECTION),
    Entry("finish_early", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "&Finish early"), ("Ctrl+E",), opens=SECTION),
    Entry("claim", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "The rest is &mine"), ("Ctrl+M",)),
    Entry("concede", _MOVE, QT_TRANSLATE_NOOP("MoveMenu", "&Give up the game…")),
    Entry("read_hand", _READ, QT_TRANSLATE_NOOP("ReadMenu", "Your &hand"), ("Ctrl+1",)),
    Entry("read_trick", _READ, QT_TRANSLATE_NOOP("ReadMenu", "The &trick"), ("Ctrl+2",)),
    Entry("read_last_trick", _READ, QT_TRANSLATE_NOOP("ReadMenu", "The &last trick"), ("Ctrl+3",)),
    Entry("read_points", _READ, QT_TRANSLATE_NOOP("ReadMenu", "The &points"), ("Ctrl+4",)),
    Entry("read_game", _READ, QT_TRANSLATE_NOOP("ReadMenu", "&Game and bids"), ("Ctrl+5",)),
    Entry("score_sheet", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "&Score sheet"), ("S",)),
    Entry("statistics", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "S&tatistics"), ("Ctrl+Shift+S",)),
    Entry("panel", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "Side &panel"), ("F9",), kind=Kind.CHECK),
    Entry("larger_text", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "&Larger text"), ("Ctrl++", "Ctrl+="), opens=SECTION),
    Entry("smaller_text", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "S&maller text"), ("Ctrl+-",)),
    Entry("full_screen", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "&Full screen"), ("F11",), kind=Kind.CHECK),
    Entry("next_area", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "&Next area"), ("F6",), opens=SECTION),
    Entry("previous_area", _VIEW, QT_TRANSLATE_NOOP("ViewMenu", "P&revious area"), ("Shift+F6",)),
    Entry("faces_game", _FACES, QT_TRANSLATE_NOOP("FacesMenu", "By g&ame"), kind=Kind.CHOICE),
    Entry("faces_french", _FACES, QT_TRANSLATE_NOOP("FacesMenu", "&French-suited"), kind=Kind.CHOICE),
    Entry("faces_four", _FACES, QT_TRANSLATE_NOOP("FacesMenu", "Four &colours"), kind=Kind.CHOICE),
    Entry("faces_german", _FACES, QT_TRANSLATE_NOOP("FacesMenu", "&German-suited"), kind=Kind.CHOICE),
    Entry("faces_cvd", _FACES, QT_TRANSLATE_NOOP("FacesMenu", "Colour-&blind safe"), kind=Kind.CHOICE),
    Entry("faces_contrast", _FACES, QT_TRANSLATE_NOOP("FacesMenu", "&High contrast"), kind=Kind.CHOICE),
    Entry("rules", _HELP, QT_TRANSLATE_NOOP("HelpMenu", "&Rules"), ("F1",)),
    Entry("keys", _HELP, QT_TRANSLATE_NOOP("HelpMenu", "&Keys…"), ("Ctrl+F1",)),
    Entry("report", _HELP, QT_TRANSLATE_NOOP("HelpMenu", "Report a &problem…"), ("F12",), opens=SECTION),
    Entry("log", _HELP, QT_TRANSLATE_NOOP("HelpMenu", "Show the &log")),
    Entry(
        "about",
        _HELP,
        QT_TRANSLATE_NOOP("HelpMenu", "&About…"),
        opens=SECTION,
        role=QAction.MenuRole.AboutRole,
    ),
)
BY_ID: Final = {entry.id: entry for entry in ENTRIES}

FACES_PREFIX: Final = "faces_"

_APPENDED: Final = re.compile(r"\(&[^&\s]\)")
"""The underlined letter as Japanese appends it."""


def plain(text: str) -> str:
    """A menu's text as it stands elsewhere: no underlined letter, no dots."""
    marked = _APPENDED.sub("", text).replace("&&", "\0").replace("&", "").replace("\0", "&")
    return marked.removesuffix("…").strip()


def menu_title(menu: MenuName) -> str:
    """The title of a menu in the menu bar."""
    translate = QCoreApplication.translate
    return {
        MenuName.GAME: translate("MainMenu", "&Game"),
        MenuName.MOVE: translate("MainMenu", "&Move"),
        MenuName.READ: translate("MoveMenu", "Read &aloud"),
        MenuName.VIEW: translate("MainMenu", "&View"),
        MenuName.FACES: translate("ViewMenu", "&Card faces"),
        MenuName.HELP: translate("MainMenu", "&Help"),
    }[menu]


def usual_keys(entry: Entry) -> list[QKeySequence]:
    """The keys of an entry before anybody changed them."""
    return [QKeySequence(keys) for keys in entry.keys]


def keys_of(entry: Entry, chosen: Mapping[str, str]) -> list[QKeySequence]:
    """The keys of an entry: the usual ones, or the one that a person chose; an empty choice means none."""
    if entry.hold is Hold.FOCUS or entry.id not in chosen:
        return usual_keys(entry)
    keys = QKeySequence(chosen[entry.id], QKeySequence.SequenceFormat.PortableText)
    return [] if keys.isEmpty() else [keys]


class Actions(QObject):
    """The table as `QAction`s of one window; ``asked`` brings the id of the action that a person wants."""

    asked = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._actions = {entry.id: self._make(entry) for entry in ENTRIES}
        self._menus: dict[MenuName, QMenu] = {}
        self._choices = QActionGroup(self)
        self._own: dict[OwnPack, QAction] = {}
        for entry in ENTRIES:
            if entry.kind is Kind.CHOICE:
                self._choices.addAction(self._actions[entry.id])
        self.set_shortcuts({})
        self.retranslate()

    def _make(self, entry: Entry) -> QAction:
        action = QAction(self)
        action.setObjectName(entry.id)
        action.setCheckable(entry.kind is not Kind.PLAIN)
        action.setMenuRole(entry.role)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda: self.asked.emit(entry.id))
        self._window.addAction(action)
        return action

    def __getitem__(self, identifier: str) -> QAction:
        return self._actions[identifier]

    def set_shortcuts(self, chosen: Mapping[str, str]) -> None:
        """Put the keys in force; ``chosen`` has a person's own by id."""
        for entry in ENTRIES:
            if entry.hold is Hold.WINDOW:
                self._actions[entry.id].setShortcuts(keys_of(entry, chosen))

    def show_faces(self, own: Sequence[OwnPack], chosen: str) -> None:
        """Offer these decks of a person's own after the built-in ones, and tick the one that is chosen."""
        if tuple(own) != tuple(self._own):
            for old in self._own.values():
                self._choices.removeAction(old)
                old.deleteLater()
            self._own = {deck: self._own_deck(deck) for deck in own}
            self._menus[MenuName.FACES].addActions(list(self._own.values()))
        by_key = {deck.key: action for deck, action in self._own.items()}
        action = by_key.get(chosen) or self._actions.get(FACES_PREFIX + chosen) or self._actions["faces_game"]
        action.setChecked(True)

    def _own_deck(self, deck: OwnPack) -> QAction:
        action = QAction(deck.title.replace("&", "&&"), self)
        action.setObjectName(FACES_PREFIX + deck.key)
        action.setCheckable(True)
        action.triggered.connect(lambda: self.asked.emit(FACES_PREFIX + deck.key))
        self._choices.addAction(action)
        return action

    def set_enabled(self, enabled: Iterable[str], among: Iterable[str]) -> None:
        """Of the actions ``among``, switch these on and the others off."""
        on = set(enabled)
        for identifier in among:
            self._actions[identifier].setEnabled(identifier in on)

    def fill(self, bar: QMenuBar) -> None:
        """Put all menus into a menu bar."""
        for menu in (MenuName.GAME, MenuName.MOVE, MenuName.VIEW, MenuName.HELP):
            self._menus[menu] = self._fill(bar.addMenu(""), menu)
        self._menus[MenuName.READ] = self._fill(QMenu(self._window), MenuName.READ)
        self._menus[MenuName.MOVE].addSeparator()
        self._menus[MenuName.MOVE].addMenu(self._menus[MenuName.READ])
        self._menus[MenuName.FACES] = self._fill(QMenu(self._window), MenuName.FACES)
        self._menus[MenuName.VIEW].insertMenu(self["larger_text"], self._menus[MenuName.FACES])
        self.retranslate()

    def _fill(self, target: QMenu, menu: MenuName) -> QMenu:
        for entry in ENTRIES:
            if entry.menu is menu:
                if entry.opens == SECTION:
                    target.addSeparator()
                target.addAction(self._actions[entry.id])
        return target

    def retranslate(self) -> None:
        """Take the texts of the window's language."""
        for entry in ENTRIES:
            self._actions[entry.id].setText(_with_shown_keys(entry))
        for menu, target in self._menus.items():
            target.setTitle(menu_title(menu))


def _with_shown_keys(entry: Entry) -> str:
    """The text; keys that belong to the widget with the focus stand behind it like a shortcut."""
    if entry.hold is Hold.WINDOW:
        return entry.words
    shown = QKeySequence(entry.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
    return f"{entry.words}\t{shown}"
