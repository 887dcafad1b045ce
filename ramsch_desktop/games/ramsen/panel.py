"""What stands beside the table of Ramsen: the slate, the trumps, the rule that matters now; and what is at stake."""

from __future__ import annotations

from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.phases.joining import Stay
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.sections import CardLine, Chalk, ChalkRow, Effect, Note, Row, Rows, Section, Tone
from ramsch_desktop.engine.speech import Faces, Speech
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsen.options import BARS, Order, rules_of
from ramsch_desktop.games.ramsen.playing import EXCHANGE_QUOTA
from ramsch_desktop.games.ramsen.scoring import no_trick_steps
from ramsch_desktop.games.ramsen.trumps import PERMANENT
from ramsch_desktop.games.shared.joining_bot import exchanged, staying
from ramsch_desktop.games.shared.joining_words import last_plain_trick, trump_suit_text
from ramsch_desktop.games.shared.stake_words import change_text, stays_text, to_go_text, written_off


def ramsen_panel(view: View, speech: Speech) -> tuple[Section, ...]:
    """Slate and trumps always; the rule that matters before play, the last trick in play."""
    return (slate(view, speech), trump_line(view, speech), *_now(view, speech))


def _now(view: View, speech: Speech) -> tuple[Section, ...]:
    match view.phase:
        case "Cutting":
            return (_cut_note(speech),)
        case "Swapping":
            return (_exchange_note(view, speech),)
        case "Joining":
            return (_joining_note(view, speech),)
    return last_plain_trick(view, speech)


