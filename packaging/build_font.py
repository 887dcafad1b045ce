"""Cut the letters for Japanese out of Noto Sans CJK JP, where that and the tool for it are found.

``python packaging/build_font.py`` leaves a regular and a bold font, 230 kB each, and their licence in ``assets/fonts``.
They hold what the Japanese texts and help pages use, besides kana, punctuation and ASCII; the program
loads them on a system that has no Japanese font. What was cut after the last change of the texts is kept. Without the
tool (``pyftsubset`` of fontTools) or the fonts (Debian: ``fonts-noto-cjk``) nothing is made, and the program does
without.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOOL = "pyftsubset"
PLACES = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
WEIGHTS = {"Regular": "japanese-regular.otf", "Bold": "japanese-bold.otf"}
LICENCE = Path("packaging", "linux", "licences", "OFL-1.1.txt")
ALWAYS = ((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x3000, 0x301F), (0x3041, 0x30FF), (0xFF01, 0xFF5E))
"""First and last code points of ASCII, Latin-1, dashes and quotes, Japanese punctuation, kana and wide ASCII."""
OPTIONS = (
    "--font-number=0",
    "--no-hinting",
    "--desubroutinize",
    "--notdef-outline",
    "--drop-tables+=BASE,VORG,vhea,vmtx",
    "--layout-features=ccmp,kern,locl,mark,mkmk,palt",
)
"""Of the collection's fonts the Japanese one; lines are horizontal."""


def texts(root: Path) -> list[Path]:
    """The files with the Japanese texts of the program."""
    return [root / "i18n" / "ramsch_ja.ts", *sorted((root / "i18n" / "help" / "ja").glob("*.md"))]


def characters(root: Path) -> str:
    """What the font is to hold, in the order of the code points."""
    found = {letter for path in texts(root) for letter in path.read_text(encoding="utf-8") if letter.isprintable()}
    found.update(chr(code) for first, last in ALWAYS for code in range(first, last + 1))
    return "".join(sorted(found))


def source(weight: str) -> Path | None:
    """The installed collection that the font of a weight is cut from."""
    name = f"NotoSansCJK-{weight}.ttc"
    return next((path for place in PLACES for path in place.rglob(name)), None)


def build(root: Path) -> list[Path]:
    """Cut the fonts for the checkout at ``root``; their paths with that of the licence, or nothing."""
    folder = root / "assets" / "fonts"
    made = [folder / name for name in WEIGHTS.values()]
    if is_fresh(root, made):
        return [*made, folder / LICENCE.name]
    shutil.rmtree(folder, ignore_errors=True)
    sources = [source(weight) for weight in WEIGHTS]
    if shutil.which(TOOL) is None or None in sources:
        print(f"no letters for Japanese: {TOOL} or Noto Sans CJK is missing", file=sys.stderr)
        return []
    folder.mkdir(parents=True)
    for collection, path in zip(sources, made, strict=True):
        cut(str(collection), path, characters(root))
    shutil.copyfile(root / LICENCE, folder / LICENCE.name)
    return [*made, folder / LICENCE.name]


def is_fresh(root: Path, made: list[Path]) -> bool:
    """Whether the fonts are newer than all that they are made of."""
    newest = max(path.stat().st_mtime for path in [Path(__file__), *texts(root)])
    return all(path.is_file() and path.stat().st_mtime > newest for path in made)


def cut(collection: str, path: Path, letters: str) -> None:
    """Write the part of a font that has these letters; raises CalledProcessError if the tool fails."""
    with tempfile.TemporaryDirectory() as scratch:
        wanted = Path(scratch, "letters.txt")
        wanted.write_text(letters, encoding="utf-8")
        command = [TOOL, collection, f"--text-file={wanted}", f"--output-file={path}", *OPTIONS]
        subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": "0"}, check=True)


if __name__ == "__main__":
    for built in build(Path(__file__).resolve().parent.parent):
        print(built)
