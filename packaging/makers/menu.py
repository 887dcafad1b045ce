"""The desktop entry and the MIME type: how the program gets into the menu and opens records."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from xml.sax.saxutils import escape

from makers import project, texts
from makers.texts import Texts


def desktop_entry() -> str:
    """The text of the .desktop file."""
    return "\n".join(["[Desktop Entry]", *_lines()]) + "\n"


def _lines() -> Iterator[str]:
    yield "Type=Application"
    yield f"Name={project.TITLE}"
    yield from _translated("GenericName", lambda text: text.generic_name)
    yield from _translated("Comment", lambda text: text.comment)
    yield f"Exec={project.NAME} %f"
    yield f"Icon={project.NAME}"
    yield "Terminal=false"
    yield "Categories=Qt;Game;CardGame;"
    yield from _translated("Keywords", lambda text: "".join(f"{word};" for word in text.keywords))
    yield f"MimeType={project.MIME_TYPE};"
    yield "StartupNotify=true"
    yield f"StartupWMClass={project.NAME}"


def _translated(key: str, pick: Callable[[Texts], str]) -> Iterator[str]:
    for language, text in texts.in_each_language(pick).items():
        yield f"{key}={text}" if language == texts.SOURCE else f"{key}[{language}]={text}"


def mime_type() -> str:
    """The XML that tells the system about records."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{project.MIME_TYPE}">
{_comments()}
    <sub-class-of type="application/json"/>
    <icon name="{project.NAME}"/>
    <glob pattern="*{project.SUFFIX}"/>
  </mime-type>
</mime-info>
"""


def _comments() -> str:
    return "\n".join(
        f"    <comment{language_attribute(language)}>{escape(text)}</comment>"
        for language, text in texts.in_each_language(lambda text: text.record).items()
    )


def language_attribute(language: str) -> str:
    """The XML attribute of a text in this language, with a space before; empty for the source language."""
    return "" if language == texts.SOURCE else f' xml:lang="{language}"'
