"""What stands beside the table of Rams: the race, trump and talon, what the aces bring; and what is at stake."""

from __future__ import annotations

from ramsch_desktop.engine.phases.joining import Stay
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Effect, Measure, Note, Row, Rows, SeatShare, Section, Shares, Tone
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.facts import aces_of
from ramsch_desktop.games.rams.options import Aces
from ramsch_desktop.games.rams.scoring import NO_TRICK, aces_value, by_value
from ramsch_desktop.games.shared.joining_bot import staying
from ramsch_desktop.games.shared.joining_words import last_plain_trick, talon_text, trump_suit_text
from ramsch_desktop.games.shared.stake_words import change_text, stays_text, to_go_text, written_off
from ramsch_desktop.games.shared.words import cards_named, signed


def rams_panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """Race and trump always; the aces and the last trick in play, before play the rule that matters, above the trump
    card, which then lies on the table as well."""
    now, trump = _now(view, speech), _trump(view, speech)
    before_play = view.phase in ("Joining", "Swapping")
    return (race(view, speech), *(now if before_play else trump), *(trump if before_play else now))


def _now(view: View, speech: Speech) -> tuple[Section, ...]:
    match view.phase:
        case "Joining":
            return (_joining_note(view, speech),)
        case "Swapping":
            text = speech.translate("Rams", "There is no second talon: later players get what is left.")
            return (Note(text),)
    return (*_aces_note(view, speech), *last_plain_trick(view, speech))


def race(view: View, speech: Speech) -> Shares:
    """What each seat has to write off, the least first."""
    balances = [int(total) for total in view.table.running(view.standing.totals)]
    order = sorted(range(view.seats), key=lambda seat: (balances[seat], seat))
    shares = tuple(_share(seat, balances[seat], speech) for seat in order)
    total = max(view.options.number("start"), *balances)
    return Shares(speech.translate("Rams", "Still to write off"), shares, total, measure=Measure.OTHER)


def _share(seat: Seat, balance: int, speech: Speech) -> SeatShare:
    words = speech.translate("Rams", "{name}: {points}")
    spoken = words.format(name=speech.name(seat), points=points_text(balance, speech))
    return SeatShare(seat, speech.name(seat), max(0, balance), spoken)


def points_text(balance: int, speech: Speech) -> str:
    """ "57 points to write off", counted."""
    return speech.translate("Rams", "%n point(s) to write off", None, balance)


def _trump(view: View, speech: Speech) -> tuple[CardLine, ...]:
    """The turned-up card and the talon beside it."""
    translate, turned = speech.translate, view.table.turned
    if turned is None:
        return ()
    suit = trump_suit_text(turned.suit, speech)
    left = talon_text(len(view.table.talon), speech)
    note = translate("Rams", "{suit} · {left}").format(suit=suit, left=left)
    talon = (None,) if view.table.talon else ()
    return (CardLine(translate("Rams", "Trump and talon"), (turned, *talon), note),)


def without_a_trick(aces: Hand, *, uniform: bool) -> int:
    """What is added to a player with these aces if he takes no trick."""
    return aces_value(aces) + (NO_TRICK if uniform or len(aces) < 2 else 0)


def stakes(view: View, speech: Speech) -> Rows:
    """Each trick, no trick, passing: what it does to the reader's own number."""
    balance = int(view.table.running(view.standing.totals)[view.seat])
    playing = (_with_tricks(balance, view, speech), _no_trick(balance, view, speech))
    rows = playing if view.seat in staying(view) else (*playing, _passing(balance, view, speech))
    return Rows(speech.translate("Rams", "What is at stake"), rows, note=to_go_text(balance, speech))


def _with_tricks(balance: int, view: View, speech: Speech) -> Row:
    translate, value = speech.translate, aces_value(view.hand)
    bonus = translate("Rams", "and your aces {value}").format(value=signed(-value))
    words = bonus if value else translate("Rams", "one point less")
    left = written_off(balance, len(view.hand), value)
    return Row(translate("Rams", "Play, each trick"), (words, change_text(balance, left, speech)), effect=Effect.GAIN)


def _no_trick(balance: int, view: View, speech: Speech) -> Row:
    translate, aces = speech.translate, aces_of(view.hand)
    words = translate("Rams", "your aces are added") if aces else translate("Rams", "five points more")
    after = balance + without_a_trick(aces, uniform=view.options.on("uniform_remise"))
    return Row(translate("Rams", "Play, no trick"), (words, change_text(balance, (after,), speech)), effect=Effect.LOSS)


def _passing(balance: int, view: View, speech: Speech) -> Row:
    translate = speech.translate
    bound = translate("Rams", "a dealt ace forbids dropping out") if view.legal == (Stay(),) else ""
    values = (translate("Rams", "nothing changes"), stays_text(balance, speech))
    return Row(translate("Rams", "Drop out"), values, off=bound)


def _joining_note(view: View, speech: Speech) -> Note:
    translate = speech.translate
    if view.legal == (Stay(),):
        text = translate("Rams", "A dealt ace forbids dropping out: you hold the {cards}.")
        listed = cards_named(aces_of(view.hand), speech)
        return Note(text.format(cards=listed), translate("Rams", "You must play"), Tone.RULE)
    text = translate("Rams", "Dropping out costs nothing; to play and take no trick costs 5 points.")
    return Note(text, translate("Rams", "A dealt ace binds, all others may drop out"))


def _aces_note(view: View, speech: Speech) -> tuple[Note, ...]:
    """What the reader's aces bring: those of his hand and those he has played."""
    translate = speech.translate
    played = tuple(p.card for trick in view.table.all_tricks() for p in trick.plays if p.seat == view.seat)
    aces = aces_of((*view.hand, *played))
    if not aces or (not played and view.phase != "TrickPlay") or Aces(view.options.word("aces")) is Aces.DEALT:
        return ()
    cards, gain = cards_named(by_value(aces), speech), signed(-aces_value(aces))
    loss = signed(without_a_trick(aces, uniform=view.options.on("uniform_remise")))
    if view.table.trick_counts()[view.seat]:
        text = translate("Rams", "{cards}: {gain}, since you have a trick.")
    else:
        text = translate("Rams", "{cards}: {gain} with a trick, otherwise {loss}.")
    text = text.format(cards=cards[:1].upper() + cards[1:], gain=gain, loss=loss)
    return (Note(text, translate("Rams", "What these cards bring")),)
