"""The cut, the exchange and the joining of Ramsen, in both orders."""

from dataclasses import replace

import pytest

from ramsch_desktop.engine.cards import format_cards, parse_card, parse_cards
from ramsch_desktop.engine.course import Course, begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.events import ActionTaken, CardsTaken, HandDealt, TalonDealt, TrumpTurned
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.ramsen.events import CutSeen
from tests.games.five_card_table import course_of, legal, phase, points

FOUR = ["", "", "", ""]


def test_the_player_at_the_dealers_right_is_asked_about_the_cut_before_the_deal() -> None:
    course = course_of(RAMSEN, FOUR, "H7", dealer=2, cut="D9")
    assert (phase(course), course.to_move) == ("Cutting", 1)
    assert legal(course) == ["keep", "leave"]
    assert not any(isinstance(event, HandDealt | TalonDealt | TrumpTurned) for event in course.events)


def test_only_the_cutter_sees_the_cut_card() -> None:
    course = course_of(RAMSEN, FOUR, "H7", cut="D9")
    seen = [next(e for e in course.view(s).events if isinstance(e, CutSeen)).cards for s in range(4)]
    assert seen == [(None,), (None,), (None,), (parse_card("D9"),)]


def test_who_keeps_the_cut_card_is_dealt_four_and_may_not_exchange() -> None:
    course = course_of(RAMSEN, ["", "", "", "SA SK SQ SJ C10"], "H7", "keep, swap, swap", cut="D9")
    assert format_cards(course.hands[3]) == "SA SK SQ SJ D9"
    assert course.to_move == 0
    received = {e.seat: len(e.cards) for e in course.events if isinstance(e, HandDealt)}
    assert received == {1: 5, 2: 5, 3: 4, 0: 5}
    assert [e.cards for e in course.view(0).events if isinstance(e, CardsTaken)] == [(None,)]
    assert course.view(0).table.counts == (5, 5, 5, 5)


def test_the_card_that_is_not_dealt_goes_to_the_place_of_the_cut_card() -> None:
    course = course_of(RAMSEN, ["", "", "", "SA SK SQ SJ C10"], "H7", "keep", cut="D9")
    talon = next(event for event in course.events if isinstance(event, TalonDealt))
    assert talon.cards[-1] is parse_card("C10")


def test_the_card_left_stays_in_the_talon() -> None:
    course = course_of(RAMSEN, ["", "", "", "SA SK SQ SJ C10"], "H7", "leave", cut="D9")
    talon = next(event for event in course.events if isinstance(event, TalonDealt))
    assert talon.cards[-1] is parse_card("D9")
    assert format_cards(course.hands[3]) == "SA SK SQ SJ C10"


def _written_into_the_hand(action: str) -> Course:
    options = read_options(RAMSEN.options, {"players": 3})
    hands = tuple(parse_cards(hand) for hand in ("S7 S8 S9 H8 H9", "C7 C8 C9 S10 SJ", "SA SK SQ D9 C10"))
    talon = parse_cards("H7 D7 D8 D10 DJ DQ DK DA CA CK CQ CJ HA HK HQ HJ H10")
    deal = Deal(0, hands, talon, parse_card("D9"))
    return play_on(begin(RAMSEN, options, RAMSEN.opening(options, 0), deal), [action])


def test_a_record_may_write_a_kept_card_into_the_cutters_hand() -> None:
    course = _written_into_the_hand("keep")
    assert set(course.hands[2]) == set(parse_cards("SA SK SQ C10 D9"))


def test_a_card_written_into_the_cutters_hand_and_left_changes_place_with_the_bottom_card() -> None:
    course = _written_into_the_hand("leave")
    assert set(course.hands[2]) == set(parse_cards("SA SK SQ C10 H10"))


def test_a_cut_card_in_another_hand_is_refused() -> None:
    options = read_options(RAMSEN.options, {"players": 3})
    deal = RAMSEN.deal(options, 0, 1)
    elsewhere = replace(deal, cut=deal.hands[0][0])
    with pytest.raises(BadRecord, match="is neither in the talon nor in the cutter's hand"):
        begin(RAMSEN, options, RAMSEN.opening(options, 0), elsewhere)


