"""Which contracts the search understands, by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ramsch_desktop.bots.rams_terms import rams_terms, ramsen_terms
from ramsch_desktop.bots.ramsch_terms import ramsch_terms, schieberamsch_terms, skat_ramsch_terms
from ramsch_desktop.bots.schafkopf_terms import schafkopf_terms
from ramsch_desktop.bots.skat_terms import grand_hand_terms, skat_terms
from ramsch_desktop.bots.translate import Terms
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schieberamsch.endings import declarer_of
from ramsch_desktop.games.skat.picture import is_ramsch


def terms_of(view: View) -> Terms | None:
    """The terms of the card play of the view, None if the search does not know it."""
    return _BY_GAME[view.game](view) if view.game in _BY_GAME else None


def _schieberamsch(view: View) -> Terms | None:
    return schieberamsch_terms(view) if declarer_of(view) is None else grand_hand_terms(view)


def _skat(view: View) -> Terms | None:
    return skat_ramsch_terms(view) if is_ramsch(view) else skat_terms(view)


_BY_GAME: Final[dict[str, Callable[[View], Terms | None]]] = {
    "ramsch": ramsch_terms,
    "schieberamsch": _schieberamsch,
    "skat": _skat,
    "schafkopf": schafkopf_terms,
    "ramsen": ramsen_terms,
    "rams": rams_terms,
}
