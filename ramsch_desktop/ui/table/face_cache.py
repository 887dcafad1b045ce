"""Pictures of cards, pips, avatars and icons as pixmaps, drawn once and kept.

A picture is drawn from its SVG at the size, angle and device pixel ratio in which it is shown. Only backs and shadows,
which lie at many angles side by side, are drawn once and turned. Drawing takes milliseconds: ask for pixmaps when cards
are laid out; in a paint event ask `cached` only.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Iterable
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
from ramsch_desktop.ui.table.pixmap_cache import DEFAULT_BUDGET, PixmapCache

log = logging.getLogger(__name__)

BACK = "back"
"""Stands for a card's code in a request for the back."""

GOLD = "#E8B33C"
"""The gold of the drawings."""

FINER = 2
"""An upright back is drawn so many times as fine as one that it is turned to: it stays sharp."""

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


def _transparent(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@lru_cache(maxsize=2)
def _renderer(svg: bytes, name: str) -> QSvgRenderer:
    """A drawing, read; the last ones are kept, since some are drawn in several sizes."""
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


def draw_ground(request: FaceRequest, shadow: QPixmap | None = None) -> QPixmap:
    """What the card is painted on: its shadow, or nothing. It is the same for all cards of a size and angle.

    ``shadow`` is what ``draw_shadow`` gave for a card of this size.
    """
    pixmap = _transparent(canvas_size(request), request.ratio)
    if request.shadow is not Shadow.NONE:
        fall = _SHADOW_FALL * _shadow_scale(request.width)
        _turn_onto(pixmap, draw_shadow(request) if shadow is None else shadow, request.angle, fall)
    return pixmap


def draw_shadow(request: FaceRequest) -> QPixmap:
    """The shadow of an upright card, right under it."""
    pixmap = _transparent(canvas_size(replace(request, angle=0)), request.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(pixmap.width(), pixmap.height()) / request.ratio / 2)
    _paint_shadow(painter, _upright(request), _shadow_scale(request.width))
    painter.end()
    return pixmap


def _upright(request: FaceRequest) -> QRectF:
    return QRectF(-request.width / 2, -request.height / 2, request.width, request.height)


def _turn_onto(ground: QPixmap, picture: QPixmap, angle: float, beside: QPointF | None = None) -> None:
    """Paint an upright picture turned on the middle of a ground, or so far beside it."""
    size = picture.deviceIndependentSize()
    painter = QPainter(ground)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(QPointF(ground.width(), ground.height()) / ground.devicePixelRatio() / 2 + (beside or QPointF()))
    painter.rotate(angle)
    painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
    painter.end()


def turn_back(request: FaceRequest, upright: QPixmap, ground: QPixmap | None = None) -> QPixmap:
    """A new pixmap of a card, made of its upright picture, which is ``FINER`` times as fine."""
    pixmap = draw_ground(request) if ground is None else QPixmap(ground)
    _turn_onto(pixmap, upright, request.angle)
    return pixmap


def draw_face(request: FaceRequest, ground: QPixmap | None = None) -> QPixmap:
    """A new pixmap of the card, turned, both middles in one place. Raises PackError for a bad picture.

    ``ground`` is what ``draw_ground`` gave for a card of this size and angle.
    """
    drawing = _drawing(request)
    pixmap = draw_ground(request) if ground is None else QPixmap(ground)
    card = _upright(request)
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
        self._grounds = PixmapCache((budget or DEFAULT_BUDGET) // 4)
        self._upright = PixmapCache((budget or DEFAULT_BUDGET) // 4)

    @property
    def used(self) -> int:
        """Bytes of all kept pixmaps."""
        return self._pixmaps.used + self._grounds.used + self._upright.used

    def cached(self, request: FaceRequest) -> QPixmap | None:
        """The card if it has been drawn already: for paint events."""
        return self._pixmaps.get(request)

    def face(self, request: FaceRequest) -> QPixmap:
        """The card, drawn now if need be. Raises PackError for a card the pack does not have."""
        return self._pixmaps.get_or_draw(request, lambda: self._draw(request))

    def _draw(self, request: FaceRequest) -> QPixmap:
        if request.card != BACK or not request.angle:
            return draw_face(request, self._ground(request))
        finer = replace(request, angle=0, ratio=FINER * request.ratio, shadow=Shadow.NONE)
        upright = self._upright.get_or_draw(finer, lambda: draw_face(finer))
        return turn_back(request, upright, self._ground(request))

    def _ground(self, request: FaceRequest) -> QPixmap | None:
        if request.shadow is Shadow.NONE:
            return None
        key = (request.width, request.angle, request.ratio, request.shadow)
        return self._grounds.get_or_draw(key, lambda: draw_ground(request, self._shadow(request)))

    def _shadow(self, request: FaceRequest) -> QPixmap:
        return self._grounds.get_or_draw((request.width, request.ratio), lambda: draw_shadow(request))

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
        for pixmaps in (self._pixmaps, self._grounds, self._upright):
            pixmaps.clear()

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
