from __future__ import annotations

import pytest

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import begin, play_on
from ramsch_desktop.engine.errors import IllegalAction, RamschError
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.record import read_record, write_record
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.play.match import Match, match_of, new_match
from ramsch_desktop.play.session import HUMAN, Scoring, Session


def ramsch_match(rounds: int = 1, dealer: int = 2) -> Match:
    game = game_of("ramsch")
    options = read_options(game.options, {"variant": "skat", "rounds": rounds})
    return new_match(game, options, ("you", "medium", "medium"), dealer, seed=7)


def session_of(match: Match) -> Session:
    seeds = iter(range(100, 200))
    return Session(match, lambda: next(seeds))


def play_out(session: Session) -> None:
    while session.to_move is not None:
        session.act(session.course.legal_actions()[0])


def test_forehand_left_of_the_dealer_moves_first() -> None:
    assert session_of(ramsch_match(dealer=2)).to_move == 0
    assert session_of(ramsch_match(dealer=0)).to_move == 1


def test_a_match_of_one_round_ends_after_everyone_dealt_once() -> None:
    session = session_of(ramsch_match(rounds=1))
    dealers = []
    while True:
        dealers.append(session.course.deal.dealer)
        play_out(session)
        if not session.awaits_next_deal:
            break
        session.next_deal()
    assert sorted(dealers) == [0, 1, 2]
    assert session.match.status is MatchStatus.OVER
    with pytest.raises(RamschError, match="The match is over"):
        session.next_deal()


def test_totals_are_the_sum_of_the_deals() -> None:
    session = session_of(ramsch_match(rounds=2))
    for _ in range(5):
        play_out(session)
        session.next_deal()
    sums = tuple(sum(column) for column in zip(*session.match.changes(), strict=True))
    assert session.match.standing.totals == sums
    assert len(session.match.changes()) == 5


def test_undo_returns_to_the_last_own_decision_and_redo_goes_forward() -> None:
    session = session_of(ramsch_match(dealer=2))
    first = session.course
    for _ in range(4):
        session.act(session.course.legal_actions()[0])
    later = session.course
    while session.can_undo:
        session.undo()
    assert session.course == first
    assert session.to_move == HUMAN
    while session.can_redo:
        session.redo()
    assert session.course == later


def test_a_new_action_after_undo_forgets_what_was_undone() -> None:
    session = session_of(ramsch_match(dealer=2))
    session.act(session.course.legal_actions()[0])
    session.undo()
    session.act(session.course.legal_actions()[-1])
    assert not session.can_redo


def test_undo_takes_a_booked_deal_out_of_the_totals() -> None:
    session = session_of(ramsch_match(dealer=2))
    play_out(session)
    assert any(session.match.standing.totals)
    session.undo()
    assert session.match.standing.totals == (0, 0, 0)
    play_out(session)
    assert session.match.standing.deals == 1


def test_an_illegal_action_changes_nothing() -> None:
    session = session_of(ramsch_match())
    before = session.course
    foreign = next(iter({"SA", "HA", "DA", "CA"} - {card.code for card in session.course.hands[0]}))
    with pytest.raises(IllegalAction, match="is not allowed: expected one of play"):
        session.act(PlayCard(parse_card(foreign)))
    assert session.course is before


def test_a_record_in_mid_trick_brings_the_same_match_back() -> None:
    session = session_of(ramsch_match())
    play_out(session)
    session.next_deal()
    for _ in range(5):
        session.act(session.course.legal_actions()[0])
    text = write_record(session.match.record(), session.match.game)
    record = read_record(text, BY_ID)
    again = match_of(record, game_of(record.game))
    assert again == session.match
    assert session_of(again).can_undo == session.can_undo


def test_an_earlier_deal_is_practised_from_some_point_and_books_nothing() -> None:
    session = session_of(ramsch_match(rounds=2))
    play_out(session)
    session.next_deal()
    play_out(session)
    totals, first = session.match.standing.totals, session.match.courses[0]
    point = play_on(begin(first.game, first.options, first.standing, first.deal), map(str, first.actions[:7]))
    session.practise_from(point)
    assert session.scoring.value == Scoring.PRACTICE.value
    assert session.course == point
    session.undo()
    assert len(session.course.actions) < 7
    play_out(session)
    assert session.match.standing.totals == totals
    session.next_deal()
    assert session.scoring.value == Scoring.COUNTS.value
    assert len(session.match.courses) == 3


def test_a_deal_in_progress_is_not_given_up_for_practice() -> None:
    session = session_of(ramsch_match())
    with pytest.raises(RamschError, match="not finished"):
        session.practise_from(session.course)


def test_a_deal_that_the_cards_dealt_decide_is_booked_at_once() -> None:
    """In Rams a hand of one suit ends the deal before anybody moves."""
    game = game_of("rams")
    match = new_match(game, read_options(game.options, {"players": 3}), ("you", "medium", "medium"), 2, seed=240)
    session = session_of(match)
    assert session.awaits_next_deal
    assert match.course.score is not None
    assert match.standing.deals == 1
    assert match.changes() == ((10, 25, -5),)
    assert match_of(match.record(), game).standing == match.standing
    session.next_deal()
    assert len(session.match.courses) == 2
