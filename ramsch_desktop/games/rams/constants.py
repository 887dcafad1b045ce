"""Numbers by which the computer plays Rams, measured by self-play; tests/benchmarks repeats the measurement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import Rank


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the chance of a trick: trump ace, king, queen, jack, ten and lower ones, then what else counts."""

    trumps: tuple[float, ...]
    ace: float
    inside: float
    to_speak: float
    const: float


BEFORE_THE_DRAW: Final = {
    3: Weights((12, 1.97, 1.40, 1.15, 0.98, 0.87), 0.30, -1.76, -2.37, 4.39),
    4: Weights((12, 2.37, 1.71, 1.35, 1.10, 0.69), 0.18, -0.55, -0.82, 1.88),
    5: Weights((13, 2.39, 1.67, 1.30, 1.06, 0.65), 0.13, -0.38, -0.51, 1.20),
    6: Weights((13, 2.34, 1.63, 1.26, 1.03, 0.63), 0.10, -0.29, -0.36, 0.75),
    7: Weights((13, 2.31, 1.59, 1.24, 1.01, 0.63), 0.09, -0.24, -0.26, 0.43),
}
"""By players, on the cards as dealt."""

DEALER: Final = 0.3
"""The turned-up card that the dealer may take."""

MEDIUM_CHANCE: Final = 0.42
"""Play from this chance: aces that are drawn pay, and who passes leaves the tricks to the others."""

EASY_CHANCE: Final = 0.75
"""Play only with a good hand: the mistake of a beginner."""

ALWAYS_PLAYERS: Final = 3
"""At so small a table a player who knows always plays."""

CLOSE_BALANCE: Final = 5
CLOSE_CHANCE: Final = 0.30
RIVAL_BALANCE: Final = 3
RIVAL_CHANCE: Final = 0.33

MEDIUM_KEEPS: Final = frozenset({Rank.ACE})
EASY_KEEPS: Final = frozenset({Rank.ACE, Rank.KING})
"""Plain ranks kept at the draw."""
