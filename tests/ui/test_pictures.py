"""Suit signs in text: they read on every paper and keep the colours of their faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from ramsch_desktop.resources import asset
from ramsch_desktop.ui.parts.part import Picture
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Scheme, contrast

FRENCH_SUITED = ("french", "four", "cvd", "contrast")
DARK = (Scheme.DARK, Scheme.HIGH_CONTRAST)


@pytest.fixture(autouse=True)
def light_again(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, Theme())


def ink(pixmap: QPixmap) -> str:
    """The colour that most of a picture is drawn in."""
    image = pixmap.toImage()
    solid = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return Counter(each.name().upper() for each in solid if each.alpha() == 255).most_common(1)[0][0]


def inks(deck: str) -> dict[str, str]:
    pictures = Pictures(asset()).deck(deck, "en")
    return {suit: ink(pictures.paper_pip(suit)(24, 1.0)) for suit in "CSHD"}


@pytest.mark.parametrize("deck", FRENCH_SUITED)
@pytest.mark.parametrize("scheme", DARK)
def test_suit_signs_read_on_dark_paper(qapp: QApplication, scheme: Scheme, deck: str) -> None:
    apply_theme(qapp, Theme(scheme))
    c = Theme(scheme).colours
    worst = min(contrast(each, ground) for each in inks(deck).values() for ground in (c.paper, c.card))
    assert worst >= 4.5


@pytest.mark.parametrize(("deck", "count"), [("french", 2), ("four", 4), ("cvd", 4), ("contrast", 4)])
@pytest.mark.parametrize("scheme", Scheme)
def test_suit_signs_keep_their_colours_apart_on_every_paper(
    qapp: QApplication, scheme: Scheme, deck: str, count: int
) -> None:
    apply_theme(qapp, Theme(scheme))
    assert len(set(inks(deck).values())) == count


def test_a_suit_sign_follows_the_colours_in_force_when_it_is_drawn(qapp: QApplication) -> None:
    spade: Picture = Pictures(asset()).deck("french", "en").paper_pip("S")
    assert ink(spade(24, 1.0)) == "#1B1E28"
    apply_theme(qapp, Theme(Scheme.DARK))
    assert ink(spade(24, 1.0)) == "#F7EFD9"
