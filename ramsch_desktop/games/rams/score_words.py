"""Results of Rams in words."""

from __future__ import annotations

from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Speech, Text
from ramsch_desktop.games.rams.scoring import by_value
from ramsch_desktop.games.shared.words import cards_named, names_label, names_listed, of_seat


def headline_text(score: Score, speech: Speech) -> str:
    """Who did best in the deal, or what ended it."""
    translate = speech.translate
    if not score.winners:
        void = score.contract == "void"
        return translate("Rams", "Nobody plays") if void else translate("Rams", "Nobody writes off points")
    winner = score.winners[0]
    match score.contract:
        case "four_aces":
            mine, theirs = translate("Rams", "You hold all four aces"), translate("Rams", "{seat} holds all four aces")
        case "jacks":
            mine, theirs = translate("Rams", "You finish with jacks"), translate("Rams", "{seat} finishes with jacks")
        case "lone":
            mine, theirs = translate("Rams", "You alone play"), translate("Rams", "{seat} alone plays")
        case "one_suit":
            return _one_suit_headline(score, speech)
        case _:
            return _most_headline(score, speech)
    return of_seat(speech, winner, mine, theirs)


def _one_suit_headline(score: Score, speech: Speech) -> str:
    rules = ("one_suit", "trump_rams")
    holders = tuple(seat for seat, steps in enumerate(score.sums) if any(step.rule in rules for step in steps))
    return speech.translate("Rams", "A hand of one suit: {names}").format(names=names_listed(holders, speech))


def _most_headline(score: Score, speech: Speech) -> str:
    translate = speech.translate
    if len(score.winners) == 1:
        mine = translate("Rams", "You write off the most")
        return of_seat(speech, score.winners[0], mine, translate("Rams", "{seat} writes off the most"))
    return translate("Rams", "Most written off: {names}").format(names=names_listed(score.winners, speech))


def step_text(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum: the rule, and what made it apply."""
    translate = speech.translate
    cards = cards_named(by_value(step.cards), speech)
    holder = names_label(step.seats, speech)
    no_trick = translate("Rams", "5 are added without a trick")
    return {
        "jacks": Text(translate("Rams", "Jacks of one colour"), cards),
        "four_aces": Text(translate("Rams", "Four aces"), translate("Rams", "they write everything off")),
        "tricks": Text(translate("Rams", "Tricks"), translate("Rams", "%n trick(s)", None, score.tricks[seat])),
        "aces": Text(translate("Rams", "Aces"), cards),
        "no_trick": Text(translate("Rams", "No trick"), no_trick),
        "aces_lost": Text(translate("Rams", "Aces without a trick"), cards),
        "lone": Text(translate("Rams", "The only player"), translate("Rams", "five tricks without play")),
        "one_suit": Text(translate("Rams", "A hand of one suit")),
        "trump_rams": Text(translate("Rams", "Five trumps")),
        "one_suit_against": Text(translate("Rams", "Another hand of one suit"), holder),
        "trump_rams_against": Text(translate("Rams", "Five trumps in another hand"), holder),
        "aces_against": Text(translate("Rams", "Aces as well"), cards),
    }[step.rule]


def explanation_text(score: Score, speech: Speech) -> Text | None:
    """Why aces are added, or why all pay for one hand."""
    translate = speech.translate
    rules = {step.rule for steps in score.sums for step in steps}
    if score.contract == "one_suit":
        return Text(
            translate("Rams", "Why is nothing played?"),
            translate("Rams", "Five cards of one suit end the deal at once: their holder writes off, all others add."),
        )
    if "aces_lost" in rules:
        return Text(
            translate("Rams", "Why are aces added?"),
            translate("Rams", "Aces are written off with a trick, and added without one."),
        )
    if score.contract == "lone":
        return Text(
            translate("Rams", "Why without play?"),
            translate("Rams", "Everyone else dropped out, so five tricks and the aces are written off."),
        )
    return None
