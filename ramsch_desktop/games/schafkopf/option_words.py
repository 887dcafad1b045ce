"""The options of Schafkopf in words."""

from __future__ import annotations

from ramsch_desktop.engine.options import Option, OptionValue
from ramsch_desktop.engine.speech import Faces, Speech, Text
from ramsch_desktop.games.schafkopf.contracts import Kind
from ramsch_desktop.games.schafkopf.names import kind_name


def group_name(group: str, speech: Speech) -> str:
    """The heading of a group of options."""
    translate = speech.translate
    return {
        "table": translate("Schafkopf", "Table"),
        "contracts": translate("Schafkopf", "Games"),
        "tariff": translate("Schafkopf", "Tariff"),
        "ramsch": translate("Schafkopf", "Ramsch"),
        "match": translate("Schafkopf", "Match"),
    }[group]


def option_text(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    return (_table(speech) | _contracts(speech) | _tariff(speech) | _ramsch(speech))[option.id]


def _table(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    return {
        "pack": Text(translate("Schafkopf", "Pack")),
        "ramsch_only": Text(
            translate("Schafkopf", "Ramsch only"),
            translate("Schafkopf", "every deal is a Ramsch, nothing is announced"),
        ),
        "knock": Text(
            translate("Schafkopf", "Knocking"),
            translate("Schafkopf", "each may double on the first packet of cards"),
        ),
        "kontra": Text(
            translate("Schafkopf", "Kontra and Re"), translate("Schafkopf", "before the first lead, each doubles")
        ),
        "rounds": Text(translate("Schafkopf", "Rounds"), translate("Schafkopf", "everyone deals once a round")),
    }


def _contracts(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    german = speech.faces is Faces.GERMAN
    return {
        "geier": Text(
            kind_name(Kind.GEIER, speech),
            translate("Schafkopf", "only the four obers are trumps")
            if german
            else translate("Schafkopf", "only the four queens are trumps"),
        ),
        "farbwenz": Text(
            kind_name(Kind.FARBWENZ, speech),
            translate("Schafkopf", "the four unters and a suit are trumps")
            if german
            else translate("Schafkopf", "the four jacks and a suit are trumps"),
        ),
        "farbgeier": Text(
            kind_name(Kind.FARBGEIER, speech),
            translate("Schafkopf", "the four obers and a suit are trumps")
            if german
            else translate("Schafkopf", "the four queens and a suit are trumps"),
        ),
        "tout": Text(translate("Schafkopf", "Tout"), translate("Schafkopf", "a solo that takes every trick")),
        "sie": Text(
            kind_name(Kind.SIE, speech),
            translate("Schafkopf", "all obers and unters in one hand, for four times the price")
            if german
            else translate("Schafkopf", "all queens and jacks in one hand, for four times the price"),
        ),
        "short_sie": Text(
            translate("Schafkopf", "Sie in the short pack"),
            translate("Schafkopf", "four obers and the two highest unters")
            if german
            else translate("Schafkopf", "four queens and the two highest jacks"),
        ),
        "short_run": Text(
            translate("Schafkopf", "Running away with three"),
            translate("Schafkopf", "in the short pack nobody has four cards of the called suit"),
        ),
    }


def _tariff(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    return {
        "tariff": Text(translate("Schafkopf", "Tariff"), translate("Schafkopf", "unit / Rufspiel / solo")),
        "free_unit": Text(
            translate("Schafkopf", "Unit"), translate("Schafkopf", "for Schneider, Schwarz and each runner")
        ),
        "free_call": Text(translate("Schafkopf", "Price of a Rufspiel")),
        "free_solo": Text(translate("Schafkopf", "Price of a solo"), translate("Schafkopf", "and of Wenz and Geier")),
        "wenz_runners": Text(
            translate("Schafkopf", "Runners in Wenz and Geier"),
            translate("Schafkopf", "counted from this number on"),
        ),
        "money": Text(translate("Schafkopf", "Settled in")),
    }


def _ramsch(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    return {
        "all_pass": Text(translate("Schafkopf", "When all pass")),
        "ramsch": Text(translate("Schafkopf", "Trumps in Ramsch")),
        "jungfrau": Text(translate("Schafkopf", "Jungfrau"), translate("Schafkopf", "a player without a trick")),
        "durchmarsch": Text(translate("Schafkopf", "Durchmarsch")),
    }


def value_text(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option; numbers stand for themselves."""
    translate = speech.translate
    german = speech.faces is Faces.GERMAN
    return {
        "long": translate("Schafkopf", "Long, 32 cards"),
        "short": translate("Schafkopf", "Short, 24 cards"),
        "free": translate("Schafkopf", "Custom"),
        "points": translate("Schafkopf", "Points"),
        "cents": translate("Schafkopf", "Cents"),
        "ramsch": translate("Schafkopf", "Ramsch"),
        "redeal": translate("Schafkopf", "The next player deals"),
        "stock": translate("Schafkopf", "All pay into the stock"),
        "forced": translate("Schafkopf", "The highest ober must play")
        if german
        else translate("Schafkopf", "The highest queen must play"),
        "fourth_chooses": translate("Schafkopf", "The fourth player chooses"),
        "normal": translate("Schafkopf", "Obers, unters and hearts")
        if german
        else translate("Schafkopf", "Queens, jacks and hearts"),
        "bauern": translate("Schafkopf", "Obers and unters (Bauernramsch)")
        if german
        else translate("Schafkopf", "Queens and jacks (Bauernramsch)"),
        "individual": translate("Schafkopf", "Gets double"),
        "double_all": translate("Schafkopf", "Doubles all payments"),
        "all_tricks": translate("Schafkopf", "Needs every trick"),
        "91": translate("Schafkopf", "From 91 card points on"),
    }.get(str(value), str(value))
