"""How the computer plays."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance, Policy
from ramsch_desktop.engine.view import View


def any_legal(view: View, chance: Chance) -> Decision:
    """A legal action at random."""
    return Decision(view.legal[chance.randrange(len(view.legal))], Reason("random"))


POLICIES: Final[dict[str, Policy]] = {"easy": any_legal, "medium": any_legal}
