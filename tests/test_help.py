"""Every game has a help page in every language, with the parts at which it is opened."""

from __future__ import annotations

import re

import pytest

from i18n.catalogue import COMPLETE, SOURCE_LANGUAGE
from ramsch_desktop.games import ALL
from ramsch_desktop.resources import help_page

PARTS = ["overview", "deal", "play", "scoring", "options", "glossary"]
LENGTHS = {"ja": (700, 4000)}
"""Fewest and most signs of a Japanese page; other languages count words."""

WORDS = (400, 900)
PAGES = [(language, game.id) for language in (SOURCE_LANGUAGE, *COMPLETE) for game in ALL]


def page(language: str, game: str) -> str:
    path = help_page(language, game)
    assert path is not None, f"{game} has no help page in {language}"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_has_every_part_in_its_order(language: str, game: str) -> None:
    topics = re.findall(r"\{#([a-z-]+)\}", page(language, game))
    assert [topic for topic in topics if topic != "bidding"] == PARTS


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_is_neither_a_note_nor_a_book(language: str, game: str) -> None:
    text = page(language, game)
    fewest, most = LENGTHS.get(language, WORDS)
    length = len(text) if language in LENGTHS else len(text.split())
    assert fewest <= length <= most


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_is_clean_markdown(language: str, game: str) -> None:
    text = page(language, game)
    assert text.startswith("# ")
    assert text.count("**") % 2 == 0
    assert "<!--" not in text
