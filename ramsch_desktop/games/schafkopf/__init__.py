"""Schafkopf with Ramsch: Rufspiel, Wenz, solos, and Ramsch when nobody plays."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.game import Declarer, Game, Rules
from ramsch_desktop.engine.speech import Faces, Naming
from ramsch_desktop.games.schafkopf import cover
from ramsch_desktop.games.schafkopf.options import OPTIONS, four_seats, pack


def _rules() -> Rules:
    from ramsch_desktop.engine.actions import Pass, PlayCard
    from ramsch_desktop.games.schafkopf import actions, rules, words
    from ramsch_desktop.games.schafkopf.policies import POLICIES

    return Rules(
        hand_size=rules.hand_size,
        deal=rules.deal_four,
        start=rules.start,
        opening=rules.opening,
        book=rules.book,
        order=rules.order,
        policies=POLICIES,
        words=words,
        best=rules.best,
        actions=(
            *(actions.Announce, actions.ChooseRamsch, actions.ChooseStock, actions.Declare, actions.Knock),
            *(actions.Kontra, actions.No, Pass, PlayCard, actions.Re),
        ),
    )


SCHAFKOPF: Final = Game(
    id="schafkopf",
    options=OPTIONS,
    seats=four_seats,
    pack=pack,
    title=cover.title,
    summary=cover.summary,
    load=_rules,
    faces=Faces.GERMAN,
    naming=Naming.BAVARIAN,
    declarer=Declarer.WITH_PARTNER,
)
