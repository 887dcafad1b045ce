"""The kernel in plain Python; ``packaging/build_kernel.py`` compiles the same files."""

from ramsch_desktop.kernel.core.evidence import Evidence, weight_of
from ramsch_desktop.kernel.core.opencards import reaches, solve
from ramsch_desktop.kernel.core.payoff import Payoff, utility
from ramsch_desktop.kernel.core.policy import move_of, rate, roll_out
from ramsch_desktop.kernel.core.position import (
    Position,
    Stop,
    copy,
    legal,
    play,
    set_aside,
    set_habit,
    set_hand,
    set_lacks,
    set_score,
)
from ramsch_desktop.kernel.core.sampling import Sampler, deal
from ramsch_desktop.kernel.core.search import Search
from ramsch_desktop.kernel.core.solver import Solver
from ramsch_desktop.kernel.core.tables import Table, total

__all__ = [
    "Evidence",
    "Payoff",
    "Position",
    "Sampler",
    "Search",
    "Solver",
    "Stop",
    "Table",
    "copy",
    "deal",
    "legal",
    "move_of",
    "play",
    "rate",
    "reaches",
    "roll_out",
    "set_aside",
    "set_habit",
    "set_hand",
    "set_lacks",
    "set_score",
    "solve",
    "total",
    "utility",
    "weight_of",
]
