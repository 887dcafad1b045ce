"""Skat on the real window: every contract, Kontra and Re, Bock, four at the table; the sheet shows the score."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.course import begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.games.shared.skat.scoring import DeclaredScore
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.games.skat.standing import SkatStanding
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button
from tests.games.skat.table import deal_with
from tests.ui.access.seen import wait_for_turn
from tests.ui.shell.clipping import settle
from tests.ui.trial.sitting import By, SteadyMouse, check_result, person_at, play

WON = ("bid 18", "hold", "pass", "pass")
TRUMPS = "CJ SJ HJ DJ {0}A {0}10 {0}K {0}Q {0}9 {0}8"
GRAND = "CJ SJ HJ DJ SA S10 SK SQ HA H10"
NULL = "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"
TAKE, SCHNEIDER, SCHWARZ, OUVERT = "Pick up the skat", "Schneider announced", "Schwarz announced", "Ouvert"


@dataclass(frozen=True)
class Contract:
    """A hand, what is wished for with it, and the game that it is then called."""

    hand: str
    wishes: tuple[str, ...]
    called: str
    skat: str = "D10 DK"

    def __str__(self) -> str:
        return self.called


def suit(letter: str, name: str, *wishes: str, called: str) -> Contract:
    """A game with nearly all trumps."""
    skat = "SA SK" if letter == "D" else "D10 DK"
    return Contract(TRUMPS.format(letter), (name, *wishes), called, skat)


CONTRACTS = (
    suit("C", "Clubs", TAKE, called="clubs"),
    suit("S", "Spades", TAKE, called="spades"),
    suit("H", "Hearts", TAKE, called="hearts"),
    suit("D", "Diamonds", TAKE, called="diamonds"),
    Contract(GRAND, ("Grand", TAKE), "grand"),
    Contract(NULL, ("Null", TAKE), "null"),
    Contract(NULL, ("Null ouvert", TAKE), "null ouvert"),
    suit("C", "Clubs", called="clubs hand"),
    suit("S", "Spades", called="spades hand"),
    suit("H", "Hearts", SCHNEIDER, called="hearts hand schneider"),
    suit("D", "Diamonds", SCHNEIDER, SCHWARZ, called="diamonds hand schneider schwarz"),
    suit("C", "Clubs", SCHNEIDER, SCHWARZ, OUVERT, called="clubs hand schneider schwarz ouvert"),
    Contract(GRAND, ("Grand",), "grand hand"),
    Contract(GRAND, ("Grand", SCHNEIDER, SCHWARZ, OUVERT), "grand hand schneider schwarz ouvert"),
    Contract(NULL, ("Null",), "null hand"),
    Contract(NULL, ("Null ouvert",), "null hand ouvert"),
)


def match_with(deal: Deal, said: Iterable[str] = (), bock_left: int = 0, **given: OptionValue) -> Match:
    """A match whose first deal is this one, after these actions."""
    options = read_options(SKAT.options, given)
    opening = SKAT.opening(options, deal.dealer)
    assert isinstance(opening, SkatStanding)
    standing = replace(opening, bock=bock_left)
    seats = ("you", *["medium"] * (SKAT.seats(options) - 1))
    course = play_on(begin(SKAT, options, standing, deal), tuple(said))
    return Match(SKAT, options, seats, (course,), (standing,)).with_course(course)


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_each_contract_is_announced_and_scored(qtbot: QtBot, window: MainWindow, contract: Contract) -> None:
    by = By.MOUSE if CONTRACTS.index(contract) % 2 else By.KEYS
    course = play(qtbot, window, match_with(deal_with(contract.hand, contract.skat), WON), by, contract.wishes)
    assert course.score is not None
    assert course.score.contract == contract.called
    assert course.score.declarer == 0
    check_result(window, course)


DEFENDED = "D8 D9 DQ DK D10 DA CA SA HA H7", "C7 C8", "CJ SJ HJ DJ D7 C10 CK S10 H10 HK"
ALONE = ("bid 18", "hold", "pass", "pass", "take", "discard C7 C8", "declare diamonds")


def doubled_deal() -> Deal:
    """Forehand plays diamonds against four jacks and a trump at middlehand."""
    hand, skat, strong = DEFENDED
    deal = deal_with(hand, skat)
    rest = sorted({*deal.hands[1], *deal.hands[2]})
    held = [card for card in rest if card.code in strong.split()]
    return replace(deal, hands=(deal.hands[0], tuple(held), tuple(card for card in rest if card not in held)))


@pytest.mark.parametrize("by", By)
def test_kontra_is_answered_with_re(qtbot: QtBot, window: MainWindow, by: By) -> None:
    match = match_with(doubled_deal(), ALONE, kontra_re="on", kontra_needs_bid18="off")
    course = play(qtbot, window, match, by, ("Re",))
    assert isinstance(course.score, DeclaredScore)
    assert "re" in [step.rule for step in course.score.sums[0]]
    check_result(window, course)


@pytest.mark.parametrize("by", By)
def test_kontra_is_said(qtbot: QtBot, window: MainWindow, by: By) -> None:
    deal = deal_with("CJ SJ HJ DJ D7 C10 CK S10 H10 HK", "C7 C8")
    said = ("bid 18", "pass", "pass", "take", "discard C7 C8", "declare diamonds")
    course = play(qtbot, window, match_with(deal, said, kontra_re="on", kontra_needs_bid18="off"), by, ("Kontra",))
    assert isinstance(course.score, DeclaredScore)
    assert course.score.declarer == 1
    assert {"kontra", "re"} & {step.rule for step in course.score.sums[1]}
    check_result(window, course)


def test_the_chips_of_kontra_and_re_lie_at_their_seats(qtbot: QtBot, window: MainWindow) -> None:
    match = match_with(doubled_deal(), (*ALONE, "kontra", "re"), kontra_re="on", kontra_needs_bid18="off")
    window.show_match(match)
    assert wait_for_turn(qtbot, window)
    table = window.table.table
    chips = table.parts.on_felt.chips.parts
    assert [chip.label for chip in chips] == ["Kontra", "Re"]
    places = [table.parts.badge(seat) for seat in (1, 0)]
    for chip, place in zip(chips, places, strict=True):
        assert place.left() <= chip.x()
        assert chip.geometry().right() <= place.right() + 1
        assert not place.toRect().intersects(chip.geometry())


@pytest.mark.parametrize("by", By)
def test_a_deal_of_a_bock_round_counts_double(qtbot: QtBot, window: MainWindow, by: By) -> None:
    match = match_with(deal_with(GRAND, "D10 DK"), WON, bock_left=3, bock="on")
    course = play(qtbot, window, match, by, ("Grand", TAKE))
    assert course.score is not None
    assert course.score.sums[0][-1].rule == "bock"
    check_result(window, course)
    standing = window._desk.controller.picture().match.standing
    assert isinstance(standing, SkatStanding)
    assert standing.bock == 2


def test_jump_bids_are_in_the_menu_of_the_step_forward(qtbot: QtBot, window: MainWindow) -> None:
    window.show_match(match_with(deal_with(GRAND, "D10 DK"), ("pass", "pass")))
    assert wait_for_turn(qtbot, window)
    person = person_at(window, By.KEYS, ())
    arrow = window.table.table.strip.findChildren(Button)[-1]
    person._chance.seed(3)
    person.say(arrow)
    settle()
    course = window._desk.controller.picture().view
    bid = next(str(said.action) for said in course.table.said if said.seat == 0)
    assert int(bid.removeprefix("bid ")) > 18


def test_sitting_out_at_a_table_of_four_can_be_skipped(qtbot: QtBot, window: MainWindow) -> None:
    controller = window._desk.controller
    options = read_options(SKAT.options, {"table": 4})
    window.show_match(new_match(SKAT, options, ("you", "medium", "medium", "medium"), 0, 7))
    tools = [button for button in window.table.table.tools.findChildren(Button) if button.isVisible()]
    if controller.stage is Stage.BOT:
        assert [button.text() for button in tools] == ["Skip this deal"]
        SteadyMouse(window, Random(1)).click_on(tools[0])
    qtbot.waitUntil(lambda: controller.stage is Stage.RESULT, timeout=20_000)
    settle()
    course = controller.picture().course
    assert course is not None
    assert course.score is not None
    assert course.score.declarer != 0
    check_result(window, course)
