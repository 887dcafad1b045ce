"""What seats say at the table."""

from __future__ import annotations

from ramsch_desktop.controller.narrator import Narrator, speech_for
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.events import CardsExchanged, TurnedCardTaken
from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.ui.table.telling import Said, said_at_table


def test_a_dealer_says_that_he_takes_the_trump_card() -> None:
    narrator = Narrator(RAMSEN, speech_for(3, Faces.GERMAN))
    assert said_at_table(TurnedCardTaken(2, parse_card("H7")), narrator) == Said(2, "I take the trump card.")
    assert said_at_table(CardsExchanged(1, ()), narrator) == Said(1, "I keep my cards.")
