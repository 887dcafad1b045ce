"""Names of cards and players in sentences, lists and labels, and what German-suited cards are called."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.speech import Faces, Naming, Speech
from ramsch_desktop.games import ALL
from ramsch_desktop.games.shared import words
from ramsch_desktop.games.shared.card_names import card_name, card_object
from ramsch_desktop.games.shared.joining_words import must_trump_text
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.game_words import kind_name
from ramsch_desktop.games.shared.suit_words import follow_prompt, must_follow_text


def told(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """The text with the context and the comment by which translators tell it from others."""
    return f"{context}/{comment or ''}/{text}"


def english(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    return text


def speech(faces: Faces, naming: Naming = Naming.USUAL) -> Speech:
    return Speech(told, ("Anna", "Bert", "Cleo"), faces=faces, naming=naming)


PLAIN = Speech(english, ("Anna", "Bert", "Cleo"))


def test_cards_are_named_bare_in_lists_and_as_objects_in_sentences() -> None:
    cards = parse_cards("CJ H10 SA")
    assert words.cards_named(cards, PLAIN) == "jack of clubs, ten of hearts and ace of spades"
    assert words.cards_listed(cards, PLAIN) == "the jack of clubs, the ten of hearts and the ace of spades"
    assert words.held_text(cards[:1], PLAIN) == "You hold the jack of clubs."


def test_the_reader_begins_a_label_with_a_capital_letter() -> None:
    assert words.names_label((0, 2), PLAIN) == "You and Cleo"
    assert words.names_label((2, 0), PLAIN) == "Cleo and you"
    assert words.names_listed((0, 2), PLAIN) == "you and Cleo"
    assert words.names_label((), PLAIN) == ""


def test_phrases_are_joined_by_commas_of_the_language() -> None:
    assert words.joined(["a", "b", "c"], lambda *text, **_: text[1].replace(", ", "、")) == "a、b、c"
    assert words.joined([], english) == ""


@pytest.mark.parametrize(
    ("faces", "naming", "context"),
    [
        (Faces.FRENCH, Naming.USUAL, "CardFrench"),
        (Faces.FRENCH, Naming.BAVARIAN, "CardFrench"),
        (Faces.GERMAN, Naming.USUAL, "CardGerman"),
        (Faces.GERMAN, Naming.BAVARIAN, "CardBavarian"),
    ],
)
def test_the_ace_has_the_name_of_its_table(faces: Faces, naming: Naming, context: str) -> None:
    ace = parse_cards("SA")[0]
    suit = "spades" if faces is Faces.FRENCH else "leaves"
    assert card_name(ace, speech(faces, naming)) == f"{context}//ace of {suit}"
    assert card_object(ace, speech(faces, naming)) == f"{context}Object//the ace of {suit}"


def test_only_bavarian_games_have_bavarian_names() -> None:
    assert {game.id for game in ALL if game.naming is Naming.BAVARIAN} == {"schafkopf", "ramsen"}


def test_leaves_have_a_text_of_their_own_at_a_bavarian_table() -> None:
    usual, bavarian = speech(Faces.GERMAN), speech(Faces.GERMAN, Naming.BAVARIAN)
    for text in (must_follow_text, follow_prompt, must_trump_text):
        assert "//" in text(Group.SPADES, usual)
        assert "/Bavarian/" in text(Group.SPADES, bavarian)
        assert text(Group.SPADES, usual).split("/")[2] == text(Group.SPADES, bavarian).split("/")[2]


def test_hearts_have_a_text_of_their_own_for_each_deck() -> None:
    for text in (must_follow_text, follow_prompt, must_trump_text):
        assert "//" in text(Group.HEARTS, speech(Faces.FRENCH))
        assert "/German-suited/" in text(Group.HEARTS, speech(Faces.GERMAN))
    assert kind_name(GameKind.HEARTS, speech(Faces.FRENCH)) == "SkatGame//Hearts"
    assert kind_name(GameKind.HEARTS, speech(Faces.GERMAN)) == "SkatGame/German-suited/Hearts"
