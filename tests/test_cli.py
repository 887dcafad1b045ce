"""The command line: what it prints, and its exit status for wrong input and wrong use."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ramsch_desktop import __version__, app, cli
from ramsch_desktop.cli.parser import QuietParser
from ramsch_desktop.cli.replay import _MAX_BYTES
from ramsch_desktop.controller import languages

DATA = Path(__file__).parent / "data" / "ramsch"
WORKED = DATA / "worked_deals.jsonl"
RECORD = WORKED.read_text(encoding="utf-8").splitlines()[0]


@pytest.fixture(autouse=True)
def english_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the system speaks."""
    monkeypatch.setattr(languages, "chosen_language", lambda wanted: wanted or languages.SOURCE)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of the program."""
    try:
        status = app.main(arguments)
    except SystemExit as ended:
        status = int(ended.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def fault(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line of complaint about wrong input."""
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert len(err) <= 401
    return err.strip()


def written(folder: Path, text: str | bytes, name: str = "match.json") -> str:
    file = folder / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


# games


def test_games_prints_every_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "games")
    assert status == 0
    assert re.search(
        r"\nramsch: Ramsch, 3 seat(s|\(s\)), 32 card(s|\(s\))\n  variant = simple \| \[pip\] \| schiebe", out
    )


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "games", "--json")
    games = {game["id"]: game for game in json.loads(out)}
    assert status == 0
    assert games["ramsch"]["seats"] == 3
    skat_to = next(option for option in games["ramsch"]["options"] if option["id"] == "skat_to")
    assert skat_to == {
        "id": "skat_to",
        "values": ["last_trick", "loser", "nobody"],
        "default": "last_trick",
        "needs": {"variant": ["skat"]},
    }


# replay


def test_replay_prints_scores_steps_and_totals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, _ = run(capsys, "replay", written(tmp_path, RECORD))
    assert status == 0
    steps = "Card points +120, Jungfrau × 2, Loss × -1"
    assert f"seat 0 (You): score -240, card points 120, tricks 9; {steps}\n" in out
    assert "seat 1 (Medium): score 0, card points 0, tricks 1\n" in out
    assert out.endswith("totals: -240, 0, 0\n")


def test_replay_as_json_has_one_object_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "replay", "--json", str(WORKED))
    records = [json.loads(line) for line in out.splitlines()]
    assert (status, len(records)) == (0, 18)
    assert records[0] == {
        "game": "ramsch",
        "deals": [
            {
                "contract": "ramsch",
                "scores": [-240, 0, 0],
                "card_points": [120, 0, 0],
                "tricks": [9, 1, 0],
                "steps": [
                    [
                        {"rule": "trick_points", "operation": "+", "value": 120},
                        {"rule": "virgin", "operation": "x", "value": 2, "seats": [2]},
                        {"rule": "loss", "operation": "x", "value": -1},
                    ],
                    [],
                    [],
                ],
            }
        ],
        "totals": [-240, 0, 0],
    }
    halves = [record for record in records if 7.5 in record["totals"]]
    assert halves[0]["deals"][0]["scores"] == [0, 7.5, 7.5]


@pytest.mark.parametrize("text", [RECORD, WORKED.read_text(encoding="utf-8")], ids=["one record", "one a line"])
def test_replay_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    status, out, _ = run(capsys, "replay", "--json", "-")
    assert (status, len(out.splitlines())) == (0, len(text.splitlines()))


def test_replay_shows_where_an_unfinished_deal_stands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = json.loads(RECORD)
    del data["deals"][0]["actions"][5:]
    status, out, _ = run(capsys, "replay", written(tmp_path, json.dumps(data)))
    assert status == 0
    assert "deal 1: not finished, 5 action" in out
    status, out, _ = run(capsys, "replay", "--json", written(tmp_path, json.dumps(data)))
    assert json.loads(out)["deals"][0]["contract"] is None


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(RECORD) | fields)


def with_action(number: int, action: str) -> str:
    data = json.loads(RECORD)
    data["deals"][0]["actions"][number - 1] = action
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "nothing in it"),
        (b"\x89PNG\r\n\x1a\n\x00", "Byte 1 is not UTF-8 text"),
        (RECORD[:200], "Line 1, column "),
        (changed(version=3), '"version" is 3: this program reads version 1'),
        (changed(options={"speed": "high"}), "There is no option 'speed': expected one of variant"),
        (changed(game="bridge"), '"game" is "bridge": expected one of'),
        (with_action(2, "play H7"), "Deal 1, action 2: 'play H7' is not allowed: expected one of play S9, play S10"),
        (with_action(4, "jump"), "Deal 1, action 4: 'jump' is no action here: expected one of pass-on, play"),
        ("[" * 200_000, "nested too deep"),
        (changed(options={"rounds": "9" * 3000}), "The option rounds cannot be"),
        (changed(game="a\nb"), '"game" is'),
    ],
    ids=["empty", "binary", "cut", "version", "option", "game", "illegal", "unknown", "deep", "long", "two lines"],
)
def test_a_wrong_file_gets_one_line_and_status_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str | bytes, says: str
) -> None:
    file = written(tmp_path, text)
    line = fault(capsys, "replay", file)
    assert line.startswith(f"{file}: ")
    assert line.endswith((".", " ..."))
    assert says in line


def test_the_line_of_a_wrong_record_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = written(tmp_path, "\n".join([RECORD, "", changed(version=3)]), "match.jsonl")
    status, out, err = run(capsys, "replay", "--json", file)
    assert (status, len(out.splitlines())) == (1, 1)
    assert err.startswith(f'{file}: line 3: "version" is 3')


def test_a_file_of_80_megabytes_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("match.json", "match.jsonl"):
        file = tmp_path / name
        with file.open("wb") as stream:
            stream.truncate(_MAX_BYTES + 1)
        assert "longer than" in fault(capsys, "replay", str(file))


