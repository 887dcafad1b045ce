"""What seats say at the table."""

from __future__ import annotations

from ramsch_desktop.controller.narrator import Narrator, speech_for
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import CardsExchanged, TurnedCardTaken
from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.ui.table.telling import Said, said_at_table
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
