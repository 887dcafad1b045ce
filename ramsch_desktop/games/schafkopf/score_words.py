"""Results of Schafkopf in words: headlines, the lines of a sum, and the question that a result raises."""

from __future__ import annotations

from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Speech, Text
from ramsch_desktop.games.schafkopf.names import contract_name
from ramsch_desktop.games.shared.words import cards_named, listed, names_label, names_listed, of_seat


def headline(score: Score, speech: Speech) -> str:
    """Who won or lost the deal."""
    translate = speech.translate
    if score.contract == "redeal":
        return translate("Schafkopf", "Nobody plays: the cards are thrown in")
    if score.contract == "stock":
        return translate("Schafkopf", "Nobody plays: everyone pays into the stock")
    if score.declarer is None:
        return _ramsch_headline(score, speech)
    if score.contract.startswith("call"):
        return _call_headline(score, speech)
    return _solo_headline(score, score.declarer, speech)


def _call_headline(score: Score, speech: Speech) -> str:
    won = score.declarer in score.winners
    side = [seat for seat in range(len(score.sums)) if (seat in score.winners) == won]
    ordered = tuple(sorted(side, key=lambda seat: seat != score.declarer))
    if won:
        return speech.translate("Schafkopf", "Rufspiel won: {names}").format(names=names_listed(ordered, speech))
    return speech.translate("Schafkopf", "Rufspiel lost: {names}").format(names=names_listed(ordered, speech))


def _solo_headline(score: Score, declarer: Seat, speech: Speech) -> str:
    translate = speech.translate
    if declarer in score.winners:
        mine = translate("Schafkopf", "You win the game: {contract}")
        text = of_seat(speech, declarer, mine, translate("Schafkopf", "{seat} wins the game: {contract}"))
    else:
        mine = translate("Schafkopf", "You lose the game: {contract}")
        text = of_seat(speech, declarer, mine, translate("Schafkopf", "{seat} loses the game: {contract}"))
    return text.replace("{contract}", contract_name(score.contract, speech))


def _ramsch_headline(score: Score, speech: Speech) -> str:
    translate = speech.translate
    if len(score.winners) == 1:
        mine = translate("Schafkopf", "You make the Durchmarsch")
        return of_seat(speech, score.winners[0], mine, translate("Schafkopf", "{seat} makes the Durchmarsch"))
    losers = ramsch_losers(score)
    if len(losers) == 1:
        mine = translate("Schafkopf", "You lose the Ramsch")
        return of_seat(speech, losers[0], mine, translate("Schafkopf", "{seat} loses the Ramsch"))
    return translate("Schafkopf", "The losers are {names}").format(names=names_listed(losers, speech))


def ramsch_losers(score: Score) -> tuple[Seat, ...]:
    """The losers of a Ramsch without a Durchmarsch."""
    return tuple(seat for seat in range(len(score.sums)) if seat not in score.winners)


