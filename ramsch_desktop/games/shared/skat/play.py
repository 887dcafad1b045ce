"""The play of a declared game, and its end before the last trick: conceding and claiming the rest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, IllegalAction
from ramsch_desktop.engine.events import ActionTaken, CardsShown, DealScored, Event
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.phase import Finished, Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay, must_follow
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.skat.contracts import Announcement
from ramsch_desktop.games.shared.skat.events import SkatShown
from ramsch_desktop.games.shared.skat.scoring import DeclaredGame, Ending, Result, score_game


@dataclass(frozen=True, slots=True)
class Concede(Action):
    """Give up: the declarer loses, or the defenders let him win, at the value reached so far."""

    word: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim all remaining tricks for the own side; refused unless they are sure."""

    word: ClassVar[str] = "claim"


@dataclass(frozen=True, slots=True)
class DeclaredPlay:
    """The contract of a declared game; ``dealt`` are the two cards dealt to the skat."""

    game: DeclaredGame
    dealt: tuple[Card, ...]

    @property
    def order(self) -> CardOrder:
        """The order of the cards."""
        return self.game.declaration.order

    def playable(self, play: TrickPlay) -> Hand:
        """Cards of the led group, else any card."""
        return play.following

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """The led group must be followed."""
        return must_follow(play)

    def over(self, play: TrickPlay) -> bool:
        """Null ends with a trick of the declarer, announced Schwarz with one of the defenders."""
        own = play.tricks_by_seat()[self.game.declarer]
        if self.game.declaration.is_null:
            return own > 0
        return self.game.declaration.announces(Announcement.SCHWARZ) and own < len(play.tricks)

    def finish(self, play: TrickPlay) -> Step:
        """The skat is turned up and the game scored."""
        return self._score(play, Result(self._points(play), play.tricks_by_seat()))

    def end_early(self, play: TrickPlay, action: Action) -> Step:
        """Conceding, or claiming the rest, by the seat to move."""
        require_legal(action, (Concede(), Claim()))
        said = ActionTaken(play.to_move, action)
        if isinstance(action, Concede):
            by_declarer = play.to_move == self.game.declarer
            ending = Ending.CONCEDED if by_declarer else Ending.CONCEDED_BY_DEFENDERS
            return self._score(play, Result(self._points(play), play.tricks_by_seat(), ending)).after(said)
        return self._claimed(play).after(said, CardsShown(play.to_move, play.hand))

    def _claimed(self, play: TrickPlay) -> Step:
        seat = play.to_move
        known = (*play.hand, *played_cards(play), *(self.game.skat if self._knows_skat(seat) else ()))
        unseen = [card for card in PACK_32 if card not in known]
        if self.game.declaration.is_null or play.trick.plays or not takes_the_rest(self.order, play.hand, unseen):
            text = QT_TRANSLATE_NOOP("Faults", "'claim' is not allowed: the remaining tricks are not sure.")
            raise IllegalAction(text)
        rest = card_points(card for hand in play.hands for card in hand)
        points, tricks = list(self._points(play)), list(play.tricks_by_seat())
        points[seat] += rest
        tricks[seat] += len(play.hand)
        return self._score(play, Result(tuple(points), tuple(tricks), Ending.CLAIMED))

    def _knows_skat(self, seat: Seat) -> bool:
        return seat == self.game.declarer and not self.game.declaration.is_hand

    def _points(self, play: TrickPlay) -> tuple[int, ...]:
        skat = card_points(self.game.skat)
        return tuple(p + skat if s == self.game.declarer else p for s, p in enumerate(play.points_by_seat()))

    def _score(self, play: TrickPlay, result: Result) -> Step:
        score = score_game(self.game, result, play.seats)
        unplayed = play.hands if any(play.hands) else ()
        return Step(Finished(score, unplayed), (*self._skat_events(), DealScored(score)))

    def _skat_events(self) -> tuple[Event, ...]:
        return CardsShown(None, self.game.skat), SkatShown(self.game.declarer, self.dealt, self.game.skat)


def with_call(contract: DeclaredPlay, game: DeclaredGame) -> DeclaredPlay:
    """The same contract for a game with another call."""
    return replace(contract, game=game)


def played_cards(play: TrickPlay) -> tuple[Card, ...]:
    """All cards played so far, the trick on the table included."""
    return tuple(card for trick in (*play.tricks, play.trick) for card in trick.cards)


def takes_the_rest(order: CardOrder, hand: Iterable[Card], unseen: Iterable[Card]) -> bool:
    """True if the leader takes every remaining trick whoever holds the unseen cards and however they are played.

    He leads trumps from the top, then each suit from the top. Each lead brings down at least one unseen card of
    its group while any other player holds one, at worst the lowest.
    """
    groups: dict[Group, list[Card]] = {}
    for card in unseen:
        groups.setdefault(order.group(card), []).append(card)
    mine: dict[Group, list[Card]] = {}
    for card in hand:
        mine.setdefault(order.group(card), []).append(card)
    trumps_out = _left_after(order, mine.get(Group.TRUMP, []), groups.get(Group.TRUMP, []))
    if trumps_out is None or (trumps_out and set(mine) - {Group.TRUMP}):
        return False
    plain = (group for group in mine if group is not Group.TRUMP)
    return all(_left_after(order, mine[group], groups.get(group, [])) is not None for group in plain)


def _left_after(order: CardOrder, leads: list[Card], out: list[Card]) -> list[Card] | None:
    """The unseen cards left after these leads from the top, None if one of them might lose."""
    out = sorted(out, key=order.power, reverse=True)
    for card in sorted(leads, key=order.power, reverse=True):
        if out and order.power(out[0]) > order.power(card):
            return None
        out = out[:-1]
    return out
