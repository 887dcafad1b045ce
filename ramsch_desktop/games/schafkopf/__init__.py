"""Schafkopf with Ramsch: Rufspiel, Wenz, solos, and Ramsch when nobody plays."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.actions import Pass, PlayCard
from ramsch_desktop.engine.game import Declarer, Game
from ramsch_desktop.engine.speech import Faces, Naming
from ramsch_desktop.games.schafkopf import rules, words
from ramsch_desktop.games.schafkopf.actions import (
    Announce,
    ChooseRamsch,
    ChooseStock,
    Declare,
    Knock,
    Kontra,
    No,
    Re,
)
from ramsch_desktop.games.schafkopf.options import OPTIONS
from ramsch_desktop.games.schafkopf.policies import POLICIES

SCHAFKOPF: Final = Game(
    id="schafkopf",
    options=OPTIONS,
    seats=rules.four_seats,
    pack=rules.pack,
    hand_size=rules.hand_size,
    deal=rules.deal_four,
    start=rules.start,
    opening=rules.opening,
    book=rules.book,
    order=rules.order,
    policies=POLICIES,
    words=words,
    best=rules.best,
    actions=(Announce, ChooseRamsch, ChooseStock, Declare, Knock, Kontra, No, Pass, PlayCard, Re),
    faces=Faces.GERMAN,
    naming=Naming.BAVARIAN,
    declarer=Declarer.WITH_PARTNER,
)
