"""Ways to play deals of any game in tests: chosen options, random and policy players, hidden cards exchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import TypeAlias

from ramsch_desktop.engine.actions import Action, CardAction, CardsAction, parse_action
from ramsch_desktop.engine.cards import Card, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.events import (
    Booked,
    CardPlayed,
    CardsEvent,
    CardsShown,
    Event,
    TrickTaken,
    TrumpTurned,
    TurnedCardTaken,
)
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Option, Options, OptionValue, in_effect, read_options
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand

Player: TypeAlias = Callable[[Course], Action]
Choice: TypeAlias = tuple[str, OptionValue]


def opened(game: Game, options: Options, seed: int, dealer: Seat | None = None) -> Course:
    """A deal before its first action; the dealer follows from the seed unless given."""
    seat = seed % game.seats(options) if dealer is None else dealer
    return begin(game, options, game.opening(options, seat), game.deal(options, seat, seed))


def course_of(course: Course) -> Iterator[Course]:
    """The course after each of its actions, the empty one first."""
    now = begin(course.game, course.options, course.standing, course.deal)
    yield now
    for action in course.actions:
        now = now.apply(action)
        yield now


def at_random(chance: Random) -> Player:
    """A player who takes any legal action."""
    return lambda course: chance.choice(course.legal_actions())


def play_out(course: Course, player: Player) -> Course:
    """The deal played to its end by one player for all seats."""
    while course.to_move is not None:
        course = course.apply(player(course))
    return course


def play_texts(course: Course, texts: str) -> Course:
    """The course after the actions of a text, separated by commas or lines."""
    for text in texts.replace("\n", ",").split(","):
        if text.strip():
            course = course.apply(parse_action(text, course.game.actions))
    return course


def hands_of(*texts: str) -> tuple[Hand, ...]:
    """Hands written in card codes."""
    return tuple(parse_cards(text) for text in texts)


def usual(game: Game) -> Options:
    """Every option at its default."""
    return read_options(game.options, {})


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """The values to try: all, of a long row of numbers the first, the default and the last."""
    if len(option.values) <= 6:
        return option.values
    return tuple(dict.fromkeys((option.values[0], option.default, option.values[-1])))


def each_value(game: Game) -> tuple[Options, ...]:
    """Few sets of options in which each value of each option is in effect once."""
    return _cover(game, [(choice,) for choice in _choices(game)])


def each_pair(game: Game) -> tuple[Options, ...]:
    """Few sets of options in which each pair of values of two options is in effect once, where both can be."""
    pairs = combinations(_choices(game), 2)
    return _cover(game, [pair for pair in pairs if pair[0][0] != pair[1][0]])


def _choices(game: Game) -> list[Choice]:
    return [(option.id, value) for option in game.options for value in values_of(option)]


def _cover(game: Game, wanted: list[tuple[Choice, ...]]) -> tuple[Options, ...]:
    known, rows, covered = {o.id: o for o in game.options}, list[Options](), set[tuple[Choice, ...]]()
    chance = Random(1)
    for choices in wanted:
        if choices in covered or not (row := _row(known, choices, chance)):
            continue
        rows.append(row)
        effective = [choice for choice in row.items if in_effect(known[choice[0]], row)]
        covered.update(combinations(effective, len(choices)))
    return tuple(rows)


def _row(known: dict[str, Option], choices: tuple[Choice, ...], chance: Random) -> Options | None:
    """Options with these choices in effect, the others at random; None if the choices exclude each other."""
    given: dict[str, OptionValue] = dict(choices)
    for identifier in list(given):
        for needed, values in known[identifier].needs:
            given.setdefault(needed, values[0])
    filled = {o.id: given.get(o.id, chance.choice(values_of(o))) for o in known.values()}
    options = read_options(known.values(), filled)
    return options if all(in_effect(known[identifier], options) for identifier, _ in choices) else None


def known_to(seat: Seat, course: Course) -> frozenset[Card]:
    """The cards whose place the seat knows: dealt to it, taken or laid away by it, played or shown."""
    return frozenset(card for event in course.events for card in _seen_by(seat, event))


def _seen_by(seat: Seat, event: Event) -> tuple[Card, ...]:
    match event:
        case CardsEvent(owner, cards):
            return tuple(card for card in cards if card is not None) if owner == seat else ()
        case CardPlayed(_, card):
            return (card,)
        case CardsShown(_, cards):
            return cards
        case TrumpTurned(card) | TurnedCardTaken(_, card):
            return (card,)
        case TrickTaken(_, trick):
            return trick.cards
    return ()


def with_hidden_exchanged(course: Course, seat: Seat, chance: Random, tries: int = 12) -> Course | None:
    """A course that looks the same from ``seat`` but has unknown cards exchanged; None if none was found."""
    known = known_to(seat, course)
    hidden = [card for card in course.deal.cards if card not in known]
    for _ in range(tries):
        mixed = hidden[:]
        chance.shuffle(mixed)
        few = dict(zip(hidden, mixed, strict=True)) if chance.random() < 0.5 else _swap(mixed)
        if (other := _exchanged(course, few)) is not None and other.deal != course.deal:
            return other
    return None


def _swap(cards: list[Card]) -> dict[Card, Card]:
    return {cards[0]: cards[1], cards[1]: cards[0]} if len(cards) > 1 else {}


def _exchanged(course: Course, places: dict[Card, Card]) -> Course | None:
    def swapped(cards: Hand) -> Hand:
        return tuple(places.get(card, card) for card in cards)

    deal = course.deal
    cut = deal.cut if deal.cut is None else places.get(deal.cut, deal.cut)
    dealt = Deal(deal.dealer, tuple(swapped(hand) for hand in deal.hands), swapped(deal.talon), cut)
    other = begin(course.game, course.options, course.standing, dealt)
    for action in course.actions:
        moved = _with_cards(action, swapped)
        if moved not in other.legal_actions():
            return None
        other = other.apply(moved)
    return other if _shown(other) == _shown(course) else None


def _shown(course: Course) -> list[Event]:
    """What the rules made players show or book: an exchange of hidden cards must not change it."""
    return [event for event in course.events if isinstance(event, CardsShown | Booked)]


def _with_cards(action: Action, swapped: Callable[[Hand], Hand]) -> Action:
    match action:
        case CardAction(card):
            return replace(action, card=swapped((card,))[0])
        case CardsAction(cards):
            return replace(action, cards=swapped(cards))
    return action
