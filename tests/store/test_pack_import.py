"""Packs of one's own: what is brought in, and what is refused without a trace."""

from __future__ import annotations

import io
import os
import stat
import tomllib
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from ramsch_desktop.store import pack_source
from ramsch_desktop.store.face_packs import BadPack, OwnPack, own_packs
from ramsch_desktop.store.pack_import import bring_in, read_pack
from ramsch_desktop.store.pack_names import codes_of
from tests.store.packs import as_folder, as_zip, huge_png, pack, png, svg


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """Where packs lie, with one in it that must survive everything."""
    folder = tmp_path / "packs"
    bring_in(as_folder(tmp_path / "first", pack(table="name = 'First'")), folder)
    return folder


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("make", [as_folder, as_zip])
@pytest.mark.parametrize("kind", ["svg", "png"])
@pytest.mark.parametrize("count", [32, 36, 52])
def test_a_pack_comes_in(
    tmp_path: Path, packs: Path, make: Callable[[Path, dict[str, bytes]], Path], kind: str, count: int
) -> None:
    found = bring_in(make(tmp_path / "source", pack(count, kind)), packs)
    assert found == OwnPack("own-mine", "Mine", packs / "mine")
    assert own_packs(packs) == (OwnPack("own-first", "First", packs / "first"), found)
    names = {path.name for path in found.folder.iterdir()}
    assert names == {f"{code}.{kind}" for code in codes_of(count)} | {"pack.toml", f"back.{kind}"}
    table = tomllib.loads((found.folder / "pack.toml").read_text(encoding="utf-8"))
    assert table == {"name": "Mine", "suits": "french", "cards": count}


def test_a_picture_loses_its_margin_and_gets_the_size_and_corners_of_a_card(tmp_path: Path) -> None:
    files = pack(kind="png") | {"HA.png": png("#0000FF", (200, 300), margin=40)}
    kept = read_pack(as_folder(tmp_path / "source", files)).files["HA.png"]
    with Image.open(io.BytesIO(kept)) as image:
        assert image.size == (600, 920)
        assert image.getpixel((300, 2)) == (0, 0, 255, 255)
        assert image.getchannel("A").getpixel((1, 1)) == 0


def test_a_drawing_is_stretched_to_the_size_of_a_card_and_keeps_its_shapes(tmp_path: Path) -> None:
    inside = "<title>Ace</title><defs><g id='a'><path d='M0 0L9 9'/></g></defs><use href='#a'/>"
    files = pack() | {"HA.svg": svg(inside)}
    kept = read_pack(as_folder(tmp_path / "source", files)).files["HA.svg"].decode()
    assert 'viewBox="0 0 60 92"' in kept
    assert 'width="600"' in kept
    assert 'height="920"' in kept
    assert 'd="M0 0L9 9"' in kept
    assert 'xlink:href="#a"' in kept
    assert "Ace" not in kept


def test_names_in_words_need_no_table(tmp_path: Path, packs: Path) -> None:
    suits = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
    ranks = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
    files = {f"png/{ranks.get(c[1:], c[1:])}_of_{suits[c[0]]}.PNG": png() for c in codes_of(52)}
    files |= {"png/red_joker.png": png(), "png/back.png": png(), "README.txt": b"hello", "__MACOSX/png/._a.png": b""}
    found = bring_in(as_zip(tmp_path / "Old Vienna.zip", files), packs)
    assert found.key == "own-old-vienna"
    assert found.title == "Old Vienna"
    assert len(list(found.folder.glob("*.png"))) == 53


def test_german_names_make_a_german_pack(tmp_path: Path) -> None:
    suits = {"C": "Eichel", "S": "Gruen", "H": "Herz", "D": "Schellen"}
    ranks = {"A": "Ass", "K": "König", "Q": "Ober", "J": "Unter"}
    files = {f"{suits[c[0]]}-{ranks.get(c[1:], c[1:])}.svg": svg() for c in codes_of(32)}
    table = tomllib.loads(read_pack(as_folder(tmp_path / "b", files)).files["pack.toml"].decode())
    assert table["suits"] == "german"


