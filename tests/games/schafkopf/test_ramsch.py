"""Ramsch at a Schafkopf table: who loses, who pays what, and the Durchmarsch."""

import pytest

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.options import OptionValue
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.score import Score
from ramsch_desktop.games.schafkopf.ramsch_scoring import Taken, Trumps, count_taken, score_ramsch, trumps_in
from tests.games.schafkopf.tables import cards, course_of, deal_with, four_hands, game, legal, terms_with

NO_TRUMPS = (Trumps(),) * 4


def taken(
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    trumps: tuple[Trumps, ...] = NO_TRUMPS,
    dealt: tuple[Trumps, ...] = NO_TRUMPS,
) -> Taken:
    return Taken(points, tricks, trumps, dealt)


def score_of(what: Taken, **given: OptionValue) -> Score:
    return score_ramsch(what, terms_with(**given))


def rules_of_seat(score: Score, seat: int) -> list[tuple[str, int | float]]:
    return [(step.rule, step.value) for step in score.sums[seat]]


def test_the_loser_pays_two_units_to_each() -> None:
    score = score_of(taken((20, 45, 30, 25), (1, 3, 2, 2)))
    assert score.points == (20, -60, 20, 20)
    assert score.winners == (0, 2, 3)
    assert rules_of_seat(score, 1) == [("to_each", 60), ("loss", -1)]


def test_a_player_without_a_trick_gets_double() -> None:
    score = score_of(taken((0, 62, 33, 25), (0, 4, 2, 2)))
    assert score.points == (40, -80, 20, 20)
    assert rules_of_seat(score, 1) == [("to_each", 60), ("to_virgin", 20), ("loss", -1)]
    assert rules_of_seat(score, 0) == [("from_loser", 20), ("own_virgin", 20)]
    assert score.sums[1][1].seats == (0,)


def test_a_jungfrau_doubles_all_payments_by_option() -> None:
    score = score_of(taken((0, 62, 33, 25), (0, 4, 2, 2)), jungfrau="double_all")
    assert score.points == (40, -120, 40, 40)
    assert rules_of_seat(score, 1) == [("to_each", 60), ("virgins_double", 2), ("loss", -1)]


def test_two_jungfrauen_double_only_once() -> None:
    score = score_of(taken((0, 70, 50, 0), (0, 5, 3, 0)), jungfrau="double_all")
    assert score.points == (40, -120, 40, 40)


def test_a_trick_without_card_points_is_a_trick() -> None:
    what = taken((42, 42, 36, 0), (3, 2, 2, 1))
    assert score_of(what).points == (-60, 20, 20, 20)


def test_more_tricks_lose_a_tie() -> None:
    score = score_of(taken((42, 42, 36, 0), (3, 2, 3, 0)))
    assert score.points == (-80, 20, 20, 40)


def test_more_trumps_in_the_tricks_lose_a_tie_of_tricks() -> None:
    trumps = (Trumps(5, 13), Trumps(6, 9), Trumps(), Trumps())
    score = score_of(taken((50, 50, 20, 0), (3, 3, 2, 0), trumps))
    assert score.points == (20, -80, 20, 40)


def test_four_against_five_trumps() -> None:
    trumps = (Trumps(5, 3), Trumps(4, 13), Trumps(5, 12), Trumps())
    assert score_of(taken((42, 42, 36, 0), (3, 3, 2, 0), trumps)).points == (-80, 20, 20, 40)


def test_the_highest_trump_loses_the_last_tie() -> None:
    trumps = (Trumps(7, 13), Trumps(7, 12), Trumps(), Trumps())
    assert score_of(taken((60, 60, 0, 0), (4, 4, 0, 0), trumps)).points == (-100, 20, 40, 40)


