"""The paper panel at the right: a fixed head, one page a phase, a fixed foot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.text import FrameLook
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground, Space


class Panel(QFrame):
    """Head and foot never move; pages scroll where they are too long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("frame", FrameLook.PANEL.value)
        set_ground(self, Ground.PAPER)
        self._pages: dict[str, QScrollArea] = {}
        self._stack = QStackedWidget()
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._head, self._foot = _Place(), _Place()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._head)
        self._column.addWidget(self._stack, 1)
        self._column.addWidget(self._foot)
        self.restyle()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._bring_into_sight)

    def _bring_into_sight(self, _: QWidget | None, focus: QWidget | None) -> None:
        """What gets the focus on a page that scrolls is to be seen."""
        for area in self._pages.values():
            if focus is not None and area.isAncestorOf(focus):
                area.ensureWidgetVisible(focus, 0, current_theme().px(Space.XS))

    def set_head(self, head: QWidget) -> None:
        """What stands above the pages in every phase: the points."""
        self._head.hold(head)

    def set_foot(self, foot: QWidget) -> None:
        """What stands below the pages in every phase: hint and undo."""
        self._foot.hold(foot)

    def add_page(self, name: str, page: QWidget) -> None:
        """Add a page, replacing an older one of that name; the page lays itself out from the top."""
        old = self._pages.pop(name, None)
        if old is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        self._pages[name] = area
        self._stack.addWidget(area)

    def show_page(self, name: str) -> None:
        """Turn to a page, without any movement.

        Raises:
            KeyError: if no page has that name.
        """
        self._stack.setCurrentWidget(self._pages[name])

    @property
    def page(self) -> str:
        """The name of the page shown; empty before the first one."""
        return next((n for n, area in self._pages.items() if area is self._stack.currentWidget()), "")

    def changeEvent(self, event: QEvent) -> None:
        """Take over new paddings."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def restyle(self) -> None:
        """Paddings for the text scale in force."""
        px = current_theme().px
        above, side = (px(value) for value in Space.PANEL)
        self._column.setContentsMargins(side, above, side, above)
        self._column.setSpacing(px(Space.XS))


class _Place(QWidget):
    """Room for one widget."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def hold(self, content: QWidget) -> None:
        while (item := self._layout.takeAt(0)) is not None:
            old = item.widget()
            if old is not None and old is not content:
                old.deleteLater()
        self._layout.addWidget(content)
        self.show()
