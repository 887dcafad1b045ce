"""Ramsen in words."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import ActionTaken, Booked, CardsExchanged, DealScored, Event
from ramsch_desktop.engine.on_felt import NOTHING, OnFelt
from ramsch_desktop.engine.options import Option, Options, OptionValue
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Picker, Row, Section
from ramsch_desktop.engine.speech import Faces, Speech, Tag, Text
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsen.actions import Keep, Leave, Swap, SwapTrump
from ramsch_desktop.games.ramsen.events import CutSeen
from ramsch_desktop.games.ramsen.option_words import option_text, value_text
from ramsch_desktop.games.ramsen.panel import bars_text, permanent_name, permanent_place, ramsen_panel, stakes
from ramsch_desktop.games.ramsen.trumps import PERMANENT
from ramsch_desktop.games.shared import joining_words, sheet_words, tray_words, words
from ramsch_desktop.games.shared.card_names import card_object
from ramsch_desktop.games.shared.joining_reasons import joining_reason
from ramsch_desktop.games.shared.search_words import search_reason
from ramsch_desktop.games.shared.stake_words import has_dropped
from ramsch_desktop.games.shared.words import cards_listed, names_listed, of_seat


def group(group: str, speech: Speech) -> str:
    """The heading of a group of options."""
    translate = speech.translate
    return {
        "table": translate("Ramsen", "Table"),
        "rules": translate("Ramsen", "Rules"),
        "match": translate("Ramsen", "Match"),
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
        case Keep():
            return translate("Ramsen", "Keep the card")
        case Leave():
            return translate("Ramsen", "Leave it in the pack")
        case Swap(()):
            return translate("Ramsen", "Keep all cards")
        case Swap(cards):
            return translate("Ramsen", "Exchange %n card(s)", None, len(cards))
        case SwapTrump():
            return translate("Ramsen", "Take the trump card")
    return joining_words.joining_button(action, speech)


def said(action: Action, speech: Speech) -> str:
    """What a player says aloud with an action."""
    match action:
        case Keep():
            return speech.translate("Ramsen", "I keep it.")
        case Leave():
            return speech.translate("Ramsen", "I leave it.")
    return joining_words.joining_said(action, speech)


def prompt(view: View, speech: Speech) -> str:
    """What the table asks."""
    translate = speech.translate
    if view.phase == "Joining" or view.to_move is None:
        return joining_words.joining_prompt(view, speech)
    mine = view.to_move == view.seat
    name = speech.name(view.to_move)
    if view.phase == "Cutting":
        if mine:
            return translate("Ramsen", "Do you keep the card that you saw at the cut?")
        return translate("Ramsen", "{seat} looks at the card of the cut").format(seat=name)
    if view.phase == "Swapping":
        if mine:
            return _exchange_prompt(view, speech)
        return translate("Ramsen", "{seat} chooses cards to exchange").format(seat=name)
    return joining_words.duty_prompt(view, speech)


def _exchange_prompt(view: View, speech: Speech) -> str:
    most = max((len(a.cards) for a in view.legal if isinstance(a, Swap)), default=0)
    if not most:
        return speech.translate("Ramsen", "You may exchange one card for the trump card")
    return speech.translate("Ramsen", "Choose up to %n card(s) to exchange", None, most)


def refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be played; a permanent trump is no card of the suit whose sign it bears."""
    text = joining_words.duty_refusal(refusal, view, speech)
    if refusal.rule == "always_trump":
        note = speech.translate("Ramsen", "This card is always a trump, and never a card of its suit.")
        return Text(text.title, note)
    signs = tuple(card for card in view.hand if card in PERMANENT and Group(card.suit) is words.led_group(view))
    if refusal.rule == "must_trump" and signs:
        note = speech.translate("Ramsen", "Always trumps, and never cards of their suit: {cards}.")
        return Text(text.title, note.format(cards=words.cards_named(signs, speech)))
    return text


