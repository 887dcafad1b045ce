"""Whether translations call the main things of the games by the words of `terms.toml`."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from i18n.catalogue import FOLDER, Catalogue, Message

_PLACEHOLDER = re.compile(r"\{\w*\}|&")
_CARD_NAMES = re.compile(r"Card(French|German|Bavarian)")


@dataclass(frozen=True)
class Term:
    """An English word and the stems of which a translation has one, by language."""

    source: re.Pattern[str]
    stems: dict[str, tuple[str, ...]]
    free: frozenset[str]

    def misses(self, message: Message, language: str) -> bool:
        """Whether a text has the term and a form of its translation does not."""
        stems = self.stems.get(language, ())
        if not stems or message.source in self.free or not self.source.search(_plain(message.source)):
            return False
        return any(form and not any(stem in _plain(form).casefold() for stem in stems) for form in message.forms)


_TABLE = tomllib.loads((FOLDER / "terms.toml").read_text(encoding="utf-8"))
TERMS = tuple(
    Term(
        re.compile(rf"\b(?:{entry['source']})(?!\w)", re.IGNORECASE),
        {key: tuple(stems) for key, stems in entry.items() if key not in ("source", "free")},
        frozenset(entry.get("free", ())),
    )
    for entry in _TABLE["term"]
)
NEVER: dict[str, tuple[str, ...]] = {language: tuple(words) for language, words in _TABLE["never"].items()}


def wrong_terms(catalogue: Catalogue) -> Iterator[str]:
    """A text with a main term has the word of its language for it, and none that means something else."""
    language = catalogue.language
    for message in catalogue.messages:
        if _CARD_NAMES.match(message.context):
            continue
        for term in TERMS:
            if term.misses(message, language):
                yield f"{language}: {message.context}: {message.source!r} has no word for {term.source.pattern!r}"
        for word in NEVER.get(language, ()):
            if any(word.casefold() in form.casefold() for form in message.forms):
                yield f"{language}: {message.context}: {message.source!r} says {word!r}"


def _plain(text: str) -> str:
    return _PLACEHOLDER.sub("", text)
