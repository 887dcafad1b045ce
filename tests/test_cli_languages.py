"""The command line speaks every language: no word of help, output or errors passes by the translator."""

from __future__ import annotations

import argparse
import gettext
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from i18n import catalogue, translations
from i18n.catalogue import TARGET_LANGUAGES, State, read
from ramsch_desktop import app, cli
from ramsch_desktop.cli.language import Language, language_asked
from ramsch_desktop.cli.layout import columns_of, wrapped
from ramsch_desktop.controller import languages
from ramsch_desktop.games import ALL
from ramsch_desktop.store.languages import LANGUAGES
from ramsch_desktop.store.paths import find_paths
from ramsch_desktop.store.settings import Settings, language_kept, write_settings

RECORDS = str(Path(__file__).parent / "data" / "ramsch" / "worked_deals.jsonl")
LINE_UP = ("arena", "ramsch", "--seats", "easy,easy,easy")
PLACE = re.compile(r"\{\w+\}|%\(\w+\)[rs]|%[rs]")
MARK = "¤"
WRONG_USES = [
    ("--fast",),
    ("--game",),
    ("--game", "bridge"),
    ("--l=fi", "--ga=x", "y", "z"),
    ("replay",),
    ("games", "--json=1"),
    ("games", "everything"),
    ("arena", "ramsch"),
    (*LINE_UP, "--deals", "0"),
    (*LINE_UP, "--seed", "x"),
    (*LINE_UP, "--option", "variant"),
    (*LINE_UP, "--option", "speed=1"),
    (*LINE_UP, "--m", "--j", "2"),
    ("arena", "ramsch", "--seats", "medium"),
    ("arena", "ramsch", "--seats", "medium,expert,easy"),
    ("screenshot", "x.png", "--size", "large"),
    ("screenshot", "x.png", "--scale", "0"),
    ("screenshot", "x.png", "--at", "x"),
    ("demo", "--deals", "-1"),
]
WRONG_INPUTS = [
    ("replay", "nothing.json"),
    ("replay", "README.md"),
    ("replay", "tests/data"),
    ("replay", "assets/icons/ramsch-desktop.svg"),
    ("--lang", "xx"),
    ("games", "--lang", "xx"),
    ("arena", "ramsch", "--seats", "cmd:/nowhere/bot,easy,easy"),
]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the translations if that is still to be done."""
    newest = max(catalogue.path_of(language).stat().st_mtime for language in LANGUAGES)
    made = [catalogue.path_of(language).with_suffix(".qm") for language in LANGUAGES]
    if not all(path.exists() and path.stat().st_mtime > newest for path in made):
        translations.compile_all()


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language in which every text is a sign and the places of the text."""

    def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        del context, comment, n
        return " ".join([MARK, *PLACE.findall(text)])

    monkeypatch.setattr(languages, "words_of", lambda language: translate)


