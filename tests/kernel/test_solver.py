"""The solver equals a plain minimax of another design."""

import random

import pytest

from ramsch_desktop.kernel import api
from tests.kernel import contracts
from tests.kernel.brute import Brute, Rules

# rules, seats, cards a seat, sides
GAMES = {
    "grand": (contracts.GRAND, 3, 3, ((0,), (1,), (2,))),
    "suit": (contracts.SUIT, 3, 3, ((0,), (1,), (2,))),
    "ramsch": (contracts.RAMSCH, 3, 3, ((0,), (1,), (2,))),
    "null": (contracts.NULL, 3, 3, ((0,), (1,), (2,))),
    "solo": (contracts.SOLO, 4, 3, ((0,), (3,))),
    "rufspiel": (contracts.RUFSPIEL, 4, 3, ((0, 1), (0, 2), (1, 2))),
    "ramsen": (contracts.RAMSEN, 4, 3, ((0,), (2,))),
    "rams": (contracts.RAMS, 5, 3, ((0,), (4,))),
    "rams for seven": (contracts.RAMS, 7, 2, ((0,), (5,))),
}
Ending = tuple[tuple[tuple[int, ...], ...], int, tuple[int, ...], int]


def ending(rules: Rules, seats: int, size: int, sides: tuple[tuple[int, ...], ...], rng: random.Random) -> Ending:
    """Random hands, leader, side and last-trick bonus."""
    cards = rng.sample(range(len(rules.group)), seats * size)
    if rules.called >= 0 and rules.called not in cards:
        cards[0] = rules.called
    hands = tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(seats))
    bonus = 0 if rules.per_trick else rng.choice((0, 7, 21))
    return hands, rng.randrange(seats), rng.choice(sides), bonus


def board_of(table: api.Table, hands: tuple[tuple[int, ...], ...], leader: int, bonus: int = 0) -> api.Board:
    """The position as the kernel sees it."""
    masks = {seat: api.mask_of(hand) for seat, hand in enumerate(hands)}
    return api.Board(table, leader, masks, bonus=bonus, bonus_to=api.LAST_TRICK)


def compare(name: str, count: int, size: int, seed: int) -> None:
    """Assert equal values on ``count`` random endings."""
    rules, seats, _, sides = GAMES[name]
    table = contracts.table_of(rules, seats)
    solvers = {side: api.Solver(table, api.Goal(side, rules.per_trick, not rules.maximise), bits=16) for side in sides}
    rng = random.Random(seed)
    for _ in range(count):
        hands, leader, side, bonus = ending(rules, seats, size, sides, rng)
        expected = Brute(rules, frozenset(side), bonus).value(hands, leader, False, False)
        board = board_of(table, hands, leader, bonus)
        assert solvers[side].solve(board) == expected, (hands, leader, side, bonus)


@pytest.mark.parametrize("name", GAMES)
def test_solver_equals_plain_minimax_on_a_thousand_endings(name: str) -> None:
    size = GAMES[name][2]
    compare(name, 800, size - 1, seed=4)
    compare(name, 200, size, seed=5)


@pytest.mark.parametrize("name", ["grand", "suit", "ramsch", "null", "ramsen"])
def test_solver_equals_plain_minimax_with_one_card_more(name: str) -> None:
    compare(name, 12, GAMES[name][2] + 1, seed=6)


def test_solver_counts_the_trick_on_the_table() -> None:
    table = contracts.table_of(contracts.GRAND, 3)
    # clubs: seat 0 leads the ten, seat 1 has the ace, seat 2 a king; then a last trick of spades
    board = board_of(table, ((5, 7), (6, 8), (4, 9)), 0)
    board.play(5)
    assert api.Solver(table, api.Goal((1,))).solve(board) == 10 + 11 + 4
    assert api.Solver(table, api.Goal((2,))).solve(board) == 0


def test_reaches_tells_on_which_side_of_a_bound_the_value_is() -> None:
    table = contracts.table_of(contracts.SUIT, 3)
    rng = random.Random(8)
    for _ in range(50):
        hands, leader, side, bonus = ending(contracts.SUIT, 3, 4, ((0,), (1,)), rng)
        board = board_of(table, hands, leader, bonus)
        solver = api.Solver(table, api.Goal(side), bits=16)
        value = solver.solve(board)
        assert value is not None
        assert solver.reaches(board, value) is True
        assert solver.reaches(board, value + 1) is False


