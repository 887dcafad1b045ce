"""From views to the kernel: the same legal cards, and only what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ramsch_desktop.bots.terms import terms_of
from ramsch_desktop.bots.translate import Situation, deck_of, situation
from ramsch_desktop.engine.actions import Action, Pass, PlayCard
from ramsch_desktop.engine.cards import PACK_32, Card, parse_card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import CardsShown
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.games import ALL, BY_ID
from ramsch_desktop.games.schafkopf.actions import Knock
from ramsch_desktop.games.shared.calls import No
from ramsch_desktop.games.shared.skat_ramsch import JACKS_ONLY
from ramsch_desktop.kernel import api
from tests.playing import Player, at_random, course_of, each_value, opened, play_out, with_hidden_exchanged

KNOWN = ("ramsch", "schieberamsch", "skat", "schafkopf", "ramsen", "rams")
every_known = pytest.mark.parametrize("game", [BY_ID[name] for name in KNOWN], ids=lambda game: game.id)


def decisions(game: Game) -> Iterator[tuple[Course, Situation]]:
    """The card plays that the search knows, in deals played at random under each value of each option.

    In two of three deals nobody wants to play alone, where that leads to a Ramsch.
    """
    for seed, options in enumerate(each_value(game) * 2):
        player = player_of(game, seed)
        course = play_out(opened(game, options, seed), player)
        for now in list(course_of(course))[:-1]:
            if now.to_move is None or not isinstance(now.state, TrickPlay):
                continue
            view = now.view(now.to_move)
            terms = terms_of(view)
            if terms is not None:
                yield now, situation(view, terms)


def player_of(game: Game, seed: int) -> Player:
    """By turns a wild player and a modest one; in Ramsen and Rams one who joins and exchanges with sense."""
    if game.id in ("ramsen", "rams"):
        return sensible(Random(seed))
    return at_random(Random(seed)) if seed % 3 == 0 else unwilling(Random(seed))


def sensible(chance: Random) -> Player:
    """A player who follows the rules of the medium level up to the first card, and then plays at random."""

    def choose(course: Course) -> Action:
        assert course.to_move is not None
        if isinstance(course.state, TrickPlay):
            return chance.choice(course.legal_actions())
        return course.game.policies["medium"](course.view(course.to_move), chance).action

    return choose


def unwilling(chance: Random) -> Player:
    """A player who passes and declines, and is moved by chance otherwise."""

    def choose(course: Course) -> Action:
        modest = [action for action in course.legal_actions() if isinstance(action, Pass | No)]
        return modest[0] if modest else chance.choice(course.legal_actions())

    return choose


@every_known
def test_the_board_has_the_legal_cards_of_the_view(game: Game) -> None:
    compared = 0
    for now, here in decisions(game):
        assert now.to_move is not None
        legal = {action.card for action in now.legal_actions() if isinstance(action, PlayCard)}
        assert {here.deck.cards[card] for card in here.board.legal()} == legal
        assert here.seats[here.board.turn] == now.to_move
        compared += 1
    assert compared > 100


@every_known
def test_the_real_deal_is_among_those_that_are_sampled(game: Game) -> None:
    for now, here in decisions(game):
        hands = {number: here.deck.mask(now.hands[seat]) for number, seat in enumerate(here.seats)}
        for holder in here.sampler.holders:
            if holder.seat != api.OUT_OF_PLAY:
                dealt = hands[holder.seat] & ~here.board.hand(holder.seat)
                assert dealt & ~holder.allowed == 0
                assert dealt.bit_count() == holder.size


@every_known
def test_points_and_tricks_are_those_of_the_table(game: Game) -> None:
    for now, here in decisions(game):
        assert isinstance(now.state, TrickPlay)
        assert here.board.tricks == tuple(now.state.tricks_by_seat()[seat] for seat in here.seats)
        if any(here.board.table.points):
            assert here.board.points == tuple(now.state.points_by_seat()[seat] for seat in here.seats)


@every_known
def test_hidden_cards_do_not_enter(game: Game) -> None:
    chance, compared = Random(4), 0
    for now, here in list(decisions(game))[::7]:
        assert now.to_move is not None
        other = with_hidden_exchanged(now, now.to_move, chance)
        if other is not None:
            view = other.view(now.to_move)
            terms = terms_of(view)
            assert terms is not None
            assert deals(situation(view, terms)) == deals(here)
            compared += 1
    assert compared > 10


def deals(here: Situation) -> list[tuple[int, ...]]:
    return here.sampler.deals(here.board.table, 3, 5)


@every_known
def test_the_score_of_a_finished_deal_is_that_of_the_game(game: Game) -> None:
    """The last card decides nothing, so the kernel's value of the end must be what the rules book."""
    compared = 0
    for now, here in decisions(game):
        assert now.to_move is not None
        if all(len(hand) <= 1 for hand in now.hands):
            over = play_out(now, at_random(Random(1)))
            assert over.score is not None
            board = here.board.copy()
            for number, seat in enumerate(here.seats):
                board.hold(number, here.deck.mask(now.hands[seat]))
            board.core.bonus = sum(here.board.table.points[here.deck.index[card]] for card in skat_of(over))
            end = api.rollout(board, 1)
            sign = 1 if game.best(over.options).value == "highest" else -1
            booked = [sign * over.score.points[seat] for seat in here.seats]
            factor = doublings(over) if here.payoff.kind is not api.PayoffKind.SIDES else 1
            for number in compared_seats(here, now):
                rivals = [value for seat, value in enumerate(booked) if seat != number]
                expected = booked[number] - sum(rivals) / len(rivals)
                assert here.payoff.utility(end, number) * factor == pytest.approx(expected)
            for number in range(len(here.seats)) if here.payoff.kind is api.PayoffKind.SIDES else ():
                assert (here.payoff.utility(end, number) > 0) == (booked[number] > min(booked))
            compared += 1
    assert compared > 10


