"""What a defender believes of a declarer's hand: strong hands count, and the weighing starts from all deals."""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.bots.skat_terms import skat_terms
from ramsch_desktop.bots.terms import terms_of
from ramsch_desktop.bots.translate import Situation, situation
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.games.schieberamsch import SCHIEBERAMSCH
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.games.skat.picture import picture
from ramsch_desktop.kernel import api
from tests.playing import opened, usual


def first_defence() -> Course:
    """A suit game with the skat taken, before a defender's first lead."""
    for seed in range(60):
        course = opened(SKAT, usual(SKAT), seed)
        while course.to_move is not None:
            view = course.view(course.to_move)
            now = picture(view)
            if view.phase == "TrickPlay":
                found = now.declaration
                plain = found is not None and found.kind.suit is not None and not found.is_hand
                if plain and now.declarer != course.to_move:
                    return course
                break
            course = course.apply(SKAT.policies["medium"](view, Random(1)).action)
    raise AssertionError("no deal fits")


@pytest.fixture
def here() -> Situation:
    course = first_defence()
    assert course.to_move is not None
    view = course.view(course.to_move)
    terms = skat_terms(view)
    assert terms is not None
    return situation(view, terms)


def mean_share(here: Situation, past: api.Past | None) -> float:
    """The share of worlds that the defenders win, with the first card that they may lead."""
    values = api.evaluate_moves(
        here.board, here.sampler, here.payoff, api.SearchLimits(400), 1, moves=here.board.legal()[:1], past=past
    )
    assert values[0].worlds == 400
    return values[0].won


def test_the_declarer_holds_more_than_a_random_hand(here: Situation) -> None:
    assert here.past.belief is not None
    assert mean_share(here, here.past) < mean_share(here, None) - 0.1


def test_strong_cards_and_no_trumps_laid_away_are_believed(here: Situation) -> None:
    belief = here.past.belief
    assert belief is not None
    trumps = here.board.table.trumps
    worth = {card: belief.worth[card] for card in api.cards_of(trumps)}
    assert min(worth.values()) > 0.8
    assert max(worth, key=lambda card: worth[card]) == max(worth)
    assert all(belief.laid[card] < 0.05 for card in worth)


def test_the_declarer_himself_believes_nothing() -> None:
    course = first_defence()
    now = picture(course.view(0))
    assert now.declarer is not None
    while course.to_move != now.declarer:
        course = course.apply(course.legal_actions()[0])
    view = course.view(now.declarer)
    terms = skat_terms(view)
    assert terms is not None
    assert situation(view, terms).past.belief is None


@pytest.mark.parametrize("game", [RAMSCH, SCHIEBERAMSCH], ids=lambda game: game.id)
def test_players_of_ramsch_may_have_any_of_four_habits(game: Game) -> None:
    past = first_trick(game).past
    habits, plain = past.habits, api.Past(past.start, past.seat, ())
    known = [api.Policy.RAMSCH, api.Policy.CAREFUL, api.Policy.BEGINNER, api.Policy.HEEDLESS]
    assert [policy for policy, _ in habits] == known
    assert habits[0][1] == max(chance for _, chance in habits)
    assert (past.heat, past.floor) < (plain.heat, plain.floor)
    assert sum(chance for _, chance in habits) == pytest.approx(1)


def test_players_of_skat_follow_the_rules(here: Situation) -> None:
    assert here.past.habits == ()


def first_trick(game: Game) -> Situation:
    """What the leader of a deal played by the rules knows before the first card."""
    course = opened(game, usual(game), 3)
    while course.to_move is not None:
        view = course.view(course.to_move)
        if view.phase == "TrickPlay":
            terms = terms_of(view)
            assert terms is not None
            return situation(view, terms)
        course = course.apply(game.policies["medium"](view, Random(1)).action)
    raise AssertionError("the deal has no trick")
