"""The page on which a game is announced: chips, ticks that follow each other, the value with its sum."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QVBoxLayout, QWidget

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.sections import PickChip, Picker, PickOption, PickTick
from ramsch_desktop.ui.panels.small_cards import SCROLL_BAR, panel_room
from ramsch_desktop.ui.parts.announce import Urgency, announce
from ramsch_desktop.ui.parts.chip import AT_RIGHT, PIP_LEFT, PLAIN_LEFT, SMALLEST_NAME, VALUE, Chip, ChipSize
from ramsch_desktop.ui.parts.part import is_low, text_width
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, number, paragraph
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import STRONG, Space

COLUMNS = 2
_BESIDE_NAME, _FOR_PIP, _FOR_SHORT_VALUE, _BETWEEN, _BETWEEN_CHIPS = 14, 28, 22, 10, 6
_NOTE_INDENT = 32


def _is_wide(chip: PickChip, size: ChipSize, room: int) -> bool:
    """Whether a chip needs a row of its own: its name and its value, or why it is not possible, must fit in half."""
    theme = current_theme()
    reason = text_width(font(theme, VALUE), chip.off)
    if size is ChipSize.COMPACT:
        # Two in a row are what keeps the page short enough not to scroll.
        around = AT_RIGHT + (PIP_LEFT if chip.suit else PLAIN_LEFT)
        half = (room + SCROLL_BAR - theme.px(_BETWEEN_CHIPS)) / COLUMNS - theme.px(around)
        name = text_width(font(theme, SMALLEST_NAME), chip.label)
        return name + max(reason + theme.px(_BETWEEN), theme.px(_FOR_SHORT_VALUE)) > half
    half = room / COLUMNS - theme.px(_BESIDE_NAME + (_FOR_PIP if chip.suit else 0))
    name = text_width(font(theme, STRONG), chip.label)
    return max(name, reason + theme.px(_BETWEEN)) > half


def _wide_ones(chips: Sequence[PickChip], size: ChipSize, room: int) -> set[str]:
    """The keys of chips that need a row each; chips with suits stand alike, all in halves or none."""
    wide = {chip.key for chip in chips if _is_wide(chip, size, room)}
    suits = {chip.key for chip in chips if chip.suit}
    return wide | suits if wide & suits else wide


def chip_rows(chips: Sequence[PickChip], wide: AbstractSet[str]) -> list[list[PickChip]]:
    """Two neighbours of a family stand in a row; a wide one, or one without such a neighbour, has a row alone."""
    rows: list[list[PickChip]] = []
    for chip in chips:
        before = rows[-1] if rows else []
        if len(before) == 1 and before[0].family == chip.family and not {chip.key, before[0].key} & wide:
            before.append(chip)
        else:
            rows.append([chip])
    return rows


class PickerPage(QWidget):
    """``picked`` brings the option that is chosen now, None before the first choice; ``confirmed`` comes with Enter on
    the chip that is chosen."""

    picked = Signal(object)
    confirmed = Signal()

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
        if picker is None:
            return
        self._fill(picker, deck)
        if picker.first:
            self._chips[picker.first].setChecked(True)

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
        if picker.ticks:
            self._column.addWidget(self._tick_box(picker.ticks))
        if picker.note:
            self._column.addWidget(paragraph(picker.note, Role.NOTE))
        self._column.addStretch(1)
        self._follow_ticks()
        self._show_values()

    def _chip_grid(self, picker: Picker, deck: Deck) -> QWidget:
        grid_box = QWidget()
        grid = QGridLayout(grid_box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(current_theme().px(_BETWEEN_CHIPS))
        size = ChipSize.COMPACT if self._is_low else ChipSize.FULL
        wide = _wide_ones(picker.chips, size, panel_room(self.window()))
        for row, chips in enumerate(chip_rows(picker.chips, wide)):
            for column, chip in enumerate(chips):
                grid.addWidget(self._add_chip(chip, deck, size), row, column, 1, COLUMNS // len(chips))
        return grid_box

    def _add_chip(self, pick: PickChip, deck: Deck, size: ChipSize) -> Chip:
        chip = Chip(pick.label, "", deck.paper_pip(pick.suit) if pick.suit else None, size)
        chip.set_reason(pick.off)
        chip.refused.connect(lambda reason: announce(chip, reason, Urgency.ASSERTIVE))
        chip.confirmed.connect(self.confirmed)
        chip.toggled.connect(lambda on: self._choose(pick.key) if on else None)
        self._group.addButton(chip)
        self._chips[pick.key] = chip
        return chip

    def _tick_box(self, ticks: Sequence[PickTick]) -> QWidget:
        """One tick below the other, each with its note; in a low window the notes are tool tips."""
        box = frame(FrameLook.ROW)
        column = QVBoxLayout(box)
        column.setSpacing(0)
        for tick in ticks:
            column.addWidget(self._tick_row(tick))
            if tick.note and not self._is_low:
                note = paragraph(tick.note, Role.NOTE)
                note.setContentsMargins(current_theme().px(_NOTE_INDENT), 0, 0, 0)
                column.addWidget(note)
        return box

    @property
    def _is_low(self) -> bool:
        return is_low(self)

    def _tick_row(self, tick: PickTick) -> QCheckBox:
        box = QCheckBox(tick.label)
        box.setToolTip(tick.note)
        box.setAccessibleDescription(tick.note)
        box.clicked.connect(lambda: self._tick(tick.key))
        self._boxes[tick.key] = box
        return box

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
        self._show_values()
        self._show_value()
        self.picked.emit(self.option)

    def _show_values(self) -> None:
        """The value that each chip would have with the ticks as they are."""
        assert self._picker is not None
        for key, chip in self._chips.items():
            option = self._picker.option(key, self._picker.nearest(key, self._ticks))
            if option is not None:
                chip.set_value(option.value, option.short)

    def _show_value(self) -> None:
        if self._value is not None:
            self._column.removeWidget(self._value)
            self._value.hide()
            self._value.deleteLater()
            self._value = None
        option = self.option
        if option is not None:
            self._value = self._value_box(option)
            self._column.insertWidget(self._column.count() - 1, self._value)

    def _value_box(self, option: PickOption) -> QWidget:
        """The sum in small lines, the value at the right; red where that is below the bid."""
        box = frame(FrameLook.RULE if option.danger else FrameLook.REACHED)
        grid = QGridLayout(box)
        grid.setVerticalSpacing(0)
        lines = [row.label for row in option.rows] + [option.danger] * bool(option.danger)
        for at, line in enumerate(lines):
            grid.addWidget(paragraph(line, Role.NOTE), at, 0)
        value = number(option.short or option.value, Role.HEADING)
        value.setAccessibleName(option.value)
        grid.addWidget(value, 0, 1, max(1, len(lines)), 1)
        grid.setColumnStretch(0, 1)
        return box
