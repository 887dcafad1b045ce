#!/usr/bin/env python3
"""Set up, run and test ramsch-desktop with nothing but Python 3.11 and its standard library.

    python3 dev.py run [arguments of ramsch-desktop]
    python3 dev.py test [arguments of pytest]
    python3 dev.py translations

Each command first provides what is missing, which takes no time when nothing changed.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
ENVIRONMENT_STAMP = VENV / ".environment-stamp"
TRANSLATIONS_STAMP = VENV / ".translations-stamp"
PICTURE = ROOT / "build" / "table.png"

ENVIRONMENT_INPUTS = (
    "dev.py",
    "pyproject.toml",
    "constraints.txt",
    "packaging/*.py",
    "ramsch_desktop/kernel/core.pxd",
    "ramsch_desktop/kernel/core/*.py",
)
TRANSLATIONS_INPUTS = ("i18n/*.ts", "i18n/*.py")

# Shared libraries that Qt opens, with the Debian packages that bring them, the preferred one first.
CORE_LIBRARIES = {
    "libGL.so.1": ("libgl1",),
    "libEGL.so.1": ("libegl1",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libbrotlidec.so.1": ("libbrotli1",),
    "libX11.so.6": ("libx11-6",),
}
X11_LIBRARIES = {
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-glx.so.0": ("libxcb-glx0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libwayland-egl.so.1": ("libwayland-egl1",),
}
COMPILER = {"cc": ("gcc",)}
X11_TOOLS = {"Xvfb": ("xvfb",), "openbox": ("openbox",), "xdotool": ("xdotool",)}


class SetupError(Exception):
    """Something the user has to put right; the message says how."""


@dataclass(frozen=True)
class Need:
    """A missing part of the system and the Debian packages that bring it, the preferred one first."""

    name: str
    packages: tuple[str, ...]


Probe = Callable[[], list[Need]]


def say(text: str) -> None:
    """Print one line of progress at once, also into a pipe."""
    print(f"dev.py: {text}", flush=True)


def missing(table: Mapping[str, tuple[str, ...]], is_there: Callable[[str], object]) -> list[Need]:
    """The entries of a table of libraries or programs that are not there."""
    return [Need(name, packages) for name, packages in table.items() if not is_there(name)]


def loaded(library: str) -> ctypes.CDLL | None:
    """The shared library, if the loader finds it."""
    try:
        return ctypes.CDLL(library)
    except OSError:
        return None


def missing_venv() -> list[Need]:
    """The module that puts pip into a new environment; Debian packs it apart from Python."""
    if is_made() or importlib.util.find_spec("ensurepip"):
        return []
    name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    return [Need("the Python modules venv and ensurepip", (name, "python3-venv"))]


def missing_font() -> list[Need]:
    """A font, and one for Japanese where that is the language of this session; without one it is boxes."""
    needs = [] if has_font() else [Need("a font, for example DejaVu Sans", ("fonts-dejavu-core",))]
    return needs + (missing_japanese_font() if speaks_japanese() else [])


def missing_japanese_font() -> list[Need]:
    """A font with Japanese letters; the program can be switched to Japanese at any time."""
    there = sys.platform != "linux" or has_font(":lang=ja")
    return [] if there else [Need("a font with Japanese letters", ("fonts-vlgothic",))]


def speaks_japanese() -> bool:
    """Whether the session's language is Japanese."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((name for name in names if name), "").startswith("ja")


def has_font(pattern: str = ":") -> bool:
    """Whether a system font fits a pattern of fontconfig, which Qt asks too; False without fontconfig."""
    fontconfig = loaded("libfontconfig.so.1")
    if fontconfig is None:
        return False
    for name in ("FcInitLoadConfigAndFonts", "FcNameParse", "FcObjectSetCreate"):
        getattr(fontconfig, name).restype = ctypes.c_void_p
    fontconfig.FcFontList.argtypes = [ctypes.c_void_p] * 3
    fontconfig.FcFontList.restype = ctypes.POINTER(ctypes.c_int)
    parts = fontconfig.FcNameParse(pattern.encode()), fontconfig.FcObjectSetCreate()
    fonts = fontconfig.FcFontList(fontconfig.FcInitLoadConfigAndFonts(), *parts)
    return bool(fonts) and fonts[0] > 0


def drawing_needs() -> list[Need]:
    """What drawing without a display lacks."""
    if sys.platform != "linux":
        return missing_venv()
    return missing_venv() + missing(CORE_LIBRARIES, loaded) + missing_font()