@pytest.mark.parametrize("name", ["grand", "suit", "ramsch"])
def test_every_bound_of_a_long_ending_agrees_with_its_value(name: str) -> None:
    """Each bound prunes other cards: a wrong proof that cards are of no use shows as two answers."""
    rules, seats, _, sides = GAMES[name]
    table = contracts.table_of(rules, seats)
    rng = random.Random(12)
    for _ in range(20 if api.COMPILED else 2):
        hands, leader, side, bonus = ending(rules, seats, 7 if api.COMPILED else 4, sides, rng)
        board = board_of(table, hands, leader, bonus)
        goal = api.Goal(side, shun=not rules.maximise)
        value = api.Solver(table, goal, bits=16).solve(board)
        assert value is not None
        for worth in range(1, 120, 2):
            assert api.Solver(table, goal, bits=16).reaches(board, worth) is (value >= worth), (hands, leader, side)


def test_neighbours_of_other_worth_are_weighed_against_each_other() -> None:
    table = contracts.table_of(contracts.GRAND, 3)
    # clubs: seat 0 has ace and ten, seat 1 king and seven, seat 2 queen and eight; spades lie over the ace
    board = board_of(table, ((5, 6), (0, 4), (1, 3)), 1)
    board.play(4)
    board.play(3)
    assert api.Solver(table, api.Goal((0,))).solve(board) == 10 + 11 + 4 + 3
    assert api.Solver(table, api.Goal((1,))).solve(board) == 0


def test_a_hand_below_the_others_takes_nothing_and_one_above_them_does() -> None:
    table = contracts.table_of(contracts.RAMSCH, 3)
    below = ((0, 2, 9), (1, 3, 8), (4, 5, 10))
    above = ((0, 4, 9), (1, 2, 8), (3, 5, 7))
    for hands in (below, above):
        expected = Brute(contracts.RAMSCH, frozenset({0})).value(hands, 1, False, False)
        assert api.Solver(table, api.Goal((0,), shun=True)).solve(board_of(table, hands, 1)) == expected
        assert (expected == 0) is (hands is below)


LOW = (0, 1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17)


@pytest.mark.parametrize("rules", [contracts.RAMSCH, contracts.NULL], ids=["ramsch", "null"])
def test_a_low_hand_that_leads_takes_what_plain_minimax_says(rules: Rules) -> None:
    table = contracts.table_of(rules, 3)
    goal = api.Goal((0,), rules.per_trick, shun=True)
    rng = random.Random(21)
    values = []
    for _ in range(150):
        own = rng.sample(LOW, 3)
        others = rng.sample([card for card in range(28) if card not in own], 6)
        hands = tuple(tuple(sorted(cards)) for cards in (own, others[:3], others[3:]))
        values.append(Brute(rules, frozenset({0})).value(hands, 0, False, False))
        assert api.Solver(table, goal).solve(board_of(table, hands, 0)) == values[-1], hands
    assert min(values.count(0), len(values) - values.count(0)) > 20


def test_a_low_hand_with_a_way_out_is_seen_without_playing_a_card() -> None:
    table = contracts.table_of(contracts.RAMSCH, 3)
    # spades: the seven lies below eight and nine of the others; clubs: seven and nine below eight and ten
    board = board_of(table, ((0, 2, 7), (1, 8, 14), (5, 9, 15)), 0)
    solver = api.Solver(table, api.Goal((0,), shun=True))
    assert (solver.solve(board), solver.nodes) == (0, 0)


def test_the_best_trumps_count_for_their_side_without_playing_a_card() -> None:
    table = contracts.table_of(contracts.GRAND, 3)
    # both jacks lie above the others'; whoever leads, their four points are safe
    hands = ((31, 30, 0), (29, 1, 7), (28, 2, 8))
    for side, target, answer in (((0,), 4, True), ((1, 2), 8 - 4 + 1, False)):
        for leader in range(3):
            solver = api.Solver(table, api.Goal(side))
            assert solver.reaches(board_of(table, hands, leader), target) is answer
            assert solver.nodes == 0


def test_solver_gives_up_at_its_node_limit() -> None:
    table = contracts.table_of(contracts.RAMSCH, 3)
    rng = random.Random(9)
    hands, leader, side, bonus = ending(contracts.RAMSCH, 3, 8, ((0,),), rng)
    solver = api.Solver(table, api.Goal(side, shun=True))
    assert solver.solve(board_of(table, hands, leader, bonus), limit=100) is None
    assert solver.nodes < 1000


def test_solver_stops_when_told() -> None:
    table = contracts.table_of(contracts.RAMSCH, 3)
    hands, leader, side, bonus = ending(contracts.RAMSCH, 3, 8, ((0,),), random.Random(9))
    solver = api.Solver(table, api.Goal(side, shun=True))
    solver.stop()
    assert solver.solve(board_of(table, hands, leader, bonus)) is None


def test_one_solver_serves_many_deals() -> None:
    """More deals than the memory has generations for 52 cards; stale entries must not count."""
    compare("rams", 300, 2, seed=11)
