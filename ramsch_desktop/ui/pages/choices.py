"""The few settings at the foot of the welcome page: level, faces, language. Each takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ramsch_desktop.controller.languages import NAMES
from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.store.face_packs import OwnPack
from ramsch_desktop.store.settings import SYSTEM, Settings
from ramsch_desktop.ui.parts.flow import Flow
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import Icon, Picture, colour
from ramsch_desktop.ui.parts.segment import Segment, SegmentItem
from ramsch_desktop.ui.parts.text import FrameLook, Role, label
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground

_WIDE: Final = 1200
"""From this width on the bar has the margins of the page above it."""


@dataclass(frozen=True)
class Choice:
    """A value of a setting with its words and a small picture."""

    key: str
    text: str
    picture: Picture | None = None


def level_choices() -> list[Choice]:
    """How well the others play."""
    translate = QCoreApplication.translate
    return [
        Choice("easy", translate("Level", "Easy")),
        Choice("medium", translate("Level", "Medium")),
        Choice("strong", translate("Level", "Strong")),
    ]


def face_choices(pictures: Mapping[str, Picture], own: Sequence[OwnPack] = ()) -> list[Choice]:
    """The decks, a person's own last; ``pictures`` has a small card of each."""
    translate = QCoreApplication.translate
    names = {
        "game": translate("Faces", "By game"),
        "french": translate("Faces", "French"),
        "four": translate("Faces", "Four colours"),
        "german": translate("Faces", "German"),
        "contrast": translate("Faces", "High contrast"),
        "cvd": translate("Faces", "Colour-blind safe"),
    }
    names |= {deck.key: deck.title for deck in own}
    return [Choice(key, name, pictures.get(key)) for key, name in names.items()]


def back_choices(pictures: Mapping[str, Picture]) -> list[Choice]:
    """The backs of the cards; ``pictures`` has a small one of each."""
    translate = QCoreApplication.translate
    names = {
        "faces": translate("Backs", "To match the faces"),
        "french": translate("Backs", "Blue scales"),
        "four": translate("Backs", "Green scales"),
        "cvd": translate("Backs", "Violet diamonds"),
        "german": translate("Backs", "Red diamonds"),
        "contrast": translate("Backs", "Black and yellow"),
    }
    return [Choice(key, name, pictures.get(key)) for key, name in names.items()]


def language_choices() -> list[Choice]:
    """The languages by their own names, the system's first."""
    system = QCoreApplication.translate("Languages", "Same as the system")
    return [Choice(SYSTEM, system), *(Choice(key, name) for key, name in NAMES.items())]


