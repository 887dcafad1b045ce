"""Records: reading, writing, replaying, and clear sentences for damaged or hostile texts."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.record import MAX_CHARACTERS, DealRecord, Record, read_record, replay, write_record
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.ramsch import RAMSCH
from tests.playing import at_random, opened, play_out, usual


def played(deals: int = 1, seed: int = 4) -> Record:
    courses = [play_out(opened(RAMSCH, usual(RAMSCH), seed + n), at_random(Random(n))) for n in range(deals)]
    records = tuple(DealRecord(c.deal, tuple(str(action) for action in c.actions)) for c in courses)
    return Record("ramsch", usual(RAMSCH), ("you", "medium", "easy"), records)


TEXT = write_record(played(), RAMSCH)
Data = dict[str, Any]


def changed(change: Callable[[Data], object]) -> str:
    data = json.loads(TEXT)
    change(data)
    return json.dumps(data)


def fault_of(text: str) -> str:
    """The one sentence about what is wrong with a text."""
    with pytest.raises(BadRecord) as caught:
        replay(read_record(text, BY_ID), RAMSCH)
    message = str(caught.value)
    assert "\n" not in message
    return message


def assert_read_or_refused(text: str) -> None:
    """Neither another error nor a match that counts what it did not play."""
    with suppress(BadRecord):
        record = read_record(text, BY_ID)
        again = replay(record, BY_ID[record.game])
        assert again.standing.deals == sum(course.score is not None for course in again.courses)


def test_a_record_has_one_line_a_deal() -> None:
    text = write_record(played(deals=3), RAMSCH)
    assert len(text.strip().splitlines()) == 4
    assert read_record(text, BY_ID) == played(deals=3)


def test_a_record_may_stop_in_the_middle_of_a_deal() -> None:
    record = read_record(changed(lambda data: data["deals"][0]["actions"].__delitem__(slice(7, None))), BY_ID)
    again = replay(record, RAMSCH)
    assert len(again.courses[0].actions) == 7
    assert again.standing.deals == 0


def test_only_the_last_deal_may_be_unfinished() -> None:
    data = json.loads(write_record(played(deals=2), RAMSCH))
    del data["deals"][0]["actions"][7:]
    assert "Deal 1: It is not played to its end" in fault_of(json.dumps(data))


def test_totals_add_up_over_the_deals() -> None:
    again = replay(played(deals=4), RAMSCH)
    scores = [course.score.points for course in again.courses if course.score is not None]
    assert again.standing.totals == tuple(sum(column) for column in zip(*scores, strict=True))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "nothing in it"),
        ("   ", "nothing in it"),
        ("\x00\x01\x02\ufffd", "Line 1, column "),
        (TEXT[: len(TEXT) // 2], "Line 2, column "),
        ("null", "is not an object"),
        ("[]", "is not an object"),
        ("{}", '"format" is not "ramsch-record"'),
        ("[" * 100_000, "nested too deep"),
        ('{"a":' * 100_000, "nested too deep"),
        ('{"version": ' + "9" * 5000 + "}", "number in the JSON text is too long"),
        (" " * (MAX_CHARACTERS + 1), "longer than"),
    ],
    ids=["empty", "blank", "binary", "cut", "null", "list", "no format", "deep list", "deep", "long number", "huge"],
)
def test_texts_that_are_no_records(text: str, fault: str) -> None:
    assert fault in fault_of(text)


CHANGES: dict[str, tuple[Callable[[Data], object], str]] = {
    "format": (lambda d: d.update(format="png"), '"format" is not'),
    "version": (lambda d: d.update(version=2), '"version" is 2: this program reads version 1'),
    "true version": (lambda d: d.update(version=True), '"version" is true'),
    "text version": (lambda d: d.update(version="1"), '"version" is "1"'),
    "game": (lambda d: d.update(game="poker"), '"game" is "poker": expected one of'),
    "game list": (lambda d: d.update(game=["ramsch"]), '"game" is'),
    "options": (lambda d: d.update(options=[]), '"options" is not an object'),
    "option": (lambda d: d.update(options={"speed": 1}), "no option 'speed': expected one of"),
    "value": (lambda d: d.update(options={"rounds": 99}), "The option rounds cannot be 99: expected one of"),
    "nested value": (lambda d: d.update(options={"rounds": {"a": []}}), "The option rounds cannot be"),
    "seats": (lambda d: d.update(seats=["you"]), '"seats" names 1: expected 3'),
    "seat names": (lambda d: d.update(seats=[1, 2, 3]), '"seats" is not a list of names'),
    "deals": (lambda d: d.update(deals={}), '"deals" is not a list'),
    "deal": (lambda d: d["deals"].append(7), "Deal 2: This is not an object"),
    "dealer": (lambda d: d["deals"][0].update(dealer=3), 'Deal 1: "dealer" is 3: expected a seat from 0 to 2'),
    "no dealer": (lambda d: d["deals"][0].pop("dealer"), 'Deal 1: "dealer" is null'),
    "true dealer": (lambda d: d["deals"][0].update(dealer=True), 'Deal 1: "dealer" is true'),
    "no hands": (lambda d: d["deals"][0].pop("hands"), 'Deal 1: "hands" is not a list'),
    "two hands": (lambda d: d["deals"][0].update(hands=["", ""], dealer=0), "Deal 1: The number of hands is 2"),
    "no cards": (lambda d: d["deals"][0].update(hands=["", "", ""]), "Deal 1: The card"),
    "card": (lambda d: d["deals"][0]["hands"].__setitem__(0, "XX"), "Deal 1: 'XX' is no card"),
    "talon": (lambda d: d["deals"][0].update(talon=["C7"]), 'Deal 1: "talon" is not a text'),
    "short talon": (lambda d: d["deals"][0].update(talon=""), "is missing."),
    "twice": (lambda d: d["deals"][0].update(talon=d["deals"][0]["hands"][0][:5]), "is dealt twice"),
    "actions": (lambda d: d["deals"][0].update(actions="play SA"), 'Deal 1: "actions" is not a list'),
    "action": (lambda d: d["deals"][0]["actions"].__setitem__(2, "hop"), "Deal 1, action 3: 'hop' is no action"),
    "bid": (lambda d: d["deals"][0]["actions"].__setitem__(0, "pass"), "Deal 1, action 1: 'pass' is no action"),
    "too many": (lambda d: d["deals"][0]["actions"].append("play SA"), "action 31: 'play SA' comes after the end"),
    "repeated": (
        lambda d: d["deals"][0]["actions"].__setitem__(1, d["deals"][0]["actions"][0]),
        "Deal 1, action 2: 'play ",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_damaged_records_say_where_and_what_is_right(name: str) -> None:
    change, fault = CHANGES[name]
    assert fault in fault_of(changed(change))


def test_an_illegal_card_is_named_with_what_was_expected() -> None:
    data = json.loads(TEXT)
    actions = data["deals"][0]["actions"]
    actions[0], actions[29] = actions[29], actions[0]
    assert "expected one of play" in fault_of(json.dumps(data))


def test_a_hand_of_the_wrong_size_names_the_seat() -> None:
    data = json.loads(TEXT)
    deal = data["deals"][0]
    first, *rest = deal["hands"][1].split()
    deal["hands"][1], deal["talon"] = " ".join(rest), f"{deal['talon']} {first}"
    assert fault_of(json.dumps(data)) == "Deal 1: The number of cards at seat 1 is 9: expected 10."


def test_all_cards_in_the_talon_are_no_deal() -> None:
    data = json.loads(TEXT)
    deal = data["deals"][0]
    everything = " ".join([*deal["hands"], deal["talon"]])
    deal.update(hands=["", "", ""], talon=everything)
    assert fault_of(json.dumps(data)) == "Deal 1: The number of cards at seat 0 is 0: expected 10."


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_one_changed_character_never_escapes_as_another_error(place: int, character: str) -> None:
    text = TEXT[:place] + character + TEXT[place + 1 :]
    assert_read_or_refused(text)


@pytest.mark.parametrize("game", sorted(BY_ID))
def test_the_record_of_another_game_is_read_or_refused(game: str) -> None:
    assert_read_or_refused(changed(lambda data: data.update(game=game)))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["version", "game", "options", "seats", "deals"]), json_values)
def test_any_value_in_any_field_is_read_or_refused(field: str, value: object) -> None:
    assert_read_or_refused(changed(lambda data: data.update({field: value})))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["dealer", "hands", "talon", "actions", "cut"]), json_values)
def test_any_value_in_any_field_of_a_deal_is_read_or_refused(field: str, value: object) -> None:
    assert_read_or_refused(changed(lambda data: data["deals"][0].update({field: value})))