def test_letters_drawn_by_the_program_stay_so(tmp_path: Path) -> None:
    place = "{x = 1, y = 2, height = 3, max_width = 4, ten_x = 5, ten_max_width = 6}"
    table = (
        "[letters]\nA = 'A'\nK = 'K'\nQ = 'O'\nJ = 'U'\n"
        f"[index]\nfull = {place}\ncompact = {place}\n[index.colours]\n"
        "C = '#000000'\nS = '#111111'\nH = '#222222'\nD = '#333333'\n"
    )
    kept = tomllib.loads(read_pack(as_folder(tmp_path / "b", pack(table=table))).files["pack.toml"].decode())
    assert kept["letters"] == {"A": "A", "K": "K", "Q": "O", "J": "U"}
    assert kept["index"]["full"]["ten_max_width"] == 6
    assert kept["index"]["colours"]["D"] == "#333333"


def test_the_same_title_replaces_the_pack(tmp_path: Path, packs: Path) -> None:
    bring_in(as_folder(tmp_path / "again", pack(52, table="name = 'First'")), packs)
    assert [found.title for found in own_packs(packs)] == ["First"]
    assert len(list((packs / "first").glob("*.svg"))) == 53
    assert [path.name for path in packs.iterdir()] == ["first"]


def without(name: str) -> dict[str, bytes]:
    return {file: data for file, data in pack().items() if file != name}


def with_card(data: bytes, kind: str = "svg") -> dict[str, bytes]:
    return {name: picture for name, picture in pack().items() if name != "HA.svg"} | {f"HA.{kind}": data}


def with_table(data: bytes) -> dict[str, bytes]:
    return pack() | {"pack.toml": data}


LAUGHS = "".join(f'<g id="g{n}">' + f'<use href="#g{n - 1}"/>' * 10 + "</g>" for n in range(1, 8))

HOSTILE: list[tuple[str, dict[str, bytes], str]] = [
    ("nothing", {"readme.txt": b""}, "no pictures of cards"),
    ("one card too few", without("HA.svg"), "needs a picture of HA"),
    ("31 stated", with_table(b"cards = 31"), "32, 36 or 52 cards"),
    ("52 stated, 32 there", with_table(b"cards = 52"), "A deck of 52 cards needs a picture of C2"),
    ("36 there, 32 stated", pack(36, table="cards = 32"), "pictures of 36 cards"),
    ("two for one", pack() | {"ace-of-hearts.png": png()}, "show the same card"),
    ("binary table", with_table(b"\x00\xff\xfe\x01"), "not a table in TOML"),
    ("endless table", with_table(b"a = " + b"[" * 60_000), "not a table in TOML"),
    ("long table", with_table(b"#" * 70_000), "too long"),
    ("huge number", with_table(b"name = " + b"9" * 9_000), "not a table in TOML"),
    ("suits of another kind", with_table(b"suits = 'tarot'"), "the entry suits is wrong"),
    ("letters in markup", with_table(b"letters = {A='<a', K='K', Q='Q', J='J'}"), "the entry letters.A is wrong"),
    ("colour in markup", with_table(b"index = {colours = {C = '\"/><image'}}"), "the entry index.full.x is wrong"),
    ("broken PNG", with_card(png()[:200], "png"), "HA.png is not a PNG picture"),
    ("no PNG at all", with_card(b"GIF89a" + b"\0" * 50, "png"), "HA.png is not a PNG picture"),
    ("empty PNG", with_card(b"", "png"), "HA.png is not a PNG picture"),
    ("huge PNG", with_card(huge_png(60_000, 92_000), "png"), "larger than 12 million pixels"),
    ("clear PNG", with_card(png("#00000000"), "png"), "HA.png shows nothing"),
    ("tiny PNG", with_card(png(size=(20, 30)), "png"), "less than 100 pixels wide"),
    ("wide PNG", with_card(png(size=(300, 200)), "png"), "shape of a card"),
    ("broken SVG", with_card(b"<svg><path></svg>"), "HA.svg is not an SVG picture"),
    ("empty SVG", with_card(b""), "HA.svg is not an SVG picture"),
    ("HTML", with_card(b"<html/>"), "HA.svg is not an SVG picture"),
    ("UTF-16", with_card("<svg/>".encode("utf-16")), "HA.svg is not an SVG picture"),
    ("entities", with_card(b'<!DOCTYPE svg [<!ENTITY a "b">]>' + svg("&a;")), "defines entities"),
    ("script", with_card(svg("<script>1</script>")), "uses <script>"),
    ("handler", with_card(svg('<g onload="x()"/>')), "has a script in it"),
    ("embedded picture", with_card(svg('<image href="a.png"/>')), "uses <image>"),
    ("foreign file", with_card(svg('<use href="file:///etc/passwd#a"/>')), "points to something outside"),
    ("foreign paint", with_card(svg('<path fill="url(http://a/b)"/>')), "points to something outside"),
    ("foreign style", with_card(svg("<style>@import 'a.css';</style>")), "points to something outside"),
    ("hidden style", with_card(svg(r"<style>@\69mport 'a.css';</style>")), "points to something outside"),
    ("endless use", with_card(svg('<g id="a"><use href="#a"/></g>')), "too many parts"),
    ("laughs", with_card(svg('<defs><path id="g0"/></defs>' + LAUGHS)), "too many parts"),
    ("deep", with_card(svg("<g>" * 500 + "</g>" * 500)), "too many parts"),
    ("many", with_card(svg("<g/>" * 20_001)), "too many parts"),
    ("long SVG", with_card(svg("<g/>" + " " * 2_000_001)), "too long"),
    ("no size", with_card(b"<svg/>"), "how large it is"),
    ("endless size", with_card(b'<svg viewBox="0 0 nan inf"/>'), "how large it is"),
    ("wide SVG", with_card(b'<svg viewBox="0 0 200 100"/>'), "shape of a card"),
    ("many files", pack() | {f"{number}.txt": b"" for number in range(400)}, "at most 400 files"),
]


