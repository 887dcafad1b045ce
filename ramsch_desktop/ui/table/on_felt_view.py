"""What lies on the felt besides hands and tricks: the ladder of bids, the tray, chips, a paper, and the cards of the
talon."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.on_felt import NOTHING, OnFelt
from ramsch_desktop.engine.sections import CardLine
from ramsch_desktop.ui.parts.ladder import LadderPart
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.card_button import CardArt
from ramsch_desktop.ui.table.dealing import Bring, lay_down
from ramsch_desktop.ui.table.hand_view import HandCard
from ramsch_desktop.ui.table.layout import TableLayout
from ramsch_desktop.ui.table.middle_view import MiddleView
from ramsch_desktop.ui.table.paper_view import PaperView
from ramsch_desktop.ui.table.seat_chips import SeatChips
from ramsch_desktop.ui.table.seats_view import SeatsView
from ramsch_desktop.ui.table.tray_layout import Tenant, shares_of_middle
from ramsch_desktop.ui.table.tray_view import TrayView
from ramsch_desktop.ui.theme.style import current_theme


class OnFeltView:
    """Shows an ``OnFelt`` together with the cards in the middle, which share its room; beside a paper
    they lie where it leaves room."""

    def __init__(
        self, table: QWidget, art: CardArt, animator: Animator, seats: SeatsView, bring: Bring = lay_down
    ) -> None:
        self.middle = MiddleView(table, art, bring)
        self.ladder = LadderPart(table)
        self.ladder.hide()
        self.tray = TrayView(table, art, animator)
        self.chips = SeatChips(table, seats)
        self.paper = PaperView(table)
        self._line: CardLine | None = None
        self._layout: TableLayout | None = None
        self._tenant = self._seated = Tenant.NOBODY

    def set_art(self, art: CardArt) -> None:
        """Show other faces in the same places."""
        self.middle.set_art(art)
        self.tray.set_art(art)

    def clear(self) -> None:
        """Take everything away."""
        self.show(NOTHING, None, ())

    def show(self, felt: OnFelt, line: CardLine | None, told: tuple[HandCard, ...]) -> None:
        """Show these, the cards of ``line`` in the middle, and of the tray those that can be taken back."""
        before, paper = self._seated, self.paper.place
        self.ladder.show_ladder(felt.ladder)
        self._line, self._tenant = line, _tenant_of(felt, line)
        self.paper.show(felt.paper)
        self.tray.show(felt.tray, told)
        self._seat_tenant()
        self._show_middle()
        self.chips.show(felt.chips)
        if self._seated is not before or self.paper.place != paper:
            self._arrange()

    def arrange(self, layout: TableLayout) -> None:
        """Lie by another layout."""
        self._layout = layout
        self.paper.arrange(layout)
        self._seat_tenant()
        self._arrange()
        self._show_middle()

    def _seat_tenant(self) -> None:
        """A tray whose words have no room beside the cards of the talon takes their place."""
        self._seated = self._tenant
        if self._layout is not None and self._tenant is Tenant.TRAY_BESIDE_CARDS:
            beside = shares_of_middle(self._layout, self._tenant, current_theme().text_scale).tray
            if beside is not None and not self.tray.captions_fit(beside):
                self._seated = Tenant.TRAY

    def _show_middle(self) -> None:
        if self._layout is None or self.paper.place is None:
            self.middle.show(self._line if self._seated is self._tenant else None)
        else:
            self.middle.show_beside(self._line, self._layout, self.paper.place)

    def _arrange(self) -> None:
        layout = self._layout
        if layout is None:
            return
        shares = shares_of_middle(layout, self._seated, current_theme().text_scale)
        if self.paper.place is None:
            self.middle.arrange(layout, shares.cards)
        self.tray.arrange(shares.tray, layout.trick[0].width)
        if shares.ladder is not None:
            room = shares.ladder
            self.ladder.setGeometry(QRect(round(room.x), round(room.y), round(room.width), round(room.height)))
        self.chips.arrange()


def _tenant_of(felt: OnFelt, line: CardLine | None) -> Tenant:
    if felt.ladder is not None:
        return Tenant.LADDER
    if felt.tray is None:
        return Tenant.NOBODY
    return Tenant.TRAY if line is None else Tenant.TRAY_BESIDE_CARDS
