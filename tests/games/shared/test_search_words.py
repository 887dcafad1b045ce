"""What a hint says of cards that were tried in many deals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ramsch_desktop import bots
from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games import ALL
from ramsch_desktop.games.shared.search_words import search_reason
from tests.games.shared.test_sheet_words import english
from tests.playing import opened, usual

SPEECH = Speech(english, ("You", "Anna", "Bert", "Cleo"))
CARDS = parse_cards("SA H10")


@pytest.mark.parametrize(
    ("rule", "values", "text"),
    [
        (
            "expected_wins",
            (63, 55),
            "In 100 deals like this, this card wins 63. If you play the ten of hearts, it is 55.",
        ),
        (
            "expected_cost",
            (21, 34),
            "On average this card costs you 21 point(s). If you play the ten of hearts, it is 34.",
        ),
        (
            "expected_gain",
            (4, -3),
            "On average this card brings you 4 point(s). If you play the ten of hearts, it is \N{MINUS SIGN}3.",
        ),
    ],
)
def test_two_cards_are_compared(rule: str, values: tuple[int, int], text: str) -> None:
    assert search_reason(Reason(rule, CARDS, values=values), SPEECH) == text


def test_equal_cards_are_not_compared() -> None:
    text = search_reason(Reason("expected_same", CARDS[:1], values=(7,)), SPEECH)
    assert text == "Another card does as well, but none does better."


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("expected_more", "Another card wins a little more often, but this one brings more points on average."),
        ("expected_rivals", "Another card is a little better for you alone, but with this one the others do worse."),
    ],
)
def test_an_advice_against_its_own_numbers_says_what_speaks_for_it(rule: str, text: str) -> None:
    assert search_reason(Reason(rule, CARDS[:1], values=(-5,)), SPEECH) == text


def test_other_reasons_are_left_to_the_game() -> None:
    assert search_reason(Reason("only_card"), SPEECH) is None


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_game_says_it(game: Game) -> None:
    view = opened(game, usual(game), 1).view(0)
    text = game.words.reason(Reason("expected_wins", CARDS, values=(63, 55)), view, SPEECH)
    assert text.startswith("In 100 deals like this")


@pytest.mark.parametrize(
    ("rule", "values", "text"),
    [
        ("worth_bid", (-5, -12, 18), "On average, in points: 18 brings \N{MINUS SIGN}5, passing \N{MINUS SIGN}12."),
        ("worth_pass", (3, -2, 20), "On average, in points: passing brings 3, 20 brings \N{MINUS SIGN}2."),
        ("worth_push", (40, 20), "On average, in points: pushing brings 40, taking the skat 20."),
    ],
)
def test_words_said_are_compared(rule: str, values: tuple[int, ...], text: str) -> None:
    assert search_reason(Reason(rule, values=values), SPEECH) == text


def test_every_worth_that_a_bot_gives_has_its_words() -> None:
    sources = Path(bots.__path__[0]).glob("*.py")
    rules = {rule for source in sources for rule in re.findall(r'"(worth_\w+)"', source.read_text(encoding="utf-8"))}
    rules |= {f"worth_{no}{word}" for word in ("kontra", "re") for no in ("", "no_")}
    assert len(rules) >= 18
    for rule in rules:
        text = search_reason(Reason(rule, values=(7, -3, 18)), SPEECH) or ""
        assert "7" in text
        assert "\N{MINUS SIGN}3" in text
        assert "{" not in text
