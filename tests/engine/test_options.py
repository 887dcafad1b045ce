"""Options: reading, defaults, what takes the effect of what away."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.engine.options import OFF, ON, Option, OptionValue, changed, in_effect, read_options, switch

ROUNDS = Option("rounds", (1, 2, 3), 2, "match")
KIND = Option("kind", ("plain", "pushed"), "plain", "rules")
DOUBLED = switch("doubled", OFF, "rules", (("kind", "pushed"),))
KNOWN = (ROUNDS, KIND, DOUBLED)


def test_options_not_given_stand_at_their_default() -> None:
    options = read_options(KNOWN, {"rounds": 3})
    assert options.items == (("rounds", 3), ("kind", "plain"), ("doubled", OFF))
    assert (options.number("rounds"), options.word("kind"), options.on("doubled")) == (3, "plain", False)


def test_numbers_may_be_written_as_text() -> None:
    assert read_options(KNOWN, {"rounds": "3"}) == read_options(KNOWN, {"rounds": 3})


@pytest.mark.parametrize("value", [0, 4, "four", True, "", 2.5, "on"])
def test_a_value_that_is_not_offered_is_refused(value: OptionValue) -> None:
    with pytest.raises(BadNotation, match=r"The option rounds cannot be .* expected one of 1, 2, 3"):
        read_options(KNOWN, {"rounds": value})


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadNotation, match="no option 'round': expected one of rounds, kind, doubled"):
        read_options(KNOWN, {"round": 1})


def test_an_option_needs_its_conditions_for_an_effect() -> None:
    assert not in_effect(DOUBLED, read_options(KNOWN, {"doubled": ON}))
    assert in_effect(DOUBLED, read_options(KNOWN, {"kind": "pushed"}))
    assert in_effect(ROUNDS, read_options(KNOWN, {}))


def test_only_what_differs_from_the_default_is_written() -> None:
    options = read_options(KNOWN, {"kind": "pushed", "rounds": 2})
    assert changed(KNOWN, options) == {"kind": "pushed"}


def test_one_value_is_replaced_and_the_original_stays() -> None:
    options = read_options(KNOWN, {})
    assert options.with_value("rounds", 1)["rounds"] == 1
    assert options["rounds"] == 2
    with pytest.raises(KeyError):
        options["foreign"]
