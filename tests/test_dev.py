"""The set-up says what is missing before it fails, installs it where it may, and skips what is done."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev
from dev import Need, SetupError

GL = Need("libGL.so.1", ("libgl1",))
GLIB = Need("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0"))


class Machine:
    """A machine for dev.py: what apt knows, who we are, and the commands that were run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.known = {"libgl1", "libglib2.0-0", "python3-venv"}
        self.programs = {"apt-get", "apt-cache", "sudo"}
        self.commands: list[list[str]] = []
        self.statuses: dict[str, int] = {}
        self._monkeypatch = monkeypatch
        monkeypatch.setattr("shutil.which", lambda name: name if name in self.programs else None)
        monkeypatch.setattr(dev, "apt_knows", lambda package: package in self.known)
        monkeypatch.setattr("subprocess.call", self._call)
        self.become(1000)

    def become(self, user: int) -> None:
        """Be root (0) or somebody else."""
        self._monkeypatch.setattr("os.geteuid", lambda: user)

    def _call(self, command: Sequence[str], **_options: object) -> int:
        self.commands.append([part for part in command if part != str(dev.PYTHON)])
        return next((status for part, status in self.statuses.items() if part in command), 0)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def probe(*rounds: list[Need]) -> dev.Probe:
    """A probe that finds something else each time."""
    answers = iter(rounds)
    return lambda: next(answers)


def test_a_library_that_cannot_be_loaded_is_missing() -> None:
    table = {"libc.so.6": ("libc6",), "libnowhere.so.9": ("libnowhere9",)}
    assert dev.missing(table, lambda name: name == "libc.so.6") == [Need("libnowhere.so.9", ("libnowhere9",))]
    assert not dev.loaded("libnowhere.so.9")


def test_an_ordinary_user_is_told_one_command(machine: Machine) -> None:
    with pytest.raises(SetupError) as trouble:
        dev.provide(probe([GL, GLIB]))
    assert "Missing: libGL.so.1, libglib-2.0.so.0." in str(trouble.value)
    command = "    sudo apt-get install -y --no-install-recommends libgl1 libglib2.0-0\n"
    assert str(trouble.value).endswith(command)
    assert machine.commands == []


def test_the_names_of_newer_releases_are_preferred(machine: Machine) -> None:
    machine.known.add("libglib2.0-0t64")
    assert dev.apt_command([GL, GLIB])[-2:] == ["libgl1", "libglib2.0-0t64"]


def test_the_command_refreshes_lists_that_apt_has_not_yet(machine: Machine) -> None:
    machine.known.clear()
    assert "sudo apt-get update && sudo apt-get install" in dev.explanation([GL])


def test_the_command_does_without_sudo(machine: Machine) -> None:
    machine.programs.remove("sudo")
    command = "su -c 'apt-get install -y --no-install-recommends libgl1'"
    assert command in dev.explanation([GL])


def test_another_system_gets_the_list(machine: Machine) -> None:
    machine.programs.clear()
    assert dev.explanation([GL, GLIB]).startswith("Missing: libGL.so.1, libglib-2.0.so.0.\n")
    assert "apt-get" not in dev.explanation([GL])


def test_root_installs_what_is_required_and_wanted(machine: Machine) -> None:
    machine.become(0)
    dev.provide(probe([GL], []), wanted=lambda: [Need("Xvfb", ("xvfb",))])
    assert machine.commands == [
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "--no-install-recommends", "libgl1", "xvfb"],
    ]


def test_what_is_only_wanted_may_stay_missing(machine: Machine) -> None:
    machine.become(0)
    machine.statuses["install"] = 100
    dev.provide(probe([], []), wanted=lambda: [Need("Xvfb", ("xvfb",))])
    assert machine.commands[-1][-1] == "xvfb"


def test_what_is_required_and_stays_missing_stops(machine: Machine) -> None:
    machine.become(0)
    machine.statuses["install"] = 100
    with pytest.raises(SetupError, match=r"libGL\.so\.1"):
        dev.provide(probe([GL], [GL]))


def test_nothing_is_installed_when_nothing_is_missing(machine: Machine) -> None:
    machine.become(0)
    dev.provide(probe([], []))
    assert machine.commands == []


def test_python_without_ensurepip_needs_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    monkeypatch.setattr(dev, "is_made", lambda: False)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert [need.packages for need in dev.missing_venv()] == [(version, "python3-venv")]
    monkeypatch.setattr(dev, "is_made", lambda: True)
    assert dev.missing_venv() == []


