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
from ramsch_desktop.engine.deal import Deal, wrong_hands
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, BadRecord, RamschError, in_deal
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.json_text import as_json, parse_object, require_version
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
    game = _game(data.get("game"), games)
    options = _options(data.get("options", {}), game)
    seats = _names(data.get("seats"), game.seats(options))
    deals = data.get("deals")
    if not isinstance(deals, list):
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", '"deals" is not a list of deals.'))
    return Record(game.id, options, seats, tuple(_deal(n, deal) for n, deal in enumerate(deals, start=1)))


def _json_object(text: str) -> dict[str, Any]:
    if len(text) > MAX_CHARACTERS:
        raise BadRecord(
            QT_TRANSLATE_NOOP("Faults", "The text is longer than {most} characters: no record is."), most=MAX_CHARACTERS
        )
    try:
        data = parse_object(text)
        _check_head(data)
    except BadNotation as error:
        raise BadRecord(error.fault) from error
    return data


def _check_head(data: Mapping[str, object]) -> None:
    if data.get("format") != FORMAT:
        text = QT_TRANSLATE_NOOP("Faults", '"format" is not "{expected}": this is no record of a match.')
        raise BadRecord(text, expected=FORMAT)
    require_version(data, VERSION)


def _game(name: object, games: Mapping[str, Game]) -> Game:
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        text = QT_TRANSLATE_NOOP("Faults", '"game" is {name}: expected one of {offered}.')
        raise BadRecord(text, name=as_json(name), offered=", ".join(games))
    return game


def _options(data: object, game: Game) -> Options:
    if not isinstance(data, dict):
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", '"options" is not an object.'))
    try:
        return read_options(game.options, data)
    except RamschError as error:
        raise BadRecord(error.fault) from error


def _names(data: object, seats: int) -> tuple[str, ...]:
    if data is None:
        return ("medium",) * seats
    if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", '"seats" is not a list of names.'))
    if len(data) != seats:
        raise BadRecord(
            QT_TRANSLATE_NOOP("Faults", '"seats" names {count}: expected {expected} for these options.'),
            count=len(data),
            expected=seats,
        )
    return tuple(data)


def _deal(number: int, data: object) -> DealRecord:
    try:
        if not isinstance(data, dict):
            raise BadRecord(QT_TRANSLATE_NOOP("Faults", "This is not an object."))
        return DealRecord(_dealt(data), _actions(data.get("actions", [])))
    except RamschError as error:
        raise in_deal(number, error) from error


def _dealt(data: Mapping[str, object]) -> Deal:
    hands, dealer, talon = data.get("hands"), data.get("dealer"), data.get("talon", "")
    if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", '"hands" is not a list of texts like "CK SA H10".'))
    if not isinstance(dealer, int) or isinstance(dealer, bool) or not 0 <= dealer < len(hands):
        text = QT_TRANSLATE_NOOP("Faults", '"dealer" is {dealer}: expected a seat from 0 to {last}.')
        raise BadRecord(text, dealer=as_json(dealer), last=len(hands) - 1)
    if not isinstance(talon, str):
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", '"talon" is not a text like "DK C9".'))
    return Deal(dealer, tuple(parse_cards(hand) for hand in hands), parse_cards(talon), _cut(data.get("cut")))


def _cut(code: object) -> Card | None:
    return None if code is None else parse_card(str(code))


def _actions(data: object) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(action, str) for action in data):
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", '"actions" is not a list of texts like "play DA".'))
    return tuple(data)


def replay(record: Record, game: Game) -> Replay:
    """Every deal played again by the rules; raises BadRecord naming deal and action."""
    dealer = record.deals[0].deal.dealer if record.deals else 0
    standing = game.opening(record.options, dealer)
    courses: list[Course] = []
    for number, deal in enumerate(record.deals, start=1):
        try:
            course = _replay_deal(game, record, standing, deal)
        except RamschError as error:
            raise in_deal(number, error) from error
        if course.score is None and number < len(record.deals):
            text = QT_TRANSLATE_NOOP("Faults", "It is not played to its end, but another deal follows.")
            raise in_deal(number, BadRecord(text))
        courses.append(course)
        standing = standing if course.score is None else game.book(record.options, course.standing, course.score)
    return Replay(record, tuple(courses), standing)


def _replay_deal(game: Game, record: Record, standing: Standing, deal: DealRecord) -> Course:
    if len(deal.deal.hands) != standing.seats:
        raise wrong_hands(len(deal.deal.hands), standing.seats)
    at_table = replace(standing, dealer=deal.deal.dealer)
    return play_on(begin(game, record.options, at_table, deal.deal), deal.actions)
