"""Records: a match as a text. Saves, replays, problem reports and tests all use this one form.

JSON in UTF-8: ``format``, ``version``, ``game``, ``options`` (those that differ from the default), ``seats``
(who sat there) and ``deals``; each deal has its dealer, hands, talon and actions in the notation.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ramsch_desktop.engine.cards import Card, format_cards, parse_card, parse_cards
from ramsch_desktop.engine.course import Course, begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.errors import BadNotation, BadRecord, RamschError
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options, changed, read_options
from ramsch_desktop.engine.standing import Standing

FORMAT: Final = "ramsch-record"
VERSION: Final = 1
MAX_CHARACTERS: Final = 20_000_000
"""Longer texts are refused before they are parsed: 10,000 deals need about 8 million characters."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deal and the actions taken in it, in the notation."""

    deal: Deal
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A match: its game and options, who sat where, and its deals; the last one may be unfinished."""

    game: str
    options: Options
    seats: tuple[str, ...]
    deals: tuple[DealRecord, ...] = ()


@dataclass(frozen=True)
class Replay:
    """A record played again: one course a deal, and the standing after the last finished one."""

    record: Record
    courses: tuple[Course, ...]
    standing: Standing


def write_record(record: Record, game: Game) -> str:
    """The record as one JSON text with one line a deal."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "options": changed(game.options, record.options),
        "seats": list(record.seats),
    }
    deals = ",\n  ".join(json.dumps(_deal_json(deal)) for deal in record.deals)
    text = json.dumps(head, ensure_ascii=False)[:-1]
    return f'{text}, "deals": [\n  {deals}]}}\n' if record.deals else f'{text}, "deals": []}}\n'


def _deal_json(record: DealRecord) -> dict[str, Any]:
    deal = record.deal
    hands = [format_cards(hand) for hand in deal.hands]
    data: dict[str, Any] = {"dealer": deal.dealer, "hands": hands, "talon": format_cards(deal.talon)}
    if deal.cut is not None:
        data["cut"] = deal.cut.code
    return data | {"actions": list(record.actions)}


def read_record(text: str, games: Mapping[str, Game]) -> Record:
    """The record written in ``text``; raises BadRecord with one sentence that says what, where, what is right."""
    data = _json_object(text)
    _require(data.get("format") == FORMAT, f'"format" is not "{FORMAT}": this is no record of a match')
    version = data.get("version")
    _require(
        version == VERSION and not isinstance(version, bool),
        f'"version" is {version!r}: this program reads version {VERSION}',
    )
    name = data.get("game")
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise BadRecord(f'"game" is {name!r}: expected one of {", ".join(games)}')
    options = _options(data.get("options", {}), game)
    seats = _names(data.get("seats"), game.seats(options))
    deals = data.get("deals")
    if not isinstance(deals, list):
        raise BadRecord('"deals" is not a list of deals')
    return Record(game.id, options, seats, tuple(_deal(n, deal) for n, deal in enumerate(deals, start=1)))


def _json_object(text: str) -> dict[str, Any]:
    _require(len(text) <= MAX_CHARACTERS, f"the text is longer than {MAX_CHARACTERS} characters: no record is")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this is no JSON text ({_where(error)})") from error
    if not isinstance(data, dict):
        raise BadRecord("the JSON text is not an object")
    return data


def _where(error: ValueError | RecursionError) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"line {error.lineno}: {error.msg}"
    return "nested too deep" if isinstance(error, RecursionError) else "number too long"


def _options(data: object, game: Game) -> Options:
    if not isinstance(data, dict):
        raise BadRecord('"options" is not an object')
    try:
        return read_options(game.options, data)
    except BadNotation as error:
        raise BadRecord(str(error)) from error


def _names(data: object, seats: int) -> tuple[str, ...]:
    if data is None:
        return ("medium",) * seats
    if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
        raise BadRecord('"seats" is not a list of names')
    _require(len(data) == seats, f'"seats" names {len(data)}: expected {seats} for these options')
    return tuple(data)


def _deal(number: int, data: object) -> DealRecord:
    if not isinstance(data, dict):
        raise BadRecord(f"deal {number}: this is not an object")
    try:
        return DealRecord(_dealt(data), _actions(data.get("actions", [])))
    except RamschError as error:
        raise BadRecord(f"deal {number}: {error}") from error


def _dealt(data: Mapping[str, object]) -> Deal:
    hands, dealer, talon = data.get("hands"), data.get("dealer"), data.get("talon", "")
    if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
        raise BadRecord('"hands" is not a list of texts like "CK SA H10"')
    if not isinstance(dealer, int) or isinstance(dealer, bool) or not 0 <= dealer < len(hands):
        raise BadRecord(f'"dealer" is {dealer!r}: expected a seat from 0 to {len(hands) - 1}')
    _require(isinstance(talon, str), '"talon" is not a text like "DK C9"')
    return Deal(dealer, tuple(parse_cards(hand) for hand in hands), parse_cards(str(talon)), _cut(data.get("cut")))


def _cut(code: object) -> Card | None:
    return None if code is None else parse_card(str(code))


def _actions(data: object) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(action, str) for action in data):
        raise BadRecord('"actions" is not a list of texts like "play DA"')
    return tuple(data)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadRecord(otherwise)


def replay(record: Record, game: Game) -> Replay:
    """Every deal played again by the rules; raises BadRecord naming deal and action."""
    dealer = record.deals[0].deal.dealer if record.deals else 0
    standing = game.opening(record.options, dealer)
    courses: list[Course] = []
    for number, deal in enumerate(record.deals, start=1):
        try:
            course = _replay_deal(game, record, standing, deal)
        except RamschError as error:
            raise BadRecord(f"deal {number}: {error}") from error
        if course.score is None and number < len(record.deals):
            raise BadRecord(f"deal {number}: it is not played to its end, but another deal follows")
        courses.append(course)
        standing = standing if course.score is None else game.book(record.options, course.standing, course.score)
    return Replay(record, tuple(courses), standing)


def _replay_deal(game: Game, record: Record, standing: Standing, deal: DealRecord) -> Course:
    _require(
        len(deal.deal.hands) == standing.seats,
        f"it has {len(deal.deal.hands)} hands, expected {standing.seats}",
    )
    at_table = replace(standing, dealer=deal.deal.dealer)
    return play_on(begin(game, record.options, at_table, deal.deal), deal.actions)
