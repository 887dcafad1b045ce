"""Building the kernel: where no compiler works the plain form stays, and what is fresh is kept."""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def copy_of_the_kernel(tmp_path: Path) -> Path:
    kernel = tmp_path / "ramsch_desktop" / "kernel"
    shutil.copytree(ROOT / "ramsch_desktop" / "kernel", kernel, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return kernel


@pytest.mark.skipif(os.name == "nt", reason="CC names a compiler on Unix")
def test_without_a_compiler_nothing_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = copy_of_the_kernel(tmp_path)
    stale = kernel / "_core.abi3.so"
    stale.touch()
    monkeypatch.setenv("CC", "/bin/false")
    assert script("build_kernel").build(tmp_path) is None
    assert not stale.exists()


def test_what_is_newer_than_its_sources_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    kernel = copy_of_the_kernel(tmp_path)
    builder = script("build_kernel")
    assert not builder.is_fresh(kernel)
    (kernel / "_core.abi3.so").write_bytes(b"made")
    assert builder.build(tmp_path) == kernel / "_core.abi3.so"
    os.utime(kernel / "core" / "search.py", (2e9, 2e9))
    assert not builder.is_fresh(kernel)
