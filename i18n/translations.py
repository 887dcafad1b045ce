"""Compiles the .ts files for the program, or brings them up to date with its sources.

`python -m i18n.translations compile` for a checkout: a text that is not translated yet stands there in English.
`python -m i18n.translations release` for a package: such a text is an error.
`python -m i18n.translations update`
"""

import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path

from i18n import sources
from i18n.catalogue import COMPLETE, FOLDER, SOURCE_LANGUAGE, TARGET_LANGUAGES, path_of, read
from i18n.checks import problems

PACKAGE = FOLDER.parent / "ramsch_desktop"


class Unfinished(Enum):
    """What becomes of a text that is not translated yet."""

    IN_ENGLISH = "in English"
    ERROR = "error"


def compile_all(folder: Path = FOLDER, unfinished: Unfinished = Unfinished.IN_ENGLISH) -> None:
    """Make `ramsch_<language>.qm` beside each .ts file.

    Raises CalledProcessError if a file is invalid, or where unfinished texts are an error and a language that is
    listed as complete has one.
    """
    for language in (SOURCE_LANGUAGE, *TARGET_LANGUAGES):
        strict = ["-fail-on-unfinished"] if unfinished is Unfinished.ERROR and language in COMPLETE else []
        path = path_of(language, folder)
        # A program that runs has the old file mapped into its memory, so that it must not change in place.
        with tempfile.TemporaryDirectory(dir=folder) as beside:
            made = Path(beside) / path.with_suffix(".qm").name
            _qt_tool("lrelease", "-silent", *strict, str(path), "-qm", str(made))
            made.replace(path.with_suffix(".qm"))


def update(folder: Path = FOLDER, package: Path = PACKAGE) -> None:
    """Collect the texts of a package into the .ts files; translations are kept, vanished texts dropped."""
    with tempfile.TemporaryDirectory() as copy:
        paths = [str(path) for path in sources.collect(package, Path(copy))]
        _lupdate(paths, SOURCE_LANGUAGE, folder, "-pluralonly")
        for language in TARGET_LANGUAGES:
            _lupdate(paths, language, folder)


def _lupdate(paths: Sequence[str], language: str, folder: Path, *options: str) -> None:
    """Update one catalogue; its language is named, since lupdate would guess it from the whole path."""
    languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
    fixed = ["-silent", "-locations", "none", "-no-obsolete"]
    _qt_tool("lupdate", *fixed, *languages, *options, *paths, "-ts", str(path_of(language, folder)))


def _qt_tool(name: str, *arguments: str) -> None:
    """Run one of the programs that come with PySide6."""
    package = importlib.util.find_spec("PySide6")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("PySide6-Essentials is needed to handle translations")
    suffix = ".exe" if sys.platform == "win32" else ""
    subprocess.run([str(Path(package.origin).with_name(name + suffix)), *arguments], check=True)


def report() -> None:
    """Print per language how many texts there are, how many are unfinished, and what is wrong."""
    for language in (SOURCE_LANGUAGE, *TARGET_LANGUAGES):
        catalogue = read(language)
        print(f"{language}: {len(catalogue.messages)} texts, {len(catalogue.unfinished)} unfinished")
        for problem in problems(catalogue):
            print(f"  {problem}")


def _update_and_report() -> None:
    update()
    report()


def _release() -> None:
    compile_all(unfinished=Unfinished.ERROR)


COMMANDS: dict[str, Callable[[], None]] = {
    "compile": compile_all,
    "release": _release,
    "update": _update_and_report,
}


def main(arguments: Sequence[str]) -> int:
    """Carry out one command; returns the exit status (2: wrong use)."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 2
    COMMANDS[arguments[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
