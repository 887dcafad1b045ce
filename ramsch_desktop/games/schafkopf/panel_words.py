"""What stands beside the Schafkopf table and in its results: who plays with whom, card points, prices."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Pass
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Note, Row, Rows, Section, Shares, TwoSides
from ramsch_desktop.engine.speech import Speech, Tag
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.actions import Announce, Knock, Kontra, Re
from ramsch_desktop.games.schafkopf.names import game_name, kind_name
from ramsch_desktop.games.schafkopf.options import SchafkopfRules, rules_of
from ramsch_desktop.games.schafkopf.prices import price_of, units_note
from ramsch_desktop.games.schafkopf.prompts import company
from ramsch_desktop.games.schafkopf.score_words import ramsch_losers
from ramsch_desktop.games.schafkopf.sides import Company, Sides, declared_by, sides_of
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding
from ramsch_desktop.games.shared import words
from ramsch_desktop.games.shared.card_names import card_object


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """What a seat said while games are announced; then that it plays, and its tricks."""
    translate = speech.translate
    named = declared_by(view.table)
    line = words.common_seat_line(view, seat, speech)
    if named is None and view.phase in ("Announcing", "Declaring"):
        return _last_said(view, seat, speech) or line
    if named is None or named[1] != seat:
        return line
    if not line:
        return translate("Schafkopf", "declarer")
    return translate("Schafkopf", "declarer · {tricks}").format(tricks=line)


def _last_said(view: View, seat: Seat, speech: Speech) -> str:
    said = [action for action in view.table.said_by(seat) if isinstance(action, Pass | Announce)]
    if not said:
        return ""
    last = said[-1]
    return kind_name(last.kind, speech) if isinstance(last, Announce) else speech.translate("Schafkopf", "passes")


def tag(view: View, speech: Speech) -> Tag | None:
    """The called ace or the game of the declarer."""
    named = declared_by(view.table)
    if named is None:
        return None
    declaration, declarer = named
    suit = declaration.suit.letter if declaration.suit is not None else ""
    if declaration.called is None:
        return Tag(declarer, game_name(declaration, speech), suit)
    text = speech.translate("Schafkopf", "calls {card}").format(card=card_object(declaration.called, speech))
    return Tag(declarer, text, suit)


def mark(card: Card, view: View, speech: Speech) -> str:
    """The called ace in the own hand."""
    named = declared_by(view.table)
    called = named is not None and named[0].called is card
    return speech.translate("Schafkopf", "called ace") if called else ""


def panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """Who plays with whom, the card points as far as the sides are known, the last trick, prices and the stock."""
    sides = sides_of(view)
    rules = rules_of(view.options)
    if sides is None and rules.kinds and view.phase in ("Knocking", "Announcing", "Declaring"):
        return (_games(rules, speech), *_doubled(view, speech), *_stock(view, speech))
    return (
        *(_company(view, speech) if sides is not None else (_ramsch(rules, speech),)),
        _points(view, sides, speech),
        *words.last_trick_section(view, speech),
        *_doubled(view, speech),
        *((_tariff(rules, speech),) if sides is not None else ()),
        *_stock(view, speech),
    )


def _company(view: View, speech: Speech) -> tuple[Section, ...]:
    lines = company(view, speech)
    heading = speech.translate("Schafkopf", "Who plays with whom")
    return (Rows(heading, tuple(Row(line.title, ()) for line in lines), note=lines[0].note),)


def _points(view: View, sides: Sides | None, speech: Speech) -> Section:
    points = view.table.card_points()
    if sides is not None and sides.company is not Company.UNKNOWN:
        return two_sides(sides.side, points, speech)
    heading = speech.translate("Schafkopf", "Card points")
    return Shares(heading, tuple(words.share_of(seat, points[seat], "", speech) for seat in sorted(view.table.active)))


def two_sides(side: tuple[Seat, ...], points: tuple[int, ...], speech: Speech) -> TwoSides:
    """The card points of the declaring side against those of the others."""
    translate = speech.translate
    others = tuple(seat for seat in range(len(points)) if seat not in side)
    left, right = sum(points[seat] for seat in side), sum(points[seat] for seat in others)
    spoken = translate("Schafkopf", "Declaring side {left}, the others {right}").format(
        left=words.card_points_text(left, speech), right=words.card_points_text(right, speech)
    )
    return TwoSides(
        translate("Schafkopf", "Card points"),
        words.names_label(side, speech),
        left,
        words.names_label(others, speech),
        right,
        spoken,
    )


def _games(rules: SchafkopfRules, speech: Speech) -> Rows:
    """The games on offer, rising, each with its price."""
    heading = speech.translate("Schafkopf", "Games and prices")
    rows = tuple(Row(kind_name(kind, speech), (str(price_of(kind, rules)),)) for kind in rules.kinds)
    return Rows(heading, rows, note=units_note(rules, speech))


def _ramsch(rules: SchafkopfRules, speech: Speech) -> Note:
    """That this deal is a Ramsch, and what it costs."""
    text = speech.translate(
        "Schafkopf", "Everyone plays alone: whoever takes the most card points pays {price} to each of the others."
    )
    return Note(text.format(price=2 * rules.tariff.unit), speech.translate("SchafkopfGame", "Ramsch"))


def _tariff(rules: SchafkopfRules, speech: Speech) -> Note:
    translate, tariff = speech.translate, rules.tariff
    text = translate("Schafkopf", "Rufspiel {call}, solo {solo}, Schneider, Schwarz and each runner {unit}.")
    filled = text.format(call=tariff.call, solo=tariff.solo, unit=tariff.unit)
    return Note(filled, translate("Schafkopf", "Tariff"))


def _doubled(view: View, speech: Speech) -> tuple[Section, ...]:
    """Who doubled the deal, one line each."""
    translate = speech.translate
    names = {Knock: translate("Schafkopf", "Knock"), Kontra: translate("Schafkopf", "Kontra")}
    names[Re] = translate("Schafkopf", "Re")
    said = [(names[type(each.action)], each.seat) for each in view.table.said if type(each.action) in names]
    if not said:
        return ()
    rows = tuple(Row(name, (words.names_label((seat,), speech), "× 2")) for name, seat in said)
    return (Rows(translate("Schafkopf", "Doubled"), rows),)


def _stock(view: View, speech: Speech) -> tuple[Section, ...]:
    standing = view.standing
    if not isinstance(standing, SchafkopfStanding) or not standing.stock:
        return ()
    text = speech.translate("Schafkopf", "{points} lie in it for the next declaring side that wins.")
    return (Note(text.format(points=standing.stock), speech.translate("Schafkopf", "Stock")),)


def result_sections(score: Score, speech: Speech) -> tuple[Section, ...]:
    """Card points of the two sides, and card points and tricks of each seat; nothing for a deal not played."""
    if not any(score.tricks):
        return ()
    if score.declarer is None:
        marched = len(score.winners) == 1
        return (_shares(score, () if marched else ramsch_losers(score), speech),)
    won = score.declarer in score.winners
    side = tuple(seat for seat in range(len(score.sums)) if (seat in score.winners) == won)
    return two_sides(side, score.card_points, speech), _shares(score, (), speech)


def _shares(score: Score, losers: tuple[Seat, ...], speech: Speech) -> Shares:
    seats = sorted(range(len(score.card_points)), key=lambda seat: (-score.card_points[seat], seat))
    shares = tuple(
        words.share_of(seat, score.card_points[seat], words.tricks_text(score.tricks[seat], speech), speech)
        for seat in seats
    )
    return Shares(speech.translate("Schafkopf", "Card points and tricks"), shares, losers=losers)
