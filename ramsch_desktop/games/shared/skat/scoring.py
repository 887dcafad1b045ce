"""The value of a declared game, step by step, after the International Skat Order (5.2 to 5.4).

Value = (matadors + 1 for the game + 1 for each of Hand, Schneider, announced Schneider, Schwarz, announced
Schwarz, ouvert) x base. A lost game counts double. A value below the bid is lost whatever the card points:
then the smallest multiple of the base that covers the bid counts. Kontra, Re and Bock rounds multiply the
result and never count towards the bid.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from enum import Enum, IntEnum
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.score import Score, Steps, add, times
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games.shared.skat.contracts import Announcement, Declaration
from ramsch_desktop.games.shared.skat.matadors import Matadors, matadors

ENOUGH: Final = 61
"""Card points with which the declarer wins."""
SCHNEIDER: Final = 90
"""Card points that leave the other side in Schneider."""


class Call(IntEnum):
    """What was said about doubling."""

    NONE = 0
    KONTRA = 1
    RE = 2


class Bock(Enum):
    """Whether the deal belongs to a Bock round, in which every result counts double."""

    NONE = "none"
    DOUBLE = "double"


class Ending(Enum):
    """How the play ended."""

    PLAYED = "played"
    CLAIMED = "claimed"
    CONCEDED = "conceded"
    CONCEDED_BY_DEFENDERS = "conceded_by_defenders"


class Outcome(Enum):
    """What became of a declared game; OVERBID is lost although the card points were won."""

    WON = "won"
    LOST = "lost"
    OVERBID = "overbid"


@dataclass(frozen=True, slots=True)
class DeclaredScore(Score):
    """The score of a declared game, with what the result says of it.

    ``value`` is the game value before losing, Kontra, Re and Bock. ``level`` is the number of levels that the
    play reached (0 for Null), ``matadors`` None for Null. ``skat`` are the two cards that lay face down at the
    end. The declarer's ``card_points`` include the skat.
    """

    _: KW_ONLY
    declaration: Declaration
    outcome: Outcome
    value: int
    level: int
    bid: int
    matadors: Matadors | None
    skat: tuple[Card, ...]
    call: Call = Call.NONE
    bock: Bock = Bock.NONE
    ending: Ending = Ending.PLAYED


@dataclass(frozen=True, slots=True)
class DeclaredGame:
    """A declared game as the scoring sees it.

    ``bid`` is the last number that the declarer named or held, 0 where nobody bids. ``cards`` are his twelve:
    ten in the hand when play began and the two of ``skat``.
    """

    declaration: Declaration
    declarer: Seat
    bid: int
    cards: tuple[Card, ...]
    skat: tuple[Card, ...]
    call: Call = Call.NONE
    bock: Bock = Bock.NONE


@dataclass(frozen=True, slots=True)
class Result:
    """What the play came to: card points (the skat with the declarer) and tricks by seat, and how it ended."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]
    ending: Ending = Ending.PLAYED

    def of(self, declarer: Seat) -> tuple[int, int]:
        """Card points and tricks of the declarer."""
        return self.points[declarer], self.tricks[declarer]

    def defenders(self, declarer: Seat) -> tuple[int, int]:
        """Card points and tricks of the defenders."""
        return sum(self.points) - self.points[declarer], sum(self.tricks) - self.tricks[declarer]


