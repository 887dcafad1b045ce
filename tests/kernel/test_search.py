"""Payoffs and the comparison of moves."""

import threading

import pytest

from ramsch_desktop.kernel import api
from tests.kernel import contracts
from tests.kernel.test_policies import card, ramsch

PACK = (1 << 32) - 1
RAMSCH = api.Payoff(api.PayoffKind.RAMSCH_LOSER, (120, 1, 2), rivalry=0)


def finished(
    rules_table: api.Table, points: tuple[int, ...], tricks: tuple[int, ...], declarer: int | None = None
) -> api.Board:
    """A deal that is over; ``played`` tricks follow from playing the pack down would be slow, so they are
    booked.
    """
    board = api.Board(rules_table, 0, {}, declarer=declarer)
    for _ in range(sum(tricks)):
        for index in range(rules_table.seats):
            board.play(index)
    for seat, (taken, count) in enumerate(zip(points, tricks, strict=True)):
        board.start_with(seat, taken, count)
    return board


@pytest.mark.parametrize(
    ("points", "tricks", "scores"),
    [
        ((34, 52, 34), (3, 4, 3), (0, -52, 0)),
        ((55, 55, 10), (4, 4, 2), (-55, -55, 0)),
        ((40, 40, 40), (3, 3, 4), (-40, -40, -40)),
        ((0, 73, 47), (0, 6, 4), (0, -146, 0)),
        ((0, 60, 60), (0, 5, 5), (0, -120, -120)),
        ((120, 0, 0), (10, 0, 0), (120, 0, 0)),
        ((120, 0, 0), (9, 1, 0), (-240, 0, 0)),
    ],
)
def test_ramsch_scores(points: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, ...]) -> None:
    board = finished(contracts.table_of(contracts.RAMSCH, 3), points, tricks)
    assert tuple(RAMSCH.utility(board, seat) for seat in range(3)) == scores


@pytest.mark.parametrize(
    ("points", "tricks", "scores"),
    [
        ((20, 45, 30, 25), (2, 2, 2, 2), (20, -60, 20, 20)),
        ((0, 62, 33, 25), (0, 3, 3, 2), (40, -80, 20, 20)),
        ((42, 42, 36, 0), (3, 2, 2, 1), (-60, 20, 20, 20)),
        ((0, 0, 120, 0), (0, 0, 8, 0), (-70, -70, 210, -70)),
    ],
)
def test_schafkopf_ramsch_scores(points: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, ...]) -> None:
    payoff = api.Payoff(api.PayoffKind.RAMSCH_STAKE, (210, 20, 40), (-70,), rivalry=0)
    board = finished(contracts.table_of(contracts.SOLO, 4), points, tricks)
    assert tuple(payoff.utility(board, seat) for seat in range(4)) == scores


@pytest.mark.parametrize(
    ("points", "tricks", "score"),
    [(0, 0, -96), (30, 2, -72), (60, 5, -48), (61, 5, 24), (89, 7, 24), (90, 8, 36), (120, 10, 48)],
)
def test_declarer_scores_by_bracket(points: int, tricks: int, score: int) -> None:
    """Clubs with one: 24, Schneider 36, Schwarz 48; lost twice that."""
    payoff = api.Payoff(api.PayoffKind.SIDES, (-96, -72, -48, 24, 36, 48), (0,) * 6)
    table = contracts.table_of(contracts.SUIT, 3)
    board = finished(table, (120 - points, points, 0), (10 - tricks, tricks, 0), declarer=1)
    assert payoff.utility(board, 1) == score
    assert payoff.utility(board, 0) == -score


def test_ramsen_scores_tricks_and_none() -> None:
    payoff = api.Payoff(api.PayoffKind.TRICKS, (1,) * 4, (-5,) * 4, rivalry=0)
    board = finished(contracts.table_of(contracts.RAMSEN, 4), (0,) * 4, (3, 2, 0, 0))
    assert tuple(payoff.utility(board, seat) for seat in range(4)) == (3, 2, -5, -5)


