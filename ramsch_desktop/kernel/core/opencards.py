"""Exact play with open cards, two-sided: one side gathers points (or tricks), or shuns them, the other opposes it.

Fail-soft zero-window search. As every hand is its start hand less the cards played, the union of the hands, the leader and
two flags name a position between tricks without collisions. Cards that nothing left in play separates are tried once.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ramsch_desktop.kernel.core.bits import ctz, popc, top
from ramsch_desktop.kernel.core.position import GOLDEN, MIX_A, Position, lead_moves, reply_moves
from ramsch_desktop.kernel.core.solver import DATA_BITS, Solver
from ramsch_desktop.kernel.core.tables import EMPTY, ONE

if TYPE_CHECKING:
    from ramsch_desktop.kernel import shim as cython
else:
    try:
        import cython
    except ImportError:
        from ramsch_desktop.kernel import shim as cython

PASSED: Final = 1
KING: Final = 2
WIDTH: Final = 12
SLOT: Final = 64
HALF: Final = 18
HIGH_SHIFT: Final = 7
MOVE_SHIFT: Final = 14
FIRST: Final = 1 << 28
INFINITE: Final = 1 << 20


def solve(solver: Solver, pos: Position, side: Sequence[int], limit: int) -> int:
    """Worth that the seats in ``side`` take from here with best play of both sides.

    A trick on the table counts whole. -1 if more than ``limit`` nodes were needed or the stop was raised.
    """
    solver.prepare(pos, side, limit)
    with cython.nogil:
        value = bisect(solver, pos)
    return value


def reaches(solver: Solver, pos: Position, side: Sequence[int], worth: int, limit: int) -> int:
    """1 if the side takes ``worth`` or more from here, 0 if not, -1 if the search was given up."""
    solver.prepare(pos, side, limit)
    with cython.nogil:
        value = probe(solver, pos, worth)
    if solver.aborted:
        return -1
    return 1 if value >= worth else 0


def bisect(solver: Solver, pos: Position) -> int:
    """Narrow the value down by zero-window probes."""
    low = 0
    high = remaining(solver, pos)
    while low < high:
        guess = (low + high + 1) // 2
        value = probe(solver, pos, guess)
        if solver.aborted:
            return -1
        if value >= guess:
            low = value
        else:
            high = value
    return low


def cards_left(pos: Position) -> int:
    """All cards in the hands and on the table."""
    mask = pos.trick_mask
    for seat in range(pos.table.seats):
        mask |= pos.hand[seat]
    return mask


def remaining(solver: Solver, pos: Position) -> int:
    """All that is still to be taken: the open trick and a bonus of the last trick included."""
    tricks = popc(pos.hand[pos.turn])
    return worth_of(solver, cards_left(pos)) + solver.trick_worth * tricks + solver.bonus


def worth_of(solver: Solver, mask: int) -> int:
    """Sum of what the cards are worth."""
    worth = 0
    while mask:
        worth += solver.worth[ctz(mask)]
        mask &= mask - 1
    return worth


def probe(solver: Solver, pos: Position, target: int) -> int:
    """A bound of the value on the right side of the target."""
    left = remaining(solver, pos)
    rem = cards_left(pos)
    flags = (PASSED if pos.free else 0) + (KING if pos.king_won else 0)
    if pos.count == 0:
        return search_lead(solver, rem, pos.turn, flags, left, target, 0)
    pot = worth_of(solver, pos.trick_mask)
    led = pos.trick[0]
    return search_reply(
        solver,
        rem,
        pos.turn,
        pos.count,
        led,
        pos.high,
        pos.winner,
        pot,
        pos.trick_mask,
        flags,
        left,
        target,
        0,
    )


def search_lead(solver: Solver, rem: int, seat: int, flags: int, left: int, target: int, depth: int) -> int:
    """Worth that the side takes when ``seat`` leads: exact, or a bound on the right side of the target."""
    if target <= 0:
        return 0
    if target > left:
        return left
    if solver.stop.raised or solver.nodes > solver.limit:
        solver.aborted = 1
        return 0
    hand = solver.hand[seat] & rem
    if hand & (hand - 1) == 0:
        return left if solver.mine[last_winner(solver, rem, seat)] else 0
    if solver.cashes:
        sure = sure_worth(solver, rem, seat)
        if solver.mine[seat]:
            if sure >= target:
                return sure
        elif left - sure < target:
            return left - sure
    code = scrambled(solver, rem, seat, flags)
    place = place_of(solver, code)
    entry = solver.memory[place]
    low = 0
    high = left
    hint = -1
    if entry >> DATA_BITS == check_of(solver, code):
        low = field(entry, 127)
        high = field(entry >> HIGH_SHIFT, 127)
        if low >= target:
            return low
        if high < target:
            return high
        hint = hint_card(solver, hand, field(entry >> MOVE_SHIFT, 63))
    best = try_leads(solver, rem, seat, flags, left, target, depth, hint)
    if solver.aborted:
        return 0
    if best >= target:
        low = max(low, best)
    else:
        high = min(high, best)
    entry = wide(low) | wide(high) << HIGH_SHIFT | wide(solver.best_move[depth]) << MOVE_SHIFT
    solver.memory[place] = entry | check_of(solver, code) << DATA_BITS
    return best


def wide(number: int) -> int:
    """The number as 64 bits."""
    return number


def field(bits: int, mask: int) -> int:
    """The masked low bits as a signed number."""
    return bits & mask


def scrambled(solver: Solver, rem: int, seat: int, flags: int) -> int:
    """The position as a number: cards left, interchangeable ones in their lowest pattern, leader, flags; well mixed."""
    key = rem & solver.singles
    for block in range(solver.multi):
        pattern = (rem & solver.multi_mask[block]) >> solver.multi_shift[block]
        key |= solver.canon[16 * block + pattern]
    key |= wide(seat + 8 * flags) << solver.table.cards
    key ^= key >> HALF
    key = (key * MIX_A) & solver.key_mask
    key ^= key >> HALF
    return (key * GOLDEN) & solver.key_mask


def place_of(solver: Solver, code: int) -> int:
    """Place of a position in the memory."""
    return code >> solver.check_bits


def check_of(solver: Solver, code: int) -> int:
    """What an entry must show to belong to the position: the rest of its number and the generation."""
    rest = code & ((ONE << solver.check_bits) - 1)
    return wide(solver.generation) << solver.check_bits | rest


def hint_card(solver: Solver, hand: int, card: int) -> int:
    """The remembered move, or its equivalent in the hand; -1 if there is none."""
    if hand >> card & 1:
        return card
    return ctz(hand & solver.mates[card]) if hand & solver.mates[card] else -1


def last_winner(solver: Solver, rem: int, seat: int) -> int:
    """Who takes the last trick."""
    winner = seat
    above = solver.table.above[ctz(solver.hand[seat] & rem)]
    other = seat
    for _ in range(solver.table.seats - 1):
        other = other + 1 if other + 1 < solver.table.seats else 0
        if above & solver.hand[other] & rem:
            winner = other
            above = solver.table.above[ctz(solver.hand[other] & rem)]
    return winner


def sure_worth(solver: Solver, rem: int, seat: int) -> int:
    """Worth that the leader's side can cash at once, whatever the others do."""
    trumps = solver.table.trumps
    rivals = EMPTY
    others = EMPTY
    for other in range(solver.table.seats):
        if other != seat:
            others |= solver.hand[other] & rem
            if solver.mine[other] != solver.mine[seat]:
                rivals |= solver.hand[other] & rem
    hand = solver.hand[seat] & rem
    certain = above_all(hand & trumps, rivals & trumps)
    rounds = popc(above_all(hand & trumps, others & trumps))
    worth = worth_of(solver, certain)
    if rounds < longest(solver, rem & trumps & rivals):
        return worth
    for group in range(8):
        if group != solver.table.trump and hand & solver.table.mask[group]:
            mask = solver.table.mask[group]
            worth += worth_of(solver, above_all(hand & mask, others & mask))
    return worth


