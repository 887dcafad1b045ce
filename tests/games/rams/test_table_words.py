"""What stands beside the table of Rams."""

from __future__ import annotations

from ramsch_desktop.engine.course import Course, play_on
from ramsch_desktop.engine.sections import CardLine, Note, Section, Shares
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.rams.panel import rams_panel
from ramsch_desktop.games.shared.joining_words import talon_text
from tests.games.five_card_table import course_of
from tests.games.test_stakes import SPEECH


def kinds(course: Course) -> list[type[Section]]:
    return [type(section) for section in rams_panel(course.view(0), SPEECH)]


def test_the_rule_of_the_moment_stands_above_the_trump_card_until_cards_are_played() -> None:
    dealt = course_of(RAMS, ["S2 S3 C2 C3 D2", "S5 S6 C5 C6 D5", "S7 S8 C7 C8 D6", "S9 S10 C9 C10 D7"], "H5", dealer=3)
    drawing = play_on(dealt, ["stay", "stay", "stay", "stay"])
    playing = play_on(drawing, ["draw", "draw", "draw", "draw", "play S2", "play S5", "play S7", "play S9"])
    assert kinds(dealt) == kinds(drawing) == [Shares, Note, CardLine]
    assert kinds(playing) == [Shares, CardLine, CardLine]


HANDS = ["S7 CA DA HK", "S8", "S9 C8"]
JOINED = "stay, stay, stay, draw, draw, draw"


def aces_note(course: Course) -> str:
    (note,) = [each for each in rams_panel(course.view(0), SPEECH) if isinstance(each, Note)]
    return note.text


def test_the_panel_tells_what_aces_bring_with_a_trick_and_without() -> None:
    course = course_of(RAMS, HANDS, "S10", JOINED, dealer=2)
    assert aces_note(course) == "Ace of clubs and ace of diamonds: −25 with a trick, otherwise +25."


def test_the_panel_tells_what_aces_bring_once_there_is_a_trick() -> None:
    course = course_of(RAMS, ["SK CA S7", "S8 SQ", "S9 C8"], "S10", JOINED + ", play SK, play S8, play S9", dealer=2)
    assert aces_note(course) == "Ace of clubs: −10, since you have a trick."


def prompt(course: Course) -> str:
    assert course.to_move is not None
    return course.game.words.prompt(course.view(course.to_move), SPEECH)


def test_the_prompt_that_asks_for_a_trump_is_no_sentence_with_a_full_stop() -> None:
    course = course_of(RAMS, ["CA", "S8 H7 H8 D7 D8", "S9 C8"], "S10", JOINED + ", play CA", dealer=2)
    assert prompt(course) == "You have no clubs: you must play a trump"


def on_the_last_trick(course: Course) -> bool:
    view = course.view(course.to_move or 0)
    return len(view.hand) == 1 and bool(view.table.trick.plays)


def test_the_prompt_for_the_last_card_does_not_offer_any() -> None:
    course = course_of(RAMS, HANDS, "S10", JOINED, dealer=2)
    while not on_the_last_trick(course):
        course = course.apply(course.legal_actions()[0])
    assert prompt(course) == "Your turn – your last card"


def test_aces_are_listed_from_the_least_to_the_most_that_they_are_worth() -> None:
    course = course_of(RAMS, ["DA SA HA S7 S8 ", "CK", ""], "S10", JOINED, dealer=2)
    assert aces_note(course).startswith("Ace of spades, ace of diamonds and ace of hearts: −40")


def test_an_empty_talon_is_called_so() -> None:
    assert talon_text(0, SPEECH) == "the talon is empty"
    assert talon_text(1, SPEECH).startswith("1 card")