def test_without_trumps_in_the_tricks_the_trumps_dealt_decide() -> None:
    dealt = (Trumps(1, 3), Trumps(1, 9), Trumps(5, 13), Trumps(7, 12))
    score = score_of(taken((50, 50, 10, 10), (2, 2, 2, 2), dealt=dealt))
    assert score.points == (20, -60, 20, 20)


def test_two_who_cannot_be_told_apart_pay_half_each() -> None:
    score = score_of(taken((50, 50, 20, 0), (2, 2, 4, 0)))
    assert score.points == (-30, -30, 20, 40)
    assert rules_of_seat(score, 0) == [("to_each", 40), ("to_virgin", 20), ("shared", 0.5), ("loss", -1)]


def test_durchmarsch_pays_like_a_solo_won_schwarz() -> None:
    score = score_of(taken((0, 0, 120, 0), (0, 0, 8, 0)))
    assert score.points == (-70, -70, 210, -70)
    assert score.winners == (2,)
    assert rules_of_seat(score, 2) == [("march", 70), ("against_three", 3)]


def test_all_card_points_without_all_tricks_are_no_durchmarsch() -> None:
    what = taken((0, 0, 120, 0), (1, 0, 7, 0))
    assert score_of(what).points == (20, 40, -100, 40)


def test_durchmarsch_from_91_card_points_by_option() -> None:
    what = taken((9, 20, 91, 0), (1, 1, 6, 0))
    assert score_of(what).points == (20, 20, -80, 40)
    assert score_of(what, durchmarsch="91").points == (-70, -70, 210, -70)
    assert score_of(taken((10, 20, 90, 0), (1, 1, 6, 0)), durchmarsch="91").points[2] == -80


def test_the_tariff_prices_the_ramsch() -> None:
    what = taken((20, 45, 30, 25), (1, 3, 2, 2))
    assert score_of(what, tariff="20/20/50").points == (40, -120, 40, 40)
    march = taken((0, 0, 120, 0), (0, 0, 8, 0))
    assert score_of(march, tariff="20/20/50").points[2] == 270


def test_knocks_double_the_ramsch() -> None:
    terms = terms_with().with_knock(2)
    assert score_ramsch(taken((20, 45, 30, 25), (1, 3, 2, 2)), terms).points == (40, -120, 40, 40)


def test_trumps_are_counted_by_the_order_in_force() -> None:
    pile = parse_cards("HA H7 DJ S7")
    assert trumps_in(pile, game("call S").order) == Trumps(3, 6)
    assert trumps_in(parse_cards("S7 S8"), game("call S").order) == Trumps()


@pytest.mark.parametrize(("ramsch", "expected"), [("normal", {"play HJ"}), ("bauern", {"play H8", "play HA"})])
def test_hearts_are_followed_as_trumps_or_as_a_suit(ramsch: str, expected: set[str]) -> None:
    deal = deal_with("H7 S7", "HJ H8 HA" if ramsch == "bauern" else "HJ S8 SA C7 C8 C9 D7 D8")
    course = course_of(deal, "play H7", ramsch_only="on", ramsch=ramsch)
    hearts = {text for text in legal(course) if text[5] == "H"}
    assert expected <= hearts
    assert ("play HJ" in hearts) == (ramsch == "normal")


def test_a_ramsch_played_to_its_end() -> None:
    course = four_hands(*["pass"] * 4)
    while course.to_move is not None:
        course = course.apply(course.legal_actions()[0])
    assert course.score is not None
    assert course.score.contract == "ramsch"
    assert sum(course.score.card_points) == 120
    assert sum(course.score.points) == 0


def test_what_lies_in_the_tricks_is_counted() -> None:
    course = four_hands(*["pass"] * 4, *cards("CQ H7 H10 H8"))
    assert isinstance(course.state, TrickPlay)
    counted = count_taken(course.state, course.deal.hands)
    assert counted.points == (13, 0, 0, 0)
    assert counted.trumps[0] == Trumps(4, 13)
    assert counted.dealt[3] == Trumps(2, 6)
