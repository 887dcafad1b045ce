"""The table's places: the numbers of the design, and that nothing lies on anything else."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramsch_desktop.ui.table.layout import TableLayout, card_unit, table_layout, window_layout
from ramsch_desktop.ui.table.shapes import Rect

SIZES = [
    (1024, 600, 1.0),
    (1280, 800, 1.0),
    (1366, 768, 1.0),
    (1920, 1080, 1.0),
    (2560, 1440, 1.25),
    (3840, 2160, 2.0),
]
SEATS = range(3, 8)


def layout_in_window(
    width: float, height: float, seats: int, cards: int = 10, scale: float = 1.0, card_size: float = 1.0
) -> TableLayout:
    table = window_layout(width, height, scale).table
    return table_layout(table.width, table.height, seats, cards, scale, card_size)


def occupied(layout: TableLayout) -> dict[str, Rect]:
    places = {f"seat {i}": seat.grown(0, layout.visible_above(i), 0, 0) for i, seat in enumerate(layout.seats, start=1)}
    tag = layout.own_tag
    return {**places, "own badge": layout.own_badge.grown(0, tag.height, 0, 0), "prompt": layout.prompt}


def meetings(layout: TableLayout) -> list[tuple[str, str]]:
    places = occupied(layout)
    return [(a, b) for a, b in combinations(places, 2) if places[a].meets(places[b])]


@pytest.mark.parametrize(("size", "unit"), [((1024, 600), 90), ((1280, 800), 120), ((1920, 1080), 165)])
def test_card_width_at_the_three_named_sizes(size: tuple[int, int], unit: int) -> None:
    assert layout_in_window(*size, seats=3).unit == unit


def test_card_width_is_a_multiple_of_15_between_60_and_420() -> None:
    assert card_unit(100, 100) == 60
    assert card_unit(9000, 9000) == 420
    assert {card_unit(w, w * 0.7) % 15 for w in range(300, 4000, 37)} == {0}


def test_card_size_slider_scales_the_automatic_width() -> None:
    assert card_unit(992, 756, 0.7) == 75
    assert card_unit(992, 756, 1.3) == 150


def test_panel_is_288_wide_or_264_in_a_narrow_window() -> None:
    assert window_layout(1280, 800).panel == Rect(992, 44, 288, 756)
    assert window_layout(1024, 600).panel == Rect(760, 44, 264, 556)


def test_panel_grows_with_the_text_up_to_40_percent() -> None:
    assert window_layout(1280, 800, scale=1.25).panel.width == 360
    assert window_layout(1280, 800, scale=2.0).panel.width == 512


def test_folded_panel_gives_its_width_to_the_table() -> None:
    assert window_layout(1280, 800, panel=False).table.width == 1280


def test_hand_strip_and_prompt_stand_as_in_the_picture_of_a_trick() -> None:
    layout = layout_in_window(1280, 800, seats=3)
    assert layout.hand.top == pytest.approx(756 - 120 * 23 / 15 - 0.19 * 120)
    assert layout.strip.y == pytest.approx(layout.hand.top - 24 - 8 - 56)
    assert layout.prompt.y == pytest.approx(layout.strip.y - 34)


def test_hand_is_an_arc_of_one_degree_a_card_with_the_middle_card_highest() -> None:
    slots = layout_in_window(1280, 800, seats=3, cards=7).hand_slots
    assert [slot.angle for slot in slots] == [-3, -2, -1, 0, 1, 2, 3]
    assert min(slots, key=lambda slot: slot.centre.y) is slots[3]
    assert slots[3].centre.x == pytest.approx(496)
    assert slots[4].centre.x - slots[3].centre.x == pytest.approx(0.78 * 120, abs=0.1)


@pytest.mark.parametrize("cards", [1, 2, 5, 10, 12])
def test_hand_stays_on_the_table(cards: int) -> None:
    for width, height, scale in SIZES:
        layout = layout_in_window(width, height, 3, cards, scale)
        first, last = layout.hand_slots[0], layout.hand_slots[-1]
        assert first.centre.x - first.width / 2 > 0
        assert last.centre.x + last.width / 2 < layout.width


def test_raised_lowered_and_hovered_cards_move_by_shares_of_their_width() -> None:
    hand = layout_in_window(1280, 800, seats=3).hand
    slot = hand.slots(1)[0]
    assert hand.raised(slot).centre.y == pytest.approx(slot.centre.y - 24)
    assert hand.lowered(slot).centre.y == pytest.approx(slot.centre.y + 10.8)
    assert hand.hovered(slot).centre.y == pytest.approx(slot.centre.y - 3.6)


def test_three_trick_places_in_card_units() -> None:
    layout = layout_in_window(1280, 800, seats=3)
    own, left, right = layout.trick
    y = 0.35 * 756
    assert (own.centre.x, own.centre.y) == pytest.approx((496, y + 0.40 * 120))
    assert (left.centre.x, left.centre.y) == pytest.approx((496 - 0.74 * 120, y - 0.22 * 120))
    assert (right.centre.x, right.centre.y) == pytest.approx((496 + 0.74 * 120, y - 0.22 * 120))
    assert own.width == 105


def test_trick_goes_round_clockwise_from_your_place() -> None:
    for seats in SEATS:
        trick = layout_in_window(1280, 800, seats).trick
        assert len(trick) == seats
        assert trick[0].centre.y == max(place.centre.y for place in trick)
        assert trick[1].centre.x < trick[0].centre.x < trick[-1].centre.x


@pytest.mark.parametrize(("seats", "width"), [(3, 105), (4, 90), (7, 90)])
def test_trick_cards_are_smaller_with_four_and_more_seats(seats: int, width: int) -> None:
    assert {place.width for place in layout_in_window(1280, 800, seats).trick} == {width}


def test_seats_go_clockwise_from_your_left() -> None:
    for seats in SEATS:
        layout = layout_in_window(1280, 800, seats)
        assert len(layout.seats) == seats - 1
        assert layout.seats[0].x == 16
        assert layout.seats[-1].right == pytest.approx(992 - 16)


def test_badges_are_narrower_from_five_seats_on() -> None:
    assert layout_in_window(1280, 800, 4).seats[0].width == 216
    assert layout_in_window(1280, 800, 5).seats[0].width == 186


def test_backs_fan_above_the_badge_and_vanish_from_five_seats_on() -> None:
    layout = layout_in_window(1280, 800, 3)
    backs = layout.backs(1, 10)
    top = min(back.centre.y - back.height / 2 for back in backs)
    assert top == pytest.approx(layout.seats[0].y - 0.34 * 120, abs=0.2)
    assert backs[0].centre.x - backs[0].width / 2 > layout.seats[0].x
    assert backs[-1].centre.x + backs[-1].width / 2 < layout.seats[0].right
    assert layout_in_window(1280, 800, 5).backs(1, 5) == ()


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_meets_and_the_middle_is_free(width: int, height: int, scale: float, seats: int) -> None:
    layout = layout_in_window(width, height, seats, scale=scale)
    assert meetings(layout) == []
    assert layout.middle.width >= 2.7 * layout.unit
    assert layout.middle.height >= 2.1 * layout.unit
    assert layout.badge_scale == scale


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_trick_stays_clear_of_badges_and_prompt(width: int, height: int, scale: float, seats: int) -> None:
    layout = layout_in_window(width, height, seats, scale=scale)
    for place in layout.trick:
        left, top = place.centre.x - place.width / 2, place.centre.y - place.height / 2
        card = Rect(left, top, place.width, place.height)
        assert not [name for name, other in occupied(layout).items() if card.meets(other)]


ROUGH_SIZES = [(1000, 580), (1024, 600), (1280, 720), (1366, 768), (1600, 900), (1000, 1600), (2560, 1080)]


@pytest.mark.parametrize(("width", "height"), ROUGH_SIZES)
def test_large_text_and_large_cards_give_way_before_anything_meets(width: int, height: int) -> None:
    for seats, scale, card_size in product(SEATS, (0.85, 1.25, 1.5, 1.75), (0.7, 1.0, 1.3)):
        layout = layout_in_window(width, height, seats, 12, scale, card_size)
        assert meetings(layout) == []
        assert layout.badge_scale >= 0.849
        assert layout.middle.height >= 1.4 * layout.trick[0].height


def test_twice_the_text_in_the_smallest_window_with_seven_seats_touches_only_an_empty_tag() -> None:
    """Seven seats are Rams, which has no contracts."""
    layout = layout_in_window(1000, 580, 7, 4, 2.0)
    assert set(meetings(layout)) <= {("seat 1", "own badge")}
    assert not layout.own_badge.meets(layout.seats[0])


@given(st.floats(300, 4000), st.floats(300, 2500), st.integers(3, 7), st.integers(1, 12), st.floats(0.85, 2.0))
def test_every_table_has_all_places_inside(w: float, h: float, seats: int, cards: int, scale: float) -> None:
    layout = table_layout(w, h, seats, cards, scale)
    assert len(layout.hand_slots) == cards
    assert len(layout.trick) == seats
    assert all(place.width % 15 == 0 for place in layout.trick)
    assert layout.middle.height >= 0
    assert layout.prompt.width >= 0


def test_buttons_of_the_strip_are_centred_unless_badge_or_tools_are_in_the_way() -> None:
    layout = layout_in_window(1280, 800, 3)
    assert layout.actions_left(300) == pytest.approx((992 - 300) / 2)
    assert layout.actions_left(600) == layout.strip_free.x
    shifted = layout.actions_left(400, tools=300)
    assert shifted + 400 + 16 + 300 == pytest.approx(992 - 16)


def test_small_buttons_lie_at_the_end_of_the_strip_and_above_the_prompt_where_that_is_full() -> None:
    layout = layout_in_window(1024, 600, 3)
    free = layout.strip_free
    beside = layout.tools_place(free.width - 16 - 110, 110, 34)
    assert beside.right == free.right
    assert beside.centre.y == pytest.approx(free.centre.y)
    above = layout.tools_place(free.width - 16 - 109, 110, 34)
    assert above.right == free.right
    assert above.bottom <= layout.prompt.y
    assert layout.actions_left(free.width - 100, tools=110) + free.width - 100 <= free.right


def test_sheet_keeps_its_distance_and_stops_at_1120() -> None:
    assert layout_in_window(1280, 800, 3).sheet == Rect(20, 14, 952, 728)
    assert layout_in_window(1920, 1080, 3).sheet.width == 1120


@pytest.mark.parametrize("seats", [2, 8])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        table_layout(992, 756, seats, 10)
