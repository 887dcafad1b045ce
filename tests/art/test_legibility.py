"""Cards can be told apart at the smallest sizes, and nothing is drawn where it does not belong."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops

from assets.art.cards import HEIGHT, WIDTH
from assets.art.colour import PAPER, channels
from assets.art.german import SIGNS, figure
from assets.art.paths import parse
from ramsch_desktop.ui.table.faces import back_picture
from tests.art.golden import GOLDEN, sheet
from tests.art.raster import PACKS, card, codes, pack, render, rms

MAGENTA = "#FF00FF"


def _closest(pictures: dict[str, Image.Image]) -> tuple[float, str, str]:
    pairs = itertools.combinations(pictures, 2)
    return min((rms(pictures[one], pictures[other]), one, other) for one, other in pairs)


@pytest.mark.parametrize(
    ("name", "least"), [("french", 10), ("four", 14), ("cvd", 15), ("contrast", 15), ("german", 20)]
)
def test_faces_differ_at_60_pixels(name: str, least: float) -> None:
    distance, one, other = _closest({code: card(name, code, 60) for code in codes(name)})
    assert distance >= least, (one, other)


@pytest.mark.parametrize("name", ["french", "four", "german"])
def test_index_corners_differ_at_60_pixels(name: str) -> None:
    corners = {code: card(name, code, 60).crop((0, 0, 12, 27)) for code in codes(name)}
    distance, one, other = _closest(corners)
    assert distance >= 13, (one, other)


@pytest.mark.parametrize("name", ["french", "four", "german"])
def test_compact_faces_differ_at_45_pixels(name: str) -> None:
    pictures = {code: card(name, code, 45, compact=True) for code in codes(name)}
    distance, one, other = _closest(pictures)
    assert distance >= 11, (one, other)


def test_german_courts_differ_at_80_pixels() -> None:
    pictures = {code: card("german", code, 80) for code in codes("german") if code[1:] in "AKQJ"}
    distance, one, other = _closest(pictures)
    assert distance >= 28, (one, other)


def _extreme(picture: Image.Image, ground: str, mask: Image.Image) -> int:
    flat = Image.new("RGB", picture.size, ground)
    difference = ImageChops.difference(picture, flat)
    difference.paste((0, 0, 0), mask=ImageChops.invert(mask))
    return max(high for _, high in difference.getextrema())  # type: ignore[misc]


def _corners() -> Image.Image:
    """White where there is certainly no card: beyond the rounded corners."""
    mask = Image.new("L", (WIDTH, HEIGHT), 0)
    for x, y in ((0, 0), (WIDTH - 8, 0), (0, HEIGHT - 8), (WIDTH - 8, HEIGHT - 8)):
        mask.paste(255, (x, y, x + 8, y + 8))
    return mask


def _margin(name: str) -> Image.Image:
    """White where only paper may be: between the frame and the edge, without indices and numerals."""
    mask = Image.new("L", (WIDTH, HEIGHT), 0)
    for box in ((110, 8, 552, 38), (48, 882, 490, 912), (8, 260, 60, 872), (540, 48, 592, 660)):
        mask.paste(255, box)
    if name == "german":
        for box in ((240, 30, 360, 100), (240, 820, 360, 890)):
            mask.paste(0, box)
    return mask


@pytest.mark.parametrize("name", ["french", "german"])
def test_nothing_is_drawn_beyond_the_corners_or_on_the_margin(name: str) -> None:
    margin, corners = _margin(name), _corners()
    for code in codes(name):
        picture = card(name, code, WIDTH, ground=MAGENTA)
        assert _extreme(picture, MAGENTA, corners) == 0, code
        assert _extreme(picture, PAPER, margin) <= 8, code


def _turned(picture: Image.Image) -> Image.Image:
    return picture.transpose(Image.Transpose.ROTATE_180)


@pytest.mark.parametrize("rank", ["K", "Q", "J", "10", "4", "2"])
def test_french_cards_are_the_same_upside_down(rank: str) -> None:
    for suit in "CSHD":
        picture = card("french", suit + rank, 300)
        assert rms(picture, _turned(picture)) < 1.5, suit


@pytest.mark.parametrize("name", PACKS)
def test_backs_are_the_same_upside_down(name: str) -> None:
    picture = render(back_picture(pack(name)), 300, 460)
    assert rms(picture, _turned(picture)) < 1.5


def _roundels(drawing: str) -> list[tuple[float, float]]:
    """Middles of the paper discs on which suit signs lie, in card units."""
    out = []
    for piece in drawing.split('<path d="')[1:]:
        data, _, rest = piece.partition('"')
        if not rest.startswith(f' fill="{PAPER}" stroke'):
            continue
        points = [segment[0] for segment in parse(data)[0]]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        if max(xs) - min(xs) >= 100 and len(points) == 4:
            out.append(((max(xs) + min(xs)) / 2 + WIDTH / 2, (max(ys) + min(ys)) / 2 + HEIGHT / 2))
    return out


@pytest.mark.parametrize("suit", "CSHD")
def test_signs_are_high_for_ober_low_for_unter_and_two_for_a_king(suit: str) -> None:
    (ober,) = _roundels(figure("Q", suit))
    (unter,) = _roundels(figure("J", suit))
    kings = _roundels(figure("K", suit))
    assert ober[1] < 300
    assert unter[1] > 700
    assert len(kings) == len(SIGNS["K"]) == 2
    assert all(y < 200 for _, y in kings)


def test_paper_is_what_the_margin_test_takes_it_for() -> None:
    assert card("french", "H2", 300).getpixel((150, 230)) == channels(PAPER)


def test_all_faces_look_as_they_did() -> None:
    now, wanted = sheet(), Image.open(GOLDEN).convert("RGB")
    assert now.size == wanted.size
    difference = ImageChops.difference(now, wanted)
    blocks = difference.reduce(8)
    assert rms(now, wanted) < 3
    assert max(high for _, high in blocks.getextrema()) <= 24  # type: ignore[misc]
