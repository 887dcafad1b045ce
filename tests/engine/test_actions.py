"""Actions and their notation."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.actions import Pass, PlayCard, parse_action, require_legal
from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.engine.errors import BadNotation, IllegalAction
from ramsch_desktop.games.ramsch.actions import PassOn

KNOWN = (PlayCard, Pass, PassOn)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play H10", PlayCard(parse_card("H10"))),
        ("  play   H10 ", PlayCard(parse_card("H10"))),
        ("pass", Pass()),
        ("pass-on SA C7", PassOn(parse_cards("C7 SA"))),
    ],
)
def test_texts_and_actions_say_the_same(text: str, action: object) -> None:
    assert parse_action(text, KNOWN) == action


def test_sets_of_cards_are_equal_in_any_order_and_written_sorted() -> None:
    assert PassOn(parse_cards("SA C7")) == PassOn(parse_cards("C7 SA"))
    assert str(PassOn(parse_cards("CA D7"))) == "pass-on D7 CA"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "'' is no action here: expected one of pass, pass-on, play"),
        ("bid 18", "'bid' is no action here"),
        ("play", "'' is no card"),
        ("play H1", "'H1' is no card"),
        ("pass SA", "'pass' takes nothing after it"),
        ("pass-on SA SA", "names a card twice"),
        ("PLAY SA", "'PLAY' is no action"),
    ],
)
def test_other_texts_are_refused(text: str, fault: str) -> None:
    with pytest.raises(BadNotation, match=fault):
        parse_action(text, KNOWN)


def test_an_illegal_action_names_the_legal_ones() -> None:
    with pytest.raises(IllegalAction, match="'pass' is not allowed: expected one of play SA"):
        require_legal(Pass(), (PlayCard(parse_card("SA")),))
