"""Whole matches under every pair of option values: they end, sums are right, the dealer and the Bock queue go on."""

from __future__ import annotations

import random
from collections import deque
from itertools import combinations

import pytest

from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options, OptionValue, read_options
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games.schieberamsch import SCHIEBERAMSCH
from ramsch_desktop.games.shared.skat.scoring import Bock, DeclaredScore, Ending
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.games.skat.standing import SkatStanding, book, opening, planned_deals

Chosen = dict[str, OptionValue]


def covering(game: Game, seed: int) -> list[Chosen]:
    """Choices of all options that together hold every pair of values; rounds are 1 or 2."""
    values = {o.id: (1, 2) if o.id == "rounds" else o.values for o in game.options}
    chance, missing = (
        random.Random(seed),
        {((a, x), (b, y)) for a, b in combinations(values, 2) for x in values[a] for y in values[b]},
    )
    found: list[Chosen] = []
    while missing:
        choice = {key: chance.choice(each) for key, each in values.items()}
        (a, x), (b, y) = min(missing, key=str)
        choice |= {a: x, b: y}
        found.append(choice)
        missing -= set(combinations(choice.items(), 2))
    return found


def at_random(course: Course, chance: random.Random) -> Course:
    """The course played to its end: half of the actions the first legal one, so that passes are frequent."""
    while course.to_move is not None:
        legal = course.legal_actions()
        assert legal
        course = course.apply(legal[0] if chance.random() < 0.5 else chance.choice(legal))
    return course


def check_score(score: Score, course: Course) -> None:
    played = sum(score.tricks)
    early = isinstance(score, DeclaredScore) and score.ending is Ending.PLAYED and played < 10
    if played and not early and course.options.word("skat_to") == "last_trick":
        assert (sum(score.card_points), played) == (120, 10)
    if score.declarer is not None:
        assert all(points == 0 for seat, points in enumerate(score.points) if seat != score.declarer)
        assert score.points[score.declarer] != 0
    if score.contract != "passed_in":
        assert set(score.winners) <= set(course.deal.active)


CHOICES = [(game, choice) for game in (SKAT, SCHIEBERAMSCH) for choice in covering(game, 7)]


@pytest.mark.parametrize("number", range(8))
def test_every_pair_of_option_values_plays_out(number: int) -> None:
    for seed, (game, choice) in enumerate(CHOICES[number::8]):
        chance = random.Random(seed)
        options = read_options(game.options, choice)
        standing = game.opening(options, chance.randrange(game.seats(options)))
        while standing.status is MatchStatus.RUNNING:
            deal = game.deal(options, standing.dealer, chance.getrandbits(64))
            course = at_random(begin(game, options, standing, deal), chance)
            assert course.score is not None
            check_score(course.score, course)
            standing = game.book(options, standing, course.score)


def random_score(chance: random.Random, seats: int) -> Score:
    """A Ramsch or a passed-in deal with sums that often make a hundred."""
    loser, points = chance.randrange(seats), -chance.choice((0, 50, 52, 61, 100))
    sums = tuple((add("given", points),) if seat == loser and points else () for seat in range(seats))
    return Score("ramsch", sums, (0,) * seats, (0,) * seats)


def bock_options(chance: random.Random) -> Options:
    return read_options(
        SKAT.options,
        {
            "table": chance.choice((3, 4)),
            "rounds": chance.randrange(1, 4),
            "bock": "on",
            "bock_hundreds": chance.choice(("on", "off")),
            "bock_all_passed": chance.choice(("on", "off")),
            "bock_after_end": chance.choice(("drop", "play_out")),
        },
    )


def test_sums_bock_queue_and_dealer_rotation_hold_over_5000_matches() -> None:
    chance = random.Random(5000)
    for _ in range(5000):
        check_match(bock_options(chance), chance)


def check_match(options: Options, chance: random.Random) -> None:
    """Book deals into a match and into a ledger of our own with a list of Bock deals, and compare."""
    seats, first = options.number("table"), chance.randrange(3)
    standing, sums, queue, deals = opening(options, first), [0] * seats, deque[Bock](), 0
    while standing.status is MatchStatus.RUNNING:
        assert standing.dealer == (first + deals) % seats
        assert standing.bock_of_deal is (queue.popleft() if queue else Bock.NONE)
        score = random_score(chance, seats)
        standing, deals = book(options, standing, score), deals + 1
        before, sums = sums, [int(a + b) for a, b in zip(sums, score.points, strict=True)]
        if deals <= planned_deals(options):
            queue.extend([Bock.DOUBLE] * seats * rounds_brought(options, before, sums))
        assert (list(standing.totals), standing.deals, standing.bock) == (sums, deals, len(queue))
    left_over = options.word("bock_after_end") == "drop"
    assert deals == planned_deals(options) or (not left_over and not queue and deals > planned_deals(options))


def rounds_brought(options: Options, before: list[int], after: list[int]) -> int:
    hundred = any(a != b and a % 100 == 0 and a for a, b in zip(after, before, strict=True))
    return int(options.on("bock_hundreds") and hundred) + int(options.on("bock_all_passed"))


def test_after_whole_rounds_everyone_dealt_equally_often() -> None:
    for table in (3, 4):
        options = read_options(SKAT.options, {"table": table, "rounds": 3})
        standing, dealers = opening(options, 1), []
        while standing.status is MatchStatus.RUNNING:
            dealers.append(standing.dealer)
            standing = book(options, standing, random_score(random.Random(1), table))
        assert sorted(dealers) == sorted(list(range(table)) * 3)


def test_the_dealer_of_a_table_of_four_sits_out() -> None:
    options = read_options(SKAT.options, {"table": 4})
    for dealer in range(4):
        deal = SKAT.deal(options, dealer, 11)
        assert deal.hands[dealer] == ()
        assert deal.active == tuple((dealer + step) % 4 for step in (1, 2, 3))
        course = begin(SKAT, options, SKAT.opening(options, dealer), deal)
        assert course.to_move == (dealer + 2) % 4
        assert course.view(dealer).hand == ()


def test_a_standing_is_a_match_before_its_first_deal() -> None:
    standing = opening(read_options(SKAT.options, {"table": 4}), 3)
    assert isinstance(standing, SkatStanding)
    assert (standing.totals, standing.dealer, standing.seats) == ((0, 0, 0, 0), 3, 4)