def reason(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    translate = speech.translate
    own = {
        "keep_cut": translate("Ramsen", "This card is a trump whatever suit is turned up: keep it."),
        "keep_ace": _ace_text(speech),
        "leave_cut": translate("Ramsen", "This card is not worth losing the exchange."),
        "exchange": translate("Ramsen", "Keep the trumps and exchange {cards}."),
        "take_turned": translate("Ramsen", "The turned-up card is a trump: give {cards} for it."),
        "keep_all": translate("Ramsen", "These cards are good as they are."),
        "do_not_commit": translate("Ramsen", "Whoever exchanges must play, and these cards are too weak."),
    }
    if reason.rule in own:
        return own[reason.rule].replace("{cards}", cards_listed(reason.cards, speech))
    return search_reason(reason, speech) or joining_reason(reason, speech)


def _ace_text(speech: Speech) -> str:
    """Why an ace is kept at the cut; German calls it another name on each deck."""
    if speech.faces is Faces.GERMAN:
        return speech.translate("Ramsen", "An ace is worth more than the exchange, and may become the best trump.")
    return speech.translate("Ramsen", "This ace is worth more than the exchange, and may become the best trump.")


def contract(contract: str, speech: Speech) -> str:
    """What became of the deal."""
    translate = speech.translate
    return {
        "ramsen": translate("Ramsen", "Ramsen"),
        "lone": translate("Ramsen", "A single player"),
        "void": translate("Ramsen", "Nobody plays"),
    }[contract]


def headline(score: Score, speech: Speech) -> str:
    """Who did best in the deal."""
    translate = speech.translate
    if not score.winners:
        return translate("Ramsen", "Nobody plays")
    winner = score.winners[0]
    if score.contract == "lone":
        mine, theirs = translate("Ramsen", "You alone play"), translate("Ramsen", "{seat} alone plays")
        return of_seat(speech, winner, mine, theirs)
    if any(step.rule == "last_bar" for step in score.sums[winner]):
        mine = translate("Ramsen", "You draw your last bar")
        return of_seat(speech, winner, mine, translate("Ramsen", "{seat} draws the last bar"))
    if len(score.winners) == 1:
        mine = translate("Ramsen", "You take the most tricks")
        return of_seat(speech, winner, mine, translate("Ramsen", "{seat} takes the most tricks"))
    return translate("Ramsen", "Most tricks: {names}").format(names=names_listed(score.winners, speech))


def step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum of a seat."""
    translate = speech.translate
    tricks = translate("Ramsen", "%n trick(s)", None, score.tricks[seat])
    return {
        "trick": Text(translate("Ramsen", "Trick"), translate("Ramsen", "one bar")),
        "tricks": Text(translate("Ramsen", "Tricks"), tricks),
        "last_bar": Text(translate("Ramsen", "The last bar"), tricks),
        "no_trick": Text(translate("Ramsen", "No trick"), translate("Ramsen", "one more cross")),
        "no_cross": Text(translate("Ramsen", "No trick"), translate("Ramsen", "the match is over: no more crosses")),
        "cap": Text(translate("Ramsen", "Highest number of crosses"), translate("Ramsen", "no more are added")),
        "lone": Text(translate("Ramsen", "The only player"), translate("Ramsen", "credited without play")),
    }[step.rule]


def explanation(score: Score, speech: Speech) -> Text | None:
    """Why a deal ends early or a player alone is credited."""
    translate = speech.translate
    rules = {step.rule for steps in score.sums for step in steps}
    if "last_bar" in rules and sum(score.tricks) < 5:
        return Text(
            translate("Ramsen", "Why is the deal over?"),
            translate("Ramsen", "The match ends with the trick that makes the last bar; the rest is not played."),
        )
    if "no_cross" in rules:
        return Text(
            translate("Ramsen", "Why no more crosses?"),
            translate("Ramsen", "The trick that makes the last bar ends the match before crosses are added."),
        )
    if "cap" in rules:
        return Text(
            translate("Ramsen", "Why no full cross?"),
            translate("Ramsen", "The house rules limit the open crosses, so that every match comes to an end."),
        )
    if "lone" in rules:
        return Text(
            translate("Ramsen", "Why without play?"),
            translate("Ramsen", "Everyone else dropped out, so the tricks are credited."),
        )
    return None


def event(event: Event, speech: Speech) -> str:
    """One sentence about an event."""
    translate = speech.translate
    match event:
        case DealScored(score):
            return headline(score, speech)
        case CutSeen(seat, cards) if seat is not None:
            return _cut_text(seat, cards[0], speech)
        case ActionTaken(seat, Keep()):
            mine, theirs = translate("Ramsen", "You keep the card."), translate("Ramsen", "{seat} keeps the card.")
            return of_seat(speech, seat, mine, theirs)
        case ActionTaken(seat, Leave()):
            mine, theirs = translate("Ramsen", "You leave the card."), translate("Ramsen", "{seat} leaves the card.")
            return of_seat(speech, seat, mine, theirs)
        case CardsExchanged(seat, cards) if seat is not None and cards:
            mine = translate("Ramsen", "You exchange %n card(s).", None, len(cards))
            return of_seat(speech, seat, mine, translate("Ramsen", "{seat} exchanges %n card(s).", None, len(cards)))
        case Booked(seat, step, total):
            return _booked_text(seat, step, int(total), speech)
    return joining_words.joining_event(event, speech)


def _cut_text(seat: Seat, card: Card | None, speech: Speech) -> str:
    if card is None:
        return speech.translate("Ramsen", "{seat} cuts and looks at a card.").format(seat=speech.name(seat))
    return speech.translate("Ramsen", "You cut and see {card}.").format(card=card_object(card, speech))


def _booked_text(seat: Seat, step: ScoreStep, total: int, speech: Speech) -> str:
    translate = speech.translate
    match step.rule:
        case "no_trick":
            mine = translate("Ramsen", "You take no trick: one more cross.")
            return of_seat(speech, seat, mine, translate("Ramsen", "{seat} takes no trick: one more cross."))
        case "cap":
            return translate("Ramsen", "There are no more crosses than the house rules allow.")
    mine = translate("Ramsen", "You draw a bar: %n to go.", None, total)
    return of_seat(speech, seat, mine, translate("Ramsen", "{seat} draws a bar: %n to go.", None, total))


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """Whether a seat plays, what it exchanged, or its tricks."""
    return joining_words.joining_seat_line(view, seat, speech)


def counter(view: View, seat: Seat, speech: Speech) -> Text | None:
    """What a seat has still to go."""
    total = int(view.table.running(view.standing.totals)[seat])
    return Text(str(total), bars_text(total, speech))


def tag(view: View, speech: Speech) -> Tag | None:
    """Everyone plays for himself: nobody has a contract."""
    return None


def status(view: View, speech: Speech) -> str:
    """The deal and the trump suit."""
    return joining_words.trump_status(view, speech)


def mark(card: Card, view: View, speech: Speech) -> str:
    """The name of a permanent trump."""
    return permanent_name(card, view, speech)


def mark_note(card: Card, view: View, speech: Speech) -> str:
    """What the name of a permanent trump means, for whoever points at it."""
    return permanent_place(card, speech)


def middle(view: View, speech: Speech) -> CardLine | None:
    """The card of the cut, which only the cutter sees; later the talon and the turned-up card."""
    if view.phase == "Cutting":
        seen = next((event.cards for event in view.events if isinstance(event, CutSeen)), ())
        return CardLine("", seen, speech.translate("Ramsen", "The card of the cut"))
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
    return ramsen_panel(view, speech)


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