def window_needs() -> list[Need]:
    """What a window on this display lacks."""
    needs = drawing_needs()
    if os.environ.get("DISPLAY"):
        needs += missing(X11_LIBRARIES, loaded)
    elif os.environ.get("WAYLAND_DISPLAY"):
        needs += missing(WAYLAND_LIBRARIES, loaded)
    return needs


def x_server_needs() -> list[Need]:
    """What the tests on a real X server lack."""
    if sys.platform != "linux":
        return []
    return missing(X11_LIBRARIES, loaded) + missing(X11_TOOLS, shutil.which)


def compiler_needs() -> list[Need]:
    """What compiling the search kernel lacks; in plain Python it is a hundred times slower."""
    if sys.platform != "linux":
        return []
    python = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
    headers = {
        "/usr/include/stdio.h": ("libc6-dev",),
        f"{sysconfig.get_path('include')}/Python.h": (python, "python3-dev"),
    }
    return missing(COMPILER, shutil.which) + missing(headers, os.path.exists)


def test_needs() -> list[Need]:
    """What the tests can do without, but should not."""
    return x_server_needs() + compiler_needs()


def provide(required: Probe, wanted: Probe = list) -> None:
    """Install what is missing if we may; `wanted` is installed where possible and otherwise done without.

    Raises SetupError, with the one command to type, if something in `required` stays missing.
    """
    if may_install():
        needs = required() + wanted()
        if needs:
            install(needs)
    left = required()
    if left:
        raise SetupError(explanation(left))


def may_install() -> bool:
    """Whether we are root on a system with apt."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(needs: Sequence[Need]) -> None:
    """Install the packages with apt, which needs fresh lists first on a bare system."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    say("refreshing the package lists")
    subprocess.call(["apt-get", "update", "-q"], stdout=subprocess.DEVNULL, env=environment)
    command = apt_command(needs)
    say(f"installing system packages: {shlex.join(command)}")
    if subprocess.call(command, stdout=subprocess.DEVNULL, env=environment) != 0:
        say("apt-get failed; its lines above say why")


def apt_command(needs: Iterable[Need]) -> list[str]:
    """The apt-get command that brings all of this."""
    packages = sorted({debian_package(need.packages) for need in needs})
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def debian_package(candidates: Sequence[str]) -> str:
    """The first candidate that apt knows, else the last one: names differ between releases."""
    return next((name for name in candidates if apt_knows(name)), candidates[-1])


def apt_knows(package: str) -> bool:
    """Whether the package is in apt's lists."""
    if not shutil.which("apt-cache"):
        return False
    shown = subprocess.run(["apt-cache", "show", package], capture_output=True, check=False)
    return shown.returncode == 0 and bool(shown.stdout)


def explanation(needs: Sequence[Need]) -> str:
    """What is missing, and the one command to type where we know it."""
    missing = "Missing: " + ", ".join(need.name for need in needs) + "."
    if not shutil.which("apt-get"):
        return f"{missing}\nInstall this with your system's package manager, then repeat the command."
    return f"{missing}\nType this, then repeat the command:\n\n    {privileged(apt_command(needs))}\n"


def privileged(command: Sequence[str]) -> str:
    """One shell line that runs the apt command as root, on lists that it can use."""
    steps = [*([] if apt_knows("libgl1") else ["apt-get update"]), shlex.join(command)]
    if shutil.which("sudo"):
        return " && ".join(f"sudo {step}" for step in steps)
    return f"su -c {shlex.quote(' && '.join(steps))}"


def set_up() -> None:
    """Make `.venv` with the compiled kernel, and compile the translations, each only if its inputs changed."""
    wanted = f"{digest(ENVIRONMENT_INPUTS)}\ncompiler: {not compiler_needs()}"
    if not is_made() or stamped(ENVIRONMENT_STAMP) != wanted:
        make_environment()
        ENVIRONMENT_STAMP.write_text(wanted, encoding="utf-8")
    wanted = digest(TRANSLATIONS_INPUTS)
    if stamped(TRANSLATIONS_STAMP) != wanted:
        say("building translations")
        demand(["-m", "i18n.translations", "compile"], "The translations could not be built.")
        TRANSLATIONS_STAMP.write_text(wanted, encoding="utf-8")


def digest(patterns: Iterable[str]) -> str:
    """The interpreter that made the environment and a hash of the inputs, one line each."""
    content = hashlib.sha256(str(ROOT).encode())
    for path in sorted(path for pattern in patterns for path in ROOT.glob(pattern)):
        content.update(path.name.encode() + path.read_bytes())
    return f"{sys.version}\n{content.hexdigest()}"


