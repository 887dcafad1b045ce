"""Trials for tests."""

from __future__ import annotations

import math

from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.view import View


def unhurried(view: View, seed: int) -> Trial:
    """A trial that nothing ends."""
    return Trial(view, seed, math.inf, 1.0, lambda: False)
