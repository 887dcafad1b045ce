"""What must hold in every translation; each problem is one line that names the text."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from i18n.catalogue import COMPLETE, FOLDER, PLURAL_FORMS, SOURCE_LANGUAGE, Catalogue, Message, State

_PLACEHOLDER = re.compile(r"%L?\d+|%L?n|%\(\w+\)[rs]|%[rs]|\{\w*\}")
_MNEMONIC = re.compile(r"&(?P<key>[^&\s])")
_LETTERS = re.compile(r"[^\W\d_]{2,}")

# Texts that are rightly the same in another language: names of games and terms that it shares with English.
SAME_AS_SOURCE: dict[str, frozenset[str]] = {
    language: frozenset(texts)
    for language, texts in tomllib.loads((FOLDER / "same_as_source.toml").read_text(encoding="utf-8")).items()
}


def problems(catalogue: Catalogue) -> list[str]:
    """Everything that is wrong in a catalogue; empty if it may be shipped."""
    return [problem for rule in RULES for problem in rule(catalogue)]


def unfinished_in_complete(catalogue: Catalogue) -> Iterator[str]:
    """A language that is listed as complete has no unfinished text."""
    if catalogue.language in COMPLETE:
        yield from (_line(catalogue, message, "is unfinished") for message in catalogue.unfinished)


def other_placeholders(catalogue: Catalogue) -> Iterator[str]:
    """Each translation has the placeholders of its source; only plural forms may leave out %n."""
    for message, form in _written(catalogue):
        wanted, found = placeholders(message.source), placeholders(form)
        if message.counts and len(message.forms) > 1:
            wanted, found = (Counter({k: v for k, v in c.items() if k != "%n"}) for c in (wanted, found))
        if wanted != found:
            yield _line(catalogue, message, f"has {sorted(found.elements())} for {sorted(wanted.elements())}")


def wrong_plural_forms(catalogue: Catalogue) -> Iterator[str]:
    """A text that counts has all the plural forms of its language, and only such a text says %n."""
    wanted = PLURAL_FORMS[catalogue.language]
    for message in catalogue.messages:
        if message.counts and len(message.forms) != wanted:
            yield _line(catalogue, message, f"has {len(message.forms)} plural forms instead of {wanted}")
        if message.counts and message.state is State.FINISHED and not all(message.forms):
            yield _line(catalogue, message, "has an empty plural form")
        if not message.counts and "%n" in message.source:
            yield _line(catalogue, message, "says %n but is not translated with a number")


def untranslated(catalogue: Catalogue) -> Iterator[str]:
    """A finished translation differs from its source, save for a few shared words."""
    if catalogue.language == SOURCE_LANGUAGE:
        return
    for message, form in _written(catalogue):
        allowed = message.source in SAME_AS_SOURCE[catalogue.language]
        if form == message.source and _LETTERS.search(_PLACEHOLDER.sub("", form)) and not allowed:
            yield _line(catalogue, message, "is the English text")


def mnemonic_mismatches(catalogue: Catalogue) -> Iterator[str]:
    """A text has an underlined letter exactly where its source has one."""
    for message, form in _written(catalogue):
        if bool(mnemonic(message.source)) != bool(mnemonic(form)):
            yield _line(catalogue, message, f"differs in its underlined letter: {form!r}")


def mnemonic_clashes(catalogue: Catalogue) -> Iterator[str]:
    """Within a menu, that is a context whose name ends in "Menu", each underlined letter is used once."""
    yield from _clashes(catalogue, lambda message: message.source)
    yield from _clashes(catalogue, lambda message: message.forms[0] if message.forms else "")


def _clashes(catalogue: Catalogue, text_of: Callable[[Message], str]) -> Iterator[str]:
    seen: dict[tuple[str, str], str] = {}
    for message in catalogue.messages:
        key = mnemonic(text_of(message))
        if not message.context.endswith("Menu") or not key:
            continue
        other = seen.setdefault((message.context, key), message.source)
        if other != message.source:
            yield _line(catalogue, message, f"shares its letter {key!r} with {other!r}")


RULES: tuple[Callable[[Catalogue], Iterable[str]], ...] = (
    unfinished_in_complete,
    other_placeholders,
    wrong_plural_forms,
    untranslated,
    mnemonic_mismatches,
    mnemonic_clashes,
)


def placeholders(text: str) -> Counter[str]:
    """The placeholders %1, %L1, %n, %s, %(name)s and {name} of a text with their numbers."""
    return Counter(_PLACEHOLDER.findall(text))


def mnemonic(text: str) -> str:
    """The underlined letter of a text in lower case, or nothing; && is an ampersand."""
    found = _MNEMONIC.search(text.replace("&&", ""))
    return found["key"].casefold() if found else ""


def _written(catalogue: Catalogue) -> Iterator[tuple[Message, str]]:
    """Every translation that is not empty, with its message."""
    for message in catalogue.messages:
        for form in message.forms:
            if form:
                yield message, form


def _line(catalogue: Catalogue, message: Message, what: str) -> str:
    return f"{catalogue.language}: {message.context}: {message.source!r} {what}"
