"""Other deals that look the same to a seat."""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.worlds import known_cards, voids_of, worlds
from tests.matches import played
from tests.playing import course_of

every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)


def points_of_play(game: Game) -> list[tuple[Course, int]]:
    courses = [course for course in course_of(played(game).courses[0]) if course.to_move is not None]
    return [(course, course.to_move) for course in courses[::4] if course.to_move is not None]


@every_game
def test_worlds_look_the_same_to_the_seat(game: Game) -> None:
    for course, seat in points_of_play(game):
        view = course.view(seat)
        for world in worlds(course, seat, 3, Random(1)):
            other = world.view(seat)
            assert (other.events, other.hand, other.legal) == (view.events, view.hand, view.legal)


@every_game
def test_hidden_cards_lie_elsewhere(game: Game) -> None:
    course, seat = points_of_play(game)[0]
    deals = {world.deal for world in worlds(course, seat, 4, Random(1))}
    assert len(deals) > 1
    for deal in deals:
        assert sorted(deal.cards) == sorted(course.deal.cards)


def test_nobody_gets_a_suit_that_he_did_not_follow() -> None:
    for course, seat in points_of_play(game_of("ramsch")):
        voids = voids_of(course.view(seat))
        order = course.view(seat).order
        for world in worlds(course, seat, 4, Random(2)):
            for other, groups in voids.items():
                assert not groups & {order.group(card) for card in world.hands[other]}


def test_where_nothing_is_hidden_there_is_only_one_world() -> None:
    courses = list(course_of(played(game_of("ramsch"), variant="skat").courses[0]))
    last = courses[-2]
    seat = last.to_move
    assert seat is not None
    hidden = [card for card in last.deal.cards if card not in known_cards(last.view(seat))]
    assert len(hidden) == 2
    assert worlds(courses[-1], 0, 3, Random(1)) == (courses[-1],)
