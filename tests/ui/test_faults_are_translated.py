"""What is wrong with a file is told in the language of the window: no word of it passes by the translator."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.models.history import row_of
from ramsch_desktop.controller.reasons import reason_of, reason_with_file
from ramsch_desktop.engine.errors import BadNotation, BadRecord, Fault, RamschError
from ramsch_desktop.engine.record import write_record
from ramsch_desktop.games import ALL, BY_ID
from ramsch_desktop.games.schafkopf import SCHAFKOPF
from ramsch_desktop.store.archive import read_history
from ramsch_desktop.store.os_faults import os_fault
from ramsch_desktop.store.profiles import read_profiles
from ramsch_desktop.store.saves import Unreadable, load_match, resume_match
from ramsch_desktop.store.settings import read_settings
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.table.faces import PackError, load_pack
from tests.matches import played

PLACE = re.compile(r"\{\w+\}")
MARK = "¤"


class Foreign(QTranslator):
    """A language in which every text is a sign and the places of the text."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        del context, comment, n
        return " ".join([MARK, *PLACE.findall(text)])

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def foreign(qtbot: QtBot) -> Iterator[None]:
    del qtbot
    app, translator = QCoreApplication.instance(), Foreign()
    assert app is not None
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


RECORD = write_record(played(BY_ID["ramsch"]).record(), BY_ID["ramsch"])


def changed(**entries: object) -> str:
    return json.dumps(json.loads(RECORD) | entries)


def in_deal(**entries: object) -> str:
    data = json.loads(RECORD)
    data["deals"][0] |= entries
    return json.dumps(data)


RECORDS = {
    "empty": "",
    "cut": RECORD[:300],
    "no value": '{"format": }',
    "no name": "{1: 2}",
    "no colon": '{"format" 1}',
    "goes on": "{} {}",
    "control": '{"format": "\x01"}',
    "deep": "[" * 100_000,
    "list": "[]",
    "format": changed(format="png"),
    "version": changed(version=2),
    "game": changed(game="bridge"),
    "options": changed(options=[]),
    "option": changed(options={"speed": 1}),
    "value": changed(options={"rounds": 99}),
    "seats": changed(seats=["you"]),
    "seat names": changed(seats=3),
    "no deals": changed(deals=[]),
    "deals": changed(deals=3),
    "deal": changed(deals=[3]),
    "hands": in_deal(hands=3),
    "dealer": in_deal(dealer=9),
    "talon": in_deal(talon=3),
    "card": in_deal(talon="XX"),
    "missing": in_deal(talon=""),
    "foreign": in_deal(talon=json.loads(RECORD)["deals"][0]["talon"] + " H2"),
    "no cards": in_deal(hands=["", "", ""]),
    "two hands": in_deal(hands=["", ""], dealer=0),
    "actions": in_deal(actions=3),
    "unknown": in_deal(actions=["hop"]),
    "not allowed": in_deal(actions=["play H2"]),
    "too much": in_deal(actions=["pass"]),
}
OF_THE_FILE = {
    *(option.id for game in ALL for option in game.options),
    *(game.id for game in ALL),
    *("bad", "ramsch", "damaged", "settings", "json", "pack", "toml", "suits"),
    *("ramsch-record", "bridge", "speed", "play", "pass", "pass-on", "hop"),
}


def own_words(text: str) -> list[str]:
    """Words of three letters and more that are neither of the file nor of the translator."""
    words = re.findall(r"[A-Za-z_]{3,}(?:-[A-Za-z]+)*", text)
    return [word for word in words if word not in OF_THE_FILE]


def refused(path: Path) -> RamschError:
    with pytest.raises(BadRecord) as caught:
        load_match(path, BY_ID)
    return caught.value


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.usefixtures("foreign")
def test_a_damaged_record_is_told_without_an_english_word(tmp_path: Path, name: str) -> None:
    path = tmp_path / "bad.ramsch"
    path.write_text(RECORDS[name], encoding="utf-8")
    message = messages.record_unreadable(path.name, refused(path))
    assert MARK in message.text
    assert own_words(message.text) == []


@pytest.mark.parametrize("name", RECORDS)
def test_it_is_a_whole_sentence_in_one_line(tmp_path: Path, name: str) -> None:
    path = tmp_path / "bad.ramsch"
    path.write_text(RECORDS[name], encoding="utf-8")
    text = str(refused(path))
    assert re.fullmatch(r"""[A-Z'"][^\n]*[^ .]\.""", text)
    assert "{" not in text.replace("{…}", "")


