"""The right half of the gallery: what lies on paper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QRadioButton,
    QSlider,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.chip import Chip, ChipSize
from ramsch_desktop.ui.parts.elided_label import ElidedLabel
from ramsch_desktop.ui.parts.gallery.pictures import diamond, icon
from ramsch_desktop.ui.parts.number_box import NumberBox
from ramsch_desktop.ui.parts.panel import Panel
from ramsch_desktop.ui.parts.point_bar import BarTone, PointBar, SeatBar, Sides
from ramsch_desktop.ui.parts.segment import Segment, SegmentItem
from ramsch_desktop.ui.parts.slate import Slate, SlateRow
from ramsch_desktop.ui.parts.text import FrameLook, Role, divider, frame, label, number, paragraph
from ramsch_desktop.ui.parts.trick_line import TrickCell, TrickLine
from ramsch_desktop.ui.theme.signs import Sign
from ramsch_desktop.ui.theme.style import current_theme

_RED, _BLACK = "#C8202C", "#1B1E28"
_POINTS = ((21, "Du"), (5, "Du"), (10, "Hann."), (15, "Korb."), (13, "Korb."), (2, "Du"), (2, "Hann."), (18, "Du"))


class PaperPage(Panel):
    """Type, buttons, fields, chips, bars, lists and the slate."""

    focused: Button

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current_theme().px(7))
        for part in (
            self._buttons(),
            self._chips(),
            self._compact_chips(),
            self._ticks(),
            self._fields(),
            self._more_fields(),
        ):
            column.addLayout(part)
        for strip in self._frames():
            column.addWidget(strip)
        column.addLayout(self._bars())
        column.addWidget(self._tricks())
        column.addWidget(self._slate())
        column.addLayout(self._views())
        column.addStretch(1)
        self.add_page("all", page)
        self.show_page("all")
        self.set_head(self._type())
        self.set_foot(self._footer())

    def _type(self) -> QWidget:
        result = QWidget()
        column = QVBoxLayout(result)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        big = [label("+30", Role.RESULT), label("26 Titel", Role.TITLE), label("20 Überschrift", Role.HEADING)]
        texts = ((Role.SECTION, "15 Abschnitt"), (Role.STRONG, "15 stark"), (Role.BODY, "14 Text"))
        more = ((Role.SECOND, "Nebentext"), (Role.NOTE, "12 Fußnote"), (Role.PLUS, "+58"), (Role.MINUS, "\u221224"))
        column.addLayout(_row(*big))
        column.addLayout(_row(*[label(text, role) for role, text in (*texts, *more)]))
        column.addWidget(divider())
        return result

    def _buttons(self) -> QHBoxLayout:
        off = Button("Gesperrt")
        off.set_off("Der Skat ist aufgenommen.")
        self.focused = Button("Fokus")
        return _row(
            Button("Haupt", ButtonKind.MAIN, icon(Sign.TRIANGLE)),
            Button("Neben", ButtonKind.SECOND),
            Button("Schlicht"),
            Button("Still", ButtonKind.QUIET),
            off,
            self.focused,
        )

    def _chips(self) -> QHBoxLayout:
        self._group = QButtonGroup(self)
        black = current_theme().colours.ink
        heart, spade = Chip("Herz", "Wert 30", diamond(_RED)), Chip("Pik", "Wert 33", diamond(black))
        null, grand = Chip("Null"), Chip("Grand", "Wert 72")
        null.set_reason("23 unter 24")
        row = QHBoxLayout()
        for chip in (heart, spade, null, grand):
            self._group.addButton(chip)
            row.addWidget(chip)
        heart.setChecked(True)
        return row

    def _compact_chips(self) -> QHBoxLayout:
        black = current_theme().colours.ink
        row = QHBoxLayout()
        faces = (("Hertta", "30", _RED), ("Risti", "36", black), ("Null", "23", ""), ("Null ouvert", "46", ""))
        chips = [Chip(name, value, diamond(pip) if pip else None, ChipSize.COMPACT) for name, value, pip in faces]
        chips[0].setChecked(True)
        chips[2].set_reason("23 < 24")
        for chip in chips:
            row.addWidget(chip)
        return row

    def _ticks(self) -> QHBoxLayout:
        boxes = [QCheckBox(text) for text in ("Kontra", "Bock", "gesperrt", "auch")]
        boxes[0].setChecked(True)
        boxes[3].setChecked(True)
        for box in boxes[2:]:
            box.setEnabled(False)
        radios = [QRadioButton("Ramsch"), QRadioButton("Einpassen")]
        radios[0].setChecked(True)
        return _row(*boxes, *radios)

    def _fields(self) -> QHBoxLayout:
        segment = Segment("Stärke", [SegmentItem(key, key) for key in ("Leicht", "Mittel", "Stark")])
        segment.choose("Mittel")
        combo = QComboBox()
        combo.addItems(["Deutsch", "Русский"])
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setValue(50)
        row = _row(segment, combo, NumberBox(1, 48, 12))
        row.insertWidget(3, slider, 1)
        return row

    def _more_fields(self) -> QHBoxLayout:
        off = QComboBox()
        off.addItem("kein Blatt")
        off.setEnabled(False)
        row = _row(off)
        row.insertWidget(0, QLineEdit("Vereinsabend am Donnerstag"), 1)
        return row

    def _frames(self) -> list[QWidget]:
        looks = (
            (FrameLook.ROW, "Zeile", "+58", Role.PLUS),
            (FrameLook.CHOSEN, "Gewählt", "+222", Role.STRONG),
            (FrameLook.REACHED, "Dein Spiel deckt das Gebot.", "30", Role.HEADING),
            (FrameLook.HINT, "Wer tauscht, muss mitgehen.", "", Role.STRONG),
            (FrameLook.RULE, "Überreizt", "\u221260", Role.MINUS),
        )
        strips: list[QWidget] = []
        for look, text, value, role in looks:
            strip = frame(look)
            row = QHBoxLayout(strip)
            row.setContentsMargins(12, 5, 12, 5)
            row.addWidget(paragraph(text), 1)
            row.addWidget(number(value, role))
            strips.append(strip)
        return strips

    def _bars(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        grid.addWidget(PointBar(Sides(26, 10, 14), "40 zu 10 Augen, 14 davon im Skat"), 0, 0, 2, 1)
        grid.addWidget(PointBar(Sides(60, 46, 14), "74 zu 46 Augen, 14 davon im Skat"), 0, 1, 2, 1)
        for row, (value, tone) in enumerate(((67, BarTone.LOSS), (53, BarTone.OWN))):
            grid.addWidget(SeatBar(value, 120, tone, f"{value} Augen"), row, 2)
        grid.addWidget(SeatBar(0, 120, BarTone.OTHER, "0 Augen"), 0, 3)
        grid.addWidget(SeatBar(85, 120, BarTone.OTHER, "85 Augen"), 1, 3)
        for column in range(4):
            grid.setColumnStretch(column, 3 if column < 2 else 1)
        return grid

    def _tricks(self) -> QWidget:
        cells = [TrickCell(points, who, who == "Du", f"{points} Augen, {who}") for points, who in _POINTS]
        return TrickLine(cells)

    def _slate(self) -> QWidget:
        rows = (
            SlateRow("Du", (3, 0), 7, "Du: noch 7", own=True),
            SlateRow("Leni", (5, 4, 2, 1), 8, "Leni: noch 8"),
            SlateRow("Ярослав", (1, 0, 0, 0, 0, 0), 29, "Ярослав: осталось 29"),
        )
        return Slate(rows)

    def _views(self) -> QHBoxLayout:
        row = QHBoxLayout()
        names = QListWidget()
        names.addItems(["Skat mit Ramsch", "Schafkopf", "Ramsen"])
        names.setCurrentRow(0)
        table = _table()
        row.addWidget(names, 1)
        row.addWidget(table, 2)
        for view in (names, table):
            view.setFixedHeight(current_theme().px(128))
        return row

    def _footer(self) -> QWidget:
        result = QWidget()
        row = QHBoxLayout(result)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Button("Подсказка", ButtonKind.SECOND, icon(Sign.LAMP)), 1)
        row.addWidget(Button("Zurück", ButtonKind.SECOND, icon(Sign.LEFT)), 1)
        row.addWidget(ElidedLabel("Ein langer Name, der nicht mehr ganz in die Zeile passt"), 1)
        return result


def _table() -> QTableWidget:
    lines = (("1", "Pik ohne 1", "+22"), ("2", "Ramsch, Jungfrau", "\u2212134"), ("3", "Grand mit 1", "+48"))
    table = QTableWidget(len(lines), 3)
    table.setHorizontalHeaderLabels(["Nr.", "Spiel", "Wert"])
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.horizontalHeader().setStretchLastSection(True)
    for y, line in enumerate(lines):
        for x, text in enumerate(line):
            table.setItem(y, x, QTableWidgetItem(text))
    return table


def _row(*parts: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(current_theme().px(10))
    for part in parts:
        row.addWidget(part)
        if isinstance(part, QLabel):
            part.setAlignment(Qt.AlignmentFlag.AlignBottom)
    row.addStretch(1)
    return row
