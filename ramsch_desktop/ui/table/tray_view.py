"""The tray in the middle: places for cards that leave the hand; a card on it goes back when it is clicked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.on_felt import Tray
from ramsch_desktop.ui.parts.part import CENTRE, Part, colour, draw_text, text_width
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.card_button import CardArt, LyingCard
from ramsch_desktop.ui.table.hand_view import Gap, HandCard, HandView
from ramsch_desktop.ui.table.shapes import Rect
from ramsch_desktop.ui.table.tray_layout import TrayPlaces, room_for_captions, tray_places, tray_row
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import TEXT

_SHADE, _CORNER, _SLOT_LINE = 34, 14, 130


class TrayCards(HandView):
    """The cards on the tray: one Tab stop, arrows inside, a click or a drop outside takes a card back."""

    def _drop(self, code: str, at: QPoint) -> None:
        self._put_down()
        if self.rect().contains(at):
            self._stack()
            self._glide()
        else:
            self._click(code)


class TrayFrame(Part):
    """The dashed frame, the empty places, and the words above and below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tray: Tray | None = None
        self._places: TrayPlaces | None = None
        self._face = QFont()

    @property
    def face(self) -> QFont:
        """The font of the captions."""
        return QFont(self._face)

    def show_tray(self, tray: Tray, places: TrayPlaces, face: QFont) -> None:
        """Draw this tray with captions in this font; the frame lies where its places say."""
        self._tray, self._places, self._face = tray, places, face
        self.setGeometry(_whole(places.frame.grown(2, 2, 2, 2)))
        self.setAccessibleName(f"{tray.title}. {tray.note}" if tray.note else tray.title)
        self.setToolTip(tray.note)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """A shadow with a dashed gold line, dashed places inside."""
        if self._tray is None or self._places is None:
            return
        c, places = self.theme.colours, self._places
        painter.translate(-self.pos())
        line = c.felt_text if self.theme.high_contrast else c.gold
        painter.setPen(QPen(colour(line), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(colour("#000000", _SHADE))
        painter.drawRoundedRect(_float(places.frame), _CORNER, _CORNER)
        painter.setPen(QPen(colour(line, _SLOT_LINE), 1.5, Qt.PenStyle.DashLine))
        for place in places.slots[len(self._tray.cards) :]:
            slot = QRectF(0, 0, place.width, place.height)
            slot.moveCenter(_float(places.frame).center())
            slot.moveCenter(QRectF(place.centre.x, place.centre.y, 0, 0).topLeft())
            painter.drawRoundedRect(slot, 6, 6)
        draw_text(painter, _float(places.title), self._tray.title, self._face, c.felt_text, CENTRE)
        draw_text(painter, _float(places.note), self._tray.note, self._face, c.felt_text, CENTRE)


class TrayView:
    """Frame and cards of a tray. ``cards`` are those that can be taken back; others only lie there."""

    def __init__(self, table: QWidget, art: CardArt, animator: Animator) -> None:
        self._table, self._art = table, art
        self.frame = TrayFrame(table)
        self.cards = TrayCards(art, animator, table)
        self._lying: list[LyingCard] = []
        self._tray: Tray | None = None
        self._told: tuple[HandCard, ...] = ()
        self._room: Rect | None = None
        self._card_width = 60.0
        self.frame.hide()
        self.cards.hide()

    @property
    def tray(self) -> Tray | None:
        """What is shown."""
        return self._tray

    @property
    def lying(self) -> tuple[LyingCard, ...]:
        """The cards that cannot be taken back."""
        return tuple(self._lying)

    def set_art(self, art: CardArt) -> None:
        """Show other faces in the same places."""
        self._art = art
        self.cards.set_art(art)
        for card in self._lying:
            card.set_art(art)

    def captions_fit(self, room: Rect) -> bool:
        """Whether the captions fit into this room in the size of the theme."""
        theme, tray = current_theme(), self._tray
        wide = 0.0 if tray is None else _captions_width(tray, font(theme, TEXT))
        return wide <= room_for_captions(room, theme.text_scale)

    def show(self, tray: Tray | None, told: tuple[HandCard, ...]) -> None:
        """Show this tray; ``told`` are its cards where they can be taken back, in the order they were chosen."""
        if (tray, told) != (self._tray, self._told):
            self._tray, self._told = tray, told
            self._lay()

    def arrange(self, room: Rect | None, card_width: float) -> None:
        """Lie in this part of the middle, with cards at most so wide."""
        self._room, self._card_width = room, card_width
        self._lay()

    def _lay(self) -> None:
        tray, room = self._tray, self._room
        shown = tray is not None and room is not None
        self.frame.setVisible(shown)
        self.cards.setVisible(shown and bool(self._told))
        if tray is None or room is None:
            self.cards.show_cards([], Gap.CLOSES)
            self._lay_down((), None)
            return
        scale = current_theme().text_scale
        face = _face_for(tray, room_for_captions(room, scale))
        places = tray_places(room, tray.slots, self._card_width, _captions_width(tray, face), scale)
        self.frame.show_tray(tray, places, face)
        self.cards.setGeometry(_whole(places.frame))
        self.cards.setAccessibleName(tray.title)
        self.cards.arrange(tray_row(places), 0)
        self.cards.show_cards(self._told, Gap.CLOSES)
        codes = tuple(None if card is None else card.code for card in tray.cards)
        self._lay_down(() if self._told else codes, places)

    def _lay_down(self, codes: tuple[str | None, ...], places: TrayPlaces | None) -> None:
        if [card.code for card in self._lying] != list(codes):
            for old in self._lying:
                old.hide()
                old.deleteLater()
            self._lying = [LyingCard(code, self._art, self._table) for code in codes]
        for card, place in zip(self._lying, places.slots if places is not None else (), strict=False):
            card.lie(place)
            card.stackUnder(self.cards)
            card.show()


def _captions_width(tray: Tray, face: QFont) -> float:
    return max(text_width(face, tray.title), text_width(face, tray.note)) + 4


def _face_for(tray: Tray, wide: float) -> QFont:
    """The font of the theme, smaller in large print where its captions are too wide, but never below usual print."""
    theme = current_theme()
    usual = max(TEXT.px, round(TEXT.px * theme.text_scale))
    faces = [font(theme, TEXT, pixels / TEXT.px) for pixels in range(usual, TEXT.px - 1, -1)]
    return next((face for face in faces if _captions_width(tray, face) <= wide), faces[-1])


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


def _float(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)
