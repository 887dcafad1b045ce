"""Plays whole deals by the rules, over sampled pairs of options, and checks what must hold in each.

Run it for many deals: ``python -m tests.games.schafkopf.play_deals 10000``.
"""

import sys
from collections import Counter
from random import Random

from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.options import Options, read_options
from ramsch_desktop.games.schafkopf import SCHAFKOPF
from ramsch_desktop.games.schafkopf.options import OPTIONS
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding

LEVELS = tuple(SCHAFKOPF.policies)


def sampled_options(chance: Random) -> Options:
    """The default with two options changed to values at random."""
    return read_options(OPTIONS, {option.id: chance.choice(option.values) for option in chance.sample(OPTIONS, 2)})


def played_deal(chance: Random) -> Course:
    """A deal played to its end by players of random levels; fails if one of them wants what is not allowed."""
    options, dealer = sampled_options(chance), chance.randrange(4)
    standing = SchafkopfStanding((0, 0, 0, 0), dealer, stock=chance.choice((0, 0, 40)))
    course = begin(SCHAFKOPF, options, standing, SCHAFKOPF.deal(options, dealer, chance.getrandbits(60)))
    levels = [chance.choice(LEVELS) for _ in range(4)]
    while course.to_move is not None:
        decision = SCHAFKOPF.policies[levels[course.to_move]](course.view(course.to_move), chance)
        assert decision.action in course.legal_actions(), decision
        course = course.apply(decision.action)
    return course


def check(course: Course) -> None:
    """The points add to nothing but for the stock, the card points to 120 unless the deal ended early."""
    score, standing = course.score, course.standing
    assert score is not None
    assert isinstance(standing, SchafkopfStanding)
    after = SCHAFKOPF.book(course.options, standing, score)
    assert isinstance(after, SchafkopfStanding)
    assert sum(score.points) == standing.stock - after.stock
    assert after.stock in (0, standing.stock, standing.stock - sum(score.points))
    if not any(course.hands):
        assert sum(score.card_points) == 120
    assert sum(score.points) == 0 or score.contract == "stock" or standing.stock


def contracts(deals: int, seed: int) -> Counter[str]:
    """How often each class of game was played in so many deals, each of them checked."""
    chance, found = Random(seed), Counter[str]()
    for _ in range(deals):
        course = played_deal(chance)
        check(course)
        assert course.score is not None
        found[course.score.contract.split()[0]] += 1
    return found


if __name__ == "__main__":
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(f"{count} deals, seed {first}: {dict(contracts(count, first))}")
