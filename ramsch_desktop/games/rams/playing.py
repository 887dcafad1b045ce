"""A deal of Rams after the cards are dealt: joining, the draw, tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ramsch_desktop.engine.actions import CardAction, CardsAction
from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.events import Booked, CardsShown, DealScored, Event
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Finished, Refusal, Step
from ramsch_desktop.engine.phases.joining import Joining, lay_away
from ramsch_desktop.engine.phases.swapping import Swapping, begin_swapping
from ramsch_desktop.engine.phases.trick_play import TrickPlay, duty_unmet
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat, clockwise_among, next_seat
from ramsch_desktop.engine.tricks import Hand, must_beat, must_trump
from ramsch_desktop.games.rams.actions import Draw, TakeTrump
from ramsch_desktop.games.rams.facts import Facts, aces_of
from ramsch_desktop.games.rams.options import AceCovers
from ramsch_desktop.games.rams.scoring import (
    event_score,
    four_aces_score,
    jack_steps,
    lone_score,
    played_score,
    void_score,
)

COURTS: Final = (Rank.KING, Rank.QUEEN, Rank.JACK)
ALL_ACES: Final = 4


def finish(score: Score, hands: tuple[Hand, ...], *events: Event) -> Step:
    """The end of the deal."""
    return Step(Finished(score, hands), (*events, DealScored(score)))


def four_aces(facts: Facts, hands: tuple[Hand, ...], seats: tuple[Seat, ...]) -> Step | None:
    """The end of the match if one of these seats holds all aces."""
    for seat in seats:
        if len(aces_of(hands[seat])) == ALL_ACES:
            shown = CardsShown(seat, aces_of(hands[seat]))
            return finish(four_aces_score(facts, seat, hands[seat]), hands, shown)
    return None


def jacks_booked(
    facts: Facts, cards: tuple[Hand, ...], seats: tuple[Seat, ...]
) -> tuple[Facts, tuple[Event, ...], Seat | None]:
    """The facts with these seats' jacks booked in turn, and who has finished by it: nobody after him books."""
    events: list[Event] = []
    for seat in seats:
        for step in jack_steps(cards[seat], facts.jacks[seat]):
            jacks = tuple((*old, step) if s == seat else old for s, old in enumerate(facts.jacks))
            facts = replace(facts, jacks=jacks)
            events += [CardsShown(seat, step.cards), Booked(seat, step, facts.balance(seat))]
        if facts.balance(seat) <= 0:
            return facts, tuple(events), seat
    return facts, tuple(events), None


def jacks_win(facts: Facts, hands: tuple[Hand, ...], seat: Seat) -> Step:
    """The end of the match by jacks alone."""
    return finish(event_score(facts, "jacks", seat), hands)


@dataclass(frozen=True, slots=True)
class SayingWhoPlays:
    """A dealt ace forbids passing; ``stock`` is the talon without the turned-up card."""

    facts: Facts
    stock: tuple[Card, ...]

    def bound(self, joining: Joining) -> bool:
        """True for who holds an ace."""
        return bool(aces_of(joining.hands[joining.to_move]))

    def after_joining(self, joining: Joining) -> Step:
        """Without players only jacks count, a single one writes off, else the players draw."""
        if not joining.joined:
            return finish(void_score(self.facts), joining.hands)
        if len(joining.joined) == 1:
            return finish(lone_score(self.facts, joining.joined[0]), joining.hands)
        left, away = lay_away(joining.hands, joining.joined)
        return draw(self.facts, left, self.stock, joining.joined).after(*away)


def draw(facts: Facts, hands: tuple[Hand, ...], stock: tuple[Card, ...], players: tuple[Seat, ...]) -> Step:
    """The players draw in turn; a dealer who passed has put the turned-up card away."""
    turned = facts.turned if facts.dealer in players else None
    counts = (0,) * facts.seats
    return begin_swapping(Swapping(Drawing(facts, players), hands, stock, turned, players, counts))


