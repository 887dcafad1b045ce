"""Pictures of cards, pips, avatars and icons as pixmaps, drawn once and kept.

A picture is drawn from its SVG at the size, angle and device pixel ratio in which it is shown, never scaled.
Drawing takes milliseconds: ask for pixmaps when cards are laid out; in a paint event ask `cached` only.
"""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ramsch_desktop.ui.table.faces import (
    COMPACT_BELOW,
    FacePack,
    IndexLetters,
    PackError,
    PackSuits,
    back_picture,
    face_picture,
    is_png,
    undrawable,
    unreadable,
)

log = logging.getLogger(__name__)

BACK = "back"
"""Stands for a card's code in a request for the back."""

GOLD = "#E8B33C"
"""The gold of the drawings."""

_OF_A_TABLE = 36
"""So many cards lie on a table at most that are drawn large."""

DEFAULT_BUDGET = 20 * 1024 * 1024
_SHADOW_RINGS = ((5, 18), (3, 26), (1, 34))
_SHADOW_FALL = QPointF(1, 4)
_SHADOW_ROOM = 10
_EDGE = 3.5
_CORNER = 0.06
_SMALL_ICONS, _ICONS = (16, 20, 24, 32), (48, 64, 128, 256)


class Detail(Enum):
    """Which of the two faces of a card is drawn."""

    BY_WIDTH = auto()
    FULL = auto()
    COMPACT = auto()


class Shadow(Enum):
    """What a card throws on the table."""

    NONE = auto()
    SOFT = auto()


@dataclass(frozen=True)
class FaceRequest:
    """What makes two card pixmaps different; width in device-independent pixels, angle in degrees.

    ``edge`` is the colour (#RRGGBB) of a line round the card, if it has one.
    """

    pack: FacePack
    card: str
    letters: IndexLetters
    width: int
    angle: float = 0
    ratio: float = 1
    detail: Detail = Detail.BY_WIDTH
    edge: str | None = None
    shadow: Shadow = Shadow.NONE

    @property
    def height(self) -> int:
        """Height of the card itself, upright: 23/15 of its width."""
        return card_height(self.width)

    @property
    def compact(self) -> bool:
        """Whether the compact face is meant."""
        if self.detail is Detail.BY_WIDTH:
            return self.width < COMPACT_BELOW
        return self.detail is Detail.COMPACT

    def picture(self) -> bytes:
        """The face or back as SVG or PNG."""
        if self.card == BACK:
            return back_picture(self.pack)
        return face_picture(self.pack, self.card, self.letters, self.compact)


def card_height(width: int) -> int:
    """Height of a card of that width; a whole number of pixels when the width is a multiple of 15."""
    return round(width * 23 / 15)


def canvas_size(request: FaceRequest) -> QSize:
    """Size of the pixmap in device-independent pixels; the middle of the card is its middle."""
    turn = math.radians(request.angle)
    sine, cosine = abs(math.sin(turn)), abs(math.cos(turn))
    width = request.width * cosine + request.height * sine
    height = request.width * sine + request.height * cosine
    room = _SHADOW_ROOM * _shadow_scale(request.width) if request.shadow is Shadow.SOFT else 0
    return QSize(_around(request.width, width + 2 * room), _around(request.height, height + 2 * room))


def _around(inner: int, outer: float) -> int:
    """The smallest size not below `outer` that leaves whole pixels on both sides of `inner`."""
    return inner + 2 * math.ceil((outer - inner) / 2 - 1e-9)


def _shadow_scale(width: int) -> float:
    return max(0.5, width / 120)


