"""Which card a picture shows, by the name of its file: codes (``SA``, ``10h``) and words in English and German."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP
from ramsch_desktop.store.face_packs import BadPack
from ramsch_desktop.store.pack_source import shown

BACK: Final = "back"
COUNTS: Final = (52, 36, 32)
SUITS: Final = "CSHD"
_RANKS: Final = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")

_SUIT_WORDS: Final[Mapping[str, str]] = {
    word: suit
    for suit, words in {
        "C": "club clubs kreuz eichel eicheln acorn acorns",
        "S": "spade spades pik laub gruen grün leaf leaves",
        "H": "heart hearts herz rot",
        "D": "diamond diamonds karo schell schelle schellen bell bells",
    }.items()
    for word in words.split()
}
_RANK_WORDS: Final[Mapping[str, str]] = {
    word: rank
    for rank, words in {
        "A": "ace ass as daus sau a",
        "K": "king könig koenig k",
        "Q": "queen dame ober q",
        "J": "jack knave bube unter j",
        "10": "ten zehn t",
        "9": "nine neun",
        "8": "eight acht",
        "7": "seven sieben",
        "6": "six sechs",
        "5": "five fünf fuenf",
        "4": "four vier",
        "3": "three drei",
        "2": "two deuce zwei",
    }.items()
    for word in words.split()
} | {rank: rank for rank in _RANKS if rank.isdigit()}
_BACK_WORDS: Final = frozenset({"back", "cardback", "rückseite", "rueckseite", "rücken", "ruecken"})
_GERMAN_WORDS: Final = frozenset(
    {"eichel", "eicheln", "acorn", "acorns", "laub", "gruen", "grün", "leaf", "leaves"}
    | {"schell", "schelle", "schellen", "bell", "bells", "ober", "unter", "daus"}
)
_SUIT_FIRST: Final = re.compile(r"([cshd])[ _-]?(10|[akqjt2-9])")
_RANK_FIRST: Final = re.compile(r"(10|[akqjt2-9])[ _-]?([cshd])")


def card_of(stem: str) -> str | None:
    """The code of the card that a file shows, BACK for the back, None where the name does not tell."""
    name = stem.lower()
    if match := _SUIT_FIRST.fullmatch(name):
        return _code(match[1], match[2])
    if match := _RANK_FIRST.fullmatch(name):
        return _code(match[2], match[1])
    words = _words(name)
    suits = {_SUIT_WORDS[word] for word in words if word in _SUIT_WORDS}
    ranks = {_RANK_WORDS[word] for word in words if word in _RANK_WORDS}
    if len(suits) == len(ranks) == 1:
        return suits.pop() + ranks.pop()
    return BACK if words & _BACK_WORDS and not suits else None


def is_german(stems: Iterable[str]) -> bool:
    """Whether names speak of acorns and leaves, Ober and Unter."""
    return any(_words(stem.lower()) & _GERMAN_WORDS for stem in stems)


def codes_of(count: int) -> frozenset[str]:
    """The cards of a pack of 32, 36 or 52."""
    return frozenset(suit + rank for suit in SUITS for rank in _RANKS[: count // 4])


def count_of(found: Iterable[str], stated: object = None) -> int:
    """How many cards a pack has that shows these; ``stated`` is what its table says. Raises BadPack."""
    codes = frozenset(found)
    if stated is not None and stated not in COUNTS:
        raise BadPack(QT_TRANSLATE_NOOP("FacePack", "A deck has 32, 36 or 52 cards."))
    if not codes:
        raise BadPack(
            QT_TRANSLATE_NOOP("FacePack", "There are no pictures of cards here (PNG or SVG, such as SA.png).")
        )
    wanted = next((count for count in COUNTS if count == stated), _nearest(codes))
    missing = sorted(codes_of(wanted) - codes)
    if missing:
        text = QT_TRANSLATE_NOOP("FacePack", "A deck of {count} cards needs a picture of {card} too.")
        raise BadPack(text, count=wanted, card=missing[0])
    if len(codes) != wanted:
        text = QT_TRANSLATE_NOOP("FacePack", "These are pictures of {found} cards; a deck has 32, 36 or 52.")
        raise BadPack(text, found=len(codes))
    return wanted


def pictures_by_card(paths: Iterable[str]) -> dict[str, str]:
    """The path of the picture of each card and the back; raises BadPack where two show the same."""
    found: dict[str, str] = {}
    for path in paths:
        card = card_of(path.rpartition("/")[2].rpartition(".")[0])
        if card is None:
            continue
        if card in found:
            text = QT_TRANSLATE_NOOP("FacePack", "{first} and {second} show the same card.")
            raise BadPack(text, first=shown(found[card]), second=shown(path))
        found[card] = path
    return found


def _words(name: str) -> frozenset[str]:
    return frozenset(re.findall(r"[^\W\d_]+|\d+", name))


def _code(suit: str, rank: str) -> str:
    return suit.upper() + ("10" if rank == "t" else rank.upper())


def _nearest(codes: frozenset[str]) -> int:
    """The smallest pack that has all these cards, or the largest."""
    return next((count for count in reversed(COUNTS) if codes <= codes_of(count)), COUNTS[0])
