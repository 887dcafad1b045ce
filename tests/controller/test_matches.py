"""Matches whose files cannot be written or thrown away: the person is told, and the match is played on."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.matches import Matches, MatchTrouble, passing
from ramsch_desktop.controller.pacing import Pacing
from ramsch_desktop.controller.table_controller import TableController
from ramsch_desktop.engine.actions import Action, Pass
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.store.paths import Paths

Told = list[tuple[MatchTrouble, str]]


@pytest.fixture
def matches(qapp: QApplication, tmp_path: Path) -> Matches:
    del qapp
    paths = Paths(*(tmp_path / name for name in ("config", "data", "state", "log")))
    return Matches(TableController(Pacing(think_ms=0, trick_pause_ms=0), paths.autosave), paths)


@pytest.fixture
def told(matches: Matches) -> Told:
    heard: Told = []
    matches.trouble.connect(lambda trouble, reason: heard.append((trouble, reason)))
    return heard


def begun() -> Match:
    return new_match(RAMSCH, read_options(RAMSCH.options, {}), ("you", "medium", "medium"), dealer=2, seed=1)


def refuse(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def refused(path: Path, *_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(f"ramsch_desktop.controller.matches.{name}", refused)


def test_a_match_that_cannot_be_kept_is_told_of_and_waits(
    matches: Matches, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun()
    matches.play(match)
    matches._controller.act(match.course.view(0).legal[0])
    refuse(monkeypatch, "keep_match")
    matches.leave()
    assert told[0][0] is MatchTrouble.KEEP
    assert "There is no space left on the disk." in told[0][1]
    assert matches.unfinished is not None


def test_a_match_that_cannot_be_thrown_away_is_told_of(
    matches: Matches, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches.play(begun())
    refuse(monkeypatch, "discard_match")
    matches.discard()
    assert [trouble for trouble, _ in told] == [MatchTrouble.DISCARD]
    assert matches.current is None


def test_a_match_taken_back_that_cannot_be_written_waits_all_the_same(
    matches: Matches, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun()
    refuse(monkeypatch, "save_match")
    matches.await_again(match)
    assert [trouble for trouble, _ in told] == [MatchTrouble.SAVE]
    assert matches.unfinished == match


@pytest.mark.parametrize(("actions", "found"), [((Stay(), Drop()), Drop()), ((Pass(),), Pass()), ((), None)])
def test_one_key_passes_and_drops_out(actions: tuple[Action, ...], found: Action | None) -> None:
    assert passing(actions) == found
