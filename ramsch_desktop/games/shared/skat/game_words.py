"""Declared games in words: their names, the sum of their value, who won, and why it came out so."""

from __future__ import annotations

from ramsch_desktop.engine.score import ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Row
from ramsch_desktop.engine.speech import Faces, Speech, Text
from ramsch_desktop.games.shared.card_names import card_name
from ramsch_desktop.games.shared.skat.contracts import Announcement, Declaration, GameKind
from ramsch_desktop.games.shared.skat.matadors import Run
from ramsch_desktop.games.shared.skat.scoring import (
    ENOUGH,
    SCHNEIDER,
    DeclaredScore,
    Ending,
    Outcome,
)
from ramsch_desktop.games.shared.words import cards_named, joined, of_seat


def kind_name(kind: GameKind, speech: Speech) -> str:
    """The name of a game with a capital letter, after the suits of the deck shown."""
    translate = speech.translate
    german = speech.faces is Faces.GERMAN
    match kind:
        case GameKind.CLUBS:
            return translate("SkatGame", "Acorns") if german else translate("SkatGame", "Clubs")
        case GameKind.SPADES:
            return translate("SkatGame", "Leaves") if german else translate("SkatGame", "Spades")
        case GameKind.HEARTS:
            return translate("SkatGame", "Hearts", "German-suited") if german else translate("SkatGame", "Hearts")
        case GameKind.DIAMONDS:
            return translate("SkatGame", "Bells") if german else translate("SkatGame", "Diamonds")
        case GameKind.GRAND:
            return translate("SkatGame", "Grand")
        case GameKind.NULL:
            return translate("SkatGame", "Null")


def game_name(declaration: Declaration, speech: Speech) -> str:
    """The name of a game with everything announced: "Hearts Hand, Schneider announced"."""
    name, translate = kind_name(declaration.kind, speech), speech.translate
    if declaration.is_null:
        return _null_name(declaration, speech)
    match declaration.announced:
        case Announcement.SCHNEIDER:
            return translate("SkatGame", "{game} Hand, Schneider announced").format(game=name)
        case Announcement.SCHWARZ:
            return translate("SkatGame", "{game} Hand, Schwarz announced").format(game=name)
        case Announcement.OUVERT:
            return translate("SkatGame", "{game} ouvert").format(game=name)
        case Announcement.NONE:
            return translate("SkatGame", "{game} Hand").format(game=name) if declaration.is_hand else name


def announcement_name(declaration: Declaration, speech: Speech) -> str:
    """ "Schneider announced", alone; empty without an announcement, and with open cards, which name the game."""
    match declaration.announced:
        case Announcement.SCHNEIDER:
            return speech.translate("SkatGame", "Schneider announced")
        case Announcement.SCHWARZ:
            return speech.translate("SkatGame", "Schwarz announced")
    return ""


def _null_name(declaration: Declaration, speech: Speech) -> str:
    translate, hand = speech.translate, declaration.is_hand
    if declaration.is_ouvert:
        return translate("SkatGame", "Null ouvert Hand") if hand else translate("SkatGame", "Null ouvert")
    return translate("SkatGame", "Null Hand") if hand else translate("SkatGame", "Null")


def run_name(run: Run, count: int, speech: Speech) -> str:
    """ "with 2" or "without 3"."""
    translate = speech.translate
    text = translate("SkatGame", "with {count}") if run is Run.WITH else translate("SkatGame", "without {count}")
    return text.format(count=count)


def row_name(score: DeclaredScore, speech: Speech) -> str:
    """A line of the score sheet: "Clubs with 1, Schneider"."""
    translate, name = speech.translate, game_name(score.declaration, speech)
    if score.matadors is not None:
        run = run_name(score.matadors.run, score.matadors.count, speech)
        name = translate("SkatGame", "{game} {matadors}").format(game=name, matadors=run)
    rules = {step.rule for steps in score.sums for step in steps}
    if "schwarz" in rules and not score.declaration.announces(Announcement.SCHWARZ):
        return translate("SkatGame", "{game}, Schwarz").format(game=name)
    if "schneider" in rules and not score.declaration.announces(Announcement.SCHNEIDER):
        return translate("SkatGame", "{game}, Schneider").format(game=name)
    return translate("SkatGame", "{game}, overbid").format(game=name) if "overbid" in rules else name


def sheet_row(score: DeclaredScore, speech: Speech) -> Row:
    """A declared game on the score sheet, with the letter of its suit."""
    suit = score.declaration.kind.suit
    return Row(row_name(score, speech), (), "" if suit is None else suit.letter)


# The sum


