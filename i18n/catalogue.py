"""Reads Qt's .ts files: one catalogue a language, with the texts and how far they are translated."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SOURCE_LANGUAGE = "en"

# Plural forms a language has in Qt; the English catalogue holds only the texts that count.
PLURAL_FORMS = {"en": 2, "de": 2, "fi": 2, "ja": 1, "es": 2, "ru": 3}
TARGET_LANGUAGES = tuple(language for language in PLURAL_FORMS if language != SOURCE_LANGUAGE)

# Languages in which nothing may be missing: the build and the tests fail otherwise.
COMPLETE: tuple[str, ...] = ("de", "fi", "ja", "es", "ru")


class State(Enum):
    """How far a text is translated."""

    FINISHED = "finished"
    UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Message:
    """A text of the program. `forms` holds one translation, or one a plural form where the text counts."""

    context: str
    source: str
    comment: str
    counts: bool
    state: State
    forms: tuple[str, ...]


@dataclass(frozen=True)
class Catalogue:
    """All texts in one language."""

    language: str
    messages: tuple[Message, ...]

    @property
    def unfinished(self) -> tuple[Message, ...]:
        """The texts that a translator still has to write or to confirm."""
        return tuple(message for message in self.messages if message.state is State.UNFINISHED)


def path_of(language: str, folder: Path = FOLDER) -> Path:
    """Where a language's .ts file is."""
    return folder / f"ramsch_{language}.ts"


def read(language: str, folder: Path = FOLDER) -> Catalogue:
    """A language's catalogue. Raises OSError without a file and ParseError if it is no XML."""
    return parse(language, path_of(language, folder).read_text(encoding="utf-8"))


def parse(language: str, text: str) -> Catalogue:
    """The catalogue in the text of a .ts file."""
    return Catalogue(language, tuple(_messages(ElementTree.fromstring(text))))


def _messages(root: ElementTree.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for element in context.iter("message"):
            yield _message(name, element)


def _message(context: str, element: ElementTree.Element) -> Message:
    translation = element.find("translation")
    state = State.UNFINISHED if translation is None or translation.get("type") else State.FINISHED
    return Message(
        context=context,
        source=element.findtext("source", ""),
        comment=element.findtext("comment", ""),
        counts=element.get("numerus") == "yes",
        state=state,
        forms=_forms(translation),
    )


def _forms(translation: ElementTree.Element | None) -> tuple[str, ...]:
    if translation is None:
        return ()
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return tuple(plural) if plural else (translation.text or "",)