class ChoiceBox(QComboBox):
    """A combo box over choices. ``picked`` comes with the key when a person picks."""

    picked = Signal(str)

    def __init__(self, name: str, choices: Sequence[Choice], key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        size = current_theme().px(20)
        for choice in choices:
            picture = choice.picture
            icon = QIcon() if picture is None else QIcon(picture(size, self.devicePixelRatioF()))
            self.addItem(icon, choice.text, choice.key)
        self.choose(key)
        self.activated.connect(lambda: self.picked.emit(self.currentData()))

    def choose(self, key: str) -> None:
        """Show a choice without a signal."""
        self.setCurrentIndex(self.findData(key))


Kind: TypeAlias = type[Segment] | type[ChoiceBox]


class ChoiceBar(QFrame):
    """Level, faces and language in one bar; segments where they fit, combo boxes elsewhere."""

    def __init__(
        self,
        keeper: SettingsKeeper,
        faces: Mapping[str, Picture],
        globe: Icon,
        own: Callable[[], Sequence[OwnPack]] = tuple,
    ) -> None:
        super().__init__()
        self._own = own
        self.setProperty("frame", FrameLook.HEADER.value)
        set_ground(self, Ground.FELT)
        self._keeper, self._faces, self._globe = keeper, faces, globe
        self._choosers: dict[str, Segment | ChoiceBox] = {}
        self._keys: dict[str, list[str]] = {}
        self.room = 0
        self._row = Flow(current_theme().px(10), parent=self)

    def fill(self, room: int) -> None:
        """Build it for a width in pixels; the focus stays where it is."""
        self.room = room
        focused = next((name for name, each in self._choosers.items() if _has_focus(each)), "")
        self._clear()
        px = current_theme().px
        side = px(32 if room >= px(_WIDE) else 20)
        self._row.setContentsMargins(side, px(8), side, px(8))
        self._row.setSpacing(px(10))
        groups = self._fitting_groups(room - 2 * side - px(60))
        for place, group in enumerate(groups):
            if place:
                self._row.addStretch()
            self._row.addWidget(group)
        if focused:
            _focus(self._choosers[focused])

    def _fitting_groups(self, room: int) -> list[QWidget]:
        """As many segments as have room: of both, of the level alone, of none; only what is too wide is made anew."""
        groups = [self._level(Segment), self._deck(Segment), self._language()]
        for place, narrower in ((1, self._deck), (0, self._level)):
            if sum(group.sizeHint().width() for group in groups) > room:
                groups[place].deleteLater()
                groups[place] = narrower(ChoiceBox)
        return groups

    def show_settings(self, settings: Settings) -> None:
        """Show what is set now."""
        values = {"level": settings.level, "faces": settings.faces, "language": settings.language}
        for name, chooser in self._choosers.items():
            if values[name] not in self._keys[name]:
                self.fill(self.width())
                return
            chooser.choose(values[name])

    def _clear(self) -> None:
        while (item := self._row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()

    def _level(self, kind: Kind) -> QWidget:
        name, level = self.tr("Opponents"), self._keeper.settings.level
        return self._group(name, self._chooser(kind, "level", name, level_choices(), level))

    def _deck(self, kind: Kind) -> QWidget:
        name, faces = self.tr("Cards"), self._keeper.settings.faces
        own = [deck for deck in self._own() if deck.key == faces]
        choices = [choice for choice in face_choices(self._faces, own) if choice.key != "cvd" or faces == "cvd"]
        shown = faces if faces in (choice.key for choice in choices) else "game"
        return self._group(name, self._chooser(kind, "faces", name, choices, shown))

    def _language(self) -> QWidget:
        language = self._keeper.settings.language
        return self._named(self._chooser(ChoiceBox, "language", self.tr("Language"), language_choices(), language))

    def _chooser(self, kind: Kind, field: str, name: str, choices: Sequence[Choice], key: str) -> QWidget:
        chooser: Segment | ChoiceBox
        if kind is Segment:
            items = [SegmentItem(choice.key, choice.text, choice.picture) for choice in choices]
            chooser = Segment(name, items, Ground.FELT)
            chooser.choose(key)
            chooser.chosen.connect(lambda value: self._keeper.change(**{field: value}))
        else:
            chooser = ChoiceBox(name, choices, key)
            chooser.picked.connect(lambda value: self._keeper.change(**{field: value}))
        chooser.setObjectName(field)
        self._choosers[field], self._keys[field] = chooser, [choice.key for choice in choices]
        return chooser

    def _group(self, name: str, chooser: QWidget) -> QWidget:
        caption = label(name, Role.BAR)
        caption.setBuddy(chooser)
        return _side_by_side(caption, chooser)

    def _named(self, chooser: QWidget) -> QWidget:
        theme = current_theme()
        sign = QLabel()
        sign.setPixmap(self._globe(colour(theme.colours.bar_second), theme.px(20), self.devicePixelRatioF()))
        return _side_by_side(sign, chooser)


def _has_focus(chooser: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and (focus is chooser or chooser.isAncestorOf(focus))


def _focus(chooser: QWidget) -> None:
    """Give the focus to a chooser; in a segment to its chosen word."""
    words = [word for word in chooser.findChildren(QPushButton) if word.isChecked()]
    (words[0] if words else chooser).setFocus()


def _side_by_side(first: QWidget, second: QWidget) -> QWidget:
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(current_theme().px(10))
    row.addWidget(first)
    row.addWidget(second, 0, Qt.AlignmentFlag.AlignVCenter)
    return group
