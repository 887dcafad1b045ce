"""Makes the pictures of a face pack safe and alike: PNG and SVG, 600 x 920, checked before they are drawn."""

from __future__ import annotations

import io
import math
import re
import struct
import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final
from xml.etree import ElementTree

from PIL import Image, ImageChops, ImageDraw

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP
from ramsch_desktop.store.face_packs import BadPack
from ramsch_desktop.store.pack_source import shown

WIDTH, HEIGHT = 600, 920
CORNER: Final = 36

MAX_PIXELS: Final = 12_000_000
LEAST_WIDTH: Final = 100
SHAPES: Final = (0.56, 0.78)
"""Width by height of what can be a card; it is stretched to 600 x 920."""

MAX_SVG_BYTES: Final = 2_000_000
MAX_ELEMENTS: Final = 20_000
MAX_DEPTH: Final = 60
_MAX_USES: Final = 8

_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK_SPACE: Final = "http://www.w3.org/1999/xlink"
_XLINK: Final = f"{{{_XLINK_SPACE}}}href"
_PNG_HEAD: Final = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
_BROKEN_PNG: Final = (OSError, SyntaxError, ValueError, EOFError, MemoryError, struct.error, zlib.error)
_OPAQUE, _CLEAR = 250, 8

_DROPPED: Final = frozenset({"metadata", "title", "desc"})
_ELEMENTS: Final = frozenset(
    {"svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
    | {"linearGradient", "radialGradient", "stop", "style"}
)
_OUTSIDE: Final = re.compile(r"url\(\s*['\"]?\s*(?!#)|@import|\\", re.IGNORECASE)
_LENGTH: Final = re.compile(r"\s*\+?(\d+(?:\.\d*)?|\.\d+)(?:px|pt|mm|cm|in)?\s*")


def clean(name: str, data: bytes) -> bytes:
    """The picture of a card as it is kept, of the kind that it was; raises BadPack."""
    return clean_svg(name, data) if name.lower().endswith(".svg") else clean_png(name, data)


def _bad(text: str, name: str, **values: str | int) -> BadPack:
    return BadPack(text, file=shown(name), **values)


def _check_shape(name: str, width: float, height: float) -> None:
    if not SHAPES[0] <= width / height <= SHAPES[1]:
        text = QT_TRANSLATE_NOOP("FacePack", "{file} does not have the shape of a card, about two by three.")
        raise _bad(text, name)


# PNG


def clean_png(name: str, data: bytes) -> bytes:
    """A PNG picture without its clear margin, 600 x 920 pixels, with round corners; raises BadPack."""
    _check_head(name, data)
    try:
        with Image.open(io.BytesIO(data), formats=("PNG",)) as image:
            picture = image.convert("RGBA")
    except (*_BROKEN_PNG, Image.DecompressionBombError) as error:
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} is not a PNG picture that can be read."), name) from error
    picture = _fitted(name, picture)
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=3)
    return out.getvalue()


def _check_head(name: str, data: bytes) -> None:
    """Refuse by its head what would take too much memory, before anything is decoded."""
    if not data.startswith(_PNG_HEAD) or len(data) < len(_PNG_HEAD) + 8:
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} is not a PNG picture that can be read."), name)
    width, height = struct.unpack_from(">II", data, len(_PNG_HEAD))
    if width * height > MAX_PIXELS:
        text = QT_TRANSLATE_NOOP("FacePack", "{file} is larger than {most} million pixels.")
        raise _bad(text, name, most=MAX_PIXELS // 1_000_000)


def _fitted(name: str, picture: Image.Image) -> Image.Image:
    alpha = picture.getchannel("A")
    box = alpha.point(lambda value: 255 if value > _CLEAR else 0).getbbox()
    if box is None:
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} shows nothing."), name)
    picture = picture.crop(box)
    if picture.width < LEAST_WIDTH:
        text = QT_TRANSLATE_NOOP("FacePack", "{file} is less than {least} pixels wide.")
        raise _bad(text, name, least=LEAST_WIDTH)
    _check_shape(name, *picture.size)
    picture = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    alpha = picture.getchannel("A")
    if min(alpha.tobytes()) >= _OPAQUE:
        alpha = ImageChops.multiply(alpha, _round_corners())
        picture.putalpha(alpha)
    return picture


@cache
def _round_corners() -> Image.Image:
    large = Image.new("L", (WIDTH * 4, HEIGHT * 4), 0)
    whole = (0, 0, WIDTH * 4 - 1, HEIGHT * 4 - 1)
    ImageDraw.Draw(large).rounded_rectangle(whole, CORNER * 4, fill=255)
    return large.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


# SVG


