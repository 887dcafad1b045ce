"""Numbers by which the computer plays Ramsen, measured by self-play; tests/benchmarks repeats the measurement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import Rank


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the chance of a trick: ``trumps`` from the ace to ten and below, then what else counts.

    ``trumps`` belong to: ace, 9 and 7 of bells, great and little jack, king, Ober, Unter, lower ones.
    """

    trumps: tuple[float, ...]
    ace: float
    king: float
    swap: float
    inside: float
    to_speak: float
    const: float


EXCHANGING: Final = {
    3: Weights((11, 2.6, 1.9, 1.4, 1.2, 1.0, 0.8, 0.7, 0.7), 0.3, 0.1, 0.30, -1.31, -1.47, 2.09),
    4: Weights((12, 2.4, 1.8, 1.4, 1.1, 0.9, 0.8, 0.8, 0.7), 0.3, 0.1, 0.29, -0.62, -0.55, 0.55),
    5: Weights((12, 2.4, 1.8, 1.3, 1.1, 0.9, 0.8, 0.7, 0.7), 0.2, 0.1, 0.34, -0.25, -0.25, -0.47),
}
"""By players, for who may still exchange."""

AS_DEALT: Final = {
    3: Weights((13, 2.8, 2.1, 1.7, 1.5, 1.3, 1.1, 1.0, 1.0), 0.5, 0.3, 0.0, -1.76, -1.04, 1.54),
    4: Weights((13, 2.8, 2.1, 1.7, 1.5, 1.3, 1.1, 1.0, 1.0), 0.5, 0.2, 0.0, -0.70, -0.25, -0.54),
    5: Weights((14, 2.8, 2.1, 1.7, 1.5, 1.3, 1.1, 1.0, 1.0), 0.5, 0.2, 0.0, -0.39, -0.03, -1.57),
}
"""By players, for who keeps his cards."""

MEDIUM_CHANCE: Final = 0.555
"""Stay from this chance: it expects a loss of 1.5 bars, but who drops out gives the five bars to the others.

Asking for more or less near the end of the race, or when leading, changed no share of matches won (300,000 each).
"""

EASY_CHANCE: Final = 0.75
"""Stay only when bars are to be expected: the mistake of a beginner."""

PER_BAR_SAVED: Final = 0.1
"""Each bar that no trick does not cost, because of the cap, lowers the chance asked for."""

EXCHANGE_OF_A_PLAYER: Final = 3
"""Cards that a player takes of the five in the mean, where playing is said before exchanging."""

MEDIUM_KEEPS: Final = frozenset[Rank]()
EASY_KEEPS: Final = frozenset({Rank.ACE, Rank.KING})
"""Plain ranks kept at the exchange."""

ACES_KEPT_FROM: Final = 4
"""From so many players on an ace seen at the cut is kept: it wins a third of a percent more matches."""
