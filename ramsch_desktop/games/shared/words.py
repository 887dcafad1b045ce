"""Sentences that several games use: playing, following, tricks, Ramsch results.

Every function returns whole sentences in the present tense; "you" and another player have each their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from ramsch_desktop.engine.actions import Action, Pass, PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import (
    ActionTaken,
    CardPlayed,
    CardsLaidAway,
    CardsTaken,
    DealStarted,
    Event,
    SeenCards,
    TrickTaken,
    hidden,
)
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, CardSize, SeatShare
from ramsch_desktop.engine.speech import Speech, Text, Translate
from ramsch_desktop.engine.table import Taken
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.card_names import card_name, card_object
from ramsch_desktop.games.shared.suit_words import follow_prompt, must_follow_text

MINUS = "−"


def signed(points: Points) -> str:
    """A score with its sign: +48, −52, 0; halves as ½."""
    sign = "+" if points > 0 else MINUS if points < 0 else ""
    return sign + plain(abs(points))


def plain(points: Points) -> str:
    """A number with U+2212 for minus and ½ for a half."""
    size = abs(points)
    text = str(int(size)) + ("½" if size != int(size) else "")
    text = "½" if text == "0½" else text
    return MINUS + text if points < 0 else text


def listed(parts: list[str], speech: Speech) -> str:
    """Phrases joined as the language joins them: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    last_two = speech.translate("Words", "{first} and {second}").format(first=parts[-2], second=parts[-1])
    comma = speech.translate("Words", "{first}, {second}")
    for part in reversed(parts[:-2]):
        last_two = comma.format(first=part, second=last_two)
    return last_two


def joined(parts: Sequence[str], translate: Translate) -> str:
    """Phrases joined by commas: "a, b, c"."""
    comma = translate("Words", "{first}, {second}")
    return reduce(lambda first, second: comma.format(first=first, second=second), parts) if parts else ""


def cards_listed(cards: tuple[Card, ...], speech: Speech) -> str:
    """The cards as objects of a sentence, joined."""
    return listed([card_object(card, speech) for card in cards], speech)


def cards_named(cards: tuple[Card, ...], speech: Speech) -> str:
    """The bare names of the cards, joined, for a note, a list behind a colon, or the subject of a sentence."""
    return listed([card_name(card, speech) for card in cards], speech)


def names_listed(seats: tuple[Seat, ...], speech: Speech) -> str:
    """The names of the seats, joined, within a sentence; the reader is "you"."""
    return listed([_named(seat, speech) for seat in seats], speech)


def names_label(seats: tuple[Seat, ...], speech: Speech) -> str:
    """The names of the seats, joined, at the beginning of a label: "You and Hannelore"."""
    named = [_named(seat, speech) for seat in seats]
    if seats and seats[0] == speech.me:
        named[0] = speech.translate("Words", "You", "begins a label")
    return listed(named, speech)


def _named(seat: Seat, speech: Speech) -> str:
    return speech.translate("Words", "you") if seat == speech.me else speech.name(seat)


def card_points_text(count: int, speech: Speech) -> str:
    """ "52 card points", counted."""
    return speech.translate("Words", "%n card point(s)", None, count)


def tricks_text(count: int, speech: Speech) -> str:
    """ "3 tricks", counted."""
    return speech.translate("Words", "%n trick(s)", None, count)


def led_group(view: View) -> Group | None:
    """The group led to the trick on the table, None before a lead."""
    plays = view.table.trick.plays
    return view.order.group(plays[0].card) if plays else None


def held_text(cards: tuple[Card, ...], speech: Speech) -> str:
    """ "You hold the queen of spades and seven of spades."."""
    return speech.translate("Words", "You hold the {cards}.").format(cards=cards_named(cards, speech))


