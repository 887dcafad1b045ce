"""Events mask secret cards; views and tables are made from masked events alone."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.actions import Pass
from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.engine.events import (
    ActionTaken,
    CardPlayed,
    CardsEvent,
    CardsLaidAway,
    CardsShown,
    CardsTaken,
    DealStarted,
    HandDealt,
    TalonDealt,
    TrickTaken,
)
from ramsch_desktop.engine.table import Said, lay_out
from ramsch_desktop.engine.tricks import Trick
from ramsch_desktop.games.ramsch import RAMSCH
from tests.playing import opened, play_texts, usual

PAIR = parse_cards("SA S7")


@pytest.mark.parametrize("kind", [HandDealt, CardsTaken, CardsLaidAway])
def test_secret_cards_are_seen_by_their_owner_alone(kind: type[CardsEvent]) -> None:
    event = kind(1, PAIR)
    assert event.mask(1) == event
    assert event.mask(0) == kind(1, (None, None))


def test_nobody_sees_the_talon_and_all_see_what_is_shown() -> None:
    assert TalonDealt(None, PAIR).mask(0) == TalonDealt(None, (None, None))
    assert CardsShown(None, PAIR).mask(2) == CardsShown(None, PAIR)


def test_the_table_follows_the_cards() -> None:
    trick = Trick().add(0, parse_card("SA")).add(1, parse_card("S7"))
    events = [
        DealStarted(1, (0, 1)),
        HandDealt(0, PAIR),
        HandDealt(1, (None, None)),
        TalonDealt(None, (None, None, None)),
        CardsTaken(1, (None, None)),
        CardsLaidAway(1, (None,)),
        ActionTaken(0, Pass()),
    ]
    table = lay_out(events, 2)
    assert (table.counts, table.talon, table.laid_away) == ((2, 3), (None,), ((1, (None,)),))
    assert (table.dealer, table.forehand, table.said) == (1, 0, (Said(0, Pass()),))
    assert table.said_by(0) == (Pass(),)
    table = lay_out([*events, CardPlayed(0, parse_card("SA")), CardPlayed(1, parse_card("S7"))], 2)
    assert (table.counts, table.trick, table.all_tricks()) == ((1, 2), trick, (trick,))
    table = lay_out([*events, CardPlayed(0, parse_card("SA")), TrickTaken(0, trick)], 2)
    assert (table.trick_counts(), table.card_points()) == ((1, 0), (11, 0))
    assert table.played() == trick.cards


def test_a_view_shows_the_own_hand_and_only_the_mover_may_act() -> None:
    course = opened(RAMSCH, usual(RAMSCH), 3)
    mover = course.to_move
    assert mover is not None
    views = [course.view(seat) for seat in range(3)]
    for seat, view in enumerate(views):
        assert set(view.hand) == set(course.deal.hands[seat])
        assert bool(view.legal) == (seat == mover)
        assert view.to_move == mover


def test_an_earlier_course_is_an_undo() -> None:
    course = opened(RAMSCH, usual(RAMSCH), 3)
    before = course.view(0)
    play_texts(course, str(course.legal_actions()[0]))
    assert course.view(0) == before
    assert course.actions == ()
