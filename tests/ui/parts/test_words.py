"""Words as a document: where their lines break."""

import pytest
from PySide6.QtGui import QAccessible, QFont, QGuiApplication
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.text import paragraph
from ramsch_desktop.ui.parts.words import Words, kept_together

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


@pytest.mark.parametrize("width", range(60, 240, 12))
def test_no_line_ends_in_the_name_of_a_card(qapp: QGuiApplication, width: int) -> None:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(15)
    document = Words("Du hast Herz-Ass.", "Es schlägt Pik-Ass und Karo-Zehn.").document(font, "#000000", width)
    block = document.firstBlock()
    lines = [block.layout().lineAt(index) for index in range(block.layout().lineCount())]
    ends = [block.text()[line.textStart() + line.textLength() - 1] for line in lines]
    assert [end for end in ends if end in "-\u2011"] == []


@pytest.mark.parametrize("text", ["Achtundzwanzig-Karten-Spiel", "2-3", '<a style="font-size: 3px">x</a>', "Herz -"])
def test_other_hyphens_stay(qapp: QGuiApplication, text: str) -> None:
    assert kept_together(text) == text


def test_a_paragraph_is_heard_with_its_own_hyphens(qtbot: QtBot) -> None:
    words = paragraph("Du hast Herz-Ass.")
    qtbot.addWidget(words)
    heard = QAccessible.queryAccessibleInterface(words)
    assert heard.text(QAccessible.Text.Name) == words.text() == "Du hast Herz-Ass."
    words.setText("Du hast Pik-Ass.")
    assert heard.text(QAccessible.Text.Name) == "Du hast Pik-Ass."
    words.setText("Leg Karten weg.")
    assert heard.text(QAccessible.Text.Name) == "Leg Karten weg."
    words.setText("")
    assert heard.text(QAccessible.Text.Name) == ""


def test_a_paragraph_with_a_card_keeps_its_line(qtbot: QtBot) -> None:
    """Its drawn words break before the name: at the width of all but the last word it is two lines, not torn."""
    words = paragraph("Du hast Herz-Ass.")
    qtbot.addWidget(words)
    drawn = words.fontMetrics().horizontalAdvance("Herz-Ass.")
    assert words.minimumSizeHint().width() >= drawn