@pytest.mark.usefixtures("foreign")
def test_what_was_set_aside_and_what_the_history_lists_have_the_same_words(tmp_path: Path) -> None:
    (tmp_path / "bad.ramsch").write_bytes(b"\xff\xfe")
    (row,) = map(row_of, read_history(tmp_path, BY_ID))
    assert own_words(row.texts[-1]) == []
    found = resume_match(tmp_path / "bad.ramsch", BY_ID)
    assert isinstance(found, Unreadable)
    assert own_words(messages.match_unreadable(found).text) == []
    assert messages.match_unreadable(found).text.endswith(f"{MARK} 1")


SETTINGS = ["", "{", "[]", '{"version": 7}', "[" * 100_000]


@pytest.mark.parametrize("text", SETTINGS)
@pytest.mark.usefixtures("foreign")
def test_damaged_settings_and_house_rules_are_told_without_an_english_word(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    found = read_settings(path)
    assert isinstance(found, Unreadable)
    assert own_words(messages.settings_unreadable(found).text) == []
    path.write_text(text, encoding="utf-8")
    rules = read_profiles(path)
    assert isinstance(rules, Unreadable)
    assert own_words(messages.profiles_unreadable(rules).text) == []


def test_damaged_settings_say_which_version_they_are_of_and_which_is_right(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 7}', encoding="utf-8")
    found = read_settings(path)
    assert isinstance(found, Unreadable)
    assert str(found.fault) == '"version" is 7: this program reads version 1.'


TABLES = ["cards = \n", "cards = 31", "cards = [", "suits = 3"]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.usefixtures("foreign")
def test_a_damaged_deck_is_told_without_an_english_word(tmp_path: Path, table: str) -> None:
    (tmp_path / "pack.toml").write_text(table, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path)
    assert own_words(reason_of(caught.value).replace(tmp_path.name, "")) == []


def test_a_table_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("cards = 32\nname =\n", encoding="utf-8")
    with pytest.raises(PackError, match=r"pack\.toml is not a table in TOML: line 2 is wrong\."):
        load_pack(tmp_path)


# What the system answers

COMMON = [
    errno.ENOSPC,
    errno.EACCES,
    errno.EPERM,
    errno.EROFS,
    errno.ENOENT,
    errno.EISDIR,
    errno.ENOTDIR,
    errno.ENAMETOOLONG,
    errno.EIO,
    errno.EMLINK,
    errno.ELOOP,
    errno.EEXIST,
    errno.EBUSY,
    errno.EFBIG,
]


@pytest.mark.parametrize("number", COMMON, ids=errno.errorcode.get)
@pytest.mark.usefixtures("foreign")
def test_common_answers_of_the_system_have_words(number: int) -> None:
    assert reason_of(OSError(number, os.strerror(number))) == MARK


def test_an_answer_without_words_keeps_its_number_and_the_words_of_the_system() -> None:
    assert str(os_fault(OSError(4242, "Device is on fire"))) == "The system reports error 4242 (Device is on fire)."
    assert str(os_fault(OSError("broken"))) == "The system reports an error (broken)."


def test_no_space_is_told_with_the_file_where_the_message_does_not_name_it(qtbot: QtBot) -> None:
    del qtbot
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "/home/anna/match.ramsch")
    assert reason_of(full) == "There is no space left on the disk."
    assert reason_with_file(full) == "match.ramsch: There is no space left on the disk."


# Faults


def test_a_value_can_neither_fill_a_place_nor_break_the_line() -> None:
    error = BadNotation("'{code}' is no card.", code="{x}\n" + "9" * 1000)
    assert str(error).startswith("'{x}?999")
    assert len(str(error)) < 300


def test_a_fault_within_a_fault_is_translated_too() -> None:
    inner = Fault("The card {card} is missing.", {"card": "SA"})
    outer = Fault("Deal {deal}: {what}", {"deal": 3, "what": inner})
    words = {"The card {card} is missing.": "Die Karte {card} fehlt.", "Deal {deal}: {what}": "Spiel {deal}: {what}"}
    assert outer.told(lambda _, text: words[text]) == "Spiel 3: Die Karte SA fehlt."


def test_a_game_without_suits_says_so() -> None:
    kinds = {kind.word: kind for kind in SCHAFKOPF.actions}
    with pytest.raises(BadNotation, match=r"'declare sie H' is no game: expected no suit after 'sie'\."):
        kinds["declare"].parse("sie H")
