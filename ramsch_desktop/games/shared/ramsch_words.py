"""Ramsch results and reasons in words, for every game in which Ramsch is played."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Note, Shares
from ramsch_desktop.engine.speech import Speech, Text
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.words import listed, names_listed, of_seat, share_of, tricks_text


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
    """Who pays most; whoever wins the deal, as with a Durchmarsch, does not lose it, unless all are equal."""
    seats = range(len(score.points))
    cost = {seat: abs(score.points[seat]) for seat in seats if seat not in score.winners}
    cost = cost or {seat: abs(score.points[seat]) for seat in seats}
    return tuple(seat for seat, value in cost.items() if value and value == max(cost.values()))


def ramsch_step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of the sum of a Ramsch: the rule and what in this deal made it apply."""
    translate = speech.translate
    virgins = _no_trick(step.seats, speech)
    texts = {
        "trick_points": Text(translate("RamschWords", "Card points"), _in_tricks(score.tricks[seat], speech)),
        "skat_points": Text(translate("RamschWords", "Skat"), translate("RamschWords", "it goes with the last trick")),
        "skat_of_loser": Text(
            translate("RamschWords", "Skat"),
            translate("RamschWords", "it goes to the player with the most card points"),
        ),
        "pushed": Text(
            translate("RamschWords", "Pushed on"), translate("RamschWords", "each unseen push raises the result")
        ),
        "virgin": Text(translate("RamschWords", "Jungfrau"), virgins),
        "pushed_virgin": Text(translate("RamschWords", "Pushed on, and Jungfrau"), virgins),
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
    """Why a hint advises a card or a pair of cards; empty for a rule that is not one of the Ramsch players'."""
    translate = speech.translate
    if reason.rule == "stop_march":
        return _of_player(translate("RamschWords", "{seat} has every trick so far: take this one."), reason, speech)
    if reason.rule == "discard_on_loser":
        return _of_player(translate("RamschWords", "{seat} loses for certain: give card points."), reason, speech)
    return _lead_reasons(speech).get(reason.rule) or _answer_reasons(speech).get(reason.rule, "")


def _of_player(text: str, reason: Reason, speech: Speech) -> str:
    return text.replace("{seat}", speech.name(reason.seats[0]))


def _lead_reasons(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "lead_lowest": translate("RamschWords", "No lower card of the suit is out: another player takes the trick."),
        "lead_short": translate("RamschWords", "It shortens a suit and hardly holds the trick."),
        "lead_safe": translate("RamschWords", "It hardly holds the trick: higher cards of the suit are out."),
        "lead_trump": translate("RamschWords", "Higher trumps are out and take it."),
        "lead_least_bad": translate("RamschWords", "Every lead may take the trick: this one costs least."),
        "lead_for_virgin": translate(
            "RamschWords", "Lead low, so that everyone takes a trick and the loss counts once."
        ),
        "lead_low": translate("RamschWords", "It is the lowest card of the longest suit."),
        "march": translate("RamschWords", "All tricks are yours so far: take this one too."),
        "pass_on_risk": translate("RamschWords", "Without these two the hand takes the fewest tricks."),
        "pass_on_points": translate("RamschWords", "These two have the most card points."),
    }


def _answer_reasons(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "only_card": translate("RamschWords", "It is the only card you may play."),
        "random": translate("RamschWords", "Any card will do."),
        "duck": translate("RamschWords", "It is the only card that leaves the trick to another player."),
        "duck_highest": translate("RamschWords", "It is the highest card that leaves the trick to another player."),
        "win_highest": translate("RamschWords", "You must take this trick: the highest card takes it and is gone."),
        "win_cheapest": translate("RamschWords", "Nobody else holds the suit: take the trick with the fewest points."),
        "win_lowest": translate("RamschWords", "Every card wins so far: after the lowest another may still go higher."),
        "discard_single": translate("RamschWords", "A high card alone in its suit would take a trick later."),
        "discard_danger": translate("RamschWords", "It is the card most likely to take a trick later."),
        "discard_trump": translate("RamschWords", "A higher trump is in the trick: this one goes without taking it."),
        "discard_points": translate("RamschWords", "It is the card with the most card points."),
    }


def ramsch_note(speech: Speech) -> Note:
    """That this deal is a Ramsch, where others would have been possible, and what that means."""
    text = speech.translate("RamschWords", "Everyone plays alone: whoever takes the most card points loses.")
    return Note(text, speech.translate("RamschWords", "Ramsch"))


def points_so_far(view: View, speech: Speech) -> tuple[Shares, ...]:
    """A bar a seat with the card points of its tricks."""
    points = view.table.card_points()
    shares = tuple(share_of(seat, points[seat], "", speech) for seat in sorted(view.table.active))
    return (Shares(speech.translate("RamschWords", "Card points"), shares),)


def result_shares(score: Score, speech: Speech) -> Shares:
    """A bar a seat with card points, tricks and who took none; the dearest first."""
    seats = sorted(range(len(score.card_points)), key=lambda seat: (-score.card_points[seat], seat))
    shares = tuple(share_of(seat, score.card_points[seat], _tricks_note(score, seat, speech), speech) for seat in seats)
    return Shares(speech.translate("RamschWords", "Card points and tricks"), shares, losers=_losers(score))


def _tricks_note(score: Score, seat: Seat, speech: Speech) -> str:
    if score.tricks[seat] == 0:
        return speech.translate("RamschWords", "Jungfrau, no trick")
    return tricks_text(score.tricks[seat], speech)
