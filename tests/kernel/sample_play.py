"""Prints what the kernel answers to fixed questions, for comparing its two forms."""

import random

from ramsch_desktop.kernel import api
from tests.kernel import contracts

PLAYED = {
    api.Policy.RANDOM: (contracts.SUIT, 3),
    api.Policy.RAMSCH: (contracts.RAMSCH, 3),
    api.Policy.SKAT: (contracts.SUIT, 3),
    api.Policy.NULL: (contracts.NULL, 3),
    api.Policy.SCHAFKOPF: (contracts.RUFSPIEL, 4),
    api.Policy.RAMSEN: (contracts.RAMSEN, 4),
    api.Policy.RAMS: (contracts.RAMS, 5),
    api.Policy.CAREFUL: (contracts.RAMSCH, 3),
    api.Policy.BEGINNER: (contracts.RAMSCH, 3),
    api.Policy.HEEDLESS: (contracts.RAMSCH, 3),
}


HABITS = (
    (api.Policy.RAMSCH, 1.0),
    (api.Policy.CAREFUL, 0.7),
    (api.Policy.BEGINNER, 0.4),
    (api.Policy.HEEDLESS, 0.2),
)


def dealt(policy: api.Policy, rng: random.Random) -> api.Board:
    """A random deal of the policy's game; with a declarer who can have one."""
    rules, seats = PLAYED[policy]
    size = {3: 10, 4: 8, 5: 5}[seats] if policy not in (api.Policy.RAMSEN, api.Policy.RAMS) else 5
    cards = rng.sample(range(len(rules.group)), len(rules.group))
    hands = {seat: api.mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(seats)}
    callers = [seat for seat in range(seats) if not hands[seat] >> max(rules.called, 0) & 1]
    return api.Board(
        contracts.table_of(rules, seats, policy), rng.randrange(seats), hands, declarer=rng.choice(callers)
    )


def answers(seed: int, count: int) -> list[str]:
    """Results of roll-outs, a move comparison and sampled deals, as text."""
    rng = random.Random(seed)
    lines = []
    for policy in PLAYED:
        for number in range(count):
            end = api.rollout(dealt(policy, rng), number, slips=8)
            lines.append(f"{policy.name} {end.points} {end.tricks} {end.seen:x}")
    board = dealt(api.Policy.RAMSCH, rng)
    pack = (1 << 32) - 1
    own = board.hand(board.turn)
    seats = [seat for seat in range(3) if seat != board.turn]
    viewer = api.Board(board.table, board.turn, {board.turn: own}, bonus_to=api.LAST_TRICK)
    holders = [
        api.Holder(seats[0], 10, pack & ~0xF),
        api.Holder(seats[1], 10),
        api.Holder(api.OUT_OF_PLAY, 2),
    ]
    sampler = api.Sampler(pack & ~own, holders)
    lines.extend(str(deal) for deal in sampler.deals(board.table, 3, count))
    payoff = api.Payoff(api.PayoffKind.RAMSCH_LOSER, (120, 1, 2), pip=0.2)
    values = api.evaluate_moves(viewer, sampler, payoff, api.SearchLimits(100), seed)
    lines.extend(texts(values))
    lines.extend(texts(weighed(dealt(api.Policy.RAMSCH, rng), payoff)))
    lines.extend(texts(weighed(dealt(api.Policy.RAMSCH, rng), payoff, HABITS)))
    return lines


def texts(values: tuple[api.MoveValue, ...]) -> list[str]:
    """What a comparison found, one line a move."""
    return [f"{value.card} {value.mean:.9f} {value.error:.9f} {value.worlds}" for value in values]


def weighed(
    full: api.Board, payoff: api.Payoff, habits: tuple[tuple[api.Policy, float], ...] = ()
) -> tuple[api.MoveValue, ...]:
    """A comparison two tricks into a deal, in which deals count by how well they explain these tricks."""
    own, hand, first = full.turn, full.hand(full.turn), full.turn
    start = api.Board(full.table, first, {own: hand}, bonus_to=api.LAST_TRICK)
    cards: list[int] = []
    while len(cards) < 6 or full.turn != own:
        cards.append(api.policy_move(full, len(cards)))
        full.play(cards[-1])
    view = start.copy()
    for card in cards:
        view.play(card)
    holders = [
        api.Holder(seat, full.hand(seat).bit_count(), ~view.lacks(seat) & (1 << 32) - 1)
        for seat in range(3)
        if seat != own
    ]
    sampler = api.Sampler((1 << 32) - 1 & ~(view.hand(own) | view.seen), [*holders, api.Holder(api.OUT_OF_PLAY, 2)])
    belief = api.Belief((own + 1) % 3, -2.0, (0.25,) * 32, (0.5,) * 32)
    past = api.Past(start, own, tuple(cards), belief=belief, habits=habits)
    return api.evaluate_moves(view, sampler, payoff, api.SearchLimits(60), 5, past=past)


if __name__ == "__main__":
    print(api.COMPILED)
    print("\n".join(answers(17, 10)))