def compared_seats(here: Situation, now: Course) -> list[int]:
    """The seats whose value is certain: with a declarer only himself, if he knows his matadors, and no bonus.

    In Rams there is none, since the aces of the others count.
    """
    if now.game.id == "schafkopf" and here.payoff.kind is not api.PayoffKind.SIDES:
        return [] if shares_the_worst(here, now) else list(range(len(here.seats)))
    if now.game.id == "rams":
        return []
    if here.payoff.kind is not api.PayoffKind.SIDES:
        return list(range(len(here.seats)))
    knows = all(holder.seat != api.OUT_OF_PLAY for holder in here.sampler.holders)
    bonus = now.game.id != "skat" or now.options.word("scoring") == "tournament"
    return [here.board.turn] if here.board.turn == here.board.core.declarer and knows and not bonus else []


def shares_the_worst(here: Situation, now: Course) -> bool:
    """True if two have the most card points and tricks, so that trumps decide, which the kernel does not count."""
    over = play_out(now, at_random(Random(1)))
    assert over.score is not None
    ranks = sorted(zip(over.score.card_points, over.score.tricks, strict=True))
    return ranks[-1] == ranks[-2]


def skat_of(course: Course) -> tuple[Card, ...]:
    """The cards in the middle as they were turned up at the end."""
    shown = (event for event in course.view(0).events if isinstance(event, CardsShown) and event.seat is None)
    return next((event.cards for event in shown), ())


def doublings(course: Course) -> int:
    knocks = sum(isinstance(said.action, Knock) for said in course.view(0).table.said)
    return 1 << (knocks + bool(getattr(course.standing, "bock", 0)))


def test_a_deck_lies_by_group_with_the_weak_cards_first() -> None:
    deck = deck_of(JACKS_ONLY, PACK_32)
    assert [card.code for card in deck.cards[:7]] == ["D7", "D8", "D9", "DQ", "DK", "D10", "DA"]
    assert [card.code for card in deck.cards[28:]] == ["DJ", "HJ", "SJ", "CJ"]
    assert deck.trump == 4
    assert deck.mask([parse_card("D7"), parse_card("CJ")]) == 1 | 1 << 31


def test_every_game_that_is_known_exists() -> None:
    assert set(KNOWN) <= {game.id for game in ALL}
