"""A sheet of paper over the table: head, body and foot with lines between."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QRectF, Qt, QVariantAnimation
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QVBoxLayout, QWidget

from ramsch_desktop.ui.parts.ground import set_ground
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
        px = current_theme().px
        above, side = (px(value) for value in Space.SHEET)
        column = QVBoxLayout(self)
        column.setContentsMargins(side, above, side, above)
        column.setSpacing(px(Space.LABEL))
        self.head, self.body, self.foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self.head.setSpacing(px(12))
        self.body.setSpacing(px(28))
        self.foot.setSpacing(px(10))
        for layout, stretch in ((self.head, 0), (self.body, 1), (self.foot, 0)):
            if layout is not self.head:
                column.addWidget(divider())
            column.addLayout(layout, stretch)
        self._place = QRectF()
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._step)
        self._motion.finished.connect(self._arrived)
        self.hide()

    def place(self, rect: QRectF) -> None:
        """Lie at the sheet's rectangle of the layout."""
        self._place = rect
        self.setGeometry(rect.toAlignedRect())

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
        self.move(self._place.toAlignedRect().topLeft() + QPoint(0, round(rise * (1 - share))))

    def _arrived(self) -> None:
        self.setGraphicsEffect(None)  # type: ignore[arg-type]  # the stub forgets that None removes it
        self.setGeometry(self._place.toAlignedRect())
