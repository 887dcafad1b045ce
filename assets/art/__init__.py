"""The generator of all card faces and icons. `python -m assets.art` writes them; same code, same bytes.

Needs only the standard library. Every drawing is a function from values to SVG text.
"""

from __future__ import annotations

from pathlib import Path

from assets.art import emblem, icons, packs

ASSETS = Path(__file__).resolve().parent.parent
OWNED = ("cards", "icons")


def generate() -> dict[str, str]:
    """Path below `assets`, with forward slashes, to the text of every generated file."""
    out = {f"cards/{path}": text for path, text in packs.files().items()}
    out |= {"icons/app.svg": emblem.application(), "icons/app-small.svg": emblem.application_small()}
    out |= {f"icons/avatars/{name}.svg": text for name, text in emblem.avatars().items()}
    out |= {f"icons/pips/{name}.svg": text for name, text in emblem.text_pips().items()}
    return out | {f"icons/ui/{name}.svg": text for name, text in icons.icons().items()}


def existing(assets: Path = ASSETS) -> set[str]:
    """Paths of the files that now stand in the generated folders."""
    files = (path for folder in OWNED for path in (assets / folder).rglob("*") if path.is_file())
    return {path.relative_to(assets).as_posix() for path in files}


def write(assets: Path = ASSETS) -> int:
    """Write every generated file, remove files that are generated no more; return how many were written."""
    wanted = generate()
    for path, text in wanted.items():
        target = assets / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
    for stale in existing(assets) - wanted.keys():
        (assets / stale).unlink()
    return len(wanted)
