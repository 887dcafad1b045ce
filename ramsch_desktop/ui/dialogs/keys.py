"""All keys of the program, to read and to change, made from the table of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QKeySequenceEdit, QVBoxLayout, QWidget

from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.actions import ENTRIES, Entry, Hold, Kind, MenuName, keys_of, menu_title, plain, usual_keys
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.paper import PaperDialog
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.text import FrameLook, Role, divider, frame, label, paragraph
from ramsch_desktop.ui.theme.style import current_theme

SIZE: Final = QSize(900, 640)
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


def listed_entries() -> list[Entry]:
    """The actions that have, or may have, keys of the window."""
    return [entry for entry in ENTRIES if entry.kind is not Kind.CHOICE]


def _add_heading(column: QVBoxLayout, words: str) -> None:
    if column.count():
        column.addSpacing(current_theme().px(8))
    column.addWidget(label(words, Role.SECTION))
    column.addWidget(divider())


def owner_of(keys: QKeySequence, chosen: Mapping[str, str], but: str = "") -> Entry | None:
    """The action that has these keys, other than ``but``."""
    others = (entry for entry in ENTRIES if entry.id != but)
    return next((entry for entry in others if keys in keys_of(entry, chosen)), None)


class KeysDialog(PaperDialog):
    """A change that would take the keys of another action is refused with its name."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent, SIZE)
        self._keeper = desk.keeper
        self.editors: dict[str, QKeySequenceEdit] = {}
        self._room_for_keys = 0
        self.build()

    def fill(self) -> None:
        """The actions by menu in two columns, and the keys at the table."""
        self.set_heading(self.tr("Keys"), self.tr("Click a field and press the new keys."))
        content = QWidget()
        self._room_for_keys = _room_for_keys(self.fontMetrics())
        columns = QHBoxLayout(content) if self.columns == 2 else QVBoxLayout(content)
        columns.setContentsMargins(0, 0, current_theme().px(4), 0)
        columns.setSpacing(current_theme().px(36))
        for menus in ((MenuName.GAME, MenuName.MOVE, MenuName.READ), (MenuName.VIEW, MenuName.HELP)):
            column = QVBoxLayout()
            column.setSpacing(current_theme().px(8))
            for menu in menus:
                self._add_menu(column, menu)
            if MenuName.HELP in menus:
                self._add_table_keys(column)
            column.addStretch(1)
            columns.addLayout(column, 1)
        self.body.addWidget(self.scrolled(content))
        self._fill_foot()

    def _fill_foot(self) -> None:
        self._problem = frame(FrameLook.RULE)
        row = QHBoxLayout(self._problem)
        row.setContentsMargins(10, 4, 10, 4)
        self.problem_text = paragraph("")
        row.addWidget(self.problem_text)
        self._problem.hide()
        usual = Button(self.tr("Back to the defaults"), ButtonKind.QUIET)
        usual.setAutoDefault(False)
        usual.chosen.connect(self._reset)
        close = Button(self.tr("Close"), ButtonKind.MAIN)
        close.setAutoDefault(False)
        close.chosen.connect(self.accept)
        self.foot.addWidget(usual)
        self.foot.addWidget(self._problem, 1)
        self.foot.addStretch(0)
        self.foot.addWidget(close)

    def _add_menu(self, column: QVBoxLayout, menu: MenuName) -> None:
        _add_heading(column, plain(menu_title(menu)))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, entry in enumerate(entry for entry in listed_entries() if entry.menu is menu):
            caption = paragraph(entry.title)
            grid.addWidget(caption, row, 0)
            field = self._field(entry)
            caption.setBuddy(field)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)

    def _field(self, entry: Entry) -> QWidget:
        keys = keys_of(entry, self._keeper.settings.shortcuts)
        if entry.hold is Hold.FOCUS:
            return label(" · ".join(each.toString(_NATIVE) for each in keys), Role.STRONG)
        editor = QKeySequenceEdit(keys[0] if keys else QKeySequence())
        editor.setMaximumSequenceLength(1)
        editor.setClearButtonEnabled(True)
        editor.setStyleSheet("QToolButton { min-height: 0; min-width: 0; padding: 0; border: 0; }")
        editor.setObjectName(f"key_{entry.id}")
        editor.setAccessibleName(entry.title)
        editor.setFixedWidth(self._room_for_keys)
        editor.keySequenceChanged.connect(lambda new: self._set(entry, new))
        self.editors[entry.id] = editor
        return editor

    def _add_table_keys(self, column: QVBoxLayout) -> None:
        _add_heading(column, self.tr("At the table"))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, (what, keys) in enumerate(self._table_keys()):
            grid.addWidget(paragraph(what), row, 0)
            shown = label(keys, Role.STRONG)
            shown.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(shown, row, 1)
        column.addLayout(grid)

    def _table_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("From card to card"), "← →"),
            (self.tr("First and last card"), f"{_native('Home')} · {_native('End')}"),
            (self.tr("Play or choose the card"), f"{_native('Return')} · {_native('Space')}"),
            (self.tr("Jump to a suit or a rank"), self.tr("its letter or number")),
            (self.tr("Hand, buttons, panel, header"), f"{_native('Tab')} · {_native('F6')}"),
        ]

    def _set(self, entry: Entry, keys: QKeySequence) -> None:
        """Take new keys, unless another action has them."""
        shortcuts = dict(self._keeper.settings.shortcuts)
        owner = None if keys.isEmpty() else owner_of(keys, shortcuts, but=entry.id)
        if owner is not None:
            self._refuse(entry, keys, owner)
            return
        self._problem.hide()
        if [keys] == usual_keys(entry)[:1]:
            shortcuts.pop(entry.id, None)
        else:
            shortcuts[entry.id] = keys.toString(_PORTABLE)
        self._keeper.change(shortcuts=shortcuts)

    def _refuse(self, entry: Entry, keys: QKeySequence, owner: Entry) -> None:
        words = self.tr("{keys} is taken by “{action}”.")
        self.problem_text.setText(words.format(keys=keys.toString(_NATIVE), action=owner.title))
        self._problem.show()
        before = keys_of(entry, self._keeper.settings.shortcuts)
        editor = self.editors[entry.id]
        editor.blockSignals(True)
        editor.setKeySequence(before[0] if before else QKeySequence())
        editor.blockSignals(False)

    def _reset(self) -> None:
        self._keeper.change(shortcuts=Settings().shortcuts)
        self.build()


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(_NATIVE)


def _room_for_keys(letters: QFontMetrics) -> int:
    """The widest of all usual keys, with room for the button that clears them."""
    texts = [keys.toString(_NATIVE) for entry in listed_entries() for keys in usual_keys(entry)]
    widest = max(letters.horizontalAdvance(text) for text in texts)
    return max(current_theme().px(150), widest + current_theme().px(60))
