"""The paper in the middle of the table: that it covers nothing, what stands on it, and where it stands if not there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.phases.joining import Drop
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Effect, Row, Rows
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.ui.parts.bubble import Bubble
from ramsch_desktop.ui.parts.paper import LOOKS, Beside, Paper
from ramsch_desktop.ui.table.card_button import LyingCard
from ramsch_desktop.ui.table.layout import table_layout, window_layout
from ramsch_desktop.ui.table.middle_view import Caption
from ramsch_desktop.ui.table.paper_layout import paper_place, paper_rooms, spoken_places
from ramsch_desktop.ui.table.shapes import Rect
from tests.ui.access.reader import nodes_of
from tests.ui.table.conftest import Table
from tests.ui.table.test_layout import layout_in_window, occupied

SIZES = [(1024, 600), (1280, 800), (1366, 768), (1920, 1080)]
ROWS = Rows(
    "What is at stake",
    (
        Row("Play, each trick", ("one bar less", "7 → 6, 5, 4 …"), effect=Effect.GAIN),
        Row("Play, no trick", ("one more cross", "7 → 12"), effect=Effect.LOSS),
        Row("Drop out", ("nothing changes", "stays 7"), off="whoever exchanges must play"),
    ),
    note="you have 7 to go",
)


def dropped_in(view: View) -> list[Seat]:
    """The seats that have dropped out."""
    return [said.seat for said in view.table.said if said.action == Drop()]


def joining(game: str, players: int, dropped: int = 0, **given: OptionValue) -> Match:
    """A match in which you are asked whether you play; whoever may has dropped out before, at least so many."""
    rules = BY_ID[game]
    options = read_options(rules.options, {"players": players, **given})
    bot = make_bot("easy", game, 1)
    for seed in range(1, 30):
        match = new_match(rules, options, ("you", *["easy"] * (players - 1)), players - 2, seed)
        course = match.course
        while course.to_move is not None:
            view = course.view(course.to_move)
            if view.phase == "Joining" and view.seat == 0:
                if len(dropped_in(view)) >= dropped:
                    return match.with_course(course)
                break
            drops = view.phase == "Joining"
            course = course.apply(view.legal[0] if drops else bot.choose(view, Budget()).action)
    raise AssertionError("nobody asks you")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_small_paper_covers_nobody_and_a_usual_one_no_words(size: tuple[int, int], seats: int) -> None:
    layout = layout_in_window(*size, seats, 5)
    spoken, silent = paper_rooms(layout, 1.0)
    small = paper_place(silent, 280, 175, 300, layout.ring.centre)
    assert small is not None
    assert not [name for name, place in occupied(layout).items() if small.meets(place)]
    assert small.centre.x == pytest.approx(layout.width / 2)
    usual = paper_place(spoken, 290, 185, 490, layout.ring.centre)
    if size != (1024, 600):
        assert usual is not None
        assert not [place for place in (*occupied(layout).values(), *spoken_places(layout, 1.0)) if usual.meets(place)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), [("ramsen", 3), ("ramsen", 4), ("ramsen", 5), ("rams", 7)])
def test_the_paper_lies_in_the_middle_and_covers_nothing(
    table: Table, size: tuple[int, int], game: str, players: int
) -> None:
    place = window_layout(*size).table
    table.view.resize(round(place.width), round(place.height))
    table.controller.seat_at(joining(game, players))
    table.wait_for(Stage.HUMAN)
    parts, paper = table.view.parts, table.view.parts.on_felt.paper
    assert paper.sheet.isVisible()
    lies = paper.sheet.geometry()
    assert table.view.rect().contains(lies)
    layout = table_layout(place.width, place.height, players, 5)
    assert not [name for name, other in occupied(layout).items() if lies.intersects(whole(other))]
    assert not [part for part in (parts.prompt, parts.strip, parts.hand) if lies.intersects(place_of(part))]
    clipped = [each.text() for each in paper.sheet.findChildren(QLabel) if each.width() < each.sizeHint().width()]
    assert not clipped


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), [("ramsen", 3), ("ramsen", 4), ("ramsen", 5), ("rams", 4), ("rams", 7)])
def test_the_turned_card_is_seen_beside_the_paper(table: Table, size: tuple[int, int], game: str, players: int) -> None:
    place = window_layout(*size).table
    table.view.resize(round(place.width), round(place.height))
    match = joining(game, players, order="bid_first") if game == "ramsen" else joining(game, players)
    table.controller.seat_at(match)
    table.wait_for(Stage.HUMAN)
    parts, layout = table.view.parts, table_layout(place.width, place.height, players, 5)
    cards, paper = parts.on_felt.middle.cards, parts.on_felt.paper.sheet.geometry()
    turned = match.course.view(0).table.turned
    assert turned is not None
    assert turned.code in [card.code for card in cards]
    assert min(card.place.width for card in cards) >= 34
    others = [paper, *(whole(other) for other in occupied(layout).values()), *map(place_of, (parts.strip, parts.hand))]
    assert not [card.code for card in cards if any(on_table(card).intersects(other) for other in others)]
    assert all(table.view.rect().contains(on_table(card)) for card in cards)


def on_table(card: LyingCard) -> QRect:
    """Without the margin that a card may turn in."""
    middle, width, height = card.place.centre, card.place.width, card.place.height
    return QRect(round(middle.x - width / 2), round(middle.y - height / 2), round(width), round(height))


def test_the_words_below_the_turned_card_end_above_the_paper(table: Table) -> None:
    place = window_layout(1280, 800).table
    table.view.resize(round(place.width), round(place.height))
    table.controller.seat_at(joining("ramsen", 5, order="bid_first"))
    table.wait_for(Stage.HUMAN)
    caption = next(each for each in table.view.findChildren(Caption) if each.isVisible())
    assert caption.height() >= caption.height_at(caption.width()) - 1
    assert not caption.geometry().intersects(table.view.parts.on_felt.paper.sheet.geometry())


def whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


def place_of(part: QWidget) -> QRect:
    """Without the room above the hand in which cards rise."""
    return part.childrenRect().translated(part.pos()) if part.children() else part.geometry()


def test_a_screen_reader_finds_the_rows(table: Table) -> None:
    table.controller.seat_at(joining("ramsen", 4))
    table.wait_for(Stage.HUMAN)
    read = [node.name for node in nodes_of(table.view.parts.on_felt.paper.sheet)]
    assert [name for name in read if name][:2] == ["What is at stake", "What is at stake"]
    assert {"Play, each trick", "one bar less", "10 → 9, 8, 7 …", "Play, no trick", "10 → 15", "Drop out"} <= set(read)


def test_the_cards_of_the_talon_come_back_when_the_paper_goes(table: Table) -> None:
    table.controller.seat_at(joining("rams", 3))
    table.wait_for(Stage.HUMAN)
    felt = table.view.parts.on_felt
    assert felt.paper.lies
    felt.clear()
    assert not felt.paper.sheet.isVisible()
    assert not felt.paper.lies


def test_what_has_no_room_on_the_table_is_left_to_others_until_it_has(table: Table) -> None:
    left: list[Rows | None] = []
    table.view.parts.on_felt.paper.left_over.connect(left.append)
    table.view.resize(330, 300)
    table.controller.seat_at(joining("ramsen", 4))
    table.wait_for(Stage.HUMAN)
    assert not table.view.parts.on_felt.paper.sheet.isVisible()
    assert table.view.parts.on_felt.middle.cards
    assert [rows.heading for rows in left if rows] == ["What is at stake"]
    table.view.resize(992, 756)
    assert left[-1] is None
    assert table.view.parts.on_felt.paper.sheet.isVisible()


def test_each_look_needs_less_room_than_the_first(table: Table) -> None:
    paper = Paper(table.view)
    sizes = []
    for look in LOOKS:
        paper.write(ROWS, look)
        sizes.append(paper.minimumSizeHint())
    assert min(sizes, key=lambda size: size.width()) in (sizes[-1], sizes[-2])
    assert all(sizes[0].width() > size.width() for at, size in enumerate(sizes) if LOOKS[at].words is Beside.BELOW)
    assert sizes[2].height() == min(size.height() for size in sizes)


def test_a_row_that_is_not_possible_has_its_reason_instead_of_a_figure(table: Table) -> None:
    paper = Paper(table.view)
    paper.write(ROWS, LOOKS[0])
    shown = [each.text() for each in paper.findChildren(QLabel)]
    assert "whoever exchanges must play" in shown
    assert "stays 7" not in shown


def test_figures_are_coloured_by_what_they_do(table: Table) -> None:
    paper = Paper(table.view)
    paper.write(ROWS, LOOKS[0])
    roles = {each.text(): each.property("role") for each in paper.findChildren(QLabel)}
    assert (roles["7 → 6, 5, 4 …"], roles["7 → 12"]) == ("plus", "minus")


def test_a_seat_that_drops_out_is_grey_at_once(table: Table) -> None:
    match = joining("rams", 7, dropped=1)
    dropped = dropped_in(match.course.view(0))
    table.controller.seat_at(match)
    table.wait_for(Stage.HUMAN)
    faces = dict(enumerate(badge.face for badge in table.view.parts.seats.badges))
    assert {seat for seat, face in faces.items() if face.out} == set(dropped)
    assert {faces[seat].second for seat in dropped} == {"drops out"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), [("ramsen", 3), ("ramsen", 4), ("ramsen", 5), ("rams", 7)])
def test_what_others_say_covers_neither_the_paper_nor_a_badge(
    table: Table, size: tuple[int, int], game: str, players: int
) -> None:
    place = window_layout(*size).table
    table.view.resize(round(place.width), round(place.height))
    table.controller.seat_at(joining(game, players))
    table.wait_for(Stage.HUMAN)
    parts = table.view.parts
    layout = parts.layout
    assert layout is not None
    people = [layout.own_badge, *(layout.with_backs(seat) for seat in range(1, players))]
    taken = [parts.on_felt.paper.sheet.geometry(), *(whole(place) for place in people)]
    for seat in range(1, players):
        parts.say(seat, "I play")
    bubbles = [each for each in table.view.findChildren(Bubble) if each.isVisible()]
    assert len(bubbles) == players - 1
    edges = [each.geometry() & place for each in bubbles for place in taken]
    assert max(min(edge.width(), edge.height()) for edge in edges) <= 2


def test_the_paper_of_the_next_deal_is_written_over_the_old_one(table: Table) -> None:
    paper = Paper(table.view)
    paper.write(ROWS, LOOKS[0])
    before = paper.findChildren(QLabel)
    paper.write(replace(ROWS, note="you have 3 to go"), LOOKS[0])
    assert paper.findChildren(QLabel) == before
    shown = [each.text() for each in before]
    assert shown[:5] == ["What is at stake", "you have 3 to go", "Play, each trick", "one bar less", "7 → 6, 5, 4 …"]
    assert shown[8:] == ["Drop out", "whoever exchanges must play"]
    turned = replace(ROWS.rows[0], effect=Effect.LOSS)
    paper.write(replace(ROWS, rows=(turned, *ROWS.rows[1:])), LOOKS[0])
    assert {each.text(): each.property("role") for each in paper.findChildren(QLabel)}["7 → 6, 5, 4 …"] == "minus"
