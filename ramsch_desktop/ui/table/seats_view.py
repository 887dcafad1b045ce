"""The people round the table: badges, fans of backs, contract tag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Tag
from ramsch_desktop.ui.parts.badge import Badge, BadgeFace
from ramsch_desktop.ui.parts.contract_tag import ContractTag, TagSide
from ramsch_desktop.ui.parts.part import Picture
from ramsch_desktop.ui.table.card_button import CardArt, LyingCard
from ramsch_desktop.ui.table.dealing import Bring, lay_down
from ramsch_desktop.ui.table.layout import TableLayout
from ramsch_desktop.ui.table.shapes import CardPlace, Rect


@dataclass(frozen=True)
class SeatFace:
    """What is shown of a seat: its badge, its picture, the cards it holds, and whether they lie open."""

    badge: BadgeFace
    avatar: Picture
    cards: int
    open_cards: tuple[str, ...] = ()


class SeatsView:
    """Keeps a badge for each seat and a fan of backs for each opponent."""

    def __init__(self, table: QWidget, art: CardArt, bring: Bring = lay_down) -> None:
        self._table, self._bring = table, bring
        self._art = art
        self._layout: TableLayout | None = None
        self._badges: list[Badge] = []
        self._backs: list[list[LyingCard]] = []
        self._faces: tuple[SeatFace, ...] = ()
        self._tag = ContractTag("", None, table)
        self._tag.hide()
        self._tagged: Seat | None = None

    @property
    def badges(self) -> tuple[Badge, ...]:
        """The badges, your own first."""
        return tuple(self._badges)

    def backs(self, seat: Seat) -> tuple[LyingCard, ...]:
        """The cards at the badge of an opponent."""
        return tuple(self._backs[seat])

    def show(self, faces: Sequence[SeatFace]) -> None:
        """Show these seats, your own first, then clockwise."""
        if len(faces) != len(self._badges):
            self._renew(len(faces))
            self._layout = None
        self._faces = tuple(faces)
        for badge, face in zip(self._badges, faces, strict=True):
            badge.set_avatar(face.avatar)
            badge.show_face(face.badge)
        self._fan_out()

    def _renew(self, seats: int) -> None:
        """Other seats have no places before the next layout, and no contract."""
        self._layout = None
        self.show_tag(None, None)
        for old in [*self._badges, *(card for fan in self._backs for card in fan)]:
            old.hide()
            old.deleteLater()
        self._badges = [Badge(BadgeFace(""), None, self._table) for _ in range(seats)]
        self._backs = [[] for _ in range(seats)]
        for badge in self._badges:
            badge.stackUnder(self._tag)
            badge.show()

    def show_tag(self, tag: Tag | None, pip: Picture | None) -> None:
        """Glue the contract, with the sign of its suit, to a seat, or take it away."""
        self._tagged = None if tag is None else tag.seat
        self._tag.setVisible(tag is not None)
        if tag is not None:
            self._tag.set_contract(tag.text, pip, tag.second)
        self._glue_tag()

    def _glue_tag(self) -> None:
        seat, layout = self._tagged, self._layout
        if seat is not None and layout is not None:
            side = TagSide.ABOVE if seat == 0 else TagSide.BELOW
            self._tag.glue(_rect(self.badge_rect(seat)), side, layout.badge_scale)

    def badge_place(self, seat: Seat) -> QRect:
        """Where the badge of a seat lies, in whole pixels."""
        return _rect(self.badge_rect(seat)).toAlignedRect()

    def tag_place(self, seat: Seat) -> QRect:
        """Where the contract of a seat lies; empty for all others."""
        return self._tag.geometry() if seat == self._tagged else QRect()

    def badge_rect(self, seat: Seat) -> Rect:
        """Where the badge of a seat lies."""
        assert self._layout is not None
        return self._layout.own_badge if seat == 0 else self._layout.seats[seat - 1]

    def home(self, seat: Seat, card_width: float) -> QPoint:
        """Where cards of a seat come from and go to: behind its badge."""
        centre = self.badge_rect(seat).centre
        return QPoint(round(centre.x - card_width / 2), round(centre.y - card_width * 0.7))

    def set_art(self, art: CardArt) -> None:
        """Show other backs."""
        self._art = art
        for fan in self._backs:
            for card in fan:
                card.set_art(art)

    def arrange(self, layout: TableLayout) -> None:
        """Lie by a layout."""
        self._layout = layout
        for seat, badge in enumerate(self._badges):
            badge.place(_rect(self.badge_rect(seat)))
        self._glue_tag()
        self._fan_out()

    def _fan_out(self) -> None:
        if self._layout is None:
            return
        for seat, face in enumerate(self._faces):
            if seat > 0:
                self._show_backs(seat, face)

    def _show_backs(self, seat: Seat, face: SeatFace) -> None:
        assert self._layout is not None
        codes: tuple[str | None, ...] = face.open_cards or (None,) * face.cards
        layout = self._layout
        places = layout.open_cards(seat, len(codes)) if face.open_cards else layout.backs(seat, len(codes))
        shown = codes[: len(places)]
        fan = self._backs[seat]
        self._keep(fan, _common(fan, shown))
        for card, place in zip(fan, places, strict=False):
            card.lie(place)
        for code, place in list(zip(shown, places, strict=True))[len(fan) :]:
            fan.append(self._new_card(seat, code, place))

    def _keep(self, fan: list[LyingCard], count: int) -> None:
        """Take the last cards of a fan away, so that so many stay."""
        for card in fan[count:]:
            card.leave()
        del fan[count:]

    def _new_card(self, seat: Seat, code: str | None, place: CardPlace) -> LyingCard:
        """Each card lies on the one before it, all of them below the badge."""
        card = LyingCard(code, self._art, self._table)
        card.stackUnder(self._badges[seat])
        self._bring(seat, card, place)
        return card

    def collect(self) -> None:
        """Take the cards of all seats away: others are dealt."""
        for fan in self._backs:
            self._keep(fan, 0)


def _common(fan: Sequence[LyingCard], codes: Sequence[str | None]) -> int:
    """How many cards from the left stay what they are."""
    same = takewhile(lambda pair: pair[0].code == pair[1], zip(fan, codes, strict=False))
    return sum(1 for _ in same)


def _rect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)
