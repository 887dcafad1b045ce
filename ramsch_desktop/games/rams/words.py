"""Rams in words."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import Booked, CardsExchanged, CardsShown, DealScored, Event
from ramsch_desktop.engine.on_felt import NOTHING, OnFelt
from ramsch_desktop.engine.options import Option, Options, OptionValue
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Picker, Row, Section
from ramsch_desktop.engine.speech import Speech, Tag, Text
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.actions import Draw, TakeTrump
from ramsch_desktop.games.rams.option_words import option_text, value_text
from ramsch_desktop.games.rams.panel import points_text, rams_panel, stakes
from ramsch_desktop.games.rams.score_words import explanation_text, headline_text, step_text
from ramsch_desktop.games.shared import joining_words, sheet_words, tray_words
from ramsch_desktop.games.shared.joining_reasons import joining_reason
from ramsch_desktop.games.shared.search_words import search_reason
from ramsch_desktop.games.shared.stake_words import has_dropped
from ramsch_desktop.games.shared.words import cards_listed, held_text, of_seat


def group(group: str, speech: Speech) -> str:
    """The heading of a group of options."""
    translate = speech.translate
    return {
        "table": translate("Rams", "Table"),
        "match": translate("Rams", "Match"),
        "play": translate("Rams", "Draw and play"),
        "scoring": translate("Rams", "Scoring"),
    }[group]


def option(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    return option_text(option, speech)


def value(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option."""
    return value_text(option, value, speech)


def action(action: Action, view: View, speech: Speech) -> str:
    """What the button of an action says."""
    translate = speech.translate
    match action:
        case Draw(()):
            return translate("Rams", "Keep all cards")
        case Draw(cards):
            return translate("Rams", "Draw %n card(s)", None, len(cards))
        case TakeTrump():
            return translate("Rams", "Take the trump card")
    return joining_words.joining_button(action, speech)


def said(action: Action, speech: Speech) -> str:
    """What a player says aloud with an action."""
    return joining_words.joining_said(action, speech)


def prompt(view: View, speech: Speech) -> str:
    """What the table asks."""
    if view.phase == "Joining" or view.to_move is None:
        return joining_words.joining_prompt(view, speech)
    if view.phase == "Swapping":
        return _draw_prompt(view, view.to_move, speech)
    if view.to_move == view.seat and view.refusals:
        forced = _forced_prompt(view.refusals[0][1], speech)
        if forced:
            return forced
    return joining_words.duty_prompt(view, speech)


def _draw_prompt(view: View, to_move: Seat, speech: Speech) -> str:
    translate = speech.translate
    if to_move != view.seat:
        return translate("Rams", "{seat} chooses cards to draw").format(seat=speech.name(to_move))
    most = max((len(a.cards) for a in view.legal if isinstance(a, Draw)), default=0)
    if not most:
        return translate("Rams", "You may exchange one card for the trump card")
    return translate("Rams", "Choose up to %n card(s) to lay away and draw", None, most)


def _forced_prompt(refusal: Refusal, speech: Speech) -> str:
    translate = speech.translate
    return {
        "ace_leads": translate("Rams", "Your turn – lead the trump ace"),
        "queen_follows_king": translate("Rams", "Your turn – lead the trump queen"),
        "ace_covers_court": translate("Rams", "Your turn – play the trump ace"),
    }.get(refusal.rule, "")


def refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be played: the forced plays explain themselves."""
    translate = speech.translate
    forced = {
        "ace_leads": translate("Rams", "You hold the trump ace and must lead it."),
        "queen_follows_king": translate("Rams", "You won with the trump king: the trump queen must follow."),
        "ace_covers_court": translate("Rams", "A court card lies in the trick: the trump ace must cover it."),
    }
    if refusal.rule in forced:
        return Text(forced[refusal.rule], held_text(refusal.instead, speech))
    return joining_words.duty_refusal(refusal, view, speech)


def reason(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    translate = speech.translate
    own = {
        "draw": translate("Rams", "Keep trumps and aces and lay away {cards}."),
        "take_turned": translate("Rams", "The turned-up card is a trump: give {cards} for it."),
        "keep_all": translate("Rams", "These cards are good as they are."),
        "save_aces": translate("Rams", "Without a trick your aces are added: take the first trick you can."),
        "top_only": translate("Rams", "This card beats every other of its suit."),
        "win_high": translate("Rams", "The highest card wins most surely."),
        "stay_low": translate("Rams", "A higher card is still out: give a low one."),
    }
    if reason.rule in own:
        return own[reason.rule].replace("{cards}", cards_listed(reason.cards, speech))
    return search_reason(reason, speech) or joining_reason(reason, speech)


def contract(contract: str, speech: Speech) -> str:
    """What became of the deal."""
    translate = speech.translate
    return {
        "rams": translate("Rams", "Rams", "what a deal became: it was played"),
        "lone": translate("Rams", "A single player"),
        "void": translate("Rams", "Nobody plays"),
        "four_aces": translate("Rams", "Four aces"),
        "jacks": translate("Rams", "Jacks"),
        "one_suit": translate("Rams", "A hand of one suit"),
    }[contract]


def headline(score: Score, speech: Speech) -> str:
    """Who did best in the deal."""
    return headline_text(score, speech)


def step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum of a seat."""
    return step_text(step, seat, score, speech)


