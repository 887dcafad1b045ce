"""House rules under a name survive a round trip, damage and a game that has changed."""

from pathlib import Path

import pytest

from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.store.profiles import Profiles, options_from, read_profiles, write_profiles
from ramsch_desktop.store.saves import Unreadable

CLUB: dict[str, str | int] = {"variant": "skat", "rounds": 12}


def test_a_profile_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    write_profiles(path, Profiles().with_profile("ramsch", "Vereinsabend", CLUB).with_profile("ramsch", "aunt", {}))
    profiles = read_profiles(path)
    assert isinstance(profiles, Profiles)
    assert profiles.names("ramsch") == ("aunt", "Vereinsabend")
    assert profiles.choices("ramsch", "Vereinsabend") == CLUB
    assert profiles.names("skat") == ()


def test_a_profile_is_found_by_its_choices_and_can_be_forgotten() -> None:
    profiles = Profiles().with_profile("ramsch", "Club", CLUB)
    assert profiles.name_of("ramsch", dict(reversed(CLUB.items()))) == "Club"
    assert profiles.name_of("ramsch", {"rounds": 12}) == ""
    assert profiles.without("ramsch", "Club").names("ramsch") == ()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version": 2, "games": {}}', '{"version": 1, "games": 3}', "\x00"])
def test_a_damaged_file_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rules.json"
    path.write_text(text)
    result = read_profiles(path)
    assert isinstance(result, Unreadable)
    assert not path.exists()
    assert result.kept_as.read_text() == text


def test_entries_of_the_wrong_kind_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_text('{"version": 1, "games": {"ramsch": {"a": {"rounds": 3}, "b": [], "c": {"rounds": true}}, "x": 1}}')
    profiles = read_profiles(path)
    assert isinstance(profiles, Profiles)
    assert profiles.names("ramsch") == ("a",)


def test_choices_that_the_game_no_longer_offers_stand_at_their_default() -> None:
    options = options_from(RAMSCH.options, {"variant": "skat", "rounds": "99", "gone": "on"})
    assert options["variant"] == "skat"
    assert options["rounds"] == 4
