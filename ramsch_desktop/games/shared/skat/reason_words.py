"""Why a rule-based player plays a card of a declared game, passes cards on, or pushes: in words."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.shared.words import cards_listed


def card_reason(reason: Reason, speech: Speech) -> str:
    """Why a card of a declared game is played; empty for a rule that is not about it."""
    found = _declarer_reasons(speech) | _defender_reasons(speech) | _null_reasons(speech)
    text = found.get(reason.rule, "")
    return text.replace("{seat}", speech.name(reason.seats[0])) if reason.seats else text


def _declarer_reasons(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "only_card": translate("SkatReason", "It is the only card you may play."),
        "cannot_win": translate("SkatReason", "The trick is lost: give the fewest card points."),
        "pull_from_top": translate("SkatReason", "Pull trumps from the top: none is higher."),
        "pull_small": translate("SkatReason", "A small trump brings out the high ones; ace and ten are kept."),
        "lead_trump_left": translate("SkatReason", "Only trumps are worth leading now."),
        "cash_winner": translate("SkatReason", "No higher card of the suit is out: it takes the trick."),
        "lead_loser": translate("SkatReason", "It gives away the fewest card points and makes the suit good."),
        "win_dear": translate("SkatReason", "You play last: take the trick with the card of most points that wins it."),
        "win_cheap": translate("SkatReason", "You play last: the lowest card that wins is enough."),
        "win_with_top": translate("SkatReason", "No higher card is out: it takes the trick for certain."),
        "stay_low": translate("SkatReason", "Another player may still go higher: stay low."),
        "throw_loser": translate("SkatReason", "The trick is cheap: throw a card that would lose one later."),
        "ruff_dear": translate("SkatReason", "You play last: trump with a card of many points; they are safe."),
        "ruff": translate("SkatReason", "Trump it with the cheapest trump."),
        "ruff_high": translate("SkatReason", "{seat} has none of the suit either: trump high."),
    }


def _defender_reasons(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "give_least": translate("SkatReason", "You cannot take it: give the fewest card points."),
        "smear": translate("SkatReason", "{seat} takes the trick for your side: give card points."),
        "cover_partner": translate("SkatReason", "The declarer could beat {seat}: your card cannot be beaten."),
        "wait_for_declarer": translate("SkatReason", "{seat} is still to play: give little away."),
        "reach_sixty": translate("SkatReason", "With this trick the declarer is beaten: take it with any card."),
        "beat_declarer": translate("SkatReason", "It takes the trick from the declarer."),
        "ruff_declarer": translate("SkatReason", "You have none of the suit: trump it."),
        "beat_trump": translate("SkatReason", "No higher trump is out: it takes the trick from the declarer."),
        "leave_to_partner": translate("SkatReason", "Your partner still plays and may take it: stay low."),
        "lead_ace": translate("SkatReason", "Lead the ace while the declarer must still follow."),
        "lead_top": translate("SkatReason", "No higher card of the suit is out."),
        "lead_long_way": translate("SkatReason", "The declarer plays last: lead a short suit."),
        "lead_short_way": translate("SkatReason", "The declarer plays next: lead a long suit."),
        "lead_only_trumps": translate("SkatReason", "You have nothing but trumps to lead."),
    }


def _null_reasons(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "null_lead_beatable": translate("SkatReason", "Others hold higher cards of the suit and must beat it."),
        "null_stay_under": translate("SkatReason", "It is the highest card that stays under the trick."),
        "null_must_go_over": translate("SkatReason", "Every card goes over: the lowest may still be beaten."),
        "null_throw_danger": translate("SkatReason", "It is the card most likely to take a trick: throw it."),
        "null_lead_low": translate("SkatReason", "Lead low: the declarer may have to go over it."),
        "null_clear_suit": translate("SkatReason", "Clear a short suit, so that you can throw cards later."),
        "null_go_under": translate("SkatReason", "Stay under the declarer: the trick remains with him."),
        "null_keep_low": translate("SkatReason", "Keep the trick low, so that the declarer must go over."),
        "null_high_is_lost": translate("SkatReason", "You cannot stay under: get rid of the high card."),
    }


def passing_reason(reason: Reason, speech: Speech) -> str:
    """Why the skat is taken or pushed; empty for a rule that is not about it."""
    translate = speech.translate
    text = {
        "push_safe": translate(
            "SkatReason", "With these cards you lose about {chance} % of deals: push, and the others pay more."
        ),
        "take_to_improve": translate(
            "SkatReason",
            "With these cards you lose about {chance} % of deals: take the skat, pass two bad cards on.",
        ),
        "grand_hand": translate("SkatReason", "Grand Hand wins with these cards in about {chance} % of the deals."),
        "no_grand_hand": translate("SkatReason", "Grand Hand wins with these cards in only {chance} % of the deals."),
        "discard_dear": translate("SkatReason", "Lay away {cards}: their card points are safe."),
    }.get(reason.rule, "")
    if reason.values:
        text = text.replace("{chance}", str(reason.values[0]))
    return text.replace("{cards}", cards_listed(reason.cards, speech)) if reason.cards else text
