"""What stands beside the table of Rams: the race, trump and talon, the stakes, what the aces bring."""

from __future__ import annotations

from ramsch_desktop.engine.phases.joining import Stay
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Measure, Note, Row, Rows, SeatShare, Section, Shares, Tone
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.facts import aces_of
from ramsch_desktop.games.rams.options import Aces
from ramsch_desktop.games.rams.scoring import NO_TRICK, aces_value
from ramsch_desktop.games.shared.joining_words import last_plain_trick, trump_suit_text
from ramsch_desktop.games.shared.words import cards_named, signed


def rams_panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """Race and trump always; the stakes while players join, the aces and the last trick in play."""
    return (race(view, speech), *_trump(view, speech), *_now(view, speech))


def _now(view: View, speech: Speech) -> tuple[Section, ...]:
    match view.phase:
        case "Joining":
            return (stakes(view, speech), _joining_note(view, speech))
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
    left = translate("Rams", "%n card(s) in the talon", None, len(view.table.talon))
    note = translate("Rams", "{suit} · {left}").format(suit=suit, left=left)
    talon = (None,) if view.table.talon else ()
    return (CardLine(translate("Rams", "Trump and talon"), (turned, *talon), note),)


def without_a_trick(aces: Hand, *, uniform: bool) -> int:
    """What is added to a player with these aces if he takes no trick."""
    return aces_value(aces) + (NO_TRICK if uniform or len(aces) < 2 else 0)


def stakes(view: View, speech: Speech) -> Rows:
    """A trick, no trick, passing: what it does to the reader's own number."""
    translate = speech.translate
    balance, aces = int(view.table.running(view.standing.totals)[view.seat]), aces_of(view.hand)
    loss = without_a_trick(aces, uniform=view.options.on("uniform_remise"))
    change = translate("Rams", "{before} → {after}")
    gain = translate("Rams", "aces {value}, each trick −1").format(value=signed(-aces_value(aces)))
    rows = (
        Row(
            translate("Rams", "Play, one trick"),
            (
                gain if aces else translate("Rams", "each trick −1"),
                change.format(before=balance, after=balance - 1 - aces_value(aces)),
            ),
        ),
        Row(
            translate("Rams", "Play, no trick"),
            (
                translate("Rams", "your aces are added") if aces else translate("Rams", "no trick costs 5"),
                change.format(before=balance, after=balance + loss),
            ),
            strong=Tone.RULE,
        ),
        Row(
            translate("Rams", "Drop out"),
            (translate("Rams", "nothing changes"), str(balance)),
            off=translate("Rams", "a dealt ace forbids passing") if view.legal == (Stay(),) else "",
        ),
    )
    return Rows(translate("Rams", "What is at stake"), rows, note=points_text(balance, speech))


def _joining_note(view: View, speech: Speech) -> Note:
    translate = speech.translate
    if view.legal == (Stay(),):
        text = translate("Rams", "A dealt ace forbids passing: you hold the {cards}.")
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
    if view.table.trick_counts()[view.seat]:
        text = translate("Rams", "Your aces write off %n point(s).", None, aces_value(aces))
    else:
        lost = without_a_trick(aces, uniform=view.options.on("uniform_remise"))
        text = translate("Rams", "Without a trick %n point(s) are added.", None, lost)
    return (Note(text, translate("Rams", "What these cards bring")),)
