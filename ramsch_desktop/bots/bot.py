"""What a bot is: it sees a View and a Budget, and answers with a Decision. It cannot see anything else."""

from __future__ import annotations

import math
import threading
import time
from dataclasses import dataclass, field
from typing import Protocol

from ramsch_desktop.bots.chance import chance_for
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Policy
from ramsch_desktop.engine.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: until ``deadline`` on the monotonic clock, in seconds, or until ``cancel`` is set.

    A bot whose budget is spent answers with the best it has; it never answers nothing.
    """

    deadline: float = math.inf
    cancel: threading.Event = field(default_factory=threading.Event)

    @property
    def spent(self) -> bool:
        """True if the bot should answer now."""
        return self.cancel.is_set() or time.monotonic() >= self.deadline

    @property
    def seconds_left(self) -> float:
        """Seconds until the deadline, not below 0."""
        return max(0.0, self.deadline - time.monotonic())

    def within(self, seconds: float) -> Budget:
        """The same budget, but spent so many seconds from now at the latest."""
        return Budget(min(self.deadline, time.monotonic() + seconds), self.cancel)


def budget_of(seconds: float) -> Budget:
    """A budget that ends so many seconds from now."""
    return Budget(time.monotonic() + seconds)


class Bot(Protocol):
    """A player: one object a seat and match."""

    def choose(self, view: View, budget: Budget) -> Decision:
        """One of ``view.legal``, with the reason for it."""


@dataclass
class PolicyBot:
    """A bot that follows a rule-based policy of a game; ``seed`` settles ties."""

    policy: Policy
    seed: int = 0

    def choose(self, view: View, budget: Budget) -> Decision:
        """What the policy decides; it needs far less time than any budget."""
        return self.policy(view, chance_for(self.seed, view))


@dataclass
class RandomBot:
    """Plays any legal action, each equally likely: the lowest bar there is."""

    seed: int = 0

    def choose(self, view: View, budget: Budget) -> Decision:
        """A legal action at random."""
        place = chance_for(self.seed, view).randrange(len(view.legal))
        return Decision(view.legal[place], Reason("random"))
