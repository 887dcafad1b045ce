"""Rule policies: legal, honest, and right in known positions."""

import random

import pytest

from ramsch_desktop.kernel import api
from tests.kernel import contracts
from tests.kernel.brute import Rules
from tests.kernel.sample_play import PLAYED, dealt

RANKS = {"7": 0, "8": 1, "9": 2, "Q": 3, "K": 4, "10": 5, "A": 6}


def card(code: str) -> int:
    """Index of a card such as SA or DJ in the order of Grand and Ramsch."""
    suit, rank = code[0], code[1:]
    return 28 + "DHSC".index(suit) if rank == "J" else 7 * "CSHD".index(suit) + RANKS[rank]


def ramsch(
    hand: str, trick: str = "", history: str = "", leader: int = 0, policy: api.Policy = api.Policy.RAMSCH
) -> api.Board:
    """The view of the seat to move, after full tricks ``history`` and the cards of ``trick``."""
    table = contracts.table_of(contracts.RAMSCH, 3, policy)
    played = [card(code) for code in (history + " " + trick).split()]
    board = api.Board(table, leader, {})
    for index in played:
        board.play(index)
    owner = board.turn
    board = api.Board(table, leader, {owner: api.mask_of(card(code) for code in hand.split())})
    for index in played:
        board.play(index)
    return board


# The moves of a good player, one row a position: hand, trick so far, answers that count as right.
POSITIONS = [
    ("C7 C8 C9 S10 SK H7 HQ DA DJ HJ", "", "HQ"),
    ("C7 CK C10 S8 S9 HA H8 D9 D7 DJ", "CA", "C10"),
    ("CA CK S7 S8 S9 H8 H9 D7 D9 DJ", "C9 CQ", "CA"),
    ("SA S10 H7 H8 H9 HK D7 D8 D10 DJ", "CA C9", "SA S10"),
    ("SA H7 H8 H10 D7 D9 D10 DK HJ DJ", "CK C9", "SA"),
    ("CA C10 CK S7 S8 H7 H8 D7 D8 DJ", "C9", "CK"),
    ("C7 SA S9 S8 H10 HK H9 DA D9 D8", "", "C7"),
    ("SK S9 S7 CA C8 H10 H7 D9 D8 HJ", "S10", "SK"),
    ("HA H9 C8 C9 S8 S9 D7 D8 DK DJ", "H7 H8", "HA"),
    ("HA H7 C7 C8 S7 S8 D7 D8 D9 C9", "HK HQ", "H7"),
]


@pytest.mark.parametrize(("hand", "trick", "right"), POSITIONS)
def test_ramsch_positions(hand: str, trick: str, right: str) -> None:
    answers = {api.policy_move(ramsch(hand, trick), seed) for seed in range(8)}
    assert answers <= {card(code) for code in right.split()}


