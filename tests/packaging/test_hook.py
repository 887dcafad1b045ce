"""The build hook: a package has every text translated, an editable installation of a checkout need not."""

from types import SimpleNamespace
from typing import Any

import pytest

import hatch_build


@pytest.mark.parametrize(("version", "command"), [("editable", "compile"), ("standard", "release")])
def test_unfinished_texts_are_an_error_only_in_a_package(
    monkeypatch: pytest.MonkeyPatch, version: str, command: str
) -> None:
    asked: list[str] = []
    kernel = SimpleNamespace(build=lambda root: None)
    monkeypatch.setattr(hatch_build, "compile_translations", lambda root, command: asked.append(command))
    monkeypatch.setattr(hatch_build, "script", lambda root, name: kernel)
    nothing: Any = None
    hook = hatch_build.BuildHook(".", {}, nothing, nothing, "", "wheel")
    hook.initialize(version, {"force_include": {}})
    assert asked == [command]