def longest(solver: Solver, mask: int) -> int:
    """The most cards of the mask that one seat holds."""
    most = 0
    for seat in range(solver.table.seats):
        most = max(most, popc(solver.hand[seat] & mask))
    return most


def above_all(hand: int, others: int) -> int:
    """The cards of one group that are stronger than all of the others."""
    if others == 0:
        return hand
    return hand >> (top(others) + 1) << (top(others) + 1)


def try_leads(
    solver: Solver, rem: int, seat: int, flags: int, left: int, target: int, depth: int, hint: int
) -> int:
    """Search the leads in the order of their promise; the best goes to ``best_move``."""
    base = depth * solver.table.seats * WIDTH
    count = order_leads(solver, rem, seat, flags, base, hint)
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    best = -1 if wants else INFINITE
    move = 0
    for place in range(base, base + count):
        card = slot_card(solver, place)
        solver.nodes += 1
        value = search_reply(
            solver,
            rem,
            follower(solver, seat),
            1,
            card,
            card,
            seat,
            solver.worth[card],
            ONE << card,
            flags,
            left,
            target,
            depth,
        )
        if (wants and value > best) or (not wants and value < best):
            best, move = value, card
            if (wants and value >= target) or (not wants and value < target):
                break
    if wants == (1 if best >= target else 0):
        reward(solver, seat, move, popc(rem))
    solver.best_move[depth] = move
    return best


