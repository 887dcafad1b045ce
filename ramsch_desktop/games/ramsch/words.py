"""Ramsch in words."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import CardsLaidAway, DealScored, Event
from ramsch_desktop.engine.on_felt import NOTHING, OnFelt
from ramsch_desktop.engine.options import Option, Options, OptionValue
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Note, Picker, Row, Section
from ramsch_desktop.engine.speech import Speech, Tag, Text
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsch.actions import PassOn
from ramsch_desktop.games.ramsch.cover import title
from ramsch_desktop.games.ramsch.options import MatchEnd
from ramsch_desktop.games.ramsch.rules import best
from ramsch_desktop.games.shared import ramsch_words, sheet_words, tray_words, words
from ramsch_desktop.games.shared.search_words import search_reason


def group(group: str, speech: Speech) -> str:
    """The heading of a group of options."""
    translate = speech.translate
    return {
        "rules": translate("Ramsch", "Rules"),
        "march": translate("Ramsch", "All tricks"),
        "skat": translate("Ramsch", "Skat and ties"),
        "match": translate("Ramsch", "Match"),
    }[group]


def option(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    translate = speech.translate
    return {
        "variant": Text(translate("Ramsch", "Variant"), translate("Ramsch", "how the points are counted")),
        "ten_rank": Text(translate("Ramsch", "Rank of the ten")),
        "jacks_trump": Text(translate("Ramsch", "Jacks are trumps")),
        "pip_march": Text(translate("Ramsch", "A player who takes all tricks")),
        "simple_march_bonus": Text(
            translate("Ramsch", "All tricks are rewarded"),
            translate("Ramsch", "20 points off instead of 20 on"),
        ),
        "skat_to": Text(translate("Ramsch", "The skat goes to")),
        "three_way_tie": Text(translate("Ramsch", "Forty points each")),
        "end": Text(translate("Ramsch", "The match ends")),
        "rounds": Text(translate("Ramsch", "Rounds"), translate("Ramsch", "everyone deals once a round")),
        "limit": Text(translate("Ramsch", "Limit")),
    }[option.id]


def value(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option."""
    translate = speech.translate
    return {
        "simple": translate("Ramsch", "Simple"),
        "pip": translate("Ramsch", "Pip Ramsch"),
        "schiebe": translate("Ramsch", "Passing cards"),
        "skat": translate("Ramsch", "As at a Skat table"),
        "high": translate("Ramsch", "Above the king"),
        "low": translate("Ramsch", "Below the jack"),
        "credit120": translate("Ramsch", "120 points off"),
        "debit60": translate("Ramsch", "60 on for each other"),
        "debit120": translate("Ramsch", "120 on for each other"),
        "both": translate("Ramsch", "120 off, 60 on for each other"),
        "last_trick": translate("Ramsch", "The last trick"),
        "loser": translate("Ramsch", "The loser"),
        "nobody": translate("Ramsch", "Nobody"),
        "all_lose": translate("Ramsch", "All lose"),
        "zero": translate("Ramsch", "Nobody loses"),
        "rounds": translate("Ramsch", "After the rounds"),
        "limit": translate("Ramsch", "At the limit"),
        "usual": translate("Ramsch", "The usual one"),
    }.get(str(value), str(value))


def action(action: Action, view: View, speech: Speech) -> str:
    """What the button of an action says."""
    if isinstance(action, PassOn):
        return _pass_on_button(view, speech)
    return words.common_action(action, speech)


def _pass_on_button(view: View, speech: Speech) -> str:
    last = len(view.table.laid_away) == len(view.table.active) - 1
    if last:
        return speech.translate("Ramsch", "Lay away 2 cards")
    return speech.translate("Ramsch", "Pass on 2 cards")


def said(action: Action, speech: Speech) -> str:
    """Nothing is said aloud in Ramsch."""
    return ""


def prompt(view: View, speech: Speech) -> str:
    """What the table asks."""
    if view.phase == "PassingCards" and view.to_move is not None:
        if view.to_move == view.seat:
            return speech.translate("Ramsch", "Choose two cards to pass on")
        return speech.translate("Ramsch", "{seat} chooses two cards").format(seat=speech.name(view.to_move))
    return words.play_prompt(view, speech)


def refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be played."""
    return words.follow_refusal(refusal, view, speech)


def reason(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    return search_reason(reason, speech) or ramsch_words.ramsch_reason(reason, speech)


def contract(contract: str, speech: Speech) -> str:
    """The only contract."""
    return title(speech)


def headline(score: Score, speech: Speech) -> str:
    """Who lost, or took all tricks."""
    return ramsch_words.ramsch_headline(score, speech)


def step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum."""
    return ramsch_words.ramsch_step(step, seat, score, speech)


def explanation(score: Score, speech: Speech) -> Text | None:
    """Why the loss is doubled, where it is."""
    return ramsch_words.ramsch_explanation(score, speech)


def event(event: Event, speech: Speech) -> str:
    """One sentence about an event."""
    if isinstance(event, DealScored):
        return headline(event.score, speech)
    if isinstance(event, CardsLaidAway) and event.seat is not None:
        return ramsch_words.passed_on_text(event.seat, len(event.cards), speech)
    return words.common_event(event, speech)


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """The tricks of a seat, or who leads first."""
    return words.common_seat_line(view, seat, speech)


def counter(view: View, seat: Seat, speech: Speech) -> Text | None:
    """Nothing counts down in Ramsch."""
    return None


def tag(view: View, speech: Speech) -> Tag | None:
    """Nobody announces in Ramsch."""
    return None


def status(view: View, speech: Speech) -> str:
    """Round and deal, or the deal alone when playing to a limit."""
    if view.options.word("end") == MatchEnd.ROUNDS.value:
        return words.rounds_status(view, view.options.number("rounds"), speech)
    return words.deal_status(view, speech)


def mark(card: Card, view: View, speech: Speech) -> str:
    """No card has a name of its own."""
    return ""


def mark_note(card: Card, view: View, speech: Speech) -> str:
    """The tab says it all."""
    return ""


def middle(view: View, speech: Speech) -> CardLine | None:
    """The skat, until it is taken."""
    return words.skat_in_middle(view, speech)


def on_felt(view: View, chosen: tuple[Card, ...], speech: Speech) -> OnFelt:
    """The two cards that are passed on."""
    if view.phase == "PassingCards" and view.to_move == view.seat:
        return OnFelt(tray=tray_words.passing_tray(view, chosen, speech))
    return NOTHING


def panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """Card points of the tricks, and the last trick; while cards are passed what that is for."""
    if view.phase == "PassingCards":
        text = speech.translate(
            "Ramsch", "Everyone takes the two cards and passes any two on. The last two go with the last trick."
        )
        return (Note(text, speech.translate("Ramsch", "Passing cards")),)
    return (*ramsch_words.points_so_far(view, speech), *words.last_trick_section(view, speech))


def picker(view: View, speech: Speech) -> Picker | None:
    """Buttons are enough in Ramsch."""
    return None


def summary_of(score: Score, speech: Speech) -> tuple[Section, ...]:
    """Card points and tricks of all."""
    return (ramsch_words.result_shares(score, speech),)


def amount(written: str, options: Options, speech: Speech) -> str:
    """Points have no unit."""
    return written


def sheet_line(score: Score, speech: Speech) -> Row:
    """Ramsch, and what made it cost more or less."""
    return sheet_words.ramsch_line(score, speech)


def sheet_foot(standing: Standing, options: Options, speech: Speech) -> tuple[Row, ...]:
    """The totals alone."""
    return sheet_words.total_foot(standing, best(options), speech)
