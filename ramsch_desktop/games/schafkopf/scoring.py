"""Scoring of announced games, by the tariff "unit / Rufspiel / solo".

The declaring side wins with 61 card points. The price is the base of the game, a unit for Schneider (91 points
for the declarers, 30 or fewer against them), one more for Schwarz (no trick), and one for each runner: the
unbroken run of top trumps dealt to one side, counted from three on, from two in Wenz and Geier. Tout has no
Schneider and doubles base and runners, Sie counts them fourfold. Every knock, Kontra and Re doubles. In a
Rufspiel each loser pays the price and each winner receives it; a soloist settles with all three. A stock goes
to the declaring side when it wins, in a Rufspiel half to each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.score import Score, Steps, add, exact, times
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games.schafkopf.contracts import Declaration, Kind
from ramsch_desktop.games.schafkopf.options import SEATS, AllPass, Tariff
from ramsch_desktop.games.schafkopf.terms import Declared, Terms

PACK_POINTS: Final = 120
TO_WIN: Final = 61
TO_SCHNEIDER: Final = 91
SCHNEIDER_IF_LOST: Final = 30
USUAL_RUNNERS: Final = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the two sides took. ``tricks`` has one entry a seat, as have ``points``."""

    declared: Declared
    points: tuple[int, ...]
    tricks: tuple[int, ...]

    @property
    def side_points(self) -> int:
        """Card points of the declaring side."""
        return sum(self.points[seat] for seat in self.declared.side)

    @property
    def won(self) -> bool:
        """True if the declaring side wins: 61 card points, in a Tout every trick."""
        if self.declared.declaration.kind.is_tout or self.declared.declaration.kind is Kind.SIE:
            return sum(self.tricks) == self.tricks[self.declared.declarer] == self.declared.terms.rules.hand_size
        return self.side_points >= TO_WIN

    @property
    def schneider(self) -> bool:
        """True if the losers are Schneider."""
        return self.side_points >= TO_SCHNEIDER or self.side_points <= SCHNEIDER_IF_LOST

    @property
    def schwarz(self) -> bool:
        """True if one side took no trick."""
        return sum(self.tricks[seat] for seat in self.declared.side) in (0, sum(self.tricks))


def outcome_of(declared: Declared, play: TrickPlay) -> Outcome:
    """What the sides took in a finished play."""
    return Outcome(declared, play.points_by_seat(), play.tricks_by_seat())


def sie_outcome(declared: Declared) -> Outcome:
    """A Sie takes every trick; it is shown, not played."""
    mine = tuple(int(seat == declared.declarer) for seat in range(SEATS))
    hand_size = declared.terms.rules.hand_size
    return Outcome(declared, tuple(PACK_POINTS * own for own in mine), tuple(hand_size * own for own in mine))


def score_declared(outcome: Outcome) -> Score:
    """The score of an announced game."""
    declared = outcome.declared
    price = _price(outcome)
    winners = declared.side if outcome.won else declared.defenders
    sums = tuple(_seat_steps(seat, price, winners, declared) for seat in range(SEATS))
    if outcome.won and declared.terms.stock:
        share = exact(declared.terms.stock / len(declared.side))
        paid = (add("stock", share),)
        sums = tuple((*steps, *paid) if seat in declared.side else steps for seat, steps in enumerate(sums))
    contract = str(declared.declaration)
    return Score(contract, sums, outcome.points, outcome.tricks, winners, declared.declarer)


def _seat_steps(seat: Seat, price: Steps, winners: tuple[Seat, ...], declared: Declared) -> Steps:
    alone = declared.partner is None and seat == declared.declarer
    steps = (*price, times("against_three", SEATS - 1)) if alone else price
    return steps if seat in winners else (*steps, times("lost", -1))


def _price(outcome: Outcome) -> Steps:
    declared = outcome.declared
    tariff, kind = declared.terms.rules.tariff, declared.declaration.kind
    steps = [add("call", tariff.call) if kind is Kind.CALL else add("solo", tariff.solo)]
    if not kind.is_tout and kind is not Kind.SIE:
        steps += _schneider(outcome, tariff)
    if counted := counted_runners(declared):
        steps.append(add("runners", tariff.unit * len(counted), cards=counted, seats=_holders(declared, counted)))
    if kind.is_tout:
        steps.append(times("tout", 2))
    if kind is Kind.SIE:
        steps.append(times("sie", 4))
    return (*steps, *doublings(declared.terms, declared.kontra, declared.re))


def _schneider(outcome: Outcome, tariff: Tariff) -> Steps:
    steps = (add("schneider", tariff.unit),) if outcome.schneider else ()
    return (*steps, add("schwarz", tariff.unit)) if outcome.schwarz else steps


def doublings(terms: Terms, kontra: Seat | None = None, re: Seat | None = None) -> Steps:
    """The steps that double a price: all knocks in one, then Kontra, then Re."""
    steps: Steps = (times("knock", 2 ** len(terms.knocks), seats=terms.knocks),) if terms.knocks else ()
    steps += (times("kontra", 2, seats=(kontra,)),) if kontra is not None else ()
    return (*steps, times("re", 2, seats=(re,))) if re is not None else steps


def counted_runners(declared: Declared) -> tuple[Card, ...]:
    """The run of top trumps dealt to one side, high to low; empty if it is too short to count."""
    run = runners(declared)
    return run if len(run) >= least_runners(declared) else ()


def least_runners(declared: Declared) -> int:
    """From how many on runners count: three, in Wenz and Geier by the house rule two."""
    plain = declared.declaration.kind.plain
    return declared.terms.rules.wenz_runners if plain in (Kind.WENZ, Kind.GEIER) else USUAL_RUNNERS


def runners(declared: Declared) -> tuple[Card, ...]:
    """The unbroken run of top trumps that one side was dealt, high to low, however short."""
    pack = declared.terms.rules.pack
    trumps = tuple(card for card in _ranked(declared.declaration) if card in pack)
    own = {card for seat in declared.side for card in declared.terms.dealt[seat]}
    with_top = trumps[0] in own
    length = next((n for n, card in enumerate(trumps) if (card in own) != with_top), len(trumps))
    return trumps[:length]


def _ranked(declaration: Declaration) -> tuple[Card, ...]:
    return declaration.order.trumps


def _holders(declared: Declared, cards: tuple[Card, ...]) -> tuple[Seat, ...]:
    hands = declared.terms.dealt
    return tuple(seat for seat in declared.terms.seats if any(card in hands[seat] for card in cards))


def score_nobody_plays(terms: Terms, all_pass: AllPass) -> Score:
    """Nobody announced: everyone pays a unit into the stock, or the cards are thrown in without payment."""
    steps: Steps = (add("stock_paid", -terms.rules.tariff.unit),) if all_pass is AllPass.STOCK else ()
    contract = "stock" if all_pass is AllPass.STOCK else "redeal"
    return Score(contract, (steps,) * SEATS, (0,) * SEATS, (0,) * SEATS)
