"""The page on which a game is announced: chips, ticks that follow each other, the value with its sum."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QVBoxLayout, QWidget

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.sections import Picker, PickOption, PickTick, Rows
from ramsch_desktop.ui.panels.sections import section_widget
from ramsch_desktop.ui.panels.small_cards import PANEL_ROOM
from ramsch_desktop.ui.parts.announce import Urgency, announce
from ramsch_desktop.ui.parts.chip import Chip, ChipSize
from ramsch_desktop.ui.parts.part import text_width
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, number, paragraph
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import STRONG, Space

COLUMNS = 2
COMPACT_BELOW = 700


def _columns(picker: Picker) -> int:
    """Two chips side by side, or one where a name is too long for half the panel."""
    theme = current_theme()
    half = theme.px(PANEL_ROOM) / COLUMNS - theme.px(Space.L)
    names = font(theme, STRONG)
    widest = max(text_width(names, chip.label) + (theme.px(30) if chip.suit else 0) for chip in picker.chips)
    return COLUMNS if widest <= half else 1


class PickerPage(QWidget):
    """``picked`` brings the option that is chosen now, None before the first choice."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picker: Picker | None = None
        self._deck: Deck | None = None
        self._chip, self._ticks = "", frozenset[str]()
        self._chips: dict[str, Chip] = {}
        self._boxes: dict[str, QCheckBox] = {}
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_theme().px(Space.XS))
        self._value: QWidget | None = None

    @property
    def picker(self) -> Picker | None:
        """The choice shown now."""
        return self._picker

    @property
    def option(self) -> PickOption | None:
        """What is chosen now."""
        return None if self._picker is None else self._picker.option(self._chip, self._ticks)

    def show_picker(self, picker: Picker | None, deck: Deck) -> None:
        """Show a choice; the same choice again keeps what was chosen."""
        if (picker, deck) == (self._picker, self._deck):
            return
        self._picker, self._deck = picker, deck
        self._chip, self._ticks = "", frozenset()
        self._clear()
        if picker is not None:
            self._fill(picker, deck)

    def forget(self) -> None:
        """Build the page anew next time."""
        self._deck = None

    def focus_first(self) -> None:
        """Give the focus to the chosen chip, or to the first one that can be chosen."""
        usable = [chip for chip in self._chips.values() if not chip.reason]
        for chip in sorted(usable, key=lambda each: not each.isChecked())[:1]:
            chip.setFocus()

    def _clear(self) -> None:
        for button in self._group.buttons():
            self._group.removeButton(button)
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._chips, self._boxes, self._value = {}, {}, None

    def _fill(self, picker: Picker, deck: Deck) -> None:
        self._column.addWidget(label(picker.heading, Role.SECTION))
        grid = self._chip_grid(picker, deck)
        self._column.addWidget(grid)
        grid.show()
        for tick in picker.ticks:
            self._column.addWidget(self._tick_row(tick))
        self._column.addStretch(1)
        self._follow_ticks()

    def _chip_grid(self, picker: Picker, deck: Deck) -> QWidget:
        grid_box = QWidget()
        grid = QGridLayout(grid_box)
        grid.setContentsMargins(0, 0, 0, 0)
        size = ChipSize.COMPACT if self.window().height() < COMPACT_BELOW else ChipSize.FULL
        columns = _columns(picker)
        for at, each in enumerate(picker.chips):
            first = next((option.value for option in picker.options if option.chip == each.key), "")
            chip = Chip(each.label, first, deck.pip(each.suit) if each.suit else None, size)
            chip.set_reason(each.off)
            chip.refused.connect(lambda reason, chip=chip: announce(chip, reason, Urgency.ASSERTIVE))
            chip.toggled.connect(lambda on, key=each.key: self._choose(key) if on else None)
            self._group.addButton(chip)
            self._chips[each.key] = chip
            grid.addWidget(chip, at // columns, at % columns)
        return grid_box

    def _tick_row(self, tick: PickTick) -> QWidget:
        row = QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        box = QCheckBox(tick.label)
        box.clicked.connect(lambda: self._tick(tick.key))
        self._boxes[tick.key] = box
        column.addWidget(box)
        if tick.note:
            column.addWidget(paragraph(tick.note, Role.NOTE))
        return row

    def _choose(self, chip: str) -> None:
        assert self._picker is not None
        self._chip = chip
        self._ticks = self._picker.nearest(chip, self._ticks)
        self._show_choice()

    def pick(self, action: Action) -> None:
        """Choose the chip and the ticks of an action, where it is one of those on the page."""
        options = () if self._picker is None else self._picker.options
        option = next((each for each in options if each.action == action), None)
        if option is not None:
            self._ticks = option.ticks
            self._chips[option.chip].setChecked(True)
            self._chip, self._ticks = option.chip, option.ticks
            self._show_choice()

    def _tick(self, tick: str) -> None:
        assert self._picker is not None
        if self._chip:
            self._ticks = self._picker.with_tick(self._chip, self._ticks, tick)
        self._show_choice()

    def _follow_ticks(self) -> None:
        assert self._picker is not None
        offered = self._picker.offered(self._chip)
        for key, box in self._boxes.items():
            box.setChecked(key in self._ticks)
            box.setEnabled(key in offered)

    def _show_choice(self) -> None:
        self._follow_ticks()
        self._show_value()
        self.picked.emit(self.option)

    def _show_value(self) -> None:
        if self._value is not None:
            self._column.removeWidget(self._value)
            self._value.hide()
            self._value.deleteLater()
            self._value = None
        option = self.option
        if option is not None and self._deck is not None:
            self._value = self._value_box(option, self._deck)
            self._column.insertWidget(self._column.count() - 1, self._value)

    def _value_box(self, option: PickOption, deck: Deck) -> QWidget:
        box = frame(FrameLook.REACHED)
        column = QVBoxLayout(box)
        if option.rows:
            column.addWidget(section_widget(Rows("", option.rows), deck))
        column.addWidget(number(option.value, Role.HEADING))
        return box
