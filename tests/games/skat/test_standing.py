"""From deal to deal: totals, tournament bonuses, Bock rounds, the dealer, the end of the match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.options import Options, OptionValue, read_options
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games.shared.skat.contracts import parse_declaration
from ramsch_desktop.games.shared.skat.scoring import Bock, Call, DeclaredGame, DeclaredScore, Result, score_game
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.games.skat.options import BockTrigger
from ramsch_desktop.games.skat.standing import SkatStanding, book, opening, planned_deals
from tests.games.skat.table import course_of

TWELVE = "CJ HJ CA CK CQ C9 SA SK HA DA S7 D7"


def options_of(**given: OptionValue) -> Options:
    return read_options(SKAT.options, given)


def declared(
    declarer: int,
    declaration: str = "clubs",
    points: int = 70,
    *,
    seats: tuple[int, ...] = (0, 1, 2),
    table: int = 3,
    call: Call = Call.NONE,
    bid: int = 18,
    cards: str = TWELVE,
) -> DeclaredScore:
    game = DeclaredGame(parse_declaration(declaration), declarer, bid, parse_cards(cards), parse_cards("S7 D7"), call)
    others = next(seat for seat in seats if seat != declarer)
    shares = {declarer: points, others: 120 - points}
    result = Result(tuple(shares.get(s, 0) for s in range(table)), tuple(5 if s in shares else 0 for s in range(table)))
    return score_game(game, result, seats)


def worth(declarer: int, points: int, table: int = 3) -> DeclaredScore:
    """A declared game that brings the declarer these points, won if they are more than 0."""
    score = declared(declarer, points=70 if points > 0 else 40, table=table)
    sums = tuple((add("given", points),) if seat == declarer else () for seat in range(table))
    return replace(score, sums=sums)


def ramsch(points: tuple[int, ...]) -> Score:
    return Score("ramsch", tuple((add("given", p),) if p else () for p in points), points, (3, 4, 3, 0)[: len(points)])


def booked(options: Options, *scores: Score) -> SkatStanding:
    standing = opening(options, 2)
    for score in scores:
        standing = book(options, standing, score)
    return standing


LIST_OF_THREE = (worth(0, 24), worth(0, 48), worth(0, -80), worth(1, 40), worth(2, -46), ramsch((-52, 0, 0)))


def test_simple_scoring_adds_the_deals() -> None:
    assert booked(options_of(), *LIST_OF_THREE).totals == (-60, 40, -46)


def test_tournament_scoring_adds_50_and_40() -> None:
    standing = booked(options_of(scoring="tournament"), *LIST_OF_THREE)
    assert standing.totals == (30, 170, -56)
    assert standing.game_points == (-60, 40, -46)
    assert (standing.won, standing.lost, standing.others_lost) == ((2, 1, 0), (1, 0, 1), (1, 2, 1))
    assert (standing.own_bonus, standing.others_bonus) == ((50, 50, -50), (40, 80, 40))


def test_at_a_table_of_four_everybody_but_the_declarer_gets_30() -> None:
    options = options_of(scoring="tournament", table=4)
    scores = (
        *(worth(0, points, 4) for points in (24, 48, -80)),
        *(worth(1, 40, 4), worth(2, -46, 4), ramsch((-52, 0, 0, 0))),
    )
    assert booked(options, *scores).totals == (20, 150, -66, 60)


def test_bonuses_are_not_doubled() -> None:
    doubled = declared(0, points=50, call=Call.RE)
    standing = booked(options_of(scoring="tournament", kontra_re="on"), doubled)
    assert standing.totals == (-24 * 2 * 4 - 50, 40, 40)


def test_the_dealer_moves_after_every_deal_also_when_it_is_passed_in() -> None:
    passed_in = Score("passed_in", ((), (), ()), (0, 0, 0), (0, 0, 0))
    standing = booked(options_of(), passed_in)
    assert (standing.dealer, standing.deals, standing.totals) == (0, 1, (0, 0, 0))
    assert booked(options_of(table=4), worth(0, 24, 4)).dealer == 3


def test_a_match_ends_after_its_rounds() -> None:
    options = options_of(rounds=2)
    assert planned_deals(options) == 6
    assert planned_deals(options_of(rounds=12, table=4)) == 48
    assert booked(options, *(worth(0, 24) for _ in range(5))).status is MatchStatus.RUNNING
    assert booked(options, *(worth(0, 24) for _ in range(6))).status is MatchStatus.OVER


def test_a_single_deal_is_a_match() -> None:
    assert booked(options_of(end="single_deal"), worth(0, 24)).status is MatchStatus.OVER


BOCK: dict[str, OptionValue] = {"bock": "on", "kontra_re": "on"}
NONE: dict[str, OptionValue] = {**{trigger.value: "off" for trigger in BockTrigger}, **BOCK}


@pytest.mark.parametrize(
    ("trigger", "score"),
    [
        ("bock_sixty", declared(0, points=60)),
        ("bock_kontra_lost", declared(0, points=59, call=Call.KONTRA)),
        ("bock_kontra_re", declared(0, points=70, call=Call.RE)),
        ("bock_grand_hand", declared(0, "grand hand", points=70)),
        ("bock_grand_lost", declared(0, "grand", points=59)),
        ("bock_hundreds", ramsch((0, -100, 0))),
        ("bock_equal_digits", ramsch((0, 0, -111))),
        ("bock_value_72", declared(0, "grand hand", points=70)),
        ("bock_value_96", declared(0, "grand hand", points=90)),
        ("bock_all_passed", ramsch((-52, 0, 0))),
    ],
)
def test_each_trigger_brings_one_round(trigger: str, score: Score) -> None:
    assert booked(options_of(**NONE), score).bock == 0
    assert booked(options_of(**(NONE | {trigger: "on"})), score).bock == 3
    assert booked(options_of(**(NONE | {trigger: "on", "bock": "off"})), score).bock == 0


@pytest.mark.parametrize(
    ("trigger", "score"),
    [
        ("bock_sixty", declared(0, points=61)),
        ("bock_sixty", declared(0, points=59)),
        ("bock_kontra_lost", declared(0, points=70, call=Call.KONTRA)),
        ("bock_kontra_re", declared(0, points=50, call=Call.KONTRA)),
        ("bock_grand_hand", declared(0, "grand", points=70)),
        ("bock_grand_hand", declared(0, "grand hand", points=50)),
        ("bock_grand_lost", declared(0, "grand", points=70)),
        ("bock_hundreds", ramsch((0, -99, 0))),
        ("bock_equal_digits", ramsch((0, -11, 0))),
        ("bock_value_72", declared(0, "clubs hand schneider", points=90)),
        ("bock_value_96", declared(0, "grand hand", points=70)),
        ("bock_all_passed", declared(0)),
    ],
)
def test_near_misses_trigger_nothing(trigger: str, score: Score) -> None:
    assert booked(options_of(**(NONE | {trigger: "on"})), score).bock == 0


def test_one_event_is_one_trigger() -> None:
    lost_with_re = declared(0, points=59, call=Call.RE)
    only = NONE | {"bock_kontra_lost": "on", "bock_kontra_re": "on"}
    assert booked(options_of(**only), lost_with_re).bock == 3
    thousand = ramsch((0, -1000, 0))
    assert booked(options_of(**(NONE | {"bock_hundreds": "on", "bock_equal_digits": "on"})), thousand).bock == 3
    big = declared(0, "grand hand", points=90)
    assert booked(options_of(**(NONE | {"bock_value_72": "on", "bock_value_96": "on"})), big).bock == 3


def test_several_triggers_queue_several_rounds_and_the_factor_stays_two() -> None:
    grand_lost = declared(0, "grand", points=60, call=Call.KONTRA)
    standing = booked(options_of(**(NONE | {"bock_sixty": "on", "bock_kontra_lost": "on"})), grand_lost)
    assert (standing.bock, standing.bock_of_deal) == (6, Bock.DOUBLE)


def test_the_queue_shrinks_deal_by_deal_and_grows_by_new_triggers() -> None:
    options = options_of(**(NONE | {"bock_sixty": "on"}))
    sixty, usual = declared(0, points=60), worth(0, 24)
    assert booked(options, sixty, usual).bock == 2
    assert booked(options, sixty, usual, sixty).bock == 4
    assert booked(options, sixty, usual, usual, usual).bock == 0


def test_a_table_of_four_plays_four_bock_deals() -> None:
    score = declared(0, points=60, table=4)
    assert booked(options_of(**{**NONE, "bock_sixty": "on", "table": 4}), score).bock == 4


def test_bock_deals_left_at_the_end_are_dropped_or_played() -> None:
    usual, sixty = worth(0, 24), declared(0, points=60)
    given: dict[str, OptionValue] = {**NONE, "bock_sixty": "on", "rounds": 1}
    assert booked(options_of(**given), usual, usual, sixty).status is MatchStatus.OVER
    play_out = options_of(**(given | {"bock_after_end": "play_out"}))
    assert booked(play_out, usual, usual, sixty).status is MatchStatus.RUNNING
    assert booked(play_out, usual, usual, sixty, usual, sixty).bock == 1
    assert booked(play_out, usual, usual, sixty, usual, usual, usual).status is MatchStatus.OVER


def test_a_bock_deal_doubles_the_next_declared_game() -> None:
    nothing = (0, 0, 0)
    bock = SkatStanding(nothing, 2, game_points=nothing, won=nothing, lost=nothing, bock=1)
    actions = ("bid 18", "hold", "pass", "pass", "hand", "declare clubs", "concede")
    assert course_of(*actions, standing=bock, bock="on").score is not None
    course = course_of(*actions, standing=bock, bock="on")
    assert course.score is not None
    assert course.score.points == (-192, 0, 0)
