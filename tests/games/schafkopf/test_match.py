"""From deal to deal: the stock, the dealer, the end; and what the options come to."""

from ramsch_desktop.engine.cards import PACK_24, PACK_32
from ramsch_desktop.engine.options import in_effect
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.standing import Best, MatchStatus
from ramsch_desktop.games.schafkopf import SCHAFKOPF
from ramsch_desktop.games.schafkopf.options import OPTIONS, Tariff, rules_of
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding
from tests.games.schafkopf.tables import course_of, deal_with, options_of

CALL_WON = Score("call S", ((add("call", 60),), (add("call", 60),), (add("call", -20),), (add("call", -20),)), (), ())
PAID = Score("stock", ((add("stock_paid", -10),),) * 4, (0,) * 4, (0,) * 4)


def test_what_is_paid_in_lies_in_the_stock_and_is_taken_out() -> None:
    options = options_of(all_pass="stock")
    standing = SCHAFKOPF.book(options, SCHAFKOPF.opening(options, 2), PAID)
    assert isinstance(standing, SchafkopfStanding)
    assert (standing.stock, standing.totals, standing.dealer) == (40, (-10,) * 4, 3)
    standing = SCHAFKOPF.book(options, standing, PAID)
    assert isinstance(standing, SchafkopfStanding)
    assert standing.stock == 80
    after = SCHAFKOPF.book(options, standing, CALL_WON)
    assert isinstance(after, SchafkopfStanding)
    assert after.stock == 0
    assert sum(after.totals) == 0


def test_the_stock_is_carried_into_the_deal() -> None:
    hands = ("CQ SQ HQ DQ CJ SJ HJ DJ",)
    course = course_of(deal_with(*hands), "announce sie", "pass", "pass", "pass", "declare sie", stock=40)
    assert course.score is not None
    assert course.score.points == (1600, -520, -520, -520)


def test_a_match_ends_after_its_rounds_of_four_deals() -> None:
    options = options_of(rounds=1)
    standing = SCHAFKOPF.opening(options, 3)
    dealers = []
    while standing.status is MatchStatus.RUNNING:
        dealers.append(standing.dealer)
        standing = SCHAFKOPF.book(options, standing, PAID)
    assert dealers == [3, 0, 1, 2]


def test_the_highest_balance_wins() -> None:
    assert SCHAFKOPF.best(options_of()) is Best.HIGHEST


def test_packs_and_hands() -> None:
    assert (SCHAFKOPF.pack(options_of()), SCHAFKOPF.hand_size(options_of())) == (PACK_32, 8)
    short = options_of(pack="short")
    assert (SCHAFKOPF.pack(short), SCHAFKOPF.hand_size(short)) == (PACK_24, 6)


def test_cards_are_dealt_in_two_packets() -> None:
    deal = SCHAFKOPF.deal(options_of(), 1, 7)
    again = SCHAFKOPF.deal(options_of(), 1, 7)
    assert deal == again
    assert [len(hand) for hand in deal.hands] == [8, 8, 8, 8]
    assert deal.active == (2, 3, 0, 1)


def test_the_default_tariff() -> None:
    assert rules_of(options_of()).tariff == Tariff(10, 20, 50)


def test_ramsch_only_takes_the_effect_of_announcing_away() -> None:
    options = options_of(ramsch_only="on")
    off = {option.id for option in OPTIONS if not in_effect(option, options)}
    assert off == {
        "kontra",
        "geier",
        "farbwenz",
        "farbgeier",
        "tout",
        "sie",
        "short_sie",
        "short_run",
        "free_unit",
        "free_call",
        "free_solo",
        "wenz_runners",
        "all_pass",
    }
    assert rules_of(options).kinds == ()


def test_the_hand_is_sorted_by_the_game_that_is_played() -> None:
    deal = deal_with()
    before = course_of(deal)
    assert before.view(0).order.trumps[8].code == "HA"
    ramsch = course_of(deal, *["pass"] * 4, ramsch="bauern")
    assert len(ramsch.view(0).order.trumps) == 8
    chosen = course_of(deal, *["pass"] * 3, "ramsch", ramsch="bauern", all_pass="fourth_chooses")
    assert len(chosen.view(0).order.trumps) == 8
    wenz = course_of(deal, "announce wenz", *["pass"] * 3, "declare wenz")
    assert len(wenz.view(0).order.trumps) == 4
