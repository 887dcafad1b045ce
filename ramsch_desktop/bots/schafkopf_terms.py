"""What a deal of Schafkopf means to the search kernel: the Rufspiel with its called ace, solos, and Ramsch."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ramsch_desktop.bots.translate import Deck, Terms, all_plays, deck_of
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.contracts import Declaration, Kind
from ramsch_desktop.games.schafkopf.options import SEATS, Durchmarsch, Jungfrau, SchafkopfRules, rules_of
from ramsch_desktop.games.schafkopf.ramsch_scoring import UNITS
from ramsch_desktop.games.schafkopf.scoring import SCHNEIDER_IF_LOST, TO_SCHNEIDER, TO_WIN, USUAL_RUNNERS
from ramsch_desktop.games.schafkopf.sides import Company, sides_of
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding
from ramsch_desktop.kernel import api

OPPONENTS: Final = SEATS - 1
LIMITS: Final = (SCHNEIDER_IF_LOST, TO_WIN, TO_SCHNEIDER)


def schafkopf_terms(view: View) -> Terms:
    """The terms of the card play of the view; prices before knocks, Kontra and Re, which double all of them."""
    rules, sides = rules_of(view.options), sides_of(view)
    if sides is None:
        return ramsch_terms(rules)
    stock = view.standing.stock if isinstance(view.standing, SchafkopfStanding) else 0
    game = Game(rules, sides.declaration, sides.declarer, _runners(view, sides.declaration, sides.side), stock)
    partner = sides.partner if sides.company is Company.OPEN else None
    return declared_terms(game, partner)


@dataclass(frozen=True, slots=True)
class Game:
    """An announced game as one seat sees it; ``runners`` are those that the seat knows of."""

    rules: SchafkopfRules
    declaration: Declaration
    declarer: Seat
    runners: int
    stock: int


def _runners(view: View, declaration: Declaration, side: tuple[Seat, ...]) -> int:
    """Runners of the declaring side that the seat can count in its own hand as dealt."""
    own = {*view.hand, *(play.card for play in all_plays(view) if play.seat == view.seat)}
    trumps = [card for card in declaration.order.trumps if card in rules_of(view.options).pack]
    length = next((n for n, card in enumerate(trumps) if card not in own), len(trumps))
    plain = declaration.kind.plain
    least = rules_of(view.options).wenz_runners if plain in (Kind.WENZ, Kind.GEIER) else USUAL_RUNNERS
    return length if length >= least else 0


@lru_cache(maxsize=256)
def declared_terms(game: Game, partner: Seat | None = None) -> Terms:
    """The terms of an announced game; ``partner`` where all know him."""
    called = game.declaration.called
    deck, table = _table(game.declaration.order, game.rules.pack, api.Policy.SCHAFKOPF, called, game.rules.run_from)
    lacking: dict[Seat, tuple[Card, ...]] = {} if called is None else {game.declarer: (called,)}
    return Terms(deck, table, _payoff(game), declarer=game.declarer, partner=partner, lacking=lacking)


@lru_cache(maxsize=64)
def _table(
    order: CardOrder, pack: tuple[Card, ...], policy: api.Policy, called: Card | None = None, run_from: int = 4
) -> tuple[Deck, api.Table]:
    deck = deck_of(order, pack)
    points = tuple(CARD_POINTS[card] for card in deck.cards)
    table = api.make_table(
        SEATS,
        deck.groups,
        points,
        trump=deck.trump,
        called=None if called is None else deck.index[called],
        run_length=run_from,
        policy=policy,
        weights=api.SCHAFKOPF_RAMSCH_WEIGHTS if policy is api.Policy.RAMSCH else (),
    )
    return deck, table


def _payoff(game: Game) -> api.Payoff:
    tariff, kind = game.rules.tariff, game.declaration.kind
    base = (tariff.call if kind is Kind.CALL else tariff.solo) + game.runners * tariff.unit
    if kind.is_tout:
        prices: tuple[float, ...] = (*(-2.0 * base,) * 5, 2.0 * base)
    else:
        schneider, schwarz = base + tariff.unit, base + 2 * tariff.unit
        prices = tuple(float(price) for price in (-schwarz, -schneider, -base, base, schneider, schwarz))
    alone = kind is not Kind.CALL
    share = game.stock / (1 if alone else 2)
    own = tuple((OPPONENTS if alone else 1) * price + (share if price > 0 else 0) for price in prices)
    return api.Payoff(api.PayoffKind.SIDES, own, tuple(-price for price in prices), limits=LIMITS)


@lru_cache(maxsize=32)
def ramsch_terms(rules: SchafkopfRules) -> Terms:
    """The terms of a Ramsch."""
    deck, table = _table(rules.ramsch_order, rules.pack, api.Policy.RAMSCH)
    unit = rules.tariff.unit
    march, stake = float(rules.tariff.solo + UNITS * unit), float(UNITS * unit)
    doubles = float(rules.jungfrau is Jungfrau.DOUBLE_ALL)
    enough = float(TO_SCHNEIDER if rules.durchmarsch is Durchmarsch.POINTS_91 else 0)
    own = (OPPONENTS * march, stake, 2 * stake, doubles, enough)
    return Terms(deck, table, api.Payoff(api.PayoffKind.RAMSCH_STAKE, own, (-march,)))