@pytest.fixture
def kept_language() -> Iterator[Path]:
    """The settings file with German kept; it is removed at the end."""
    path = find_paths().settings
    write_settings(path, Settings(language="de"))
    yield path
    path.unlink()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of the program."""
    try:
        status = app.main(arguments)
    except SystemExit as ended:
        status = int(ended.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def help_of(capsys: pytest.CaptureFixture[str], command: str, language: str) -> str:
    """The help of a command, or of the table without one."""
    status, out, err = run(capsys, *filter(None, [command]), "--help", "--lang", language)
    assert (status, err) == (0, "")
    return out


def translated(language: str, source: str) -> str:
    """What the catalogue of a language has for a text, or the text itself while it is not translated."""
    found = [each for each in read(language).messages if each.source == source and each.state is State.FINISHED]
    return found[0].forms[0] if found else source


def own_words(text: str) -> list[str]:
    """Words of three letters and more that are neither names of options nor of the notation."""
    names = {"ramsch-desktop", "cmd", "png", "jsonl", "JSON", "easy", "medium", "strong", "random", *cli.COMMANDS}
    names |= {game.id for game in ALL} | {option.id for game in ALL for option in game.options}
    return [word for word in re.findall(r"(?<![\w-])[A-Za-z][A-Za-z0-9_]{2,}(?:-[a-z]+)*", text) if word not in names]


# Every text is translated


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
@pytest.mark.usefixtures("foreign")
def test_no_word_of_a_help_passes_by_the_translator(capsys: pytest.CaptureFixture[str], command: str) -> None:
    _, out, _ = run(capsys, *filter(None, [command]), "--help")
    assert out.count(MARK) > 8
    assert own_words(out) == []


@pytest.mark.parametrize("arguments", WRONG_USES, ids=" ".join)
@pytest.mark.usefixtures("foreign")
def test_wrong_use_is_told_without_an_english_word(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"{MARK} ramsch-desktop")
    given = {part for argument in arguments for part in re.findall(r"[A-Za-z]{3,}", argument)}
    assert [word for word in own_words(err) if word not in given] == []


@pytest.mark.parametrize("arguments", WRONG_INPUTS, ids=" ".join)
@pytest.mark.usefixtures("foreign")
def test_wrong_input_is_told_without_an_english_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent)
    status, out, err = run(capsys, *arguments)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert MARK in err
    for argument in arguments:
        err = err.replace(argument, "").replace(argument.removeprefix("cmd:").split(",")[0], "")
    assert own_words(err) == []


@pytest.mark.parametrize("arguments", [("games",), ("replay", RECORDS), (*LINE_UP, "--deals", "2")], ids=lambda a: a[0])
@pytest.mark.usefixtures("foreign")
def test_no_word_of_an_output_passes_by_the_translator(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    _, out, _ = run(capsys, *arguments)
    ours = [line for line in out.replace(RECORDS, "").splitlines() if " = " not in line]
    assert own_words("\n".join(ours)) == []


@pytest.mark.parametrize("language", TARGET_LANGUAGES)
@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_a_help_keeps_no_line_of_the_english_one(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    lines = set(help_of(capsys, command, language).splitlines())
    english = help_of(capsys, command, "en").splitlines()
    assert [line for line in english if line in lines and own_words(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_a_help_fits_the_terminal_and_fills_every_place(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    text = help_of(capsys, command, language)
    assert [line for line in text.splitlines() if columns_of(line) > 79] == []
    assert "{" not in text
    assert "%" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_usage_has_every_option_once(capsys: pytest.CaptureFixture[str], language: str) -> None:
    usage = help_of(capsys, "screenshot", language).split("\n\n")[0]
    assert usage.startswith(translated(language, "usage:") + " ramsch-desktop screenshot [-h] [--game ")
    options = ["-h", "--game", "--faces", "--lang", "--size", "--scale", "--record", "--at"]
    assert re.findall(r"\[(-[-\w]+)", usage) == options
    assert usage.endswith(f" {translated(language, 'PICTURE')}.png")


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_stand_in_one_column(capsys: pytest.CaptureFixture[str], language: str) -> None:
    block = help_of(capsys, "arena", language).split("\n\n")[3].splitlines()[1:]
    columns = {columns_of(re.sub(r"(?<=\S)(  +)\S.*|(?<=^)( {8,})\S.*", r"\1\2", line)) for line in block}
    assert len(columns) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_json_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for arguments in (("games", "--json"), ("replay", "--json", RECORDS)):
        assert run(capsys, *arguments, "--lang", language) == run(capsys, *arguments, "--lang", "en")


def test_numbers_are_written_as_the_language_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    _, english, _ = run(capsys, *LINE_UP, "--deals", "2", "--lang", "en")
    _, german, _ = run(capsys, *LINE_UP, "--deals", "2", "--lang", "de")
    assert re.search(r"± \d+\.\d\d", english)
    assert re.search(r"± \d+,\d\d", german)
    assert re.search(r" -\d", english)
    assert "−" not in english + german


# Which language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (("--lang", "fi"), "fi"),
        (("--help", "--lang=ja"), "ja"),
        (("arena", "--seats", "easy,easy", "--la", "ru"), "ru"),
        (("--lang",), None),
        (("--lang", "xx"), None),
        (("match.ramsch",), None),
    ],
)
def test_the_language_asked_for_is_found_anywhere(arguments: tuple[str, ...], language: str | None) -> None:
    assert language_asked(arguments) == language


@pytest.mark.usefixtures("kept_language")
def test_help_speaks_the_language_kept_unless_another_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--help")
    assert out.startswith(translated("de", "usage:"))
    _, out, _ = run(capsys, "--help", "--lang", "fi")
    assert out.startswith(translated("fi", "usage:"))


def test_without_a_language_kept_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: ["es-MX", "en"])
    assert languages.chosen_language(None) == "es"
    assert Language().translate("Level", "Easy") == "Fácil"
    assert Language(["--lang", "de"]).translate("Level", "Easy") == "Leicht"


@pytest.mark.usefixtures("kept_language")
def test_an_unknown_language_is_told_in_the_one_kept(capsys: pytest.CaptureFixture[str]) -> None:
    sentence = translated("de", "There is no language '{language}': expected one of {offered}.")
    wanted = sentence.format(language="xx", offered="de, en, es, fi, ja, ru")
    for arguments in (("--lang", "xx"), ("games", "--lang", "xx"), ("screenshot", "x.png", "--lang", "xx")):
        assert run(capsys, *arguments) == (1, "", wanted + "\n")


def test_damaged_settings_stay_for_the_window_to_tell_of(capsys: pytest.CaptureFixture[str]) -> None:
    path = find_paths().settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{", encoding="utf-8")
    assert run(capsys, "--help")[0] == 0
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    path.unlink()


@pytest.mark.parametrize("text", ["", "[]", '{"language": 3}', '{"language": "xx"}', '{"language": ["de"]}'])
def test_settings_without_a_language_leave_it_to_the_system(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    assert language_kept(path) == "system"
    path.write_text(text, encoding="utf-8")
    assert language_kept(path) == "system"


def test_a_command_may_stand_behind_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    for language in (["--lang", "es"], ["--lang=es"]):
        assert cli.split([*language, "games", "--json"]) == ("games", [*language, "--json"])
    assert cli.split(["--game", "skat", "games"]) == (None, ["--game", "skat", "games"])
    assert run(capsys, "--lang", "es", "games") == run(capsys, "games", "--lang", "es")


def test_every_language_offered_can_be_asked_for() -> None:
    assert tuple(sorted(languages.NAMES)) == LANGUAGES


# What carries it


def test_argparse_has_its_own_words_again(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "--lang", "de", "--fast")
    assert vars(argparse)["_"] is gettext.gettext


WITHOUT_QT = (
    "import sys; sys.modules['PySide6'] = None; from ramsch_desktop import app; sys.exit(app.main(sys.argv[1:]))"
)


@pytest.mark.parametrize(
    ("arguments", "status", "start"),
    [
        (["--help", "--lang", "de"], 0, "usage: ramsch-desktop "),
        (["games"], 0, "skat: Skat with Ramsch, 3 seat"),
        ([*LINE_UP, "--deals", "1"], 0, "ramsch: easy against easy, easy, 1 deal"),
        ([], 1, "The table cannot be opened: the module PySide6"),
        (["demo", "--shot", "x.png"], 1, "Nothing can be drawn here: the module PySide6"),
    ],
    ids=["help", "games", "arena", "table", "demo"],
)
def test_without_qt_everything_is_said_in_english(arguments: list[str], status: int, start: str) -> None:
    command = [sys.executable, "-c", WITHOUT_QT, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, (done.stderr or done.stdout)[: len(start)]) == (status, start)


def test_signs_that_the_terminal_does_not_have_end_nothing() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "ramsch_desktop", "--help", "--lang", "ja"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "--lang" in done.stdout


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 9, ["one two", "three"]),
        ("5\u00a0Punkte je Spiel", 8, ["5\u00a0Punkte", "je Spiel"]),
        ("画像を書く", 6, ["画像を", "書く"]),
        ("画像です。次", 8, ["画像で", "す。次"]),
        ("画（像）です", 5, ["画", "（像）", "です"]),
        ("このゲームを開く", 8, ["この", "ゲームを", "開く"]),
        ("言語はde, en", 8, ["言語は", "de, en"]),
    ],
)
def test_lines_break_where_the_language_lets_them(text: str, width: int, lines: list[str]) -> None:
    assert wrapped(text, width) == lines


def test_wide_signs_take_two_columns() -> None:
    assert [columns_of(text) for text in ("abc", "日本語", "カード", "Игра", "−5 ± 2", "e\u0301")] == [3, 6, 6, 4, 6, 1]
