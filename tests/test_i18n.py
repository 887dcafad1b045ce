"""The catalogues are fresh and sound, and the rules for them can be broken."""

import shutil
import subprocess
from pathlib import Path

import pytest

from i18n import checks, sources, translations
from i18n.catalogue import (
    COMPLETE,
    FOLDER,
    PLURAL_FORMS,
    SOURCE_LANGUAGE,
    TARGET_LANGUAGES,
    Catalogue,
    Message,
    State,
    parse,
    path_of,
    read,
)
from i18n.checks import problems
from i18n.terms import wrong_terms
from i18n.translations import Unfinished

LANGUAGES = tuple(PLURAL_FORMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_problems(language: str) -> None:
    assert problems(read(language)) == []


@pytest.mark.parametrize("language", TARGET_LANGUAGES)
def test_the_main_terms_are_those_of_the_games(language: str) -> None:
    assert list(wrong_terms(read(language))) == []


@pytest.mark.parametrize(
    ("language", "source", "translation", "wrong"),
    [
        ("fi", "%n trick(s)", "%n tikki", False),
        ("fi", "%n trick(s)", "%n temppu", True),
        ("ja", "Trump ace", "切り札のエース", False),
        ("ja", "Trump ace", "トランプのエース", True),
        ("es", "The declarer needs 61.", "El jugador necesita 61.", True),
        ("de", "{tricks}", "{tricks}", False),
    ],
)
def test_a_wrong_term_is_found(language: str, source: str, translation: str, *, wrong: bool) -> None:
    message = Message("Words", source, "", False, State.FINISHED, (translation,))
    assert bool(list(wrong_terms(Catalogue(language, (message,))))) is wrong


def test_the_catalogues_are_up_to_date_with_the_sources(tmp_path: Path) -> None:
    for language in LANGUAGES:
        shutil.copy(path_of(language), tmp_path)
    translations.update(tmp_path)
    stale = [lang for lang in LANGUAGES if path_of(lang).read_bytes() != path_of(lang, tmp_path).read_bytes()]
    assert stale == [], "python3 dev.py translations brings them up to date"


def test_every_text_of_the_sources_is_collected() -> None:
    collected = {message.source for message in read("de").messages}
    written = {text for path in translations.PACKAGE.rglob("*.py") for text in sources.texts(path.read_bytes())}
    assert written - collected == set()


def test_complete_languages_are_known() -> None:
    assert set(COMPLETE) <= set(LANGUAGES)


SOURCE = b"""
from PySide6.QtCore import QCoreApplication, QObject

def QT_TRANSLATE_NOOP(context, text):
    return text

CLUBS = QT_TRANSLATE_NOOP("Card", "Clubs")

class Table(QObject):
    def say(self, n, tricks):
        self.tr("New match")
        self.tr("%n card(s) left", "", n)
        QCoreApplication.translate("Score", "%n point(s)", None, n)

def words(translate, tricks):
    return translate(
        "Score",
        "%n trick(s) by %1",
        "\xc3\xa4 comment",
        len(tricks),
    ) + translate("Score", "%n deal(s)", n=tricks.number)
"""


def collect(tmp_path: Path, source: bytes) -> Path:
    """Make catalogues for a package of one module."""
    package = tmp_path / "package"
    package.mkdir(exist_ok=True)
    (package / "table.py").write_bytes(source)
    translations.update(tmp_path, package)
    return tmp_path


def test_all_forms_of_texts_are_collected(tmp_path: Path) -> None:
    messages = read("ru", collect(tmp_path, SOURCE)).messages
    assert {(message.context, message.source, message.counts) for message in messages} == {
        ("Card", "Clubs", False),
        ("Table", "New match", False),
        ("Table", "%n card(s) left", True),
        ("Score", "%n point(s)", True),
        ("Score", "%n trick(s) by %1", True),
        ("Score", "%n deal(s)", True),
    }
    assert {message.comment for message in messages} == {"", "\u00e4 comment"}
    assert {len(message.forms) for message in messages if message.counts} == {3}


def test_the_english_catalogue_holds_only_texts_that_count(tmp_path: Path) -> None:
    messages = read("en", collect(tmp_path, SOURCE)).messages
    assert len(messages) == 4
    assert all(message.counts and len(message.forms) == 2 for message in messages)


def test_an_update_keeps_translations_and_drops_vanished_texts(tmp_path: Path) -> None:
    collect(tmp_path, b'class A:\n    def f(self):\n        self.tr("Play")\n        self.tr("Pass")\n')
    path = path_of("de", tmp_path)
    unfinished = '<source>Play</source>\n        <translation type="unfinished"></translation>'
    finished = "<source>Play</source>\n        <translation>Spielen</translation>"
    text = path.read_text(encoding="utf-8")
    assert unfinished in text
    path.write_text(text.replace(unfinished, finished), encoding="utf-8")
    collect(tmp_path, b'class A:\n    def f(self):\n        self.tr("Play")\n')
    assert [(message.source, message.forms) for message in read("de", tmp_path).messages] == [("Play", ("Spielen",))]


def test_texts_that_lupdate_cannot_read_are_found() -> None:
    assert sources.texts(b'tr = translate\ntr("Play")\nself.tr("A" "B")\nself.tr(name)') == {"Play", "AB"}
    assert sources.texts(b'self.tr(f"{name} plays")') == {"f'{name} plays'"}


def test_in_a_checkout_an_unfinished_text_is_english_and_a_finished_one_answers(tmp_path: Path) -> None:
    from PySide6.QtCore import QTranslator

    collect(tmp_path, SOURCE)
    path = path_of("de", tmp_path)
    text = path.read_text(encoding="utf-8").replace(
        '<source>Clubs</source>\n        <translation type="unfinished"></translation>',
        "<source>Clubs</source>\n        <translation>Kreuz</translation>",
    )
    path.write_text(text, encoding="utf-8")
    translations.compile_all(tmp_path)
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    assert translator.translate("Card", "Clubs") == "Kreuz"
    assert not translator.translate("Card", "Hearts")


def test_in_a_release_an_unfinished_text_is_an_error(tmp_path: Path) -> None:
    collect(tmp_path, SOURCE)
    with pytest.raises(subprocess.CalledProcessError):
        translations.compile_all(tmp_path, Unfinished.ERROR)


def test_a_program_that_runs_keeps_the_texts_that_it_reads(tmp_path: Path) -> None:
    for language in (SOURCE_LANGUAGE, *TARGET_LANGUAGES):
        shutil.copy(path_of(language), tmp_path)
    translations.compile_all(tmp_path)
    compiled = path_of("de", tmp_path).with_suffix(".qm")
    with compiled.open("rb") as mapped:
        before = mapped.read()
        source = path_of("de", tmp_path)
        source.write_text(source.read_text(encoding="utf-8").replace("Spiel", "Partie"), encoding="utf-8")
        translations.compile_all(tmp_path)
        mapped.seek(0)
        assert mapped.read() == before != compiled.read_bytes()
    assert sorted(path.suffix for path in tmp_path.iterdir()) == sorted([".ts", ".qm"] * 6)


@pytest.mark.parametrize(("command", "wanted"), [("compile", Unfinished.IN_ENGLISH), ("release", Unfinished.ERROR)])
def test_each_command_treats_unfinished_texts_in_its_way(
    monkeypatch: pytest.MonkeyPatch, command: str, wanted: Unfinished
) -> None:
    asked: list[Unfinished] = []

    def compile_all(folder: Path = FOLDER, unfinished: Unfinished = Unfinished.IN_ENGLISH) -> None:
        asked.append(unfinished)

    monkeypatch.setattr(translations, "compile_all", compile_all)
    monkeypatch.setitem(translations.COMMANDS, "compile", compile_all)
    assert translations.main([command]) == 0
    assert asked == [wanted]


TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Table</name>
    <message>
        <source>&amp;New</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
</TS>
"""


def test_a_catalogue_is_read_as_written() -> None:
    new = Message("Table", "&New", "menu", False, State.UNFINISHED, ("",))
    cards = Message("Table", "%n card(s)", "", True, State.FINISHED, ("%n Karte", "%n Karten"))
    assert parse("de", TS) == Catalogue("de", (new, cards))
    assert parse("de", TS).unfinished == (new,)


def german(source: str, *forms: str, context: str = "Table") -> Message:
    """A finished message; it counts if it has several forms."""
    return Message(context, source, "", len(forms) > 1, State.FINISHED, forms)


SOUND = [
    german("%1 plays %2", "%2 spielt %1"),
    german("{card} wins", "{card} sticht"),
    german("missing: %s %(option)r", "es fehlt: %(option)r %s"),
    german("%n card(s)", "eine Karte", "%n Karten"),
    german("Skat", "Skat"),
    german("%1: %2", "%1: %2"),
    german("&New", "&Neu", context="GameMenu"),
    german("&Open", "&\u00d6ffnen", context="GameMenu"),
    german("Salt && pepper", "Salz && Pfeffer"),
]

UNSOUND = [
    german("%1 plays %2", "%1 spielt"),
    german("%1 plays", "%2 spielt"),
    german("{card} wins", "{karte} sticht"),
    german("missing: %s", "es fehlt: %r"),
    german("%(option)s is missing", "%(wahl)s fehlt"),
    german("%n card(s)", "%n Karte", "%n Karten", "%n Karten"),
    german("%n card(s)", "%n Karte", ""),
    german("%n card(s)", "%n Karten"),
    german("Play", "Play"),
    german("&New", "Neu"),
    german("New", "&Neu"),
]


@pytest.mark.parametrize("message", SOUND, ids=lambda message: message.source)
def test_a_sound_translation_has_no_problems(message: Message) -> None:
    assert problems(Catalogue("de", (message,))) == []


@pytest.mark.parametrize("message", UNSOUND, ids=lambda message: message.forms[0])
def test_an_unsound_translation_has_a_problem(message: Message) -> None:
    assert len(problems(Catalogue("de", (message,)))) == 1


def test_underlined_letters_are_unique_within_a_menu() -> None:
    new, quit_ = german("&New", "&Neu", context="GameMenu"), german("&Quit", "Be&enden", context="GameMenu")
    same = german("&Next", "&N\u00e4chste", context="GameMenu")
    assert problems(Catalogue("de", (new, quit_))) == []
    assert len(problems(Catalogue("de", (new, same)))) == 2
    elsewhere = german("&Next", "&N\u00e4chste", context="ReviewMenu")
    assert problems(Catalogue("de", (new, elsewhere))) == []


def test_unfinished_texts_are_a_problem_in_complete_languages_only(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue("de", (Message("Table", "Play", "", False, State.UNFINISHED, ("",)),))
    monkeypatch.setattr(checks, "COMPLETE", ())
    assert problems(catalogue) == []
    monkeypatch.setattr(checks, "COMPLETE", ("de",))
    assert problems(catalogue) == ["de: Table: 'Play' is unfinished"]


def test_each_language_has_a_catalogue() -> None:
    assert {path.name for path in FOLDER.glob("*.ts")} == {f"ramsch_{language}.ts" for language in LANGUAGES}
