"""Pictures of the main screens in every language, for translators and for whoever changes a screen.

    python -m ramsch_desktop.ui.gallery_shots OUTDIR [--lang de ...] [--size 1024 600]

Writes OUTDIR/LANGUAGE/SCREEN.png: the games, a new match, the settings, and each game's table in every phase and
with its results.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ramsch_desktop.controller.languages import NAMES, SOURCE
from ramsch_desktop.engine.errors import RamschError
from ramsch_desktop.games import ALL
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.moments import Moment, moments_of
from ramsch_desktop.ui.shots import STANDING_STILL, Studio, draw_offscreen, studio

SMALL: Final = (1024, 600)
PAUSE_MS: Final = 400
"""Until texts of another language and the pictures of a page are all drawn."""

STILL: Final = Settings(animations=False, reduced_motion=True)


def main(arguments: Sequence[str]) -> int:
    """Draw everything; prints the folder of each language."""
    wishes = _parser().parse_args(arguments)
    draw_offscreen(1.0)
    moments = tuple(moment for game in ALL for moment in moments_of(game))
    with studio(STILL, SOURCE) as place:
        for language in wishes.lang or NAMES:
            folder = Path(wishes.folder) / language
            folder.mkdir(parents=True, exist_ok=True)
            place.desk.languages.speak(language)
            _draw(place, folder, (wishes.size[0], wishes.size[1]), moments)
            print(folder.absolute())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gallery_shots", description="Draw the main screens in every language.")
    parser.add_argument("folder", metavar="OUTDIR", help="where a folder for each language is made")
    parser.add_argument("--lang", nargs="+", choices=tuple(NAMES), help="only these languages")
    parser.add_argument("--size", nargs=2, type=int, default=SMALL, metavar=("WIDTH", "HEIGHT"), help="of the window")
    return parser


def _draw(place: Studio, folder: Path, size: tuple[int, int], moments: Sequence[Moment]) -> None:
    place.desk.controller.set_pacing(STANDING_STILL)
    place.window.resize(*size)
    place.window.show_welcome()
    place.window.show()
    place.settle(PAUSE_MS)
    place.save(folder / "welcome.png")
    for name in ("new_match", "settings"):
        place.window.run(name)
        place.settle(PAUSE_MS)
        _save_dialog(folder / f"{name}.png")
    for moment in moments:
        place.show(moment.match, size)
        place.settle(PAUSE_MS)
        place.save(folder / f"{moment.name}.png")


def _save_dialog(path: Path) -> None:
    dialog = next(each for each in QApplication.topLevelWidgets() if _is_open(each))
    if not dialog.grab().save(str(path)):
        raise RamschError(f"{path}: This picture cannot be written.")
    dialog.close()


def _is_open(window: QWidget) -> bool:
    return isinstance(window, QDialog) and window.isVisible()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
