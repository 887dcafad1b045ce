"""What must hold in every game, tried with every value and every pair of values of its options."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import TypeAlias

import pytest

from ramsch_desktop.engine.actions import Action, PlayCard, parse_action
from ramsch_desktop.engine.cards import ALL_CARDS, Card
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.errors import BadRecord, IllegalAction
from ramsch_desktop.engine.events import CardsEvent
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options, read_options
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.record import DealRecord, Record, read_record, replay, write_record
from ramsch_desktop.engine.score import Operation, Score, ScoreStep
from ramsch_desktop.engine.seats import clockwise_among
from ramsch_desktop.engine.speech import Faces, Speech
from ramsch_desktop.engine.table import lay_out
from ramsch_desktop.games import ALL, BY_ID
from tests.playing import (
    at_random,
    course_of,
    each_pair,
    each_value,
    known_to,
    opened,
    play_out,
    usual,
    with_hidden_exchanged,
)

Table: TypeAlias = tuple[Game, Options]
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
every_level = pytest.mark.parametrize(
    ("game", "level"),
    [pytest.param(game, level, id=f"{game.id}-{level}") for game in ALL for level in game.policies],
)


def random_deals(game: Game) -> tuple[Course, ...]:
    """Deals played out at random, one for each set of options that covers each value."""
    return _random_deals(game.id)


@cache
def _random_deals(identifier: str) -> tuple[Course, ...]:
    game = BY_ID[identifier]
    return tuple(
        play_out(opened(game, options, seed), at_random(Random(seed))) for seed, options in enumerate(each_value(game))
    )


def moments(game: Game) -> Iterator[Course]:
    """A third of the moments of these deals, the end of each among them."""
    for turn, course in enumerate(random_deals(game)):
        yield from list(course_of(course))[turn % 3 :: 3]
        yield course


def decide(course: Course, level: str, seed: int = 1) -> Decision:
    assert course.to_move is not None
    return course.game.policies[level](course.view(course.to_move), Random(seed))


def in_play(course: Course) -> Counter[Card]:
    """Every card that is in a hand or was played, as often as it is there."""
    played = tuple(card for trick in getattr(course.state, "tricks", ()) for card in trick.cards)
    lying = course.state.trick.cards if isinstance(course.state, TrickPlay) else ()
    return Counter(card for cards in (*course.hands, played, lying) for card in cards)


# Play


@every_game
def test_every_pair_of_option_values_plays_out(game: Game) -> None:
    for seed, options in enumerate(each_pair(game)):
        course = play_out(opened(game, options, seed), at_random(Random(seed)))
        assert course.score is not None, options


@every_game
def test_legal_actions_are_never_empty_nor_doubled_and_keep_their_order(game: Game) -> None:
    for course in random_deals(game):
        for now in course_of(course):
            legal = now.legal_actions()
            assert bool(legal) == (now.to_move is not None)
            assert len(set(legal)) == len(legal)
            assert legal == now.legal_actions()


@every_game
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    for course in random_deals(game):
        pack = set(game.pack(course.options))
        for now in course_of(course):
            counted = in_play(now)
            assert set(counted) <= pack
            assert max(counted.values(), default=1) == 1
            if isinstance(now.state, TrickPlay):
                assert len(counted) == len(in_play(first_trick(course)))


def first_trick(course: Course) -> Course:
    return next(now for now in course_of(course) if isinstance(now.state, TrickPlay))


@every_game
def test_illegal_actions_are_refused(game: Game) -> None:
    for course in random_deals(game):
        steps = list(course_of(course))
        offered = {action for now in steps for action in now.legal_actions()[:3]}
        for now in steps[:-1]:
            legal = now.legal_actions()
            for action in [a for a in sorted(offered, key=str) if a not in legal][:4] + foreign_cards(now):
                with pytest.raises(IllegalAction):
                    now.apply(action)


def foreign_cards(course: Course) -> list[Action]:
    mine = course.hands[course.to_move] if course.to_move is not None else ()
    return [PlayCard(next(card for card in ALL_CARDS if card not in mine))]


@every_game
def test_refusals_are_the_cards_that_may_not_be_played(game: Game) -> None:
    for course in random_deals(game):
        for now in course_of(course):
            if now.to_move is not None and isinstance(now.state, TrickPlay):
                view = now.view(now.to_move)
                playable = {action.card for action in view.legal if isinstance(action, PlayCard)}
                assert {card for card, _ in view.refusals} == set(view.hand) - playable


@every_game
def test_turns_go_clockwise_among_those_who_play(game: Game) -> None:
    for now in moments(game):
        if isinstance(play := now.state, TrickPlay):
            turns = clockwise_among(play.leader, play.seats, len(play.hands))
            assert play.seats == clockwise_among(play.seats[0], play.seats, len(play.hands))
            assert now.to_move == turns[len(play.trick.plays)]


# Records


@every_game
def test_a_record_reads_back_as_it_was_written_and_replays_equally(game: Game) -> None:
    for course in random_deals(game):
        seats = ("you", *("medium",) * (game.seats(course.options) - 1))
        deal = DealRecord(course.deal, tuple(str(action) for action in course.actions))
        record = Record(game.id, course.options, seats, (deal,))
        text = write_record(record, game)
        assert read_record(text, BY_ID) == record
        assert json.loads(text)["version"] == 1
        assert replay(record, game).courses == (course,)


@every_game
def test_every_legal_action_reads_back_from_its_text(game: Game) -> None:
    for course in random_deals(game):
        for now in course_of(course):
            for action in now.legal_actions():
                assert parse_action(str(action), game.actions) == action


# Views


@every_game
def test_masks_hide_what_a_seat_may_not_know(game: Game) -> None:
    for now in moments(game):
        for seat in range(now.standing.seats):
            view = now.view(seat)
            for event in view.events:
                if isinstance(event, CardsEvent) and event.seat != seat:
                    assert set(event.cards) <= {None}
            assert set(view.hand) <= known_to(seat, now)


@every_game
@pytest.mark.parametrize("often", [1.0, 0.3])
def test_views_tell_all_masked_events_whenever_they_were_asked_for(game: Game, often: float) -> None:
    for seed, over in enumerate(random_deals(game)):
        chance = Random(seed)
        now = begin(game, over.options, over.standing, over.deal)
        undone = [now]
        for action in over.actions:
            check_views(now, chance, often)
            elsewhere = now.apply(chance.choice(now.legal_actions()))
            check_views(elsewhere, chance, often)
            check_views(chance.choice(undone), chance, often)
            undone += [now, elsewhere]
            now = now.apply(action)
        check_views(now, chance, 1.0)


def check_views(course: Course, chance: Random, often: float) -> None:
    """Compare the views of some seats with what all events of the course tell from the beginning."""
    for seat in range(course.standing.seats):
        if chance.random() < often:
            view = course.view(seat)
            assert view.events == tuple(event.mask(seat) for event in course.events)
            assert view.table == lay_out(view.events, course.standing.seats)
            assert view == replace(course).view(seat)


@every_game
def test_the_table_told_by_events_is_the_table_of_the_phase(game: Game) -> None:
    for now in moments(game):
        for seat in range(now.standing.seats):
            check_table(now, seat)


def check_table(course: Course, seat: int) -> None:
    view = course.view(seat)
    assert view.hand == course.hands[seat]
    assert view.table.counts == tuple(len(hand) for hand in course.hands)
    if isinstance(course.state, TrickPlay):
        assert view.table.trick == course.state.trick
        assert tuple(taken.trick for taken in view.table.tricks) == course.state.tricks
        assert view.table.trick_counts() == course.state.tricks_by_seat()
        assert view.table.card_points() == course.state.points_by_seat()
        assert view.order == course.state.order
    if course.score is not None:
        assert view.table.score == course.score


@every_level
def test_exchanging_hidden_cards_changes_neither_view_nor_move(game: Game, level: str) -> None:
    compared = 0
    for seed, options in enumerate(each_value(game)):
        chance = Random(seed)
        course = play_out(opened(game, options, seed), at_random(chance))
        for now in list(course_of(course))[seed % 4 : -1 : 4]:
            assert now.to_move is not None
            other = with_hidden_exchanged(now, now.to_move, chance)
            if other is not None:
                compared += 1
                assert other.view(now.to_move) == now.view(now.to_move)
                assert decide(other, level) == decide(now, level)
    assert compared > len(each_value(game))


@every_game
def test_phases_and_views_survive_pickling(game: Game) -> None:
    for now in moments(game):
        assert pickle.loads(pickle.dumps(now.state)) == now.state
        view = now.view(0)
        assert pickle.loads(pickle.dumps(view)) == view


# Bots


@every_level
def test_each_level_plays_legally_to_the_end(game: Game, level: str) -> None:
    for seed, options in enumerate(each_value(game)):
        course = play_out(opened(game, options, seed), lambda now: decide(now, level).action)
        assert course.score is not None


# Scores


@every_game
def test_scores_obey_their_declared_sum(game: Game) -> None:
    for course in random_deals(game):
        score = course.score
        assert score is not None
        seats = course.standing.seats
        assert len(score.sums) == len(score.card_points) == len(score.tricks) == seats
        for steps, points in zip(score.sums, score.points, strict=True):
            assert points == added_up(steps)
            assert isinstance(points, int) or points != int(points)
        assert set(score.winners) <= set(course.deal.active)


def added_up(steps: tuple[ScoreStep, ...]) -> float:
    total = 0.0
    for step in steps:
        total = total + step.value if step.operation is Operation.ADD else total * step.value
    return total


@every_game
def test_booking_a_deal_counts_it_and_leaves_the_seats(game: Game) -> None:
    for course in random_deals(game):
        assert course.score is not None
        after = game.book(course.options, course.standing, course.score)
        assert after.seats == course.standing.seats
        assert after.deals in (course.standing.deals, course.standing.deals + 1)
        assert 0 <= after.dealer < after.seats


@every_game
def test_a_deal_of_the_wrong_shape_is_refused(game: Game) -> None:
    options = usual(game)
    course = opened(game, options, 1)
    empty = replace(course.deal, hands=((),) * course.standing.seats, talon=course.deal.cards)
    with pytest.raises(BadRecord, match=r"cards at seat \d is 0: expected \d+"):
        begin(game, options, course.standing, empty)


# Words


def untranslated(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    assert context
    return text.replace("%n", str(n)) if n >= 0 else text


def speeches(seats: int) -> Iterator[Speech]:
    names = ("You", *(f"Bot {seat}" for seat in range(1, seats)))
    yield from (Speech(untranslated, names, me, faces) for me in (0, 1) for faces in Faces)


def assert_phrase(text: str) -> None:
    """A phrase that a person can read: something, no placeholder left, no space too many."""
    assert text.strip() == text != ""
    assert not set("{}") & set(text), text
    assert "%n" not in text


def assert_phrase_or_nothing(text: str) -> None:
    if text:
        assert_phrase(text)


@every_game
def test_title_options_groups_and_values_have_words(game: Game) -> None:
    for speech in speeches(game.seats(usual(game))):
        assert_phrase(game.title(speech))
        assert_phrase(game.summary(speech))
        for option in game.options:
            assert_phrase(game.words.group(option.group, speech))
            label = game.words.option(option, speech)
            assert_phrase(label.title)
            assert_phrase_or_nothing(label.note)
            for value in option.values:
                assert_phrase(game.words.value(option, value, speech))


@every_game
def test_every_event_has_words(game: Game) -> None:
    for course in random_deals(game):
        for speech in speeches(course.standing.seats):
            for event in course.events:
                assert_phrase_or_nothing(game.words.event(event, speech))


@every_game
def test_every_prompt_action_and_refusal_has_words(game: Game) -> None:
    for now in moments(game):
        if now.to_move is not None:
            for speech in speeches(now.standing.seats):
                check_words_of(now, speech)


def check_words_of(course: Course, speech: Speech) -> None:
    words, view = course.game.words, course.view(speech.me)
    assert_phrase(words.prompt(view, speech))
    for action in view.legal[:20]:
        assert_phrase(words.action(action, view, speech))
        assert_phrase_or_nothing(words.said(action, speech))
    for _, refusal in view.refusals:
        assert_phrase(words.refusal(refusal, view, speech).title)


@every_game
def test_every_result_and_step_has_words(game: Game) -> None:
    for course in random_deals(game):
        assert course.score is not None
        for speech in speeches(course.standing.seats):
            check_words_of_score(game, course.score, speech)


def check_words_of_score(game: Game, score: Score, speech: Speech) -> None:
    assert_phrase(game.words.contract(score.contract, speech))
    assert_phrase(game.words.headline(score, speech))
    for seat, steps in enumerate(score.sums):
        for step in steps:
            assert_phrase(game.words.step(step, seat, score, speech).title)
    explanation = game.words.explanation(score, speech)
    if explanation is not None:
        assert_phrase(explanation.title)


@every_level
def test_every_reason_has_words(game: Game, level: str) -> None:
    for seed, options in enumerate(each_value(game)):
        course = opened(game, options, seed)
        while course.to_move is not None:
            decision = decide(course, level)
            view = course.view(course.to_move)
            for speech in speeches(course.standing.seats):
                assert_phrase(game.words.reason(decision.reason, view, speech))
            course = course.apply(decision.action)


# The option sets themselves


@every_game
def test_the_option_sets_cover_each_value(game: Game) -> None:
    rows = each_value(game)
    for option in game.options:
        tried = {options[option.id] for options in rows}
        assert {option.values[0], option.default, option.values[-1]} <= tried


@every_game
def test_options_read_back_from_their_values(game: Game) -> None:
    for options in each_value(game):
        assert read_options(game.options, dict(options.items)) == options
