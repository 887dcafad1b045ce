"""The phases of Skat in words: buttons, bubbles, prompts and the spoken log."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action, Pass
from ramsch_desktop.engine.events import ActionTaken, CardsLaidAway, CardsShown, CardsTaken, Event
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared import words
from ramsch_desktop.games.shared.calls import Kontra, No, Re
from ramsch_desktop.games.shared.skat.contracts import SkatUse
from ramsch_desktop.games.shared.skat.events import AuctionWon, RamschBegun
from ramsch_desktop.games.shared.skat.game_words import declarer_text, game_name
from ramsch_desktop.games.shared.skat.passing_words import (
    ending_event,
    ending_said,
    passing_action,
    passing_prompt,
    skat_shown_text,
)
from ramsch_desktop.games.skat.actions import Bid, Declare, Discard, Hold, PlayHand, TakeSkat
from ramsch_desktop.games.skat.options import AllPass, rules_of
from ramsch_desktop.games.skat.picture import bidding_of, is_ramsch, picture


def action(action: Action, view: View, speech: Speech) -> str:
    """What the button of an action says."""
    translate = speech.translate
    match action:
        case Bid(value):
            alone = view.phase == "ForehandAlone"
            text = translate("Skat", "{value} – I play") if alone else translate("Skat", "Bid {value}")
            return text.format(value=value)
        case Hold():
            return translate("Skat", "Yes, {value}").format(value=bidding_of(view.table).bid)
        case TakeSkat() if not is_ramsch(view):
            return translate("Skat", "Pick up the skat")
        case PlayHand():
            return translate("Skat", "Play Hand")
        case Discard():
            return translate("Skat", "Lay away 2 cards")
        case Declare(declaration):
            return translate("Skat", "Announce {game}").format(game=game_name(declaration, speech))
    return _call(action, view, speech) or passing_action(action, view, speech) or words.common_action(action, speech)


def _call(action: Action, view: View, speech: Speech) -> str:
    translate = speech.translate
    match action:
        case Kontra():
            return translate("Skat", "Kontra")
        case Re():
            return translate("Skat", "Re")
        case No():
            is_declarer = picture(view).declarer == view.seat
            return translate("Skat", "No Re") if is_declarer else translate("Skat", "No Kontra")
    return ""


def said(action: Action, speech: Speech) -> str:
    """What a player says aloud with an action."""
    translate = speech.translate
    match action:
        case Bid(value):
            return translate("Skat", "{value}.").format(value=value)
        case Hold():
            return translate("Skat", "Yes.")
        case Pass():
            return translate("Skat", "Pass.")
        case PlayHand():
            return translate("Skat", "Hand.")
        case Declare(declaration):
            return translate("Skat", "{game}.").format(game=game_name(declaration, speech))
        case Kontra():
            return translate("Skat", "Kontra!")
        case Re():
            return translate("Skat", "Re!")
    return ending_said(action, speech)


def prompt(view: View, speech: Speech) -> str:
    """What the table asks of the reader, or whom it waits for."""
    if view.to_move is None:
        return ""
    if view.to_move != view.seat:
        return _waiting(view, view.to_move, speech)
    match view.phase:
        case "Auction":
            return _bidding_prompt(view, speech)
        case "ForehandAlone":
            return _alone_prompt(view, speech)
        case "Doubling":
            return _doubling_prompt(view, speech)
    return _declarer_prompt(view, speech) or passing_prompt(view, speech) or words.play_prompt(view, speech)


def _waiting(view: View, seat: Seat, speech: Speech) -> str:
    translate = speech.translate
    text = {
        "Auction": translate("Skat", "{seat} is to bid"),
        "ForehandAlone": translate("Skat", "{seat} decides whether to play"),
        "SkatChoice": translate("Skat", "{seat} decides about the skat"),
        "Discarding": translate("Skat", "{seat} lays two cards away"),
        "Declaring": translate("Skat", "{seat} chooses the game"),
        "Doubling": translate("Skat", "{seat} decides about doubling"),
    }.get(view.phase)
    if text is not None:
        return text.format(seat=speech.name(seat))
    return passing_prompt(view, speech) or words.play_prompt(view, speech)


def _bidding_prompt(view: View, speech: Speech) -> str:
    translate, bidding = speech.translate, bidding_of(view.table)
    if view.seat == bidding.holder:
        text = translate("Skat", "{seat} bids {value}. Do you hold it?")
        return text.format(seat=speech.name(bidding.bidder or 0), value=bidding.bid)
    if bidding.bids[view.seat]:
        text = translate("Skat", "{seat} holds {value}. Do you bid more?")
        return text.format(seat=speech.name(bidding.holder), value=bidding.bid)
    if bidding.bid:
        text = translate("Skat", "{seat} is in with {value}. Do you bid more?")
        return text.format(seat=speech.name(bidding.holder), value=bidding.bid)
    return translate("Skat", "Do you bid? 18 is the lowest number.")


def _alone_prompt(view: View, speech: Speech) -> str:
    if rules_of(view.options).all_pass is AllPass.RAMSCH:
        return speech.translate("Skat", "Both others pass. Do you play, or is it a Ramsch?")
    return speech.translate("Skat", "Both others pass. Do you play?")


def _declarer_prompt(view: View, speech: Speech) -> str:
    translate = speech.translate
    match view.phase:
        case "SkatChoice":
            return translate("Skat", "You play alone. Pick up the skat, or play Hand?")
        case "Discarding":
            return translate("Skat", "Choose two cards to lay away")
        case "Declaring":
            hand = picture(view).use is SkatUse.HAND
            return translate("Skat", "Hand: announce your game") if hand else translate("Skat", "Announce your game")
    return ""


def _doubling_prompt(view: View, speech: Speech) -> str:
    translate, now = speech.translate, picture(view)
    if now.declarer == view.seat:
        return translate("Skat", "Kontra is said. Do you answer Re?")
    if now.declarer is None or now.declaration is None:
        return ""
    text = translate("Skat", "{seat} plays {game}. Do you say Kontra?")
    return text.format(seat=speech.name(now.declarer), game=game_name(now.declaration, speech))


def event(event: Event, speech: Speech) -> str:
    """One sentence about an event for the spoken log; empty for what need not be said."""
    translate = speech.translate
    match event:
        case ActionTaken(seat, action):
            return _action_event(seat, action, speech)
        case AuctionWon(seat, bid):
            mine = translate("Skat", "You play alone; the bid is {value}.")
            theirs = translate("Skat", "{seat} plays alone; the bid is {value}.")
            return words.of_seat(speech, seat, mine, theirs).replace("{value}", str(bid))
        case RamschBegun():
            return translate("Skat", "Everyone passes: this deal is a Ramsch.")
        case CardsTaken(seat, _) if seat is not None:
            mine, theirs = translate("Skat", "You pick up the skat."), translate("Skat", "{seat} picks up the skat.")
            return words.of_seat(speech, seat, mine, theirs)
        case CardsLaidAway(seat, cards) if seat is not None:
            return words.laid_away_text(seat, len(cards), speech)
        case CardsShown(seat, _) if seat is not None:
            mine, theirs = translate("Skat", "Your cards lie open."), translate("Skat", "{seat}'s cards lie open.")
            return words.of_seat(speech, seat, mine, theirs)
    return skat_shown_text(event, speech) or words.common_event(event, speech)


def _action_event(seat: Seat, action: Action, speech: Speech) -> str:
    translate = speech.translate
    match action:
        case Bid(value):
            mine, theirs = translate("Skat", "You bid {value}."), translate("Skat", "{seat} bids {value}.")
            return words.of_seat(speech, seat, mine, theirs).replace("{value}", str(value))
        case Hold():
            return words.of_seat(speech, seat, translate("Skat", "You hold it."), translate("Skat", "{seat} holds it."))
        case PlayHand():
            mine = translate("Skat", "You play Hand, without the skat.")
            return words.of_seat(speech, seat, mine, translate("Skat", "{seat} plays Hand, without the skat."))
        case Declare(declaration):
            return declarer_text(seat, declaration, speech)
        case Kontra():
            return words.of_seat(
                speech, seat, translate("Skat", "You say Kontra."), translate("Skat", "{seat} says Kontra.")
            )
        case Re():
            return words.of_seat(speech, seat, translate("Skat", "You say Re."), translate("Skat", "{seat} says Re."))
    return ending_event(seat, action, speech) or words.common_event(ActionTaken(seat, action), speech)
