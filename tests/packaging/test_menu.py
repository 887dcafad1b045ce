"""What the system shows of the program: menu entry, MIME type, metainfo and manual pages."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from dataclasses import asdict
from pathlib import Path

import pytest
from PIL import Image

from i18n.catalogue import TARGET_LANGUAGES, State, read
from makers import icons, manual, menu, metainfo, project, texts
from ramsch_desktop.cli import COMMANDS, fill_table
from ramsch_desktop.cli.parser import QuietParser

LANGUAGES = (texts.SOURCE, *texts.LANGUAGES)
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def needs(program: str) -> pytest.MarkDecorator:
    """Skip where a checking program is not installed."""
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"needs {program}")


def said_by(*command: str | Path) -> str:
    """Everything that a checking program prints."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_the_texts_are_in_all_languages_of_the_program() -> None:
    assert set(texts.LANGUAGES) == set(TARGET_LANGUAGES)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_each_language_says_as_much_as_the_source(language: str) -> None:
    source, text = asdict(texts.read("en")), asdict(texts.read(language))
    assert [len(text["games"]), text["screenshots"].keys()] == [len(source["games"]), source["screenshots"].keys()]
    same = [key for key in source if key not in ("keywords", "games", "screenshots") and text[key] == source[key]]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_texts_have_no_full_stop_and_keywords_no_semicolon(language: str) -> None:
    text = texts.read(language)
    short = (text.generic_name, text.comment, text.summary, text.record, *text.games)
    assert [line for line in short if line.endswith((".", "。"))] == []
    assert not any(";" in word for word in text.keywords)


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid(tmp_path: Path) -> None:
    path = tmp_path / "ramsch-desktop.desktop"
    path.write_text(menu.desktop_entry(), encoding="utf-8")
    assert said_by("desktop-file-validate", path) == ""


def test_the_menu_entry_opens_records() -> None:
    lines = menu.desktop_entry().splitlines()
    assert "Exec=ramsch-desktop %f" in lines
    assert "MimeType=application/x-ramsch;" in lines
    assert ET.fromstring(menu.mime_type()).find(".//{*}glob").attrib == {"pattern": "*.ramsch"}  # type: ignore[union-attr]


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_every_language(key: str) -> None:
    found = re.findall(rf"^{key}(?:\[(\w+)\])?=.+$", menu.desktop_entry(), re.MULTILINE)
    assert sorted(found) == ["", *sorted(texts.LANGUAGES)]


@needs("appstreamcli")
def test_the_metainfo_is_valid(tmp_path: Path) -> None:
    path = tmp_path / f"{project.COMPONENT}.metainfo.xml"
    path.write_text(metainfo.metainfo(), encoding="utf-8")
    said = said_by("appstreamcli", "validate", "--pedantic", "--no-net", path)
    problems = [line for line in said.splitlines() if re.match(r"[EWP]:", line)]
    assert problems == []


def test_the_metainfo_speaks_every_language() -> None:
    root = ET.fromstring(metainfo.metainfo())
    for tag in ("summary", "p", "li", "caption"):
        found = {element.get(XML_LANG, "en") for element in root.iter(tag)}
        assert found == set(LANGUAGES), tag


def test_the_pictures_of_the_metainfo_are_there_and_as_large_as_it_says() -> None:
    images = list(ET.fromstring(metainfo.metainfo()).iter("image"))
    assert len(images) == len(texts.read("en").screenshots)
    for image in images:
        with Image.open(metainfo.PICTURES / str(image.text).rsplit("/", 1)[1]) as picture:
            assert picture.size == (int(image.attrib["width"]), int(image.attrib["height"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_names_every_option_and_command(language: str) -> None:
    page = manual.page(language).replace("\\-", "-")
    parser = QuietParser(project.NAME, "")
    fill_table(parser)
    options = [name for action in parser._actions for name in action.option_strings if name.startswith("--")]
    assert [name for name in options if name not in page] == []
    assert [name for name in COMMANDS if f"\n.B {name}\n" not in page] == []


@pytest.mark.parametrize("language", TARGET_LANGUAGES)
def test_the_manual_page_and_the_help_use_the_same_words(language: str) -> None:
    page = manual.page(language).replace("\\:", "")
    finished = {each.source: each.forms[0] for each in read(language).messages if each.state is State.FINISHED}
    for name, command in COMMANDS.items():
        assert f"\n.B {name}\n{finished.get(command.summary, '')}" in page
    for word in ("GAME", "LANGUAGE", "FILE", "COMMAND", "ARGUMENT"):
        assert finished.get(word, "") in page


@needs("man")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_has_no_warnings(language: str, tmp_path: Path) -> None:
    path = tmp_path / "ramsch-desktop.6"
    path.write_text(manual.page(language), encoding="utf-8")
    command = ["man", "--warnings=w", "-E", "UTF-8", "-l", str(path)]
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (done.stderr, "ramsch-desktop" in done.stdout) == ("", True)


def test_the_icons_are_as_large_as_their_folder_says(tmp_path: Path) -> None:
    icons.install(tmp_path)
    for path in tmp_path.rglob("*.png"):
        with Image.open(path) as picture:
            assert path.parts[-3] == "{}x{}".format(*picture.size)
            assert picture.getchannel("A").getextrema() == (0, 255)


def test_windows_and_macos_get_every_size(tmp_path: Path) -> None:
    (tmp_path / "icon.ico").write_bytes(icons.ico())
    (tmp_path / "icon.icns").write_bytes(icons.icns())
    with Image.open(tmp_path / "icon.ico") as windows, Image.open(tmp_path / "icon.icns") as macos:
        assert windows.info["sizes"] == {(size, size) for size in icons.WINDOWS_SIZES}
        assert {width * scale for width, _, scale in macos.info["sizes"]} == set(icons.MACOS_TYPES.values())
