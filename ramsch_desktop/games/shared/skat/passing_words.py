"""Passing the skat, conceding and claiming in words."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Speech, Text
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared import words
from ramsch_desktop.games.shared.skat.events import SkatShown
from ramsch_desktop.games.shared.skat.passing import PassOn, Push, TakeSkat
from ramsch_desktop.games.shared.skat.play import Claim, Concede


def passing_action(action: Action, view: View, speech: Speech) -> str:
    """The button of an action of the passing round, or one that ends the deal; empty for any other."""
    translate = speech.translate
    match action:
        case TakeSkat():
            return translate("Passing", "Take the skat")
        case Push():
            return translate("Passing", "Push on unseen")
        case PassOn():
            last = _is_last(view)
            return translate("Passing", "Lay away 2 cards") if last else translate("Passing", "Pass on 2 cards")
        case Concede():
            return translate("Passing", "Concede")
        case Claim():
            return translate("Passing", "The rest is mine")
    return ""


def _is_last(view: View) -> bool:
    return view.to_move == view.table.active[-1]


def passing_prompt(view: View, speech: Speech) -> str:
    """What the passing round asks, or whom it waits for; empty in any other phase."""
    translate = speech.translate
    if view.phase not in ("PushOrTake", "PassingOn") or view.to_move is None:
        return ""
    if view.to_move != view.seat:
        waiting = {
            "PushOrTake": translate("Passing", "{seat} takes the skat or pushes it on"),
            "PassingOn": translate("Passing", "{seat} chooses two cards"),
        }
        return waiting[view.phase].format(seat=speech.name(view.to_move))
    if view.phase == "PushOrTake":
        return translate("Passing", "Take the skat, or push it on unseen?")
    if _is_last(view):
        return translate("Passing", "Choose two cards to lay away")
    return translate("Passing", "Choose two cards to pass on")


def passing_refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be passed on, or not be played."""
    if refusal.rule == "jack_stays":
        translate = speech.translate
        return Text(translate("Passing", "Jacks may not be passed on."))
    return words.follow_refusal(refusal, view, speech)


def ending_said(action: Action, speech: Speech) -> str:
    """What is said aloud with pushing, conceding and claiming."""
    translate = speech.translate
    match action:
        case Push():
            return translate("Passing", "I push.")
        case Concede():
            return translate("Passing", "I concede.")
        case Claim():
            return translate("Passing", "The rest is mine.")
    return ""


def ending_event(seat: Seat, action: Action, speech: Speech) -> str:
    """One sentence about pushing, conceding or claiming; empty for any other action."""
    translate = speech.translate
    match action:
        case Push():
            mine = translate("Passing", "You push the skat on unseen.")
            return words.of_seat(speech, seat, mine, translate("Passing", "{seat} pushes the skat on unseen."))
        case Concede():
            mine, theirs = translate("Passing", "You concede."), translate("Passing", "{seat} concedes.")
            return words.of_seat(speech, seat, mine, theirs)
        case Claim():
            mine, theirs = translate("Passing", "You claim the rest."), translate("Passing", "{seat} claims the rest.")
            return words.of_seat(speech, seat, mine, theirs)
    return ""


def skat_shown_text(event: Event, speech: Speech) -> str:
    """What lay in the skat; empty for any other event."""
    if not isinstance(event, SkatShown):
        return ""
    text = speech.translate("Passing", "In the skat: {cards}.")
    return text.format(cards=words.cards_named(event.end, speech))
