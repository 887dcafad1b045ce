"""The RPM package: the same files, with the command in /usr/bin, where RPM systems look."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path

from makers import archives, licences, project, releases, texts, tools, tree
from makers.texts import Texts
from makers.tree import Tree

SPEC = project.PACKAGING / "linux" / f"{project.NAME}.spec"
PAYLOAD = {"xz": "w6.xzdio", "none": "w0.ufdio"}


def build(arch: project.Arch, target: Path, compression: str = "xz") -> Path:
    """Write the package into a folder; its path. `compression` is xz for use, none for a trial."""
    tools.need("rpmbuild")
    made = tree.build("rpm", arch, commands="bin")
    licences.install_common(made.share / "licenses" / project.NAME)
    for path in made.library.rglob("*.so*"):
        path.chmod(0o755)
    tree.settled(made)
    work = project.WORK / "rpmbuild"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    spec = work / SPEC.name
    spec.write_text(spec_text(made), encoding="utf-8")
    tools.run(["rpmbuild", "-bb", "--quiet", f"--target={arch.machine}", *definitions(made, work, compression), spec])
    (package,) = work.rglob("*.rpm")
    target.mkdir(parents=True, exist_ok=True)
    return Path(shutil.move(package, target / package.name))


def definitions(made: Tree, work: Path, compression: str) -> list[str]:
    """The macros of this build: where it happens, and what makes it come out the same every time."""
    values = {
        "_topdir": str(work),
        "tree": str(made.top),
        "_buildhost": "localhost",
        "_binary_payload": PAYLOAD[compression],
        "use_source_date_epoch_as_buildtime": "1",
        "clamp_mtime_to_source_date_epoch": "1",
        "source_date_epoch_from_changelog": "0",
    }
    return [f"--define={name} {value}" for name, value in values.items()]


def spec_text(made: Tree) -> str:
    """The spec file with version, texts and list of files filled in."""
    text = texts.read(texts.SOURCE)
    values = {
        "VERSION": project.version(),
        "SITE": project.SITE,
        "SUMMARY": text.summary,
        "PACKAGER": project.MAINTAINER,
        "DESCRIPTION": description(text),
        "DESCRIPTIONS": "\n\n".join(
            f"%description -l {name}\n{description(texts.read(name))}" for name in texts.LANGUAGES
        ),
        "SUMMARIES": "\n".join(f"Summary({name}): {texts.read(name).summary}" for name in texts.LANGUAGES),
        "FILES": "\n".join(files(made)),
        "CHANGELOG": releases.rpm(),
    }
    result = SPEC.read_text(encoding="utf-8")
    for name, value in values.items():
        result = result.replace(f"@{name}@", value)
    return result


def description(text: Texts) -> str:
    """The description in one language, in lines that fit."""
    games = "\n".join(textwrap.fill(f"* {game}", 76, subsequent_indent="  ") for game in text.games)
    return "\n\n".join([wrapped(text.introduction), games, wrapped(text.learning), wrapped(text.comfort)])


def wrapped(text: str) -> str:
    """A paragraph in lines of at most 76 characters; Japanese breaks anywhere."""
    return textwrap.fill(text, 76 if text.isascii() or " " in text[:20] else 36)


def files(made: Tree) -> list[str]:
    """The lines of the file list: everything but the shared folders of the system, which others own."""
    own = [made.library, made.share / "licenses" / project.NAME, made.share / "doc" / project.NAME]
    lines = []
    for path in archives.walk(made.top):
        if path.is_dir() and any(path.is_relative_to(folder) for folder in own):
            lines.append(f"%dir /{path.relative_to(made.top)}")
        elif path.is_file():
            lines.append(mark(path, made) + f"/{path.relative_to(made.top)}")
    return lines


def mark(path: Path, made: Tree) -> str:
    """What RPM is to know about a file, with a space behind."""
    language = next((name for name in texts.LANGUAGES if f"/{name}/" in path.as_posix()), None)
    if path.is_relative_to(made.share / "licenses"):
        return "%license "
    if path.is_relative_to(made.share / "doc"):
        return "%doc "
    return f"%lang({language}) " if language and path.is_relative_to(made.share / "man") else ""
