from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.speech import Text
from ramsch_desktop.games import game_of
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.ui.table.card_button import CardButton, Mark
from tests.games.five_card_table import course_of
from tests.play.test_session import ramsch_match
from tests.ui.table.conftest import Table


def passing_match() -> Match:
    game = game_of("ramsch")
    options = read_options(game.options, {"variant": "schiebe"})
    return new_match(game, options, ("you", "medium", "medium"), 2, seed=7)


def card(table: Table, code: str) -> CardButton:
    button = table.view.hand.button(code)
    assert button is not None
    return button


def click(table: Table, code: str) -> None:
    """Click the visible left edge of a card."""
    button = card(table, code)
    table.qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center() - QPoint(40, 0))


def test_a_click_on_a_card_plays_it(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    code = table.view.hand.codes[0]
    click(table, code)
    assert [str(action) for action in table.taken] == [f"play {code}"]
    assert code not in table.view.hand.codes


def test_the_cards_that_stay_keep_their_places_while_the_trick_lies(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    codes = table.view.hand.codes
    before = {code: card(table, code).pos() for code in codes}
    click(table, codes[4])
    table.wait_for(Stage.TRICK)
    assert {code: card(table, code).pos() for code in table.view.hand.codes} == {
        code: pos for code, pos in before.items() if code != codes[4]
    }
    table.controller.advance()
    assert len(table.view.hand.slots) == 9


def test_a_card_that_may_not_be_played_lowers_and_says_the_rule(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=0))
    table.wait_for(Stage.HUMAN)
    while not table.controller.picture().view.refusals:
        table.controller.act(table.controller.picture().view.legal[0])
        table.wait_for(Stage.TRICK)
        table.controller.advance()
        table.wait_for(Stage.HUMAN)
    refused = table.controller.picture().view.refusals[0][0].code
    before, taken = card(table, refused).pos(), list(table.taken)
    click(table, refused)
    assert table.taken == taken
    assert card(table, refused).pos().y() > before.y()
    assert "must" in card(table, refused).accessibleDescription()


def test_two_cards_are_chosen_and_passed_on_by_the_button(table: Table) -> None:
    table.controller.seat_at(passing_match())
    codes = table.view.hand.codes
    assert len(codes) == 12
    button = table.view.strip.buttons[-1]
    assert button.reason == "Choose the cards first."
    for code in codes[:2]:
        click(table, code)
    assert table.view.tray.codes == codes[:2]
    assert table.view.hand.codes == codes[2:]
    assert button.reason == ""
    table.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert str(table.taken[0]).startswith("pass-on ")


def test_a_card_is_played_by_arrows_and_enter(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    hand = table.view.hand
    QTest.keyClick(card(table, hand.codes[-1]), Qt.Key.Key_Home)
    for _ in range(2):
        QTest.keyClick(card(table, hand.current), Qt.Key.Key_Right)
    third = hand.codes[2]
    assert hand.current == third
    QTest.keyClick(card(table, third), Qt.Key.Key_Return)
    assert [str(action) for action in table.taken] == [f"play {third}"]


def test_a_digit_jumps_to_a_rank(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    eights = [code for code in table.view.hand.codes if code.endswith("8")]
    table.view.hand.setFocus()
    QTest.keyClick(card(table, table.view.hand.codes[0]), Qt.Key.Key_8)
    assert table.view.hand.current == eights[0]


def test_dragging_to_the_middle_plays_and_dropping_near_the_hand_does_not(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    first, second = table.view.hand.codes[:2]
    drag(table, first, QPoint(0, -30))
    assert table.taken == []
    drag(table, second, QPoint(60, -400))
    assert [str(action) for action in table.taken] == [f"play {second}"]


def drag(table: Table, code: str, way: QPoint) -> None:
    button = card(table, code)
    start = button.rect().center() - QPoint(40, 0)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
    for share in (3, 2, 1):
        QTest.mouseMove(button, button.mapFromGlobal(button.mapToGlobal(start)) + way / share)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=start)


def test_a_click_on_the_felt_clears_the_trick(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    click(table, table.view.hand.codes[0])
    table.wait_for(Stage.TRICK)
    table.qtbot.mouseClick(table.view, Qt.MouseButton.LeftButton, pos=QPoint(10, 200))
    table.wait_for(Stage.HUMAN)


def test_faces_change_in_mid_trick_without_moving_a_card(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=0))
    table.wait_for(Stage.HUMAN)
    places = {code: card(table, code).geometry() for code in table.view.hand.codes}
    before = table.view.grab().toImage()
    table.view.set_deck(table.pictures.deck("german", "de"))
    assert {code: card(table, code).geometry() for code in table.view.hand.codes} == places
    assert table.view.grab().toImage() != before


def test_every_card_has_a_spoken_name(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    names = [card(table, code).accessibleName() for code in table.view.hand.codes]
    assert all(name.endswith(", playable") for name in names)
    assert len(set(names)) == 10


def test_the_hint_raises_the_advised_card(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    with table.qtbot.waitSignal(table.controller.hinted) as hinted:
        table.controller.hint()
    decision = hinted.args[0] if hinted.args else None
    assert decision is not None
    assert isinstance(decision.action, PlayCard)
    code = decision.action.card.code
    before = card(table, code).pos().y()
    narrator = table.view.narrator
    assert narrator is not None
    table.view.show_hint(decision, narrator.hint(decision, table.controller.picture().view))
    assert card(table, code).mark is Mark.HINT
    assert card(table, code).pos().y() < before


def test_a_hint_does_not_stay_for_another_match(table: Table) -> None:
    """The first question of a new match is the same, and as much has happened, but the cards are others."""
    rams = game_of("rams")
    options = read_options(rams.options, {"players": 7})
    first, second = (new_match(rams, options, ("you", *["easy"] * 6), 6, seed=seed) for seed in (11, 12))
    table.controller.seat_at(first)
    legal = table.controller.picture().view.legal
    assert table.controller.stage is Stage.HUMAN
    table.view.bubbles.advise(Text("Keep all", ""), QRectF(300, 400, 100, 50), QRectF(), QRectF())
    table.controller.seat_at(second)
    assert table.controller.picture().view.legal == legal
    assert table.view.bubbles.hint.leaving or not table.view.bubbles.hint.isVisible()


def test_the_keys_stay_in_the_hand_after_a_card_was_played(table: Table) -> None:
    table.view.activateWindow()
    table.qtbot.waitUntil(table.view.isActiveWindow, timeout=2000)
    table.controller.seat_at(ramsch_match(dealer=2))
    table.view.hand.setFocus()
    played, following = table.view.hand.codes[:2]
    QTest.keyClick(card(table, played), Qt.Key.Key_Home)
    QTest.keyClick(card(table, played), Qt.Key.Key_Return)
    assert table.view.focusWidget() is card(table, following)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_clears_the_trick_that_you_won_and_plays_no_card(table: Table, key: Qt.Key) -> None:
    """Where it lies until a key is pressed, the key that clears the tricks of others led the next card of your own."""
    table.view.activateWindow()
    table.qtbot.waitUntil(table.view.isActiveWindow, timeout=2000)
    table.controller.seat_at(ramsch_match(dealer=2))
    table.view.hand.setFocus()
    while True:
        click(table, next(code for code in table.view.hand.codes if table.view.choice.play_of(code)))
        table.wait_for(Stage.TRICK)
        if table.controller.picture().view.to_move == 0:
            break
        table.controller.advance()
        table.wait_for(Stage.HUMAN)
    played = len(table.taken)
    focus = table.view.focusWidget()
    assert isinstance(focus, CardButton)
    QTest.keyClick(focus, key)
    table.wait_for(Stage.HUMAN)
    assert len(table.taken) == played
    QTest.keyClick(table.view.focusWidget(), key)
    assert len(table.taken) == played + 1


def test_a_hand_that_stays_as_it_is_is_not_stacked_again(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    raised: list[QEvent.Type] = []

    class Raised(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            raised.extend([event.type()] if event.type() == QEvent.Type.ZOrderChange else [])
            return False

    watch = Raised()
    for code in table.view.hand.codes:
        button = table.view.hand.button(code)
        assert button is not None
        button.installEventFilter(watch)
    table.view._refresh()
    assert raised == []


def test_suits_do_not_change_places_in_mid_deal(table: Table) -> None:
    """Of three suits the odd colour stands between; it stays there when one of them is played."""
    hands = ["H10 S8 DA C10 C9", "DK HA HK SA SK", "", ""]
    said = "leave, swap, swap, swap, swap, stay, stay, drop, drop, play DA, play DK"
    course = course_of(RAMSEN, hands, "C8", said, dealer=3, cut="D9")
    table.controller.seat_at(Match(RAMSEN, course.options, ("you", *["easy"] * 3), (course,), (course.standing,)))
    table.wait_for(Stage.HUMAN)
    assert table.view.hand.codes == ("C10", "C9", "H10", "S8")
