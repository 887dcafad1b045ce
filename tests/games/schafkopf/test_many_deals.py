"""Whole deals between computer players of all levels, over pairs of options."""

from tests.games.schafkopf.play_deals import contracts


def test_two_hundred_deals_are_legal_and_their_points_add_to_nothing() -> None:
    found = contracts(200, seed=11)
    assert sum(found.values()) == 200
    assert {"call", "solo", "ramsch"} <= set(found)