class PixmapCache:
    """Pixmaps by key; those not used for longest go first when all together take more than `budget` bytes.

    Without a budget it is the usual one, or what a whole table of the largest cards takes, as on a very large screen.
    """

    def __init__(self, budget: int | None = None, usual: int = DEFAULT_BUDGET) -> None:
        self._budget = usual if budget is None else budget
        self._grows = budget is None
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._used = 0

    @property
    def used(self) -> int:
        """Bytes of all kept pixmaps, four a device pixel."""
        return self._used

    def __len__(self) -> int:
        return len(self._pixmaps)

    def get(self, key: Hashable) -> QPixmap | None:
        """The kept pixmap, or None; counts as a use."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        return pixmap

    def get_or_draw(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The kept pixmap, or a new one that is kept from now on."""
        pixmap = self.get(key)
        if pixmap is None:
            pixmap = draw()
            self._pixmaps[key] = pixmap
            self._used += _bytes(pixmap)
            if self._grows:
                self._budget = max(self._budget, _OF_A_TABLE * _bytes(pixmap))
            self._shrink()
        return pixmap

    def clear(self) -> None:
        """Forget all."""
        self._pixmaps.clear()
        self._used = 0

    def _shrink(self) -> None:
        while self._used > self._budget and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._used -= _bytes(oldest)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _transparent(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@lru_cache(maxsize=2)
def _renderer(svg: bytes, name: str) -> QSvgRenderer:
    """A drawing, read; the last ones are kept, since the back is drawn for many angles in a row."""
    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid():
        raise undrawable(name)
    return renderer


def _paint_shadow(painter: QPainter, card: QRectF, scale: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in _SHADOW_RINGS:
        rim = (grow - 1) * scale
        painter.setBrush(QColor(0, 0, 0, alpha))
        radius = card.width() * _CORNER + rim
        painter.drawRoundedRect(card.adjusted(-rim, -rim, rim, rim), radius, radius)


def _paint_edge(painter: QPainter, card: QRectF, colour: str) -> None:
    half = _EDGE / 2
    painter.setPen(QPen(QColor(colour), _EDGE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = card.width() * _CORNER - half
    painter.drawRoundedRect(card.adjusted(half, half, -half, -half), radius, radius)


def _drawing(request: FaceRequest) -> QSvgRenderer | QImage:
    """The picture, ready to be painted; that of the pack's stand-in where it cannot be drawn."""
    name, stand_in = f"{request.pack.name}/{request.card}", request.pack.stand_in
    try:
        picture = request.picture()
        return _scaled(picture, name, request) if is_png(picture) else _renderer(picture, name)
    except PackError:
        if stand_in is None:
            raise
        log.warning("the picture of %s cannot be drawn", name)
        return _drawing(replace(request, pack=stand_in))


def _scaled(png: bytes, name: str, request: FaceRequest) -> QImage:
    """A PNG picture in the device pixels of the card, so that painting it loses nothing."""
    image = QImage.fromData(png)
    if image.isNull():
        raise undrawable(name)
    size = QSize(math.ceil(request.width * request.ratio), math.ceil(request.height * request.ratio))
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def draw_ground(request: FaceRequest) -> QPixmap:
    """What the card is painted on: its shadow, or nothing. It is the same for all cards of a size and angle."""
    pixmap = _transparent(canvas_size(request), request.ratio)
    if request.shadow is Shadow.NONE:
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = _shadow_scale(request.width)
    painter.translate(QPointF(pixmap.width(), pixmap.height()) / request.ratio / 2 + _SHADOW_FALL * scale)
    painter.rotate(request.angle)
    _paint_shadow(painter, QRectF(-request.width / 2, -request.height / 2, request.width, request.height), scale)
    painter.end()
    return pixmap


def draw_face(request: FaceRequest, ground: QPixmap | None = None) -> QPixmap:
    """A new pixmap of the card, turned, both middles in one place. Raises PackError for a bad picture.

    ``ground`` is what ``draw_ground`` gave for a card of this size and angle.
    """
    drawing = _drawing(request)
    pixmap = draw_ground(request) if ground is None else QPixmap(ground)
    card = QRectF(-request.width / 2, -request.height / 2, request.width, request.height)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pixmap.width() / request.ratio / 2, pixmap.height() / request.ratio / 2)
    painter.rotate(request.angle)
    if isinstance(drawing, QImage):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(card, drawing)
    else:
        drawing.render(painter, card)
    if request.edge is not None:
        _paint_edge(painter, card, request.edge)
    painter.end()
    return pixmap


def draw_square(svg: bytes, name: str, size: int, ratio: float) -> QPixmap:
    """A new square pixmap of a drawing, `size` device-independent pixels wide."""
    renderer = _renderer(svg, name)
    pixmap = _transparent(QSize(size, size), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


class FaceCache:
    """All pictures of the table from one folder of assets, kept within one budget of bytes."""

    def __init__(self, assets: Path, budget: int | None = None) -> None:
        self._icons = assets / "icons"
        self._pixmaps = PixmapCache(budget)
        self._grounds = PixmapCache(None if budget is None else budget // 4, DEFAULT_BUDGET // 4)

    @property
    def used(self) -> int:
        """Bytes of all kept pixmaps."""
        return self._pixmaps.used + self._grounds.used

    def cached(self, request: FaceRequest) -> QPixmap | None:
        """The card if it has been drawn already: for paint events."""
        return self._pixmaps.get(request)

    def face(self, request: FaceRequest) -> QPixmap:
        """The card, drawn now if need be. Raises PackError for a card the pack does not have."""
        return self._pixmaps.get_or_draw(request, lambda: draw_face(request, self._ground(request)))

    def _ground(self, request: FaceRequest) -> QPixmap | None:
        if request.shadow is Shadow.NONE:
            return None
        key = (request.width, request.angle, request.ratio, request.shadow)
        return self._grounds.get_or_draw(key, lambda: draw_ground(request))

    def prepare(self, requests: Iterable[FaceRequest]) -> None:
        """Draw cards ahead, so that showing them costs nothing."""
        for request in requests:
            self.face(request)

    def pip_pixmap(
        self, pack: FacePack, suit: str, size: int, ratio: float = 1, colour: QColor | None = None
    ) -> QPixmap:
        """A suit sign for use in text; `colour` replaces that of French signs, as on dark paper."""
        path = self._pip_path(pack, suit)
        key = ("pip", path, size, ratio, None if colour is None else colour.rgba())
        return self._pixmaps.get_or_draw(key, lambda: self._square(path, size, ratio, colour))

    def avatar_pixmap(self, name: str, size: int, ratio: float = 1, gold: str = GOLD) -> QPixmap:
        """A head in a gold ring, by the name of its file; ``gold`` (#RRGGBB) is the colour of the ring."""
        path = self._icons / "avatars" / f"{name}.svg"
        key = ("avatar", name, size, ratio, gold)
        return self._pixmaps.get_or_draw(key, lambda: self._square(path, size, ratio, None, (GOLD, gold)))

    def icon_pixmap(self, name: str, colour: QColor, size: int, ratio: float = 1) -> QPixmap:
        """An icon of the interface in one colour."""
        path = self._icons / "ui" / f"{name}.svg"
        key = ("icon", name, colour.rgba(), size, ratio)
        return self._pixmaps.get_or_draw(key, lambda: self._square(path, size, ratio, colour))

    def application_icon(self) -> QIcon:
        """The program's icon: the ram alone when small, with cards when large."""
        icon = QIcon()
        for name, sizes in (("app-small", _SMALL_ICONS), ("app", _ICONS)):
            for size in sizes:
                icon.addPixmap(self._square(self._icons / f"{name}.svg", size, 1, None))
        return icon

    def sign_pixmap(self, size: int, ratio: float = 1) -> QPixmap:
        """The picture of the program's icon that suits this size."""
        name = "app-small" if size <= max(_SMALL_ICONS) else "app"
        path = self._icons / f"{name}.svg"
        return self._pixmaps.get_or_draw(("sign", size, ratio), lambda: self._square(path, size, ratio, None))

    def avatar_names(self) -> tuple[str, ...]:
        """All heads there are, in alphabetical order."""
        return tuple(sorted(path.stem for path in (self._icons / "avatars").glob("*.svg")))

    def clear(self) -> None:
        """Forget all pictures, as when the palette of the whole program changes."""
        self._pixmaps.clear()
        self._grounds.clear()

    def _pip_path(self, pack: FacePack, suit: str) -> Path:
        own = self._icons / "pips" / pack.name / f"{suit}.svg"
        common = "german" if pack.suits is PackSuits.GERMAN else "french"
        return own if own.is_file() else self._icons / "pips" / common / f"{suit}.svg"

    def _square(
        self, path: Path, size: int, ratio: float, colour: QColor | None, change: tuple[str, str] | None = None
    ) -> QPixmap:
        try:
            svg = path.read_bytes()
        except OSError as error:
            raise unreadable(path) from error
        if colour is not None:
            svg = svg.replace(b"currentColor", colour.name().encode())
        if change is not None:
            svg = svg.replace(change[0].encode(), change[1].encode())
        return draw_square(svg, path.name, size, ratio)
