"""Schieberamsch in words."""

from __future__ import annotations

from dataclasses import replace

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import ActionTaken, CardsLaidAway, DealScored, Event
from ramsch_desktop.engine.on_felt import NOTHING, OnFelt
from ramsch_desktop.engine.options import Option, Options, OptionValue
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Picker, Row, Section
from ramsch_desktop.engine.speech import Speech, Tag, Text
from ramsch_desktop.engine.standing import Best, Standing
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schieberamsch.cover import title
from ramsch_desktop.games.schieberamsch.endings import declarer_of
from ramsch_desktop.games.schieberamsch.options import no_push_yet
from ramsch_desktop.games.schieberamsch.rules import GRAND_HAND, GrandHand
from ramsch_desktop.games.shared import ramsch_words, sheet_words, tray_words, words
from ramsch_desktop.games.shared.calls import No
from ramsch_desktop.games.shared.search_words import search_reason
from ramsch_desktop.games.shared.skat.contracts import parse_declaration
from ramsch_desktop.games.shared.skat.game_words import (
    game_explanation,
    game_headline,
    game_name,
    game_step,
    sheet_row,
)
from ramsch_desktop.games.shared.skat.panel_words import (
    declared_points,
    declared_summary,
    game_tag,
    laid_away_section,
    new_card_mark,
    pushed_note,
)
from ramsch_desktop.games.shared.skat.passing import Push
from ramsch_desktop.games.shared.skat.passing_words import (
    ending_event,
    ending_said,
    passing_action,
    passing_prompt,
    passing_refusal,
    skat_shown_text,
)
from ramsch_desktop.games.shared.skat.reason_words import card_reason, passing_reason
from ramsch_desktop.games.shared.skat.scoring import DeclaredScore


def group(group: str, speech: Speech) -> str:
    """The heading of a group of options."""
    translate = speech.translate
    return {
        "match": translate("Schieberamsch", "Match"),
        "rules": translate("Schieberamsch", "Rules"),
        "pushing": translate("Schieberamsch", "Pushing"),
        "skat": translate("Schieberamsch", "Skat and ties"),
    }[group]


