"""All settings on one page; each takes effect at once, in the middle of a trick, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from ramsch_desktop.controller.models.statistics import percent
from ramsch_desktop.store.settings import UNTIL_CLICK, Settings
from ramsch_desktop.ui.decks import AS_GAME
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.own_decks import OwnDecks
from ramsch_desktop.ui.dialogs.paper import PaperDialog
from ramsch_desktop.ui.pages.choices import Choice, ChoiceBox, back_choices, face_choices, language_choices
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.focus_ring import FocusShape
from ramsch_desktop.ui.parts.part import CENTRE, PartButton, Picture, colour
from ramsch_desktop.ui.parts.segment import Segment, SegmentItem
from ramsch_desktop.ui.parts.text import Role, label, number, paragraph
from ramsch_desktop.ui.pictures import PACKS, Deck
from ramsch_desktop.ui.table.face_cache import Detail
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import TEXT, TEXT_SCALE_MAX, TEXT_SCALE_MIN, Radius, TextStyle

SIZE: Final = QSize(1040, 724)
_TILE_HEIGHT: Final = 130
_SAMPLE: Final = ("CJ", "HQ", "S10")
_SAMPLE_OF_GAME: Final = (("french", "CJ"), ("german", "SQ"), ("german", "HA"))
"""What each game has, in one picture: a French card between two German ones."""


class FaceTile(PartButton):
    """A deck as three of its cards; checkable, one of its group."""

    def __init__(self, name: str, cards: Sequence[tuple[Deck, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(self.theme.px(120))

    def sizeHint(self) -> QSize:
        """154 x 130 at text scale 1."""
        return QSize(self.theme.px(154), self.theme.px(_TILE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Room for the name in two lines."""
        return QSize(self.theme.px(120), self.theme.px(_TILE_HEIGHT))

    def focus_shape(self) -> FocusShape:
        """The ring follows the tile."""
        return FocusShape(QRectF(self.rect()), Radius.CHIP)

    def paint(self, painter: QPainter) -> None:
        """Frame, cards, name, and the tick of the chosen one."""
        c, px, chosen = self.theme.colours, self.theme.px, self.isChecked()
        painter.setPen(QPen(colour(c.green if chosen else c.strong_line), 3 if chosen else 1))
        painter.setBrush(colour(c.green_tint if chosen or self.underMouse() else c.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), Radius.CHIP, Radius.CHIP)
        self._paint_cards(painter)
        painter.setFont(font(self.theme, TextStyle(14, 600) if chosen else TEXT))
        painter.setPen(colour(c.ink))
        name = QRectF(px(6), px(84), self.width() - px(12), self.height() - px(88))
        painter.drawText(name, CENTRE | Qt.TextFlag.TextWordWrap, self.text())
        if chosen:
            size = px(20)
            disc = QRectF(self.width() - size - px(6), px(6), size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(c.green))
            painter.drawEllipse(disc)
            tick = sign_pixmap(Sign.CHECK, c.on_green, px(14), self.devicePixelRatioF(), 3.0)
            painter.drawPixmap(disc.center().toPoint() - tick.rect().center() / self.devicePixelRatioF(), tick)

    def _paint_cards(self, painter: QPainter) -> None:
        px, dpr = self.theme.px, self.devicePixelRatioF()
        width, step = px(45), px(31)
        left = (self.width() - width - step * (len(self._cards) - 1)) / 2
        for place, (deck, code) in enumerate(self._cards):
            pixmap = deck.card(code, width, 0, dpr)
            size = pixmap.deviceIndependentSize()
            x = left + place * step - (size.width() - width) / 2
            painter.drawPixmap(round(x), round(px(46) - size.height() / 2), pixmap)


