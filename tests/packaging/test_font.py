"""The letters for Japanese that packages bring along: all that the texts use, and seen where the system has none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

import build_font
from i18n.catalogue import read
from makers import project

DEJAVU = Path("/usr/share/fonts/truetype/dejavu")
LARGEST = 700_000

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


@pytest.fixture(scope="module")
def fonts() -> list[Path]:
    if not has_sources:
        pytest.skip("needs pyftsubset and Noto Sans CJK")
    return build_font.build(project.ROOT)


def test_the_font_has_every_character_of_the_japanese_texts(qapp: QGuiApplication, fonts: list[Path]) -> None:
    texts = [text for message in read("ja").messages for text in message.forms]
    pages = [path.read_text(encoding="utf-8") for path in (project.ROOT / "i18n" / "help" / "ja").glob("*.md")]
    used = {letter for text in (*texts, *pages) for letter in text if letter.isprintable()}
    for path in fonts[:2]:
        font = QRawFont(str(path), 16)
        assert [letter for letter in sorted(used) if not font.supportsCharacter(ord(letter))] == []


def test_the_fonts_are_small_and_bring_their_licence(fonts: list[Path]) -> None:
    assert sum(path.stat().st_size for path in fonts) < LARGEST
    assert "SIL OPEN FONT LICENSE Version 1.1" in fonts[2].read_text(encoding="utf-8")


def test_texts_and_kana_are_asked_for() -> None:
    letters = build_font.characters(project.ROOT)
    assert set("あヴー、。「」（）配Aä") <= set(letters)
    assert "\n" not in letters


@pytest.mark.skipif(not DEJAVU.is_dir(), reason="needs fonts without Japanese letters")
def test_they_are_loaded_for_japanese_where_the_system_has_none(fonts: list[Path], tmp_path: Path) -> None:
    known = tmp_path / "fonts.conf"
    folders = f"<dir>{DEJAVU}</dir><cachedir>{tmp_path}</cachedir>"
    known.write_text(f"<?xml version='1.0'?><fontconfig>{folders}</fontconfig>", encoding="utf-8")
    environment = {**os.environ, "FONTCONFIG_FILE": str(known), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", MISSING]
    shown = subprocess.run(command, cwd=project.ROOT, env=environment, capture_output=True, text=True, check=True)
    assert shown.stdout.split() == ["9", "9", "0"]