def game_step(step: ScoreStep, score: DeclaredScore, speech: Speech) -> Text:
    """A line of the sum of a declared game: the rule, and what in this deal made it apply."""
    if step.rule in {kind.value for kind in GameKind if kind is not GameKind.NULL}:
        return _base_step(GameKind(step.rule), score, speech)
    if step.rule in {run.value for run in Run}:
        return _run_step(score, speech)
    return _level_step(step, score, speech) or _factor_step(step, speech)


def _run_step(score: DeclaredScore, speech: Speech) -> Text:
    run = score.matadors
    assert run is not None
    name = run_name(run.run, run.count, speech)
    note = _held_note(score, speech) if run.run is Run.WITH else _missing_note(score, speech)
    return Text(name, note)


def _held_note(score: DeclaredScore, speech: Speech) -> str:
    """Which of the run lie in the hand and which in the skat, and which trump ends it."""
    translate, run = speech.translate, score.matadors
    assert run is not None
    parts = []
    if in_hand := tuple(card for card in run.cards if card not in score.skat):
        parts.append(translate("SkatGame", "{cards} in the hand").format(cards=cards_named(in_hand, speech)))
    if in_skat := tuple(card for card in run.cards if card in score.skat):
        parts.append(translate("SkatGame", "{cards} in the skat").format(cards=cards_named(in_skat, speech)))
    if run.next is not None:
        parts.append(translate("SkatGame", "{card} is missing").format(card=card_name(run.next, speech)))
    return joined(parts, speech.translate)


def _missing_note(score: DeclaredScore, speech: Speech) -> str:
    """Which of the run are missing, and the trump that ends it where the skat has it."""
    translate, run = speech.translate, score.matadors
    assert run is not None
    several, cards = len(run.cards) > 1, cards_named(run.cards, speech)
    if run.next is None or run.next not in score.skat:
        one, many = translate("SkatGame", "{card} is missing"), translate("SkatGame", "{cards} are missing")
        return many.format(cards=cards) if several else one.format(card=cards)
    one = translate("SkatGame", "{card} is missing, {next} lies in the skat")
    many = translate("SkatGame", "{cards} are missing, {next} lies in the skat")
    ends = card_name(run.next, speech)
    return many.format(cards=cards, next=ends) if several else one.format(card=cards, next=ends)


