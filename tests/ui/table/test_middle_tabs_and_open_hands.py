"""What lies in the middle before the first trick, tabs on cards, open hands, exchanges, an order of one's own."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import CardsExchanged
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.speech import Tag
from ramsch_desktop.games import game_of
from ramsch_desktop.play.match import new_match
from ramsch_desktop.ui.parts.badge import Badge, BadgeFace, CountPlace
from ramsch_desktop.ui.parts.bubble import Bubble
from ramsch_desktop.ui.parts.card_tab import CardTab
from ramsch_desktop.ui.parts.contract_tag import ContractTag
from ramsch_desktop.ui.parts.counter import Counter
from ramsch_desktop.ui.parts.ground import ground_of
from ramsch_desktop.ui.table.answers import Playing
from ramsch_desktop.ui.table.card_button import LyingCard, Mark
from ramsch_desktop.ui.table.sorting import HandOrder, Sorting
from ramsch_desktop.ui.theme.tokens import Ground
from tests.play.test_session import ramsch_match
from tests.positions import my_turn, position
from tests.ui.table.conftest import Table
from tests.ui.table.test_table_view import card, click, drag

BADGE_MARGIN = 4
"""The badge has room for its edge around it, in pixels."""


def lying(table: Table) -> list[str | None]:
    cards = [each for each in table.view.findChildren(LyingCard) if each.isVisible()]
    middle = table.view.rect().center().x()
    return [each.code for each in cards if abs(each.geometry().center().x() - middle) < 130]


def test_the_skat_lies_in_the_middle_until_play_begins(table: Table) -> None:
    table.controller.seat_at(position("skat", my_turn("Auction")))
    assert lying(table) == [None, None]
    table.controller.seat_at(position("skat", my_turn("TrickPlay")))
    assert None not in lying(table)


def test_the_turned_card_lies_beside_the_talon_with_its_caption(table: Table) -> None:
    match = position("ramsen", my_turn("Swapping"))
    view = match.course.view(0)
    table.view.set_deck(table.pictures.deck("german", "en"))
    table.controller.seat_at(match)
    turned = view.table.turned
    assert turned is not None
    assert turned.code in lying(table)
    caption = next(each for each in table.view.findChildren(LyingCard) if each.code == turned.code).accessibleName()
    assert caption.startswith(f"{len(view.table.talon)} card")
    assert "trumps" in caption


def test_a_card_with_a_name_wears_it_and_says_what_it_means(table: Table) -> None:
    words = game_of("ramsen").words

    def named(course: Course) -> bool:
        return my_turn("Swapping")(course) and any(each.code == "D7" for each in course.hands[0])

    table.controller.seat_at(position("ramsen", named))
    narrator = table.view.narrator
    assert narrator is not None
    view = table.controller.picture().view
    held = next(each for each in view.hand if each.code == "D7")
    name = words.mark(held, view, narrator.speech)
    assert name
    assert name in [tab.accessibleName() for tab in table.view.hand.findChildren(CardTab) if tab.isVisible()]
    assert card(table, "D7").toolTip() == words.mark_note(held, view, narrator.speech)
    click(table, "D7")
    assert table.view.tray.codes == ("D7",)
    tabs = [tab for tab in table.view.tray.findChildren(CardTab) if tab.isVisible()]
    assert [tab.accessibleName() for tab in tabs] == [name]


def test_tabs_side_by_side_do_not_cover_each_other(table: Table) -> None:
    table.view.resize(760, 556)

    def neighbours(course: Course) -> bool:
        named = {"D9", "D7", "CQ", "CJ"} & {each.code for each in course.hands[0]}
        return my_turn("Swapping")(course) and len(named) >= 2

    table.view.set_deck(table.pictures.deck("german", "en"))
    table.controller.seat_at(position("ramsen", neighbours))
    tabs = sorted((tab for tab in table.view.hand.findChildren(CardTab) if tab.isVisible()), key=lambda tab: tab.x())
    assert len(tabs) >= 2
    assert not any(one.geometry().intersects(other.geometry()) for one, other in pairwise(tabs))


def test_an_ouvert_hand_lies_open_at_its_seat(table: Table) -> None:
    def open_hand(course: Course) -> bool:
        shown = course.view(0).table.shown
        return my_turn("TrickPlay")(course) and any(owner not in (None, 0) for owner, _ in shown)

    match = position("skat", open_hand, others_say="null ouvert")
    table.controller.seat_at(match)
    owner, cards = next(pair for pair in match.course.view(0).table.shown if pair[0] not in (None, 0))
    assert owner is not None
    held = {each.code for each in cards} - {each.code for each in match.course.view(0).table.played()}
    open_cards = {each.code for each in table.view.findChildren(LyingCard) if each.isVisible() and each.code}
    assert held <= open_cards


def test_jacks_that_were_shown_do_not_lie_open_when_as_many_cards_are_left(table: Table) -> None:
    """Who shows two jacks of Rams may lay them away in the draw: nobody knows whether he still holds them."""

    def two_left(course: Course) -> bool:
        told = course.view(0).table
        played = set(told.played())
        owners = {owner: set(cards) - played for owner, cards in told.shown if owner not in (None, 0)}
        return course.to_move == 0 and any(told.counts[seat] == len(owners[seat]) for seat in owners if seat)

    match = position("rams", two_left, players=3)
    table.controller.seat_at(match)
    shown = {card.code for owner, cards in match.course.view(0).table.shown if owner for card in cards}
    assert shown
    assert not shown & {each.code for each in table.view.findChildren(LyingCard) if each.isVisible()}


def test_an_exchange_is_said_aloud(table: Table) -> None:
    table.controller.seat_at(position("ramsen", my_turn("Swapping")))
    table.view.hear(CardsExchanged(2, (None, None)))
    said = [each.accessibleName() for each in table.view.findChildren(Bubble) if each.isVisible()]
    assert said == ["I exchange 2 cards."]


def test_the_first_click_raises_and_the_second_plays_where_that_is_wanted(table: Table) -> None:
    table.view.set_habits(HandOrder(), 1.0, Playing.RAISE)
    table.controller.seat_at(ramsch_match(dealer=2))
    first, second = table.view.hand.codes[:2]
    click(table, first)
    click(table, second)
    assert table.taken == []
    assert [card(table, code).mark for code in (first, second)] == [Mark.NONE, Mark.CHOSEN]
    click(table, second)
    assert [str(action) for action in table.taken] == [f"play {second}"]


def test_a_card_dragged_sideways_stays_where_it_was_put(table: Table) -> None:
    table.view.set_habits(HandOrder(Sorting.OWN), 1.0)
    table.controller.seat_at(ramsch_match(dealer=2))
    before = table.view.hand.codes
    drag(table, before[0], QPoint(150, 0))
    after = table.view.hand.codes
    assert after.index(before[0]) in range(2, 6)
    assert [code for code in after if code != before[0]] == list(before[1:])
    assert table.taken == []
    click(table, after[0])
    table.wait_for(Stage.TRICK)
    table.controller.advance()
    assert table.view.hand.codes == after[1:]


def test_badges_lie_below_the_sheets_and_bubbles(table: Table) -> None:
    table.controller.seat_at(position("skat", my_turn("Auction")))
    table.controller.seat_at(position("ramsen", my_turn("Swapping")))
    order = table.view.children()
    assert max(order.index(badge) for badge in table.view.parts.seats.badges) < order.index(table.view.strip)
    assert order.index(table.view.hand) < order.index(table.view.bubbles.hint)


def test_the_table_is_felt_for_the_ring_of_the_focus(table: Table) -> None:
    table.controller.seat_at(position("skat", my_turn("Auction")))
    assert ground_of(table.view.strip.buttons[0]) is Ground.FELT


def test_escape_puts_a_hint_away(table: Table) -> None:
    table.view.bubbles.hint.show()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not table.view.bubbles.shown


def test_the_contract_stays_at_its_badge_when_the_window_grows(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    narrator = table.view.narrator
    assert narrator is not None
    speech = narrator.speech

    def played_by_another(course: Course) -> bool:
        tag = game_of("skat").words.tag(course.view(0), speech)
        return my_turn("TrickPlay")(course) and tag is not None and tag.seat == 2

    table.controller.seat_at(position("skat", played_by_another))
    for width, height in ((1000, 700), (1600, 1000)):
        table.view.resize(width, height)
        QApplication.processEvents()
        badge = table.view.parts.seats.badges[2].geometry()
        tag = next(each for each in table.view.findChildren(ContractTag) if each.isVisible()).geometry()
        assert badge.left() < tag.left() < badge.right()
        assert abs(tag.top() - badge.bottom()) <= BADGE_MARGIN


def test_the_contract_of_the_fourth_seat_goes_when_only_three_sit_down(table: Table) -> None:
    game = game_of("schafkopf")
    options = read_options(game.options, {})
    four = new_match(game, options, ("you", *["medium"] * 3), 2, seed=7)
    table.controller.seat_at(four)
    table.view.parts.seats.show_tag(Tag(3, "Wenz"), None)
    table.controller.seat_at(ramsch_match(dealer=2))
    assert not any(each.isVisible() for each in table.view.findChildren(ContractTag))


def test_a_long_name_has_the_number_of_cards_below_it(table: Table) -> None:
    short, long = (Badge(BadgeFace(name, "1 trick", cards_left=3), None, table.view) for name in ("Leni", "Hannelore"))
    counted = Badge(BadgeFace("Hannelore", "1 trick", cards_left=3, counter=Counter(100, "")), None, table.view)
    for badge in (short, long, counted):
        badge.resize(194, 60)
    places = (short.count_place, long.count_place, counted.count_place)
    assert places == (CountPlace.NAME, CountPlace.NAME, CountPlace.LINE)
    counted.show_face(BadgeFace("Hannelore", "1 trick and more", cards_left=3, counter=Counter(100, "")))
    assert counted.count_place is not CountPlace.LINE
