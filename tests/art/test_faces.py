"""Reading packs, and putting letters and colours into faces."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from assets.art import ASSETS
from assets.art.courts import court
from assets.art.palettes import FRENCH, index_colours
from ramsch_desktop.store.face_packs import export_folder
from ramsch_desktop.store.pack_import import bring_in
from ramsch_desktop.ui.table.faces import (
    INTERNATIONAL,
    FacePack,
    IndexLetters,
    PackError,
    PackSuits,
    back_picture,
    card_codes,
    face_picture,
    letters_for,
    load_labels,
    load_pack,
    starting_pack,
)
from tests.art.raster import FRENCH_PACKS, PACKS, codes, pack, render, rms

CARDS = ASSETS / "cards"
LABELS = load_labels(CARDS / "indices.toml")


def _shows(found: FacePack, code: str, letters: IndexLetters, label: str) -> bool:
    drawing = LABELS[label].svg.replace("currentColor", index_colours(found.name)[code[0]])
    return drawing in face_picture(found, code, letters, False).decode()


@pytest.mark.parametrize(
    ("language", "letters"),
    [("de", "AKDB"), ("en", "AKQJ"), ("fi", "AKQJ"), ("ja", "AKQJ"), ("es_ES", "AKQJ"), ("ru_RU", "ТКДВ")],
)
def test_letters_follow_the_language(language: str, letters: str) -> None:
    found = letters_for(language)
    assert found.ace + found.king + found.queen + found.jack == letters
    for rank, label in zip("AKQJ", letters, strict=True):
        assert _shows(pack("french"), "H" + rank, found, label)


def test_german_letters_are_the_same_in_every_language() -> None:
    for rank, label in zip("AKQJ", "AKOU", strict=True):
        assert _shows(pack("german"), "C" + rank, letters_for("ru"), label)


def test_a_full_face_has_its_label_in_two_corners_and_a_compact_one_in_one() -> None:
    drawing = LABELS["10"].svg.replace("currentColor", index_colours("french")["H"])
    assert face_picture(pack("french"), "H10", INTERNATIONAL, False).decode().count(drawing) == 2
    assert face_picture(pack("french"), "H10", INTERNATIONAL, True).decode().count(drawing) == 1


def test_suits_have_their_words() -> None:
    assert pack("german").suits is PackSuits.GERMAN
    assert {pack(name).suits for name in FRENCH_PACKS} == {PackSuits.FRENCH}


@pytest.mark.parametrize("name", PACKS)
def test_packs_hold_the_cards_they_name(name: str) -> None:
    assert pack(name).codes == set(codes(name))


@pytest.mark.parametrize("name", FRENCH_PACKS)
@pytest.mark.parametrize("suit", "CSHD")
def test_another_palette_is_the_drawing_in_its_own_colours(name: str, suit: str) -> None:
    for rank in "KQJ":
        svg = face_picture(pack(name), suit + rank, INTERNATIONAL, False).decode()
        assert court(rank, suit, FRENCH[name][suit]) in svg


def test_letters_are_painted_in_the_colour_of_the_palette() -> None:
    label = LABELS["7"].svg.replace("currentColor", FRENCH["four"]["S"].pip)
    assert label in face_picture(pack("four"), "S7", INTERNATIONAL, True).decode()


def test_backs_differ() -> None:
    assert len({back_picture(pack(name)) for name in PACKS}) == len(PACKS)


def test_a_card_that_the_pack_lacks_is_refused() -> None:
    with pytest.raises(PackError, match="german has no card 'H2'"):
        face_picture(pack("german"), "H2", INTERNATIONAL, False)


@pytest.mark.parametrize(("count", "lowest"), [(32, "7"), (36, "6"), (52, "2")])
def test_packs_go_down_to_their_lowest_rank(count: int, lowest: str) -> None:
    found = card_codes(count)
    assert len(found) == count
    assert min(int(code[1:]) for code in found if code[1:].isdigit()) == int(lowest)


def test_other_sizes_of_packs_are_refused() -> None:
    with pytest.raises(PackError, match="not 40"):
        card_codes(40)


def _own_pack(folder: Path, table: str) -> Path:
    folder.mkdir()
    (folder / "pack.toml").write_text(table, encoding="utf-8")
    for code in card_codes(32):
        (folder / f"{code}.svg").write_text(f"<svg><!--{code}--></svg>", encoding="utf-8")
    shutil.copy(CARDS / "french" / "back.svg", folder)
    return folder


def test_an_own_pack_without_index_table_is_shown_as_it_is(tmp_path: Path) -> None:
    found = load_pack(_own_pack(tmp_path / "mine", "name = 'mine'\ncards = 32\n"), CARDS)
    for compact in (False, True):
        assert face_picture(found, "DQ", INTERNATIONAL, compact) == b"<svg><!--DQ--></svg>"


def test_an_own_pack_may_recolour_a_built_in_one(tmp_path: Path) -> None:
    folder = tmp_path / "pink"
    folder.mkdir()
    table = "base = 'french'\n[recolour.H]\n'#C8202C' = '#FF00AA'\n"
    (folder / "pack.toml").write_text(table, encoding="utf-8")
    svg = face_picture(load_pack(folder, CARDS), "H7", INTERNATIONAL, False)
    assert b"#FF00AA" in svg


def test_a_missing_picture_is_named(tmp_path: Path) -> None:
    folder = _own_pack(tmp_path / "mine", "cards = 32\n")
    (folder / "HA.svg").unlink()
    with pytest.raises(PackError, match="no picture of HA"):
        load_pack(folder, CARDS)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("cards = [", "not a table in TOML"),
        ("cards = 31", "not 31"),
        ("cards = 'many'", "pack.toml"),
        ("suits = 'tarot'\ncards = 32", "the entry suits is wrong"),
        ("cards = 32\n[index.full]\nx = 1", "pack.toml"),
        ("cards = 32\nbase = 'nowhere'", "pack.toml cannot be read"),
        ("cards = 32\nbase = '../../../etc'", "pack.toml cannot be read"),
    ],
)
def test_a_bad_table_is_refused_with_the_reason(tmp_path: Path, table: str, reason: str) -> None:
    with pytest.raises(PackError, match=reason):
        load_pack(_own_pack(tmp_path / "mine", table), CARDS)


def test_a_folder_without_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot be read"):
        load_pack(tmp_path)


@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_letters_stay_in_the_strip_that_a_fan_leaves_visible(language: str) -> None:
    letters = letters_for(language)
    for rank in ("A", "K", "Q", "J", "10", "9"):
        svg = face_picture(pack("french"), "C" + rank, letters, False).decode()
        corner = re.search(r'<g transform="translate\((\S+) 36\) scale\((\S+) 1\.0800\)">', svg)
        assert corner is not None
        left, scale = float(corner[1]), float(corner[2])
        right = left + scale * LABELS[letters.text(rank)].width
        assert 8 <= left < right <= 106, rank


@pytest.mark.parametrize("name", PACKS)
def test_every_built_in_pack_comes_out_as_a_pack_that_can_be_brought_in(tmp_path: Path, name: str) -> None:
    letters = letters_for("de")
    export_folder(tmp_path / "out", starting_pack(pack(name), letters, "Mine"))
    own = load_pack(bring_in(tmp_path / "out", tmp_path / "packs").folder, CARDS)
    assert (own.name, own.suits, own.codes) == ("Mine", pack(name).suits, pack(name).codes)
    assert own.signed == {"author": "The ramsch-desktop developers", "licence": "GPL-3.0-or-later"}
    for compact in (False, True):
        wanted = render(face_picture(pack(name), "SQ", letters, compact), 120, 184)
        found = render(face_picture(own, "SQ", INTERNATIONAL, compact), 120, 184)
        assert rms(wanted, found) < 0.5


def test_a_pack_without_a_back_has_the_usual_one(tmp_path: Path) -> None:
    folder = _own_pack(tmp_path / "mine", "cards = 32\n")
    assert back_picture(load_pack(folder, CARDS)) == (CARDS / "french" / "back.svg").read_bytes()
    (folder / "back.svg").unlink()
    assert back_picture(load_pack(folder, CARDS)) == (CARDS / "french" / "back.svg").read_bytes()