def test_without_the_custom_nobody_is_asked_about_the_cut() -> None:
    assert phase(course_of(RAMSEN, FOUR, "H7", cut="D9", schleck="off")) == "Swapping"


def test_a_permanent_trump_turned_up_makes_its_printed_suit_trump() -> None:
    course = course_of(RAMSEN, FOUR, "CJ")
    order = course.view(0).order
    assert [str(card) for card in order.trumps[:6]] == ["CA", "D9", "D7", "CQ", "CJ", "CK"]


def test_the_order_knows_only_the_permanent_trumps_before_the_turn() -> None:
    course = course_of(RAMSEN, FOUR, "H7", cut="D8")
    assert [str(card) for card in course.view(3).order.trumps] == ["D9", "D7", "CQ", "CJ"]


def test_five_cards_in_all_are_exchanged() -> None:
    hands = ["", "S7 S8 S9 HA HK", "C7 C8 C9 HQ HJ", ""]
    course = course_of(RAMSEN, hands, "H7", "swap S7 S8 S9", talon="SA SK SQ CA CK")
    assert format_cards(course.hands[1]) == "HA HK SA SK SQ"
    assert max(len(action.split()) - 1 for action in legal(course)) == 2
    course = play_on(course, ["swap C7 C8"])
    assert format_cards(course.hands[2]) == "C9 HQ HJ CA CK"
    assert course.to_move == 0
    assert all(action.startswith("swap-trump") or action == "swap" for action in legal(course))


def test_nobody_is_asked_when_nothing_is_left_to_exchange() -> None:
    course = course_of(RAMSEN, ["", "S7 S8 S9 C7 C8", "", ""], "H7", "swap S7 S8 S9 C7 C8, swap-trump D8, stay")
    assert phase(course) == "Joining"
    hands = ["D8", "S7 S8 S9 C7 C8", "", ""]
    course = course_of(RAMSEN, hands, "H7", "swap S7 S8 S9 C7 C8, swap-trump D8")
    assert (phase(course), course.to_move) == ("Joining", 1)


def test_five_cards_can_be_exchanged_in_32_ways() -> None:
    course = course_of(RAMSEN, FOUR, "H7")
    assert len(legal(course)) == 32


def test_the_dealer_takes_the_turned_up_card_besides_the_five() -> None:
    hands = ["S7 S8 C7 C8 D8", "S9 S10 SJ SQ SK", ""]
    course = course_of(RAMSEN, hands, "H7", "swap S9 S10 SJ, swap, swap-trump S7, swap S8 C7", talon="DJ DQ DK CA SA")
    assert format_cards(course.hands[0]) == "C8 D8 H7 CA SA"
    assert course.view(1).table.turned_to == 0
    assert course.view(1).table.counts == (5, 5, 5)


def test_only_the_dealer_may_take_the_turned_up_card() -> None:
    assert not any("trump" in action for action in legal(course_of(RAMSEN, FOUR, "H7")))


def test_who_exchanged_must_play() -> None:
    hands = ["S7", "S8", "S9"]
    course = course_of(RAMSEN, hands, "H7", "swap S8, swap, swap-trump S7, swap")
    assert [(course.to_move, legal(course))] == [(1, ["stay"])]
    course = play_on(course, ["stay"])
    assert [(course.to_move, legal(course))] == [(2, ["drop", "stay"])]
    course = play_on(course, ["drop"])
    assert [(course.to_move, legal(course))] == [(0, ["stay"])]


def test_nobody_plays() -> None:
    course = course_of(RAMSEN, ["", "", ""], "H7", "swap, swap, swap, drop, drop, drop")
    assert course.score is not None
    assert (course.score.contract, points(course)) == ("void", (0, 0, 0))
    standing = RAMSEN.book(course.options, course.standing, course.score)
    assert (standing.dealer, standing.deals, standing.totals) == (1, 1, (10, 10, 10))