def clean_svg(name: str, data: bytes) -> bytes:
    """An SVG picture written anew with nothing in it but shapes and colours; raises BadPack."""
    root = _parsed(name, data)
    _check_depth(name, root)
    _tidy(root)
    for element in root.iter():
        _check_element(name, element)
    _check_uses(name, root)
    x, y, width, height = _view(name, root)
    _check_shape(name, width, height)
    root.set("viewBox", f"{x:g} {y:g} {width:g} {height:g}")
    root.set("width", str(WIDTH))
    root.set("height", str(HEIGHT))
    root.attrib.pop("preserveAspectRatio", None)
    ElementTree.register_namespace("", _SVG)
    ElementTree.register_namespace("xlink", _XLINK_SPACE)
    return ElementTree.tostring(root)


def _parsed(name: str, data: bytes) -> ElementTree.Element:
    broken = _bad(QT_TRANSLATE_NOOP("FacePack", "{file} is not an SVG picture that can be read."), name)
    if len(data) > MAX_SVG_BYTES:
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} is too long."), name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise broken from error
    if "<!ENTITY" in text.upper():
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} defines entities, which a card may not."), name)
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise broken from error
    if root.tag not in ("svg", f"{{{_SVG}}}svg"):
        raise broken
    return root


def _check_depth(name: str, root: ElementTree.Element) -> None:
    count, level = 0, [root]
    for _ in range(MAX_DEPTH):
        count += len(level)
        level = [child for element in level for child in element]
        if not level:
            break
    if level or count > MAX_ELEMENTS:
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} has too many parts."), name)


def _tidy(element: ElementTree.Element) -> None:
    """Take away what drawing programs note for themselves; all names go into one space."""
    element.tag = _in_svg(element.tag)
    for key in [key for key in element.attrib if key.startswith("{") and key != _XLINK]:
        del element.attrib[key]
    if "href" in element.attrib:  # Qt reads the older name only
        element.set(_XLINK, element.attrib.pop("href"))
    for child in list(element):
        tag = _in_svg(child.tag)
        if not tag.startswith(f"{{{_SVG}}}") or _local(tag) in _DROPPED:
            element.remove(child)
        else:
            _tidy(child)


def _in_svg(tag: str) -> str:
    return tag if tag.startswith("{") else f"{{{_SVG}}}{tag}"


def _local(tag: str) -> str:
    return tag.rpartition("}")[2]


def _check_element(name: str, element: ElementTree.Element) -> None:
    kind = _local(element.tag)
    if kind not in _ELEMENTS:
        text = QT_TRANSLATE_NOOP("FacePack", "{file} uses <{element}>, which a card may not.")
        raise _bad(text, name, element=shown(kind))
    for key, value in element.attrib.items():
        if _local(key).lower().startswith("on"):
            raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} has a script in it, which a card may not."), name)
        is_link = _local(key) == "href"
        if (is_link and not value.strip().startswith("#")) or _OUTSIDE.search(value):
            raise _points_outside(name)
    if _OUTSIDE.search(element.text or ""):
        raise _points_outside(name)


def _points_outside(name: str) -> BadPack:
    return _bad(QT_TRANSLATE_NOOP("FacePack", "{file} points to something outside of itself."), name)


class _EndlessError(Exception):
    """Parts that repeat themselves."""


def _check_uses(file: str, root: ElementTree.Element) -> None:
    """Refuse parts that repeat parts that repeat parts: few bytes, endless drawing."""
    by_id = {name: element for element in root.iter() if (name := element.get("id"))}
    cost: dict[str, int] = {}
    try:
        drawn = _drawn(root, by_id, cost, ())
    except _EndlessError:
        drawn = MAX_ELEMENTS + 1
    if drawn > MAX_ELEMENTS:
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} has too many parts."), file)


def _drawn(
    root: ElementTree.Element, by_id: Mapping[str, ElementTree.Element], cost: dict[str, int], chain: tuple[str, ...]
) -> int:
    """How many elements are drawn when each use stands for what it repeats; raises _EndlessError."""
    total = 0
    for element, target in _targets(root):
        total += 1
        if target not in by_id or _local(element.tag) != "use":
            continue
        if target in chain or len(chain) >= _MAX_USES:
            raise _EndlessError
        if target not in cost:
            cost[target] = _drawn(by_id[target], by_id, cost, (*chain, target))
        total += cost[target]
    return total


def _targets(root: ElementTree.Element) -> Iterator[tuple[ElementTree.Element, str]]:
    for element in root.iter():
        yield element, element.get(_XLINK, "").strip().removeprefix("#")


def _view(name: str, root: ElementTree.Element) -> tuple[float, float, float, float]:
    """The part of the drawing that is the card: left, top, width, height."""
    numbers = root.get("viewBox", "").replace(",", " ").split()
    if not numbers:
        sizes = [_LENGTH.fullmatch(root.get(side, "")) for side in ("width", "height")]
        numbers = ["0", "0", *(match[1] for match in sizes if match is not None)]
    try:
        view = [float(number) for number in numbers]
    except ValueError:
        view = []
    if len(view) != 4 or not all(math.isfinite(each) and abs(each) < 1e6 for each in view) or min(view[2:]) <= 0:
        raise _bad(QT_TRANSLATE_NOOP("FacePack", "{file} does not say how large it is."), name)
    return view[0], view[1], view[2], view[3]
