"""What a hint says of cards that were tried in many deals."""

from __future__ import annotations

import pytest

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


def test_other_reasons_are_left_to_the_game() -> None:
    assert search_reason(Reason("only_card"), SPEECH) is None


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_game_says_it(game: Game) -> None:
    view = opened(game, usual(game), 1).view(0)
    text = game.words.reason(Reason("expected_wins", CARDS, values=(63, 55)), view, SPEECH)
    assert text.startswith("In 100 deals like this")
