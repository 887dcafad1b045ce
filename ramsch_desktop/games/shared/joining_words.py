"""Sentences of Ramsen and Rams: staying in, exchanging, the turned-up trump, the duties to trump and to beat."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Suit
from ramsch_desktop.engine.events import (
    ActionTaken,
    CardsExchanged,
    CardsLaidAway,
    CardsTaken,
    Event,
    TrickTaken,
    TrumpTurned,
    TurnedCardTaken,
)
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Measure, SeatShare, Shares
from ramsch_desktop.engine.speech import Faces, Speech, Text
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared import words
from ramsch_desktop.games.shared.card_names import card_name, card_object
from ramsch_desktop.games.shared.joining_bot import exchanged, staying
from ramsch_desktop.games.shared.words import of_seat

MOST_BARS: Final = 4
"""Tables up to this size have room for bars above their hands, which name the tricks as well."""


def trump_suit_text(suit: Suit, speech: Speech) -> str:
    """ "Hearts are trumps", a sentence of its own for each suit of each deck."""
    translate = speech.translate
    german = speech.faces is Faces.GERMAN
    match suit:
        case Suit.CLUBS:
            return translate("Joining", "Acorns are trumps") if german else translate("Joining", "Clubs are trumps")
        case Suit.SPADES:
            if speech.bavarian:
                return translate("Joining", "Leaves are trumps", "Bavarian")
            return translate("Joining", "Leaves are trumps") if german else translate("Joining", "Spades are trumps")
        case Suit.HEARTS:
            if german:
                return translate("Joining", "Hearts are trumps", "German-suited")
            return translate("Joining", "Hearts are trumps")
        case Suit.DIAMONDS:
            return translate("Joining", "Bells are trumps") if german else translate("Joining", "Diamonds are trumps")


def must_trump_text(group: Group, speech: Speech) -> str:
    """ "You have no clubs: you must play a trump.", a sentence of its own for each suit of each deck."""
    translate = speech.translate
    german = speech.faces is Faces.GERMAN
    match group:
        case Group.CLUBS:
            if german:
                return translate("Joining", "You have no acorns: you must play a trump.")
            return translate("Joining", "You have no clubs: you must play a trump.")
        case Group.SPADES:
            if speech.bavarian:
                return translate("Joining", "You have no leaves: you must play a trump.", "Bavarian")
            if german:
                return translate("Joining", "You have no leaves: you must play a trump.")
            return translate("Joining", "You have no spades: you must play a trump.")
        case Group.HEARTS:
            if german:
                return translate("Joining", "You have no hearts: you must play a trump.", "German-suited")
            return translate("Joining", "You have no hearts: you must play a trump.")
        case _:
            if german:
                return translate("Joining", "You have no bells: you must play a trump.")
            return translate("Joining", "You have no diamonds: you must play a trump.")


def duty_refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card that does not follow, trump or beat may not be played."""
    held = words.held_text(refusal.instead, speech)
    match refusal.rule:
        case "must_trump":
            group = words.led_group(view)
            return Text(must_trump_text(group if group is not None else Group.TRUMP, speech), held)
        case "must_beat":
            return Text(speech.translate("Joining", "You can beat the trick, so you must."), held)
    return words.follow_refusal(refusal, view, speech)


def joining_prompt(view: View, speech: Speech) -> str:
    """Asks who plays."""
    translate = speech.translate
    if view.to_move is None:
        return ""
    if view.to_move != view.seat:
        return translate("Joining", "{seat} decides whether to play").format(seat=speech.name(view.to_move))
    if len(view.legal) == 1:
        return translate("Joining", "You must play this deal")
    return translate("Joining", "Do you stay in?")


def duty_prompt(view: View, speech: Speech) -> str:
    """What trick play asks where trumping and beating are duties."""
    refused = {refusal.rule for _, refusal in view.refusals}
    group = words.led_group(view)
    if view.to_move == view.seat and group is not None:
        if "must_beat" in refused:
            return speech.translate("Joining", "Your turn – you must beat the trick")
        if "must_trump" in refused:
            return must_trump_text(group, speech).removesuffix(".")
    return words.play_prompt(view, speech)


def joining_button(action: Action, speech: Speech) -> str:
    """The buttons of staying and dropping out, else those of every game."""
    match action:
        case Stay():
            return speech.translate("Joining", "Stay in")
        case Drop():
            return speech.translate("Joining", "Drop out")
    return words.common_action(action, speech)


def joining_said(action: Action, speech: Speech) -> str:
    """What a player says aloud."""
    match action:
        case Stay():
            return speech.translate("Joining", "I stay in.")
        case Drop():
            return speech.translate("Joining", "I drop out.")
    return ""


