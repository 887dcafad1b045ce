"""Ramsch results and reasons in words, for every game in which Ramsch is played."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Speech, Text
from ramsch_desktop.games.shared.words import listed, names_listed, of_seat


def passed_on_text(seat: Seat, count: int, speech: Speech) -> str:
    """A seat passes cards on, counted."""
    mine = speech.translate("RamschWords", "You pass on %n card(s).", None, count)
    return of_seat(speech, seat, mine, speech.translate("RamschWords", "{seat} passes on %n card(s).", None, count))


def ramsch_headline(score: Score, speech: Speech) -> str:
    """Who loses the Ramsch, who takes all tricks, or that it is not scored."""
    translate = speech.translate
    marcher = _seat_with(score, ("march", "pip_march", "simple_march"))
    if marcher is not None:
        mine = translate("RamschWords", "You take all the tricks")
        return of_seat(speech, marcher, mine, translate("RamschWords", "{seat} takes all the tricks"))
    losers = _losers(score)
    if not losers:
        return translate("RamschWords", "The Ramsch is not scored")
    if len(losers) == 1:
        mine = translate("RamschWords", "You lose the Ramsch")
        return of_seat(speech, losers[0], mine, translate("RamschWords", "{seat} loses the Ramsch"))
    return translate("RamschWords", "The losers are {names}").format(names=names_listed(losers, speech))


def _seat_with(score: Score, rules: tuple[str, ...]) -> Seat | None:
    found = (seat for seat, steps in enumerate(score.sums) if any(step.rule in rules for step in steps))
    return next(found, None)


def _losers(score: Score) -> tuple[Seat, ...]:
    cost = [abs(points) for points in score.points]
    return tuple(seat for seat, value in enumerate(cost) if value and value == max(cost))


def ramsch_step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum of a Ramsch: the rule and what in this deal made it apply."""
    translate = speech.translate
    virgins = _no_trick(step.seats, speech)
    texts = {
        "trick_points": Text(translate("RamschWords", "Card points"), _in_tricks(score.tricks[seat], speech)),
        "skat_points": Text(translate("RamschWords", "Skat"), translate("RamschWords", "it goes with the last trick")),
        "pushed": Text(translate("RamschWords", "Pushed on"), translate("RamschWords", "each unseen push doubles")),
        "virgin": Text(translate("RamschWords", "Jungfrau"), virgins),
        "loss": Text(translate("RamschWords", "Loss"), translate("RamschWords", "the most card points at the table")),
        "march": Text(translate("RamschWords", "Durchmarsch"), translate("RamschWords", "all ten tricks")),
        "most_points": Text(
            translate("RamschWords", "Most card points"),
            translate("RamschWords", "%n card point(s)", None, score.card_points[seat]),
        ),
        "simple_virgin": Text(translate("RamschWords", "Jungfer"), virgins),
        "shared": Text(translate("RamschWords", "Shared"), translate("RamschWords", "two have the same card points")),
        "simple_march": Text(
            translate("RamschWords", "All tricks"), translate("RamschWords", "two players take no trick")
        ),
        "pip_march": Text(
            translate("RamschWords", "All tricks"), translate("RamschWords", "the penalty is written off")
        ),
        "march_of_another": Text(
            translate("RamschWords", "All tricks"),
            translate("RamschWords", "another player takes every trick"),
        ),
    }
    return texts[step.rule]


def _in_tricks(count: int, speech: Speech) -> str:
    return speech.translate("RamschWords", "in %n trick(s)", None, count)


def _no_trick(seats: tuple[Seat, ...], speech: Speech) -> str:
    translate = speech.translate
    mine = translate("RamschWords", "You take no trick at all")
    theirs = translate("RamschWords", "{seat} takes no trick at all")
    return listed([of_seat(speech, seat, mine, theirs) for seat in seats], speech)


def ramsch_explanation(score: Score, speech: Speech) -> Text | None:
    """Why a loss is doubled, or why 120 card points are no Durchmarsch."""
    translate = speech.translate
    rules = {step.rule for steps in score.sums for step in steps}
    if "virgin" in rules:
        return Text(
            translate("RamschWords", "Why doubled?"),
            translate(
                "RamschWords",
                "If a player takes no trick at all, the Ramsch counts double. Tricks matter, not card points:"
                " a trick of 9, 8 and 7 is a trick.",
            ),
        )
    if max(score.card_points) == 120 and "march" not in rules and "pip_march" not in rules:
        return Text(
            translate("RamschWords", "Why no Durchmarsch?"),
            translate("RamschWords", "A Durchmarsch needs every trick, not only every card point."),
        )
    return None


def ramsch_reason(reason: Reason, speech: Speech) -> str:
    """Why a hint advises a card; the rules of play of the Ramsch bots."""
    translate = speech.translate
    return {
        "only_card": translate("RamschWords", "It is the only card you may play."),
        "random": translate("RamschWords", "Any card will do."),
    }[reason.rule]
