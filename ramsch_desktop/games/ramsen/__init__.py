"""Ramsen of Bavaria, with the custom of Zaisertshofen: bars and crosses."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.game import Game, Rules
from ramsch_desktop.engine.speech import Faces, Naming
from ramsch_desktop.games.ramsen import cover
from ramsch_desktop.games.ramsen.options import OPTIONS, pack
from ramsch_desktop.games.shared.five_cards import player_count


def _rules() -> Rules:
    from ramsch_desktop.engine.actions import PlayCard
    from ramsch_desktop.engine.phases.joining import Drop, Stay
    from ramsch_desktop.games.ramsen import rules, words
    from ramsch_desktop.games.ramsen.actions import Keep, Leave, Swap, SwapTrump
    from ramsch_desktop.games.ramsen.policies import POLICIES
    from ramsch_desktop.games.shared.five_cards import five_cards

    return Rules(
        hand_size=five_cards,
        deal=rules.deal,
        start=rules.start,
        opening=rules.opening,
        book=rules.book,
        order=rules.order,
        policies=POLICIES,
        words=words,
        best=rules.best,
        actions=(PlayCard, Drop, Stay, Keep, Leave, Swap, SwapTrump),
    )


RAMSEN: Final = Game(
    id="ramsen",
    options=OPTIONS,
    seats=player_count,
    pack=pack,
    title=cover.title,
    summary=cover.summary,
    load=_rules,
    faces=Faces.GERMAN,
    naming=Naming.BAVARIAN,
)
