"""Which contracts the search understands, by game; what it knows of a game is loaded with the first question about it.

Together the games take longer to load than a decision may take.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from ramsch_desktop.bots.translate import Terms
from ramsch_desktop.engine.view import View

Reader: TypeAlias = Callable[[View], Terms | None]


def terms_of(view: View) -> Terms | None:
    """The terms of the card play of the view, None if the search does not know it."""
    reader = _reader_of(view.game)
    return None if reader is None else reader(view)


@cache
def _reader_of(game: str) -> Reader | None:
    match game:
        case "ramsch":
            return _ramsch()
        case "schieberamsch":
            return _schieberamsch()
        case "skat":
            return _skat()
        case "schafkopf":
            return _schafkopf()
        case "ramsen" | "rams":
            return _joined(game)
    return None


def _ramsch() -> Reader:
    from ramsch_desktop.bots.ramsch_terms import ramsch_terms

    return ramsch_terms


def _schieberamsch() -> Reader:
    from ramsch_desktop.bots.ramsch_terms import schieberamsch_terms
    from ramsch_desktop.bots.skat_terms import grand_hand_terms
    from ramsch_desktop.games.schieberamsch.endings import declarer_of

    return lambda view: schieberamsch_terms(view) if declarer_of(view) is None else grand_hand_terms(view)


def _skat() -> Reader:
    from ramsch_desktop.bots.ramsch_terms import skat_ramsch_terms
    from ramsch_desktop.bots.skat_terms import skat_terms
    from ramsch_desktop.games.skat.picture import is_ramsch

    return lambda view: skat_ramsch_terms(view) if is_ramsch(view) else skat_terms(view)


def _schafkopf() -> Reader:
    from ramsch_desktop.bots.schafkopf_terms import schafkopf_terms

    return schafkopf_terms


def _joined(game: str) -> Reader:
    from ramsch_desktop.bots.rams_terms import rams_terms, ramsen_terms

    return rams_terms if game == "rams" else ramsen_terms
