"""The part of PySide6 that the program uses: a few modules, their libraries and plugins.

The wheels of PySide6 use the stable interface of CPython, so one copy serves every Python from 3.11 on.
"""

from __future__ import annotations

import importlib.metadata
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from makers import elf, project, tools

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport")
PLUGINS = (
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "platforms/libqxcb.so",
    "platformthemes/libqxdgdesktopportal.so",
    "printsupport/libcupsprintersupport.so",
    "wayland-decoration-client/libadwaita.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-shell-integration/libxdg-shell.so",
)
OPTIONAL_PLUGINS = ("printsupport/libcupsprintersupport.so",)
"""Without their libraries Qt leaves these out and goes on."""
LANGUAGES = ("de", "es", "fi", "ja", "ru")
PURE = ("platformdirs",)
"""Packages without compiled code that the program imports."""
_FOREIGN_PYTHON = "3.11"


def site_packages(arch: project.Arch) -> Path:
    """A folder with the pinned PySide6 and its companions for this processor; downloaded unless it is ours."""
    if arch is project.host():
        return Path(str(importlib.metadata.distribution("shiboken6").locate_file("")))
    folder = project.WORK / f"site-packages-{arch.value}-{project.pins()['pyside6-essentials']}"
    if not folder.is_dir():
        download(arch, folder)
    return folder


def download(arch: project.Arch, folder: Path) -> None:
    """Unpack the pinned wheels for a processor into a new folder."""
    names = ("pyside6-essentials", "shiboken6", *PURE)
    wanted = [f"{name}=={project.pins()[name]}" for name in names]
    platforms = [f"--platform=manylinux_2_{minor}_{arch.machine}" for minor in (28, 34, 35, 39)]
    options = ["--no-deps", "--only-binary=:all:", f"--python-version={_FOREIGN_PYTHON}", "--quiet"]
    partial = folder.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    tools.run([sys.executable, "-m", "pip", "install", *options, *platforms, f"--target={partial}", *wanted])
    partial.rename(folder)


def install(site: Path, target: Path) -> None:
    """Copy what the program uses into `target`, where Python finds it as PySide6, shiboken6 and so on."""
    for path in sorted({*python_files(site), *binaries(site)}):
        copy = target / path.relative_to(site)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    unpack_support(target / "shiboken6" / "files.dir")


SUPPORT = """
import sys
import PySide6.QtCore
archive = sys.modules["shibokensupport.feature"].__loader__.zfile
names = [name for name in archive.namelist() if name.startswith("shibokensupport/") and name.endswith(".py")]
archive.extractall(sys.argv[1], names)
"""
"""The bindings carry Python files in an archive inside; the same ones for every processor."""


STUB_WRITER = Path("shibokensupport", "signature", "lib", "pyi_generator.py")
"""Writes type stubs of the bindings, which happens when they are built. They load it at each start all the same."""


def unpack_support(target: Path) -> None:
    """Put those files where the bindings look first: from there they are compiled once, else at every start.

    What is there to build the bindings is left empty.
    """
    tools.run([sys.executable, "-c", SUPPORT, target])
    (target / STUB_WRITER).write_text('"""Left empty: nothing in an installed program writes type stubs."""\n')


def python_files(site: Path) -> Iterator[Path]:
    """The sources of the bindings and Qt's own texts."""
    yield from (site / "PySide6").glob("*.py")
    yield from (site / "shiboken6").glob("*.py")
    yield site / "PySide6" / "support" / "__init__.py"
    yield site / "PySide6" / "support" / "deprecated.py"
    for name in PURE:
        yield from (site / name).rglob("*.py")
    for language in LANGUAGES:
        yield site / "PySide6" / "Qt" / "translations" / f"qtbase_{language}.qm"


def roots(site: Path) -> Iterator[Path]:
    """The compiled files that are loaded by name; the rest follows from them."""
    yield from (site / "shiboken6").glob("*.so*")
    yield from (site / "PySide6").glob("libpyside6.abi3.so*")
    yield from (site / "PySide6" / f"{module}.abi3.so" for module in MODULES)
    yield from (site / "PySide6" / "Qt" / "plugins" / plugin for plugin in PLUGINS)


def binaries(site: Path) -> set[Path]:
    """All compiled files to copy: the roots and the libraries of Qt that they need."""
    libraries = site / "PySide6" / "Qt" / "lib"
    found: set[Path] = set()
    todo = list(roots(site))
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += [libraries / name for name in elf.needed(path) if (libraries / name).is_file()]
    return found


def system_libraries(folder: Path) -> tuple[set[str], set[str]]:
    """The sonames that an installed tree wants from the system: those it must have, and those for printing."""
    inside = compiled(folder)
    optional = {folder / "PySide6" / "Qt" / "plugins" / plugin for plugin in OPTIONAL_PLUGINS}
    own = {path.name for path in inside}
    required = {name for path in inside - optional for name in elf.needed(path)} - own
    extra = {name for path in inside & optional for name in elf.needed(path)} - own - required
    return required, extra


def compiled(folder: Path) -> set[Path]:
    """The compiled files below a folder."""
    return {path for path in folder.rglob("*.so*") if path.is_file() and elf.is_elf(path)}


def symbol_versions(folder: Path) -> set[str]:
    """The symbol versions that an installed tree wants from the system, as in `GLIBC_2.34`."""
    return {version for path in compiled(folder) for version in elf.versions(path)}