def crosses_of(need: int, start: int) -> tuple[int, ...]:
    """Bars on each cross for ``need`` bars to go: the first ones are complete (5), open ones have none.

    There are as many crosses as at the start, or as many as the bars to go need.
    """
    count = max(start, -(-need // BARS))
    made = BARS * count - need
    return tuple(min(BARS, max(0, made - BARS * cross)) for cross in range(count))


def slate(view: View, speech: Speech) -> Chalk:
    """Everyone's crosses with their bars, and how many are still to go; after a deal with all that it changed."""
    needs, score = view.table.running(view.standing.totals), view.table.score
    if score is not None:
        needs = tuple(total + change for total, change in zip(view.standing.totals, score.points, strict=True))
    rows = tuple(_slate_row(seat, need, view, speech) for seat, need in enumerate(needs))
    return Chalk(speech.translate("Ramsen", "Slate"), rows, speech.translate("Ramsen", "still to go"))


def _slate_row(seat: int, need: Points, view: View, speech: Speech) -> ChalkRow:
    spoken = speech.translate("Ramsen", "{name}: {bars}")
    name = speech.name(seat)
    bars = bars_text(int(need), speech)
    crosses = crosses_of(int(need), view.options.number("crosses"))
    return ChalkRow(name, crosses, int(need), spoken.format(name=name, bars=bars), seat)


def bars_text(need: int, speech: Speech) -> str:
    """ "7 bars to go", counted."""
    return speech.translate("Ramsen", "%n bar(s) to go", None, need)


def trump_line(view: View, speech: Speech) -> CardLine:
    """The trump ace and the four permanent trumps; before a suit is turned up only these."""
    translate = speech.translate
    turned = view.table.turned
    if turned is None:
        return CardLine(translate("Ramsen", "Always trumps"), PERMANENT, _names_alone(view, speech))
    ace = Card(turned.suit, Rank.ACE)
    heading = translate("Ramsen", "Trumps from the top")
    if speech.faces is Faces.GERMAN:
        note = translate("Ramsen", "{suit}. After the ace: {names}, then the rest of the suit.")
    else:
        note = translate("Ramsen", "{suit}. After the ace of trumps: {names}, then the rest of the suit.")
    text = note.format(suit=trump_suit_text(turned.suit, speech), names=_names(view, speech))
    return CardLine(heading, (ace, *PERMANENT), text)


def _names(view: View, speech: Speech) -> str:
    """What the four permanent trumps are called together."""
    if Order(view.options.word("order")) is Order.BID_FIRST:
        return speech.translate("Ramsen", "the Kritische or Griechen")
    return speech.translate("Ramsen", "Dallmutz, Belli, Großer and Kleiner Bube")


def _names_alone(view: View, speech: Speech) -> str:
    """The same where they do not stand within a sentence."""
    if Order(view.options.word("order")) is Order.BID_FIRST:
        return speech.translate("Ramsen", "The Kritische or Griechen")
    return _names(view, speech)


def stakes(view: View, speech: Speech) -> Rows:
    """Each trick, no trick, dropping out: what it does to the reader's own number."""
    translate = speech.translate
    need = int(view.table.running(view.standing.totals)[view.seat])
    fewer = change_text(need, written_off(need, len(view.hand)), speech)
    each = Row(
        translate("Ramsen", "Play, each trick"), (translate("Ramsen", "one bar less"), fewer), effect=Effect.GAIN
    )
    bound = translate("Ramsen", "whoever exchanges must play") if view.legal == (Stay(),) else ""
    unchanged = (translate("Ramsen", "nothing changes"), stays_text(need, speech))
    out = Row(translate("Ramsen", "Drop out"), unchanged, off=bound)
    playing = (each, _no_trick_row(view, need, speech))
    rows = playing if view.seat in staying(view) else (*playing, out)
    return Rows(translate("Ramsen", "What is at stake"), rows, note=to_go_text(need, speech))


def _no_trick_row(view: View, need: int, speech: Speech) -> Row:
    """One more cross, or less of it where the house rules allow no more crosses."""
    label, cost = speech.translate("Ramsen", "Play, no trick"), _cost_of_no_trick(view, need)
    full = speech.translate("Ramsen", "one more cross")
    words = full if cost == BARS else speech.translate("Ramsen", "the limit of crosses")
    if not cost:
        return Row(label, (words, stays_text(need, speech)))
    return Row(label, (words, change_text(need, (need + cost,), speech)), effect=Effect.LOSS)


def _cost_of_no_trick(view: View, need: int) -> int:
    return sum(int(step.value) for step in no_trick_steps(need, rules_of(view.options)))


def _cut_note(speech: Speech) -> Note:
    text = speech.translate("Ramsen", "Whoever keeps the cut card is dealt four more and may not exchange any.")
    return Note(text, speech.translate("Ramsen", "Four more, and no exchange"), Tone.HINT)


def _exchange_note(view: View, speech: Speech) -> Note:
    translate = speech.translate
    left = EXCHANGE_QUOTA - sum(exchanged(view).values())
    text = translate("Ramsen", "The whole table may exchange five cards: %n left.", None, left)
    if not left:
        text = translate("Ramsen", "Five cards are exchanged. The dealer may still exchange one for the trump card.")
    if Order(view.options.word("order")) is Order.BID_FIRST:
        return Note(text, translate("Ramsen", "Five cards for the whole table"), Tone.HINT)
    return Note(text, translate("Ramsen", "Whoever exchanges must play"), Tone.HINT)


def _joining_note(view: View, speech: Speech) -> Note:
    translate = speech.translate
    if view.legal == (Stay(),):
        text = translate("Ramsen", "You exchanged cards: whoever exchanges plays.")
        return Note(text, translate("Ramsen", "You must play"), Tone.RULE)
    cost = _cost_of_no_trick(view, int(view.table.running(view.standing.totals)[view.seat]))
    text = translate("Ramsen", "Dropping out costs nothing; to play and take no trick costs 5 bars.")
    if cost < BARS:
        text = translate("Ramsen", "You have as many crosses as may be: no trick costs %n bar(s).", None, cost)
    if Order(view.options.word("order")) is Order.BID_FIRST:
        return Note(text, translate("Ramsen", "Only those who play exchange"))
    return Note(text, translate("Ramsen", "Anyone who did not exchange may drop out"))


def permanent_name(card: Card, view: View, speech: Speech) -> str:
    """The name of a permanent trump, empty for other cards."""
    if card not in PERMANENT:
        return ""
    translate = speech.translate
    if Order(view.options.word("order")) is Order.BID_FIRST:
        return translate("Ramsen", "Kritischer")
    names = (
        translate("Ramsen", "Dallmutz"),
        translate("Ramsen", "Belli"),
        translate("Ramsen", "Großer Bube"),
        translate("Ramsen", "Kleiner Bube"),
    )
    return names[PERMANENT.index(card)]


def permanent_place(card: Card, speech: Speech) -> str:
    """The place of a permanent trump among the trumps, empty for other cards."""
    if card not in PERMANENT:
        return ""
    translate = speech.translate
    places = (
        translate("Ramsen", "Always a trump: the second-highest, and never a card of its suit."),
        translate("Ramsen", "Always a trump: the third-highest, and never a card of its suit."),
        translate("Ramsen", "Always a trump: the fourth-highest, and never a card of its suit."),
        translate("Ramsen", "Always a trump: the fifth-highest, and never a card of its suit."),
    )
    return places[PERMANENT.index(card)]
