"""What lies on the felt in Skat: the ladder of bids, the tray of the skat, the chips of Kontra and Re."""

from __future__ import annotations

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import ActionTaken
from ramsch_desktop.engine.on_felt import Ladder, OnFelt, OtherSort, Rung, RungState, SeatChip, Tray
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared import tray_words
from ramsch_desktop.games.shared.calls import Kontra, Re
from ramsch_desktop.games.shared.skat.contracts import GameKind, SkatUse
from ramsch_desktop.games.shared.words import joined
from ramsch_desktop.games.skat import table_words
from ramsch_desktop.games.skat.actions import Bid
from ramsch_desktop.games.skat.picture import Bidding, bidding_of, own_laid_away, picture
from ramsch_desktop.games.skat.setting import BID_VALUES, LOWEST_BID, Turn

SAID_SHOWN, LATER_SHOWN = 4, 2
"""How many numbers before and after the present one are shown."""


def on_felt(view: View, chosen: tuple[Card, ...], speech: Speech) -> OnFelt:
    """The ladder while bids are made, the tray while the reader has the skat, then chips."""
    match view.phase:
        case "Auction" | "ForehandAlone":
            return OnFelt(ladder=_ladder(view, speech), sort=_null_sort(view, speech))
        case "SkatChoice" | "Discarding" | "Declaring" if view.to_move == view.seat:
            return OnFelt(tray=_tray(view, chosen, speech), sort=_null_sort(view, speech))
        case "PassingOn" if view.to_move == view.seat:
            return OnFelt(tray=tray_words.passing_tray(view, chosen, speech))
    return OnFelt(chips=call_chips(view, speech))


def _null_sort(view: View, speech: Speech) -> OtherSort | None:
    """Ranks in their natural order, for whoever weighs a Null."""
    if not view.hand:
        return None
    translate = speech.translate
    return OtherSort(translate("Skat", "Sort for Null"), translate("Skat", "Sort for trumps"), GameKind.NULL.order)


def call_chips(view: View, speech: Speech) -> tuple[SeatChip, ...]:
    """A chip at the seat that said Kontra, and at the one that answered Re."""
    translate = speech.translate
    labels = {Kontra: translate("Skat", "Kontra"), Re: translate("Skat", "Re")}
    return tuple(
        SeatChip(said.seat, labels[type(said.action)], table_words.event(ActionTaken(said.seat, said.action), speech))
        for said in view.table.said
        if isinstance(said.action, Kontra | Re)
    )


# The ladder of bids


def _ladder(view: View, speech: Speech) -> Ladder:
    bidding = bidding_of(view.table)
    said = tuple(dict.fromkeys(s.action.value for s in view.table.said if isinstance(s.action, Bid)))
    mine, asked = _own_number(view, bidding), _asked_number(view, bidding)
    own = mine or asked
    before = tuple(value for value in said if value != own)
    later = [value for value in BID_VALUES if value > max(bidding.bid, own or 0)]
    rungs = (
        *(Rung(str(value), RungState.SAID) for value in before[-SAID_SHOWN:]),
        *([Rung(str(own), RungState.YOURS)] if own else []),
        *(Rung(str(value), RungState.LATER) for value in later[: LATER_SHOWN if own else LATER_SHOWN + 1]),
    )
    under, told = _own_words(mine, asked, speech)
    return Ladder(rungs, under, _who_answers(view, bidding, speech), _ladder_told(before, told, speech))


def _own_words(mine: int | None, asked: int | None, speech: Speech) -> tuple[str, str]:
    """What stands under the number that is the reader's, and what is said of it."""
    translate = speech.translate
    if mine is not None:
        return translate("Skat", "your bid"), translate("Skat", "Your next bid: {value}.").format(value=mine)
    if asked is not None:
        told = translate("Skat", "You are asked whether you hold {value}.").format(value=asked)
        return translate("Skat", "you are asked"), told
    return "", ""


def _own_number(view: View, bidding: Bidding) -> int | None:
    """The number that the reader names if he goes on; None if it is not for him to name one."""
    if view.phase == "ForehandAlone":
        return LOWEST_BID if view.seat == view.table.forehand else None
    names = view.seat == bidding.bidder and bidding.turn is Turn.BIDDER
    return bidding.next_bid if names else None


def _asked_number(view: View, bidding: Bidding) -> int | None:
    """The number that the reader is asked to hold."""
    asked = view.phase == "Auction" and view.seat == bidding.holder and bidding.turn is Turn.HOLDER
    return bidding.bid if asked else None


def _who_answers(view: View, bidding: Bidding, speech: Speech) -> str:
    translate, bidder, holder = speech.translate, bidding.bidder, bidding.holder
    if view.phase == "ForehandAlone" or bidder is None:
        return ""
    if bidder == view.seat:
        return translate("Skat", "You bid, {holder} answers").format(holder=speech.name(holder))
    if holder == view.seat:
        return translate("Skat", "{bidder} bids, you answer").format(bidder=speech.name(bidder))
    text = translate("Skat", "{bidder} bids, {holder} answers")
    return text.format(bidder=speech.name(bidder), holder=speech.name(holder))


def _ladder_told(said: tuple[int, ...], own: str, speech: Speech) -> str:
    translate = speech.translate
    if not said:
        return own or translate("Skat", "No number is bid so far.")
    numbers = joined([str(value) for value in said], translate)
    bids = translate("Skat", "Bid so far: {numbers}.").format(numbers=numbers)
    return " ".join((bids, own)) if own else bids


# The tray


def _tray(view: View, chosen: tuple[Card, ...], speech: Speech) -> Tray | None:
    translate = speech.translate
    if view.phase == "Discarding":
        note = tray_words.own_points_note(chosen, speech)
        return tray_words.pair_tray(translate("Skat", "Laid in the skat"), chosen, note, speech)
    if view.phase == "Declaring" and picture(view).use is SkatUse.TAKEN:
        away = own_laid_away(view)
        note = tray_words.own_points_note(away, speech)
        return Tray(translate("Skat", "Laid in the skat"), away, tray_words.PAIR, note)
    title = translate("Skat", "The skat lies face down")
    note = translate("Skat", "counts for you in the end")
    return Tray(title, view.table.talon, tray_words.PAIR, note)
