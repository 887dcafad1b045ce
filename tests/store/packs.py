"""Small face packs for tests: files by name, as a folder or a zip file."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from ramsch_desktop.store.pack_names import codes_of

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 92">{}</svg>'


def svg(inside: str = '<rect width="60" height="92" fill="#FF0000"/>') -> bytes:
    """A drawing in the shape of a card."""
    return SVG.format(inside).encode()


def png(colour: str = "#FF0000", size: tuple[int, int] = (120, 184), margin: int = 0) -> bytes:
    """A picture in one colour with a clear margin."""
    image = Image.new("RGBA", (size[0] + 2 * margin, size[1] + 2 * margin), (0, 0, 0, 0))
    image.paste(Image.new("RGBA", size, colour), (margin, margin))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def huge_png(width: int, height: int) -> bytes:
    """A PNG of few bytes that claims to be large."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


def pack(count: int = 32, kind: str = "svg", table: str | None = "name = 'Mine'\n") -> dict[str, bytes]:
    """A complete pack by file name."""
    picture = svg() if kind == "svg" else png()
    files = {f"{code}.{kind}": picture for code in codes_of(count)} | {f"back.{kind}": picture}
    return files if table is None else files | {"pack.toml": table.encode()}


def as_folder(folder: Path, files: Mapping[str, bytes]) -> Path:
    """Write the files below a folder."""
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def as_zip(path: Path, files: Mapping[str, bytes]) -> Path:
    """Write the files into a zip file."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path
