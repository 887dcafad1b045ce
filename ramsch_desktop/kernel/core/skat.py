"""Rule policy for a declarer against two defenders: suit games and Grand."""

from ramsch_desktop.kernel.core.bits import ctz, popc, top
from ramsch_desktop.kernel.core.hands import (
    bit,
    cheapest,
    dearest,
    fewest_points,
    follow_plan,
    highest,
    last_to_play,
    lowest,
    next_seat,
    out_of,
    sure_winners,
    void_in,
)
from ramsch_desktop.kernel.core.position import Position, is_top, may_hold


def rate_skat(pos: Position, seat: int, moves: int) -> None:
    """Rate every card in ``moves`` for the declarer or a defender."""
    if seat == pos.declarer:
        plan = declarer_lead(pos, seat, moves) if pos.count == 0 else declarer_follow(pos, seat, moves)
        follow_plan(pos, moves, plan)
    elif pos.count == 0:
        rate_defender_lead(pos, seat, moves)
    elif partner_wins(pos, seat):
        rate_smear(pos, moves)
    else:
        follow_plan(pos, moves, defender_follow(pos, seat, moves))


def is_grand(pos: Position) -> int:
    """1 if only the jacks are trumps."""
    return 1 if popc(pos.table.trumps) == 4 else 0


def declarer_lead(pos: Position, seat: int, moves: int) -> int:
    """Pull trumps while it pays, then cash winners, then the cheapest loser of a long suit."""
    trumps = moves & pos.table.trumps
    if trumps and pos.out & pos.table.trumps:
        pulled = pull_trumps(pos, trumps)
        if pulled >= 0:
            return pulled
    best = -1
    most = -(1 << 30)
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        if declarer_lead_value(pos, seat, card) > most:
            best, most = card, declarer_lead_value(pos, seat, card)
    return best


def pull_trumps(pos: Position, trumps: int) -> int:
    """The trump to lead, or -1: from the top if it stands, else a small one to fetch the big ones."""
    mine = popc(trumps)
    theirs = popc(pos.out & pos.table.trumps)
    strongest = top(trumps)
    if mine < 2 and pos.played < 7:
        return -1
    stands = is_top(pos, strongest)
    if is_grand(pos):
        if stands:
            return strongest
        return cheapest(pos, trumps) if mine >= 2 else -1
    if stands:
        return strongest if mine * 2 >= theirs or mine >= 4 else -1
    return cheapest(pos, trumps) if mine >= 3 and theirs > 1 else -1


def declarer_lead_value(pos: Position, seat: int, card: int) -> int:
    """Worth of a lead when trumps are not pulled."""
    points = pos.table.points[card]
    trumps_out = pos.out & pos.table.trumps
    if pos.table.trumps >> card & 1:
        if pos.hand[seat] & ~pos.table.trumps == 0:
            return 5000 + 1000 * pos.table.power[card]
        return -8000 if trumps_out else -1000 + 10 * pos.table.power[card]
    length = popc(pos.hand[seat] & pos.table.follow[card])
    if not is_top(pos, card):
        return 2000 - 1000 * points + 500 * length
    if not trumps_out:
        return 20000 + 200 * points
    if out_of(pos, card) == 0:
        return 1000
    ruffs = 0
    for other in range(pos.table.seats):
        if other != seat:
            ruffs += void_in(pos, other, card)
    return 10000 + 1000 * out_of(pos, card) - 8000 * ruffs + (500 if length > 1 else 0)


def declarer_follow(pos: Position, seat: int, moves: int) -> int:
    """The declarer's card to a trick that another led."""
    led = pos.trick[0]
    wins = moves & pos.table.above[pos.high]
    if wins == 0:
        return cheapest(pos, moves)
    if moves & pos.table.follow[led] == 0:
        return declarer_void(pos, seat, moves, wins)
    if pos.table.trumps >> led & 1:
        return declarer_trump(pos, moves, wins)
    if last_to_play(pos):
        return top(wins)
    after = next_seat(pos, seat)
    ruffed = void_in(pos, after, led) and pos.out & pos.table.trumps
    if is_top(pos, top(wins)) and not ruffed:
        return top(wins)
    return fewest_points(pos, moves & ~wins) if moves & ~wins else lowest(wins)


