"""Colours can be told from paper and from each other, also by colour-blind people."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from assets.art.colour import PAPER, contrast, linear, mix
from assets.art.courts import court
from assets.art.palettes import FRENCH, GERMAN_INDICES, Scheme, index_colours

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
BLINDNESS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE_POINT: Vector = (0.9505, 1.0, 1.089)


def _times(matrix: Matrix, vector: Vector) -> Vector:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def _lab(colour: str, seen_by: Matrix) -> Vector:
    """CIE 1976 L*a*b* of a colour under a simulated colour blindness."""
    light = _times(seen_by, (linear(int(colour[1:3], 16)), linear(int(colour[3:5], 16)), linear(int(colour[5:], 16))))
    red, green, blue = (min(1.0, max(0.0, value)) for value in light)
    xyz = _times(TO_XYZ, (red, green, blue))

    def bend(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    x, y, z = (bend(value / white) for value, white in zip(xyz, WHITE_POINT, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _distance(one: str, other: str, seen_by: Matrix) -> float:
    pairs = zip(_lab(one, seen_by), _lab(other, seen_by), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("french", (16, 16, 5.5, 5.5)),
        ("four", (16, 4.7, 5.8, 3.5)),
        ("cvd", (18, 6.8, 6.0, 3.7)),
        ("contrast", (20, 9.4, 7.0, 5.5)),
        ("german", (9.8, 6.0, 6.5, 5.4)),
    ],
)
def test_indices_stand_out_from_the_paper(name: str, least: tuple[float, ...]) -> None:
    for (suit, colour), wanted in zip(index_colours(name).items(), least, strict=True):
        assert contrast(colour, PAPER) >= wanted, suit


def test_contrast_follows_the_wcag_formula() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("kind", BLINDNESS)
@pytest.mark.parametrize(("name", "least"), [("four", 18), ("cvd", 22), ("contrast", 22)])
def test_suits_differ_for_colour_blind_people(name: str, least: float, kind: str) -> None:
    for one, other in itertools.combinations(index_colours(name).values(), 2):
        assert _distance(one, other, BLINDNESS[kind]) >= least, (one, other)


def test_german_letters_differ_in_colour() -> None:
    assert len(set(GERMAN_INDICES.values())) == 4


@pytest.mark.parametrize("suit", "CSHD")
def test_all_colours_that_palettes_replace_are_different(suit: str) -> None:
    roles = FRENCH["french"][suit].roles()
    assert len(set(roles.values())) == len(roles)


@pytest.mark.parametrize("suit", "CSHD")
def test_no_fixed_colour_of_a_court_is_one_that_palettes_replace(suit: str) -> None:
    probe = Scheme(*(f"#0101{number:02X}" for number in range(9)))
    replaced = set(FRENCH["french"][suit].roles().values())
    for rank in "KQJ":
        assert not replaced & set(re.findall(r"#[0-9A-F]{6}", court(rank, suit, probe)))


def test_mixing_is_channel_by_channel() -> None:
    assert mix("#000000", "#FF8000", 0.5) == "#804000"