def stamped(stamp: Path) -> str:
    """What the last successful run left here; empty if there was none."""
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def is_made() -> bool:
    """Whether this interpreter has already made an environment here, be it out of date."""
    return PYTHON.exists() and stamped(ENVIRONMENT_STAMP).startswith(f"{sys.version}\n")


def make_environment() -> None:
    """Create `.venv`, unless this interpreter made it, and install the project with its pinned versions."""
    if not is_made():
        say(f"making {VENV.name} with Python {sys.version.split()[0]}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    say("installing the pinned packages (about 100 MB the first time)")
    pip("--constraint", "constraints.txt", *requirements())
    say("installing ramsch-desktop itself")
    pip("--quiet", "--no-build-isolation", "--no-deps", "--editable", ".")


def requirements() -> list[str]:
    """What pyproject.toml asks for to build, run and test; read here, since older pips know no groups."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["dependency-groups"]["dev"],
    ]


def pip(*arguments: str) -> None:
    """Install into `.venv`; raises SetupError if pip fails."""
    command = ["-m", "pip", "install", "--disable-pip-version-check", *arguments]
    demand(command, "pip could not install the packages: is there a network? Its lines above say more.")


def python(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> int:
    """Run the environment's Python in the project's folder; returns its exit status."""
    return subprocess.call([str(PYTHON), *arguments], cwd=ROOT, env=environment)


def demand(arguments: Sequence[str], otherwise: str) -> None:
    """Run the environment's Python; raises SetupError with this text if it fails."""
    if python(arguments) != 0:
        raise SetupError(otherwise)


def run(arguments: Sequence[str]) -> int:
    """Start the program; without a display, draw a picture of the table instead."""
    wanted = list if is_made() else missing_japanese_font
    if has_display():
        provide(window_needs, wanted)
        set_up()
        return launch(arguments, os.environ)
    provide(drawing_needs, wanted)
    set_up()
    if wants_window(arguments):
        return demo()
    return launch(arguments, off_screen())


def has_display() -> bool:
    """Whether a window can open; a platform that the user names for Qt counts as a display."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in names)


def wants_window(arguments: Sequence[str]) -> bool:
    """Whether these arguments open the table: no command, only options, and not a question."""
    questions = {"-h", "--help", "--version"}
    return not arguments or (arguments[0].startswith("-") and not questions.intersection(arguments))


def off_screen() -> dict[str, str]:
    """The process environment in which Qt draws without a display."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def launch(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Become the program, so that signals reach it; where that cannot be, wait for it."""
    command = [str(PYTHON), "-m", "ramsch_desktop", *arguments]
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)


def demo() -> int:
    """Let the computer play on a table off screen; the path of a picture of it is printed last, by the demo."""
    say("no display (DISPLAY and WAYLAND_DISPLAY are empty): the computer plays off screen instead")
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.unlink(missing_ok=True)
    status = python(["-m", "ramsch_desktop", "demo", "--shot", str(PICTURE)], off_screen())
    if status:
        return status
    if not PICTURE.exists():
        raise SetupError("The demo ended without a picture of the table.")
    return 0


CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy": ["-m", "mypy"],
}


def test(arguments: Sequence[str]) -> int:
    """Run every check and then the tests, whose summary is printed last; fails if one of them failed."""
    provide(drawing_needs, wanted=test_needs)
    set_up()
    say(f"running {', '.join(CHECKS)}")
    failed = [name for name, command in CHECKS.items() if python(command) != 0]
    say(f"{'FAILED: ' + ', '.join(failed) if failed else 'checks passed'}; the tests follow")
    # One process for each core halves the time of the whole suite; a part of it is sooner done by one alone. One that
    # dies ends the run, which would otherwise wait for ever.
    workers = [] if arguments else ["-n", "auto", "--dist", "loadfile", "--max-worker-restart", "0"]
    status = python(["-m", "pytest", "-rs", "--no-fold-skipped", *workers, *arguments], off_screen())
    return status or int(bool(failed))


def translations(arguments: Sequence[str]) -> int:
    """Bring the .ts files up to date with the sources and say what is left to translate."""
    provide(drawing_needs)
    set_up()
    return python(["-m", "i18n.translations", "update", *arguments])


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {"run": run, "test": test, "translations": translations}


def main(arguments: Sequence[str]) -> int:
    """Carry out one command; returns the exit status (2: wrong use)."""
    if sys.version_info < (3, 11):
        print(f"dev.py: Python 3.11 or newer is needed; this is {sys.version.split()[0]}", file=sys.stderr)
        return 1
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if arguments[:1] in (["-h"], ["--help"]) else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except (SetupError, OSError, subprocess.CalledProcessError) as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
