"""What follows in an imagined deal of Skat if all go on by the rules: the bidding, the game, the play, the scores."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from ramsch_desktop.bots.imagined import play_out
from ramsch_desktop.bots.masks import in_deck, points_of
from ramsch_desktop.bots.ramsch_terms import skat_table
from ramsch_desktop.bots.skat_hands import matadors_of, risk_of, run_of, score_of, scores_of
from ramsch_desktop.bots.skat_passing import Round, passed_on
from ramsch_desktop.bots.skat_rules import Game, best_suit, from_hand, plays_hand, value_of, with_skat
from ramsch_desktop.bots.skat_terms import Bonus, bonus_of, game_terms
from ramsch_desktop.bots.skat_worlds import SEATS, Scores, World, place_of
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat.chances import probability
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.passing_rules import PassingRules
from ramsch_desktop.games.shared.skat.scoring import Bock, DeclaredGame
from ramsch_desktop.games.shared.skat_ramsch import SkatRamschRules
from ramsch_desktop.games.skat.announcing import expected
from ramsch_desktop.games.skat.bot import RAMSCH_BEST, RAMSCH_PER_LOSS
from ramsch_desktop.games.skat.options import AllPass, RamschKind, Scoring, SkatRules, rules_of
from ramsch_desktop.games.skat.picture import Bidding
from ramsch_desktop.games.skat.setting import BID_VALUES, LOWEST_BID, Turn
from ramsch_desktop.games.skat.standing import SkatStanding
from ramsch_desktop.kernel import api

NOTHING: Final[Scores] = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class House:
    """What the options and the standing say about a deal."""

    rules: SkatRules
    scoring: Scoring
    bonus: Bonus
    bock: Bock


def house_of(view: View) -> House:
    """The house rules of the view."""
    standing = view.standing
    bock = standing.bock_of_deal if isinstance(standing, SkatStanding) else Bock.NONE
    return House(rules_of(view.options), Scoring(view.options.word("scoring")), bonus_of(view), bock)


# The bidding


@dataclass(frozen=True, slots=True)
class Winner:
    """Who plays, by its number at the table, and the last number bid."""

    seat: int
    bid: int


def auction(bidding: Bidding, seats: tuple[int, ...], limits: tuple[int, ...]) -> Winner | None:
    """How the bidding ends if each seat bids up to its limit; None if nobody bids. ``seats`` are in turn order."""
    bid, bidder, holder, turn = bidding.bid, bidding.bidder, bidding.holder, bidding.turn
    limit = dict(zip(seats, limits, strict=True))
    waiting = list(bidding.waiting)
    while bidder is not None:
        survivor, bid = _duel(limit[bidder], limit[holder], bid, turn)
        holder = bidder if survivor is Turn.BIDDER else holder
        bidder, turn = (waiting.pop(0) if waiting else None), Turn.BIDDER
    return Winner(seats.index(holder), bid) if bid else None


def _duel(bidder: int, holder: int, bid: int, turn: Turn) -> tuple[Turn, int]:
    """Which of two stays in, and the last number named."""
    while True:
        if turn is Turn.HOLDER and holder < bid:
            return Turn.BIDDER, bid
        place = bisect_right(BID_VALUES, bid)
        if place == len(BID_VALUES) or BID_VALUES[place] > bidder:
            return Turn.HOLDER, bid
        bid, turn = BID_VALUES[place], Turn.HOLDER


def all_passed(house: House, world: World) -> Scores:
    """Nobody bids: forehand plays for 18 if the rules advise it, else what the house has."""
    if house.rules.all_pass is AllPass.FOREHAND_MUST_PLAY or _forehand_plays(house, world.hands[0]):
        return declared(house, world, Winner(0, LOWEST_BID))
    return no_game(house, world)


def _forehand_plays(house: House, hand: int) -> bool:
    scores, place = scores_of(hand, place_of(0)), place_of(0)
    ramsch = RAMSCH_BEST - RAMSCH_PER_LOSS * risk_of(hand) if house.rules.all_pass is AllPass.RAMSCH else 0
    kinds = (best_suit(scores)[0], GameKind.GRAND)
    chances = [(probability(score_of(hand, kind, place)), value_of(hand, kind), kind.base) for kind in kinds]
    return max(expected(p, v, LOWEST_BID, base, house.bonus.own) for p, v, base in chances) > ramsch


def no_game(house: House, world: World) -> Scores:
    """Nobody plays: a Ramsch, or nothing."""
    if house.rules.all_pass is not AllPass.RAMSCH:
        return NOTHING
    now = Round(world.hands, world.skat)
    if house.rules.ramsch_kind is RamschKind.SCHIEBE:
        now = passed_on(now, range(SEATS), PassingRules(house.rules.ramsch))
    first, second, third = ramsch(house.rules.ramsch, now, world.seed)
    factor = 2 if house.bock is Bock.DOUBLE else 1
    return factor * first, factor * second, factor * third


# The play


def ramsch(rules: SkatRamschRules, now: Round, seed: int) -> Scores:
    """A Ramsch played out by the rules."""
    terms = skat_table(rules, now.pushes)
    hands = {seat: in_deck(hand, terms.deck) for seat, hand in enumerate(now.hands)}
    board = api.Board(terms.table, 0, hands, bonus=points_of(now.skat), bonus_to=terms.skat_to)
    first, second, third = play_out(board, terms.payoff, range(SEATS), seed)
    return first, second, third


def declared(house: House, world: World, winner: Winner) -> Scores:
    """A declarer goes on by the rules: Hand or the skat, the game, the cards laid away."""
    hand, place = world.hands[winner.seat], place_of(winner.seat)
    if plays_hand(scores_of(hand, place)):
        return played(house, world, winner, from_hand(hand, winner.bid, place, house.bonus.own))
    return taken(house, world, winner)


def taken(house: House, world: World, winner: Winner) -> Scores:
    """A declarer takes up the skat and goes on by the rules."""
    place = place_of(winner.seat)
    twelve = world.hands[winner.seat] | world.skat
    return played(house, world, winner, with_skat(twelve, winner.bid, place, house.bonus.own))


def played(house: House, world: World, winner: Winner, game: Game) -> Scores:
    """A declared game played out by the rules; an open Null by its chance, for its defenders see the hand."""
    declaration, declarer = game.declaration, winner.seat
    twelve = world.hands[declarer] | world.skat
    cards = () if declaration.is_null else matadors_of(run_of(twelve, declaration.kind), declaration.kind)
    terms = game_terms(DeclaredGame(declaration, declarer, winner.bid, cards, (), bock=house.bock), house.bonus)
    if declaration.is_null and declaration.is_ouvert:
        sides = terms.payoff.own, terms.payoff.other
        own, other = (game.chance * each[0] + (1 - game.chance) * each[2] for each in sides)
        return _by_sides(declarer, own, other)
    hands = {seat: in_deck(hand, terms.deck) for seat, hand in enumerate(world.hands)}
    if game.away:
        hands[declarer] = in_deck(twelve & ~game.away, terms.deck)
    bonus = points_of(game.away or world.skat) if not declaration.is_null else 0
    board = api.Board(terms.table, 0, hands, bonus=bonus, bonus_to=declarer, declarer=declarer)
    board.know_aside(declarer, in_deck(game.away, terms.deck))
    own, other = play_out(board, terms.payoff, (declarer, (declarer + 1) % SEATS), world.seed)
    return _by_sides(declarer, own, other)


def _by_sides(declarer: int, own: float, other: float) -> Scores:
    first, second, third = (own if seat == declarer else other for seat in range(SEATS))
    return first, second, third
