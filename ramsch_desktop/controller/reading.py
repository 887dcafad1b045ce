"""What can be asked of the table in words: the hand, the trick, the one before, the points, who plays what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import reduce

from ramsch_desktop.controller.narrator import Narrator, translate
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.sections import Shares, TwoSides
from ramsch_desktop.engine.tricks import Trick
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.card_names import card_name
from ramsch_desktop.games.shared.words import cards_named, plain


class Asked(Enum):
    """Something that is read out; the value is the id of its action."""

    HAND = "read_hand"
    TRICK = "read_trick"
    LAST_TRICK = "read_last_trick"
    POINTS = "read_points"
    GAME = "read_game"


class Counting(Enum):
    """Whether the card points of the deal are told, or left to the memory of the reader."""

    TOLD = "told"
    LEFT_OUT = "left_out"


def hand_read(cards: Sequence[Card], narrator: Narrator) -> str:
    """The cards of the hand in the order in which they are shown."""
    if not cards:
        return translate("Reading", "You hold no cards.")
    return translate("Reading", "Your hand: {cards}.").format(cards=cards_named(tuple(cards), narrator.speech))


def trick_read(trick: Trick, narrator: Narrator) -> str:
    """The cards that lie, and who played them."""
    if not trick.plays:
        return translate("Reading", "No card lies on the table.")
    return translate("Reading", "On the table – {cards}.").format(cards=_plays(trick, narrator))


def last_trick_read(view: View, narrator: Narrator) -> str:
    """The cards of the last complete trick, and who took it."""
    if not view.table.tricks:
        return translate("Reading", "No trick has been taken yet.")
    taken = view.table.tricks[-1]
    told = translate("Reading", "The last trick – {cards}.").format(cards=_plays(taken.trick, narrator))
    return f"{told} {narrator.event_of_trick(taken)}"


def points_read(view: View, narrator: Narrator, counting: Counting) -> str:
    """The points of the match, and the card points of the deal where they are counted for the reader."""
    names, totals = narrator.speech.names, view.table.running(view.standing.totals)
    counters = [narrator.game.words.counter(view, seat, narrator.speech) for seat in range(view.seats)]
    if to_go := [_line(name, each.note) for name, each in zip(names, counters, strict=True) if each is not None]:
        game = narrator.game.title(narrator.speech)
        return translate("Reading", "{game} – {lines}.").format(game=game, lines=_row(to_go))
    points = [_line(name, plain(total)) for name, total in zip(names, totals, strict=True)]
    sentence = translate("Reading", "Points of the match – {points}.").format(points=_row(points))
    return " ".join([sentence, *(_counted(view, narrator) if counting is Counting.TOLD else ())])


def _counted(view: View, narrator: Narrator) -> Iterable[str]:
    for section in narrator.game.words.panel(view, narrator.speech):
        if isinstance(section, Shares):
            yield translate("Reading", "In this deal – {points}.").format(points=_row(s.words for s in section.shares))
        elif isinstance(section, TwoSides):
            yield section.words


def game_read(view: View, narrator: Narrator) -> str:
    """The game of the declarer once it is announced, and what each seat did or said last."""
    words, speech = narrator.game.words, narrator.speech
    lines = [(seat, words.seat_line(view, seat, speech)) for seat in range(view.seats)]
    tag = words.tag(view, speech)
    told = [] if tag is None else [_line(speech.name(tag.seat), tag.text)]
    told += [_line(speech.name(seat), line) for seat, line in lines if line]
    game = narrator.game.title(speech)
    if not told:
        return translate("Reading", "The game is {game}.").format(game=game)
    return translate("Reading", "{game} – {lines}.").format(game=game, lines=_row(told))


def _plays(trick: Trick, narrator: Narrator) -> str:
    return _row(_line(narrator.speech.name(p.seat), card_name(p.card, narrator.speech)) for p in trick.plays)


def _line(name: str, words: str) -> str:
    return translate("Reading", "{name}: {words}").format(name=name, words=words)


def _row(parts: Iterable[str]) -> str:
    pair = translate("Reading", "{first}; {second}")
    return reduce(lambda first, second: pair.format(first=first, second=second), parts)
