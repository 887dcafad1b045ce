"""What stands beside the Schafkopf table and in its results."""

from dataclasses import replace

from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.sections import CardLine, Note, Rows, Section, Shares, TwoSides
from ramsch_desktop.engine.speech import Tag
from ramsch_desktop.games.schafkopf import words
from tests.games.schafkopf.tables import course_of, deal_with, four_hands
from tests.games.schafkopf.test_words import CALL, speech


def of_type(sections: tuple[Section, ...], kind: type[Section]) -> list[Section]:
    return [section for section in sections if isinstance(section, kind)]


def test_the_declarer_wears_the_call() -> None:
    view = four_hands(*CALL, kontra="off").view(2)
    assert words.tag(view, speech(2)) == Tag(0, "calls the ace of leaves", "S")
    solo = four_hands("announce solo", "pass", "pass", "pass", "declare solo H", kontra="off").view(2)
    assert words.tag(solo, speech(2)) == Tag(0, "Hearts solo", "H")
    assert words.tag(four_hands().view(0), speech()) is None


def test_the_called_ace_is_marked_in_its_hand() -> None:
    view = four_hands(*CALL, kontra="off").view(1)
    assert words.mark(parse_card("SA"), view, speech(1)) == "called ace"
    assert words.mark(parse_card("CA"), view, speech(1)) == ""


def test_seats_say_what_they_announced_then_who_plays() -> None:
    view = four_hands("announce call", "pass").view(2)
    assert [words.seat_line(view, seat, speech(2)) for seat in range(4)] == ["Rufspiel", "passes", "", ""]
    view = four_hands(*CALL, "play S10", "play SA", "play SK", "play S8", kontra="off").view(2)
    assert words.seat_line(view, 0, speech(2)) == "declarer · 0 trick(s)"
    assert words.seat_line(view, 1, speech(2)) == "1 trick(s)"


def test_before_a_game_is_named_the_panel_shows_what_games_cost() -> None:
    games = words.panel(four_hands().view(0), speech())[0]
    assert isinstance(games, Rows)
    assert [(row.label, row.values) for row in games.rows] == [
        ("Rufspiel", ("20",)),
        ("Wenz", ("50",)),
        ("Solo", ("50",)),
        ("Wenz Tout", ("100",)),
        ("Solo Tout", ("100",)),
        ("Sie", ("520",)),
    ]


def test_the_panel_says_that_the_deal_is_a_ramsch_and_what_it_costs() -> None:
    passed = ("pass", "pass", "pass", "pass")
    ramsch = Note("Everyone plays alone: whoever takes the most card points pays 20 to each of the others.", "Ramsch")
    for course in (four_hands(*passed), four_hands(ramsch_only="on"), four_hands(ramsch_only="on", knock="on")):
        notes = of_type(words.panel(course.view(0), speech()), Note)
        assert notes == [ramsch]
    declared = of_type(words.panel(four_hands(*CALL, kontra="off").view(0), speech()), Note)
    assert [note.title for note in declared if isinstance(note, Note)] == ["Tariff"]


def test_the_panel_tells_only_what_the_reader_may_know() -> None:
    caller = words.panel(four_hands(*CALL, kontra="off").view(0), speech(0))
    sides = caller[0]
    assert isinstance(sides, Rows)
    assert [row.label for row in sides.rows] == ["You and ?"]
    assert of_type(caller, Shares), "card points a seat while the sides are not known"
    partner = words.panel(four_hands(*CALL, kontra="off").view(1), speech(1))
    points = of_type(partner, TwoSides)[0]
    assert isinstance(points, TwoSides)
    assert (points.left_label, points.right_label) == ("Anna and you", "Xaver and Vroni")


def test_both_parts_of_the_panel_name_the_defenders_in_the_same_order() -> None:
    """Seat 2 leads, so seat 3 plays before seat 0."""
    said = ("announce call", "pass", "pass", "pass", "declare call D", "play DQ")
    shown = replace(deal_with("CQ", "DA", "DQ D10", "H7"), dealer=1)
    panel = words.panel(course_of(shown, *said, kontra="off").view(1), speech(0))
    sides, points = of_type(panel, Rows)[0], of_type(panel, TwoSides)[0]
    assert isinstance(sides, Rows)
    assert isinstance(points, TwoSides)
    assert [row.label for row in sides.rows] == [points.left_label, points.right_label]


def test_the_panel_shows_the_last_trick_who_doubled_and_the_stock() -> None:
    course = four_hands(*CALL, "no", "kontra", "re", "play S10", "play SA", "play SK", "play S8")
    sections = words.panel(course.view(2), speech(2))
    last = of_type(sections, CardLine)[0]
    assert isinstance(last, CardLine)
    assert last.note == "Leni takes it · 25 card point(s)"
    doubled = next(each for each in of_type(sections, Rows) if isinstance(each, Rows) and each.heading == "Doubled")
    assert isinstance(doubled, Rows)
    assert [(row.label, row.values[0]) for row in doubled.rows] == [("Kontra", "You"), ("Re", "Anna")]
    notes = words.panel(course_of(deal_with(), stock=40).view(0), speech())
    assert Note("40 lie in it for the next declaring side that wins.", "Stock") in notes


def test_the_result_shows_both_sides_and_every_seat() -> None:
    steps = ((add("call", 20),),) * 4
    won = Score("call S", steps, (40, 24, 30, 26), (3, 2, 2, 1), (0, 1), 0)
    sides, shares = words.summary_of(won, speech())
    assert isinstance(sides, TwoSides)
    assert (sides.left, sides.right) == (64, 56)
    assert isinstance(shares, Shares)
    assert [share.value for share in shares.shares] == [40, 30, 26, 24]
    assert words.summary_of(Score("redeal", ((),) * 4, (0,) * 4, (0,) * 4), speech()) == ()


def test_the_loser_of_a_ramsch_is_drawn_as_such_and_a_durchmarsch_has_none() -> None:
    steps = ((add("from_loser", 20),),) * 4
    (ramsch,) = words.summary_of(Score("ramsch", steps, (20, 45, 30, 25), (1, 3, 2, 2), (0, 2, 3)), speech())
    assert isinstance(ramsch, Shares)
    assert ramsch.losers == (1,)
    (march,) = words.summary_of(Score("ramsch", steps, (0, 120, 0, 0), (0, 8, 0, 0), (1,)), speech())
    assert isinstance(march, Shares)
    assert march.losers == ()
