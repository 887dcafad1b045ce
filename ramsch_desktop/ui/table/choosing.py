"""What you can do now, read from the legal actions: cards to play, cards to choose, words to say. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.engine.actions import Action, CardAction, CardsAction, PlayCard


class Way(Enum):
    """How the hand answers a click."""

    WAIT = "wait"
    PLAY = "play"
    CHOOSE = "choose"


@dataclass(frozen=True)
class Choice:
    """The legal actions sorted by how they are entered.

    ``plays`` by a click on a card, ``sets`` by choosing cards and a button, ``words`` by a button alone.
    """

    plays: tuple[PlayCard, ...] = ()
    sets: tuple[CardAction | CardsAction, ...] = ()
    words: tuple[Action, ...] = ()

    @property
    def way(self) -> Way:
        """How the hand answers a click."""
        if self.plays:
            return Way.PLAY
        return Way.CHOOSE if self.sets else Way.WAIT

    @property
    def most(self) -> int:
        """The largest number of cards that may be chosen."""
        return max((len(codes_of(action)) for action in self.sets), default=0)

    def play_of(self, code: str) -> PlayCard | None:
        """The play of a card, if it is legal."""
        return next((action for action in self.plays if action.card.code == code), None)

    def takes(self, code: str) -> bool:
        """Whether some action takes this card together with others or alone."""
        return any(code in codes_of(action) for action in self.sets)

    def fitting(self, codes: Iterable[str]) -> tuple[CardAction | CardsAction, ...]:
        """The actions that take exactly these cards, at most one of each kind."""
        wanted = frozenset(codes)
        return tuple(action for action in self.sets if codes_of(action) == wanted)

    def kinds(self) -> tuple[type[Action], ...]:
        """The kinds of action that take cards, in the order in which they are offered."""
        return tuple(dict.fromkeys(type(action) for action in self.sets))


def codes_of(action: CardAction | CardsAction) -> frozenset[str]:
    """The codes of the cards that an action takes."""
    cards = (action.card,) if isinstance(action, CardAction) else action.cards
    return frozenset(card.code for card in cards)


def cards_of(action: Action) -> tuple[str, ...]:
    """The codes of the cards that any action plays or takes; none for one of words alone."""
    match action:
        case PlayCard():
            return (action.card.code,)
        case CardAction() | CardsAction():
            return tuple(sorted(codes_of(action)))
        case _:
            return ()


def choice_of(legal: Iterable[Action]) -> Choice:
    """The choice that these legal actions leave; keeping all cards is a word where none may be exchanged."""
    plays, sets, words = list[PlayCard](), list[CardAction | CardsAction](), list[Action]()
    for action in legal:
        if isinstance(action, PlayCard):
            plays.append(action)
        elif isinstance(action, (CardAction, CardsAction)):
            sets.append(action)
        else:
            words.append(action)
    with_cards = {type(action) for action in sets if codes_of(action)}
    words += [action for action in sets if type(action) not in with_cards]
    return Choice(tuple(plays), tuple(action for action in sets if type(action) in with_cards), tuple(words))


def toggled(chosen: tuple[str, ...], code: str, most: int) -> tuple[str, ...]:
    """The chosen cards after a click on one: taken back, added, or put in place of the oldest."""
    if code in chosen:
        return tuple(each for each in chosen if each != code)
    kept = chosen if len(chosen) < most else chosen[1:]
    return (*kept, code)