def _base_step(kind: GameKind, score: DeclaredScore, speech: Speech) -> Text:
    title = speech.translate("SkatGame", "Base value of {game}").format(game=kind_name(kind, speech))
    note = speech.translate("SkatGame", "{level} times {base}")
    return Text(title, note.format(level=score.value // kind.base, base=kind.base))


def _level_step(step: ScoreStep, score: DeclaredScore, speech: Speech) -> Text | None:
    translate = speech.translate
    match step.rule:
        case "game":
            return Text(translate("SkatGame", "Game"), translate("SkatGame", "always one more"))
        case "hand":
            return Text(translate("SkatGame", "Hand"), translate("SkatGame", "the skat was not taken up"))
        case "schneider":
            return Text(translate("SkatGame", "Schneider"), _schneider_note(score, speech))
        case "schwarz":
            return Text(translate("SkatGame", "Schwarz"), _schwarz_note(score, speech))
        case "schneider_announced":
            return Text(translate("SkatGame", "Schneider announced"))
        case "schwarz_announced":
            return Text(translate("SkatGame", "Schwarz announced"))
        case "ouvert":
            return Text(translate("SkatGame", "Ouvert"), translate("SkatGame", "the cards lay open"))
        case "overbid":
            note = translate("SkatGame", "the value must cover the bid of {bid}").format(bid=score.bid)
            return Text(translate("SkatGame", "Overbid"), note)
        case "null":
            note = translate("SkatGame", "a fixed value")
            return Text(game_name(score.declaration, speech), note)
    return None


def _schneider_note(score: DeclaredScore, speech: Speech) -> str:
    translate = speech.translate
    own = score.card_points[score.declarer or 0]
    if own >= SCHNEIDER:
        return translate("SkatGame", "the defenders have 30 card points or fewer")
    if sum(score.card_points) - own >= SCHNEIDER:
        return translate("SkatGame", "the declarer has 30 card points or fewer")
    return translate("SkatGame", "it was announced, so it counts")


def _schwarz_note(score: DeclaredScore, speech: Speech) -> str:
    translate = speech.translate
    own = score.tricks[score.declarer or 0]
    if own == sum(score.tricks):
        return translate("SkatGame", "the defenders have no trick")
    if own == 0:
        return translate("SkatGame", "the declarer has no trick")
    return translate("SkatGame", "it was announced, so it counts")


def _factor_step(step: ScoreStep, speech: Speech) -> Text:
    translate = speech.translate
    return {
        "lost": Text(translate("SkatGame", "Lost"), translate("SkatGame", "a lost game counts double")),
        "kontra": Text(translate("SkatGame", "Kontra")),
        "re": Text(translate("SkatGame", "Re")),
        "bock": bock_step(speech),
    }[step.rule]


def bock_step(speech: Speech) -> Text:
    """The doubling of a Bock round."""
    return Text(speech.translate("SkatGame", "Bock round"), speech.translate("SkatGame", "every result counts double"))


# The result


def game_headline(score: DeclaredScore, speech: Speech) -> str:
    """Who won or lost which game."""
    translate, seat = speech.translate, score.declarer or 0
    match score.outcome:
        case Outcome.WON:
            mine, theirs = translate("SkatGame", "You win {game}"), translate("SkatGame", "{seat} wins {game}")
        case Outcome.LOST:
            mine, theirs = translate("SkatGame", "You lose {game}"), translate("SkatGame", "{seat} loses {game}")
        case Outcome.OVERBID:
            mine = translate("SkatGame", "You overbid: {game} is lost")
            theirs = translate("SkatGame", "{seat} overbid: {game} is lost")
    return of_seat(speech, seat, mine, theirs).replace("{game}", game_name(score.declaration, speech))


def game_explanation(score: DeclaredScore, speech: Speech) -> Text | None:
    """The answer to the question that the result raises most often, if it raises one."""
    if score.outcome is Outcome.OVERBID:
        return _why_overbid(score, speech)
    if score.ending in (Ending.CONCEDED, Ending.CONCEDED_BY_DEFENDERS):
        return _ended_early(score, speech)
    why = _why_lost(score, speech) if score.outcome is Outcome.LOST else _why_not_more(score, speech)
    return why or _ended_early(score, speech)


def _ended_early(score: DeclaredScore, speech: Speech) -> Text | None:
    """Why the tricks do not add up to all card points."""
    translate = speech.translate
    texts = {
        Ending.CONCEDED: translate(
            "SkatGame", "The declarer gives up and loses. The cards that nobody played count for no side."
        ),
        Ending.CONCEDED_BY_DEFENDERS: translate(
            "SkatGame", "The defenders give up, so the declarer wins. The cards that nobody played count for no side."
        ),
        Ending.CLAIMED: translate("SkatGame", "The last tricks were sure: they count without being played."),
    }
    text = texts.get(score.ending)
    return None if text is None else Text(translate("SkatGame", "Ended early"), text)


def _why_overbid(score: DeclaredScore, speech: Speech) -> Text:
    base = score.declaration.kind.base
    text = speech.translate(
        "SkatGame",
        "The game is worth {level} times {base}, which is {value}, but the bid was {bid}. So it is lost, and the"
        " smallest multiple of {base} that covers the bid counts: {counted}.",
    ).format(level=score.level, base=base, value=score.level * base, bid=score.bid, counted=score.value)
    return Text(speech.translate("SkatGame", "Why lost?"), text)


def _why_lost(score: DeclaredScore, speech: Speech) -> Text | None:
    translate, points = speech.translate, score.card_points[score.declarer or 0]
    title = translate("SkatGame", "Why lost?")
    if score.declaration.is_null:
        return None
    if score.declaration.announces(Announcement.SCHWARZ):
        return Text(title, translate("SkatGame", "Schwarz was announced: the declarer needs every trick."))
    if score.declaration.announces(Announcement.SCHNEIDER) and points >= ENOUGH:
        return Text(title, translate("SkatGame", "Schneider was announced: the declarer needs 90 card points."))
    if points == ENOUGH - 1:
        return Text(title, translate("SkatGame", "The declarer needs 61 card points; 60 are enough for the defenders."))
    return None


def _why_not_more(score: DeclaredScore, speech: Speech) -> Text | None:
    translate, seat = speech.translate, score.declarer or 0
    if score.declaration.is_null or score.tricks[seat] == sum(score.tricks):
        return None
    if score.card_points[seat] == sum(score.card_points):
        text = translate("SkatGame", "Schwarz is about tricks, not card points: the defenders took a trick.")
        return Text(translate("SkatGame", "Why no Schwarz?"), text)
    if SCHNEIDER > score.card_points[seat] >= SCHNEIDER - 5:
        text = translate("SkatGame", "The defenders have more than 30 card points.")
        return Text(translate("SkatGame", "Why no Schneider?"), text)
    return None


def declarer_text(seat: Seat, declaration: Declaration, speech: Speech) -> str:
    """ "{seat} announces Clubs Hand."."""
    translate = speech.translate
    mine, theirs = translate("SkatGame", "You announce {game}."), translate("SkatGame", "{seat} announces {game}.")
    return of_seat(speech, seat, mine, theirs).replace("{game}", game_name(declaration, speech))