@pytest.mark.skipif(sys.platform != "linux", reason="fontconfig is asked on Linux only")
def test_fonts_are_looked_for_by_fontconfig(tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text(f"<fontconfig><dir>{tmp_path}</dir></fontconfig>")
    asked = [sys.executable, "-c", "import dev; print(dev.has_font())"]
    environment = {**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    bare = subprocess.run(asked, cwd=dev.ROOT, env=environment, capture_output=True, check=True)
    assert bare.stdout.strip() == b"False"
    assert dev.has_font()
    assert not dev.has_font(":lang=ja:family=no such font")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have Japanese fonts")
@pytest.mark.parametrize(("language", "needed"), [("ja_JP.UTF-8", ["fonts-vlgothic"]), ("de_DE.UTF-8", [])])
def test_a_font_for_japanese_is_needed_where_japanese_is_spoken(
    monkeypatch: pytest.MonkeyPatch, language: str, needed: list[str]
) -> None:
    monkeypatch.setattr(dev, "has_font", lambda pattern=":": pattern == ":")
    monkeypatch.setenv("LC_ALL", language)
    assert [package for need in dev.missing_font() for package in need.packages] == needed


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, machine: Machine) -> Path:
    """A folder with everything that dev.py reads; making an environment leaves a Python in it."""
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_bytes((dev.ROOT / name).read_bytes())
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "ramsch_de.ts").write_text("<TS/>")
    venv = tmp_path / ".venv"
    for name, value in {
        "ROOT": tmp_path,
        "VENV": venv,
        "PYTHON": venv / "bin" / "python",
        "ENVIRONMENT_STAMP": venv / "environment",
        "TRANSLATIONS_STAMP": venv / "translations",
        "PICTURE": tmp_path / "build" / "table.png",
    }.items():
        monkeypatch.setattr(dev, name, value)

    def make_venv(command: Sequence[str], **_options: object) -> None:
        machine.commands.append(list(command[1:4]))
        dev.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        dev.PYTHON.touch()

    monkeypatch.setattr("subprocess.run", make_venv)
    return tmp_path


def modules(machine: Machine) -> list[str]:
    """The Python modules that were run since the last call."""
    names = [command[1] for command in machine.commands]
    machine.commands.clear()
    return names


@pytest.mark.usefixtures("checkout")
def test_a_second_set_up_does_nothing(machine: Machine) -> None:
    dev.set_up()
    assert modules(machine) == ["venv", "pip", "pip", "i18n.translations"]
    dev.set_up()
    assert modules(machine) == []


def test_changed_inputs_are_set_up_again(checkout: Path, machine: Machine) -> None:
    dev.set_up()
    modules(machine)
    (checkout / "i18n" / "ramsch_de.ts").write_text("<TS></TS>")
    dev.set_up()
    assert modules(machine) == ["i18n.translations"]
    (checkout / "constraints.txt").write_text("pytest==9.0.0")
    dev.set_up()
    assert modules(machine) == ["pip", "pip"]


@pytest.mark.usefixtures("checkout")
def test_an_environment_of_another_python_is_made_anew(machine: Machine) -> None:
    dev.set_up()
    modules(machine)
    dev.ENVIRONMENT_STAMP.write_text("3.10\nfoo")
    dev.set_up()
    assert modules(machine)[0] == "venv"


@pytest.mark.usefixtures("checkout")
def test_a_compiler_that_came_later_builds_the_kernel(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "compiler_needs", lambda: [Need("cc", ("gcc",))])
    dev.set_up()
    monkeypatch.setattr(dev, "compiler_needs", list)
    dev.set_up()
    assert modules(machine).count("pip") == 4


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their compilers otherwise")
def test_the_tests_want_a_compiler_with_its_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("os.path.exists", lambda path: False)
    packages = [need.packages[-1] for need in dev.test_needs()]
    assert packages[-3:] == ["gcc", "libc6-dev", "python3-dev"]


@pytest.mark.usefixtures("checkout")
def test_a_failed_installation_is_repeated(machine: Machine) -> None:
    machine.statuses["pip"] = 1
    with pytest.raises(SetupError, match="pip could not install"):
        dev.set_up()
    machine.statuses.clear()
    modules(machine)
    dev.set_up()
    assert modules(machine) == ["venv", "pip", "pip", "i18n.translations"]


