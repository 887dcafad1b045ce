"""Contrast of every pair of colours that meet, and the numbers of type."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ramsch_desktop.ui.theme import tokens
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Colours, FeltColour, Scheme, colours, contrast, lightest_felt

ALL = [colours(scheme, felt) for scheme in Scheme for felt in FeltColour]
SCHEMES = [colours(scheme) for scheme in Scheme]


def worst(text: str, grounds: tuple[str, ...]) -> float:
    return min(contrast(text, ground) for ground in grounds)


def tints(c: Colours) -> tuple[str, ...]:
    return c.green_tint, c.gold_tint, c.red_tint


# Light, dark and high contrast as WCAG 2 gives them.
MEASURED: dict[str, tuple[Callable[[Colours], float], tuple[float, float, float]]] = {
    "ink on paper": (lambda c: contrast(c.ink, c.paper), (14.2, 14.1, 21.0)),
    "second on paper": (lambda c: contrast(c.second, c.paper), (6.8, 9.0, 21.0)),
    "second on card": (lambda c: contrast(c.second, c.card), (7.6, 7.8, 21.0)),
    "off on paper": (lambda c: contrast(c.off, c.paper), (4.9, 6.5, 12.6)),
    "off on green tint": (lambda c: contrast(c.off, c.green_tint), (4.8, 4.9, 8.4)),
    "text on green": (lambda c: contrast(c.on_green, c.green), (6.3, 4.8, 21.0)),
    "plus on paper": (lambda c: contrast(c.plus, c.paper), (5.6, 9.1, 16.8)),
    "minus on paper": (lambda c: contrast(c.minus, c.paper), (6.6, 7.2, 10.6)),
    "ink on the worst tint": (lambda c: worst(c.ink, tints(c)), (13.0, 10.7, 13.1)),
    "second on the worst tint": (lambda c: worst(c.second, tints(c)), (6.2, 6.8, 13.1)),
    "badge second on badge": (lambda c: contrast(c.badge_second, c.badge), (9.6, 9.8, 21.0)),
    "gold on badge": (lambda c: contrast(c.gold, c.badge), (8.0, 9.5, 14.7)),
    "text on gold": (lambda c: contrast(c.on_gold, c.gold), (8.4, 8.4, 14.7)),
    "bar second on bar": (lambda c: contrast(c.bar_second, c.bar), (8.7, 8.7, 21.0)),
    "felt text on the lightest felt": (lambda c: contrast(c.felt_text, lightest_felt(c)), (5.6, 6.8, 21.0)),
    "edge of a control on card": (lambda c: contrast(c.strong_line, c.card), (3.9, 4.3, 21.0)),
    "focus on paper": (lambda c: contrast(c.focus_paper, c.paper), (5.6, 8.2, 13.7)),
    "focus on the lightest felt": (lambda c: contrast(c.focus_felt, lightest_felt(c)), (6.2, 8.6, 13.7)),
}


@pytest.mark.parametrize("pair", MEASURED)
def test_contrast_table(pair: str) -> None:
    measure, expected = MEASURED[pair]
    assert tuple(round(measure(c), 1) for c in SCHEMES) == expected


@pytest.mark.parametrize("c", ALL)
def test_every_text_reaches_4_5(c: Colours) -> None:
    pairs = [
        (text, ground) for text in (c.ink, c.second, c.off, c.plus, c.minus, c.link) for ground in (c.paper, c.card)
    ]
    pairs += [(text, tint) for text in (c.ink, c.second) for tint in tints(c)]
    pairs += [(c.link, c.green_tint), (c.gold_text, c.gold_tint), (c.minus, c.red_tint)]
    pairs += [(c.badge_text, c.badge), (c.badge_second, c.badge), (c.gold, c.badge), (c.on_gold, c.gold)]
    pairs += [(c.bar_text, c.bar), (c.bar_second, c.bar), (c.on_green, c.green), (c.bubble_ink, c.bubble)]
    pairs += [(c.felt_text, lightest_felt(c)), (c.badge_text, lightest_felt(c))]
    assert [(t, g, round(contrast(t, g), 2)) for t, g in pairs if contrast(t, g) < 4.5] == []


@pytest.mark.parametrize("c", ALL)
def test_every_edge_and_mark_reaches_3(c: Colours) -> None:
    pairs = [(edge, ground) for edge in (c.strong_line, c.green, c.plot_second) for ground in (c.paper, c.card)]
    pairs += [(c.minus, c.red_tint), (c.gold, c.badge), (c.gold, lightest_felt(c))]
    pairs += [(c.focus_paper, ground) for ground in (c.paper, c.card, *tints(c))]
    pairs += [(c.focus_felt, lightest_felt(c)), (c.focus_halo, c.gold), (c.badge_second, lightest_felt(c))]
    assert [(t, g, round(contrast(t, g), 2)) for t, g in pairs if contrast(t, g) < 3.0] == []


@pytest.mark.parametrize("c", ALL)
def test_lightest_felt_is_dark_enough_for_captions(c: Colours) -> None:
    assert tokens.luminance(lightest_felt(c)) < 0.12


@pytest.mark.parametrize(
    ("felt", "text", "gold"),
    [(FeltColour.WINE, 8.6, 5.0), (FeltColour.BLUE, 7.7, 4.4), (FeltColour.SLATE, 8.2, 4.7)],
)
def test_other_felts_as_measured(felt: FeltColour, text: float, gold: float) -> None:
    c = colours(Scheme.LIGHT, felt)
    assert round(contrast(c.felt_text, lightest_felt(c)), 1) == text
    assert round(contrast(c.gold, lightest_felt(c)), 1) == gold


def test_high_contrast_ignores_the_cloth() -> None:
    assert colours(Scheme.HIGH_CONTRAST, FeltColour.WINE) == tokens.HIGH_CONTRAST


def test_contrast_of_black_and_white_is_21_and_of_a_colour_with_itself_1() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#1A5F48", "#1A5F48") == 1.0


def test_mix_goes_channel_by_channel() -> None:
    assert tokens.mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert tokens.mix("#102030", "#102030", 0.3) == "#102030"


def test_no_text_is_smaller_than_a_note() -> None:
    styles = [value for value in vars(tokens).values() if isinstance(value, tokens.TextStyle)]
    assert min(style.px for style in styles) == tokens.NOTE.px == 12


@pytest.mark.parametrize("scale", [0.84, 2.01])
def test_text_scale_outside_its_range_is_refused(scale: float) -> None:
    with pytest.raises(ValueError, match="text scale"):
        Theme(text_scale=scale)


def test_lengths_follow_the_text_scale() -> None:
    assert Theme(text_scale=1.25).px(14) == 18


def test_reduced_motion_stops_movements_and_keeps_short_fades() -> None:
    still = Theme(reduced_motion=True)
    assert (still.movement(180), still.fade(120)) == (0, 80)
    assert (Theme().movement(180), Theme().fade(120)) == (180, 120)
