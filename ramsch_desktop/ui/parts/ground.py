"""Which material a widget lies on."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.theme.tokens import Ground

_PROPERTY = "ground"


def set_ground(widget: QWidget, ground: Ground) -> None:
    """Say what lies under the widget and all that is in it."""
    widget.setProperty(_PROPERTY, ground.value)


def ground_of(widget: QWidget) -> Ground:
    """The material of the nearest ancestor that names one; paper where none does."""
    step: QWidget | None = widget
    while step is not None:
        value = step.property(_PROPERTY)
        if value:
            return Ground(value)
        step = None if step.isWindow() else step.parentWidget()
    return Ground.PAPER