def declarer_trump(pos: Position, moves: int, wins: int) -> int:
    """A trump was led by the enemy."""
    if last_to_play(pos):
        big = dearest(pos, wins, 10)
        return big if big >= 0 else lowest(wins)
    if is_top(pos, lowest(wins)):
        return lowest(wins)
    if is_top(pos, top(wins)) and pos.pot >= 3:
        return top(wins)
    return fewest_points(pos, moves & ~wins) if moves & ~wins else lowest(wins)


def declarer_void(pos: Position, seat: int, moves: int, wins: int) -> int:
    """Ruff, dear trumps first in last seat, or throw a loser on a poor trick."""
    loser = cheap_loser(pos, moves & ~wins)
    ours = popc(pos.hand[seat] & pos.table.trumps)
    theirs = popc(pos.out & pos.table.trumps)
    if last_to_play(pos):
        if pos.pot <= 3 and loser >= 0 and pos.table.points[loser] == 0 and ours <= theirs + 1:
            return loser
        big = dearest(pos, wins, 10)
        return big if big >= 0 else cheapest(pos, wins)
    if pos.pot <= 4 and loser >= 0 and pos.table.points[loser] <= 3:
        return loser
    if theirs and void_in(pos, next_seat(pos, seat), pos.trick[0]):
        return top(wins)
    return cheapest(pos, wins)


def cheap_loser(pos: Position, mask: int) -> int:
    """The plain card of fewest points that is no winner and not dear, -1 if there is none."""
    mask &= ~pos.table.trumps
    card = fewest_points(pos, mask & ~sure_winners(pos, mask))
    return card if card >= 0 and pos.table.points[card] <= 4 else -1


def rate_defender_lead(pos: Position, seat: int, moves: int) -> None:
    """Rate leads against the declarer."""
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        if pos.table.trumps >> card & 1:
            pos.rating[card] = -12000 - 300 * pos.table.power[card] - 1000 * pos.table.points[card]
        else:
            pos.rating[card] = defender_lead_value(pos, seat, card)


def defender_lead_value(pos: Position, seat: int, card: int) -> int:
    """Aces of full suits, the long suit through the declarer, the short one up to him, no ten in the open."""
    points = pos.table.points[card]
    length = popc(pos.hand[seat] & pos.table.follow[card])
    partner = 3 - seat - pos.declarer
    way = 800 * length if next_seat(pos, seat) == pos.declarer else -800 * length
    if void_in(pos, pos.declarer, card):
        dear = 1000 if points == 0 else -800 * points
        return way + dear - (6000 if points >= 10 else 0) - (2000 if void_in(pos, partner, card) else 0)
    way += 3000 if void_in(pos, partner, card) else 0
    if is_top(pos, card):
        return way + top_lead_value(pos, card, length)
    way -= 450 * points + (4000 if points == 10 else 0)
    if length == 1 and not is_grand(pos):
        way += 2000
    if pos.hand[seat] & bit(top(pos.table.follow[card])):
        way -= 3000
    return way


def top_lead_value(pos: Position, card: int, length: int) -> int:
    """Worth of leading the highest card of a suit that the declarer must follow."""
    count = out_of(pos, card)
    points = pos.table.points[card]
    if points == 11:
        return (7000 if count >= 4 else 3000) + (1000 if length <= 3 else -1000)
    return 5000 + 200 * points if count >= 3 else 1000


