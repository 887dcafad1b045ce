"""One house rule as a row: gold dot, label, note or way back to the default, and the control for its type."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from ramsch_desktop.engine.options import OFF, ON, SWITCH, Option, OptionValue
from ramsch_desktop.engine.speech import Speech, Words
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.focus_ring import FocusShape
from ramsch_desktop.ui.parts.number_box import NumberBox
from ramsch_desktop.ui.parts.part import Part, colour
from ramsch_desktop.ui.parts.text import Role, paragraph, set_role
from ramsch_desktop.ui.theme.style import current_theme

_DOT: Final = 12
_CONTROL_WIDTH: Final = 150
_TICK_CORNER: Final = 4
_WIDEST_BESIDE: Final = 210
"""A wider control stands below its label."""


class Boxes(Enum):
    """Where boxes with a list stand: beside their labels if they are not too wide, or all below them."""

    BESIDE = "beside"
    BELOW = "below"


class ChangedDot(Part):
    """The gold mark of a rule that differs from its default; its place stays when it is away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """12 x 12 at text scale 1."""
        return QSize(self.theme.px(_DOT), self.theme.px(_DOT))

    def minimumSizeHint(self) -> QSize:
        """As large as it is."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """A disc with a dark edge."""
        painter.setPen(colour(self.theme.colours.ink))
        painter.setBrush(colour(self.theme.colours.gold))
        painter.drawEllipse(self.rect().adjusted(1, 1, -2, -2))


class Tick(QCheckBox):
    """A check box without a text of its own: as wide as what can be hit, its tick at the right end as all controls."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    def focus_shape(self) -> FocusShape:
        """The ring goes round the tick."""
        return FocusShape(QRectF(self.tick()), _TICK_CORNER)

    def tick(self) -> QRect:
        """Where the tick is drawn."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)

    def sizeHint(self) -> QSize:
        """34 x 34 at text scale 1."""
        return QSize(current_theme().px(34), current_theme().px(34))

    def minimumSizeHint(self) -> QSize:
        """As large as it is."""
        return self.sizeHint()


def value_words(option: Option, value: OptionValue, words: Words, speech: Speech) -> str:
    """A value as it stands in the dialog: numbers as they are, switches as on and off."""
    if option.values == SWITCH:
        translate = QCoreApplication.translate
        return translate("Option", "on") if value == ON else translate("Option", "off")
    return str(value) if isinstance(value, int) else words.value(option, value, speech)


def is_number(option: Option) -> bool:
    """True if the values are whole numbers without a gap."""
    numbers = [value for value in option.values if isinstance(value, int)]
    return len(numbers) == len(option.values) > 1 and numbers == list(range(numbers[0], numbers[-1] + 1))


class ValueBox(QComboBox):
    """A box that is never narrower than the longest of its values."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def minimumSizeHint(self) -> QSize:
        """Room for the longest value; short ones make boxes of the same width."""
        return super().sizeHint().expandedTo(QSize(current_theme().px(_CONTROL_WIDTH), 0))

    def sizeHint(self) -> QSize:
        """As wide as it must be."""
        return self.minimumSizeHint()


