from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from ramsch_desktop.engine.standing import Best
from ramsch_desktop.store.statistics import DealEntry
from ramsch_desktop.store.summaries import Choice, Grouping, groups_of, select, summary_of
from tests.store.test_statistics import NOON, other

LEVELS = ("you", "medium", "medium")
WON = other("a", levels=LEVELS, active=(0, 1, 2), points=(48, 0, 0), winners=(0,), declarer=0, contract="grand")
LOST = replace(WON, key="b", points=(-44, 0, 0), winners=(1, 2), active=(1, 2, 0), contract="spades")
DEFENDED = replace(WON, key="c", points=(0, -80, 0), winners=(0, 2), declarer=1, at=NOON - timedelta(days=40))
RAMSCH = replace(
    WON, key="d", game="ramsch", contract="ramsch", points=(9, 50, 61), winners=(0,), declarer=None, best=Best.LOWEST
)
WATCHED = replace(WON, key="e", levels=("medium",) * 3)
ALL = (WON, LOST, DEFENDED, RAMSCH, WATCHED)


def keys(entries: tuple[DealEntry, ...]) -> str:
    return "".join(entry.key for entry in entries)


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        (Choice(), "abcd"),
        (Choice(seat=1), "abcde"),
        (Choice(game="skat"), "abc"),
        (Choice(game="skat", contract="spades"), "b"),
        (Choice(position=2), "b"),
        (Choice(level="strong"), ""),
        (Choice(since=NOON - timedelta(days=30)), "abd"),
        (Choice(seat=3), ""),
    ],
)
def test_deals_are_chosen(choice: Choice, expected: str) -> None:
    assert keys(select(ALL, choice)) == expected


def test_who_sits_out_has_no_deal() -> None:
    four = replace(WON, levels=("you", "medium", "medium", "medium"), active=(1, 2, 3), points=(0, 0, 0, 18))
    assert select((four,), Choice()) == ()
    assert select((four,), Choice(seat=3)) == (four,)


def test_a_summary_counts_deals_games_and_points() -> None:
    summary = summary_of((WON, LOST, DEFENDED, RAMSCH), 0)
    assert (summary.deals, summary.won, summary.declared, summary.declared_won) == (4, 3, 2, 1)
    assert summary.gains == (48, -44, 0, -9)
    assert summary.running == (48, 4, 4, -5)
    assert (summary.points, summary.average, summary.share) == (-5, -1.25, 0.75)


def test_nothing_has_an_empty_summary() -> None:
    summary = summary_of((), 0)
    assert (summary.deals, summary.average, summary.share, summary.running) == (0, 0.0, 0.0, ())


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        (Grouping.GAME, ["abc", "d"]),
        (Grouping.CONTRACT, ["ac", "d", "b"]),
        (Grouping.POSITION, ["acd", "b"]),
        (Grouping.LEVEL, ["abcd"]),
        (Grouping.MONTH, ["c", "abd"]),
    ],
)
def test_deals_are_grouped(by: Grouping, expected: list[str]) -> None:
    chosen = (WON, LOST, DEFENDED, RAMSCH)
    groups = groups_of(chosen, by, 0)
    assert [group.summary.deals for group in groups] == [len(text) for text in expected]
    assert [group.entry.key for group in groups] == [text[0] for text in expected]
