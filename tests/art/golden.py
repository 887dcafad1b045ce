"""The contact sheet of all faces and backs; `python -m tests.art.golden` stores it as the wanted one."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from ramsch_desktop.ui.table.faces import back_picture
from tests.art.raster import FELT, PACKS, card, codes, pack, render

GOLDEN = Path(__file__).parent / "data" / "sheet.png"
_WIDTH, _HEIGHT, _GAP, _COLUMNS = 90, 138, 6, 13


def sheet() -> Image.Image:
    """All cards of the two-colour French and the German pack, then all backs, 90 pixels wide."""
    pictures = [card(name, code, _WIDTH) for name in ("french", "german") for code in codes(name)]
    pictures += [render(back_picture(pack(name)), _WIDTH, _HEIGHT) for name in PACKS]
    rows = -(-len(pictures) // _COLUMNS)
    out = Image.new("RGB", (_COLUMNS * (_WIDTH + _GAP), rows * (_HEIGHT + _GAP)), FELT)
    for number, picture in enumerate(pictures):
        row, column = divmod(number, _COLUMNS)
        out.paste(picture, (column * (_WIDTH + _GAP), row * (_HEIGHT + _GAP)))
    return out


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    sheet().save(GOLDEN, optimize=True)