@pytest.mark.parametrize("make", [as_folder, as_zip])
@pytest.mark.parametrize(("files", "reason"), [each[1:] for each in HOSTILE], ids=[each[0] for each in HOSTILE])
def test_a_hostile_pack_gets_one_sentence_and_changes_nothing(
    tmp_path: Path,
    packs: Path,
    make: Callable[[Path, dict[str, bytes]], Path],
    files: dict[str, bytes],
    reason: str,
) -> None:
    source, before = make(tmp_path / "source", files), tree(packs)
    with pytest.raises(BadPack, match=reason) as refused:
        bring_in(source, packs)
    assert tree(packs) == before
    assert "\n" not in str(refused.value)
    assert refused.value.fault.context == "FacePack"


def entry(name: str, mode: int = stat.S_IFREG | 0o644) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system, info.external_attr = 3, mode << 16
    return info


@pytest.mark.parametrize(
    ("info", "reason"),
    [
        (entry("../HA.svg"), "outside of the deck"),
        (entry("/etc/HA.svg"), "outside of the deck"),
        (entry("a/../../HA.svg"), "outside of the deck"),
        (entry("C:/HA.svg"), "outside of the deck"),
        (entry("..\\HA.svg"), "outside of the deck"),
        (entry("HA.svg", stat.S_IFLNK | 0o777), "a link or a device"),
        (entry("HA.svg", stat.S_IFCHR | 0o666), "a link or a device"),
    ],
)
def test_a_path_that_leads_elsewhere_is_refused(
    tmp_path: Path, packs: Path, info: zipfile.ZipInfo, reason: str
) -> None:
    source, before = as_zip(tmp_path / "source.zip", without("HA.svg")), tree(packs)
    with zipfile.ZipFile(source, "a") as archive:
        archive.writestr(info, svg())
    with pytest.raises(BadPack, match=reason):
        bring_in(source, packs)
    assert tree(packs) == before
    assert not (tmp_path / "HA.svg").exists()


