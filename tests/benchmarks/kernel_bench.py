"""Speed of the search kernel: ``python -m tests.benchmarks.kernel_bench [deals]``.

Prints, for the form in use, roll-outs a second by policy, the times of exact solves of ten-card open deals and the
cards that they play (the same on every machine); CPU time of one core. RAMSCH_PURE_KERNEL=1 measures the plain form
(with fewer cards).
"""

import random
import statistics
import sys
import time
from collections.abc import Callable

from ramsch_desktop.kernel import api
from tests.kernel import contracts
from tests.kernel.brute import Rules
from tests.kernel.sample_play import PLAYED, dealt

SOLVED = {"grand": contracts.GRAND, "suit": contracts.SUIT, "null": contracts.NULL, "ramsch": contracts.RAMSCH}


def seconds(work: Callable[[], object]) -> float:
    """CPU time of one call."""
    started = time.process_time()
    work()
    return time.process_time() - started


def rollouts_a_second(policy: api.Policy, count: int) -> float:
    """Roll-outs by the policy from fresh deals, the deals not counted."""
    rng = random.Random(1)
    boards = [dealt(policy, rng) for _ in range(count)]
    return count / seconds(lambda: [api.rollout(board, 1) for board in boards])


def search_rollouts_a_second(worlds: int) -> float:
    """Roll-outs inside a Ramsch move comparison at the first lead."""
    board = dealt(api.Policy.RAMSCH, random.Random(2))
    own, others = board.hand(board.turn), [seat for seat in range(3) if seat != board.turn]
    viewer = api.Board(board.table, board.turn, {board.turn: own}, bonus_to=api.LAST_TRICK)
    holders = [api.Holder(others[0], 10), api.Holder(others[1], 10), api.Holder(api.OUT_OF_PLAY, 2)]
    sampler = api.Sampler(((1 << 32) - 1) & ~own, holders)
    payoff = api.Payoff(api.PayoffKind.RAMSCH_LOSER, (120, 1, 2), pip=0.2)
    values: list[api.MoveValue] = []
    limits = api.SearchLimits(worlds)
    spent = seconds(lambda: values.extend(api.evaluate_moves(viewer, sampler, payoff, limits, 1)))
    return sum(value.worlds for value in values) / spent


def open_deals(rules: Rules, cards: int, count: int) -> list[tuple[api.Board, int]]:
    """Deals with the seat that is solved for: the strongest hand, in Null and Ramsch each in turn."""
    rng = random.Random(4711)
    table = contracts.table_of(rules, 3)
    deals = []
    for number in range(count):
        pack = rng.sample(range(32), 32)
        hands = {seat: api.mask_of(pack[seat * cards : (seat + 1) * cards]) for seat in range(3)}
        skat = sum(rules.points[card] for card in pack[30:])
        board = api.Board(table, number % 3, hands, bonus=skat, bonus_to=api.LAST_TRICK)
        if rules.maximise:
            board.core.bonus = 0
        deals.append((board, strongest(rules, hands) if rules.maximise else number // 3 % 3))
    return deals


def strongest(rules: Rules, hands: dict[int, int]) -> int:
    """The seat with the best hand by trumps and aces."""

    def strength(seat: int) -> int:
        cards = api.cards_of(hands[seat])
        trumps = sum(rules.group[card] == rules.trump for card in cards)
        return 3 * trumps + sum(rules.points[card] == 11 for card in cards)

    return max(range(3), key=strength)


def report_solves(name: str, cards: int, count: int) -> None:
    """Print the times of one contract."""
    spent, nodes = [], []
    for board, seat in open_deals(SOLVED[name], cards, count):
        rules = SOLVED[name]
        solver = api.Solver(board.table, api.Goal((seat,), rules.per_trick, shun=not rules.maximise))
        spent.append(seconds(lambda solver=solver, board=board: solver.solve(board)))  # type: ignore[misc]
        nodes.append(solver.nodes)
    median, worst = statistics.median(spent) * 1000, max(spent) * 1000
    rate = sum(nodes) / sum(spent) / 1e6
    print(f"solve {name:6} {cards} cards, n = {count}: CPU median {median:8.2f} ms, max {worst:8.1f} ms")
    print(f"  cards played: median {statistics.median(nodes):12.0f}, {rate:6.2f} M/s")


def main() -> None:
    """Run everything."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    print("compiled" if api.COMPILED else "plain Python")
    for policy in PLAYED:
        rate = rollouts_a_second(policy, 4000 if api.COMPILED else 60)
        print(f"roll-outs {policy.name:9} {rate:10.0f} /s (one a call)")
    print(f"roll-outs in search  {search_rollouts_a_second(2000 if api.COMPILED else 40):10.0f} /s")
    for name in SOLVED:
        report_solves(name, 10 if api.COMPILED else 6, count if api.COMPILED else 5)


if __name__ == "__main__":
    main()
