"""The AppStream metainfo: how software centres show the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from xml.sax.saxutils import escape

from makers import project, releases, texts
from makers.menu import language_attribute
from makers.texts import Texts

PICTURES = project.PACKAGING / "screenshots"
PICTURE_SIZE = (1280, 800)


def metainfo() -> str:
    """The text of the metainfo file."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{project.COMPONENT}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>GPL-3.0-or-later</project_license>
  <name>{project.TITLE}</name>
{_block("  ", "summary", lambda text: text.summary)}
  <developer id="io.github.ramsch_desktop">
    <name>{project.DEVELOPERS}</name>
  </developer>
  <description>
{_description()}
  </description>
  <launchable type="desktop-id">{project.NAME}.desktop</launchable>
  <icon type="stock">{project.NAME}</icon>
{_screenshots()}
  <categories>
    <category>Game</category>
    <category>CardGame</category>
  </categories>
  <provides>
    <binary>{project.NAME}</binary>
    <mediatype>{project.MIME_TYPE}</mediatype>
  </provides>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <control>touch</control>
  </supports>
  <requires>
    <display_length compare="ge">1024</display_length>
  </requires>
  <languages>
    <lang>en</lang>
{_languages()}
  </languages>
  <releases>
{_releases()}
  </releases>
  <content_rating type="oars-1.1"/>
</component>
"""


def _block(indent: str, tag: str, pick: Callable[[Texts], str]) -> str:
    return "\n".join(
        f"{indent}<{tag}{language_attribute(language)}>{escape(text)}</{tag}>"
        for language, text in texts.in_each_language(pick).items()
    )


def _description() -> str:
    games = range(len(texts.read(texts.SOURCE).games))
    items = [_block("      ", "li", lambda text, index=index: text.games[index]) for index in games]  # type: ignore[misc]
    paragraphs = [
        _block("    ", "p", lambda text: text.introduction),
        "\n".join(["    <ul>", *items, "    </ul>"]),
        _block("    ", "p", lambda text: text.learning),
        _block("    ", "p", lambda text: text.comfort),
    ]
    return "\n".join(paragraphs)


def _screenshots() -> str:
    names = [name for name in texts.read(texts.SOURCE).screenshots if (PICTURES / f"{name}.png").is_file()]
    if not names:
        return ""
    return "\n".join(
        ["  <screenshots>", *(line for name in names for line in _picture(name, names[0])), "  </screenshots>"]
    )


def _picture(name: str, first: str) -> Iterator[str]:
    width, height = PICTURE_SIZE
    yield '    <screenshot type="default">' if name == first else "    <screenshot>"
    yield _block("      ", "caption", lambda text: text.screenshots[name])
    yield f'      <image type="source" width="{width}" height="{height}">{project.SITE}/screenshots/{name}.png</image>'
    yield "    </screenshot>"


def _languages() -> str:
    return "\n".join(f"    <lang>{language}</lang>" for language in texts.LANGUAGES)


def _releases() -> str:
    return "\n".join(
        f'    <release version="{release.version}" date="{release.date:%Y-%m-%d}"/>' for release in releases.read()
    )