def test_a_zip_with_a_name_twice_is_refused(tmp_path: Path) -> None:
    source = as_zip(tmp_path / "source.zip", pack())
    with warnings.catch_warnings(), zipfile.ZipFile(source, "a") as archive:
        warnings.simplefilter("ignore")
        archive.writestr("HA.svg", svg())
    with pytest.raises(BadPack, match=r"has HA\.svg twice"):
        read_pack(source)


def test_a_zip_bomb_is_refused_before_it_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "bomb.zip"
    with zipfile.ZipFile(source, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("HA.png", "w") as file:
        for _ in range(65):
            file.write(bytes(1024 * 1024))
    assert source.stat().st_size < 100_000
    monkeypatch.setattr(zipfile.ZipFile, "open", lambda *_args, **_more: pytest.fail("something was unpacked"))
    with pytest.raises(BadPack, match="at most 64 MB"):
        read_pack(source)


def test_a_zip_that_lies_about_its_sizes_is_refused(tmp_path: Path) -> None:
    source = as_zip(tmp_path / "source.zip", {"HA.png": bytes(1_000_000)})
    data = source.read_bytes()
    size = (1_000_000).to_bytes(4, "little")
    assert data.count(size) == 2
    source.write_bytes(data.replace(size, (100).to_bytes(4, "little")))
    with pytest.raises(BadPack, match="not a zip file that can be read"):
        read_pack(source)


def test_a_list_of_a_million_files_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = as_zip(tmp_path / "source.zip", {f"{number}.txt": b"" for number in range(5_000)})
    monkeypatch.setattr(zipfile, "ZipFile", lambda *_: pytest.fail("the list was read"))
    with pytest.raises(BadPack, match="at most 400 files"):
        read_pack(source)


@pytest.mark.parametrize("content", [b"", b"PK", b"no zip at all" * 100, b"PK\x05\x06" + b"\0" * 10])
def test_what_is_no_zip_is_refused(tmp_path: Path, content: bytes) -> None:
    source = tmp_path / "source.zip"
    source.write_bytes(content)
    with pytest.raises(BadPack, match="not a zip file that can be read"):
        read_pack(source)


def test_a_locked_zip_is_refused(tmp_path: Path) -> None:
    source = as_zip(tmp_path / "source.zip", {"HA.svg": svg()})
    data = bytearray(source.read_bytes())
    data[6] |= 1
    data[data.rindex(b"PK\x01\x02") + 8] |= 1
    source.write_bytes(data)
    with pytest.raises(BadPack, match="locked with a password"):
        read_pack(source)


def test_a_missing_source_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="gone cannot be read"):
        read_pack(tmp_path / "gone")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs links and pipes")
@pytest.mark.parametrize("make", [lambda path: path.symlink_to("/etc/passwd"), lambda path: os.mkfifo(path)])
def test_links_and_pipes_in_a_folder_are_refused(tmp_path: Path, make: Callable[[Path], None]) -> None:
    source = as_folder(tmp_path / "source", without("HA.svg"))
    make(source / "HA.svg")
    with pytest.raises(BadPack, match=r"HA\.svg is not an ordinary file"):
        read_pack(source)


def test_a_large_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_source, "MAX_BYTES", 10_000)
    with pytest.raises(BadPack, match="these have more"):
        read_pack(as_folder(tmp_path / "source", pack() | {"notes.txt": bytes(10_000)}))


def test_a_pack_that_the_last_look_refuses_changes_nothing(tmp_path: Path, packs: Path) -> None:
    def refuse(folder: Path) -> None:
        assert (folder / "HA.svg").is_file()
        raise BadPack("no")

    before = tree(packs)
    with pytest.raises(BadPack, match="no"):
        bring_in(as_folder(tmp_path / "source", pack(table="name = 'First'")), packs, refuse)
    assert tree(packs) == before


def test_a_disk_that_fails_changes_nothing(tmp_path: Path, packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, before, rename = as_folder(tmp_path / "source", pack(table="name = 'First'")), tree(packs), Path.rename

    def fail(self: Path, target: Path) -> Path:
        if self.name.startswith(".new-"):
            raise OSError("no room")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", fail)
    with pytest.raises(OSError, match="no room"):
        bring_in(source, packs)
    assert tree(packs) == before