def follower(solver: Solver, seat: int) -> int:
    """The next seat."""
    return seat + 1 if seat + 1 < solver.table.seats else 0


def reward(solver: Solver, seat: int, card: int, weight: int) -> None:
    """Remember a lead that decided a position."""
    place = seat * 64 + card
    solver.history[place] += weight * weight // 8
    if solver.history[place] > 1 << 22:
        for other in range(512):
            solver.history[other] //= 2


def insert(solver: Solver, base: int, count: int, score: int, card: int) -> None:
    """Put a card with its score among the sorted ``count`` slots from ``base``."""
    entry = score * SLOT + 63 - card
    place = base + count
    while place > base and solver.order[place - 1] < entry:
        solver.order[place] = solver.order[place - 1]
        place -= 1
    solver.order[place] = entry


def slot_card(solver: Solver, place: int) -> int:
    """The card in a sorted slot."""
    return 63 - (solver.order[place] & 63)


def repeats(solver: Solver, rem: int, previous: int, card: int) -> int:
    """1 if the card does what the weaker own card ``previous`` does: nothing left lies between them."""
    if previous < 0 or solver.run[previous] != solver.run[card]:
        return 0
    between = ((ONE << card) - 1) & ~((ONE << (previous + 1)) - 1)
    return 0 if rem & between else 1


def order_leads(solver: Solver, rem: int, seat: int, flags: int, base: int, hint: int) -> int:
    """Sort the leads into slots; their number."""
    moves = solver.hand[seat] & rem
    if solver.table.duties or solver.table.called >= 0:
        moves = lead_moves(solver.table, moves, flags & PASSED, flags & KING)
    count = 0
    previous = -1
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        if not repeats(solver, rem, previous, card):
            score = FIRST if card == hint else lead_promise(solver, rem, seat, card)
            insert(solver, base, count, score, card)
            count += 1
        previous = card
    return count


def lead_promise(solver: Solver, rem: int, seat: int, card: int) -> int:
    """History and a guess of who can take the trick."""
    score = solver.history[seat * 64 + card] // 8
    heavy = 16 * (20 + solver.worth[card])
    may_lose = 0
    must_lose = 0
    above = solver.table.above[card]
    other = seat
    for _ in range(solver.table.seats - 1):
        other = follower(solver, other)
        if solver.mine[other] != solver.mine[seat]:
            replies = free_replies(solver, solver.hand[other] & rem, card)
            if replies & above:
                may_lose = 1
            if replies & ~above == 0:
                must_lose = 1
    if solver.maximise:
        return score - heavy if may_lose else score + heavy
    if solver.mine[seat]:
        return score + heavy if may_lose else score - heavy
    return score + heavy if must_lose else score if may_lose else score - heavy


def free_replies(solver: Solver, hand: int, led: int) -> int:
    """Cards that may follow where the suit is the only duty."""
    return hand & solver.table.follow[led] if hand & solver.table.follow[led] else hand


