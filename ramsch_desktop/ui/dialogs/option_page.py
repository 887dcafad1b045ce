"""All house rules of a game in two columns, made from the game's table of options."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramsch_desktop.controller.phrases import commas
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import ON, SWITCH, Option, Options, changed, in_effect
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.ui.dialogs.option_row import Boxes, OptionRow, value_words
from ramsch_desktop.ui.parts.text import Role, divider, label, paragraph
from ramsch_desktop.ui.theme.style import current_theme


class Section(QWidget):
    """A heading, rows, and below them once the reason why some are off."""

    def __init__(self, heading: str, rows: Sequence[QWidget]) -> None:
        super().__init__()
        px, column = current_theme().px, QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(label(heading, Role.SECTION))
        column.addWidget(divider())
        for row in rows:
            column.addWidget(row)
        self.reason = paragraph("", Role.NOTE)
        self.reason.hide()
        column.addWidget(self.reason)

    def set_reason(self, text: str) -> None:
        """Say why rows are off, or nothing."""
        self.reason.setText(text)
        self.reason.setVisible(bool(text))


_BETWEEN_COLUMNS = 36


class OptionPage(QWidget):
    """``changed`` comes with every change; ``options`` has the house rules as they stand."""

    changed = Signal()

    def __init__(
        self,
        game: Game,
        options: Options,
        speech: Speech,
        first: Section,
        columns: int = 2,
        boxes: Boxes = Boxes.BESIDE,
    ) -> None:
        super().__init__()
        self._game, self._speech, self._options = game, speech, options
        self.rows = {o.id: OptionRow(o, options[o.id], game.words, speech, boxes) for o in game.options}
        for row in self.rows.values():
            row.changed.connect(self._edited)
        self._sections = {group: self._section(group) for group in _groups(game)}
        self._shown = (first, *self._sections.values())
        self._lay_out(self._shown, columns)
        self._show_effects()

    def _section(self, group: str) -> Section:
        rows = [self.rows[option.id] for option in self._game.options if option.group == group]
        return Section(self._game.words.group(group, self._speech), rows)

    def _lay_out(self, sections: Sequence[Section], columns: int) -> None:
        px, row = current_theme().px, QHBoxLayout(self)
        row.setContentsMargins(0, 0, px(4), 0)
        row.setSpacing(px(_BETWEEN_COLUMNS))
        self._columns = _balanced(sections) if columns == 2 else (sections,)
        for part in self._columns:
            column = QVBoxLayout()
            column.setSpacing(px(18))
            for section in part:
                column.addWidget(section)
            column.addStretch(1)
            row.addLayout(column, 1)

    def least_width(self) -> int:
        """The width that the page needs whatever is changed on it."""
        px, found = current_theme().px, [self._least_width_of(part) for part in self._columns]
        return sum(found) + px(_BETWEEN_COLUMNS) * (len(found) - 1) + px(4)

    def _least_width_of(self, column: Sequence[Section]) -> int:
        rows = (row for section in column for row in section.findChildren(OptionRow))
        return max((row.least_width() for row in rows), default=0)

    def stops(self) -> tuple[QWidget, ...]:
        """What the focus goes to, section by section; lists that drop down are windows of their own."""
        found = (each for section in self._shown for each in section.findChildren(QWidget))
        return tuple(each for each in found if _is_stop(each) and each.window() is self.window())

    @property
    def options(self) -> Options:
        """The house rules as they stand."""
        return self._options

    @property
    def differing(self) -> int:
        """How many rules differ from their default."""
        return len(changed(self._game.options, self._options))

    def set_options(self, options: Options) -> None:
        """Show other house rules."""
        for identifier, row in self.rows.items():
            row.set_value(options[identifier])
        self._edited()

    def _edited(self) -> None:
        self._options = Options(tuple((identifier, row.value) for identifier, row in self.rows.items()))
        self._show_effects()
        self.changed.emit()

    def _show_effects(self) -> None:
        for group, section in self._sections.items():
            reasons: list[str] = []
            for option in self._game.options:
                if option.group == group:
                    works = in_effect(option, self._options)
                    self.rows[option.id].set_in_effect(works=works)
                    reasons += [] if works else [self._reason(option)]
            section.set_reason(" ".join(dict.fromkeys(reasons)))

    def _reason(self, option: Option) -> str:
        """Why an option has no effect: the first condition that is not met."""
        needed, values = next((key, values) for key, values in option.needs if self._options[key] not in values)
        other = next(o for o in self._game.options if o.id == needed)
        name = self._game.words.option(other, self._speech).title
        if other.values == SWITCH:
            text = self.tr("First turn on “{option}”.") if ON in values else self.tr("First turn off “{option}”.")
            return text.format(option=name)
        names = [value_words(other, value, self._game.words, self._speech) for value in values]
        return self.tr("Only where “{option}” is: {values}.").format(option=name, values=commas(names))


def _is_stop(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None


def _groups(game: Game) -> list[str]:
    """The groups in the order of the table."""
    return list(dict.fromkeys(option.group for option in game.options))


def _balanced(sections: Sequence[Section]) -> tuple[Sequence[Section], Sequence[Section]]:
    """The sections as two columns of about the same height, in their order."""
    heights = [section.sizeHint().height() + 18 for section in sections]
    cut = min(range(1, len(sections) + 1), key=lambda n: max(sum(heights[:n]), sum(heights[n:])))
    return sections[:cut], sections[cut:]
