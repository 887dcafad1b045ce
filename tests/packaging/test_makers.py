"""The parts that packages are made of: what the program imports, archives, the changelog, the install script."""

import ast
import io
import shutil
import stat
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from build_kernel import linker_without_search_paths
from hatch_build import with_kernel
from makers import archives, debian, elf, project, qt, releases

INSTALLER = project.PACKAGING / "linux" / "install.sh"


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, as in `PySide6.QtCore`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
            yield from (f"PySide6.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield str(node.module)


def test_everything_the_program_imports_is_in_the_packages() -> None:
    named = {name for path in (project.ROOT / "ramsch_desktop").rglob("*.py") for name in imports(path)}
    others = {name for name in named if name.split(".")[0] not in (*sys.stdlib_module_names, "ramsch_desktop")}
    qt_modules = {name.split(".")[1] for name in others if name.startswith("PySide6.")}
    assert qt_modules <= set(qt.MODULES)
    assert {name.split(".")[0] for name in others} <= {"cython", "PySide6", "shiboken6", *qt.PURE, *debian.MODULES}


@pytest.mark.skipif(sys.platform != "linux", reason="reads the libraries of Linux")
def test_libraries_say_what_they_need() -> None:
    folder = qt.site_packages(project.host()) / "PySide6" / "Qt" / "lib"
    assert {"libQt6Gui.so.6", "libQt6Core.so.6", "libc.so.6"} <= set(elf.needed(folder / "libQt6Widgets.so.6"))
    assert {"Qt_6", "GLIBCXX_3.4"} <= elf.versions(folder / "libQt6Widgets.so.6")


def test_what_is_no_library_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.so"
    path.write_text("INPUT(libQt6Core.so)", encoding="utf-8")
    assert not elf.is_elf(path)
    with pytest.raises(ValueError, match="no 64-bit"):
        elf.needed(path)


def test_archives_forget_when_by_whom_and_in_which_order_files_were_made(tmp_path: Path) -> None:
    packed = []
    for number, names in enumerate((("b", "a", "Z"), ("Z", "a", "b"))):
        top = tmp_path / str(number)
        top.mkdir()
        for name in names:
            (top / name).write_text(name, encoding="utf-8")
        (top / "a").chmod(0o775 if number else 0o700)
        archives.settle(top)
        archives.write_tar_xz(top, tmp_path / f"{number}.tar.xz", "same", archives.FAST)
        packed.append((tmp_path / f"{number}.tar.xz").read_bytes())
    assert packed[0] == packed[1]
    with tarfile.open(fileobj=io.BytesIO(packed[0])) as archive:
        assert archive.getnames() == ["same", "same/Z", "same/a", "same/b"]
        assert [entry.mode for entry in archive] == [0o755, 0o644, 0o755, 0o644]


def test_a_wheel_with_the_compiled_search_core_is_for_its_platform_only(tmp_path: Path) -> None:
    kernel = tmp_path / "ramsch_desktop" / "kernel"
    kernel.mkdir(parents=True)
    assert with_kernel(tmp_path) == {}
    (kernel / "_core.abi3.so").touch()
    found = with_kernel(tmp_path)
    assert found["force_include"] == {str(kernel / "_core.abi3.so"): "ramsch_desktop/kernel/_core.abi3.so"}
    assert (found["pure_python"], found["tag"].rsplit("-", 1)[0]) == (False, "cp311-abi3")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems link in other ways")
def test_the_search_core_looks_for_nothing_in_folders_of_the_builder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sysconfig.get_config_vars(), "LDSHARED", "gcc -shared -L/opt/py/lib -Wl,-rpath,/opt/py/lib")
    assert linker_without_search_paths() == "gcc -shared -L/opt/py/lib"


CHANGELOG = """# Changelog

## [Unreleased]

### Added

* One thing that is told
  in two lines.

## [0.2.0] - 2026-03-01

### Fixed

* Another `thing`.

## [0.1.0] - 2026-02-01
"""


def test_the_changelog_is_read_newest_first() -> None:
    found = releases.read(CHANGELOG)
    assert [release.version for release in found] == [project.version(), "0.2.0"]
    assert found[0].changes == ("One thing that is told in two lines.",)
    assert found[1] == releases.Release("0.2.0", datetime(2026, 3, 1, 12, tzinfo=UTC), ("Another thing.",))


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A small archive as a person unpacks it."""
    folder = tmp_path / "unpacked"
    for name in ("bin/ramsch-desktop", "lib/ramsch-desktop/ramsch_desktop/app.py"):
        (folder / "files" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "files" / name).write_text("#!/usr/bin/python3 -I\n", encoding="utf-8")
    applications = folder / "files" / "share" / "applications"
    applications.mkdir(parents=True)
    (applications / "ramsch-desktop.desktop").write_text("Exec=ramsch-desktop %f\n", encoding="utf-8")
    shutil.copy(INSTALLER, folder / "install.sh")
    return folder


def install(unpacked: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the install script."""
    return subprocess.run(["sh", str(unpacked / "install.sh"), *arguments], capture_output=True, text=True, check=False)


needs_shell = pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")


@needs_shell
def test_the_archive_installs_under_a_prefix_and_goes_again(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "some where"
    prefix.mkdir(mode=0o700)
    (prefix / "share").mkdir(mode=0o700)
    (prefix / "share" / "mine").write_text("stays", encoding="utf-8")
    assert install(unpacked, "--prefix", str(prefix)).returncode == 0
    entry = (prefix / "share/applications/ramsch-desktop.desktop").read_text(encoding="utf-8")
    assert entry == f'Exec="{prefix}/bin/ramsch-desktop" %f\n'
    assert (prefix / "lib/ramsch-desktop/ramsch_desktop/app.py").exists()
    assert stat.S_IMODE((prefix / "share").stat().st_mode) == 0o700
    assert install(unpacked, "--uninstall", "--prefix", str(prefix)).returncode == 0
    left = [path for path in prefix.rglob("*") if path.is_file()]
    assert [path.name for path in left if "mime" not in path.parts and path.name != "mimeinfo.cache"] == ["mine"]


@needs_shell
@pytest.mark.parametrize("arguments", [("--prefix", "relative"), ("--prefix",), ("--unknown",)])
def test_the_install_script_refuses_what_it_does_not_understand(unpacked: Path, arguments: tuple[str, ...]) -> None:
    assert install(unpacked, *arguments).returncode == 2


def test_the_bindings_find_their_files_but_nothing_that_writes_stubs(tmp_path: Path) -> None:
    qt.unpack_support(tmp_path)
    parser = tmp_path / "shibokensupport" / "signature" / "parser.py"
    assert parser.stat().st_size > 1000
    writer = tmp_path / "shibokensupport" / "signature" / "lib" / "pyi_generator.py"
    assert [type(node) for node in ast.parse(writer.read_text(encoding="utf-8")).body] == [ast.Expr]