def partner_wins(pos: Position, seat: int) -> int:
    """1 if the fellow defender has the trick and the declarer cannot take it."""
    if pos.winner == pos.declarer or pos.winner == seat:
        return 0
    if not declarer_behind(pos, seat):
        return 1
    return 0 if declarer_may_beat(pos) else 1


def declarer_behind(pos: Position, seat: int) -> int:
    """1 if the declarer still has to play to the trick after the seat."""
    return 1 if not last_to_play(pos) and next_seat(pos, seat) == pos.declarer else 0


def declarer_may_beat(pos: Position) -> int:
    """1 if the declarer may hold a card that takes the trick, or has probably run out of the suit."""
    led = pos.table.follow[pos.trick[0]]
    plain = 0 if led & pos.table.trumps else 1
    if plain and void_in(pos, pos.declarer, pos.trick[0]):
        return may_hold(pos, pos.declarer, pos.table.trumps)
    if may_hold(pos, pos.declarer, led & pos.table.above[pos.high]):
        return 1
    if plain and pos.table.trumps >> pos.high & 1:
        return 1
    return 1 if plain and popc(pos.out & led) <= 2 else 0


def rate_smear(pos: Position, moves: int) -> None:
    """Give points to the partner's trick: a ten before an ace, winners and trumps last."""
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        value = 2000 * pos.table.points[card] - 50 * pos.table.power[card]
        if pos.table.trumps >> card & 1:
            value -= 14000 if pos.table.points[card] == 2 else 6000
        elif is_top(pos, card) and not void_in(pos, pos.declarer, card):
            value -= 4000
        if pos.table.points[card] == 10:
            value += 3000
        pos.rating[card] = value


def defender_follow(pos: Position, seat: int, moves: int) -> int:
    """A defender's card when the trick is not surely his side's."""
    wins = moves & pos.table.above[pos.high]
    if pos.winner != pos.declarer:
        return defender_unsure(pos, moves, wins)
    if wins == 0:
        return cheapest(pos, moves)
    if last_to_play(pos):
        return defender_takes(pos, moves, wins)
    return defender_between(pos, moves, wins)


def defender_unsure(pos: Position, moves: int, wins: int) -> int:
    """The partner has the trick, the declarer may still take it."""
    led = pos.trick[0]
    if pos.table.trumps >> led & 1:
        return cheapest(pos, moves)
    if moves & pos.table.follow[led]:
        own_top = highest(sure_winners(pos, wins))
        return own_top if own_top >= 0 and not is_top(pos, pos.high) else cheapest(pos, moves)
    if not is_top(pos, pos.high) or void_in(pos, pos.declarer, led):
        return cheapest(pos, moves)
    plain = moves & ~pos.table.trumps
    gift = dearest(pos, plain & ~sure_winners(pos, plain), 0)
    return gift if gift >= 0 else cheapest(pos, moves)


def defender_takes(pos: Position, moves: int, wins: int) -> int:
    """Last to play, the declarer has the trick: take it with points."""
    led = pos.trick[0]
    if moves & pos.table.follow[led] and pos.table.trumps >> led & 1 == 0:
        return top(wins)
    big = dearest(pos, wins, 10)
    if pos.table.trumps >> led & 1 or pos.pot >= 3 or moves == wins:
        return big if big >= 0 else lowest(wins)
    return lowest(wins)


def defender_between(pos: Position, moves: int, wins: int) -> int:
    """The declarer led, the partner plays last."""
    led = pos.trick[0]
    if pos.table.trumps >> led & 1:
        sure = sure_winners(pos, wins)
        return lowest(sure) if sure else cheapest(pos, moves)
    if moves & pos.table.follow[led]:
        if is_top(pos, top(wins)) or pos.table.points[top(wins)] <= 4:
            return top(wins)
        return fewest_points(pos, moves & ~wins) if moves & ~wins else lowest(wins)
    return lowest(wins) if pos.pot >= 3 or is_top(pos, pos.high) else cheapest(pos, moves)