def sampler_for(board: api.Board, sizes: tuple[int, int]) -> api.Sampler:
    """Deals of what the seat to move has not seen, with two cards in the skat."""
    others = [(board.turn + 1) % 3, (board.turn + 2) % 3]
    unseen = PACK & ~(board.hand(board.turn) | board.seen)
    holders = [api.Holder(seat, size, ~board.lacks(seat)) for seat, size in zip(others, sizes, strict=True)]
    return api.Sampler(unseen, [*holders, api.Holder(api.OUT_OF_PLAY, 2)])


def evaluate(board: api.Board, sizes: tuple[int, int], worlds: int) -> tuple[api.MoveValue, ...]:
    """Compare all moves of a Ramsch position."""
    payoff = api.Payoff(api.PayoffKind.RAMSCH_LOSER, (120, 1, 2), pip=0.2)
    return api.evaluate_moves(board, sampler_for(board, sizes), payoff, api.SearchLimits(worlds), seed=3)


@pytest.mark.parametrize(
    ("hand", "trick", "sizes", "right"),
    [
        ("C7 CK C10 S8 S9 HA H8 D9 D7 DJ", "CA", (10, 9), "C10 CK"),
        ("SA H7 H8 H10 D7 D9 D10 DK HJ DJ", "CK C9", (9, 9), "SA"),
        ("CJ S10 S9 SK H9 HK HQ D9 D8 DQ", "C7 C8", (9, 9), "CJ"),
    ],
)
def test_search_finds_known_moves(hand: str, trick: str, sizes: tuple[int, int], right: str) -> None:
    """The third row is one that the rules get wrong: an empty trick takes the club jack away."""
    board = ramsch(hand, trick)
    board.core.bonus_to = api.LAST_TRICK
    best = evaluate(board, sizes, 320)[0]
    assert best.card in {card(code) for code in right.split()}


def test_search_is_repeatable_and_leaves_the_board_alone() -> None:
    board = ramsch("C7 CK C10 S8 S9 HA H8 D9 D7 DJ", "CA")
    first = evaluate(board, (10, 9), 64)
    assert first == evaluate(board, (10, 9), 64)
    assert board.hand(board.turn) == api.mask_of(
        card(code) for code in ["C7", "CK", "C10", "S8", "S9", "HA", "H8", "D9", "D7", "DJ"]
    )


def test_search_ends_when_told_or_out_of_time() -> None:
    board = ramsch("C7 C8 C9 S10 SK H7 HQ DA DJ HJ")
    stop = api.Stop()
    stop.set()
    payoff, sampler = RAMSCH, sampler_for(board, (10, 10))
    halted = api.evaluate_moves(board, sampler, payoff, api.SearchLimits(10**6), 1, stop=stop)
    assert all(value.worlds == 0 for value in halted)
    timed = api.evaluate_moves(board, sampler, payoff, api.SearchLimits(10**9, seconds=0.02), 1)
    assert timed[0].worlds > 0


def test_search_lets_other_threads_stop_it() -> None:
    board = ramsch("C7 C8 C9 S10 SK H7 HQ DA DJ HJ")
    stop = api.Stop()
    timer = threading.Timer(0.05, stop.set)
    timer.start()
    moves = (card("HQ"), card("H7"))
    payoff = api.Payoff(api.PayoffKind.PIPS, (0, 0), rivalry=0)
    values = api.evaluate_moves(
        board, sampler_for(board, (10, 10)), payoff, api.SearchLimits(10**9), 1, moves=moves, stop=stop
    )
    timer.join()
    assert values[0].worlds > 0


def test_tables_refuse_nonsense() -> None:
    with pytest.raises(ValueError, match="side by side"):
        api.make_table(3, (0, 1, 0), (0, 0, 0))
    with pytest.raises(ValueError, match="trump group"):
        api.make_table(3, (0, 1), (0, 0), trump=0)
    with pytest.raises(ValueError, match="seats"):
        api.make_table(9, (0, 1), (0, 0))
