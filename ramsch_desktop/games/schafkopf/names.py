"""The names of the games of Schafkopf, with the suits of the deck shown; Bavarian call names stay as they are."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.speech import Faces, Speech
from ramsch_desktop.games.schafkopf.actions import Declare
from ramsch_desktop.games.schafkopf.contracts import Declaration, Kind


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    return text


_KINDS: Final = {
    Kind.CALL: QT_TRANSLATE_NOOP("SchafkopfGame", "Rufspiel"),
    Kind.FARBGEIER: QT_TRANSLATE_NOOP("SchafkopfGame", "Farbgeier"),
    Kind.GEIER: QT_TRANSLATE_NOOP("SchafkopfGame", "Geier"),
    Kind.FARBWENZ: QT_TRANSLATE_NOOP("SchafkopfGame", "Farbwenz"),
    Kind.WENZ: QT_TRANSLATE_NOOP("SchafkopfGame", "Wenz"),
    Kind.SOLO: QT_TRANSLATE_NOOP("SchafkopfGame", "Solo"),
    Kind.SIE: QT_TRANSLATE_NOOP("SchafkopfGame", "Sie"),
}
_FRENCH: Final = {
    "call C": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Rufspiel on clubs"),
    "call S": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Rufspiel on spades"),
    "call D": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Rufspiel on diamonds"),
    "solo C": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Clubs solo"),
    "solo S": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Spades solo"),
    "solo H": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Hearts solo"),
    "solo D": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Diamonds solo"),
    "farbwenz C": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Clubs Wenz"),
    "farbwenz S": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Spades Wenz"),
    "farbwenz H": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Hearts Wenz"),
    "farbwenz D": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Diamonds Wenz"),
    "farbgeier C": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Clubs Geier"),
    "farbgeier S": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Spades Geier"),
    "farbgeier H": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Hearts Geier"),
    "farbgeier D": QT_TRANSLATE_NOOP("SchafkopfGameFrench", "Diamonds Geier"),
}
_GERMAN: Final = {
    "call C": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Rufspiel on acorns"),
    "call S": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Rufspiel on leaves"),
    "call D": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Rufspiel on bells"),
    "solo C": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Acorns solo"),
    "solo S": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Leaves solo"),
    "solo H": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Hearts solo"),
    "solo D": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Bells solo"),
    "farbwenz C": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Acorns Wenz"),
    "farbwenz S": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Leaves Wenz"),
    "farbwenz H": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Hearts Wenz"),
    "farbwenz D": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Bells Wenz"),
    "farbgeier C": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Acorns Geier"),
    "farbgeier S": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Leaves Geier"),
    "farbgeier H": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Hearts Geier"),
    "farbgeier D": QT_TRANSLATE_NOOP("SchafkopfGameGerman", "Bells Geier"),
}


def kind_name(kind: Kind, speech: Speech) -> str:
    """The name of a class of games: "Wenz", "Solo Tout"."""
    name = speech.translate("SchafkopfGame", _KINDS[kind.plain])
    return speech.translate("SchafkopfGame", "{game} Tout").format(game=name) if kind.is_tout else name


def game_name(declaration: Declaration, speech: Speech) -> str:
    """The name of a game with its suit: "Rufspiel on acorns", "Bells solo Tout"."""
    if declaration.suit is None:
        return kind_name(declaration.kind, speech)
    plain = str(Declaration(declaration.kind.plain, declaration.suit))
    if speech.faces is Faces.GERMAN:
        name = speech.translate("SchafkopfGameGerman", _GERMAN[plain])
    else:
        name = speech.translate("SchafkopfGameFrench", _FRENCH[plain])
    return speech.translate("SchafkopfGame", "{game} Tout").format(game=name) if declaration.kind.is_tout else name


def contract_name(contract: str, speech: Speech) -> str:
    """The name of what a score says was played."""
    translate = speech.translate
    others = {
        "ramsch": translate("SchafkopfGame", "Ramsch"),
        "redeal": translate("SchafkopfGame", "Thrown in"),
        "stock": translate("SchafkopfGame", "Stock"),
    }
    return others.get(contract) or game_name(Declare.parse(contract).declaration, speech)
