"""The Ramsch of a Skat table as a contract: jacks are trumps, everyone for himself."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import CardsShown, DealScored
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Finished, Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay, must_follow
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.skat.events import SkatShown
from ramsch_desktop.games.shared.skat.scoring import Bock, bock_steps
from ramsch_desktop.games.shared.skat_ramsch import (
    JACKS_ONLY,
    NO_PUSH,
    Pushes,
    SkatRamschRules,
    count_taken,
    score_skat_ramsch,
)


@dataclass(frozen=True, slots=True)
class RamschPlay:
    """Ramsch over ten tricks.

    ``dealt`` are the two cards dealt to the skat, ``skat`` those that lie there now, ``pushes`` what pushing
    the skat on unseen does to the result.
    """

    rules: SkatRamschRules
    dealt: tuple[Card, ...]
    skat: tuple[Card, ...]
    pushes: Pushes = NO_PUSH
    bock: Bock = Bock.NONE

    @property
    def order(self) -> CardOrder:
        """Only the jacks are trumps."""
        return JACKS_ONLY

    def playable(self, play: TrickPlay) -> Hand:
        """Cards of the led group, else any card."""
        return play.following

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """The led group must be followed."""
        return must_follow(play)

    def over(self, play: TrickPlay) -> bool:
        """Ramsch is played to the last card."""
        return False

    def finish(self, play: TrickPlay) -> Step:
        """The skat is turned up and the deal scored; a Bock round doubles what was scored."""
        score = score_skat_ramsch(count_taken(play, self.skat, self.rules.skat_to), self.rules, pushes=self.pushes)
        doubled = tuple((*steps, *bock_steps(self.bock)) if steps else () for steps in score.sums)
        score = replace(score, sums=doubled)
        shown = CardsShown(None, self.skat), SkatShown(None, self.dealt, self.skat)
        return Step(Finished(score), (*shown, DealScored(score)))
