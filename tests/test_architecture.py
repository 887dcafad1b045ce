"""The layers of the program, one sentence a rule, and the proof that each rule can be broken."""

import pytest

from tests import layers
from tests.layers import Rule, findings, modules, parse


def test_every_module_stands_in_a_layer() -> None:
    assert findings(layers.undeclared_layers, modules()) == []


def test_imports_point_down_only() -> None:
    assert findings(layers.upward_imports, modules()) == []


def test_there_is_no_qt_below_the_controller() -> None:
    assert findings(layers.qt_below_controller, modules()) == []


def test_the_controller_knows_no_widgets() -> None:
    assert findings(layers.qt_beyond_core_in_controller, modules()) == []


def test_randomness_below_play_is_handed_in() -> None:
    assert findings(layers.foreign_randomness, modules()) == []


def test_the_engine_speaks_no_prose() -> None:
    assert findings(layers.prose_in_engine, modules()) == []


def test_every_fault_can_be_translated() -> None:
    assert findings(layers.faults_without_translation, modules()) == []


def test_no_game_imports_another_game() -> None:
    assert findings(layers.games_importing_games, modules()) == []


def test_only_bots_and_kernel_see_bitmasks() -> None:
    assert findings(layers.kernel_outside_bots, modules()) == []


def test_only_the_entry_points_import_the_ui() -> None:
    assert findings(layers.ui_outside_entry_points, modules()) == []


def test_the_whole_package_is_read() -> None:
    names = {module.name for module in modules()}
    assert {"ramsch_desktop", "ramsch_desktop.engine", "ramsch_desktop.resources"} <= names


BROKEN: list[tuple[Rule, str, str]] = [
    (layers.undeclared_layers, "helpers.text", ""),
    (layers.upward_imports, "engine.cards", "from ramsch_desktop.games import ALL"),
    (layers.upward_imports, "engine.cards", "from ..play.match import Match"),
    (layers.upward_imports, "play.session", "def save():\n    from ramsch_desktop.store import saves"),
    (layers.upward_imports, "bots.levels", "import ramsch_desktop.resources"),
    (layers.upward_imports, "ui.table.hand", "from ramsch_desktop.app import main"),
    (layers.qt_below_controller, "store.settings", "from PySide6.QtCore import QSettings"),
    (layers.qt_below_controller, "engine.cards", "import shiboken6"),
    (layers.qt_below_controller, "resources", "def find():\n    import PySide6"),
    (layers.qt_below_controller, "cli", "from PySide6.QtWidgets import QApplication"),
    (layers.qt_beyond_core_in_controller, "controller.pacing", "from PySide6.QtWidgets import QWidget"),
    (layers.qt_beyond_core_in_controller, "controller.pacing", "from PySide6 import QtGui"),
    (layers.foreign_randomness, "bots.rollout", "import random\n\ndef f():\n    return random.choice([1])"),
    (layers.foreign_randomness, "games.skat.rules", "from random import shuffle"),
    (layers.foreign_randomness, "engine.deal", "from random import Random\n\ndef f():\n    return Random()"),
    (layers.foreign_randomness, "engine.deal", "from random import Random\n\nDICE = Random(1)"),
    (layers.foreign_randomness, "bots.worlds", "import secrets"),
    (layers.prose_in_engine, "engine.events", "TEXT = 'Forehand leads the first trick'"),
    (layers.prose_in_engine, "engine.events", "def f(x):\n    return f'{x} takes the whole trick'"),
    (layers.prose_in_engine, "engine.events", "TEXT = QT_TRANSLATE_NOOP('Table', 'this is no card at all')"),
    (layers.faults_without_translation, "engine.cards", "raise BadNotation(f'{code} is no card')"),
    (layers.faults_without_translation, "store.files", "raise FileError('It is a folder.')"),
    (layers.faults_without_translation, "cli.replay", "raise BadRecord(f'{where}: no record')"),
    (layers.faults_without_translation, "ui.toasts", "def f(error):\n    say(str(error))"),
    (layers.faults_without_translation, "controller.matches", "def f(error):\n    say(error.strerror)"),
    (layers.games_importing_games, "games.skat.rules", "from ramsch_desktop.games.ramsch import rules"),
    (layers.games_importing_games, "games.skat.rules", "from ..ramsch.rules import start"),
    (layers.games_importing_games, "games.skat.rules", "from .. import ramsch"),
    (layers.games_importing_games, "games.shared.words", "from ramsch_desktop.games.ramsch import rules"),
    (layers.games_importing_games, "games.skat.rules", "from ramsch_desktop.games import ALL"),
    (layers.kernel_outside_bots, "engine.cards", "from ramsch_desktop.kernel import masks"),
    (layers.kernel_outside_bots, "cli", "import ramsch_desktop.kernel"),
    (layers.ui_outside_entry_points, "controller.pacing", "from ramsch_desktop.ui import theme"),
    (layers.ui_outside_entry_points, "cli", "from ramsch_desktop.ui import theme"),
    (layers.ui_outside_entry_points, "__main__", "def main():\n    from ramsch_desktop.ui import theme"),
]