def joining_event(event: Event, speech: Speech) -> str:
    """One sentence about an event; the cards that an exchange moves are not told a second time."""
    translate = speech.translate
    match event:
        case ActionTaken(seat, Stay()):
            return of_seat(speech, seat, translate("Joining", "You stay in."), translate("Joining", "{seat} stays in."))
        case ActionTaken(seat, Drop()):
            mine, theirs = translate("Joining", "You drop out."), translate("Joining", "{seat} drops out.")
            return of_seat(speech, seat, mine, theirs)
        case TrumpTurned(card):
            return translate("Joining", "The trump card is the {card}.").format(card=card_name(card, speech))
        case TurnedCardTaken(seat, card):
            mine = translate("Joining", "You take {card}, the turned-up card.")
            theirs = translate("Joining", "{seat} takes {card}, the turned-up card.")
            return of_seat(speech, seat, mine, theirs).replace("{card}", card_object(card, speech))
        case CardsExchanged(seat, ()) if seat is not None:
            mine, theirs = translate("Joining", "You keep all cards."), translate("Joining", "{seat} keeps all cards.")
            return of_seat(speech, seat, mine, theirs)
        case CardsTaken() | CardsLaidAway():
            return ""
        case TrickTaken(winner, _):
            return trick_text(winner, speech)
    return words.common_event(event, speech)


def joining_seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """Whether a seat plays, what it exchanged while that binds it or is news, or its tricks."""
    translate = speech.translate
    if view.table.said_by(seat)[-1:] == (Drop(),):
        return translate("Joining", "drops out")
    if view.phase == "TrickPlay" or view.table.score is not None:
        return words.tricks_text(view.table.trick_counts()[seat], speech)
    stays = seat in staying(view)
    news = view.phase == "Swapping" or (view.phase == "Joining" and not stays)
    if news and (moved := _exchange_line(view, seat, speech)):
        return moved
    return translate("Joining", "plays") if stays else words.common_seat_line(view, seat, speech)


def _exchange_line(view: View, seat: Seat, speech: Speech) -> str:
    """What a seat exchanged, empty before it was asked."""
    translate, swaps = speech.translate, exchanged(view)
    if swaps.get(seat):
        return translate("Joining", "exchanges %n", None, swaps[seat])
    if view.table.turned_to == seat:
        return translate("Joining", "takes trump")
    return translate("Joining", "keeps all") if seat in swaps else ""


def trump_status(view: View, speech: Speech) -> str:
    """ "Deal 4 · Hearts are trumps" for the header."""
    deal = words.deal_status(view, speech)
    if view.table.turned is None:
        return deal
    both = speech.translate("Joining", "{deal} · {trumps}")
    return both.format(deal=deal, trumps=trump_suit_text(view.table.turned.suit, speech))


def talon_in_middle(view: View, speech: Speech) -> CardLine | None:
    """The talon with the turned-up card beside it, until the first card is played."""
    turned = view.table.turned
    if turned is None or view.phase not in ("Joining", "Swapping"):
        return None
    shown = () if view.table.turned_to is not None else (turned,)
    left = talon_text(len(view.table.talon), speech)
    both = speech.translate("Joining", "{left} · {trumps}")
    return CardLine(
        "", (*view.table.talon, *shown), both.format(left=left, trumps=trump_suit_text(turned.suit, speech))
    )


def talon_text(count: int, speech: Speech) -> str:
    """How many cards the talon has, or that it is empty."""
    if not count:
        return speech.translate("Joining", "the talon is empty")
    return speech.translate("Joining", "%n card(s) in the talon", None, count)


def last_plain_trick(view: View, speech: Speech) -> tuple[CardLine, ...]:
    """The last complete trick and who took it; nothing before the first one."""
    if not view.table.tricks:
        return ()
    last = view.table.tricks[-1]
    return (CardLine(speech.translate("Joining", "Last trick"), last.trick.cards, trick_text(last.winner, speech)),)


def trick_shares(score: Score, speech: Speech) -> tuple[Shares, ...]:
    """A bar a seat with its tricks; nothing for a deal without play, or where so many hands need the room."""
    if not any(score.tricks) or len(score.tricks) > MOST_BARS:
        return ()
    shares = tuple(
        SeatShare(seat, speech.name(seat), count, words.tricks_text(count, speech))
        for seat, count in enumerate(score.tricks)
    )
    return (Shares(speech.translate("Joining", "Tricks"), shares, total=sum(score.tricks), measure=Measure.OTHER),)


def trick_text(winner: Seat, speech: Speech) -> str:
    """Who takes a trick, where card points do not count."""
    mine = speech.translate("Joining", "You take the trick.")
    return of_seat(speech, winner, mine, speech.translate("Joining", "{seat} takes the trick."))
