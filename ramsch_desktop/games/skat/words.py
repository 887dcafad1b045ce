"""Skat with Ramsch in words."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import DealScored, Event
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Row
from ramsch_desktop.engine.speech import Speech, Text
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared import ramsch_words, sheet_words
from ramsch_desktop.games.shared.search_words import search_reason
from ramsch_desktop.games.shared.skat.contracts import parse_declaration
from ramsch_desktop.games.shared.skat.game_words import (
    bock_step,
    game_explanation,
    game_headline,
    game_name,
    game_step,
    sheet_row,
)
from ramsch_desktop.games.shared.skat.passing_words import passing_refusal
from ramsch_desktop.games.shared.skat.reason_words import card_reason, passing_reason
from ramsch_desktop.games.shared.skat.scoring import DeclaredScore
from ramsch_desktop.games.skat import table_words
from ramsch_desktop.games.skat.all_passed import PASSED_IN
from ramsch_desktop.games.skat.felt_words import on_felt
from ramsch_desktop.games.skat.option_words import group, option, value
from ramsch_desktop.games.skat.options import Scoring
from ramsch_desktop.games.skat.panel_words import (
    mark,
    mark_note,
    middle,
    panel,
    seat_line,
    status,
    summary_of,
    tag,
)
from ramsch_desktop.games.skat.picker_words import picker
from ramsch_desktop.games.skat.reason_words import bidding_reason
from ramsch_desktop.games.skat.standing import OWN_GAME, SkatStanding, others_lost_bonus
from ramsch_desktop.games.skat.table_words import action, prompt, said

__all__ = [
    "action",
    "amount",
    "contract",
    "counter",
    "event",
    "explanation",
    "group",
    "headline",
    "mark",
    "mark_note",
    "middle",
    "on_felt",
    "option",
    "panel",
    "picker",
    "prompt",
    "reason",
    "refusal",
    "said",
    "seat_line",
    "sheet_foot",
    "sheet_line",
    "status",
    "step",
    "summary_of",
    "tag",
    "value",
]


def refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be played or passed on."""
    return passing_refusal(refusal, view, speech)


def reason(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    return (
        search_reason(reason, speech)
        or bidding_reason(reason, speech)
        or passing_reason(reason, speech)
        or card_reason(reason, speech)
        or ramsch_words.ramsch_reason(reason, speech)
    )


def contract(contract: str, speech: Speech) -> str:
    """The name of what is played."""
    match contract:
        case "ramsch":
            return speech.translate("Skat", "Ramsch")
        case "passed_in":
            return speech.translate("Skat", "Passed in")
    return game_name(parse_declaration(contract), speech)


def amount(written: str, options: Options, speech: Speech) -> str:
    """Points have no unit."""
    return written


def sheet_line(score: Score, speech: Speech) -> Row:
    """The deal in a line of the score sheet: "Clubs with 1, Schneider", "Ramsch, Jungfrau, Bock"."""
    if isinstance(score, DeclaredScore):
        return sheet_words.in_bock(sheet_row(score, speech), score, speech)
    if score.contract == PASSED_IN:
        return Row(contract(score.contract, speech), ())
    return sheet_words.in_bock(sheet_words.ramsch_line(score, speech), score, speech)


def sheet_foot(standing: Standing, options: Options, speech: Speech) -> tuple[Row, ...]:
    """Game points, won and lost games and the total, after Seeger and Fabian or alone; Bock rounds left."""
    assert isinstance(standing, SkatStanding)
    left = standing.bock if standing.status is MatchStatus.RUNNING else 0
    bock = sheet_words.bock_remark(left, standing.seats, speech)
    if Scoring(options.word("scoring")) is not Scoring.TOURNAMENT:
        return (*sheet_words.total_foot(standing, Best.HIGHEST, speech), *bock)
    tally = sheet_words.Tally(
        standing.game_points,
        standing.won,
        standing.lost,
        standing.others_lost,
        own=OWN_GAME,
        others=others_lost_bonus(standing.seats),
    )
    return (*sheet_words.tournament_foot(tally, speech), *bock)


def headline(score: Score, speech: Speech) -> str:
    """Who won or lost the deal."""
    if isinstance(score, DeclaredScore):
        return game_headline(score, speech)
    if score.contract == PASSED_IN:
        return speech.translate("Skat", "Nobody plays this deal")
    return ramsch_words.ramsch_headline(score, speech)


def step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum."""
    if isinstance(score, DeclaredScore):
        return game_step(step, score, speech)
    return bock_step(speech) if step.rule == "bock" else ramsch_words.ramsch_step(step, seat, score, speech)


def explanation(score: Score, speech: Speech) -> Text | None:
    """The answer to the question that the result raises most often, if it raises one."""
    if isinstance(score, DeclaredScore):
        return game_explanation(score, speech)
    return None if score.contract == PASSED_IN else ramsch_words.ramsch_explanation(score, speech)


def event(event: Event, speech: Speech) -> str:
    """One sentence about an event for the spoken log."""
    if isinstance(event, DealScored):
        return headline(event.score, speech)
    return table_words.event(event, speech)


def counter(view: View, seat: Seat, speech: Speech) -> Text | None:
    """Nothing counts down in Skat."""
    return None
