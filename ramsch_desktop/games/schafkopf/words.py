"""Schafkopf in words."""

from __future__ import annotations

from dataclasses import replace

from ramsch_desktop.engine.actions import Action, Pass
from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import ActionTaken, CardsShown, DealScored, Event
from ramsch_desktop.engine.on_felt import OnFelt, SeatChip
from ramsch_desktop.engine.options import Option, Options, OptionValue
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Picker, Row, Section
from ramsch_desktop.engine.speech import Speech, Tag, Text
from ramsch_desktop.engine.standing import Best, Standing
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf import option_words, panel_words, prompts, reason_words, score_words
from ramsch_desktop.games.schafkopf.actions import (
    Announce,
    ChooseRamsch,
    ChooseStock,
    Declare,
    Knock,
    Kontra,
    No,
    Re,
)
from ramsch_desktop.games.schafkopf.events import CallForced, PartnerRevealed, RamschBegun
from ramsch_desktop.games.schafkopf.names import contract_name, game_name, kind_name
from ramsch_desktop.games.schafkopf.sides import sayer
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding
from ramsch_desktop.games.shared import sheet_words, words
from ramsch_desktop.games.shared.card_names import card_object
from ramsch_desktop.games.shared.search_words import search_reason


def group(group: str, speech: Speech) -> str:
    """The heading of a group of options."""
    return option_words.group_name(group, speech)


