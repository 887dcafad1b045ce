"""What seats say at the table."""

from __future__ import annotations

from ramsch_desktop.controller.narrator import Narrator, speech_for
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import Course, play_on
from ramsch_desktop.engine.events import CardsExchanged, TurnedCardTaken
from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.table.telling import Said, said_at_table, seat_face
from tests.games.five_card_table import course_of

NARRATOR = Narrator(RAMSEN, speech_for(4, Faces.GERMAN))


def after_the_dealer(took: str) -> Course:
    hands = ["S7 S8", "", "", ""]
    return course_of(RAMSEN, hands, "H7", f"leave, swap, swap, swap, {took}", cut="D9")


def test_a_dealer_says_that_he_takes_the_trump_card() -> None:
    view = after_the_dealer("swap-trump S7").view(1)
    assert said_at_table(TurnedCardTaken(0, parse_card("H7")), view, NARRATOR) == Said(0, "I take the trump card.")


def test_only_who_gave_no_card_away_says_that_he_keeps_all() -> None:
    nothing = CardsExchanged(0, ())
    took, kept = after_the_dealer("swap-trump S7, swap").view(1), after_the_dealer("swap").view(1)
    assert said_at_table(nothing, took, NARRATOR) is None
    assert said_at_table(nothing, kept, NARRATOR) == Said(0, "I keep my cards.")


def test_the_cards_left_are_counted_once_cards_are_played(pictures: Pictures) -> None:
    said = "leave, swap, swap, swap, swap, swap, stay, stay, drop, drop, drop"
    dealt = course_of(RAMSEN, ["", "S7 S8 S9 S10 D10", "", "", ""], "HK", said, cut="D9")
    narrator = Narrator(RAMSEN, speech_for(5, Faces.GERMAN))
    counts = [seat_face(course.view(0), 1, narrator, pictures, "").badge for course in (dealt, play(dealt))]
    assert [(face.cards_left, face.second) for face in counts] == [(None, "0 tricks"), (4, "0 tricks")]
    assert seat_face(play(dealt).view(0), 3, narrator, pictures, "").badge.cards_left is None


def play(course: Course) -> Course:
    return play_on(course, ["play S7"])
