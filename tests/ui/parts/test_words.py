"""Words as a document: where their lines break."""

import pytest
from PySide6.QtGui import QFont, QGuiApplication

from ramsch_desktop.ui.parts.words import Words

TEXT = "コルビは「ラムシュ」で、最後のトリックを取りました。スカートの点も、そのトリックに入ります（規則）。"
NEVER_FIRST = "、。」）ー"
NEVER_LAST = "「（"


@pytest.mark.parametrize("width", range(60, 400, 12))
def test_japanese_lines_break_where_they_may(qapp: QGuiApplication, width: int) -> None:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(15)
    document = Words("", TEXT).document(font, "#000000", width)
    assert document.size().height() > 0
    block = document.firstBlock()
    lines = [block.layout().lineAt(index) for index in range(block.layout().lineCount())]
    shown = [block.text()[line.textStart() : line.textStart() + line.textLength()] for line in lines]
    assert len(shown) > 1
    assert [line for line in shown[1:] if line[0] in NEVER_FIRST] == []
    assert [line for line in shown[:-1] if line.rstrip()[-1] in NEVER_LAST] == []


def test_what_is_advised_and_its_reason_are_heard_as_two_sentences() -> None:
    assert Words("Drop out", "\nA trick is unlikely.").spoken == "Drop out. A trick is unlikely."
    assert Words("Follow suit.", "You hold the ten.").spoken == "Follow suit. You hold the ten."
    assert Words("", "\nA trick is unlikely.").spoken == "A trick is unlikely."