@pytest.mark.parametrize(("lone", "expected"), [("five", (0, -5, 0)), ("one", (0, -1, 0))])
def test_a_single_player_is_credited_without_play(lone: str, expected: tuple[int, ...]) -> None:
    course = course_of(RAMSEN, ["", "", ""], "H7", "swap, swap, swap, stay, drop, drop", lone=lone)
    assert points(course) == expected
    assert course.score is not None
    assert course.score.winners == (1,)


def test_the_dealer_must_play_against_a_single_player() -> None:
    course = course_of(RAMSEN, ["", "", ""], "H7", "swap, swap, swap, drop, stay, drop", lone="vs_dealer")
    assert (phase(course), course.to_move) == ("TrickPlay", 2)
    assert [len(hand) for hand in course.hands] == [5, 0, 5]
    said = [(e.seat, str(e.action)) for e in course.events if isinstance(e, ActionTaken)]
    assert said[-2:] == [(0, "drop"), (0, "stay")]


def test_a_single_dealer_is_credited_even_if_he_had_to_play_against_others() -> None:
    course = course_of(RAMSEN, ["", "", ""], "H7", "swap, swap, swap, drop, drop, stay", lone="vs_dealer")
    assert points(course) == (-5, 0, 0)


def test_who_drops_lays_his_cards_away() -> None:
    course = course_of(RAMSEN, FOUR, "H7", "swap, swap, swap, swap, stay, drop, stay, drop")
    assert [len(hand) for hand in course.hands] == [0, 5, 0, 5]
    assert course.view(1).table.counts == (0, 5, 0, 5)
    assert course.to_move == 1


def test_the_first_player_from_the_dealers_left_leads() -> None:
    course = course_of(RAMSEN, FOUR, "H7", "swap, swap, swap, swap, drop, stay, drop, stay")
    assert course.to_move == 2


def test_in_zaisertshofen_everyone_first_plays_or_passes() -> None:
    course = course_of(RAMSEN, FOUR, "H7", order="bid_first")
    assert (phase(course), course.to_move, legal(course)) == ("Joining", 1, ["drop", "stay"])


def test_in_zaisertshofen_only_the_players_exchange() -> None:
    course = course_of(RAMSEN, FOUR, "H7", "drop, stay, drop, stay", order="bid_first")
    assert (phase(course), course.to_move) == ("Swapping", 2)
    course = play_on(course, ["swap"])
    assert course.to_move == 0
    assert any(action.startswith("swap-trump") for action in legal(course))
    course = play_on(course, ["swap"])
    assert (phase(course), course.to_move) == ("TrickPlay", 2)


def test_in_zaisertshofen_a_dealer_who_passed_does_not_take_the_turned_up_card() -> None:
    course = course_of(RAMSEN, FOUR, "H7", "stay, stay, drop, drop, swap, swap", order="bid_first")
    assert (phase(course), course.to_move) == ("TrickPlay", 1)


def test_in_zaisertshofen_a_single_player_is_credited_before_any_exchange() -> None:
    course = course_of(RAMSEN, FOUR, "H7", "drop, stay, drop, drop", order="bid_first")
    assert points(course) == (0, 0, -5, 0)


@pytest.mark.parametrize(("players", "talon"), [(3, 16), (4, 11), (5, 6)])
def test_the_talon_after_the_deal(players: int, talon: int) -> None:
    options = read_options(RAMSEN.options, {"players": players})
    deal = RAMSEN.deal(options, 0, 7)
    assert [len(hand) for hand in deal.hands] == [5] * players
    assert len(deal.talon) == talon + 1
    assert deal.cut is deal.talon[-1]


@pytest.mark.parametrize(("crosses", "need"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_the_match_begins_with_the_chosen_crosses(crosses: int, need: int) -> None:
    options = read_options(RAMSEN.options, {"players": 3, "crosses": crosses})
    assert RAMSEN.opening(options, 0).totals == (need,) * 3
