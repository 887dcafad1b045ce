"""A sheet of paper over the table: head, body and foot with lines between."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QRectF, Qt, QVariantAnimation
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ramsch_desktop.ui.parts.flow import Flow
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import whole
from ramsch_desktop.ui.parts.text import FrameLook, divider
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground, Motion, Space

_RISE = 12


class Sheet(QFrame):
    """Fill `head`, `body` and `foot`; `appear` lays it on the table. It is not modal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("frame", FrameLook.SHEET.value)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        set_ground(self, Ground.PAPER)
        column = self._column = QVBoxLayout(self)
        self.head, self.body, self.foot = QHBoxLayout(), QHBoxLayout(), Flow(0)
        parts: tuple[tuple[QLayout, int], ...] = ((self.head, 0), (self.body, 1), (self.foot, 0))
        for layout, stretch in parts:
            if layout is not self.head:
                column.addWidget(divider())
            column.addLayout(layout, stretch)
        self._place = QRectF()
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._step)
        self._motion.finished.connect(self._arrived)
        self.restyle()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Take over new paddings."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def restyle(self) -> None:
        """Paddings for the text scale in force."""
        px = current_theme().px
        above, side = (px(value) for value in Space.SHEET)
        self._column.setContentsMargins(side, above, side, above)
        self._column.setSpacing(px(Space.LABEL))
        gaps: tuple[tuple[QLayout, int], ...] = ((self.head, 12), (self.body, 28), (self.foot, 10))
        for layout, gap in gaps:
            layout.setSpacing(px(gap))

    def place(self, rect: QRectF) -> None:
        """Lie at the sheet's rectangle of the layout."""
        self._place = rect
        self.setGeometry(whole(rect))

    def appear(self) -> None:
        """Rise by 12 px and fade in; with reduced motion it only fades."""
        theme = current_theme()
        self._motion.stop()
        self._motion.setDuration(theme.fade(Motion.SHEET))
        self.setGraphicsEffect(QGraphicsOpacityEffect(self))
        self._step(0.0)
        self.show()
        self.raise_()
        self._motion.start()

    def finish(self) -> None:
        """End the movement, as any click does."""
        if self._motion.state() is QVariantAnimation.State.Running:
            self._motion.stop()
            self._arrived()

    def _step(self, share: float) -> None:
        effect = self.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(share)
        rise = current_theme().movement(_RISE)
        self.move(whole(self._place).topLeft() + QPoint(0, round(rise * (1 - share))))

    def _arrived(self) -> None:
        self.setGraphicsEffect(None)  # type: ignore[arg-type]  # the stub forgets that None removes it
        self.setGeometry(whole(self._place))