class Slide(QWidget):
    """A name, a slider and its value in words. ``set_to`` comes when a person lets go or uses the keys."""

    set_to = Signal(float)

    def __init__(
        self, name: str, bounds: tuple[float, float, float], value: float, words: Callable[[float], str]
    ) -> None:
        super().__init__()
        low, high, self._step = bounds
        self._words = words
        px, row = current_theme().px, QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(12))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(name)
        self.slider.setRange(round(low / self._step), round(high / self._step))
        self.slider.setValue(round(value / self._step))
        self.slider.setPageStep(2)
        self._value = number("")
        self._value.setMinimumWidth(px(64))
        caption = paragraph(name)
        caption.setBuddy(self.slider)
        row.addWidget(caption, 3)
        row.addWidget(self.slider, 6)
        row.addWidget(self._value)
        self.slider.valueChanged.connect(self._moved)
        self.slider.sliderReleased.connect(self._tell)
        self._show()

    @property
    def value(self) -> float:
        """What the slider stands at."""
        return self.slider.value() * self._step

    def _show(self) -> None:
        self._value.setText(self._words(self.value))

    def _moved(self) -> None:
        self._show()
        if not self.slider.isSliderDown():
            self._tell()

    def _tell(self) -> None:
        self.set_to.emit(self.value)