def step_text(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
    """A line of a sum: the rule, and what in this deal made it apply."""
    return _ramsch_step(step, seat, score, speech) or _game_step(step, score, speech)


def _game_step(step: ScoreStep, score: Score, speech: Speech) -> Text:
    translate = speech.translate
    names = names_label(step.seats, speech)
    return {
        "call": Text(contract_name(score.contract, speech), translate("Schafkopf", "the price of a Rufspiel")),
        "solo": Text(contract_name(score.contract, speech), translate("Schafkopf", "the price of a solo")),
        "schneider": Text(translate("Schafkopf", "Schneider"), _losing_points(score, speech)),
        "schwarz": Text(translate("Schafkopf", "Schwarz"), translate("Schafkopf", "the losers take no trick")),
        "runners": _runners(step, speech),
        "tout": Text(translate("Schafkopf", "Tout"), translate("Schafkopf", "every trick must be taken")),
        "sie": Text(translate("Schafkopf", "Sie"), translate("Schafkopf", "the highest trumps in one hand")),
        "knock": Text(translate("Schafkopf", "%n knock(s)", None, len(step.seats)), names),
        "kontra": Text(translate("Schafkopf", "Kontra"), names),
        "re": Text(translate("Schafkopf", "Re"), names),
        "against_three": Text(
            translate("Schafkopf", "One against three"), translate("Schafkopf", "settled with each of the others")
        ),
        "lost": Text(translate("Schafkopf", "Lost"), translate("Schafkopf", "the losers pay")),
        "stock": Text(translate("Schafkopf", "Stock"), translate("Schafkopf", "won by the declaring side")),
        "stock_paid": Text(
            translate("Schafkopf", "Into the stock"), translate("Schafkopf", "the next game that is won takes it")
        ),
    }[step.rule]


def _losing_points(score: Score, speech: Speech) -> str:
    points = sum(score.card_points[seat] for seat in range(len(score.sums)) if seat not in score.winners)
    return speech.translate("Schafkopf", "the losers have %n card point(s)", None, points)


def _runners(step: ScoreStep, speech: Speech) -> Text:
    title = speech.translate("Schafkopf", "%n runner(s)", None, len(step.cards))
    return Text(title, cards_named(step.cards, speech))


def _ramsch_step(step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text | None:
    translate = speech.translate
    points = translate("Schafkopf", "%n card point(s)", None, score.card_points[seat])
    virgins = _no_trick(step.seats, speech)
    return {
        "to_each": Text(translate("Schafkopf", "Most card points"), points),
        "to_virgin": Text(translate("Schafkopf", "Jungfrau gets double"), virgins),
        "from_loser": Text(translate("Schafkopf", "From the loser"), names_label(step.seats, speech)),
        "own_virgin": Text(translate("Schafkopf", "Jungfrau"), virgins),
        "virgins_double": Text(translate("Schafkopf", "Jungfrau doubles all"), virgins),
        "shared": Text(translate("Schafkopf", "Shared"), names_label(step.seats, speech)),
        "loss": Text(translate("Schafkopf", "Loss"), translate("Schafkopf", "the loser pays all others")),
        "march": Text(translate("Schafkopf", "Durchmarsch"), translate("Schafkopf", "as much as a solo won Schwarz")),
    }.get(step.rule)


def _no_trick(seats: tuple[Seat, ...], speech: Speech) -> str:
    mine = speech.translate("Schafkopf", "You take no trick at all")
    theirs = speech.translate("Schafkopf", "{seat} takes no trick at all")
    return listed([of_seat(speech, seat, mine, theirs) for seat in seats], speech)


def explanation(score: Score, speech: Speech) -> Text | None:
    """Why this player lost a Ramsch that is tied, why all is doubled, or why 60 card points do not win."""
    rules = {step.rule for steps in score.sums for step in steps}
    if score.contract == "ramsch" and "march" not in rules:
        return _why_loser(score, speech) or _why_jungfrau(rules, speech)
    return _why_sixty(score, speech)


def _why_loser(score: Score, speech: Speech) -> Text | None:
    translate = speech.translate
    loser = ramsch_losers(score)[0]
    level = [seat for seat, points in enumerate(score.card_points) if points == score.card_points[loser]]
    if len(level) < 2:
        return None
    title = translate("Schafkopf", "Why this loser?")
    if score.tricks[loser] > max(score.tricks[seat] for seat in level if seat != loser):
        return Text(title, translate("Schafkopf", "Card points are equal: the player with more tricks loses."))
    return Text(
        title,
        translate(
            "Schafkopf",
            "Card points and tricks are equal: more trumps in the tricks lose, then the highest trump there.",
        ),
    )


def _why_jungfrau(rules: set[str], speech: Speech) -> Text | None:
    translate = speech.translate
    if "virgins_double" in rules:
        return Text(
            translate("Schafkopf", "Why doubled?"),
            translate("Schafkopf", "If a player takes no trick at all, every payment of the Ramsch counts double."),
        )
    if "to_virgin" in rules:
        return Text(
            translate("Schafkopf", "Why more for one player?"),
            translate(
                "Schafkopf",
                "A player who takes no trick at all gets twice as much from the loser. Tricks matter, not card points.",
            ),
        )
    return None


def _why_sixty(score: Score, speech: Speech) -> Text | None:
    if score.declarer is None or score.declarer in score.winners or sum(score.card_points) != 120:
        return None
    lost = sum(points for seat, points in enumerate(score.card_points) if seat not in score.winners)
    if lost != 60:
        return None
    return Text(
        speech.translate("Schafkopf", "Why is 60 not enough?"),
        speech.translate("Schafkopf", "The declaring side needs 61 of the 120 card points; at 60 each it loses."),
    )
