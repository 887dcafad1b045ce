"""Keys, titles, the list of packs, and packs that are written out."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from ramsch_desktop.store.face_packs import (
    BadPack,
    OwnPack,
    export_folder,
    export_zip,
    folder_of,
    is_own,
    key_for,
    own_packs,
    remove_pack,
    title_of,
)
from ramsch_desktop.store.pack_import import bring_in, read_pack
from ramsch_desktop.store.pack_names import card_of
from tests.store.packs import as_folder, pack


@pytest.mark.parametrize(
    ("title", "key"),
    [
        ("Altenburg 1890", "own-altenburg-1890"),
        ("Säntis-Karte", "own-santis-karte"),
        ("../../etc/passwd", "own-etc-passwd"),
        ("колода", "own-deck"),
        ("", "own-deck"),
        ("CON", "own-con-deck"),
        ("x" * 90, "own-" + "x" * 40),
    ],
)
def test_every_title_has_a_key_that_is_safe(title: str, key: str) -> None:
    assert key_for(title) == key
    assert is_own(key)


@pytest.mark.parametrize("key", ["french", "own-", "own-../x", "own-a/b", "own-A", "own-a.b", "own--a", 7, None])
def test_nothing_else_is_a_key(tmp_path: Path, key: object) -> None:
    assert not is_own(key)
    with pytest.raises(BadPack):
        folder_of(tmp_path, str(key))


def test_a_title_is_one_short_line_that_can_be_printed() -> None:
    assert title_of("  Old\n\tdeck\x00\u202e ") == "Old deck"
    assert len(title_of("y" * 500)) == 40


@pytest.mark.parametrize(
    ("stem", "card"),
    [
        ("SA", "SA"),
        ("h10", "H10"),
        ("TD", "D10"),
        ("10-c", "C10"),
        ("ace_of_spades", "SA"),
        ("Karo Bube", "DJ"),
        ("schellen_sau", "DA"),
        ("10_of_clubs", "C10"),
        ("card-back", "back"),
        ("Rückseite", "back"),
        ("joker", None),
        ("queen_of_hearts2", None),
        ("hearts", None),
        ("pack", None),
    ],
)
def test_the_name_of_a_file_tells_its_card(stem: str, card: str | None) -> None:
    assert card_of(stem) == card


def test_packs_are_listed_by_title_and_other_things_passed_over(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    for title in ("zebra", "Apple"):
        bring_in(as_folder(tmp_path / title, pack(table=f"name = '{title}'")), packs)
    as_folder(packs, {"broken/pack.toml": b"\xff", "notes.txt": b"", ".new-a/pack.toml": b"", "NO/pack.toml": b""})
    assert [found.title for found in own_packs(packs)] == ["Apple", "zebra"]
    assert own_packs(tmp_path / "nowhere") == ()


def test_a_removed_pack_is_gone(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    found = bring_in(as_folder(tmp_path / "source", pack()), packs)
    assert own_packs(packs) == (OwnPack("own-mine", "Mine", packs / "mine"),)
    remove_pack(packs, found.key)
    remove_pack(packs, found.key)
    assert list(packs.iterdir()) == []


def test_a_pack_that_was_written_out_can_be_brought_in(tmp_path: Path) -> None:
    files = pack(36)
    export_folder(tmp_path / "folder", files)
    export_zip(tmp_path / "deck.zip", files)
    assert read_pack(tmp_path / "folder").files == read_pack(tmp_path / "deck.zip").files
    assert {path.name for path in tmp_path.iterdir()} == {"folder", "deck.zip"}


def test_a_folder_that_exists_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(FileExistsError):
        export_folder(tmp_path / "folder", pack())
    assert list((tmp_path / "folder").iterdir()) == []


def test_the_same_pack_is_the_same_zip(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        export_zip(tmp_path / name / "deck.zip", pack())
    one, two = (tmp_path / name / "deck.zip" for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
    with zipfile.ZipFile(one) as archive:
        assert "deck/HA.svg" in archive.namelist()
