"""What stands beside the table while a declared game or a Schieberamsch is played, and in their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import CardsTaken
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Note, Section, TwoSides
from ramsch_desktop.engine.speech import Speech, Tag
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared import words
from ramsch_desktop.games.shared.skat.contracts import Announcement, Declaration
from ramsch_desktop.games.shared.skat.game_words import announcement_name, game_name
from ramsch_desktop.games.shared.skat.scoring import ENOUGH, SCHNEIDER, DeclaredScore

TWELVE = 12
"""Cards of a hand that has taken up the skat."""
ALL_POINTS = 120
"""Card points of the pack."""


def points_caption(cards: Iterable[Card], speech: Speech) -> str:
    """ "13 card points"."""
    return words.card_points_text(card_points(cards), speech)


def declared_points(view: View, declarer: Seat, declaration: Declaration, speech: Speech) -> tuple[Section, ...]:
    """The card points of both sides so far, the reader's side at the left; nothing in Null."""
    if declaration.is_null:
        return (Note(speech.translate("SkatPanel", "The declarer may not take a single trick."), ""),)
    points = view.table.card_points()
    mine = view.seat == declarer
    skat = card_points(_known_skat(view)) if mine else 0
    alone, others = points[declarer] + skat, sum(points) - points[declarer]
    defenders = tuple(seat for seat in sorted(view.table.active) if seat != declarer)
    names = words.names_label((declarer,), speech), words.names_label(defenders, speech)
    if mine:
        return (_two_sides(names, (alone, others, skat), _declarers_goal(declaration, speech), speech),)
    return (_two_sides(names[::-1], (others, alone, 0), _defenders_goal(declaration, speech), speech),)


def _two_sides(
    names: tuple[str, str], shown: tuple[int, int, int], needed: tuple[int, str], speech: Speech
) -> TwoSides:
    (left, right, hidden), (goal, note) = shown, needed
    heading = speech.translate("SkatPanel", "Card points")
    return TwoSides(heading, names[0], left, names[1], right, _told(shown, speech), hidden, note, goal)


def _told(shown: tuple[int, int, int], speech: Speech) -> str:
    translate, (left, right, hidden) = speech.translate, shown
    text = translate("SkatPanel", "{left} to {right} card points")
    if hidden:
        text = translate("SkatPanel", "{left} to {right} card points, {hidden} of them in the skat")
    return text.format(left=left, right=right, hidden=hidden)


def _declarers_goal(declaration: Declaration, speech: Speech) -> tuple[int, str]:
    """The card points that the declarer needs, and what is said of it."""
    translate = speech.translate
    if declaration.announces(Announcement.SCHWARZ):
        return 0, translate("SkatPanel", "The declarer needs every trick.")
    if declaration.announces(Announcement.SCHNEIDER):
        return SCHNEIDER, translate("SkatPanel", "The declarer needs 90.")
    return ENOUGH, translate("SkatPanel", "The declarer needs 61.")


def _defenders_goal(declaration: Declaration, speech: Speech) -> tuple[int, str]:
    """The card points with which the defenders win, and what is said of it."""
    translate = speech.translate
    if declaration.announces(Announcement.SCHWARZ):
        return 0, translate("SkatPanel", "The declarer needs every trick.")
    if declaration.announces(Announcement.SCHNEIDER):
        return ALL_POINTS - SCHNEIDER + 1, translate("SkatPanel", "The defenders need 31.")
    return ALL_POINTS - ENOUGH + 1, translate("SkatPanel", "The defenders need 60.")


def _known_skat(view: View) -> tuple[Card, ...]:
    away = next((cards for seat, cards in view.table.laid_away if seat == view.seat), ())
    return tuple(card for card in away if card is not None)


def laid_away_section(
    view: View, speech: Speech, caption: Callable[[Iterable[Card], Speech], str] = points_caption
) -> tuple[CardLine, ...]:
    """The two cards that the reader laid away last, with what ``caption`` says of them."""
    cards = next((cards for seat, cards in reversed(view.table.laid_away) if seat == view.seat), ())
    known = tuple(card for card in cards if card is not None)
    if not known:
        return ()
    return (CardLine(speech.translate("SkatPanel", "You laid away"), known, caption(known, speech)),)


def new_card_mark(card: Card, view: View, speech: Speech) -> str:
    """ "new" on the cards just taken up, until two cards are laid away."""
    if len(view.hand) < TWELVE:
        return ""
    taken = [e.cards for e in view.events if isinstance(e, CardsTaken) and e.seat == view.seat]
    return speech.translate("SkatPanel", "new") if taken and card in taken[-1] else ""


def game_tag(declarer: Seat, declaration: Declaration, bid: int, speech: Speech) -> Tag:
    """The announced game with the bid at the declarer's name."""
    suit, second = declaration.kind.suit, announcement_name(declaration, speech)
    name = game_name(replace(declaration, announced=Announcement.NONE) if second else declaration, speech)
    if bid:
        name = speech.translate("SkatPanel", "{game} · {bid}").format(game=name, bid=bid)
    return Tag(declarer, name, "" if suit is None else suit.letter, second)


def declared_summary(score: DeclaredScore, speech: Speech) -> tuple[Section, ...]:
    """Card points of both sides with what lay in the skat, and the two cards that lay there at the end."""
    translate, declarer = speech.translate, score.declarer or 0
    if score.declaration.is_null:
        return (CardLine(_skat_heading(score, speech), score.skat),)
    skat = CardLine(_skat_heading(score, speech), score.skat, points_caption(score.skat, speech))
    alone = score.card_points[declarer]
    others = sum(score.card_points) - alone
    hidden = card_points(score.skat)
    names = words.names_label((declarer,), speech), translate("SkatPanel", "Defenders")
    return (_two_sides(names, (alone, others, hidden), _declarers_goal(score.declaration, speech), speech), skat)


def _skat_heading(score: DeclaredScore, speech: Speech) -> str:
    translate = speech.translate
    return translate("SkatPanel", "Skat") if score.declaration.is_hand else translate("SkatPanel", "Laid away")


def pushed_note(factor: int, speech: Speech) -> Note:
    """How the factor of a Schieberamsch stands."""
    translate = speech.translate
    text = translate("SkatPanel", "The result counts {factor} times now.").format(factor=factor)
    plain = translate("SkatPanel", "Whoever pushes the skat on unseen raises the result.")
    return Note(plain if factor == 1 else text, translate("SkatPanel", "Pushing"))