def test_50_megabytes_of_text_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = written(tmp_path, "[" + "1," * 25_000_000 + "1]")
    assert "longer than" in fault(capsys, "replay", file)


def test_a_missing_file_and_a_folder_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "cannot be read: There is no such file or folder." in fault(capsys, "replay", str(tmp_path / "nothing.json"))
    assert "cannot be read" in fault(capsys, "replay", str(tmp_path))


# arena

JSON_KEYS = {"deals", "mean", "difference", "ci95", "lost", "illegal", "games_per_s", "ms_mean", "ms_p95", "ms_max"}


def test_arena_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    line_up = ["--option", "variant=skat", "--seats", "medium,random,random", "--deals", "20", "--seed", "1"]
    status, out, _ = run(capsys, "arena", "ramsch", *line_up, "--json")
    result = json.loads(out)
    assert status == 0
    assert set(result) >= JSON_KEYS
    assert (result["deals"], result["illegal"]) == (20, 0)
    assert result["difference"] > result["ci95"] > 0


def test_arena_in_words_with_the_mirror(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "arena", "ramsch", "--seats", "medium,random,random", "--deals", "3", "--mirror")
    assert status == 0
    number = r"[+-]?\d+\.\d+"
    assert re.match(r"ramsch: medium against random, random, 3 deal(s|\(s\)), seed 0\n", out)
    assert re.search(rf"\n  points a deal +{number}, difference {number} ± {number} \(95 %\)\n", out)
    assert "ramsch: random against medium, medium, 3 deal" in out


def test_arena_of_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    line_up = ["--option", "players=3", "--seats", "medium,random,random", "--deals", "4", "--matches"]
    status, out, _ = run(capsys, "arena", "ramsen", *line_up)
    assert status == 0
    assert re.match(r"ramsen: medium against random, random, 4 match(es|\(es\)), seed 0\n", out)
    assert re.search(r"\n  matches won +\d+\.\d %, difference [+-]\d+\.\d ± \d+\.\d \(95 %\)\n", out)
    assert "deals lost" not in out
    _, out, _ = run(capsys, "arena", "ramsen", *line_up, "--json")
    result = json.loads(out)
    assert (result["unit"], result["deals"]) == ("match", 4)
    assert 0 <= result["mean"] <= 1


def test_one_deal_has_no_interval_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "arena", "ramsch", "--seats", "random,random,random", "--deals", "1", "--json")
    assert json.loads(out)["ci95"] is None


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "ramsch"],
        ["arena", "bridge", "--seats", "medium,easy,easy"],
        ["arena", "ramsch", "--seats", "medium"],
        ["arena", "ramsch", "--seats", "medium,easy"],
        ["arena", "ramsch", "--seats", "medium,easy,expert"],
        ["arena", "ramsch", "--seats", "medium,easy,easy", "--deals", "0"],
        ["arena", "ramsch", "--seats", "medium,easy,easy", "--option", "variant"],
        ["arena", "ramsch", "--seats", "medium,easy,easy", "--option", "variant=poker"],
        ["arena", "ramsch", "--seats", "medium,easy,easy", "--option", "speed=1"],
        ["replay"],
        ["games", "everything"],
        ["screenshot", "x.png", "--size", "large"],
        ["--game", "bridge"],
        ["--fast"],
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_wrong_use_has_status_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("usage: ramsch-desktop")


def test_a_bot_that_cannot_be_started_is_wrong_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be started" in fault(capsys, "arena", "ramsch", "--seats", "cmd:/nowhere/bot,easy,easy")


# the program


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"ramsch-desktop {__version__}\n", "")
    status, out, _ = run(capsys, "--help")
    assert status == 0
    assert all(f"\n  {name} " in out for name in cli.COMMANDS)
    for command in cli.COMMANDS:
        assert run(capsys, command, "--help")[0] == 0


def test_the_table_gets_its_arguments() -> None:
    parser = QuietParser("ramsch-desktop", "")
    cli.fill_table(parser)
    arguments = parser.parse(["--game", "ramsch", "--lang", "fi", "match.json"])
    assert (arguments.game, arguments.lang, arguments.file) == ("ramsch", "fi", "match.json")


def test_the_pictures_get_their_arguments() -> None:
    seen = {}

    def remember(arguments: Any) -> int:
        seen.update(vars(arguments))
        return 0

    assert cli.main(["--game", "ramsch"], remember) == 0
    assert seen["game"] == "ramsch"


ARENA = ("arena", "ramsch", "--seats", "easy,easy,easy", "--deals", "1")


def qt_modules(*arguments: str) -> list[str]:
    """The modules of Qt that a command has loaded at its end."""
    code = (
        "import atexit, sys; from ramsch_desktop import app;"
        "qt = lambda: [name for name in sys.modules if name.startswith('PySide6.Qt')];"
        "atexit.register(lambda: print(*qt()));"
        "app.main(sys.argv[1:])"
    )
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1].split()


@pytest.mark.parametrize("arguments", [("games",), ("replay", str(WORKED)), ARENA], ids=lambda given: given[0])
def test_commands_load_qt_for_their_words_only(arguments: tuple[str, ...]) -> None:
    assert qt_modules(*arguments, "--json") == []
    assert qt_modules(*arguments) == ["PySide6.QtCore"]


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_help_loads_no_more_of_qt_than_its_words_need(command: str) -> None:
    assert qt_modules(*filter(None, [command]), "--help") == ["PySide6.QtCore"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with pipes")
def test_a_closed_pipe_is_no_error() -> None:
    script = f"{sys.executable} -m ramsch_desktop replay {DATA / 'xskat_plain.jsonl'} | head -n 1"
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
