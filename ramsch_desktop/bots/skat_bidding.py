"""How the strong player bids in Skat: he imagines the deals that fit the bids, and how each word would end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from ramsch_desktop.bots.comparison import Comparison, compare
from ramsch_desktop.bots.masks import mask_of
from ramsch_desktop.bots.skat_hands import scores_of
from ramsch_desktop.bots.skat_outcomes import (
    House,
    Winner,
    all_passed,
    auction,
    declared,
    house_of,
    no_game,
    played,
    taken,
)
from ramsch_desktop.bots.skat_rules import best_suit, hand_games, limit_of, value_of
from ramsch_desktop.bots.skat_worlds import Scores, World, gain, own_number, place_of, worlds
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.actions import Action, Pass
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat.chances import probability
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.passing import TakeSkat
from ramsch_desktop.games.skat.actions import Bid, Hold, PlayHand
from ramsch_desktop.games.skat.picture import Bidding, bidding_of, picture
from ramsch_desktop.games.skat.setting import LOWEST_BID

POOR: Final = 0.15
"""A hand whose best game is less likely to be won than this is passed without a thought."""
HAND_GAMES: Final = 2
"""Hand games that are tried."""
HAND_FROM: Final = 0.45
"""The chance of a Hand game from which it is tried."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a seat said: it bid or held at least so much, and did not go so far; 999 while it is still in."""

    least: int = 0
    below: int = 999


def heard(view: View) -> tuple[Heard, ...]:
    """What each seat at the table said so far, forehand first."""
    seats = view.table.active
    refused: dict[Seat, int] = {}
    forehand, middlehand, rearhand = seats
    bidding = Bidding(middlehand, forehand, (rearhand,), (0,) * view.seats)
    for said in view.table.said:
        if isinstance(said.action, Pass) and bidding.bidder is not None:
            holds = said.seat == bidding.holder
            refused[said.seat] = bidding.bid if holds else bidding.next_bid or 999
        bidding = bidding.after(said.seat, said.action)
    return tuple(Heard(bidding.bids[seat], refused.get(seat, 999)) for seat in seats)


def doubts(house: House, said: tuple[Heard, ...], seat: int, hand: int) -> bool:
    """True if the rules would not have bid so with the hand."""
    return not said[seat].least <= limit_of(hand, place_of(seat), house.scoring) < said[seat].below


# Bid, hold or pass


def bid(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Go on to a number that the hand is worth, or pass; None where the rules are not clearly wrong."""
    if len(view.legal) == 1 or _poor(view):
        return None
    house, wanted = house_of(view), picture(view).bid_to_cover(view.seat)
    limits = [limit for limit in _own_limits(view, house) if limit >= wanted]
    passes = isinstance(rules.action, Pass)
    usual = limit_of(mask_of(view.hand), place_of(own_number(view)), house.scoring)
    ways = [0, *limits] if passes else [usual, 0, *(limit for limit in limits if limit != usual)]
    if len(ways) == 1:
        return None
    think = partial(_bid_values, _Auction(house, bidding_of(view.table), view.table.active, own_number(view)), ways)
    found = compare(trial, worlds(view, trial, partial(doubts, house, heard(view))), think)
    if found is None:
        return None
    return _bid_decision(view, wanted, ways, found)


def _poor(view: View) -> bool:
    return probability(max(scores_of(mask_of(view.hand), place_of(own_number(view))))) < POOR


def _own_limits(view: View, house: House) -> list[int]:
    """How far one might go: to the value of the best suit game or of the Grand, or as the rules do."""
    hand, place = mask_of(view.hand), place_of(own_number(view))
    kind, _ = best_suit(scores_of(hand, place))
    limits = {value_of(hand, kind), value_of(hand, GameKind.GRAND), limit_of(hand, place, house.scoring)}
    return sorted(limits - {0})


@dataclass(frozen=True, slots=True)
class _Auction:
    """The bidding as it stands, the seats in turn order, and the number of the one that thinks."""

    house: House
    bidding: Bidding
    seats: tuple[Seat, ...]
    own: int


def _bid_values(now: _Auction, ways: Sequence[int], world: World) -> list[float]:
    """What each limit of the own bidding comes to in a deal; ways with the same end have the same value."""
    limits = [limit_of(hand, place_of(seat), now.house.scoring) for seat, hand in enumerate(world.hands)]
    ends: dict[Winner | None, float] = {}
    values = []
    for way in ways:
        limits[now.own] = way
        winner = auction(now.bidding, now.seats, tuple(limits))
        if winner not in ends:
            ends[winner] = gain(_end(now.house, world, winner), now.own)
        values.append(ends[winner])
    return values


def _end(house: House, world: World, winner: Winner | None) -> Scores:
    return all_passed(house, world) if winner is None else declared(house, world, winner)


def _bid_decision(view: View, wanted: int, ways: Sequence[int], found: Comparison) -> Decision:
    best, passing = found.best, ways.index(0)
    if best == passing:
        return Decision(Pass(), found.reason("worth_pass", passing, found.best_but(passing), wanted))
    action: Action = Hold() if Hold() in view.legal else Bid(wanted)
    return Decision(action, found.reason("worth_bid", best, passing, wanted))


# Alone after two passes


def alone(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Forehand plays for 18, or passes into what the house has."""
    house, own = house_of(view), own_number(view)
    passes = isinstance(rules.action, Pass)

    def values(world: World) -> list[float]:
        plays = gain(declared(house, world, Winner(own, LOWEST_BID)), own)
        both = [plays, gain(no_game(house, world), own)]
        return both[::-1] if passes else both

    found = compare(trial, worlds(view, trial, partial(doubts, house, heard(view))), values)
    if found is None:
        return None
    place = found.best
    plays = (place == 0) is not passes
    if plays:
        return Decision(Bid(LOWEST_BID), found.reason("worth_bid", place, 1 - place, LOWEST_BID))
    return Decision(Pass(), found.reason("worth_pass", place, 1 - place, LOWEST_BID))


# The skat or Hand


def hand_or_skat(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Take up the skat, or play the best Hand game."""
    house, now, own = house_of(view), picture(view), own_number(view)
    hand = mask_of(view.hand)
    games = sorted(hand_games(hand, now.bid, place_of(own), house.bonus.own), key=lambda game: -game.expected)
    likely = [game for game in games[:HAND_GAMES] if game.chance >= HAND_FROM]
    if not likely:
        return None
    plays_hand, winner = isinstance(rules.action, PlayHand), Winner(own, now.bid)

    def values(world: World) -> list[float]:
        takes = gain(taken(house, world, winner), own)
        hands = [gain(played(house, world, winner, game), own) for game in likely]
        return [*hands, takes] if plays_hand else [takes, *hands]

    found = compare(trial, worlds(view, trial, partial(doubts, house, heard(view))), values)
    if found is None:
        return None
    takes = len(likely) if plays_hand else 0
    hands = found.best_but(takes)
    if found.best == takes:
        return Decision(TakeSkat(), found.reason("worth_skat", takes, hands))
    return Decision(PlayHand(), found.reason("worth_hand", found.best, takes))