# What other players do: policy, hand, trick so far, answers. C7 C8 cover C9; S7 does not cover SK, nor H8 alone.
HABITS = [
    (api.Policy.CAREFUL, "C7 C8 C9 S7 SK S10 HA DJ HJ", "", "SK"),
    (api.Policy.CAREFUL, "C7 C8 C9 S7 S9 S10 HA DJ HJ", "", "S9"),
    (api.Policy.CAREFUL, "C7 C8 C9 S7 SK S10 H9 DJ HJ", "", "H9"),
    (api.Policy.CAREFUL, "C7 C8 C9 S7 SA HA H10 DJ HJ", "", "C7 S7"),
    (api.Policy.CAREFUL, "C7 C8 C9 S7 SK S10 HA HJ", "", "HJ"),
    (api.Policy.CAREFUL, "S7 S9 SK C7 DJ", "S10", "SK"),
    (api.Policy.CAREFUL, "S9 SK SA C7 DJ", "S8", "S9"),
    (api.Policy.CAREFUL, "S9 SK SA C7 DJ", "S8 S7", "S9"),
    (api.Policy.CAREFUL, "S7 S8 S9 SQ HK DJ", "CA", "HK"),
    (api.Policy.CAREFUL, "S7 S8 S9 HK DJ", "CJ", "DJ"),
    (api.Policy.CAREFUL, "S7 HK H9 DJ", "SJ", "DJ"),
    (api.Policy.BEGINNER, "C7 C8 CA S9 SK HA DJ HJ CJ SJ", "", "C7"),
    (api.Policy.BEGINNER, "S7 S8 S9 SQ H10 DJ", "CA", "H10"),
    (api.Policy.BEGINNER, "S9 SK SA C7 DJ", "S8 S7", "SA"),
    (api.Policy.BEGINNER, "S7 S9 SK C7 DJ", "S10", "SK"),
    (api.Policy.HEEDLESS, "C7 C8 S9 SA H8 DJ", "", "C8 H8"),
    (api.Policy.HEEDLESS, "C7 C9 S9 SA DJ", "", "C7"),
    (api.Policy.HEEDLESS, "S9 SA C7 DJ", "S8 S10", "S9"),
    (api.Policy.HEEDLESS, "SA S10 C7 DJ", "S8 SK", "SA S10"),
]


@pytest.mark.parametrize(("policy", "hand", "trick", "right"), HABITS)
def test_habits_of_others(policy: api.Policy, hand: str, trick: str, right: str) -> None:
    answers = {api.policy_move(ramsch(hand, trick, policy=policy), seed) for seed in range(8)}
    assert answers <= {card(code) for code in right.split()}


@pytest.mark.parametrize(("hand", "trick", "any_of"), [("S9 SA C7 DJ", "S10", "S9 SA"), ("C9 SA DJ", "", "C9 SA DJ")])
def test_the_heedless_player_plays_by_chance_what_he_does_not_look_at(hand: str, trick: str, any_of: str) -> None:
    answers = {api.policy_move(ramsch(hand, trick, policy=api.Policy.HEEDLESS), seed) for seed in range(64)}
    assert answers == {card(code) for code in any_of.split()}


def test_the_careful_player_gets_rid_of_a_top_jack_on_a_cheap_trick() -> None:
    """A jack is out, nothing in the hand is in danger, and the trick is worth nothing: the jack of clubs goes."""
    history = "DJ HJ H7"
    board = ramsch("S7 S8 C7 C8 C9 D7 D8 D9 CJ", "H8 H9", history, leader=1, policy=api.Policy.CAREFUL)
    assert api.policy_move(board, 1) == card("CJ")
    dear = ramsch("S7 S8 C7 C8 C9 D7 D8 D9 CJ", "H8 HA", history, leader=1, policy=api.Policy.CAREFUL)
    assert api.policy_move(dear, 1) != card("CJ")


def test_a_seat_follows_its_own_habit_in_roll_outs() -> None:
    """In last seat the ace goes by the rules, so that nobody beats the nine later; the careful player keeps the ace."""
    board = api.Board(contracts.table_of(contracts.RAMSCH, 3, api.Policy.RAMSCH), 2, {})
    for seat, cards in enumerate(("S7 C7", "S9 SA", "S8 C8")):
        board.hold(seat, api.mask_of(card(code) for code in cards.split()))
    board.play(card("S8"))
    board.play(card("S7"))
    by_rules = api.rollout(board, 1)
    board.follow(1, api.Policy.CAREFUL)
    with_care = api.rollout(board, 1)
    assert (by_rules.core.trick[0], with_care.core.trick[0]) == (card("S9"), card("SA"))


def test_a_march_is_stopped() -> None:
    history = "CA C7 C8 C10 C9 SQ CK SK H8 SA S7 S8 S10 S9 DQ DA D7 DK"
    board = ramsch("HA S7 D8 D9".replace("S7", "CQ"), "HK H7", history)
    assert board.tricks == (6, 0, 0)
    assert api.policy_move(board, 1) == card("HA")