def follow_refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card that does not follow may not be played."""
    group = led_group(view)
    title = must_follow_text(group if group is not None else Group.TRUMP, speech)
    return Text(title, held_text(refusal.instead, speech) if len(refusal.instead) <= 3 else "")


def play_prompt(view: View, speech: Speech) -> str:
    """What trick play asks: lead, follow, or wait for somebody."""
    translate = speech.translate
    if view.to_move is None:
        return ""
    if view.to_move != view.seat:
        return translate("Words", "{seat} is to play").format(seat=speech.name(view.to_move))
    group = led_group(view)
    if group is None:
        return translate("Words", "Your turn – you lead")
    if view.refusals:
        return follow_prompt(group, speech)
    if len(view.hand) == 1:
        return translate("Words", "Your turn – your last card")
    return translate("Words", "Your turn – any card may be played")


def common_action(action: Action, speech: Speech) -> str:
    """The button of an action that every game has."""
    match action:
        case PlayCard(card):
            return speech.translate("Words", "Play {card}").format(card=card_object(card, speech))
        case Pass():
            return speech.translate("Words", "Pass")
    return str(action)


def common_event(event: Event, speech: Speech) -> str:
    """One sentence about an event that every game has; empty for one that need not be said."""
    translate = speech.translate
    match event:
        case DealStarted(dealer, _):
            return of_seat(speech, dealer, translate("Words", "You deal."), translate("Words", "{seat} deals."))
        case CardPlayed(seat, card):
            mine, theirs = translate("Words", "You play {card}."), translate("Words", "{seat} plays {card}.")
            return of_seat(speech, seat, mine, theirs).replace("{card}", card_object(card, speech))
        case TrickTaken(winner, trick):
            return _trick_text(winner, trick.points, speech)
        case ActionTaken(seat, Pass()):
            return of_seat(speech, seat, translate("Words", "You pass."), translate("Words", "{seat} passes."))
        case CardsTaken(seat, cards) if seat is not None:
            return taken_text(seat, len(cards), speech)
        case CardsLaidAway(seat, cards) if seat is not None:
            return laid_away_text(seat, len(cards), speech)
    return ""


def taken_text(seat: Seat, count: int, speech: Speech) -> str:
    """A seat takes cards, counted."""
    mine = speech.translate("Words", "You take %n card(s).", None, count)
    return of_seat(speech, seat, mine, speech.translate("Words", "{seat} takes %n card(s).", None, count))


def laid_away_text(seat: Seat, count: int, speech: Speech) -> str:
    """A seat lays cards away, counted."""
    mine = speech.translate("Words", "You lay away %n card(s).", None, count)
    return of_seat(speech, seat, mine, speech.translate("Words", "{seat} lays away %n card(s).", None, count))


def _trick_text(winner: Seat, points: int, speech: Speech) -> str:
    mine = speech.translate("Words", "You take the trick: %n card point(s).", None, points)
    theirs = speech.translate("Words", "{seat} takes the trick: %n card point(s).", None, points)
    return of_seat(speech, winner, mine, theirs)


def of_seat(speech: Speech, seat: Seat, mine: str, theirs: str) -> str:
    """The sentence for the reader or, with the name filled in for {seat}, for another player."""
    return mine if seat == speech.me else theirs.replace("{seat}", speech.name(seat))


def card_title(card: Card, speech: Speech) -> str:
    """The bare name of a card with a capital first letter, to begin a sentence or a label."""
    name = card_name(card, speech)
    return name[:1].upper() + name[1:]


def common_seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """The tricks of a seat once one was taken; before that its place at the table, or that it sits out."""
    translate = speech.translate
    table = view.table
    if seat not in table.active:
        return translate("Words", "sits out")
    if table.tricks or table.score is not None:
        return tricks_text(table.trick_counts()[seat], speech)
    return _hand_of(table.active.index(seat), len(table.active), speech)


def _hand_of(place: int, seats: int, speech: Speech) -> str:
    """Forehand, middlehand and rearhand of three; with more or fewer at the table only the first has a name."""
    translate = speech.translate
    names = [translate("Words", "forehand"), translate("Words", "middlehand"), translate("Words", "rearhand")]
    return names[place] if place == 0 or seats == len(names) else ""


def rounds_status(view: View, rounds: int, speech: Speech) -> str:
    """ "Round 2 · Deal 6 of 12" for a match of so many rounds."""
    deal, seats = view.standing.deals + 1, view.seats
    text = speech.translate("Words", "Round {round} · Deal {deal} of {deals}")
    return text.format(round=(deal - 1) // seats + 1, deal=deal, deals=rounds * seats)


def deal_status(view: View, speech: Speech) -> str:
    """ "Deal 6" for a match without a fixed length."""
    return speech.translate("Words", "Deal {deal}").format(deal=view.standing.deals + 1)


def exchange_said(count: int, speech: Speech) -> str:
    """What a player says who exchanges cards, perhaps none."""
    if not count:
        return speech.translate("Words", "I keep my cards.")
    return speech.translate("Words", "I exchange %n card(s).", None, count)


def take_said(speech: Speech) -> str:
    """What a player says who takes the turned-up trump card."""
    return speech.translate("Words", "I take the trump card.")


def skat_in_middle(view: View, speech: Speech) -> CardLine | None:
    """The skat, until it is taken or the first card is played, and what was passed on to the next player."""
    lying = view.table.talon or _passed_on(view)
    if not lying or view.phase in ("TrickPlay", "Finished"):
        return None
    return CardLine("", lying, speech.translate("Words", "Skat"))


def _passed_on(view: View) -> SeenCards:
    """Face down, also for who passed them on."""
    return hidden(view.table.laid_away[-1][1]) if view.phase == "PushOrTake" and view.table.laid_away else ()


def trick_caption(taken: Taken, speech: Speech) -> str:
    """ "Hannelore takes it · 10 card points"."""
    parts = speech.translate("Words", "{taker} · {points}")
    return parts.format(taker=taker_caption(taken, speech), points=card_points_text(taken.trick.points, speech))


def taker_caption(taken: Taken, speech: Speech) -> str:
    """ "Hannelore takes it"."""
    mine, theirs = speech.translate("Words", "You take it"), speech.translate("Words", "{seat} takes it")
    return of_seat(speech, taken.winner, mine, theirs)


def last_trick_section(
    view: View, speech: Speech, caption: Callable[[Taken, Speech], str] = trick_caption
) -> tuple[CardLine, ...]:
    """The last complete trick with what ``caption`` says of it; nothing before the first one."""
    if not view.table.tricks:
        return ()
    last = view.table.tricks[-1]
    shown = caption(last, speech)
    return (CardLine(speech.translate("Words", "Last trick"), last.trick.cards, shown, CardSize.LARGE),)


def share_of(seat: Seat, points: int, note: str, speech: Speech) -> SeatShare:
    """What a seat has of the card points, with the sentence that is spoken."""
    spoken = speech.translate("Words", "{name}: {points}")
    words = spoken.format(name=speech.name(seat), points=card_points_text(points, speech))
    return SeatShare(seat, speech.name(seat), points, words, note)
