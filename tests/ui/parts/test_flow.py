"""A row that goes on in further lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.flow import Filling, Flow


class Block(QWidget):
    """A widget of a fixed size."""

    def __init__(self, width: int, height: int = 20) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:
        return self._size


Place = tuple[int, int, int]


def places(qtbot: QtBot, width: int, parts: list[int | None], filling: Filling = Filling.LEAVE) -> list[Place]:
    """Left, top and width of blocks of these widths, None for a stretch, in a box of a width."""
    box = QWidget()
    qtbot.addWidget(box)
    flow = Flow(10, filling)
    blocks = []
    for part in parts:
        if part is None:
            flow.addStretch()
        else:
            blocks.append(Block(part))
            flow.addWidget(blocks[-1])
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.addLayout(flow)
    column.addStretch(1)
    box.resize(width, 200)
    box.show()
    return [(each.x(), each.y(), each.width()) for each in blocks]


@pytest.mark.parametrize(
    ("width", "parts", "expected"),
    [
        (200, [50, 60], [(0, 0, 50), (60, 0, 60)]),
        (200, [50, None, 60], [(0, 0, 50), (140, 0, 60)]),
        (200, [50, None, 60, None, 30], [(0, 0, 50), (80, 0, 60), (170, 0, 30)]),
        (100, [50, None, 60], [(0, 0, 50), (40, 30, 60)]),
        (100, [50, 60, None, 70], [(0, 0, 50), (0, 30, 60), (30, 60, 70)]),
    ],
)
def test_parts_stand_side_by_side_as_long_as_there_is_room(
    qtbot: QtBot, width: int, parts: list[int | None], expected: list[Place]
) -> None:
    assert places(qtbot, width, parts) == expected


def test_the_room_left_is_shared(qtbot: QtBot) -> None:
    assert places(qtbot, 200, [50, 60], Filling.SHARE) == [(0, 0, 90), (100, 0, 100)]
    assert places(qtbot, 100, [50, 60], Filling.SHARE) == [(0, 0, 100), (0, 30, 100)]


def test_lines_stand_in_the_middle_of_a_higher_place(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow, blocks = Flow(10, parent=box), [Block(50), Block(60)]
    for block in blocks:
        flow.addWidget(block)
    box.resize(100, 90)
    box.show()
    assert [(each.x(), each.y()) for each in blocks] == [(0, 20), (0, 50)]


def test_the_height_follows_from_the_width(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow = Flow(10, parent=box)
    for width in (50, 60, 70):
        flow.addWidget(Block(width))
    assert (flow.one_line(), flow.sizeHint().width(), flow.minimumSize().width()) == (200, 200, 70)
    assert [flow.heightForWidth(width) for width in (200, 199, 100)] == [20, 50, 80]


def test_what_is_taken_out_is_gone(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow = Flow(10, parent=box)
    block = Block(50)
    flow.addStretch()
    flow.addWidget(block)
    item = flow.takeAt(0)
    assert item is not None
    assert item.widget() is block
    assert (flow.count(), flow.takeAt(0), flow.itemAt(0)) == (0, None, None)
    assert flow.heightForWidth(100) == 0
