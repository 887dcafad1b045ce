"""Schieberamsch: pass the skat round, or push it on unseen; then play Ramsch."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.game import Game, Rules
from ramsch_desktop.games.schieberamsch import cover
from ramsch_desktop.games.schieberamsch.options import OPTIONS
from ramsch_desktop.games.shared.three_hands import skat_pack
from ramsch_desktop.games.shared.three_of_four import table_seats


def _rules() -> Rules:
    from ramsch_desktop.engine.actions import PlayCard
    from ramsch_desktop.games.schieberamsch import endings, rules, words
    from ramsch_desktop.games.schieberamsch.policies import POLICIES
    from ramsch_desktop.games.schieberamsch.rules import GrandHand
    from ramsch_desktop.games.shared.calls import No
    from ramsch_desktop.games.shared.skat.passing import PassOn, Push, TakeSkat
    from ramsch_desktop.games.shared.skat.play import Claim, Concede
    from ramsch_desktop.games.shared.three_hands import ten_cards
    from ramsch_desktop.games.shared.three_of_four import deal_active

    return Rules(
        hand_size=ten_cards,
        deal=deal_active,
        start=rules.start,
        opening=rules.opening,
        book=rules.book,
        order=rules.order,
        policies=POLICIES,
        words=words,
        best=rules.best,
        endings=endings.endings,
        settled=endings.settled,
        actions=(PlayCard, GrandHand, No, TakeSkat, Push, PassOn, Concede, Claim),
    )


SCHIEBERAMSCH: Final = Game(
    id="schieberamsch",
    options=OPTIONS,
    seats=table_seats,
    pack=skat_pack,
    title=cover.title,
    summary=cover.summary,
    load=_rules,
)