def option(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    return option_words.option_text(option, speech)


def value(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option."""
    return option_words.value_text(option, value, speech)


def action(action: Action, view: View, speech: Speech) -> str:
    """What the button of an action says."""
    translate = speech.translate
    match action:
        case Declare(declaration) if declaration.called is not None:
            return translate("Schafkopf", "Call {card}").format(card=card_object(declaration.called, speech))
        case No():
            return _no_button(view, speech)
        case Knock():
            return translate("Schafkopf", "Knock")
        case ChooseRamsch():
            return translate("Schafkopf", "Play Ramsch")
        case ChooseStock():
            return translate("Schafkopf", "Pay into the stock")
    return said(action, speech) or words.common_action(action, speech)


def _no_button(view: View, speech: Speech) -> str:
    translate = speech.translate
    if view.phase == "Knocking":
        return translate("Schafkopf", "Do not knock")
    if sayer(view.table, Kontra) is None:
        return translate("Schafkopf", "No Kontra")
    return translate("Schafkopf", "No Re")


def said(action: Action, speech: Speech) -> str:
    """What a player says aloud with an action."""
    translate = speech.translate
    match action:
        case Pass():
            return translate("Schafkopf", "Pass")
        case Announce(kind):
            return kind_name(kind, speech)
        case Declare(declaration):
            return game_name(declaration, speech)
        case Kontra():
            return translate("Schafkopf", "Kontra")
        case Re():
            return translate("Schafkopf", "Re")
        case Knock():
            return translate("Schafkopf", "I knock")
        case ChooseRamsch():
            return translate("Schafkopf", "Ramsch")
        case ChooseStock():
            return translate("Schafkopf", "Stock")
    return ""


def prompt(view: View, speech: Speech) -> str:
    """What the table asks."""
    return prompts.prompt(view, speech)


def refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be played."""
    return prompts.refusal(refusal, view, speech)


def company(view: View, speech: Speech) -> tuple[Text, ...]:
    """Who plays with whom, as the reader may know it: one line a side."""
    return prompts.company(view, speech)


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """What a seat said, whether it plays, its tricks."""
    return panel_words.seat_line(view, seat, speech)


def counter(view: View, seat: Seat, speech: Speech) -> Text | None:
    """Nothing counts down in Schafkopf."""
    return None


def tag(view: View, speech: Speech) -> Tag | None:
    """The called ace or the game of the declarer."""
    return panel_words.tag(view, speech)


def status(view: View, speech: Speech) -> str:
    """Round and deal."""
    return words.rounds_status(view, view.options.number("rounds"), speech)


def mark(card: Card, view: View, speech: Speech) -> str:
    """The called ace in the own hand wears its name."""
    return panel_words.mark(card, view, speech)


def mark_note(card: Card, view: View, speech: Speech) -> str:
    """The tab says it all."""
    return ""


def middle(view: View, speech: Speech) -> CardLine | None:
    """All cards are dealt."""
    return None


def on_felt(view: View, chosen: tuple[Card, ...], speech: Speech) -> OnFelt:
    """The chips of those who knocked, said Kontra or Re."""
    return OnFelt(chips=chips(view, speech))


def chips(view: View, speech: Speech) -> tuple[SeatChip, ...]:
    """A chip for each doubling, at the seat that said it."""
    translate = speech.translate
    labels: dict[type[Action], str] = {
        Knock: translate("Schafkopf", "knocked"),
        Kontra: translate("Schafkopf", "Kontra"),
        Re: translate("Schafkopf", "Re"),
    }
    return tuple(
        SeatChip(said.seat, labels[type(said.action)], _action_told(said.seat, said.action, speech))
        for said in view.table.said
        if type(said.action) in labels
    )


def panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """Who plays with whom, card points, the last trick, prices."""
    return panel_words.panel(view, speech)


def picker(view: View, speech: Speech) -> Picker | None:
    """The games that may be announced, where there are too many for buttons."""
    return prompts.picker(view, speech)


def summary_of(score: Score, speech: Speech) -> tuple[Section, ...]:
    """Card points and tricks of all."""
    return panel_words.result_sections(score, speech)


def reason(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    return search_reason(reason, speech) or reason_words.reason_text(reason, view, speech)


def contract(contract: str, speech: Speech) -> str:
    """The name of what is played."""
    return contract_name(contract, speech)


def headline(score: Score, speech: Speech) -> str:
    """Who won or lost the deal."""
    return score_words.headline(score, speech)


def step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum."""
    return score_words.step_text(step, seat, score, speech)


def explanation(score: Score, speech: Speech) -> Text | None:
    """The answer to the question that the result raises most often, if it raises one."""
    return score_words.explanation(score, speech)


def event(event: Event, speech: Speech) -> str:
    """One sentence about an event."""
    translate = speech.translate
    match event:
        case DealScored(score):
            return headline(score, speech)
        case RamschBegun():
            return translate("Schafkopf", "This deal is a Ramsch: everyone plays for himself.")
        case PartnerRevealed(seat):
            mine = translate("Schafkopf", "All know now: you are the partner.")
            return words.of_seat(speech, seat, mine, translate("Schafkopf", "{seat} is the partner."))
        case CallForced(seat):
            return _forced(seat, speech)
        case CardsShown(seat, _) if seat is not None:
            mine = translate("Schafkopf", "You show the highest trumps: every trick is yours.")
            theirs = translate("Schafkopf", "{seat} shows the highest trumps and wins every trick.")
            return words.of_seat(speech, seat, mine, theirs)
        case ActionTaken(seat, action):
            return _action_told(seat, action, speech) or words.common_event(event, speech)
    return words.common_event(event, speech)


def amount(written: str, options: Options, speech: Speech) -> str:
    """Cents where the house plays for money."""
    if options.word("money") != "cents":
        return written
    return speech.translate("Schafkopf", "{amount} ct", "cents").format(amount=written)


def sheet_line(score: Score, speech: Speech) -> Row:
    """The game that was played, or the Ramsch."""
    return sheet_words.contract_line(contract(score.contract, speech), score.contract)


def sheet_foot(standing: Standing, options: Options, speech: Speech) -> tuple[Row, ...]:
    """The totals, and what lies in the stock."""
    total = sheet_words.total_row(standing.totals, Best.HIGHEST, speech)
    foot = (replace(total, values=tuple(amount(value, options, speech) for value in total.values)),)
    if isinstance(standing, SchafkopfStanding) and standing.stock:
        left = speech.translate("Schafkopf", "%n point(s) lie in the stock", None, standing.stock)
        return (*foot, Row(left, ()))
    return foot


def _forced(seat: Seat, speech: Speech) -> str:
    mine = speech.translate("Schafkopf", "Everyone passes: you hold {card} and must call an ace.")
    theirs = speech.translate("Schafkopf", "Everyone passes: {seat} holds {card} and must call an ace.")
    highest = card_object(Card(Suit.CLUBS, Rank.QUEEN), speech)
    return words.of_seat(speech, seat, mine, theirs).replace("{card}", highest)


def _action_told(seat: Seat, action: Action, speech: Speech) -> str:
    translate = speech.translate
    match action:
        case Pass():
            mine, theirs = translate("Schafkopf", "You pass."), translate("Schafkopf", "{seat} passes.")
            return words.of_seat(speech, seat, mine, theirs)
        case Announce(kind):
            mine, theirs = (
                translate("Schafkopf", "You announce {contract}."),
                translate("Schafkopf", "{seat} announces {contract}."),
            )
            return words.of_seat(speech, seat, mine, theirs).replace("{contract}", kind_name(kind, speech))
        case Declare(declaration) if declaration.called is not None:
            mine, theirs = translate("Schafkopf", "You call {card}."), translate("Schafkopf", "{seat} calls {card}.")
            return words.of_seat(speech, seat, mine, theirs).replace("{card}", card_object(declaration.called, speech))
        case Declare(declaration):
            mine, theirs = (
                translate("Schafkopf", "You play {contract}."),
                translate("Schafkopf", "{seat} plays {contract}."),
            )
            return words.of_seat(speech, seat, mine, theirs).replace("{contract}", game_name(declaration, speech))
        case ChooseRamsch() | ChooseStock():
            mine, theirs = (
                translate("Schafkopf", "You choose: {call}."),
                translate("Schafkopf", "{seat} chooses: {call}."),
            )
            return words.of_seat(speech, seat, mine, theirs).replace("{call}", said(action, speech))
        case Kontra() | Re():
            mine, theirs = translate("Schafkopf", "You say {call}."), translate("Schafkopf", "{seat} says {call}.")
            return words.of_seat(speech, seat, mine, theirs).replace("{call}", said(action, speech))
        case Knock():
            mine, theirs = translate("Schafkopf", "You knock."), translate("Schafkopf", "{seat} knocks.")
            return words.of_seat(speech, seat, mine, theirs)
    return ""
