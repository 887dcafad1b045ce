"""What the table shows and speaks of seats and cards, put together from a view and the game's words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.people import AVATARS
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.card_names import card_name
from ramsch_desktop.ui.parts.badge import BadgeFace
from ramsch_desktop.ui.parts.counter import Counter
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.table.choosing import Choice
from ramsch_desktop.ui.table.hand_view import HandCard
from ramsch_desktop.ui.table.seats_view import SeatFace
from ramsch_desktop.ui.table.sorting import Sorting, sort_hand


def seat_face(view: View, seat: Seat, narrator: Narrator, pictures: Pictures, turn: str) -> SeatFace:
    """What is shown of a seat; ``turn`` are the words at the badge of the seat that moves."""
    speech, words = narrator.speech, narrator.game.words
    counter = words.counter(view, seat, speech)
    count = view.table.counts[seat]
    badge = BadgeFace(
        name=speech.name(seat),
        second=words.seat_line(view, seat, speech),
        turn=turn,
        dealer=seat == view.table.dealer,
        out=seat not in view.table.active,
        counter=None if counter is None else Counter(int(counter.title), counter.note),
        cards_left=count if view.seats > 4 and seat != view.seat else None,
    )
    return SeatFace(badge, pictures.avatar(AVATARS[seat]), count, open_cards(view, seat))


def open_cards(view: View, seat: Seat) -> tuple[str, ...]:
    """The cards of another seat that lie open: all it holds, as with an ouvert game."""
    shown = {card for owner, cards in view.table.shown if owner == seat for card in cards}
    held = shown - set(view.table.played())
    if seat == view.seat or len(held) != view.table.counts[seat]:
        return ()
    return tuple(card.code for card in sort_hand(tuple(held), view.order, Sorting.ALTERNATING))


def hand_card(view: View, code: str, narrator: Narrator, choice: Choice, chosen: tuple[str, ...]) -> HandCard:
    """A card of the own hand: its name, whether it may be played, what it is called."""
    translate, speech, words = QCoreApplication.translate, narrator.speech, narrator.game.words
    card = parse_card(code)
    name, refusal = card_name(card, speech), dict(view.refusals).get(card)
    tab, note = words.mark(card, view, speech), words.mark_note(card, view, speech)
    if refusal is not None:
        text = words.refusal(refusal, view, speech)
        off = translate("TableView", "{card}, not allowed").format(card=name)
        return HandCard(code, off, f"{text.title} {text.note}".strip(), tab, note)
    if choice.play_of(code):
        name = translate("TableView", "{card}, playable").format(card=name)
    said = translate("TableView", "chosen") if code in chosen else ""
    return HandCard(code, name, ", ".join(part for part in (said, tab) if part), tab, note)
