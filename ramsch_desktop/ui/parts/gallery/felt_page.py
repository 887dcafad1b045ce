"""The left half of the gallery: what lies on felt."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.badge import Badge, BadgeFace
from ramsch_desktop.ui.parts.bubble import Bubble, BubbleKind, TailSide
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.card_tab import CardTab, TabTone
from ramsch_desktop.ui.parts.contract_tag import ContractTag, TagSide
from ramsch_desktop.ui.parts.counter import BLUE, Counter
from ramsch_desktop.ui.parts.empty_state import EmptyState
from ramsch_desktop.ui.parts.felt import Felt
from ramsch_desktop.ui.parts.gallery.pictures import diamond, disc, icon
from ramsch_desktop.ui.parts.prompt import Prompt
from ramsch_desktop.ui.parts.segment import Segment, SegmentItem
from ramsch_desktop.ui.parts.slot import Slot, SlotState
from ramsch_desktop.ui.parts.text import Role, label
from ramsch_desktop.ui.parts.toast import Toast, ToastKind
from ramsch_desktop.ui.theme.signs import Sign
from ramsch_desktop.ui.theme.tokens import Ground

_FACES = (
    BadgeFace("Hannelore", "Vorhand · 1 Stich"),
    BadgeFace("Korbinian", "gepasst", dealer=True),
    BadgeFace("Du", "2 Stiche", turn="am Zug"),
    BadgeFace("Xaver", "passt", out=True, counter=Counter(15, "noch 15")),
    BadgeFace("Глеб", "играет", counter=Counter(100, "осталось 100", BLUE), cards_left=3),
    BadgeFace("Sinä", "pelinviejä", turn="vuorossa", counter=Counter(7, "vielä 7")),
)
_SHADES = ("#8FA7C9", "#C9A78F", "#C98F9F", "#9FC98F", "#A59FD0", "#D0C79F")


class FeltPage(Felt):
    """Badges, bubbles, buttons of the strip, places and messages; lengths are those at text scale 1."""

    focused: Button

    def __init__(self, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self._bubbles: list[Bubble] = []
        self.set_ring(self._rect(90, 560, 480, 230))
        self._badges()
        self._said()
        self._strip()
        self._places()
        self._messages()

    def settle(self) -> None:
        """Show bubbles without their fading in."""
        bounds = QRectF(self.rect())
        places = (self._rect(20, 300, 60, 20), self._rect(170, 370, 60, 20), self._rect(410, 370, 60, 20))
        for bubble, place in zip(self._bubbles, places, strict=True):
            side = TailSide.UP if bubble.kind is BubbleKind.SAY else TailSide.DOWN
            bubble.point_at(place, bounds, side)
            bubble.show_at_once()

    def _rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        s = self._scale
        return QRectF(x * s, y * s, width * s, height * s)

    def _put(self, widget: QWidget, x: float, y: float) -> None:
        widget.setParent(self)
        widget.adjustSize()
        widget.move(round(x * self._scale), round(y * self._scale))

    def _badges(self) -> None:
        self._put(label("Platzschild", Role.FELT_NOTE), 20, 10)
        for index, (face, shade) in enumerate(zip(_FACES, _SHADES, strict=True)):
            place = self._rect(20 + index % 2 * 250, 40 + index // 2 * 88, 216 if index < 4 else 186, 52)
            badge = Badge(face, disc(shade), self)
            if face.name == "Du":
                tag = ContractTag("Herz · 24 gereizt", diamond("#C8202C"), self)
                tag.glue(place, TagSide.ABOVE)
            if face.name == "Korbinian":
                tag = ContractTag("ruft die Eichel-Sau", diamond("#6A4A22"), self)
                tag.glue(place, TagSide.BELOW)
            badge.place(place)

    def _said(self) -> None:
        words = (
            (BubbleKind.SAY, "„Achtzehn.“", ""),
            (BubbleKind.HINT, "Pik 7", "– gibt am wenigsten."),
            (BubbleKind.RULE, "Pik muss bedient werden.", "\nDu hast die Dame und die 7."),
        )
        for kind, lead, text in words:
            bubble = Bubble(kind, self)
            bubble.set_words(lead, text)
            self._bubbles.append(bubble)

    def _strip(self) -> None:
        prompt = Prompt(self)
        prompt.set_words("Korbinian hält 23. Reizt du weiter?")
        prompt.place(self._rect(20, 390, 620, 26), 330 * self._scale)
        self._put(Button("Passen", ButtonKind.FELT), 20, 424)
        self._put(Button("24 sagen", ButtonKind.GOLD), 152, 424)
        self._put(Button("", ButtonKind.GOLD_ARROW, icon(Sign.DOWN)), 306, 424)
        self._put(Button("Für Null sortieren", ButtonKind.FELT_SMALL, icon(Sign.STAR)), 374, 434)
        self.focused = Button("Для мизера", ButtonKind.FELT_SMALL, icon(Sign.STAR))
        self.focused.setCheckable(True)
        self.focused.setChecked(True)
        self._put(self.focused, 374, 490)
        off = Button("Ilmoita hertta", ButtonKind.GOLD)
        off.set_off("Yksi kortti puuttuu.")
        self._put(off, 20, 490)
        items = [SegmentItem(key, key) for key in ("Leicht", "Mittel", "Stark")]
        segment = Segment("Gegner", items, Ground.FELT)
        segment.choose("Mittel")
        self._put(segment, 20, 560)

    def _places(self) -> None:
        for x, state in ((300, SlotState.WAITING), (420, SlotState.TARGET)):
            slot = Slot(self)
            slot.place(QPointF(x, 690) * self._scale, 90 * self._scale)
            slot.set_state(state)
        for x, text, tone in (
            (120, "Belli", TabTone.STAR),
            (120, "neu", TabTone.GOLD),
            (120, "gespielt", TabTone.RULE),
        ):
            row = (TabTone.STAR, TabTone.GOLD, TabTone.RULE).index(tone)
            tab = CardTab(text, tone, self)
            tab.place(QPointF(x, 660 + 40 * row) * self._scale)

    def _messages(self) -> None:
        toast = Toast(
            ToastKind.RULE,
            "Der Spielstand war beschädigt",
            "Er liegt beiseite; das Programm beginnt neu.",
            "Ordner zeigen",
            self,
        )
        toast.show_at(self._rect(20, 798, 480, 0))
        Toast(ToastKind.REACHED, "Gespeichert", "", parent=self).show_at(self._rect(20, 900, 300, 0))
        empty = EmptyState(
            "Noch kein Spiel auf dem Zettel",
            "Nach dem ersten Spiel stehen hier Werte und Summen.",
            "Spielen",
            icon(Sign.TRIANGLE),
            self,
        )
        empty.setFixedWidth(round(480 * self._scale))
        self._put(empty, 20, 958)
