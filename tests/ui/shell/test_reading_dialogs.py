"""Rules, about and the report of a problem."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ramsch_desktop import app, resources
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.record import read_record
from ramsch_desktop.games import ALL, BY_ID
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.play.match import Match, match_of, new_match
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs import rules
from ramsch_desktop.ui.dialogs.about import AboutDialog
from ramsch_desktop.ui.dialogs.report import ReportDialog
from ramsch_desktop.ui.dialogs.rules import RulesWindow, page_for, read_page, topic_of
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.toasts import Message

PAGE = """# Ramsch

Avoid the points.

## The deal

Ten cards each.

## The trick {#play}

Follow suit.

### The sum {#scoring}

Count.
"""


def a_match() -> Match:
    return new_match(RAMSCH, read_options(RAMSCH.options, {}), ("you", "easy", "easy"), 2, 5)


def test_a_page_has_its_topics_by_the_number_of_their_heading() -> None:
    page = read_page(PAGE)
    assert page.topics == {"play": 2, "scoring": 3}
    assert "{#" not in page.markdown
    assert "## The trick\n" in page.markdown


def test_the_topic_is_that_of_the_phase_or_of_the_score() -> None:
    view = a_match().course.view(0)
    assert topic_of(None) == ""
    assert topic_of(view) == "play"


def test_the_page_of_the_language_comes_before_english_and_the_games_own_words(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speech = desk.speech(RAMSCH, read_options(RAMSCH.options, {}))
    pages: dict[tuple[str, str], Path] = {}
    monkeypatch.setattr(resources, "help_page", lambda lang, game: pages.get((lang, game)))
    made = page_for(RAMSCH, "de", speech).markdown
    assert made.startswith("# Ramsch\n\nEveryone for himself")
    assert "**Variant** – how the points are counted\n\n* Simple\n* Pip Ramsch" in made
    for lang in ("en", "de"):
        pages[lang, "ramsch"] = tmp_path / f"{lang}.md"
        pages[lang, "ramsch"].write_text(f"# Page in {lang}", encoding="utf-8")
        assert page_for(RAMSCH, "de", speech).markdown == f"# Page in {lang}"


def test_the_window_opens_at_the_part_that_fits(qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    long_page = PAGE.replace("Ten cards each.", "\n\n".join(["Ten cards each."] * 60)) + "\n\nMore.\n" * 60
    monkeypatch.setattr(rules, "page_for", lambda game, language, speech: read_page(long_page))
    window = RulesWindow(None, desk, ALL)
    qtbot.addWidget(window)
    window.show_game("ramsch")
    assert window.text.verticalScrollBar().value() == 0
    window.show_game("ramsch", "play")
    qtbot.waitUntil(lambda: window.text.verticalScrollBar().value() > 0)
    assert window.contents.currentItem().text() == "The trick"
    assert window.text.textCursor().block().text() == "The trick"


def test_every_game_has_something_to_read(qtbot: QtBot, desk: Desk) -> None:
    window = RulesWindow(None, desk, ALL)
    qtbot.addWidget(window)
    for game in ALL:
        window.show_game(game.id)
        assert len(window.text.toPlainText()) > 100
        assert window.contents.count() > 1


def test_the_licences_name_qt_and_how_to_replace_it(qtbot: QtBot, pictures: Pictures) -> None:
    dialog = AboutDialog(None, pictures)
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    assert "GNU Lesser General Public License" in text
    assert "you may replace them" in text
    assert all(name in text for name in ("PySide6", "Pillow", "platformdirs", "Python", "GNU General Public License"))


def test_a_report_is_copied_or_written_as_a_record(qtbot: QtBot, tmp_path: Path) -> None:
    match = a_match()
    dialog = ReportDialog(None, match)
    qtbot.addWidget(dialog)
    copy = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Copy")
    copy.click()
    assert QGuiApplication.clipboard().text() == dialog.text
    told: list[Message] = []
    dialog.told.connect(told.append)
    dialog.write(tmp_path / "problem.ramsch")
    written = (tmp_path / "problem.ramsch").read_text(encoding="utf-8")
    assert match_of(read_record(written, BY_ID), RAMSCH).record() == match.record()
    assert set(json.loads(written)["about"]) == {"program", "python", "qt", "pyside", "system", "platform"}
    assert told[0].heading == "problem.ramsch is saved"


def test_the_command_replay_reads_a_report(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = a_match()
    dialog = ReportDialog(None, match)
    qtbot.addWidget(dialog)
    dialog.write(tmp_path / "problem.ramsch")
    assert app.main(["replay", "--json", str(tmp_path / "problem.ramsch")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], len(told["deals"])) == ("ramsch", len(match.courses))
    assert told["totals"] == list(match.standing.totals)


def test_a_report_that_cannot_be_written_is_told_and_not_lost(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    dialog = ReportDialog(None, a_match())
    qtbot.addWidget(dialog)
    dialog.show()
    told: list[Message] = []
    dialog.told.connect(told.append)
    dialog.write(tmp_path / "file" / "problem.ramsch")
    assert told[0].heading == "problem.ramsch could not be written"
    assert dialog.isVisible()