def explanation(score: Score, speech: Speech) -> Text | None:
    """The answer to the question that the result raises."""
    return explanation_text(score, speech)


def event(event: Event, speech: Speech) -> str:
    """One sentence about an event."""
    translate = speech.translate
    match event:
        case DealScored(score):
            return headline(score, speech)
        case CardsExchanged(seat, cards) if seat is not None and cards:
            mine = translate("Rams", "You draw %n card(s).", None, len(cards))
            return of_seat(speech, seat, mine, translate("Rams", "{seat} draws %n card(s).", None, len(cards)))
        case CardsShown(seat, cards) if seat is not None:
            mine, theirs = translate("Rams", "You show {cards}."), translate("Rams", "{seat} shows {cards}.")
            return of_seat(speech, seat, mine, theirs).replace("{cards}", cards_listed(cards, speech))
        case Booked(seat, step, _):
            mine = translate("Rams", "Your jacks write off %n point(s).", None, -int(step.value))
            theirs = translate("Rams", "The jacks of {seat} write off %n point(s).", None, -int(step.value))
            return of_seat(speech, seat, mine, theirs)
    return joining_words.joining_event(event, speech)


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """Whether a seat plays, what it exchanged, or its tricks."""
    return joining_words.joining_seat_line(view, seat, speech)


def counter(view: View, seat: Seat, speech: Speech) -> Text | None:
    """What a seat has still to go."""
    total = int(view.table.running(view.standing.totals)[seat])
    return Text(str(total), points_text(total, speech))


def tag(view: View, speech: Speech) -> Tag | None:
    """Everyone plays for himself: nobody has a contract."""
    return None


def status(view: View, speech: Speech) -> str:
    """The deal and the trump suit."""
    return joining_words.trump_status(view, speech)


def mark(card: Card, view: View, speech: Speech) -> str:
    """The trump ace, which carries duties."""
    return speech.translate("Rams", "Trump ace") if _is_trump_ace(card, view) else ""


def mark_note(card: Card, view: View, speech: Speech) -> str:
    """The duties of the trump ace, for whoever points at it."""
    if not _is_trump_ace(card, view):
        return ""
    return speech.translate("Rams", "It must be led, and cover a court card of trumps.")


def _is_trump_ace(card: Card, view: View) -> bool:
    turned = view.table.turned
    return turned is not None and card.rank is Rank.ACE and card.suit is turned.suit


def middle(view: View, speech: Speech) -> CardLine | None:
    """The talon and the turned-up card."""
    return joining_words.talon_in_middle(view, speech)


def on_felt(view: View, chosen: tuple[Card, ...], speech: Speech) -> OnFelt:
    """What is at stake while players stay in or drop out; the cards that are exchanged."""
    if view.phase == "Joining" and not has_dropped(view):
        return OnFelt(paper=stakes(view, speech))
    if view.phase == "Swapping" and view.to_move == view.seat:
        return OnFelt(tray=tray_words.exchange_tray(view, chosen, speech))
    return NOTHING


def panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """What stands beside the table."""
    return rams_panel(view, speech)


def picker(view: View, speech: Speech) -> Picker | None:
    """Buttons and the cards of the hand are enough."""
    return None


def summary_of(score: Score, speech: Speech) -> tuple[Section, ...]:
    """The tricks of all."""
    return joining_words.trick_shares(score, speech)


def amount(written: str, options: Options, speech: Speech) -> str:
    """Points have no unit."""
    return written


def sheet_line(score: Score, speech: Speech) -> Row:
    """Who did best in the deal, or what ended it."""
    return Row(headline(score, speech), ())


def sheet_foot(standing: Standing, options: Options, speech: Speech) -> tuple[Row, ...]:
    """What is still to go."""
    return sheet_words.to_go_foot(standing, speech)
