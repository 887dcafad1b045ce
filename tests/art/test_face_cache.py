"""The cache of card pixmaps: sizes, sharpness, keys and budget."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from assets.art import ASSETS
from ramsch_desktop.store.pack_import import bring_in
from ramsch_desktop.store.pack_names import codes_of
from ramsch_desktop.ui.table.face_cache import (
    BACK,
    Detail,
    FaceCache,
    FaceRequest,
    Shadow,
    canvas_size,
    draw_face,
)
from ramsch_desktop.ui.table.faces import INTERNATIONAL, FacePack, PackError, letters_for, load_pack
from ramsch_desktop.ui.table.pixmap_cache import DEFAULT_BUDGET, PixmapCache
from tests.art.raster import pack
from tests.store.packs import as_folder, png


@pytest.fixture
def cache(qtbot: QtBot) -> FaceCache:
    del qtbot
    return FaceCache(ASSETS)


def _request(card: str = "HK", width: int = 90) -> FaceRequest:
    return FaceRequest(pack("french"), card, INTERNATIONAL, width)


def _colour(pixmap: QPixmap, x: int, y: int) -> str:
    return pixmap.toImage().pixelColor(x, y).name(QColor.NameFormat.HexArgb).upper()


def test_a_plain_card_fills_its_pixmap(cache: FaceCache) -> None:
    pixmap = cache.face(_request())
    assert (pixmap.width(), pixmap.height()) == (90, 138)
    assert _colour(pixmap, 5, 69) == "#FFFFFDF7"
    assert _colour(pixmap, 0, 0) == "#00000000"


def test_a_card_is_drawn_in_device_pixels(cache: FaceCache) -> None:
    pixmap = cache.face(replace(_request(), ratio=2))
    assert (pixmap.width(), pixmap.height()) == (180, 276)
    assert pixmap.devicePixelRatio() == 2


def test_a_turned_card_has_room_and_stays_in_the_middle(cache: FaceCache) -> None:
    request = replace(_request("H2"), angle=90)
    size = canvas_size(request)
    pixmap = cache.face(request)
    assert (size.width(), size.height()) == (138, 90)
    assert (pixmap.width(), pixmap.height()) == (138, 90)
    assert _colour(pixmap, 69, 45) == "#FFFFFDF7"
    slanted = canvas_size(replace(request, angle=-8))
    assert slanted.width() > 90
    assert (slanted.width() - 90) % 2 == (slanted.height() - 138) % 2 == 0


def test_cards_narrower_than_72_pixels_are_compact() -> None:
    assert _request(width=71).compact
    assert not _request(width=72).compact
    assert replace(_request(width=71), detail=Detail.FULL).picture() == _request(width=90).picture()
    assert replace(_request(width=90), detail=Detail.COMPACT).picture() == _request(width=60).picture()


def test_a_second_request_draws_nothing_new(cache: FaceCache) -> None:
    assert cache.cached(_request()) is None
    first = cache.face(_request())
    assert cache.face(_request()).cacheKey() == first.cacheKey()
    found = cache.cached(_request())
    assert found is not None
    assert found.cacheKey() == first.cacheKey()


@pytest.mark.parametrize(
    "change",
    [
        {"card": "HQ"},
        {"card": BACK},
        {"pack": "four"},
        {"letters": "de"},
        {"width": 105},
        {"angle": 2.0},
        {"ratio": 1.5},
        {"detail": Detail.COMPACT},
        {"edge": "#FFD400"},
        {"shadow": Shadow.SOFT},
    ],
)
def test_every_difference_is_another_picture(cache: FaceCache, change: dict[str, object]) -> None:
    base = _request("HQ") if change == {"card": "HK"} else _request("HJ")
    if "pack" in change:
        change = {"pack": pack("four")}
    if "letters" in change:
        change = {"letters": letters_for("de")}
    other = replace(base, **change)  # type: ignore[arg-type]
    assert cache.face(base).toImage() != cache.face(other).toImage()


def test_prepared_cards_are_there_for_painting(cache: FaceCache) -> None:
    requests = [_request(card) for card in ("HK", "S7", BACK)]
    cache.prepare(requests)
    assert all(cache.cached(request) is not None for request in requests)
    cache.clear()
    assert cache.used == 0
    assert cache.cached(requests[0]) is None


def test_a_shadow_is_below_the_card(cache: FaceCache) -> None:
    request = replace(_request(width=120), shadow=Shadow.SOFT)
    image = cache.face(request).toImage()
    middle, edge = image.width() // 2, (image.height() - request.height) // 2
    assert image.pixelColor(middle, edge + request.height + 2).alpha() > 30
    assert image.pixelColor(middle, edge - 6).alpha() == 0


@pytest.mark.parametrize(
    ("width", "angle", "ratio"), [(40, -23.0, 1.0), (60, 7.0, 1.0), (60, 90.0, 1.5), (105, 4.5, 2.0)]
)
def test_a_turned_back_is_what_its_drawing_would_be(cache: FaceCache, width: int, angle: float, ratio: float) -> None:
    request = replace(_request(BACK, width), angle=angle, ratio=ratio, shadow=Shadow.SOFT)
    turned, drawn = _grey(cache.face(request)), _grey(draw_face(request))
    assert len(turned) == len(drawn)
    assert sum(abs(one - other) for one, other in zip(turned, drawn, strict=True)) / len(drawn) < 8


def _grey(pixmap: QPixmap) -> bytes:
    """On white, so that the edge and the shadow count."""
    image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(pixmap.devicePixelRatio())
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    width, line = grey.width(), grey.bytesPerLine()
    data = bytes(grey.constBits())
    return b"".join(data[y * line : y * line + width] for y in range(grey.height()))


def test_backs_at_many_angles_are_drawn_once(cache: FaceCache, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[FaceRequest] = []

    def draw(request: FaceRequest, ground: QPixmap | None = None) -> QPixmap:
        drawn.append(request)
        return draw_face(request, ground)

    monkeypatch.setattr("ramsch_desktop.ui.table.face_cache.draw_face", draw)
    for angle in (-9.0, -3.0, 3.0, 9.0):
        cache.face(replace(_request(BACK, 60), angle=angle, shadow=Shadow.SOFT))
    assert len(drawn) == 1


def test_a_chosen_card_has_a_gold_edge(cache: FaceCache) -> None:
    pixmap = cache.face(replace(_request("H2"), edge="#FFD400"))
    assert _colour(pixmap, 1, 69) == "#FFFFD400"


def test_the_oldest_pictures_go_when_the_budget_is_spent(qtbot: QtBot) -> None:
    del qtbot
    card_bytes = 90 * 138 * 4
    cache = FaceCache(ASSETS, budget=3 * card_bytes)
    for card in ("HA", "HK", "HQ"):
        cache.face(_request(card))
    cache.face(_request("HA"))
    cache.face(_request("HJ"))
    assert cache.used == 3 * card_bytes
    assert cache.cached(_request("HK")) is None
    assert cache.cached(_request("HA")) is not None


def test_one_picture_larger_than_the_budget_is_kept(qtbot: QtBot) -> None:
    del qtbot
    cache = PixmapCache(budget=10)
    assert cache.get_or_draw("big", lambda: QPixmap(8, 8)).width() == 8
    assert (len(cache), cache.used) == (1, 256)


def test_pips_take_another_colour_on_dark_paper(cache: FaceCache) -> None:
    plain = cache.pip_pixmap(pack("french"), "S", 40)
    light = cache.pip_pixmap(pack("french"), "S", 40, colour=QColor("#F7EFD9"))
    assert _colour(plain, 20, 20) == "#FF1B1E28"
    assert _colour(light, 20, 20) == "#FFF7EFD9"
    assert _colour(cache.pip_pixmap(pack("four"), "S", 40), 20, 20) == "#FF0A8248"


def test_a_pack_of_ones_own_has_the_pips_of_its_suits(cache: FaceCache) -> None:
    own = replace(pack("german"), name="mine")
    assert cache.pip_pixmap(own, "H", 40).toImage() == cache.pip_pixmap(pack("german"), "H", 40).toImage()


def test_icons_are_drawn_in_the_colour_asked_for(cache: FaceCache) -> None:
    icon = cache.icon_pixmap("play", QColor("#A3212B"), 24, 2)
    assert icon.width() == 48
    assert _colour(icon, 24, 24) == "#FFA3212B"


def test_every_avatar_is_another_picture(cache: FaceCache) -> None:
    names = cache.avatar_names()
    pictures = {bytes(cache.avatar_pixmap(name, 44).toImage().constBits()) for name in names}
    assert len(pictures) == len(names) >= 8


def test_the_ring_of_an_avatar_has_the_gold_asked_for(cache: FaceCache) -> None:
    usual, bright = (cache.avatar_pixmap("dancer", 88, gold=gold) for gold in ("#E8B33C", "#FFD400"))
    assert [_colour(pixmap, 2, 44) for pixmap in (usual, bright)] == ["#FFE8B33C", "#FFFFD400"]


def test_the_application_icon_comes_in_all_sizes(cache: FaceCache) -> None:
    sizes = {size.width() for size in cache.application_icon().availableSizes()}
    assert sizes == {16, 20, 24, 32, 48, 64, 128, 256}


def test_the_sign_is_the_picture_of_the_icon_for_its_size(cache: FaceCache) -> None:
    assert cache.sign_pixmap(24, 2).width() == 48
    for size in (32, 48):
        icon = cache.application_icon().pixmap(size, size)
        assert cache.sign_pixmap(size).toImage() == icon.toImage()


def test_an_unknown_icon_is_refused(cache: FaceCache) -> None:
    with pytest.raises(PackError, match=r"nothing\.svg"):
        cache.icon_pixmap("nothing", QColor("black"), 24)


def test_a_broken_picture_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    broken = replace(pack("french"), pictures=tmp_path, index=None)
    (tmp_path / "HA.svg").write_text("no picture</svg>", encoding="utf-8")
    with pytest.raises(PackError, match="french/HA"):
        FaceCache(ASSETS).face(FaceRequest(broken, "HA", INTERNATIONAL, 90))


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_painting_loses_no_reference_to_none() -> None:
    """PySide6 6.12 on Python 3.11 drops one reference a call and dies after some thousands."""
    painter = QPainter(image := QImage(8, 8, QImage.Format.Format_RGB32))
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.save()
        painter.restore()
    after = sys.getrefcount(None)
    painter.end()
    assert image.width() == 8
    assert abs(after - before) < 50


def _png_pack(folder: Path) -> FacePack:
    files = {f"{code}.png": png("#3366CC") for code in codes_of(32)} | {"back.png": png("#CC0000")}
    return load_pack(bring_in(as_folder(folder / "source", files), folder / "packs").folder, ASSETS / "cards")


@pytest.mark.parametrize(("card", "colour"), [("HA", "#FF3366CC"), (BACK, "#FFCC0000")])
def test_png_pictures_are_cards_as_well(cache: FaceCache, tmp_path: Path, card: str, colour: str) -> None:
    for request in (
        FaceRequest(_png_pack(tmp_path), card, INTERNATIONAL, 90, ratio=1.5),
        FaceRequest(_png_pack(tmp_path), card, INTERNATIONAL, 60, angle=90, shadow=Shadow.SOFT),
    ):
        pixmap = cache.face(request)
        assert pixmap.deviceIndependentSize().toSize() == canvas_size(request)
        assert _colour(pixmap, pixmap.width() // 2, pixmap.height() // 2) == colour


@pytest.mark.parametrize("damage", [lambda path: path.unlink(), lambda path: path.write_bytes(b"\x89PNG broken")])
def test_a_stand_in_shows_what_cannot_be_drawn_any_more(
    cache: FaceCache, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    own = replace(_png_pack(tmp_path), stand_in=pack("french"))
    damage(own.pictures / "HA.png")
    request = FaceRequest(own, "HA", INTERNATIONAL, 90)
    assert cache.face(request).toImage() == cache.face(replace(request, pack=pack("french"))).toImage()


def test_the_usual_budget_has_room_for_a_table_of_the_largest_cards(qapp: QApplication) -> None:
    cache = PixmapCache()
    for number in range(400):
        cache.get_or_draw(number, lambda: QPixmap(200, 300))
    assert 0.98 * DEFAULT_BUDGET < cache.used <= DEFAULT_BUDGET
    for number in range(60):
        cache.get_or_draw(("large", number), lambda: QPixmap(600, 900))
    assert cache.used == 36 * 600 * 900 * 4
