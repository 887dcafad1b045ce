"""Why the players of Ramsen and Rams join, exchange and play as they do; the rules that both games share."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.shared.words import cards_listed


def chance_of(reason: Reason) -> str:
    """The chance of a trick that a reason speaks of, as a number without its sign."""
    return str(reason.values[0]) if reason.values else "0"


def joining_reason(reason: Reason, speech: Speech) -> str:
    """One sentence; the reason must be one of those that both games know."""
    text = {**_rule_texts(speech), **_race_texts(speech)}[reason.rule]
    filled = text.replace("{chance}", chance_of(reason))
    for place, value in zip(("{own}", "{other}"), reason.values, strict=False):
        filled = filled.replace(place, str(value))
    return filled.replace("{cards}", cards_listed(reason.cards, speech))


def _rule_texts(speech: Speech) -> dict[str, str]:
    """Why the rules of play advise something."""
    translate = speech.translate
    return {
        "only_card": translate("Joining", "It is the only card you may play."),
        "random": translate("Joining", "Any choice will do."),
        "bound": translate("Joining", "There is no choice: you must play."),
        "alone": translate("Joining", "Nobody plays and you are the last: five tricks are yours without play."),
        "likely_trick": translate("Joining", "The chance of at least one trick is about {chance} %: enough to play."),
        "unlikely_trick": translate("Joining", "The chance of at least one trick is about {chance} %: too little."),
        "close_to_the_end": translate("Joining", "You need so little that a chance of {chance} % is enough."),
        "others_close": translate("Joining", "Another player is almost done: a chance of {chance} % must be enough."),
        "nothing_to_lose": translate("Joining", "No trick costs little now: a chance of {chance} % is enough."),
        "lead_ace": translate("Joining", "A plain ace is led first: later it may be trumped."),
        "lead_high": translate("Joining", "The highest plain card is led while trumps are kept for later."),
        "lead_trump": translate("Joining", "Only trumps are left: the highest one leads."),
        "beat_low": translate("Joining", "The lowest card that beats the trick is enough for now."),
        "win_low": translate("Joining", "You are the last to play: the lowest card that wins is enough."),
        "best_chance": translate("Joining", "You still need a trick: this card has the best chance."),
        "throw_low": translate("Joining", "The trick is lost: give the lowest card."),
    }


def _race_texts(speech: Speech) -> dict[str, str]:
    """What the search found out: of how many matches one way and the other win."""
    translate = speech.translate
    return {
        "join_wins": translate(
            "Joining", "Of 1,000 matches like this you win about {own} if you play, and {other} if you drop out."
        ),
        "drop_wins": translate(
            "Joining", "Of 1,000 matches like this you win about {own} if you drop out, and {other} if you play."
        ),
        "exchange_wins": translate(
            "Joining", "Of 1,000 matches like this you win about {own} with these cards away, and {other} with others."
        ),
        "keep_wins_cut": translate(
            "Joining",
            "Of 1,000 matches like this you win about {own} if you keep the card, and {other} if you leave it.",
        ),
        "leave_wins_cut": translate(
            "Joining",
            "Of 1,000 matches like this you win about {own} if you leave the card, and {other} if you keep it.",
        ),
        "keep_wins": translate(
            "Joining", "Of 1,000 matches like this you win about {own} if you exchange nothing, and {other} if you do."
        ),
        "take_wins": translate(
            "Joining", "Of 1,000 matches like this you win about {own} with the turned-up card, and {other} without it."
        ),
    }
