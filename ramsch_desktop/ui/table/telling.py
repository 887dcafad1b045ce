"""What the table shows and speaks of seats and cards, put together from a view and the game's words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.people import AVATARS
from ramsch_desktop.controller.table_controller import TablePicture
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.events import ActionTaken, CardsExchanged, Event, TurnedCardTaken
from ramsch_desktop.engine.phases.joining import Drop
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.table import Taken
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.card_names import card_name
from ramsch_desktop.games.shared.words import cards_named, exchange_said, take_said
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
        out=seat not in view.table.active or Drop() in view.table.said_by(seat),
        counter=None if counter is None else Counter(int(counter.title), counter.note),
        cards_left=count or None if _counts_cards(view) and seat != view.seat else None,
    )
    return SeatFace(badge, pictures.avatar(AVATARS[seat]), count, open_cards(view, seat))


def _counts_cards(view: View) -> bool:
    """Where no backs are drawn; before the first card is played all hold the same number."""
    return view.seats > 4 and bool(view.table.played())


def open_cards(view: View, seat: Seat) -> tuple[str, ...]:
    """The cards of another seat that lie open: all it holds, as with an ouvert game."""
    shown = {card for owner, cards in view.table.shown if owner == seat for card in cards}
    if not shown or seat == view.seat:
        return ()
    own = {play.card for trick in view.table.all_tricks() for play in trick.plays if play.seat == seat}
    held = shown - own
    # Who showed some of his cards may have laid them away since: a hand lies open if all that was played of it did too.
    whole = view.table.score is not None or own <= shown
    if not whole or len(held) != view.table.counts[seat]:
        return ()
    return tuple(card.code for card in sort_hand(tuple(held), view.order, Sorting.ALTERNATING))


@dataclass(frozen=True)
class Marks:
    """Which cards are raised and why: chosen ones, of ``most`` that can be, and those that a hint names."""

    chosen: tuple[str, ...] = ()
    hinted: tuple[str, ...] = ()
    most: int = 0

    def of(self, code: str) -> list[str]:
        """What is said of a card for its marks."""
        translate = QCoreApplication.translate
        said = [translate("TableView", "hint")] if code in self.hinted else []
        if code in self.chosen and self.most > 1:
            counted = translate("TableView", "chosen, {number} of {most}")
            said.append(counted.format(number=self.chosen.index(code) + 1, most=self.most))
        elif code in self.chosen:
            said.append(translate("TableView", "chosen"))
        return said


@dataclass(frozen=True)
class Said:
    """What a seat says."""

    seat: Seat
    words: str


def said_at_table(event: Event, view: View, narrator: Narrator) -> Said | None:
    """What a seat says with an event, None if nothing is said: who took the trump card does not keep all his cards."""
    match event:
        case CardsExchanged(seat, ()) if seat is not None and seat == view.table.turned_to:
            return None
        case ActionTaken(seat, action):
            said = Said(seat, narrator.game.words.said(action, narrator.speech))
        case CardsExchanged(seat, cards) if seat is not None:
            said = Said(seat, exchange_said(len(cards), narrator.speech))
        case TurnedCardTaken(seat, _):
            said = Said(seat, take_said(narrator.speech))
        case _:
            return None
    return said if said.words else None


def choice_told(codes: tuple[str, ...], narrator: Narrator) -> str:
    """The chosen cards in one sentence."""
    if not codes:
        return QCoreApplication.translate("TableView", "No card is chosen.")
    cards = cards_named(tuple(parse_card(code) for code in codes), narrator.speech)
    return QCoreApplication.translate("TableView", "Chosen: {cards}.").format(cards=cards)


def hand_card(view: View, code: str, narrator: Narrator, choice: Choice, marks: Marks) -> HandCard:
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
    return HandCard(code, name, ", ".join(part for part in (*marks.of(code), tab) if part), tab, note)


def play_told(seat: Seat, code: str, narrator: Narrator) -> str:
    """A card of the trick and who played it."""
    translate, card = QCoreApplication.translate, card_name(parse_card(code), narrator.speech)
    if seat == narrator.speech.me:
        return translate("TableView", "{card}, played by you").format(card=card)
    return translate("TableView", "{card}, played by {name}").format(card=card, name=narrator.speech.name(seat))


def another_decision(old: TablePicture, new: TablePicture) -> bool:
    """Whether something else is asked, or something happened, also in another match where as much had happened."""
    before, now = old.view, new.view
    return (before.legal, before.hand, before.events) != (now.legal, now.hand, now.events)


def last_winner(view: View) -> Seat | None:
    """Who took the last complete trick."""
    taken: tuple[Taken, ...] = view.table.tricks
    return taken[-1].winner if taken else None
