"""Who plays with whom, as each seat may know it."""

from ramsch_desktop.games.schafkopf.sides import Company, Sides, sides_of
from tests.games.schafkopf.tables import four_hands

CALL = ("announce call", "pass", "pass", "pass", "declare call S")


def seen_by(seat: int, *actions: str) -> Sides:
    sides = sides_of(four_hands(*actions, kontra="off").view(seat))
    assert sides is not None
    return sides


def test_nothing_is_known_before_a_game_is_named() -> None:
    assert sides_of(four_hands("announce call").view(0)) is None


def test_the_caller_does_not_know_his_partner() -> None:
    sides = seen_by(0, *CALL)
    assert (sides.company, sides.partner, sides.defenders) == (Company.UNKNOWN, None, ())
    assert sides.same(0, 2) is None


def test_the_partner_knows_everything() -> None:
    sides = seen_by(1, *CALL)
    assert (sides.company, sides.partner, sides.defenders) == (Company.ONLY_ME, 1, (2, 3))
    assert sides.same(0, 1) is True
    assert sides.same(2, 3) is True
    assert sides.same(0, 3) is False


def test_a_defender_knows_only_that_he_is_against_the_caller() -> None:
    sides = seen_by(2, *CALL)
    assert (sides.company, sides.partner, sides.defenders) == (Company.UNKNOWN, None, (2,))
    assert sides.same(2, 0) is False
    assert sides.same(2, 3) is None


def test_the_falling_ace_tells_all() -> None:
    for seat in range(4):
        sides = seen_by(seat, *CALL, "play S10", "play SA")
        assert (sides.company, sides.partner, sides.defenders) == (Company.OPEN, 1, (2, 3))


def test_a_soloist_stands_against_all() -> None:
    sides = seen_by(2, "announce solo", "pass", "pass", "pass", "declare solo H")
    assert (sides.company, sides.side, sides.defenders) == (Company.ALONE, (0,), (1, 2, 3))
