"""The changelog as data: `CHANGELOG.md` in, the lists that Debian and RPM want out."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from datetime import UTC, datetime

from makers import project

_HEADING = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$")


@dataclass(frozen=True)
class Release:
    """A version, when it came out, and what it brought: one text a change."""

    version: str
    date: datetime
    changes: tuple[str, ...]


def read(text: str | None = None) -> tuple[Release, ...]:
    """The releases, newest first; what is unreleased counts as the version being built."""
    source = (project.ROOT / "CHANGELOG.md").read_text(encoding="utf-8") if text is None else text
    found: list[Release] = []
    for section in re.split(r"^(?=## )", source, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        match = _HEADING.match(heading.strip())
        changes = _changes(body)
        if match and changes:
            found.append(_release(match[1], match[2], changes))
    return tuple(found)


def _release(name: str, date: str | None, changes: tuple[str, ...]) -> Release:
    version = project.version() if name == "Unreleased" else name
    moment = datetime.fromisoformat(date).replace(hour=12, tzinfo=UTC) if date else project.moment()
    return Release(version, moment, changes)


def _changes(body: str) -> tuple[str, ...]:
    items = re.findall(r"^\* (.+(?:\n  .+)*)", body, flags=re.MULTILINE)
    return tuple(" ".join(item.split()).replace("`", "") for item in items)


def debian() -> str:
    """The changelog in Debian's form."""
    return "\n".join(_debian_entry(release) for release in read())


def _debian_entry(release: Release) -> str:
    lines = [f"{project.NAME} ({release.version}) unstable; urgency=medium", ""]
    for change in release.changes:
        lines += textwrap.wrap(change, 76, initial_indent="  * ", subsequent_indent="    ")
    stamp = release.date.strftime("%a, %d %b %Y %H:%M:%S +0000")
    return "\n".join([*lines, "", f" -- {project.MAINTAINER}  {stamp}", ""])


def rpm() -> str:
    """The changelog in RPM's form."""
    entries = []
    for release in read():
        head = f"* {release.date:%a %b %d %Y} {project.MAINTAINER} - {release.version}-1"
        entries.append("\n".join([head, *(f"- {change.replace('%', '%%')}" for change in release.changes)]))
    return "\n\n".join(entries)
