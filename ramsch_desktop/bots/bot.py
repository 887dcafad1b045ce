"""A bot: decides for a seat from its View and nothing else."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Policy
from ramsch_desktop.engine.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: until ``deadline`` (seconds of ``time.monotonic``) or until ``cancel`` is set."""

    deadline: float = float("inf")
    cancel: threading.Event = field(default_factory=threading.Event)

    @property
    def spent(self) -> bool:
        """True once the bot must answer."""
        return self.cancel.is_set() or time.monotonic() >= self.deadline


class Bot(Protocol):
    """A player at one seat."""

    def choose(self, view: View, budget: Budget) -> Decision:
        """One of ``view.legal`` with its reason; soon after the budget is spent at the latest."""


@dataclass
class PolicyBot:
    """Plays by the rules of a game's policy."""

    policy: Policy
    chance: Random

    def choose(self, view: View, budget: Budget) -> Decision:
        """What the policy decides."""
        return self.policy(view, self.chance)


@dataclass
class RandomBot:
    """Takes any legal action."""

    chance: Random

    def choose(self, view: View, budget: Budget) -> Decision:
        """A legal action at random."""
        return Decision(view.legal[self.chance.randrange(len(view.legal))], Reason("random"))