@pytest.mark.usefixtures("checkout")
def test_everything_is_installed_in_pinned_versions(machine: Machine) -> None:
    dev.set_up()
    packages, project = (command for command in machine.commands if command[1] == "pip")
    assert packages[packages.index("--constraint") + 1] == "constraints.txt"
    assert {"pillow>=10.3", "ruff>=0.6", "hatchling>=1.25"} <= set(packages)
    assert project[-4:] == ["--no-build-isolation", "--no-deps", "--editable", "."]


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> Path:
    """A checkout on a machine that lacks nothing and has no display."""
    for need in ("drawing_needs", "window_needs", "x_server_needs", "compiler_needs"):
        monkeypatch.setattr(dev, need, list)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    dev.set_up()
    return checkout


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_a_picture_is_drawn(
    ready: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = ready / "build" / "table.png"

    def draw(command: Sequence[str], *, env: dict[str, str], **_options: object) -> int:
        assert command[1:] == ["-m", "ramsch_desktop", "demo", "--shot", str(picture)]
        assert env["QT_QPA_PLATFORM"] == "offscreen"
        picture.write_bytes(b"PNG")
        print(picture)
        return 0

    monkeypatch.setattr("subprocess.call", draw)
    assert dev.main(["run"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "no display" in lines[-2]
    assert [line for line in lines if str(picture) in line] == lines[-1:]


@pytest.mark.usefixtures("ready")
def test_a_demo_without_a_picture_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["run"]) == 1
    assert "without a picture" in capsys.readouterr().err


@pytest.mark.usefixtures("ready")
def test_a_failing_demo_fails(machine: Machine) -> None:
    machine.statuses["demo"] = 3
    assert dev.main(["run", "--lang", "de"]) == 3


@pytest.fixture
def started(ready: Path, monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """The arguments with which the program is started, instead of starting it."""
    assert ready.exists()
    given: list[Sequence[str]] = []

    def launch(arguments: Sequence[str], _environment: object) -> int:
        given.append(arguments)
        return 0

    monkeypatch.setattr(dev, "launch", launch)
    return given


@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["--version"], ["replay", "x.json"]])
def test_commands_need_no_display(arguments: list[str], started: list[Sequence[str]]) -> None:
    assert dev.main(["run", *arguments]) == 0
    assert started == [arguments]


def test_with_a_display_the_window_opens(started: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    assert dev.main(["run", "--game", "skat"]) == 0
    assert started == [["--game", "skat"]]


@pytest.mark.usefixtures("ready")
def test_every_check_runs_and_the_tests_come_last(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    modules(machine)
    machine.statuses["ruff"] = 1
    assert dev.main(["test", "-k", "skat"]) == 1
    assert machine.commands[-1][-2:] == ["-k", "skat"]
    assert modules(machine) == ["ruff", "ruff", "mypy", "pytest"]
    assert "FAILED: ruff check, ruff format" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.usefixtures("ready")
def test_the_status_is_that_of_the_tests(machine: Machine) -> None:
    assert dev.main(["test"]) == 0
    machine.statuses["pytest"] = 5
    assert dev.main(["test"]) == 5


@pytest.mark.usefixtures("ready")
def test_the_whole_suite_uses_every_core_and_a_part_of_it_one(machine: Machine) -> None:
    dev.main(["test"])
    assert machine.commands[-1][-6:] == ["-n", "auto", "--dist", "loadfile", "--max-worker-restart", "0"]
    dev.main(["test", "tests/engine"])
    assert "-n" not in machine.commands[-1]


def test_an_unknown_command_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["fly"]) == 2
    assert dev.main([]) == 2
    assert dev.main(["--help"]) == 0
    assert "dev.py run" in capsys.readouterr().out


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.version_info", (3, 9, 2))
    assert dev.main(["run"]) == 1
    assert "Python 3.11 or newer" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have Japanese fonts")
@pytest.mark.parametrize(("made", "wanted"), [(False, ["fonts-vlgothic"]), (True, [])])
def test_the_first_run_brings_letters_for_japanese_where_it_may(
    started: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch, made: bool, wanted: list[str]
) -> None:
    given: list[str] = []

    def provide(_required: dev.Probe, probe: dev.Probe = list) -> None:
        given.extend(package for need in probe() for package in need.packages)

    monkeypatch.setattr(dev, "is_made", lambda: made)
    monkeypatch.setattr(dev, "has_font", lambda pattern=":": pattern == ":")
    monkeypatch.setattr(dev, "provide", provide)
    monkeypatch.setattr(dev, "set_up", lambda: None)
    assert dev.main(["run", "games"]) == 0
    assert given == wanted
    assert started == [["games"]]