@dataclass(frozen=True, slots=True)
class Drawing:
    """Each player draws up to the limit; the turned-up card that the dealer takes counts as one of his."""

    facts: Facts
    players: tuple[Seat, ...]

    @property
    def swap(self) -> type[CardsAction]:
        """Draw from the talon."""
        return Draw

    @property
    def take(self) -> type[CardAction]:
        """Take the turned-up card."""
        return TakeTrump

    def limit(self, swapping: Swapping) -> int:
        """The limit of the house."""
        return self.facts.rules.max_draw - int(swapping.taker == swapping.to_move)

    def may_take(self, swapping: Swapping) -> bool:
        """The turned-up card belongs to the dealer."""
        return swapping.to_move == self.facts.dealer

    def ended(self, swapping: Swapping) -> Step | None:
        """Four aces held at any time win."""
        return four_aces(self.facts, swapping.hands, (swapping.to_move,))

    def after_swapping(self, swapping: Swapping) -> Step:
        """Jacks that were drawn are booked if the house counts them; then the first trick."""
        if not self.facts.rules.drawn_jacks:
            return play(self.facts, swapping.hands, self.players)
        had = tuple((*a, *b) for a, b in zip(self.facts.dealt, swapping.hands, strict=True))
        facts, events, winner = jacks_booked(self.facts, had, self.players)
        if winner is not None:
            return jacks_win(facts, swapping.hands, winner).after(*events)
        return play(facts, swapping.hands, self.players).after(*events)


def play(facts: Facts, hands: tuple[Hand, ...], players: tuple[Seat, ...]) -> Step:
    """The first trick; the first player from the dealer's left leads."""
    seats = clockwise_among(next_seat(facts.dealer, facts.seats), players, facts.seats)
    return Step(TrickPlay(RamsContract(facts, hands), seats, hands, seats[0]))


@dataclass(frozen=True, slots=True)
class RamsContract:
    """Five tricks: follow, else trump; three forced plays narrow what is left. ``held`` are the hands before play."""

    facts: Facts
    held: tuple[Hand, ...]

    @property
    def order(self) -> CardOrder:
        """The turned-up suit is trump."""
        return self.facts.order

    def playable(self, play: TrickPlay) -> Hand:
        """The forced card, else what the duties leave."""
        legal = self._by_duty(play)
        forced = self._forced(play, legal)
        return legal if forced is None else (forced[1],)

    def _by_duty(self, play: TrickPlay) -> Hand:
        duty = must_beat if self.facts.rules.must_beat else must_trump
        return duty(self.order, play.trick, play.hand)

    def _forced(self, play: TrickPlay, legal: Hand) -> tuple[str, Card] | None:
        """The forced play in force, as the name of its rule and its card."""
        rules, ace, queen = self.facts.rules, self.facts.trump(Rank.ACE), self.facts.trump(Rank.QUEEN)
        if play.trick.plays:
            covers = ace in legal and self._court_lies(play)
            return ("ace_covers_court", ace) if covers else None
        if rules.ace_leads and ace in legal:
            return "ace_leads", ace
        if rules.queen_follows_king and queen in legal and self._king_won(play):
            return "queen_follows_king", queen
        return None

    def _court_lies(self, play: TrickPlay) -> bool:
        courts = (card for card in play.trick.cards if card.rank in COURTS)
        match self.facts.rules.ace_covers:
            case AceCovers.OFF:
                return False
            case AceCovers.ANY_COURT:
                return any(courts)
            case AceCovers.TRUMP_COURTS:
                return any(card.suit is self.facts.turned.suit for card in courts)

    def _king_won(self, play: TrickPlay) -> bool:
        return bool(play.tricks) and play.tricks[-1].winning(self.order).card is self.facts.trump(Rank.KING)

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """The duty that the card breaks, else the forced play."""
        by_duty = self._by_duty(play)
        forced = self._forced(play, by_duty)
        if forced is not None and card in by_duty:
            return Refusal(forced[0], (forced[1],))
        return duty_unmet(play, card, self.playable(play))

    def over(self, play: TrickPlay) -> bool:
        """A deal is played to its last card."""
        return False

    def finish(self, play: TrickPlay) -> Step:
        """Tricks, aces and penalties are scored."""
        return finish(played_score(self.facts, play.tricks_by_seat(), play.seats, self.held), play.hands)
