"""The one build hook: whatever a wheel holds beside the Python sources is made and collected here."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = "ramsch_desktop/_data"
GENERATORS = ("art", "tones")


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes translations, kernel and Japanese font, and puts them, the help pages and the assets into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before every build; an editable one finds its data in the checkout and needs none inside."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_translations(root, "compile" if version == "editable" else "release")
        for name in ("build_kernel", "build_font"):
            script(root, name).build(root)
        if version != "editable":
            build_data["force_include"].update(dict(shipped(root)))
            kernel = with_kernel(root)
            build_data["force_include"].update(kernel.pop("force_include", {}))
            build_data.update(kernel)


def script(root: Path, name: str) -> ModuleType:
    """A script that makes something to be shipped; it lies beside this one, where no import finds it."""
    spec = importlib.util.spec_from_file_location(name, root / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_translations(root: Path, command: str) -> None:
    """Make a `.qm` beside each `.ts`: "compile" for a checkout, "release" for what others install.

    Raises CalledProcessError if a file is invalid or, in a release, not translated to its end.
    """
    subprocess.run([sys.executable, "-m", "i18n.translations", command], cwd=root, check=True)


def shipped(root: Path) -> Iterator[tuple[str, str]]:
    """Pairs (file in the checkout, path in the wheel); below DATA the folders are those of the checkout."""
    compiled = (root / "i18n").glob("*.qm")
    help_pages = (root / "i18n" / "help").rglob("*.md")
    assets = (path for path in (root / "assets").rglob("*") if path.is_file() and not generates(path, root))
    for path in sorted([*compiled, *help_pages, *assets]):
        yield str(path), f"{DATA}/{path.relative_to(root).as_posix()}"


def with_kernel(root: Path) -> dict[str, Any]:
    """What the wheel says and holds if the search core is compiled in this checkout; empty if it is not."""
    folder = root / "ramsch_desktop" / "kernel"
    compiled = sorted([*folder.glob("_core*.so"), *folder.glob("_core*.pyd")])
    if not compiled:
        return {}
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return {
        "force_include": {str(path): path.relative_to(root).as_posix() for path in compiled},
        "pure_python": False,
        "tag": f"cp311-abi3-{platform}",
    }


def generates(path: Path, root: Path) -> bool:
    """Whether this file is part of a generator, which a player does not need."""
    return path.relative_to(root / "assets").parts[0] in GENERATORS or path.suffix in (".py", ".pyc")
