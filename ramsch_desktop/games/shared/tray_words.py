"""The tray for cards that leave the hand, in words: laid into the skat, passed on, exchanged."""

from __future__ import annotations

from ramsch_desktop.engine.actions import CardsAction
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.on_felt import Tray
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View

PAIR = 2
"""Cards that are laid into the skat or passed on."""


def pair_tray(title: str, chosen: tuple[Card, ...], note: str, speech: Speech) -> Tray:
    """A tray for two cards; ``note`` stands below them once one lies there."""
    return Tray(title, chosen, PAIR, note if chosen else "", _pair_prompt(len(chosen), speech))


def _pair_prompt(count: int, speech: Speech) -> str:
    translate = speech.translate
    match count:
        case 1:
            return translate("Tray", "One more card")
        case 2:
            return translate("Tray", "Two cards chosen – click one again to take it back")
    return ""


def points_note(cards: tuple[Card, ...], speech: Speech) -> str:
    """ "4 + 10 = 14 card points": what cards on the tray count."""
    counted = speech.translate("Tray", "%n card point(s)", None, card_points(cards))
    return _summed(cards, counted, speech)


def own_points_note(cards: tuple[Card, ...], speech: Speech) -> str:
    """ "4 + 10 = 14 card points for you": what cards in the declarer's skat count."""
    counted = speech.translate("Tray", "%n card point(s) for you", None, card_points(cards))
    return _summed(cards, counted, speech)


def _summed(cards: tuple[Card, ...], counted: str, speech: Speech) -> str:
    if len(cards) < PAIR:
        return counted
    parts = " + ".join(str(card_points((card,))) for card in cards)
    return speech.translate("Tray", "{parts} = {sum}").format(parts=parts, sum=counted)


def passing_tray(view: View, chosen: tuple[Card, ...], speech: Speech) -> Tray:
    """Two cards for the next player, or from the last player for the skat."""
    translate, last = speech.translate, view.to_move == view.table.active[-1]
    title = translate("Tray", "Laid in the skat") if last else translate("Tray", "For the next player")
    return pair_tray(title, chosen, points_note(chosen, speech), speech)


def exchange_tray(view: View, chosen: tuple[Card, ...], speech: Speech) -> Tray | None:
    """Room for as many cards as may be exchanged; None where none may."""
    most = max((len(action.cards) for action in view.legal if isinstance(action, CardsAction)), default=0)
    if not most:
        return None
    title = speech.translate("Tray", "To exchange")
    note = speech.translate("Tray", "{count} of {most}").format(count=len(chosen), most=most)
    return Tray(title, chosen, most, note)
