"""The options of Rams in words."""

from __future__ import annotations

from ramsch_desktop.engine.options import Option, OptionValue
from ramsch_desktop.engine.speech import Speech, Text


def option_text(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    return {**_play(speech), **_scoring(speech)}[option.id]


def _play(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    return {
        "players": Text(translate("Rams", "Players"), translate("Rams", "three play with 32 cards, more with 52")),
        "start": Text(translate("Rams", "Points to write off")),
        "max_draw": Text(
            translate("Rams", "Most cards to draw"),
            translate("Rams", "the trump card that the dealer takes counts"),
        ),
        "e1": Text(translate("Rams", "The trump ace must be led")),
        "e2": Text(translate("Rams", "The trump queen follows the king"), translate("Rams", "when the king has won")),
        "e3": Text(translate("Rams", "The trump ace must cover")),
        "must_beat": Text(translate("Rams", "The trick must be beaten"), translate("Rams", "by whoever can")),
    }


def _scoring(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    return {
        "trump_rams": Text(translate("Rams", "Five trumps in one hand"), translate("Rams", "written off and added")),
        "rams_penalty": Text(translate("Rams", "Against a hand of one suit add")),
        "aces": Text(translate("Rams", "Aces that count")),
        "uniform_remise": Text(
            translate("Rams", "No trick always costs 5"),
            translate("Rams", "by the old rule not with two or three aces"),
        ),
        "drawn_jacks": Text(
            translate("Rams", "Drawn jacks count"),
            translate("Rams", "otherwise only those that were dealt"),
        ),
    }


def value_text(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option."""
    translate = speech.translate
    return {
        "trump_courts": translate("Rams", "Court cards of trumps"),
        "any_court": translate("Rams", "Court cards of any suit"),
        "off": translate("Rams", "Nothing"),
        "own_aces": translate("Rams", "One's own aces"),
        "holders_ace": translate("Rams", "The ace in that hand"),
        "held": translate("Rams", "Those held for the play"),
        "dealt": translate("Rams", "Those that were dealt"),
    }.get(str(value), str(value))