def score_game(game: DeclaredGame, result: Result, seats: tuple[Seat, ...]) -> DeclaredScore:
    """The score of a declared game; ``seats`` are the three who play."""
    value_steps = _null_steps(game) if game.declaration.is_null else _level_steps(game, result)
    level = _level_of(value_steps)
    extra = _levels_to_cover(game, level)
    won = _won_on_points(game, result)
    outcome = (Outcome.WON if not extra else Outcome.OVERBID) if won else Outcome.LOST
    base = game.declaration.kind.base
    steps = value_steps
    if not game.declaration.is_null:
        more = (add("overbid", extra),) if extra else ()
        steps = (*value_steps, *more, times(game.declaration.kind.value, base))
    value = (level + extra) * base if base else game.declaration.null_value
    others = tuple(seat for seat in seats if seat != game.declarer)
    sums = tuple(
        (*steps, *_result_steps(game, outcome)) if seat == game.declarer else () for seat in range(len(result.points))
    )
    return DeclaredScore(
        contract=str(game.declaration),
        sums=sums,
        card_points=result.points,
        tricks=result.tricks,
        winners=(game.declarer,) if outcome is Outcome.WON else others,
        declarer=game.declarer,
        declaration=game.declaration,
        outcome=outcome,
        value=value,
        level=level,
        bid=game.bid,
        matadors=None if game.declaration.is_null else matadors(game.cards, game.declaration.order),
        skat=game.skat,
        call=game.call,
        bock=game.bock,
        ending=result.ending,
    )


def _null_steps(game: DeclaredGame) -> Steps:
    return (add("null", game.declaration.null_value),)


def _level_of(steps: Steps) -> int:
    return int(sum(step.value for step in steps)) if steps[0].rule != "null" else 0


def _level_steps(game: DeclaredGame, result: Result) -> Steps:
    run = matadors(game.cards, game.declaration.order)
    steps = [add(run.run.value, run.count, cards=run.cards), add("game", 1)]
    schneider, schwarz = _reached(game, result)
    said = game.declaration.announces
    for rule, counts in (
        ("hand", game.declaration.is_hand),
        ("schneider", schneider or said(Announcement.SCHNEIDER)),
        ("schneider_announced", said(Announcement.SCHNEIDER)),
        ("schwarz", schwarz or said(Announcement.SCHWARZ)),
        ("schwarz_announced", said(Announcement.SCHWARZ)),
        ("ouvert", said(Announcement.OUVERT)),
    ):
        if counts:
            steps.append(add(rule, 1))
    return tuple(steps)


def _reached(game: DeclaredGame, result: Result) -> tuple[bool, bool]:
    """Whether one side made Schneider, and Schwarz; who concedes gives only what the other side has reached."""
    points, tricks = result.of(game.declarer)
    other_points, other_tricks = result.defenders(game.declarer)
    match result.ending:
        case Ending.CONCEDED:
            return other_points >= SCHNEIDER, False
        case Ending.CONCEDED_BY_DEFENDERS:
            return points >= SCHNEIDER, False
    return points >= SCHNEIDER or other_points >= SCHNEIDER, 0 in (tricks, other_tricks)


def _won_on_points(game: DeclaredGame, result: Result) -> bool:
    if result.ending in (Ending.CONCEDED, Ending.CONCEDED_BY_DEFENDERS):
        return result.ending is Ending.CONCEDED_BY_DEFENDERS
    points, tricks = result.of(game.declarer)
    if game.declaration.is_null:
        return tricks == 0
    if game.declaration.announces(Announcement.SCHWARZ):
        return result.defenders(game.declarer)[1] == 0
    return points >= (SCHNEIDER if game.declaration.announces(Announcement.SCHNEIDER) else ENOUGH)


def _levels_to_cover(game: DeclaredGame, level: int) -> int:
    """Levels missing between the play and the smallest multiple of the base that covers the bid (ISkO 5.4.2)."""
    base = game.declaration.kind.base
    return max(0, -(-game.bid // base) - level) if base else 0


def _result_steps(game: DeclaredGame, outcome: Outcome) -> Steps:
    steps = [] if outcome is Outcome.WON else [times("lost", -2)]
    if game.call >= Call.KONTRA:
        steps.append(times("kontra", 2))
    if game.call is Call.RE:
        steps.append(times("re", 2))
    return (*steps, *bock_steps(game.bock))


def bock_steps(bock: Bock) -> Steps:
    """The doubling of a Bock round."""
    return (times("bock", 2),) if bock is Bock.DOUBLE else ()
