"""The standing of a match of Skat: game points, won and lost games, tournament bonuses, Bock deals still to play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, replace
from typing import Final

from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.score import Points, Score, exact
from ramsch_desktop.engine.seats import Seat, next_seat
from ramsch_desktop.engine.standing import MatchStatus, Standing
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.scoring import Bock, Call, DeclaredScore, Outcome
from ramsch_desktop.games.skat.options import BockAfterEnd, BockTrigger, MatchEnd, Scoring, bock_triggers

OWN_GAME: Final = 50
"""Tournament points for each own game won, and against each one lost (Seeger and Fabian)."""


def others_lost_bonus(seats: int) -> int:
    """Tournament points for each game that another player lost: 40 at a table of three, 30 at one of four."""
    return 40 if seats == 3 else 30


@dataclass(frozen=True, slots=True)
class SkatStanding(Standing):
    """A match of Skat between two deals; all tuples have one entry a seat.

    ``game_points`` are the sums of the deals, ``won`` and ``lost`` the declared games; ``totals`` have the
    tournament bonuses in them. ``bock`` deals are still to be played double.
    """

    _: KW_ONLY
    game_points: tuple[Points, ...]
    won: tuple[int, ...]
    lost: tuple[int, ...]
    bock: int = 0

    @property
    def others_lost(self) -> tuple[int, ...]:
        """Games lost by the other players; at a table of four the dealer of the deal counts as an opponent."""
        return tuple(sum(self.lost) - own for own in self.lost)

    @property
    def own_bonus(self) -> tuple[int, ...]:
        """50 for each own game won, less 50 for each lost."""
        return tuple((won - lost) * OWN_GAME for won, lost in zip(self.won, self.lost, strict=True))

    @property
    def others_bonus(self) -> tuple[int, ...]:
        """40 or 30 for each game lost by another player."""
        return tuple(count * others_lost_bonus(self.seats) for count in self.others_lost)

    @property
    def bock_of_deal(self) -> Bock:
        """Whether the next deal counts double."""
        return Bock.DOUBLE if self.bock else Bock.NONE


def opening(options: Options, dealer: Seat) -> SkatStanding:
    """Before the first deal everyone has 0."""
    nothing = (0,) * options.number("table")
    return SkatStanding(nothing, dealer, game_points=nothing, won=nothing, lost=nothing)


def book(options: Options, standing: Standing, score: Score) -> SkatStanding:
    """Add the deal, queue the Bock rounds that it brings, move the dealer on and end the match when it is over."""
    before = standing if isinstance(standing, SkatStanding) else opening(options, standing.dealer)
    points = tuple(exact(a + b) for a, b in zip(before.game_points, score.points, strict=True))
    after = replace(
        before,
        game_points=points,
        won=_counted(before.won, score, Outcome.WON),
        lost=_counted(before.lost, score, Outcome.LOST, Outcome.OVERBID),
        bock=max(0, before.bock - 1),
        dealer=next_seat(before.dealer, before.seats),
        deals=before.deals + 1,
        totals=points,
    )
    if Scoring(options.word("scoring")) is Scoring.TOURNAMENT:
        after = replace(after, totals=_with_bonuses(after))
    return _closed(options, replace(after, bock=after.bock + _new_bock(options, before, after, score)))


def _counted(counts: tuple[int, ...], score: Score, *outcomes: Outcome) -> tuple[int, ...]:
    counts_here = isinstance(score, DeclaredScore) and score.outcome in outcomes
    return tuple(n + 1 if counts_here and seat == score.declarer else n for seat, n in enumerate(counts))


def _with_bonuses(standing: SkatStanding) -> tuple[Points, ...]:
    columns = zip(standing.game_points, standing.own_bonus, standing.others_bonus, strict=True)
    return tuple(sum(column) for column in columns)


def planned_deals(options: Options) -> int:
    """How many deals a match has."""
    if MatchEnd(options.word("end")) is MatchEnd.SINGLE_DEAL:
        return 1
    return options.number("table") * options.number("rounds")


def _closed(options: Options, standing: SkatStanding) -> SkatStanding:
    played_out = BockAfterEnd(options.word("bock_after_end")) is BockAfterEnd.DROP or not standing.bock
    over = standing.deals >= planned_deals(options) and played_out
    return replace(standing, status=MatchStatus.OVER) if over else standing


def _new_bock(options: Options, before: SkatStanding, after: SkatStanding, score: Score) -> int:
    """Deals to be played double because of this one; none any more when the planned deals are over."""
    if before.deals >= planned_deals(options):
        return 0
    return after.seats * bock_rounds(bock_triggers(options), before, after, score)


def bock_rounds(triggers: frozenset[BockTrigger], before: SkatStanding, after: SkatStanding, score: Score) -> int:
    """How many Bock rounds this deal brings. What is one event, counts once: a lost game with Kontra and Re, a total
    of 1000, a value of 96 where 72 is a trigger too."""
    found = {trigger for trigger in triggers if _HAPPENED[trigger](before, after, score)}
    return len({_EVENT.get(trigger, trigger) for trigger in found})


_EVENT: Final = {
    BockTrigger.KONTRA_RE: BockTrigger.KONTRA_LOST,
    BockTrigger.EQUAL_DIGITS: BockTrigger.HUNDREDS,
    BockTrigger.VALUE_96: BockTrigger.VALUE_72,
}


def _sixty(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return _lost(score) and score.declarer is not None and score.card_points[score.declarer] == 60 and not _null(score)


def _kontra_lost(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return _lost(score) and isinstance(score, DeclaredScore) and score.call >= Call.KONTRA


def _kontra_re(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return isinstance(score, DeclaredScore) and score.call is Call.RE


def _grand_hand_won(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return _is_grand(score) and not _lost(score) and isinstance(score, DeclaredScore) and score.declaration.is_hand


def _grand_lost(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return _is_grand(score) and _lost(score)


def _hundreds(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return any(total and total % 100 == 0 for total in _changed(before, after))


def _equal_digits(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return any(total and total % 111 == 0 and abs(total) < 1000 for total in _changed(before, after))


def _value_72(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return isinstance(score, DeclaredScore) and score.value >= 72


def _value_96(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return isinstance(score, DeclaredScore) and score.value >= 96


def _all_passed(before: SkatStanding, after: SkatStanding, score: Score) -> bool:
    return score.declarer is None


_HAPPENED: Final[dict[BockTrigger, Callable[[SkatStanding, SkatStanding, Score], bool]]] = {
    BockTrigger.SIXTY: _sixty,
    BockTrigger.KONTRA_LOST: _kontra_lost,
    BockTrigger.KONTRA_RE: _kontra_re,
    BockTrigger.GRAND_HAND_WON: _grand_hand_won,
    BockTrigger.GRAND_LOST: _grand_lost,
    BockTrigger.HUNDREDS: _hundreds,
    BockTrigger.EQUAL_DIGITS: _equal_digits,
    BockTrigger.VALUE_72: _value_72,
    BockTrigger.VALUE_96: _value_96,
    BockTrigger.ALL_PASSED: _all_passed,
}


def _lost(score: Score) -> bool:
    return isinstance(score, DeclaredScore) and score.outcome is not Outcome.WON


def _null(score: Score) -> bool:
    return isinstance(score, DeclaredScore) and score.declaration.is_null


def _is_grand(score: Score) -> bool:
    return isinstance(score, DeclaredScore) and score.declaration.kind is GameKind.GRAND


def _changed(before: SkatStanding, after: SkatStanding) -> tuple[Points, ...]:
    pairs = zip(before.game_points, after.game_points, strict=True)
    return tuple(new for old, new in pairs if new != old)