class OptionRow(QWidget):
    """``changed`` comes when a person changes the value."""

    changed = Signal()

    def __init__(
        self,
        option: Option,
        value: OptionValue,
        words: Words,
        speech: Speech,
        boxes: Boxes = Boxes.BESIDE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.option, self._boxes = option, boxes
        self._words, self._speech = words, speech
        self._text = words.option(option, speech)
        self._dot = ChangedDot()
        self._label = paragraph(self._text.title)
        self._note = paragraph("", Role.NOTE)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self.control = self._make_control()
        self.control.setObjectName(f"option_{option.id}")
        self.control.setAccessibleName(self._text.title)
        self.control.setAccessibleDescription(self._text.note)
        self._label.setBuddy(self.control)
        self.back = self._make_back()
        self._below = self._make_below()
        self._lay_out()
        self.set_value(value)

    @property
    def _is_below(self) -> bool:
        below = self._boxes is Boxes.BELOW and isinstance(self.control, QComboBox)
        return below or self.control.sizeHint().width() > current_theme().px(_WIDEST_BESIDE)

    def least_width(self) -> int:
        """The width that it needs once its value is changed and the way back stands there."""
        px = current_theme().px
        set_role(self._label, Role.STRONG)
        self._note.setText(self._usual())
        note = self._note.minimumSizeHint().width() + px(8) + self.back.sizeHint().width()
        texts, control = max(self._label.minimumSizeHint().width(), note), self.control.minimumSizeHint().width()
        self._show_state()
        return px(_DOT + 10) + (max(texts, control) if self._is_below else texts + px(10) + control)

    def _lay_out(self) -> None:
        """The way back stands below the label, but for the keyboard it comes after the control: raised, it is last."""
        px = current_theme().px
        row, texts = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(10))
        texts.setSpacing(0)
        texts.addWidget(self._label)
        texts.addWidget(self._below)
        row.addWidget(self._dot, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)
        if self._is_below:
            texts.addSpacing(px(4))
            texts.addWidget(self.control, 0, Qt.AlignmentFlag.AlignRight)
        else:
            row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._below.raise_()

    def _make_back(self) -> Button:
        back = Button(self.tr("back"), ButtonKind.LINK)
        back.setAutoDefault(False)
        back.setObjectName(f"back_{self.option.id}")
        back.setAccessibleName(self.tr("{rule}: back to the default").format(rule=self._text.title))
        back.chosen.connect(self._back)
        return back

    def _make_below(self) -> QWidget:
        below = QWidget()
        line = QHBoxLayout(below)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(current_theme().px(8))
        line.addWidget(self._note, 1)
        line.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        return below

    def _make_control(self) -> QCheckBox | NumberBox | QComboBox:
        if self.option.values == SWITCH:
            check = Tick()
            check.toggled.connect(self._edited)
            return check
        if is_number(self.option):
            low, high = int(self.option.values[0]), int(self.option.values[-1])
            number = NumberBox(low, high, low)
            number.setFixedWidth(current_theme().px(84))
            number.valueChanged.connect(self._edited)
            return number
        box = ValueBox()
        for value in self.option.values:
            box.addItem(value_words(self.option, value, self._words, self._speech), value)
        box.currentIndexChanged.connect(self._edited)
        return box

    @property
    def value(self) -> OptionValue:
        """What is chosen."""
        if isinstance(self.control, QCheckBox):
            return ON if self.control.isChecked() else OFF
        if isinstance(self.control, NumberBox):
            return self.control.value()
        return self.option.values[self.control.currentIndex()]

    def set_value(self, value: OptionValue) -> None:
        """Show a value without a signal."""
        self.control.blockSignals(True)
        if isinstance(self.control, QCheckBox):
            self.control.setChecked(value == ON)
        elif isinstance(self.control, NumberBox):
            self.control.setValue(int(value))
        else:
            self.control.setCurrentIndex(self.option.values.index(value))
        self.control.blockSignals(False)
        self._show_state()

    def set_in_effect(self, *, works: bool) -> None:
        """Switch the row off where another rule takes its effect away."""
        self.control.setEnabled(works)
        self._label.setEnabled(works)
        self._below.setVisible(works and bool(self._note.text()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The words belong to a tick; beside other controls they do nothing."""
        event.setAccepted(self._is_for_tick(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the words is one on the tick."""
        if self._is_for_tick(event) and self.rect().contains(event.position().toPoint()):
            assert isinstance(self.control, QCheckBox)
            self.control.click()

    def _is_for_tick(self, event: QMouseEvent) -> bool:
        return isinstance(self.control, QCheckBox) and event.button() == Qt.MouseButton.LeftButton

    def _edited(self) -> None:
        self._show_state()
        self.changed.emit()

    def _show_state(self) -> None:
        differs = self._differs
        self._dot.setVisible(differs)
        set_role(self._label, Role.STRONG if differs else Role.BODY)
        self._note.setText(self._usual() if differs else self._text.note)
        self._below.setVisible(bool(self._note.text()))
        self.back.setVisible(differs)
        self._dot.setAccessibleName(self.tr("differs from the default") if differs else "")

    @property
    def _differs(self) -> bool:
        return self.value != self.option.default

    def _usual(self) -> str:
        usual = value_words(self.option, self.option.default, self._words, self._speech)
        return self.tr("Default: {value}").format(value=usual)

    def _back(self) -> None:
        """The button goes away, so the focus goes to the control first."""
        if self.back.hasFocus():
            self.control.setFocus()
        self.set_value(self.option.default)
        self.changed.emit()
