from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ramsch_desktop.store.saves import Unreadable
from ramsch_desktop.store.settings import UNTIL_CLICK, Settings, read_settings, write_settings


def test_settings_come_back_as_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = replace(Settings(), language="fi", text_scale=1.25, trick_pause_ms=UNTIL_CLICK)
    settings = settings.with_options("ramsch", {"variant": "skat", "rounds": 6})
    settings = replace(settings.with_own_order("skat", ["SA", "CJ"]), panel="folded")
    write_settings(path, settings)
    assert read_settings(path) == settings


def test_a_first_start_has_the_usual_settings(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == Settings()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "tlh"),
        ("faces", "own-../../etc"),
        ("faces", "own-"),
        ("faces", ["own-mine"]),
        ("back", "own-mine"),
        ("text_scale", 40),
        ("text_scale", "big"),
        ("trick_pause_ms", True),
        ("animations", 1),
        ("options", {"ramsch": ["variant"]}),
        ("options", "none"),
        ("shortcuts", {"hint": None}),
        ("panel", "gone"),
        ("panel", True),
        ("own_orders", ["SA"]),
        ("own_orders", {"skat": "SA"}),
        ("own_orders", {"skat": ["SA", "XX"]}),
        ("own_orders", {"skat": ["SA", "SA"]}),
        ("own_orders", {"skat": ["SA"] * 10_000}),
        ("own_orders", {"skat": [["SA"]]}),
    ],
)
def test_a_field_that_cannot_be_read_has_its_usual_value(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, "felt": "wine", field: value}))
    assert read_settings(path) == replace(Settings(), felt="wine")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[]", b'{"version": 2}', b"{" * 100_000])
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    found = read_settings(path)
    assert isinstance(found, Unreadable)
    assert found.kept_as.read_bytes() == content
    assert read_settings(path) == Settings()


def test_unknown_fields_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, "from_the_future": 1}))
    assert read_settings(path) == Settings()


def test_a_deck_of_ones_own_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = replace(Settings(), faces="own-old-vienna", back="german")
    write_settings(path, settings)
    assert read_settings(path) == settings
