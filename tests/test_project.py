"""The project's own files fit together: versions, the wheel, the pages for readers."""

import importlib.metadata
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev
import ramsch_desktop

ROOT = Path(__file__).resolve().parent.parent


def read(name: str) -> str:
    """The text of a file of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    """The project's metadata."""
    return tomllib.loads(read("pyproject.toml"))


def pins() -> dict[str, str]:
    """The version of each package in the constraints."""
    lines = [line for line in read("constraints.txt").splitlines() if line and not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


def required() -> dict[str, list[Requirement]]:
    """Every requirement of the project and, through what is installed, of its requirements."""
    found: dict[str, list[Requirement]] = {}
    todo = [Requirement(text) for text in dev.requirements()]
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        if name not in found and (not requirement.marker or requirement.marker.evaluate({"extra": ""})):
            todo += [Requirement(text) for text in importlib.metadata.requires(name) or []]
        if not requirement.marker or requirement.marker.evaluate({"extra": ""}):
            found.setdefault(name, []).append(requirement)
    return found


def test_every_package_is_pinned_within_its_range() -> None:
    versions = pins()
    assert set(required()) - set(versions) == set()
    for name, requirements in required().items():
        assert all(requirement.specifier.contains(versions[name]) for requirement in requirements), name


def test_qt_stays_below_the_version_that_aborts() -> None:
    texts = [*project()["project"]["dependencies"], *project()["build-system"]["requires"]]
    ranges = [Requirement(text).specifier for text in texts if text.startswith("PySide6-Essentials")]
    assert len(ranges) == 2
    assert all("6.8.0" in allowed and "6.11.3" in allowed and "6.12.0" not in allowed for allowed in ranges)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal since Python 3.12")
def test_void_qt_calls_keep_the_references_to_none() -> None:
    from PySide6.QtCore import QObject

    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(2000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 50


def test_the_command_is_installed() -> None:
    assert project()["project"]["scripts"] == {"ramsch-desktop": "ramsch_desktop.app:main"}


def test_the_change_log_knows_the_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", read("CHANGELOG.md"), re.MULTILINE)
    assert headings[0] in ("Unreleased", ramsch_desktop.__version__)


@pytest.mark.parametrize("command", ["dev.py run", "dev.py test", "uv run ramsch-desktop", "uv run pytest"])
def test_the_readme_names_the_commands(command: str) -> None:
    assert command in read("README.md")


def test_the_picture_in_the_readme_is_beside_the_packages() -> None:
    assert re.findall(r"!\[.+?\]\((.+?)\)", read("README.md")) == ["packaging/screenshots/table.png"]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "i18n/README.md"])
def test_files_that_pages_point_to_exist(page: str) -> None:
    links = re.findall(r"(?<!!)\[[^\]]+\]\(([^):#]+)\)", read(page))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_continuous_integration_runs_the_tests_and_nothing_else() -> None:
    commands = [line for line in read(".ci/run").splitlines() if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec python3 dev.py test"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        return set(archive.namelist())


def below(*patterns: str) -> set[str]:
    """The files of the checkout that these patterns find."""
    paths = [path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()]
    return {path.relative_to(ROOT).as_posix() for path in paths}


def test_the_wheel_holds_every_module(wheel: set[str]) -> None:
    assert below("ramsch_desktop/**/*.py", "ramsch_desktop/py.typed") <= wheel


def test_the_wheel_holds_translations_help_and_assets(wheel: set[str]) -> None:
    compiled = {path.replace(".ts", ".qm") for path in below("i18n/*.ts")}
    assets = below("assets/**/*") - below("assets/art/**/*", "assets/tones/**/*", "assets/**/*.py*")
    shipped = compiled | assets | below("i18n/help/**/*.md")
    assert len(compiled) == 6
    assert {f"ramsch_desktop/_data/{path}" for path in shipped} <= wheel


def test_the_wheel_holds_nothing_else(wheel: set[str]) -> None:
    others = {name for name in wheel if not name.startswith("ramsch_desktop/")}
    assert all(re.match(r"ramsch_desktop-[\d.]+\.dist-info/", name) for name in others)
    unwanted = [name for name in wheel if name.endswith((".ts", ".pyc")) or "/art/" in name or "/tones/" in name]
    assert unwanted == []
    assert [name for name in wheel if name.startswith("ramsch_desktop/_data/") and name.endswith(".py")] == []