def search_reply(
    solver: Solver,
    rem: int,
    seat: int,
    place: int,
    led: int,
    high: int,
    winner: int,
    pot: int,
    trick: int,
    flags: int,
    left: int,
    target: int,
    depth: int,
) -> int:
    """Worth that the side takes when ``seat`` follows as number ``place`` (from 0) of the trick."""
    base = (depth * solver.table.seats + place) * WIDTH
    count = order_replies(solver, rem, seat, place, led, high, winner, pot, trick, flags, base)
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    best = -1 if wants else INFINITE
    for slot in range(base, base + count):
        card = slot_card(solver, slot)
        solver.nodes += 1
        taker = winner
        best_card = high
        if solver.table.above[high] >> card & 1:
            taker, best_card = seat, card
        total = pot + solver.worth[card]
        cards = trick | (ONE << card)
        if place + 1 < solver.table.seats:
            value = search_reply(
                solver,
                rem,
                follower(solver, seat),
                place + 1,
                led,
                best_card,
                taker,
                total,
                cards,
                flags,
                left,
                target,
                depth,
            )
        else:
            value = close_trick(solver, rem, led, best_card, taker, total, cards, flags, left, target, depth)
        if (wants and value > best) or (not wants and value < best):
            best = value
            if (wants and value >= target) or (not wants and value < target):
                break
    return best


def close_trick(
    solver: Solver,
    rem: int,
    led: int,
    high: int,
    winner: int,
    pot: int,
    trick: int,
    flags: int,
    left: int,
    target: int,
    depth: int,
) -> int:
    """Book a full trick and search on."""
    pot += solver.trick_worth
    gain = pot if solver.mine[winner] else 0
    if solver.table.duties or solver.table.called >= 0:
        flags = flags_after(solver, led, high, trick, flags)
    if rem == trick:
        return left if solver.mine[winner] else 0
    return gain + search_lead(solver, rem & ~trick, winner, flags, left - pot, target - gain, depth + 1)


def flags_after(solver: Solver, led: int, high: int, trick: int, flags: int) -> int:
    """The called ace is free once its suit was led or it was played; the trump king may have won."""
    passed = flags & PASSED
    if solver.table.called >= 0:
        if trick >> solver.table.called & 1 or solver.table.follow[led] >> solver.table.called & 1:
            passed = PASSED
    return passed + (KING if high == solver.table.cards - 2 else 0)


def order_replies(
    solver: Solver,
    rem: int,
    seat: int,
    place: int,
    led: int,
    high: int,
    winner: int,
    pot: int,
    trick: int,
    flags: int,
    base: int,
) -> int:
    """Sort the replies into slots by what the trick will probably bring; their number."""
    hand = solver.hand[seat] & rem
    moves = free_replies(solver, hand, led)
    if solver.table.duties or solver.table.called >= 0:
        moves = reply_moves(solver.table, hand, led, high, trick, flags & PASSED)
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    count = 0
    previous = -1
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        if not repeats(solver, rem, previous, card):
            taker = seat if solver.table.above[high] >> card & 1 else winner
            best_card = card if taker == seat else high
            if place + 1 < solver.table.seats:
                taker = probable_winner(solver, rem, seat, place, led, best_card, taker)
            score = pot + solver.worth[card] + 2
            score = score if solver.mine[taker] == wants else -score
            insert(solver, base, count, 4 * score - tie_break(solver, card), card)
            count += 1
        previous = card
    return count


def tie_break(solver: Solver, card: int) -> int:
    """Weak cards first among equals, trumps last."""
    power = solver.table.power[card]
    return power + 3 if solver.table.trumps >> card & 1 else power


def probable_winner(solver: Solver, rem: int, seat: int, place: int, led: int, high: int, winner: int) -> int:
    """Who takes the trick if every later seat takes it where he must, or can and wants to."""
    other = seat
    for _ in range(place + 1, solver.table.seats):
        other = follower(solver, other)
        replies = free_replies(solver, solver.hand[other] & rem, led)
        above = solver.table.above[high]
        takes = 1 if replies & ~above == 0 else 0
        if replies & above and solver.maximise and solver.mine[other] != solver.mine[winner]:
            takes = 1
        if takes:
            winner, high = other, top(replies & above)
    return winner
