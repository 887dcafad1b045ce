"""Ramsch by itself: simple, pip, passing, and the Ramsch of a Skat table."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.game import Game, Rules
from ramsch_desktop.games.ramsch import cover
from ramsch_desktop.games.ramsch.options import OPTIONS
from ramsch_desktop.games.shared.three_hands import skat_pack, three_seats


def _rules() -> Rules:
    from ramsch_desktop.engine.actions import PlayCard
    from ramsch_desktop.games.ramsch import rules, words
    from ramsch_desktop.games.ramsch.actions import PassOn
    from ramsch_desktop.games.ramsch.policies import POLICIES
    from ramsch_desktop.games.shared.three_hands import deal_three, ten_cards

    return Rules(
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


RAMSCH: Final = Game(
    id="ramsch",
    options=OPTIONS,
    seats=three_seats,
    pack=skat_pack,
    title=cover.title,
    summary=cover.summary,
    load=_rules,
)
