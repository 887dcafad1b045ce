"""The arena: duplicate deals, the same numbers in any process, and the sign of a result."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from ramsch_desktop.bots.arena import Contest, Result, Tally, Unit, deal_seed, play, run, shares_of
from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.standing import Best, Standing
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.games.ramsen import RAMSEN


def contest(*seats: str, seed: int = 1, **options: OptionValue) -> Contest:
    return Contest("ramsch", read_options(RAMSCH.options, options), seats, seed)


def figures(result: Result) -> Result:
    """The result without what the clock says."""
    return replace(result, games_per_s=0, ms_mean=0, ms_p95=0, ms_max=0)


def test_equal_bots_differ_by_nothing() -> None:
    result = run(contest("medium", "medium", "medium", variant="skat"), 12)
    assert (result.difference, result.ci95, result.illegal) == (0, 0, 0)
    assert result.mean < 0


@pytest.mark.parametrize("variant", ["simple", "pip", "schiebe", "skat"])
def test_medium_is_better_than_random_whichever_total_wins(variant: str) -> None:
    result = run(contest("medium", "random", "random", variant=variant), 40)
    assert result.difference - result.ci95 > 0
    assert result.illegal == 0
    assert 0 <= result.lost < 1 / 3


def test_the_mirror_lets_one_of_the_others_play_against_copies_of_the_first() -> None:
    line_up = contest("medium", "random", "random", variant="skat")
    assert line_up.mirror.seats == ("random", "medium", "medium")
    assert run(line_up.mirror, 30).difference < 0


def test_an_executor_gives_the_same_figures_in_chunks_of_any_size() -> None:
    line_up = contest("medium", "random", "easy", variant="skat")
    alone = figures(run(line_up, 10))
    with ThreadPoolExecutor(2) as executor:
        assert figures(run(line_up, 10, executor, chunk=3)) == alone
        assert figures(run(line_up, 10, executor)) == alone


def test_another_seed_deals_other_cards() -> None:
    assert len({deal_seed(seed, number) for seed in range(30) for number in range(30)}) == 900
    line_up = contest("medium", "random", "random", variant="skat")
    assert figures(run(line_up, 6)) != figures(run(replace(line_up, seed=2), 6))


def ramsen(*seats: str) -> Contest:
    return Contest("ramsen", read_options(RAMSEN.options, {"players": 3}), seats, 1, Unit.MATCH)


def test_of_equal_bots_each_wins_his_share_of_the_matches() -> None:
    result = run(ramsen("medium", "medium", "medium"), 6)
    assert result.mean == pytest.approx(1 / 3)
    assert (result.deals, result.difference, result.illegal) == (6, 0, 0)


def test_medium_wins_more_matches_than_random() -> None:
    result = run(ramsen("medium", "random", "random"), 20)
    assert result.mean > 2 / 3
    assert result.difference == pytest.approx(result.mean - (1 - result.mean) / 2)
    assert result.difference - result.ci95 > 0


def test_matches_without_a_single_winner_are_shared() -> None:
    tied = Standing((20, 5, 20), dealer=0)
    assert shares_of(tied, Best.HIGHEST) == [0.5, 0, 0.5]
    assert shares_of(replace(tied, winner=1), Best.HIGHEST) == [0, 1, 0]


def test_every_deal_is_played_once_for_each_seat() -> None:
    tally = play(contest("random", "random", "random"), range(4))
    assert len(tally.own) == len(tally.others) == 4
    assert len(tally.milliseconds) == 4 * 3 * 10


def test_the_number_of_bots_must_fit_the_table() -> None:
    with pytest.raises(BadNotation, match="number of bots is 2: expected 3"):
        run(contest("medium", "medium"), 1)


def test_tallies_add_up() -> None:
    total = Tally([1.0], [2.0], 1, 0, [0.5])
    total.add(Tally([3.0], [4.0], 0, 2, [1.5]))
    assert total == Tally([1.0, 3.0], [2.0, 4.0], 1, 2, [0.5, 1.5])


def test_one_deal_has_no_interval() -> None:
    assert math.isinf(run(contest("random", "random", "random"), 1).ci95)
