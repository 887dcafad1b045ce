"""The dark bar on top: sign of the program, menus, title, icon buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenuBar, QSizePolicy, QToolButton, QWidget

from ramsch_desktop.ui.parts.elided_label import ElidedLabel
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import Icon, Picture, colour, entered
from ramsch_desktop.ui.parts.text import FrameLook, Role
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground


class ToolButton(QToolButton):
    """An icon with a name, 38 x 32 at least; its icon follows the theme."""

    def __init__(self, icon: Icon, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = icon
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_name(name)
        self._tint()

    def set_name(self, name: str) -> None:
        """The name for the tool tip and the screen reader."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as it presses every other button."""
        if not entered(self, event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icon anew with a new theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._tint()

    def _tint(self) -> None:
        theme = current_theme()
        size = theme.px(20)
        self.setIcon(QIcon(self._picture(colour(theme.colours.bar_text), size, self.devicePixelRatioF())))
        self.setIconSize(QSize(size, size))


class Header(QFrame):
    """Menus at the left, the title in the middle, icon buttons at the right."""

    tool_chosen = Signal(str)

    def __init__(self, logo: Picture | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("frame", FrameLook.HEADER.value)
        set_ground(self, Ground.FELT)
        self._logo = logo
        self._sign = QLabel()
        self.menu_bar = QMenuBar()
        self.menu_bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._title = ElidedLabel("", Role.BAR_STRONG)
        self._state = ElidedLabel("", Role.BAR)
        self._tools: dict[str, ToolButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 0, 8, 0)
        self._row.setSpacing(2)
        self._fill()
        self.restyle()

    def _fill(self) -> None:
        centre = Qt.AlignmentFlag.AlignVCenter
        self._row.addWidget(self._sign, 0, centre)
        self._row.addSpacing(6)
        self._row.addWidget(self.menu_bar, 0, centre)
        self._row.addStretch(1)
        for part in (self._title, self._state):
            part.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            self._row.addWidget(part)
        self._row.addStretch(1)

    def set_title(self, title: str, state: str = "") -> None:
        """The game in bold, then where the match stands; both are shortened at their ends."""
        self._title.setMinimumWidth(0)  # else the hint of a shorter title, taken in between, has the old width
        self._title.setText(title)
        self._state.setText(f"\u2002·\u2002{state}" if state else "")
        self._state.setVisible(bool(state))
        self._share_room()

    def add_tool(self, key: str, icon: Icon, name: str) -> ToolButton:
        """Add an icon button at the right end; pressing it emits `tool_chosen(key)`."""
        button = ToolButton(icon, name)
        button.clicked.connect(lambda: self.tool_chosen.emit(key))
        self._tools[key] = button
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return button

    def tool(self, key: str) -> ToolButton:
        """The icon button of a key."""
        return self._tools[key]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Let the state of the match give way before the name of the game."""
        self._title.setMinimumWidth(0)  # the size hint of a label is never below its minimum
        self._title.setMinimumWidth(min(self._title.sizeHint().width(), self.width() // 4))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the sign anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def restyle(self) -> None:
        """Height and sign for the theme in force."""
        theme = current_theme()
        self.setFixedHeight(round(max(44, 28 * theme.text_scale)))
        if self._logo is not None:
            self._sign.setPixmap(self._logo(30, self.devicePixelRatioF()))