def option(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    translate = speech.translate
    return {
        "table": Text(
            translate("Schieberamsch", "Players at the table"),
            translate("Schieberamsch", "at a table of four the dealer sits out"),
        ),
        "rounds": Text(translate("Schieberamsch", "Rounds"), translate("Schieberamsch", "everyone deals once a round")),
        "grand_hand": Text(
            translate("Schieberamsch", "Grand Hand first"),
            translate("Schieberamsch", "then the same dealer deals again"),
        ),
        "no_jacks": Text(translate("Schieberamsch", "Jacks may not be passed on")),
        "push": Text(
            translate("Schieberamsch", "Pushing unseen"),
            translate("Schieberamsch", "pushing without a look raises the result"),
        ),
        "factor": Text(translate("Schieberamsch", "Each push")),
        "cap": Text(translate("Schieberamsch", "Limit of the factor")),
        "pushed_march": Text(translate("Schieberamsch", "Pushes count for a Durchmarsch, too")),
        "skat_to": Text(translate("Schieberamsch", "The skat goes to")),
        "three_way_tie": Text(translate("Schieberamsch", "Forty points each")),
    }[option.id]


def value(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option."""
    translate = speech.translate
    return {
        "multiply": translate("Schieberamsch", "Doubles the result"),
        "add": translate("Schieberamsch", "Adds one to the factor"),
        "none": translate("Schieberamsch", "None"),
        "x4": translate("Schieberamsch", "At most 4 times"),
        "last_trick": translate("Schieberamsch", "The last trick"),
        "loser": translate("Schieberamsch", "The loser"),
        "nobody": translate("Schieberamsch", "Nobody"),
        "all_lose": translate("Schieberamsch", "All lose"),
        "zero": translate("Schieberamsch", "Nobody loses"),
    }.get(str(value), str(value))


def action(action: Action, view: View, speech: Speech) -> str:
    """What the button of an action says."""
    match action:
        case GrandHand():
            return speech.translate("Schieberamsch", "Grand Hand")
        case No():
            return speech.translate("Schieberamsch", "No Grand Hand")
    return passing_action(action, view, speech) or words.common_action(action, speech)


def said(action: Action, speech: Speech) -> str:
    """What a player says aloud with an action."""
    if isinstance(action, GrandHand):
        return speech.translate("Schieberamsch", "Grand Hand!")
    return ending_said(action, speech)


def prompt(view: View, speech: Speech) -> str:
    """What the table asks of the reader, or whom it waits for."""
    if view.phase == "GrandHandCall" and view.to_move is not None:
        if view.to_move == view.seat:
            return speech.translate("Schieberamsch", "Do you play Grand Hand, or is it a Ramsch?")
        return speech.translate("Schieberamsch", "{seat} decides about Grand Hand").format(
            seat=speech.name(view.to_move)
        )
    return passing_prompt(view, speech) or words.play_prompt(view, speech)


def refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be played or passed on."""
    return passing_refusal(refusal, view, speech)


def reason(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    return (
        search_reason(reason, speech)
        or passing_reason(reason, speech)
        or card_reason(reason, speech)
        or ramsch_words.ramsch_reason(reason, speech)
    )


def contract(contract: str, speech: Speech) -> str:
    """The name of what is played."""
    return title(speech) if contract == "ramsch" else game_name(parse_declaration(contract), speech)


def amount(written: str, options: Options, speech: Speech) -> str:
    """Points have no unit."""
    return written


def sheet_line(score: Score, speech: Speech) -> Row:
    """The deal in a line of the score sheet."""
    return sheet_row(score, speech) if isinstance(score, DeclaredScore) else sheet_words.ramsch_line(score, speech)


def sheet_foot(standing: Standing, options: Options, speech: Speech) -> tuple[Row, ...]:
    """The totals alone."""
    return sheet_words.total_foot(standing, Best.HIGHEST, speech)


def headline(score: Score, speech: Speech) -> str:
    """Who won or lost the deal."""
    if isinstance(score, DeclaredScore):
        return game_headline(score, speech)
    return ramsch_words.ramsch_headline(score, speech)


def step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum."""
    if isinstance(score, DeclaredScore):
        return game_step(step, score, speech)
    return ramsch_words.ramsch_step(step, seat, score, speech)


def explanation(score: Score, speech: Speech) -> Text | None:
    """The answer to the question that the result raises most often, if it raises one."""
    if isinstance(score, DeclaredScore):
        return game_explanation(score, speech)
    return ramsch_words.ramsch_explanation(score, speech)


def event(event: Event, speech: Speech) -> str:
    """One sentence about an event for the spoken log."""
    match event:
        case DealScored(score):
            return headline(score, speech)
        case ActionTaken(seat, GrandHand()):
            mine = speech.translate("Schieberamsch", "You play Grand Hand.")
            return words.of_seat(speech, seat, mine, speech.translate("Schieberamsch", "{seat} plays Grand Hand."))
        case ActionTaken(seat, action) if text := ending_event(seat, action, speech):
            return text
        case CardsLaidAway(seat, cards) if seat is not None:
            return ramsch_words.passed_on_text(seat, len(cards), speech)
    return skat_shown_text(event, speech) or words.common_event(event, speech)


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """The tricks of a seat, or who leads first."""
    return words.common_seat_line(view, seat, speech)


def counter(view: View, seat: Seat, speech: Speech) -> Text | None:
    """Nothing counts down in Schieberamsch."""
    return None


def tag(view: View, speech: Speech) -> Tag | None:
    """Grand Hand at the name of who plays it."""
    declarer = declarer_of(view)
    return None if declarer is None else game_tag(declarer, GRAND_HAND, 0, speech)


def status(view: View, speech: Speech) -> str:
    """Round and deal; a Grand Hand is no deal of its own."""
    return words.rounds_status(view, view.options.number("rounds"), speech)


def mark(card: Card, view: View, speech: Speech) -> str:
    """ "new" on the cards just taken up."""
    return new_card_mark(card, view, speech)


def mark_note(card: Card, view: View, speech: Speech) -> str:
    """The tab says it all."""
    return ""


def middle(view: View, speech: Speech) -> CardLine | None:
    """The skat, until it is taken."""
    return words.skat_in_middle(view, speech)


def on_felt(view: View, chosen: tuple[Card, ...], speech: Speech) -> OnFelt:
    """The two cards that are passed on."""
    if view.phase == "PassingOn" and view.to_move == view.seat:
        return OnFelt(tray=tray_words.passing_tray(view, chosen, speech))
    return NOTHING


def panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """How the factor stands, card points, the last trick and what the reader laid away."""
    declarer = declarer_of(view)
    if declarer is not None:
        points: tuple[Section, ...] = declared_points(view, declarer, GRAND_HAND, speech)
        return (*points, *words.last_trick_section(view, speech))
    pushed = (pushed_note(running_factor(view), speech),)
    if view.phase != "TrickPlay":
        return (*pushed, *laid_away_section(view, speech))
    points = ramsch_words.points_so_far(view, speech)
    return (*points, *words.last_trick_section(view, speech), *pushed, *laid_away_section(view, speech))


def running_factor(view: View) -> int:
    """What the pushes so far do to the result."""
    count = sum(isinstance(said.action, Push) for said in view.table.said)
    return replace(no_push_yet(view.options), count=count).running


def picker(view: View, speech: Speech) -> Picker | None:
    """Buttons are enough in Schieberamsch."""
    return None


def summary_of(score: Score, speech: Speech) -> tuple[Section, ...]:
    """Card points of the sides, or of the seats in a Ramsch."""
    if isinstance(score, DeclaredScore):
        return declared_summary(score, speech)
    return (ramsch_words.result_shares(score, speech),)
