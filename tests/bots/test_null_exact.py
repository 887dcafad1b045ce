"""Null by exact search with open cards."""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.null_exact import FEWEST, exact_shares, is_null, with_exact
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.bots.translate import Deck, Situation
from ramsch_desktop.engine.course import Course
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.kernel import api
from tests.kernel import contracts
from tests.kernel.brute import Brute
from tests.playing import at_random, opened, play_texts, usual, with_hidden_exchanged

PRICE = 23.0
PAYOFF = api.Payoff(api.PayoffKind.SIDES, (PRICE, *(-2 * PRICE,) * 5), (0.0,) * 6)
DECK = Deck((), {}, (), None)
TABLE = contracts.table_of(contracts.NULL, 3, api.Policy.NULL)


def ending(
    rng: Random, size: int, declarer: int = 0, known: tuple[int, ...] = (0, 1, 2)
) -> tuple[Situation, api.Board]:
    """What seat 0, who leads, knows of the last cards of a Null, and the same with all hands."""
    cards = rng.sample(range(32), 3 * size)
    hands = {seat: api.mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(3)}
    board = api.Board(TABLE, 0, {seat: hands[seat] for seat in known}, declarer=declarer)
    hidden = [seat for seat in hands if seat not in known]
    sampler = api.Sampler(sum(hands[seat] for seat in hidden), [api.Holder(seat, size) for seat in hidden])
    here = Situation(DECK, (0, 1, 2), board, sampler, PAYOFF, api.Past(board, 0, ()))
    return here, api.Board(TABLE, 0, hands, declarer=declarer)


def never() -> bool:
    return False


def beaten(board: api.Board, card: int) -> bool:
    """Whether the declarer gets a trick after the card, by trying everything."""
    hands = tuple(api.cards_of(board.hand(seat)) for seat in range(3))
    after = (tuple(own for own in hands[0] if own != card), *hands[1:])
    brute = Brute(contracts.NULL, frozenset({board.core.declarer}))
    return brute.trick(after, 0, [card], True, False) > 0


@pytest.mark.parametrize("declarer", [0, 1])
def test_shares_are_those_of_trying_everything(declarer: int) -> None:
    rng = Random(11)
    found: list[float] = []
    for _ in range(40):
        here, board = ending(rng, 4, declarer)
        moves = list(board.legal())
        shares = exact_shares(here, moves, 1, FEWEST, never)
        for card in moves:
            assert shares[card] == (beaten(board, card) is (declarer != 0))
        found += shares.values()
    assert {0.0, 1.0} == set(found)


def test_a_card_that_nobody_can_beat_comes_before_one_that_hopes_for_mistakes() -> None:
    rng, corrected = Random(3), 0
    for number in range(100):
        here, _ = ending(rng, 4, known=(0,))
        rolled = api.evaluate_moves(here.board, here.sampler, PAYOFF, api.SearchLimits(200), number)
        values = with_exact(here, rolled, number, 40, never)
        shares = exact_shares(here, [value.card for value in rolled], number, 40, never)
        if shares[values[0].card] > shares[rolled[0].card]:
            corrected += 1
        assert values[0].mean == max(value.mean for value in values)
        for value in values:
            gain = (3 * shares[value.card] - 2) * PRICE
            before = next(each for each in rolled if each.card == value.card)
            assert value.mean == pytest.approx((before.mean + gain) / 2)
    assert corrected > 0


def test_without_time_the_roll_outs_stand() -> None:
    here, _ = ending(Random(1), 4, known=(0,))
    rolled = api.evaluate_moves(here.board, here.sampler, PAYOFF, api.SearchLimits(50), 1)
    assert with_exact(here, rolled, 1, 40, lambda: True) == rolled
    assert not exact_shares(here, [rolled[0].card], 1, FEWEST - 1, never)


def test_only_a_declared_null_is_one() -> None:
    here, _ = ending(Random(1), 4)
    assert is_null(here)
    suit = api.Board(contracts.table_of(contracts.SUIT, 3), 0, {0: 1}, declarer=0)
    assert not is_null(Situation(DECK, (0, 1, 2), suit, here.sampler, PAYOFF, api.Past(suit, 0, ())))


def declared_null(seed: int) -> Course:
    """Forehand plays Null Hand; some cards by chance, as long as nobody has lost."""
    course = play_texts(opened(SKAT, usual(SKAT), seed, dealer=2), "pass, pass, bid 18, hand, declare null hand")
    player = at_random(Random(seed))
    for _ in range(seed % 5):
        after = course.apply(player(course))
        course = course if after.to_move is None else after
    return course


def test_exchanging_hidden_cards_changes_no_decision_in_null() -> None:
    chance, compared = Random(4), 0
    for seed in range(20):
        now = declared_null(seed)
        assert now.to_move is not None
        other = with_hidden_exchanged(now, now.to_move, chance, tries=60)
        if other is not None and len(now.legal_actions()) > 1:
            compared += 1
            bot = SearchBot(SKAT, 1, worlds=300, seconds=60)
            expected = bot.choose(now.view(now.to_move), Budget())
            assert bot.choose(other.view(now.to_move), Budget()) == expected
    assert compared > 5