@pytest.mark.parametrize(("rule", "name", "source"), BROKEN)
def test_a_broken_rule_is_found(rule: Rule, name: str, source: str) -> None:
    assert len(findings(rule, [parse(f"ramsch_desktop.{name}", source)])) == 1


RAISER = """
def _require(holds, otherwise):
    if not holds:
        raise ValueError(otherwise)

def read(text):
    _require(text, "this is no card at all")
"""

KEPT: list[tuple[Rule, str, str]] = [
    (layers.undeclared_layers, "cli", ""),
    (layers.upward_imports, "games.skat.rules", "from ramsch_desktop import __version__\nimport json"),
    (layers.upward_imports, "games.skat.rules", "from ramsch_desktop.engine.cards import Card"),
    (layers.upward_imports, "store.saves", "from ramsch_desktop.resources import asset"),
    (layers.qt_below_controller, "cli", "def draw():\n    from PySide6.QtWidgets import QApplication"),
    (layers.qt_below_controller, "controller.pacing", "from PySide6.QtCore import QTimer"),
    (layers.qt_beyond_core_in_controller, "controller.pacing", "from PySide6.QtCore import QTimer"),
    (
        layers.foreign_randomness,
        "bots.rollout",
        "from random import Random\n\ndef f(seed):\n    Random(seed)",
    ),
    (layers.foreign_randomness, "play.dealing", "import secrets"),
    (layers.prose_in_engine, "engine.cards", "class Card:\n    '''A card that everybody knows well.'''"),
    (layers.prose_in_engine, "engine.cards", "def f():\n    raise ValueError('this is no card at all')"),
    (layers.prose_in_engine, "engine.record", RAISER),
    (layers.prose_in_engine, "engine.deal", "TEXT = QT_TRANSLATE_NOOP('Faults', 'this is no card at all')"),
    (layers.prose_in_engine, "engine.record", "FORMAT = 'ramsch-record'"),
    (layers.faults_without_translation, "ui.gallery_shots", "raise RamschError(f'{folder}: no folder')"),
    (layers.faults_without_translation, "engine.cards", "raise BadNotation(QT_TRANSLATE_NOOP('Faults', 'No card.'))"),
    (layers.faults_without_translation, "store.files", "raise OSError('no file')"),
    (layers.games_importing_games, "games.skat.rules", "from ..shared.three_hands import SEATS"),
    (layers.games_importing_games, "games", "from ramsch_desktop.games import skat, ramsch"),
    (layers.games_importing_games, "games.skat.rules", "from ramsch_desktop.games.skat.scoring import score"),
    (layers.kernel_outside_bots, "bots.search", "from ramsch_desktop import kernel"),
    (layers.ui_outside_entry_points, "app", "from ramsch_desktop.ui.main_window import MainWindow"),
    (layers.ui_outside_entry_points, "cli", "def draw():\n    from ramsch_desktop.ui import theme"),
]


@pytest.mark.parametrize(("rule", "name", "source"), KEPT)
def test_a_kept_rule_is_not_reported(rule: Rule, name: str, source: str) -> None:
    is_package = name == "games"
    assert findings(rule, [parse(f"ramsch_desktop.{name}", source, is_package)]) == []
