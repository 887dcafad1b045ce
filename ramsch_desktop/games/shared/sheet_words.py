"""The score sheet in words: what was played in a deal, and the sums at its foot."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.score import Points, Score
from ramsch_desktop.engine.sections import Row, Tone
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.standing import Best, Standing
from ramsch_desktop.games.shared.words import plain, signed

_SUITS = ("C", "S", "H", "D")
_VIRGIN = frozenset({"virgin", "simple_virgin"})
_MARCH = frozenset({"march", "pip_march", "simple_march"})


def score_text(points: Points, best: Best) -> str:
    """A total as the game writes it: with its sign where the highest wins, else a bare number."""
    return signed(points) if best is Best.HIGHEST else plain(points)


def ramsch_line(score: Score, speech: Speech) -> Row:
    """A Ramsch on the score sheet, with a Jungfrau or a Durchmarsch."""
    translate = speech.translate
    rules = {step.rule for steps in score.sums for step in steps}
    if rules & _MARCH:
        return Row(translate("SheetWords", "Ramsch, Durchmarsch"), ())
    if rules & _VIRGIN:
        return Row(translate("SheetWords", "Ramsch, Jungfrau"), ())
    return Row(translate("SheetWords", "Ramsch"), ())


def in_bock(row: Row, score: Score, speech: Speech) -> Row:
    """The same line, with a word for a deal that counted double in a Bock round."""
    if not any(step.rule == "bock" for steps in score.sums for step in steps):
        return row
    return replace(row, label=speech.translate("SheetWords", "{deal}, Bock").format(deal=row.label))


def contract_line(name: str, contract: str) -> Row:
    """A deal by the name of its contract; the letter of the suit ends the notation of those that have one."""
    last = contract.split()[-1]
    return Row(name, (), last if last in _SUITS else "")


def total_row(totals: tuple[Points, ...], best: Best, speech: Speech) -> Row:
    """The last line of a score sheet."""
    values = tuple(score_text(total, best) for total in totals)
    return Row(speech.translate("SheetWords", "Total"), values, strong=Tone.HINT)


def total_foot(standing: Standing, best: Best, speech: Speech) -> tuple[Row, ...]:
    """The foot of a game that only adds its deals."""
    return (total_row(standing.totals, best, speech),)


def to_go_foot(standing: Standing, speech: Speech) -> tuple[Row, ...]:
    """The foot of a game that counts down: no sum of its deals, but what they left."""
    values = tuple(score_text(total, Best.LOWEST) for total in standing.totals)
    return (Row(speech.translate("SheetWords", "Still to go"), values, strong=Tone.HINT),)


@dataclass(frozen=True, slots=True)
class Tally:
    """What tournament scoring (Seeger and Fabian) counts, one entry a seat.

    ``own`` is the value of an own game, won or lost, ``others`` that of a game lost by another player.
    """

    game_points: tuple[Points, ...]
    won: tuple[int, ...]
    lost: tuple[int, ...]
    others_lost: tuple[int, ...]
    own: int = 50
    others: int = 40

    @property
    def totals(self) -> tuple[Points, ...]:
        """Game points and both bonuses."""
        columns = zip(self.game_points, self.won, self.lost, self.others_lost, strict=True)
        return tuple(p + (won - lost) * self.own + count * self.others for p, won, lost, count in columns)


def tournament_foot(tally: Tally, speech: Speech) -> tuple[Row, ...]:
    """Game points, (3 − 1) × 50, 2 × 40 and the total."""
    translate = speech.translate
    own = translate("SheetWords", "{value} for each own game won, {loss} for each lost")
    others = translate("SheetWords", "{value} for each game that others lose")
    pairs = zip(tally.won, tally.lost, strict=True)
    return (
        Row(translate("SheetWords", "Game points"), tuple(signed(points) for points in tally.game_points)),
        Row(
            own.format(value=tally.own, loss=plain(-tally.own)),
            tuple(f"({won} − {lost}) × {tally.own} = {signed((won - lost) * tally.own)}" for won, lost in pairs),
        ),
        Row(
            others.format(value=tally.others),
            tuple(f"{count} × {tally.others} = {signed(count * tally.others)}" for count in tally.others_lost),
        ),
        total_row(tally.totals, Best.HIGHEST, speech),
    )


def bock_remark(deals: int, seats: int, speech: Speech) -> tuple[Row, ...]:
    """How many Bock rounds are left; nothing if none is."""
    if not deals:
        return ()
    rounds = speech.translate("SheetWords", "%n Bock round(s) left", None, -(-deals // seats))
    left = speech.translate("SheetWords", "%n deal(s) count double", None, deals)
    return (Row(speech.translate("SheetWords", "{rounds}: {deals}").format(rounds=rounds, deals=left), ()),)
