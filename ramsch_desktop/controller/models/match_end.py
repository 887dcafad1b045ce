"""The end of a match as values: who wins, why, and three facts to remember."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.bots import level_words
from ramsch_desktop.controller.narrator import Narrator, translate
from ramsch_desktop.controller.phrases import commas
from ramsch_desktop.engine.score import Points, Score, exact
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.standing import Best, Place
from ramsch_desktop.games.shared.sheet_words import score_text
from ramsch_desktop.games.shared.words import of_seat, signed
from ramsch_desktop.play.match import Match


@dataclass(frozen=True)
class PlaceLine:
    """A seat in the final order: its place, what its total is made of, and the total."""

    seat: Seat
    place: int
    name: str
    why: str
    total: str


@dataclass(frozen=True)
class Fact:
    """Something to remember of the match."""

    heading: str
    title: str
    note: str


@dataclass(frozen=True)
class MatchEnd:
    """All that the last page of a match says."""

    title: str
    subtitle: str
    places: tuple[PlaceLine, ...]
    facts: tuple[Fact, ...]


def match_end_of(match: Match, narrator: Narrator) -> MatchEnd:
    """The end of a match that has at least one finished deal."""
    story = _Story(match, narrator)
    places = match.places()
    return MatchEnd(
        _title(places, narrator),
        story.subtitle(),
        tuple(story.place_line(place) for place in places),
        (story.best_deal(), *story.dearest_deal(), story.own_share()),
    )


def level_name(level: str) -> str:
    """The name of a level of play, in the language of the window."""
    return level_words.level_name(level, translate)


def winner_title(seat: Seat, speech: Speech) -> str:
    """That one seat alone has won the match."""
    translate = QCoreApplication.translate
    mine, theirs = translate("MatchEnd", "You win the match"), translate("MatchEnd", "{seat} wins the match")
    return of_seat(speech, seat, mine, theirs)


def _title(places: tuple[Place, ...], narrator: Narrator) -> str:
    translate = QCoreApplication.translate
    speech = narrator.speech
    first = [place.seat for place in places if place.place == 1]
    if len(first) == 1:
        return winner_title(first[0], speech)
    if speech.me in first:
        return translate("MatchEnd", "You share the first place")
    return translate("MatchEnd", "The first place is shared")


class _Story:
    """What the deals of a match tell."""

    def __init__(self, match: Match, narrator: Narrator) -> None:
        self._match, self._narrator = match, narrator
        self._scores = tuple(course.score for course in match.courses if course.score is not None)
        self._best = match.game.best(match.options)

    def subtitle(self) -> str:
        """How many deals, and against whom."""
        translate = QCoreApplication.translate
        deals = translate("MatchEnd", "%n deal(s)", None, len(self._scores))
        levels = list(dict.fromkeys(self._match.seats[1:]))
        names = commas([level_name(level) for level in levels])
        return translate("MatchEnd", "{deals} · Level of the opponents: {levels}").format(deals=deals, levels=names)

    def place_line(self, place: Place) -> PlaceLine:
        """A seat with the parts of its total."""
        name = self._narrator.speech.name(place.seat)
        return PlaceLine(place.seat, place.place, name, self._why(place.seat), score_text(place.total, self._best))

    def _why(self, seat: Seat) -> str:
        translate = QCoreApplication.translate
        won, lost = self._own_games(seat)
        parts = []
        if any(score.declarer is not None for score in self._scores):
            points = sum((score.points[seat] for score in self._scores), start=0)
            parts.append(translate("MatchEnd", "Game points {points}").format(points=signed(points)))
            parts.append(translate("MatchEnd", "{won} won, {lost} lost").format(won=won, lost=lost))
        else:
            parts.append(translate("MatchEnd", "won %n deal(s)", None, self._deals_won(seat)))
            worst = self._worst([score.points[seat] for score in self._scores])
            if self._merit(worst) < 0:
                parts.append(translate("MatchEnd", "costliest deal {points}").format(points=signed(worst)))
        bonus = self._bonus(seat)
        if bonus:
            parts.append(translate("MatchEnd", "Bonus {points}").format(points=signed(bonus)))
        return "  ·  ".join(parts)

    def _bonus(self, seat: Seat) -> Points:
        """What the total has beyond the points of the deals: tournament bonuses."""
        start = self._match.standings[0].totals[seat]
        played = sum((score.points[seat] for score in self._scores), start=start)
        return exact(self._match.standing.totals[seat] - played)

    def _own_games(self, seat: Seat) -> tuple[int, int]:
        own = [score for score in self._scores if score.declarer == seat]
        won = sum(seat in score.winners for score in own)
        return won, len(own) - won

    def _deals_won(self, seat: Seat) -> int:
        return sum(seat in score.winners for score in self._scores)

    def _worst(self, points: list[Points]) -> Points:
        return min(points) if self._best is Best.HIGHEST else max(points)

    def _merit(self, points: Points) -> Points:
        return points if self._best is Best.HIGHEST else -points

    def best_deal(self) -> Fact:
        """The deal that brought a seat most; where none brought anything, who won most deals."""
        translate = QCoreApplication.translate
        score, seat = max(self._pairs(), key=lambda pair: self._merit(pair[0].points[pair[1]]))
        if self._merit(score.points[seat]) > 0:
            return self._deal_fact(translate("MatchEnd", "Best deal"), score, seat)
        seats = range(len(self._match.seats))
        seat = max(seats, key=self._deals_won)
        won = translate("MatchEnd", "won %n deal(s)", None, self._deals_won(seat))
        return Fact(translate("MatchEnd", "Most deals won"), self._narrator.speech.name(seat), won)

    def dearest_deal(self) -> tuple[Fact, ...]:
        """The deal that cost a seat most, nothing where none cost anybody anything."""
        score, seat = min(self._pairs(), key=lambda pair: self._merit(pair[0].points[pair[1]]))
        if self._merit(score.points[seat]) >= 0:
            return ()
        return (self._deal_fact(QCoreApplication.translate("MatchEnd", "Costliest deal"), score, seat),)

    def _pairs(self) -> list[tuple[Score, Seat]]:
        return [(score, seat) for score in self._scores for seat in range(len(score.points))]

    def _deal_fact(self, heading: str, score: Score, seat: Seat) -> Fact:
        speech = self._narrator.speech
        note = QCoreApplication.translate("MatchEnd", "{name}, {points}")
        text = note.format(name=speech.name(seat), points=signed(score.points[seat]))
        return Fact(heading, self._deal_name(score), text)

    def _deal_name(self, score: Score) -> str:
        """What a declarer played; without one its number, since the words for a deal speak of another seat."""
        speech = self._narrator.speech
        if score.declarer is not None:
            return self._narrator.game.words.sheet_line(score, speech).label
        number = next(at for at, each in enumerate(self._scores, 1) if each is score)
        return speech.translate("Words", "Deal {deal}").format(deal=number)

    def own_share(self) -> Fact:
        """The reader's own games won, or deals where nobody declares."""
        translate = QCoreApplication.translate
        me = self._narrator.speech.me
        won, lost = self._own_games(me)
        share = translate("MatchEnd", "{won} of {all}")
        if won + lost:
            title = share.format(won=won, all=won + lost)
            return Fact(translate("MatchEnd", "Your games"), title, translate("MatchEnd", "own games won"))
        title = share.format(won=self._deals_won(me), all=len(self._scores))
        return Fact(translate("MatchEnd", "Your deals"), title, translate("MatchEnd", "deals won"))