@pytest.mark.parametrize("policy", PLAYED)
def test_policies_play_whole_deals_by_the_rules(policy: api.Policy) -> None:
    rng = random.Random(21)
    for _ in range(12):
        board = dealt(policy, rng)
        walk(board, PLAYED[policy][0], policy)


def walk(board: api.Board, rules: Rules, policy: api.Policy) -> None:
    """Play a deal and compare moves, winners and points with the plain rules."""
    seats = board.table.seats
    hands = [api.cards_of(board.hand(seat)) for seat in range(seats)]
    leader, free, king = board.turn, False, False
    points, tricks = [0] * seats, [0] * seats
    while any(hands):
        cards: list[int] = []
        for turn in range(seats):
            seat = (leader + turn) % seats
            assert board.turn == seat
            moves = rules.replies(hands[seat], cards, free) if cards else rules.leads(hands[seat], free, king)
            assert list(board.legal()) == sorted(moves)
            move = api.policy_move(board, turn)
            assert move in moves
            assert board.lacks(seat) >> move & 1 == 0
            board.play(move)
            free = free or move == rules.called
            hands[seat] = tuple(c for c in hands[seat] if c != move)
            cards.append(move)
            assert board.lacks(seat) & api.mask_of(hands[seat]) == 0
        place = rules.best(cards)
        free = free or (rules.called >= 0 and rules.group[cards[0]] == rules.group[rules.called])
        king = len(rules.trumps) > 1 and cards[place] == rules.trumps[1]
        leader = (leader + place) % seats
        points[leader] += sum(rules.points[c] for c in cards)
        tricks[leader] += 1
    assert board.points == tuple(points)
    assert board.tricks == tuple(tricks)


@pytest.mark.parametrize("policy", PLAYED)
def test_hidden_cards_change_no_move(policy: api.Policy) -> None:
    rng = random.Random(22)
    for _ in range(6):
        board = dealt(policy, rng)
        while any(board.hand(seat) for seat in range(board.table.seats)):
            move = api.policy_move(board, 3)
            assert api.policy_move(with_others_hidden(board), 3) == move
            board.play(move)


def with_others_hidden(board: api.Board) -> api.Board:
    """The same position with the hands of the others empty."""
    hidden = board.copy()
    for seat in range(board.table.seats):
        if seat != board.turn:
            hidden.hold(seat, 0)
    return hidden


def test_declarer_fetches_big_trumps_with_a_small_one() -> None:
    """Hearts and diamonds jacks and five clubs, five trumps out: the seven, not the ace, is led."""
    table = contracts.table_of(contracts.SUIT, 3, api.Policy.SKAT)
    trump = 21
    hand = [trump + 7, trump + 8, trump + 6, trump + 5, trump + 2, trump, 6, 13, 1, 8]
    board = api.Board(table, 0, {0: api.mask_of(hand)}, declarer=0)
    assert api.policy_move(board, 1) == trump


def test_defender_gives_a_ten_before_an_ace_to_the_partner() -> None:
    """The declarer led a nine of spades, the partner's ace has it: the ten of another suit, no trump."""
    table = contracts.table_of(contracts.SUIT, 3, api.Policy.SKAT)
    clubs, spades, diamonds, trump = 0, 7, 14, 21
    hand = [clubs + 6, clubs + 5, diamonds + 1, trump]
    board = api.Board(table, 0, {2: api.mask_of(hand)}, declarer=0)
    board.play(spades + 2)
    board.play(spades + 6)
    assert api.policy_move(board, 1) == clubs + 5


def test_last_seat_in_ramsen_takes_with_the_lowest_winner() -> None:
    table = contracts.table_of(contracts.RAMSEN, 3, api.Policy.RAMSEN)
    plain, trump = 8, 20
    board = api.Board(table, 0, {2: api.mask_of([trump + 3, trump + 7, plain])})
    board.play(0)
    board.play(trump)
    assert api.policy_move(board, 1) == trump + 3
