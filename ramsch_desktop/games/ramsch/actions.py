"""Actions of the passing round."""

from __future__ import annotations

from ramsch_desktop.games.shared.skat.passing import PassOn

__all__ = ["PassOn"]