class SettingsDialog(PaperDialog):
    """``keys_asked`` asks for the page of keys."""

    keys_asked = Signal()

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent, SIZE)
        self._desk, self._keeper = desk, desk.keeper
        self.build()
        desk.keeper.changed.connect(self._follow)

    def fill(self) -> None:
        """Cards and language at the left, pace, access and keys at the right."""
        self.set_heading(self.tr("Settings"), self.tr("These take effect at once, even in the middle of a trick."))
        px, content = current_theme().px, QWidget()
        columns = QHBoxLayout(content) if self.columns == 2 else QVBoxLayout(content)
        columns.setContentsMargins(0, 0, px(4), 0)
        columns.setSpacing(px(40))
        left, right = self._left(), self._right()
        columns.addLayout(left, 10)
        columns.addLayout(right, 9)
        self.body.addWidget(self.scrolled(content))
        self._fill_foot()

    def _left(self) -> QVBoxLayout:
        column = _column()
        column.addWidget(label(self.tr("Card faces"), Role.SECTION))
        self._tiles = QWidget()
        self._fill_tiles()
        column.addWidget(self._tiles)
        own = OwnDecks(self._desk)
        own.changed.connect(self._fill_tiles)
        column.addWidget(own)
        column.addLayout(self._line(self.tr("Back of the cards"), self._box("back", back_choices(self._backs()))))
        column.addWidget(self._check("compact_faces", self.tr("Large print: simple faces at every size")))
        column.addWidget(self._slide("card_scale", self.tr("Card size"), (0.7, 1.3, 0.05), percent))
        bounds = (TEXT_SCALE_MIN, TEXT_SCALE_MAX, 0.05)
        column.addWidget(self._slide("text_scale", self.tr("Text size"), bounds, percent))
        column.addLayout(self._line(self.tr("Order of the hand"), self._box("sorting", self._orders())))
        column.addLayout(self._line(self.tr("Table colour"), self._box("felt", self._felts())))
        column.addWidget(label(self.tr("Language"), Role.SECTION))
        column.addLayout(self._line(self.tr("Language of the program"), self._box("language", language_choices())))
        column.addStretch(1)
        return column

    def _right(self) -> QVBoxLayout:
        column = _column()
        column.addWidget(label(self.tr("Pace"), Role.SECTION))
        column.addWidget(self._slide("think_ms", self.tr("Opponents think"), (0, 3000, 50), self._seconds))
        column.addWidget(self._trick_pause())
        column.addWidget(self._until_click())
        column.addWidget(self._slide("speed", self.tr("Speed of movements"), (0.25, 4.0, 0.25), percent))
        column.addWidget(self._check("animations", self.tr("Cards move")))
        column.addWidget(self._check("autoplay_only_card", self.tr("Play the only allowed card for me")))
        column.addLayout(self._sounds())
        column.addLayout(self._line(self.tr("A card is played"), self._box("playing", self._ways_of_playing())))
        column.addLayout(self._line(self.tr("Finish decided deals"), self._box("finish_early", self._endings())))
        column.addWidget(label(self.tr("Accessibility"), Role.SECTION))
        column.addLayout(self._line(self.tr("Colours"), self._schemes()))
        column.addWidget(self._check("reduced_motion", self.tr("Reduced motion")))
        column.addWidget(self._check("count_points", self.tr("Count card points for me")))
        column.addWidget(label(self.tr("Keyboard"), Role.SECTION))
        keys = Button(self.tr("Keys…"))
        keys.setObjectName("keys")
        keys.setAutoDefault(False)
        keys.chosen.connect(self.keys_asked)
        column.addLayout(self._line(self.tr("See and change all keys"), keys))
        column.addStretch(1)
        return column

    def _fill_foot(self) -> None:
        usual = Button(self.tr("Back to the defaults"), ButtonKind.QUIET)
        usual.setObjectName("defaults")
        usual.setAutoDefault(False)
        usual.chosen.connect(self._reset)
        close = Button(self.tr("Close"), ButtonKind.MAIN)
        close.setObjectName("close")
        close.chosen.connect(self.accept)
        self.foot.addWidget(usual)
        self.foot.addStretch(1)
        self.foot.addWidget(close)

    # Controls

    def _fill_tiles(self) -> None:
        """A tile for each deck, built in and own."""
        content, grid, self._faces = QWidget(), QGridLayout(), QButtonGroup(self)
        content.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(current_theme().px(12))
        for place, choice in enumerate(face_choices({}, self._desk.pictures.own_decks())):
            tile = FaceTile(choice.text, self._sample(choice.key))
            tile.setObjectName(f"faces_{choice.key}")
            tile.setChecked(choice.key == self._keeper.settings.faces)
            tile.clicked.connect(lambda _checked=False, key=choice.key: self._keeper.change(faces=key))
            self._faces.addButton(tile)
            grid.addWidget(tile, place // 3, place % 3)
        outer = self._tiles.layout() or QVBoxLayout(self._tiles)
        outer.setContentsMargins(0, 0, 0, 0)
        while (item := outer.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.setParent(None)
                old.deleteLater()
        outer.addWidget(content)

    def _backs(self) -> dict[str, Picture]:
        deck, language = self._desk.pictures.deck, self._desk.languages.current
        return {name: deck(name, language).small(None) for name in PACKS}

    def _sample(self, pack: str) -> list[tuple[Deck, str]]:
        deck = self._desk.pictures.deck
        language = self._desk.languages.current
        if pack == AS_GAME:
            return [(deck(name, language, Detail.FULL), code) for name, code in _SAMPLE_OF_GAME]
        return [(deck(pack, language, Detail.FULL), code) for code in _SAMPLE]

    def _check(self, field: str, text: str) -> QCheckBox:
        check = QCheckBox(text)
        check.setObjectName(field)
        check.setChecked(getattr(self._keeper.settings, field))
        check.toggled.connect(lambda on: self._keeper.change(**{field: on}))
        return check

    def _slide(self, field: str, name: str, bounds: tuple[float, float, float], words: Callable[[float], str]) -> Slide:
        slide = Slide(name, bounds, getattr(self._keeper.settings, field), words)
        slide.slider.setObjectName(field)
        whole = isinstance(bounds[2], int)
        slide.set_to.connect(lambda value: self._keeper.change(**{field: round(value) if whole else round(value, 2)}))
        return slide

    def _box(self, field: str, choices: Sequence[Choice]) -> ChoiceBox:
        box = ChoiceBox("", choices, getattr(self._keeper.settings, field))
        box.setObjectName(field)
        box.setMinimumWidth(current_theme().px(200))
        box.picked.connect(lambda key: self._keeper.change(**{field: key}))
        return box

    def _line(self, name: str, control: QWidget) -> QHBoxLayout:
        row, caption = QHBoxLayout(), paragraph(name)
        control.setAccessibleName(control.accessibleName() or name)
        caption.setBuddy(control)
        row.setSpacing(current_theme().px(12))
        row.addWidget(caption, 1)
        row.addWidget(control)
        return row

    def _sounds(self) -> QHBoxLayout:
        """On or off, and how loud."""
        row, check = QHBoxLayout(), self._check("sounds", self.tr("Sounds"))
        volume = self._slide("volume", self.tr("Volume"), (0.0, 1.0, 0.05), percent)
        volume.setEnabled(check.isChecked())
        check.toggled.connect(volume.setEnabled)
        row.setSpacing(current_theme().px(12))
        row.addWidget(check)
        row.addWidget(volume, 1)
        return row

    def _trick_pause(self) -> Slide:
        pause = self._keeper.settings.trick_pause_ms
        slide = Slide(self.tr("A trick stays"), (0, 3000, 100), max(0, pause), self._seconds)
        slide.slider.setObjectName("trick_pause_ms")
        slide.setEnabled(pause != UNTIL_CLICK)
        slide.set_to.connect(lambda value: self._keeper.change(trick_pause_ms=round(value)))
        self._pause = slide
        return slide

    def _until_click(self) -> QCheckBox:
        check = QCheckBox(self.tr("A trick stays until I click"))
        check.setObjectName("until_click")
        check.setChecked(self._keeper.settings.trick_pause_ms == UNTIL_CLICK)
        check.toggled.connect(self._set_until_click)
        return check

    def _set_until_click(self, on: bool) -> None:
        self._pause.setEnabled(not on)
        self._keeper.change(trick_pause_ms=UNTIL_CLICK if on else round(self._pause.value) or Settings().trick_pause_ms)

    def _schemes(self) -> Segment:
        items = [
            SegmentItem("system", self.tr("System")),
            SegmentItem("light", self.tr("Light")),
            SegmentItem("dark", self.tr("Dark")),
            SegmentItem("contrast", self.tr("Contrast")),
        ]
        segment = Segment(self.tr("Colours"), items)
        segment.choose(self._keeper.settings.scheme)
        segment.chosen.connect(lambda key: self._keeper.change(scheme=key))
        return segment

    def _orders(self) -> list[Choice]:
        return [
            Choice("alternating", self.tr("Alternating colours")),
            Choice("descending", self.tr("High cards left")),
            Choice("ascending", self.tr("Low cards left")),
            Choice("own", self.tr("As I arrange them")),
        ]

    def _ways_of_playing(self) -> list[Choice]:
        return [
            Choice("click", self.tr("by one click")),
            Choice("raise", self.tr("by a second click")),
        ]

    def _endings(self) -> list[Choice]:
        return [
            Choice("always", self.tr("at once")),
            Choice("ask", self.tr("by a button")),
            Choice("never", self.tr("never")),
        ]

    def _felts(self) -> list[Choice]:
        return [
            Choice("green", self.tr("Green")),
            Choice("wine", self.tr("Wine red")),
            Choice("blue", self.tr("Blue")),
            Choice("slate", self.tr("Slate")),
        ]

    def _seconds(self, value: float) -> str:
        return self.tr("{seconds} s").format(seconds=QLocale().toString(value / 1000, "f", 2 if value % 100 else 1))

    # Following

    def _reset(self) -> None:
        now, usual = self._keeper.settings, Settings()
        kept = {name: getattr(now, name) for name in ("geometry", "options", "shortcuts", "player_name", "language")}
        self._keeper.take(Settings(**kept))
        if now != usual:
            self.build()

    def _follow(self, settings: Settings) -> None:
        tile = self.findChild(FaceTile, f"faces_{settings.faces}")
        if tile is not None:
            tile.setChecked(True)


def _column() -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(current_theme().px(8))
    return column
