"""Deals of Ramsen and Rams written with the cards that matter; the rest of the pack fills the hands and talon."""

from collections.abc import Iterable
from dataclasses import replace

from ramsch_desktop.engine.cards import Card, parse_card, parse_cards
from ramsch_desktop.engine.course import Course, begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.phase import Phase

HAND = 5


def deal_of(
    pack: Iterable[Card], hands: list[str], turned: str, dealer: int = 0, talon: str = "", cut: str = ""
) -> Deal:
    """A deal with these hands (short ones are filled from the pack, lowest cards first), this card turned up."""
    named = [parse_cards(hand) for hand in hands]
    above = (parse_card(turned), *parse_cards(talon))
    seen_cut = parse_card(cut) if cut else None
    used = {*above, *(card for hand in named for card in hand), *((seen_cut,) if seen_cut else ())}
    rest = sorted((card for card in pack if card not in used), key=lambda card: (card.rank, card.suit))
    filled = tuple((*hand, *(rest.pop(0) for _ in range(HAND - len(hand)))) for hand in named)
    bottom = (seen_cut,) if seen_cut else ()
    return Deal(dealer, filled, (*above, *rest, *bottom), seen_cut)


def course_of(
    game: Game,
    hands: list[str],
    turned: str,
    actions: str = "",
    *,
    dealer: int = 0,
    talon: str = "",
    cut: str = "",
    totals: tuple[int, ...] | None = None,
    **options: OptionValue,
) -> Course:
    """The course of such a deal after ``actions``, written with commas between."""
    chosen = read_options(game.options, {"players": len(hands)} | options)
    standing = game.opening(chosen, dealer)
    standing = standing if totals is None else replace(standing, totals=totals)
    deal = deal_of(game.pack(chosen), hands, turned, dealer, talon, cut)
    said = [action.strip() for action in actions.split(",") if action.strip()]
    return play_on(begin(game, chosen, standing, deal), said)


def legal(course: Course) -> list[str]:
    """What may be done now, in the notation."""
    return [str(action) for action in course.legal_actions()]


def phase(course: Course) -> str:
    """The name of the phase's type."""
    return type(course.state).__name__


def refused(course: Course, card: str) -> tuple[str, str]:
    """The rule that forbids a card of the seat to move, and the cards it asks for."""
    assert isinstance(course.state, Phase)
    refusal = course.state.reason_against(parse_card(card))
    assert refusal is not None
    return refusal.rule, " ".join(sorted(str(each) for each in refusal.instead))


def points(course: Course) -> tuple[int | float, ...]:
    """The points of a finished deal."""
    assert course.score is not None
    return course.score.points


def steps(course: Course, seat: int) -> list[tuple[str, int | float]]:
    """Rule and value of each step of a seat's sum."""
    assert course.score is not None
    return [(step.rule, step.value) for step in course.score.sums[seat]]
