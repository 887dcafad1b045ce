"""Settings are told at once and kept a moment later."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.store.settings import Settings, read_settings


def test_a_change_is_told_once_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    keeper = SettingsKeeper(Settings(), path)
    heard: list[Settings] = []
    keeper.changed.connect(heard.append)
    keeper.change(level="strong")
    keeper.change(level="strong")
    assert [each.level for each in heard] == ["strong"]
    qtbot.waitUntil(path.exists)
    assert read_settings(path) == Settings(level="strong")


def test_a_folder_that_cannot_be_written_stops_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    keeper = SettingsKeeper(Settings(), tmp_path / "file" / "settings.json")
    told: list[str] = []
    keeper.trouble.connect(told.append)
    keeper.change(level="easy")
    keeper.save()
    assert len(told) == 1
    assert "a file" in told[0].lower()
    assert keeper.settings.level == "easy"
