"""What follows when nobody bids: a Ramsch, with or without passing the skat, or the next deal."""

from __future__ import annotations

from ramsch_desktop.engine.events import CardsShown, DealScored
from ramsch_desktop.engine.phase import Finished, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.skat.events import RamschBegun, SkatShown
from ramsch_desktop.games.shared.skat.passing import Passing, begin_passing
from ramsch_desktop.games.shared.skat.passing_rules import PassingRules
from ramsch_desktop.games.shared.skat.ramsch import RamschPlay
from ramsch_desktop.games.skat.options import AllPass, RamschKind
from ramsch_desktop.games.skat.setting import Setting

PASSED_IN = "passed_in"
"""What a deal is called in which nothing was played."""


def after_all_passed(setting: Setting, hands: tuple[Hand, ...]) -> Step:
    """The Ramsch of the house, or the end of the deal."""
    if setting.rules.all_pass is AllPass.PASSED_IN:
        return _passed_in(setting, hands)
    if setting.rules.ramsch_kind is RamschKind.SCHIEBE:
        rules = PassingRules(setting.rules.ramsch)
        passing = Passing(rules, setting.seats, setting.seats, hands, setting.skat, setting.skat, bock=setting.bock)
        return begin_passing(passing).after(RamschBegun())
    contract = RamschPlay(setting.rules.ramsch, setting.skat, setting.skat, bock=setting.bock)
    return Step(TrickPlay(contract, setting.seats, hands, setting.forehand), (RamschBegun(),))


def _passed_in(setting: Setting, hands: tuple[Hand, ...]) -> Step:
    nothing = (0,) * len(hands)
    score = Score(PASSED_IN, ((),) * len(hands), nothing, nothing)
    shown = CardsShown(None, setting.skat), SkatShown(None, setting.skat, setting.skat)
    return Step(Finished(score, hands), (*shown, DealScored(score)))
