"""Ramsch by itself: simple, pip, passing, and the Ramsch of a Skat table."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games.ramsch import rules, words
from ramsch_desktop.games.ramsch.actions import PassOn
from ramsch_desktop.games.ramsch.options import OPTIONS
from ramsch_desktop.games.ramsch.policies import POLICIES
from ramsch_desktop.games.shared.three_hands import deal_three, skat_pack, ten_cards, three_seats

RAMSCH: Final = Game(
    id="ramsch",
    options=OPTIONS,
    seats=three_seats,
    pack=skat_pack,
    hand_size=ten_cards,
    deal=deal_three,
    start=rules.start,
    opening=rules.opening,
    book=rules.book,
    order=rules.order,
    policies=POLICIES,
    words=words,
    best=rules.best,
    actions=(PlayCard, PassOn),
)
