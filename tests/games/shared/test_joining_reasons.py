"""What a hint says of joining and exchanging that was tried in many deals."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.shared.joining_reasons import joining_reason
from tests.games.shared.test_sheet_words import english
from tests.playing import opened, usual

SPEECH = Speech(english, ("You", "Anna", "Bert", "Cleo"))
BEGINNING = "Of 1,000 matches like this you win about 271 "


@pytest.mark.parametrize(
    ("rule", "rest"),
    [
        ("join_wins", "if you play, and 254 if you drop out."),
        ("drop_wins", "if you drop out, and 254 if you play."),
        ("exchange_wins", "with these cards away, and 254 with others."),
        ("keep_wins", "if you exchange nothing, and 254 if you do."),
        ("take_wins", "with the turned-up card, and 254 without it."),
        ("keep_wins_cut", "if you keep the card, and 254 if you leave it."),
        ("leave_wins_cut", "if you leave the card, and 254 if you keep it."),
    ],
)
def test_two_plans_are_compared(rule: str, rest: str) -> None:
    reason = Reason(rule, values=(271, 254))
    assert joining_reason(reason, SPEECH) == BEGINNING + rest
    for game in (RAMSEN, RAMS):
        view = opened(game, usual(game), 1).view(0)
        assert game.words.reason(reason, view, SPEECH) == BEGINNING + rest
