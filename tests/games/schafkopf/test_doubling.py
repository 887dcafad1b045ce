"""Kontra, Re and knocking."""

from ramsch_desktop.engine.events import HandDealt
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.games.schafkopf.announcing import Announcing
from ramsch_desktop.games.schafkopf.events import PartnerRevealed
from ramsch_desktop.games.schafkopf.play import CallContract, SoloContract
from tests.games.schafkopf.tables import course_of, deal_with, four_hands, legal

CALL = ("announce call", "pass", "pass", "pass", "declare call S")
SOLO = ("pass", "announce solo", "pass", "pass", "declare solo H")


def test_the_partner_is_asked_but_may_not_say_kontra() -> None:
    course = four_hands(*CALL)
    assert course.to_move == 1
    assert legal(course) == ("no",)
    assert legal(four_hands(*CALL, "no")) == ("kontra", "no")


def test_without_kontra_play_begins() -> None:
    course = four_hands(*CALL, "no", "no", "no")
    assert isinstance(course.state, TrickPlay)
    assert course.to_move == 0


def test_a_kontra_ends_the_round_and_asks_for_re() -> None:
    course = four_hands(*CALL, "no", "kontra")
    assert course.to_move == 0
    assert legal(course) == ("re", "no")


def test_all_but_the_doubler_are_asked_for_re_in_a_rufspiel() -> None:
    course = four_hands(*CALL, "no", "kontra", "no")
    assert course.to_move == 1
    assert legal(course) == ("re", "no")
    course = four_hands(*CALL, "no", "kontra", "no", "no")
    assert course.to_move == 3
    assert legal(course) == ("no",)
    assert isinstance(four_hands(*CALL, "no", "kontra", "no", "no", "no").state, TrickPlay)


def test_re_of_the_partner_reveals_him() -> None:
    course = four_hands(*CALL, "no", "kontra", "no", "re")
    assert PartnerRevealed(1) in course.events
    assert isinstance(course.state, TrickPlay)
    assert isinstance(course.state.contract, CallContract)
    declared = course.state.contract.declared
    assert (declared.kontra, declared.re) == (2, 1)


def test_the_called_ace_does_not_reveal_a_partner_twice() -> None:
    course = four_hands(*CALL, "no", "kontra", "no", "re", "play S10", "play SA")
    assert course.events.count(PartnerRevealed(1)) == 1


def test_in_a_solo_only_the_soloist_answers() -> None:
    course = four_hands(*SOLO)
    assert (course.to_move, legal(course)) == (0, ("kontra", "no"))
    course = four_hands(*SOLO, "kontra")
    assert (course.to_move, legal(course)) == (1, ("re", "no"))
    course = four_hands(*SOLO, "kontra", "re")
    assert isinstance(course.state, TrickPlay)
    assert isinstance(course.state.contract, SoloContract)


def test_all_defenders_may_double_a_solo_in_turn() -> None:
    course = four_hands(*SOLO, "no", "no")
    assert (course.to_move, legal(course)) == (3, ("kontra", "no"))


def test_knocking_is_decided_on_half_of_the_cards() -> None:
    course = four_hands(knock="on")
    assert legal(course) == ("knock", "no")
    view = course.view(0)
    assert [card.code for card in view.hand] == ["CQ", "HQ", "SJ", "HA"]
    dealt = [event for event in view.events if isinstance(event, HandDealt)]
    assert [len(event.cards) for event in dealt] == [4, 4, 4, 4]
    assert view.table.counts == (4, 4, 4, 4)


def test_after_the_knocks_the_second_packets_are_dealt() -> None:
    course = four_hands("no", "knock", "no", "no", knock="on")
    assert isinstance(course.state, Announcing)
    assert course.state.terms.knocks == (1,)
    assert course.view(2).table.counts == (8, 8, 8, 8)
    seen = [card for event in course.view(0).events if isinstance(event, HandDealt) for card in event.cards if card]
    assert tuple(seen) == course.deal.hands[0]


def test_knocks_count_in_ramsch_only_too() -> None:
    course = four_hands("no", "knock", "no", "no", knock="on", ramsch_only="on")
    assert isinstance(course.state, TrickPlay)


def test_a_sie_is_shown_and_not_doubled() -> None:
    deal = deal_with("CQ SQ HQ DQ CJ SJ HJ DJ")
    course = course_of(deal, "announce sie", "pass", "pass", "pass", "declare sie")
    assert course.score is not None
    assert course.score.points == (1560, -520, -520, -520)
    assert course.hands == deal.hands
    assert course.view(2).table.shown == ((0, deal.hands[0]),)
