"""The options of Skat in words."""

from __future__ import annotations

from ramsch_desktop.engine.options import Option, OptionValue
from ramsch_desktop.engine.speech import Speech, Text


def group(group: str, speech: Speech) -> str:
    """The heading of a group of options."""
    translate = speech.translate
    return {
        "match": translate("SkatOptions", "Match"),
        "ramsch": translate("SkatOptions", "When everyone passes"),
        "kontra": translate("SkatOptions", "Kontra and Re"),
        "bock": translate("SkatOptions", "Bock rounds"),
    }[group]


def option(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    return _game_options(speech).get(option.id) or _bock_options(speech)[option.id]


def _game_options(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    return {
        "table": Text(
            translate("SkatOptions", "Players at the table"),
            translate("SkatOptions", "at a table of four the dealer sits out"),
        ),
        "end": Text(translate("SkatOptions", "The match ends")),
        "rounds": Text(translate("SkatOptions", "Rounds"), translate("SkatOptions", "everyone deals once a round")),
        "scoring": Text(
            translate("SkatOptions", "Scoring"),
            translate("SkatOptions", "tournament: 50 for each own game won or lost, 40 or 30 for games others lose"),
        ),
        "all_pass": Text(translate("SkatOptions", "Nobody bids")),
        "ramsch_kind": Text(
            translate("SkatOptions", "Kind of Ramsch"),
            translate("SkatOptions", "the skat may be passed round first"),
        ),
        "skat_to": Text(translate("SkatOptions", "The skat goes to")),
        "three_way_tie": Text(translate("SkatOptions", "Forty points each")),
        "kontra_re": Text(
            translate("SkatOptions", "Kontra and Re"),
            translate("SkatOptions", "a defender doubles, the declarer doubles again"),
        ),
        "kontra_needs_bid18": Text(
            translate("SkatOptions", "Kontra only after a bid"),
            translate("SkatOptions", "by a defender who bid or held 18 or more"),
        ),
    }


def _bock_options(speech: Speech) -> dict[str, Text]:
    translate = speech.translate
    return {
        "bock": Text(
            translate("SkatOptions", "Bock rounds"),
            translate("SkatOptions", "after certain deals a whole round counts double"),
        ),
        "bock_sixty": Text(translate("SkatOptions", "After a game lost with 60 card points")),
        "bock_kontra_lost": Text(translate("SkatOptions", "After a game lost with Kontra")),
        "bock_kontra_re": Text(translate("SkatOptions", "After Kontra and Re")),
        "bock_grand_hand": Text(translate("SkatOptions", "After a Grand Hand won")),
        "bock_grand_lost": Text(translate("SkatOptions", "After a Grand lost")),
        "bock_hundreds": Text(
            translate("SkatOptions", "After a total of whole hundreds"),
            translate("SkatOptions", "100, 200 and so on, also below zero"),
        ),
        "bock_equal_digits": Text(
            translate("SkatOptions", "After a total of equal digits"),
            translate("SkatOptions", "111, 222 and so on, also below zero"),
        ),
        "bock_value_72": Text(translate("SkatOptions", "After a game worth 72 or more")),
        "bock_value_96": Text(translate("SkatOptions", "After a game worth 96 or more")),
        "bock_all_passed": Text(translate("SkatOptions", "After a deal in which nobody bids")),
        "bock_after_end": Text(translate("SkatOptions", "Bock deals left at the end")),
    }


def value(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option."""
    translate = speech.translate
    return {
        "rounds": translate("SkatOptions", "After the rounds"),
        "single_deal": translate("SkatOptions", "After a single deal"),
        "simple": translate("SkatOptions", "Simple"),
        "tournament": translate("SkatOptions", "Tournament"),
        "ramsch": translate("SkatOptions", "Ramsch"),
        "forehand_must_play": translate("SkatOptions", "Forehand must play"),
        "passed_in": translate("SkatOptions", "The next deal follows"),
        "plain": translate("SkatOptions", "Plain Ramsch"),
        "schiebe": translate("SkatOptions", "Schieberamsch"),
        "last_trick": translate("SkatOptions", "The last trick"),
        "loser": translate("SkatOptions", "The loser"),
        "nobody": translate("SkatOptions", "Nobody"),
        "all_lose": translate("SkatOptions", "All lose"),
        "zero": translate("SkatOptions", "Nobody loses"),
        "drop": translate("SkatOptions", "Are dropped"),
        "play_out": translate("SkatOptions", "Are played"),
    }.get(str(value), str(value))
