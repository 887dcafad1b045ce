"""Why the computer plays as it does, in words."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.card_names import card_object


def reason_text(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    texts = _announcing(speech) | _leads(speech) | _follows(speech) | _ramsch(speech) | _easy(speech)
    text = texts[reason.rule]
    if reason.cards:
        text = text.replace("{card}", card_object(reason.cards[0], speech))
    return text.replace("{chance}", str(reason.values[0])) if reason.values else text


def _announcing(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    games = _games(speech)
    return games | {
        "pass": translate("SchafkopfReason", "No game promises to win with these cards."),
        "choose_ramsch": translate(
            "SchafkopfReason", "The cards are safe in a Ramsch: it is lost about {chance} times in 100."
        ),
        "choose_stock": translate(
            "SchafkopfReason", "The stock costs less than a Ramsch that is lost about {chance} times in 100."
        ),
        "kontra": translate("SchafkopfReason", "With so many high trumps the game should be beaten."),
        "re": translate("SchafkopfReason", "The cards should win in spite of the Kontra."),
        "no_double": translate("SchafkopfReason", "The cards are not strong enough to double."),
        "only_action": translate("SchafkopfReason", "There is nothing else to choose."),
        "knock": translate("SchafkopfReason", "The first cards promise a good deal."),
        "no_knock": translate("SchafkopfReason", "The first cards promise too little to double the deal."),
        "random": translate("SchafkopfReason", "Any action will do."),
    }


def _games(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    solo = translate("SchafkopfReason", "Alone you win with such cards about {chance} times in 100.")
    wenz = translate("SchafkopfReason", "With few trumps in this game, aces and tens win about {chance} times in 100.")
    called = translate("SchafkopfReason", "Calling {card} suits the hand best: the suit is short and without its ten.")
    call = translate("SchafkopfReason", "With a partner you win with such cards about {chance} times in 100.")
    sure = translate("SchafkopfReason", "No trick can be lost.")
    return {
        "announce_call": call,
        "announce_solo": solo,
        "announce_wenz": wenz,
        "announce_sie": sure,
        "declare_call": called,
        "declare_solo": solo,
        "declare_wenz": wenz,
        "declare_sie": sure,
        "declare_tout": sure,
    }


def _leads(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "only_card": translate("SchafkopfReason", "It is the only card you may play."),
        "lead_trump": translate("SchafkopfReason", "The declaring side draws trumps: lead {card}."),
        "lead_trump_against": translate("SchafkopfReason", "Everything else would cost more: lead {card}."),
        "lead_search": translate("SchafkopfReason", "Search for the called ace: lead {card} from its suit."),
        "lead_called_ace": translate("SchafkopfReason", "The called ace brings its points home and shows the partner."),
        "lead_run": translate("SchafkopfReason", "Run away with the called suit: the ace is saved for later."),
        "lead_call": translate("SchafkopfReason", "Lead your called suit to find your partner."),
        "lead_top": translate("SchafkopfReason", "Nothing in its suit beats {card}."),
        "lead_low": translate("SchafkopfReason", "A cheap lead keeps the good cards back."),
    }


def _follows(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "take": translate("SchafkopfReason", "The trick is worth taking with {card}."),
        "ruff": translate("SchafkopfReason", "You hold none of the suit led: trump with {card}."),
        "smear": translate("SchafkopfReason", "Your side has the trick: put {card} on it for the points."),
        "keep": translate("SchafkopfReason", "Your side has the trick: keep the better cards."),
        "give_little": translate("SchafkopfReason", "The trick may go to the other side: give as little as possible."),
    }


def _ramsch(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "ramsch_lead_low": translate("SchafkopfReason", "A low card is beaten by somebody else."),
        "ramsch_lead_short": translate("SchafkopfReason", "A short suit is soon gone: then other cards can go."),
        "ramsch_lead_trump": translate("SchafkopfReason", "A small trump is beaten by a higher one."),
        "ramsch_lead_least_bad": translate("SchafkopfReason", "Every lead may take the trick; {card} costs least."),
        "ramsch_duck": translate("SchafkopfReason", "Go under as high as you can: {card} still loses."),
        "ramsch_discard": translate("SchafkopfReason", "Throw off {card}: later it could take a costly trick."),
        "ramsch_take_highest": translate("SchafkopfReason", "You must take the trick: get rid of {card} with it."),
        "ramsch_take_lowest": translate("SchafkopfReason", "Play low, so that another player may still beat it."),
        "ramsch_stop_march": translate("SchafkopfReason", "Another player has every trick so far: take this one."),
    }


def _easy(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    many = translate("SchafkopfReason", "There are many trumps in the hand.")
    cheap = translate("SchafkopfReason", "Give as few card points as possible.")
    return {
        "easy_announce_call": many,
        "easy_announce_solo": many,
        "easy_pass": translate("SchafkopfReason", "There are too few trumps to play."),
        "easy_declare": translate("SchafkopfReason", "It is the longest or the shortest suit, as the game needs."),
        "easy_lead_trump": translate("SchafkopfReason", "The highest trump comes first."),
        "easy_lead_ace": translate("SchafkopfReason", "An ace often takes the trick."),
        "easy_lead_low": cheap,
        "easy_smear": translate("SchafkopfReason", "The partner has the trick: give him card points."),
        "easy_take": translate("SchafkopfReason", "{card} is just high enough to take the trick."),
        "easy_give_little": cheap,
        "easy_ramsch_lead": translate("SchafkopfReason", "A cheap card costs little."),
        "easy_ramsch_duck": translate("SchafkopfReason", "Give card points to the trick of another player."),
        "easy_ramsch_take": translate("SchafkopfReason", "All cards take the trick: the lowest will do."),
    }
