from __future__ import annotations

from ramsch_desktop.engine.actions import Pass, PlayCard
from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.games.ramsch.actions import PassOn
from ramsch_desktop.games.ramsen.actions import Swap, SwapTrump
from ramsch_desktop.ui.table.choosing import Way, choice_of, toggled
from ramsch_desktop.ui.table.offers import Picks, offers_of
from tests.games.skat.table import course_of


def test_plays_are_entered_by_a_click() -> None:
    choice = choice_of((PlayCard(parse_card("SA")),))
    assert choice.way is Way.PLAY
    assert choice.play_of("SA") == PlayCard(parse_card("SA"))
    assert choice.play_of("S7") is None


def test_sets_of_cards_are_chosen_and_fit_exactly() -> None:
    action = PassOn(parse_cards("SA S7"))
    choice = choice_of((action, PassOn(parse_cards("SA HA"))))
    assert choice.way is Way.CHOOSE
    assert choice.most == 2
    assert choice.fitting(["S7", "SA"]) == (action,)
    assert choice.fitting(["SA"]) == ()


def test_words_alone_leave_the_hand_waiting() -> None:
    choice = choice_of((Pass(),))
    assert choice.way is Way.WAIT
    assert choice.words == (Pass(),)


def test_a_click_chooses_takes_back_and_replaces_the_oldest() -> None:
    chosen = toggled((), "SA", 2)
    chosen = toggled(chosen, "S7", 2)
    assert chosen == ("SA", "S7")
    assert toggled(chosen, "SA", 2) == ("S7",)
    assert toggled(chosen, "HA", 2) == ("S7", "HA")


def test_keeping_all_cards_is_a_word_where_none_may_be_exchanged() -> None:
    keep, take = Swap(), SwapTrump(parse_card("S7"))
    choice = choice_of((keep, take))
    assert choice.words == (keep,)
    assert choice.sets == (take,)
    assert choice_of((keep, Swap(parse_cards("SA")), take)).words == ()


def test_what_takes_one_card_says_so_while_more_are_chosen() -> None:
    """Two cards for the draw are no choice for the trump card, and "choose the cards" would deny that they are."""
    one, two = SwapTrump(parse_card("SA")), Swap(parse_cards("SA S7"))
    draw, trump = offers_of(choice_of((two, one)), ("SA", "S7"), Picks(), str)
    assert draw.action == two
    assert (trump.action, trump.off) == (None, "Choose exactly one card.")


def test_the_next_bids_lie_behind_the_arrow_and_no_table_of_all() -> None:
    """Sixty lines in columns covered the hand that one bids by."""
    auction = course_of("bid 18", "hold")
    offer = offers_of(choice_of(auction.legal_actions()), (), Picks(), str)[-1]
    assert (str(offer.action), offer.more[0][0], offer.more[-1][0]) == ("bid 20", "bid 22", "bid 80")
    assert len(offer.more) == 24
