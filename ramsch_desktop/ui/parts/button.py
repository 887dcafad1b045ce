"""Push buttons of several kinds; one that cannot be pressed stays reachable and says why."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ramsch_desktop.ui.parts.part import Icon, colour, entered
from ramsch_desktop.ui.parts.text import refresh
from ramsch_desktop.ui.theme.style import current_theme


class ButtonKind(Enum):
    """The value is the `kind` property of the style sheet."""

    GOLD = "gold"
    GOLD_ARROW = "gold-arrow"
    FELT = "felt"
    FELT_SMALL = "felt-small"
    MAIN = "main"
    SECOND = "second"
    PLAIN = "plain"
    QUIET = "quiet"
    LINK = "link"


_STRIP = (ButtonKind.GOLD, ButtonKind.GOLD_ARROW, ButtonKind.FELT)


class Sides(Enum):
    """How much room a button of the second rank or of the action strip leaves beside its words, in the strip with
    smaller words; the value is the `sides` property of the style sheet."""

    USUAL = "usual"
    NARROW = "narrow"


class Button(QPushButton):
    """A button with words of the game.

    `chosen` comes when it is pressed in any way, `refused` with the reason while it is off. `clicked` comes
    in both cases, so connect to the other two.
    """

    chosen = Signal()
    refused = Signal(str)

    def __init__(
        self,
        text: str,
        kind: ButtonKind = ButtonKind.PLAIN,
        icon: Icon | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._kind, self._picture, self._reason = kind, icon, ""
        self.setProperty("kind", kind.value)
        self.setDefault(kind is ButtonKind.MAIN)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(kind in _STRIP)
        self.setSizePolicy(policy)
        self.clicked.connect(self._decide)
        self.toggled.connect(self._tint)
        self._tint()

    @property
    def kind(self) -> ButtonKind:
        """The look."""
        return self._kind

    @property
    def reason(self) -> str:
        """Why it is off; empty while it can be pressed."""
        return self._reason

    def set_off(self, reason: str) -> None:
        """Switch off with a reason in one sentence, or on with an empty one."""
        if reason == self._reason:
            return
        self._reason = reason
        self.setProperty("off", "true" if reason else "false")
        self.setToolTip(reason)
        self.setAccessibleDescription(reason)
        refresh(self)
        self._tint()

    def set_sides(self, sides: Sides) -> None:
        """Leave more or less room beside the words."""
        if self.property("sides") != sides.value:
            self.setProperty("sides", sides.value)
            refresh(self)

    def set_picture(self, icon: Icon | None) -> None:
        """Another icon before the words."""
        self._picture = icon
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icon anew with a new theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._tint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it on every platform; a key that is held down presses it once."""
        if not entered(self, event):
            super().keyPressEvent(event)

    def _decide(self) -> None:
        if self._reason:
            self.refused.emit(self._reason)
        else:
            self.chosen.emit()

    def _ink(self) -> str:
        c = current_theme().colours
        felt = self._kind in (ButtonKind.FELT, ButtonKind.FELT_SMALL)
        if self._reason:
            return c.badge_second if felt or self._kind in _STRIP else c.off
        if felt:
            return c.gold if self.isChecked() else c.badge_text
        return {
            ButtonKind.GOLD: c.on_gold,
            ButtonKind.GOLD_ARROW: c.on_gold,
            ButtonKind.MAIN: c.on_green,
            ButtonKind.SECOND: c.link,
            ButtonKind.LINK: c.link,
        }.get(self._kind, c.ink)

    def _tint(self) -> None:
        if self._picture is None:
            self.setIcon(QIcon())
            return
        size = current_theme().px(18)
        self.setIcon(QIcon(self._picture(colour(self._ink()), size, self.devicePixelRatioF())))
        self.setIconSize(QSize(size, size))
