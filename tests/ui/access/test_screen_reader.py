"""One deal of every game through the accessibility interfaces alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from ramsch_desktop.games.shared.words import plain
from ramsch_desktop.ui.main_window import MainWindow
from tests.ui.access.reader import Ear, Node, Reader, nodes_of
from tests.ui.access.seen import MOST_STEPS, sit_down, wait_for_turn
from tests.ui.access.tables import SETTINGS, Setting


def nameless(nodes: list[Node]) -> list[Node]:
    return [node for node in nodes if node.works and not node.name]


def twins(nodes: list[Node]) -> list[str]:
    """Names that stand for more than one thing in the same place."""
    counts = Counter((node.inside, node.name, node.role) for node in nodes if node.works)
    return [name for (_, name, _), count in counts.items() if count > 1]


def check_table(window: MainWindow) -> None:
    """Everything that is to be pressed has a name of its own, and the trick says who played which card."""
    nodes = nodes_of(window)
    assert nameless(nodes) == []
    assert twins(nodes) == []
    view = window._desk.controller.picture().view
    played = [node.name for node in nodes if ", played by " in node.name]
    assert len(played) == len(view.table.trick.plays)
    own = [play for play in view.table.trick.plays if play.seat == view.seat]
    assert len([name for name in played if name.endswith(", played by you")]) == len(own)
    for node in nodes:
        if node.name.endswith(", not allowed"):
            assert node.description, node.name


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_deal_is_played_with_a_screen_reader(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    ear, seed = Ear.listen(monkeypatch), setting.seeds[0]
    person = Reader(window, Random(seed), setting.reached)
    sit_down(window, setting, seed)
    controller = window._desk.controller
    known = len(controller.picture().view.events)
    for _ in range(MOST_STEPS):
        if not wait_for_turn(qtbot, window):
            break
        check_table(window)
        before = controller.picture().view.events
        person.take_turn()
        qtbot.waitUntil(lambda before=before: controller.picture().view.events != before)  # type: ignore[misc]
    check_announcements(window, ear, known)
    assert any(node.name == "Next deal" for node in nodes_of(window) if node.works)


def check_announcements(window: MainWindow, ear: Ear, known: int) -> None:
    """All that happened was told, in its order."""
    course, narrator = window._desk.controller.picture().course, window.table.table.narrator
    assert course is not None
    assert narrator is not None
    told = [narrator.event(event.mask(0)) for event in course.events[known:]]
    heard = iter(ear.heard)
    missing = [sentence for sentence in told if sentence and sentence not in heard]
    assert missing == []


def test_the_table_is_told_in_roles(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, Setting("ramsch"), 1)
    assert wait_for_turn(qtbot, window)
    nodes = nodes_of(window)
    prompt = window.table.table.parts.prompt.words
    assert any(node.name == prompt and node.role == QAccessible.Role.StaticText for node in nodes)
    badges = [node for node in nodes if "dealer" in node.name]
    assert [node.role for node in badges] == [QAccessible.Role.StaticText]
    assert sum("Your hand" in node.inside and node.works for node in nodes) == 10


def test_the_question_is_announced(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear.listen(monkeypatch)
    sit_down(window, Setting("ramsch"), 1)
    assert wait_for_turn(qtbot, window)
    assert window.table.table.parts.prompt.words in ear.heard


def test_chosen_cards_are_announced(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(window, Setting("ramsch", (("variant", "schiebe"),)), 1)
    assert wait_for_turn(qtbot, window)
    ear = Ear.listen(monkeypatch)
    reader = Reader(window, Random(1), ())
    card = reader.find("Your hand")[0]
    name = card.name
    card.do()
    reader.find("For the next player")[0].do()
    assert ear.heard[0].startswith("Chosen: ")
    assert name.split()[0].lower() in ear.heard[0].lower()
    assert "No card is chosen." in ear.heard


def test_a_card_that_is_not_allowed_says_why(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear.listen(monkeypatch)
    sit_down(window, Setting("ramsch", dealer=1), 1)
    person = Reader(window, Random(1), ())
    for _ in range(MOST_STEPS):
        assert wait_for_turn(qtbot, window)
        refused = [node for node in person.find("Your hand") if node.name.endswith(", not allowed")]
        if refused:
            break
        person.take_turn()
    reason = refused[0].description
    refused[0].do()
    assert ear.heard[-1] == reason


def test_the_points_are_read_with_their_names(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, Setting("ramsch"), 1)
    assert wait_for_turn(qtbot, window)
    view, narrator = window._desk.controller.picture().view, window.table.table.narrator
    assert narrator is not None
    names = {node.name for node in nodes_of(window)}
    for name, total in zip(narrator.speech.names, view.standing.totals, strict=True):
        assert f"{name}: {plain(total)} points" in names
