"""Ending a declared game before its last trick, as a seat sees it: what it may do, and whether play still matters."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat.contracts import Declaration
from ramsch_desktop.games.shared.skat.play import Claim, Concede, takes_the_rest
from ramsch_desktop.games.shared.skat.scoring import ENOUGH, SCHNEIDER

TRICK_PLAY = "TrickPlay"


def endings(view: View, declarer: Seat, declaration: Declaration) -> tuple[Action, ...]:
    """Conceding, and claiming the rest where that is sure; empty when it is not the seat's turn.

    These are no legal actions of the view: only a person is asked. The other side always agrees when somebody
    concedes (ISkO asks for its consent once the declarer holds fewer than nine cards).
    """
    if view.phase != TRICK_PLAY or view.to_move != view.seat:
        return ()
    sure = not declaration.is_null and not view.table.trick.plays and _takes_all(view)
    return (Concede(), Claim()) if sure else (Concede(),)


def _takes_all(view: View) -> bool:
    known = {*view.hand, *view.table.played(), *_own_skat(view)}
    return takes_the_rest(view.order, view.hand, (card for card in PACK_32 if card not in known))


def _own_skat(view: View) -> tuple[Card, ...]:
    away = next((cards for seat, cards in view.table.laid_away if seat == view.seat), ())
    return tuple(card for card in away if card is not None)


def settled(view: View, declarer: Seat, declaration: Declaration) -> bool:
    """True if no play of the remaining cards can change the score, by what the seat of the view knows.

    Null and announced Schwarz end by themselves. Otherwise the result must be certain and both sides must have
    left Schneider, or the announced Schneider must have failed.
    """
    if view.phase != TRICK_PLAY or declaration.is_null or declaration.announced > 1:
        return False
    points = view.table.card_points()
    least = points[declarer] + (card_points(_own_skat(view)) if view.seat == declarer else 0)
    most = 120 - (sum(points) - points[declarer])
    goal = SCHNEIDER if declaration.announced else ENOUGH
    decided = least >= goal or most < goal
    schneider_open = most >= SCHNEIDER > least or least <= 30 < most
    return decided and not schneider_open and _both_have_a_trick(view, declarer)


def _both_have_a_trick(view: View, declarer: Seat) -> bool:
    tricks = view.table.trick_counts()
    return 0 < tricks[declarer] < sum(tricks)
