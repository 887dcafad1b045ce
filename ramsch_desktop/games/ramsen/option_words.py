"""The options of Ramsen in words."""

from __future__ import annotations

from ramsch_desktop.engine.options import Option, OptionValue
from ramsch_desktop.engine.speech import Speech, Text


def option_text(option: Option, speech: Speech) -> Text:
    """The label of an option with its note."""
    translate = speech.translate
    return {
        "players": Text(translate("Ramsen", "Players")),
        "order": Text(
            translate("Ramsen", "Order"),
            translate("Ramsen", "in Zaisertshofen everyone stays in or drops out before the exchange"),
        ),
        "schleck": Text(
            translate("Ramsen", "The cutter may keep a card"),
            translate("Ramsen", "the player at the dealer's right sees it before the deal"),
        ),
        "lone": Text(translate("Ramsen", "If only one plays")),
        "crosses": Text(translate("Ramsen", "Crosses to complete"), translate("Ramsen", "five bars make a cross")),
        "cap": Text(
            translate("Ramsen", "Most open crosses"),
            translate("Ramsen", "but at least one more than at the start"),
        ),
        "deal_limit": Text(
            translate("Ramsen", "Longest match"),
            translate("Ramsen", "after so many deals the fewest bars to go win"),
        ),
    }[option.id]


def value_text(option: Option, value: OptionValue, speech: Speech) -> str:
    """The label of a value of an option."""
    translate = speech.translate
    if option.id == "deal_limit":
        return translate("Ramsen", "%n deal(s)", None, int(value))
    return {
        "exchange_first": translate("Ramsen", "Exchange first"),
        "bid_first": translate("Ramsen", "Zaisertshofen: decide first"),
        "five": translate("Ramsen", "Five bars without play"),
        "one": translate("Ramsen", "One bar without play"),
        "vs_dealer": translate("Ramsen", "The dealer plays against him"),
        "none": translate("Ramsen", "No limit"),
    }.get(str(value), str(value))
