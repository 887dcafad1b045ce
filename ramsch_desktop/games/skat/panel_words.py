"""What stands beside a table of Skat: badges, the games on offer, card points, Bock deals, the announcement."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Pass
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import (
    CardLine,
    Note,
    Row,
    Rows,
    Section,
)
from ramsch_desktop.engine.speech import Speech, Tag
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared import ramsch_words, words
from ramsch_desktop.games.shared.skat.contracts import Declaration, SkatUse
from ramsch_desktop.games.shared.skat.game_words import game_name
from ramsch_desktop.games.shared.skat.panel_words import (
    declared_points,
    declared_summary,
    game_tag,
    laid_away_section,
    new_card_mark,
    pushed_note,
)
from ramsch_desktop.games.shared.skat.scoring import DeclaredScore
from ramsch_desktop.games.shared.skat_ramsch import Pushes
from ramsch_desktop.games.skat.actions import Bid, Hold
from ramsch_desktop.games.skat.offers import Cover, Offer, offers
from ramsch_desktop.games.skat.options import MatchEnd
from ramsch_desktop.games.skat.picker_words import game_rank, too_low
from ramsch_desktop.games.skat.picture import Picture, bidding_of, is_ramsch, picture
from ramsch_desktop.games.skat.standing import SkatStanding, planned_deals

BEFORE_PLAY = ("Auction", "ForehandAlone", "SkatChoice", "Discarding", "Declaring", "Doubling")
BIDDING = ("Auction", "ForehandAlone", "SkatChoice", "Discarding")
"""Phases in which the reader weighs what to play."""


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """While bids are made what a seat said last; then whether it plays alone, and its tricks."""
    now = picture(view)
    line = words.common_seat_line(view, seat, speech)
    if seat not in view.table.active:
        return line
    if view.phase in BEFORE_PLAY and seat != now.declarer:
        return _last_bid(view, seat, speech) or line
    if seat != now.declarer:
        return line
    translate = speech.translate
    alone = translate("Skat", "plays alone")
    return translate("Skat", "alone · {tricks}").format(tricks=line) if view.table.tricks else alone


def _last_bid(view: View, seat: Seat, speech: Speech) -> str:
    translate = speech.translate
    said = view.table.said_by(seat)
    if not said:
        return ""
    match said[-1]:
        case Pass():
            return translate("Skat", "passes")
        case Bid(value):
            return translate("Skat", "bids {value}").format(value=value)
        case Hold():
            return translate("Skat", "holds {value}").format(value=bidding_of(view.table).bids[seat])
    return ""


def tag(view: View, speech: Speech) -> Tag | None:
    """The bid at the declarer's name, and his game once it is announced."""
    now = picture(view)
    if now.declarer is None:
        return None
    if now.declaration is not None:
        return game_tag(now.declarer, now.declaration, now.bid, speech)
    return Tag(now.declarer, speech.translate("Skat", "Bid: {value}").format(value=now.bid))


def status(view: View, speech: Speech) -> str:
    """Round and deal, and whether it counts double."""
    planned = planned_deals(view.options)
    single = MatchEnd(view.options.word("end")) is MatchEnd.SINGLE_DEAL
    if single or view.standing.deals >= planned:
        text = words.deal_status(view, speech)
    else:
        text = words.rounds_status(view, view.options.number("rounds"), speech)
    if isinstance(view.standing, SkatStanding) and view.standing.bock:
        return speech.translate("Skat", "{status} · Bock").format(status=text)
    return text


def mark(card: Card, view: View, speech: Speech) -> str:
    """ "new" on the cards of the skat just taken up."""
    return new_card_mark(card, view, speech)


def mark_note(card: Card, view: View, speech: Speech) -> str:
    """The tab says it all."""
    return ""


def middle(view: View, speech: Speech) -> CardLine | None:
    """The skat, until it is taken; once it is the reader's it lies on his tray."""
    mine = view.phase in ("SkatChoice", "Declaring") and view.to_move == view.seat
    return None if mine else words.skat_in_middle(view, speech)


def panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """The games on offer while bids are made; then card points and the last trick; Bock deals still to play."""
    now = picture(view)
    if view.seat in view.table.active and view.phase in BIDDING and _weighs(view, now):
        return (_games(view, now, speech), *_bock(view, speech))
    if view.phase in ("PushOrTake", "PassingOn"):
        return (pushed_note(Pushes(now.pushes).running, speech), *_bock(view, speech))
    return (*_played(view, now, speech), *_bock(view, speech))


def _played(view: View, now: Picture, speech: Speech) -> tuple[Section, ...]:
    """Card points, the last trick and what the reader laid away; in a Null no card points."""
    if now.declarer is None or now.declaration is None:
        ramsch: tuple[Section, ...] = (ramsch_words.ramsch_note(speech), *ramsch_words.points_so_far(view, speech))
        points = ramsch if is_ramsch(view) else ()
        return (*points, *words.last_trick_section(view, speech), *laid_away_section(view, speech))
    points = declared_points(view, now.declarer, now.declaration, speech)
    if now.declaration.is_null:
        trick = words.last_trick_section(view, speech, words.taker_caption)
        return (*points, *trick, *laid_away_section(view, speech, lambda _cards, _speech: ""))
    return (*points, *words.last_trick_section(view, speech), *laid_away_section(view, speech))


def _weighs(view: View, now: Picture) -> bool:
    """True while the reader may still play alone."""
    return now.declarer in (None, view.seat) and view.seat not in now.bidding.passed


def _games(view: View, now: Picture, speech: Speech) -> Rows:
    """Every game with its value, with the skat and from the hand; impossible ones say why."""
    translate = speech.translate
    found = offers(view)
    taken = [each for each in found if each.declaration.skat is SkatUse.TAKEN]
    rows = tuple(_game_row(offer, found, now, view, speech) for offer in sorted(taken, key=game_rank))
    columns = translate("Skat", "with skat"), translate("Skat", "Hand")
    note = "" if now.use is SkatUse.TAKEN else translate("Skat", "The skat can still change the matadors.")
    return Rows(translate("Skat", "What you could play"), rows, columns, note)


def _game_row(offer: Offer, found: tuple[Offer, ...], now: Picture, view: View, speech: Speech) -> Row:
    declaration = offer.declaration
    hand = _from_hand(declaration, found)
    suit = declaration.kind.suit
    if now.use is SkatUse.TAKEN:
        off = too_low(offer, now.bid, speech) if offer.refusal is not None else ""
        return Row(game_name(declaration, speech), (str(offer.value), ""), "" if suit is None else suit.letter, off)
    struck = tuple(at for at, each in enumerate((offer, hand)) if each.cover is Cover.BELOW_BID)
    off = _why_struck(offer, len(struck), now.bid_to_cover(view.seat), speech)
    values = str(offer.value), str(hand.value)
    return Row(game_name(declaration, speech), values, "" if suit is None else suit.letter, off, struck=struck)


def _why_struck(offer: Offer, struck: int, bid: int, speech: Speech) -> str:
    if not struck:
        return ""
    if struck > 1:
        return too_low(offer, bid, speech)
    text = speech.translate("Skat", "{value} is below {bid}: only as a Hand game")
    return text.format(value=offer.value, bid=bid)


def _from_hand(declaration: Declaration, found: tuple[Offer, ...]) -> Offer:
    wanted = Declaration(declaration.kind, SkatUse.HAND, declaration.announced)
    return next(offer for offer in found if offer.declaration == wanted)


def _bock(view: View, speech: Speech) -> tuple[Section, ...]:
    if not isinstance(view.standing, SkatStanding) or not view.standing.bock:
        return ()
    translate = speech.translate
    text = translate("Skat", "%n deal(s) count double, this one included.", None, view.standing.bock)
    return (Note(text, translate("Skat", "Bock round")),)


def summary_of(score: Score, speech: Speech) -> tuple[Section, ...]:
    """Card points of the sides, or of the seats in a Ramsch."""
    if isinstance(score, DeclaredScore):
        return declared_summary(score, speech)
    return (ramsch_words.result_shares(score, speech),) if sum(score.tricks) else ()
