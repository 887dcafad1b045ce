"""How the strong level joins and exchanges in Ramsen and Rams: the deals it imagines, and what it makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.cutting_choice import Trumps
from ramsch_desktop.bots.joining_rules import Players, others, players_of
from ramsch_desktop.bots.joining_worlds import Worlds
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.engine.actions import CardAction, CardsAction
from ramsch_desktop.engine.cards import Suit
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.engine.table import Said
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.shared.joining_bot import exchanged, rivals
from tests.games.five_card_table import course_of
from tests.playing import opened

PHASES = ("Joining", "Swapping")
TABLES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("ramsen", {"players": 3}),
    ("ramsen", {"players": 5}),
    ("ramsen", {"players": 4, "order": "bid_first"}),
    ("rams", {"players": 3}),
    ("rams", {"players": 7}),
)
every_table = pytest.mark.parametrize(("game", "given"), TABLES, ids=str)


def moments(game: str, given: dict[str, OptionValue], deals: int) -> Iterator[Course]:
    """Every decision on joining or exchanging in deals of medium players."""
    rules, chance = BY_ID[game], Random(4)
    for seed in range(deals):
        course = opened(rules, read_options(rules.options, given), seed)
        while course.to_move is not None:
            view = course.view(course.to_move)
            if view.phase in PHASES and len(view.legal) > 1:
                yield course
            course = course.apply(rules.policies["medium"](view, chance).action)


def view_of(course: Course) -> View:
    assert course.to_move is not None
    return course.view(course.to_move)


def numbers(players: Players, course: Course, seat: int) -> list[int]:
    return [players.deck.index[card] for card in course.hands[seat]]


@every_table
def test_the_players_that_it_imagines_decide_as_medium_ones(game: str, given: dict[str, OptionValue]) -> None:
    medium, compared = BY_ID[game].policies["medium"], 0
    for course in moments(game, given, 60 // int(str(given["players"]))):
        view = view_of(course)
        players, hand = players_of(view), [players_of(view).deck.index[card] for card in view.hand]
        action, near = medium(view, Random(1)).action, rivals(view)
        if view.phase == "Joining":
            compared += 1
            assert players.joins(view.seat, hand, near.inside, near.to_speak) == (action == Stay())
        elif not players.joins_first and view.table.turned_to != view.seat:
            compared += 1
            limit = max(len(legal.cards) for legal in view.legal if isinstance(legal, CardsAction))
            takes = any(isinstance(legal, CardAction) for legal in view.legal)
            commits = players.commits(view.seat, hand, limit, takes, near.inside, near.to_speak)
            bound = isinstance(action, CardAction) or (isinstance(action, CardsAction) and bool(action.cards))
            assert bound == (commits and bool(players.unwanted(hand)) and bool(limit or takes))
    assert compared > 20


@every_table
def test_each_world_is_a_deal_that_fits_what_the_seat_knows(game: str, given: dict[str, OptionValue]) -> None:
    for course in moments(game, given, 6):
        view = view_of(course)
        players = players_of(view)
        own = sorted(numbers(players, course, view.seat))
        for world in islice(Worlds(view, players).worlds(3), 4):
            cards = [card for hand in world.hands for card in hand] + world.stock
            assert len(cards) == len(set(cards))
            assert sorted(world.hands[view.seat]) == own
            assert all(len(hand) == 5 for hand in world.hands)
            gone = sum(len(away) for seat, away in view.table.laid_away if seat in exchanged_or_took(view))
            turned = view.table.turned is not None and view.table.turned_to is None
            assert len(cards) + gone + turned == len(players.deck.cards)


def exchanged_or_took(view: View) -> set[int]:
    took = set() if view.table.turned_to is None else {view.table.turned_to}
    return {seat for seat, count in exchanged(view).items() if count} | took


@every_table
def test_others_hold_what_explains_their_deeds(game: str, given: dict[str, OptionValue]) -> None:
    """In nearly every world a medium player with these cards would have said what the seat said."""
    told = explained = 0
    for course in moments(game, given, 12):
        view = view_of(course)
        if view.phase != "Joining" or exchanged_or_took(view):
            continue
        players = players_of(view)
        said = [word for word in view.table.said if isinstance(word.action, (Stay, Drop))]
        for world in islice(Worlds(view, players).worlds(5), 4):
            sure: set[int] = set()
            for word in said:
                hand, near = world.hands[word.seat], others(players.order, word.seat, sure)
                told += 1
                explained += (players.must(hand) or players.joins(word.seat, hand, *near)) == (word.action == Stay())
                sure |= {word.seat} if word.action == Stay() else set()
    assert explained >= 0.9 * told
    assert told > 20 or game == "ramsen"


@every_table
def test_tricks_bring_what_the_engine_scores(game: str, given: dict[str, OptionValue]) -> None:
    rules, chance, compared = BY_ID[game], Random(6), 0
    for seed in range(25):
        course = opened(rules, read_options(rules.options, given), seed)
        players, held = None, course.hands
        while course.to_move is not None:
            view = view_of(course)
            if view.phase == "TrickPlay" and players is None:
                players, held = players_of(view), course.hands
            course = course.apply(rules.policies["medium"](view, chance).action)
        if players is None or course.score is None:
            continue
        compared += 1
        hands = [[players.deck.index[card] for card in hand] for hand in held]
        tricks = {seat: course.score.tricks[seat] for seat, hand in enumerate(held) if hand}
        booked = rules.book(course.options, course.standing, course.score)
        assert tuple(players.played(tricks, hands)) == booked.totals
    assert compared > 10


@every_table
def test_a_single_player_gets_what_the_engine_scores(game: str, given: dict[str, OptionValue]) -> None:
    """Everybody drops who may, except the last one to speak."""
    rules, compared = BY_ID[game], 0
    for seed in range(120):
        course = opened(rules, read_options(rules.options, given), seed)
        while course.to_move is not None and course.view(course.to_move).phase != "TrickPlay":
            view = view_of(course)
            if view.phase == "Joining" and view.seat == view.table.dealer and not any(map(staying, view.table.said)):
                players, hand = players_of(view), [players_of(view).deck.index[card] for card in view.hand]
                after = course.apply(Stay())
                assert after.score is not None
                booked = rules.book(course.options, course.standing, after.score).totals
                assert tuple(players.lone(view.seat, hand)) == booked
                compared += 1
            course = course.apply(view.legal[0])
    assert compared > 0


def staying(said: Said) -> bool:
    return isinstance(said.action, Stay)


def test_it_says_how_many_matches_each_word_wins() -> None:
    for course in moments("ramsen", {"players": 4}, 8):
        view = view_of(course)
        if view.phase != "Joining":
            continue
        decision = SearchBot(BY_ID["ramsen"], 1, worlds=400, seconds=60).choose(view, Budget())
        if decision.reason.rule in ("join_wins", "drop_wins"):
            own, other = decision.reason.values
            assert 0 <= other <= own <= 1000
            assert (decision.reason.rule == "join_wins") == (decision.action == Stay())
            return
    raise AssertionError("no word was tried")


@pytest.mark.parametrize(("code", "word"), [("D9", "keep"), ("S8", "leave")])
def test_a_permanent_trump_is_kept_at_the_cut_and_a_plain_card_left(code: str, word: str) -> None:
    course = course_of(BY_ID["ramsen"], ["", "", "", ""], "H10", dealer=1, cut=code)
    view = view_of(course)
    assert view.phase == "Cutting"
    decision = SearchBot(BY_ID["ramsen"], 1, worlds=1000, seconds=60).choose(view, Budget())
    assert str(decision.action) == word
    own, other = decision.reason.values
    assert own > other
    assert decision.reason.rule == f"{word}_wins_cut"


def test_who_keeps_the_cut_card_may_not_exchange_in_the_deals_that_follow() -> None:
    course = course_of(BY_ID["ramsen"], ["", "", "", ""], "H10", dealer=1, cut="D9")
    trumps = Trumps(view_of(course), Suit.HEARTS)
    trumps.players.kept_by = 0
    assert trumps.players.limit(0, [0, 0, 0, 0], None) == 0
    assert trumps.players.limit(2, [0, 3, 0, 0], None) == 2
