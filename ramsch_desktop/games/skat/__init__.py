"""Skat with Ramsch: bidding, suit games, Grand and Null, and a Ramsch when nobody bids."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.game import Game, Rules
from ramsch_desktop.games.shared.three_hands import skat_pack
from ramsch_desktop.games.shared.three_of_four import table_seats
from ramsch_desktop.games.skat import cover
from ramsch_desktop.games.skat.options import OPTIONS


def _rules() -> Rules:
    from ramsch_desktop.engine.actions import Pass, PlayCard
    from ramsch_desktop.games.shared.calls import Kontra, No, Re
    from ramsch_desktop.games.shared.skat.passing import PassOn, Push, TakeSkat
    from ramsch_desktop.games.shared.skat.play import Claim, Concede
    from ramsch_desktop.games.shared.three_hands import ten_cards
    from ramsch_desktop.games.shared.three_of_four import deal_active
    from ramsch_desktop.games.skat import endings, rules, words
    from ramsch_desktop.games.skat.actions import Bid, Declare, Discard, Hold, PlayHand
    from ramsch_desktop.games.skat.policies import POLICIES
    from ramsch_desktop.games.skat.standing import book, opening

    return Rules(
        hand_size=ten_cards,
        deal=deal_active,
        start=rules.start,
        opening=opening,
        book=book,
        order=rules.order,
        policies=POLICIES,
        words=words,
        best=rules.best,
        endings=endings.endings,
        settled=endings.settled,
        actions=(
            *(PlayCard, Pass, Bid, Hold, TakeSkat, PlayHand, Discard, Declare, Kontra, Re, No),
            *(Push, PassOn, Concede, Claim),
        ),
    )


SKAT: Final = Game(
    id="skat",
    options=OPTIONS,
    seats=table_seats,
    pack=skat_pack,
    title=cover.title,
    summary=cover.summary,
    load=_rules,
)
