"""Imagined deals of Schafkopf before the cards are played, and what follows if all go on by the rules.

Seats are numbers in the order of play here, forehand 0; cards are masks. A result is the score of one seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from ramsch_desktop.bots.chance import SeededChance
from ramsch_desktop.bots.imagined import BATCH, Doubt, believed, play_out
from ramsch_desktop.bots.masks import in_deck, mask_of
from ramsch_desktop.bots.schafkopf_hands import Book, book_of, called_card
from ramsch_desktop.bots.schafkopf_terms import Game, declared_terms, ramsch_terms
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.contracts import Declaration, Kind
from ramsch_desktop.games.schafkopf.options import SEATS, AllPass, SchafkopfRules, rules_of
from ramsch_desktop.games.schafkopf.scoring import USUAL_RUNNERS
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding
from ramsch_desktop.kernel import api


@dataclass(frozen=True, slots=True)
class World:
    """A deal that may be: four hands, forehand's first; ``seed`` settles its play."""

    hands: tuple[int, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class House:
    """The house rules, what hands promise by them, and the stock."""

    rules: SchafkopfRules
    book: Book
    stock: int


def house_of(view: View) -> House:
    """The house rules of the view."""
    stock = view.standing.stock if isinstance(view.standing, SchafkopfStanding) else 0
    rules = rules_of(view.options)
    return House(rules, book_of(rules), stock)


@dataclass(frozen=True, slots=True)
class Played:
    """A game with the number of its player."""

    seat: int
    declaration: Declaration


def worlds(view: View, trial: Trial, doubt: Doubt) -> Iterator[World]:
    """Deals as long as there is time around the cards in hand, half a hand before the second packets.

    Doubtful hands are rare.
    """
    rules, own, chance = rules_of(view.options), view.table.active.index(view.seat), SeededChance(trial.seed)
    hand, others = mask_of(view.hand), [seat for seat in range(SEATS) if seat != own]
    holders = [api.Holder(seat, rules.hand_size) for seat in others]
    if len(view.hand) < rules.hand_size:
        holders.append(api.Holder(own, rules.hand_size - len(view.hand)))
    sampler = api.Sampler(mask_of(rules.pack) & ~hand, holders)
    while True:
        for dealt in sampler.deals(_table(), chance.randrange(1 << 62), BATCH):
            hands = dict(zip([holder.seat for holder in holders], dealt, strict=True))
            hands[own] = hands.get(own, 0) | hand
            if believed(((seat, hands[seat]) for seat in others), doubt, chance):
                yield World(tuple(hands[seat] for seat in range(SEATS)), chance.randrange(1 << 62))
            elif trial.over:
                return


@cache
def _table() -> api.Table:
    return api.make_table(SEATS, (0,) * 32, (0,) * 32)


# What follows


def announced(house: House, world: World, first: int, standing: Played | None) -> Played | None:
    """Who plays what if the seats from the first on announce by the rules; None if nobody does."""
    for seat in range(first, SEATS):
        above = -1 if standing is None else standing.declaration.kind.height
        last = seat == SEATS - 1 and standing is None
        plan = house.book.announced(world.hands[seat], above, last)
        if plan is not None:
            standing = Played(seat, plan.declaration)
    return standing


def result(house: House, world: World, game: Played | None, own: int) -> float:
    """What a game brings a seat, or what follows when nobody plays."""
    if game is not None:
        return _declared(house, world, game, own)
    match house.rules.all_pass:
        case AllPass.RAMSCH | AllPass.FOURTH_CHOOSES:
            return _ramsch(house, world, own)
    return 0.0


def _declared(house: House, world: World, game: Played, own: int) -> float:
    called = game.declaration.called
    ace = 0 if called is None else called_card(called.suit)
    partner = next((seat for seat, hand in enumerate(world.hands) if hand & ace), game.seat)
    runners = _runners(world.hands[game.seat] | world.hands[partner], game.declaration, house.rules)
    terms = declared_terms(Game(house.rules, game.declaration, game.seat, runners, house.stock))
    hands = {seat: in_deck(hand, terms.deck) for seat, hand in enumerate(world.hands)}
    board = api.Board(terms.table, 0, hands, declarer=game.seat)
    if called is not None:
        board.know_lacking(game.seat, terms.deck.mask((called,)))
    return play_out(board, terms.payoff, (own,), world.seed)[0]


def _runners(mask: int, declaration: Declaration, rules: SchafkopfRules) -> int:
    least = rules.wenz_runners if declaration.kind.plain in (Kind.WENZ, Kind.GEIER) else USUAL_RUNNERS
    length = 0
    for bit in _trump_bits(declaration, rules):
        if not mask & bit:
            break
        length += 1
    return length if length >= least else 0


@lru_cache(maxsize=64)
def _trump_bits(declaration: Declaration, rules: SchafkopfRules) -> tuple[int, ...]:
    return tuple(mask_of((card,)) for card in declaration.order.trumps if card in rules.pack)


def _ramsch(house: House, world: World, own: int) -> float:
    terms = ramsch_terms(house.rules)
    hands = {seat: in_deck(hand, terms.deck) for seat, hand in enumerate(world.hands)}
    board = api.Board(terms.table, 0, hands)
    return play_out(board, terms.payoff, (own,), world.seed)[0]
