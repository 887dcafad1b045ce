"""The letters for Japanese that come with the program: all that the texts use, and seen where the system has none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

import build_font
from i18n.catalogue import read
from makers import project

DEJAVU = Path("/usr/share/fonts/truetype/dejavu")
LARGEST = 1_000_000
FONTS = build_font.fonts(project.ROOT)

has_sources = shutil.which(build_font.TOOL) is not None and all(map(build_font.source, build_font.WEIGHTS))

MISSING = """
from PySide6.QtGui import QGuiApplication, QTextLayout
from ramsch_desktop.ui.theme.fonts import provide_letters

def missing():
    layout = QTextLayout("カードを配ります。")
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return sum(run.glyphIndexes().count(0) for run in layout.glyphRuns())

app = QGuiApplication([])
before = missing()
provide_letters("de")
print(before, missing(), end=" ")
provide_letters("ja")
print(missing())
"""


def missing_letters(path: Path, letters: Iterable[str]) -> list[str]:
    """Letters that a font does not have."""
    font = QRawFont(str(path), 16)
    assert font.isValid()
    return [letter for letter in sorted(letters) if not font.supportsCharacter(ord(letter))]


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.name)
def test_the_fonts_have_every_letter_of_the_japanese_texts(qapp: QGuiApplication, path: Path) -> None:
    texts = [text for message in read("ja").messages for text in message.forms]
    pages = [page.read_text(encoding="utf-8") for page in (project.ROOT / "i18n" / "help" / "ja").glob("*.md")]
    used = {letter for text in (*texts, *pages) for letter in text if letter.isprintable()}
    assert used <= build_font.used(project.ROOT)
    assert missing_letters(path, used) == [], "python packaging/build_font.py cuts them anew"


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.name)
def test_the_fonts_have_letters_for_texts_to_come(qapp: QGuiApplication, path: Path) -> None:
    kana = {chr(code) for code in (*range(0x3041, 0x3097), *range(0x30A1, 0x30FD))}
    assert len(set(build_font.COMMON)) > 700
    assert missing_letters(path, kana | set(build_font.COMMON) | set("、。「」（）：？！〜Aä")) == []


def test_the_fonts_are_small_and_bring_their_licence() -> None:
    assert sum(path.stat().st_size for path in FONTS) < LARGEST
    licence = project.ROOT / "assets" / "fonts" / build_font.LICENCE.name
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")
    assert "Noto Sans CJK" in (project.ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8")


def test_the_fonts_belong_to_every_checkout() -> None:
    assert "fonts" not in (project.ROOT / ".gitignore").read_text(encoding="utf-8")


def test_what_is_asked_for_needs_no_line_break() -> None:
    letters = build_font.characters(project.ROOT)
    assert set("あヴー、。「」（）配Aä") <= set(letters)
    assert "\n" not in letters


@pytest.mark.skipif(not has_sources, reason="needs pyftsubset and Noto Sans CJK")
def test_cutting_twice_gives_the_same_bytes(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_font, "characters", lambda root: "あ配A")
    for name in ("one", "two"):
        assert build_font.build(project.ROOT, tmp_path / name) == 0
    for name in (*build_font.WEIGHTS.values(), build_font.LICENCE.name):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert missing_letters(tmp_path / "one" / "japanese-bold.otf", "あ配Aい") == ["い"]


def test_without_the_tool_nothing_is_changed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_font, "TOOL", "no-such-tool")
    assert build_font.build(project.ROOT, tmp_path / "fonts") == 1
    assert not (tmp_path / "fonts").exists()
    assert "no-such-tool" in capsys.readouterr().err


@pytest.mark.skipif(not DEJAVU.is_dir(), reason="needs fonts without Japanese letters")
def test_they_are_loaded_for_japanese_where_the_system_has_none(tmp_path: Path) -> None:
    known = tmp_path / "fonts.conf"
    folders = f"<dir>{DEJAVU}</dir><cachedir>{tmp_path}</cachedir>"
    known.write_text(f"<?xml version='1.0'?><fontconfig>{folders}</fontconfig>", encoding="utf-8")
    environment = {**os.environ, "FONTCONFIG_FILE": str(known), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", MISSING]
    shown = subprocess.run(command, cwd=project.ROOT, env=environment, capture_output=True, text=True, check=True)
    assert shown.stdout.split() == ["9", "9", "0"]
