"""What the Schafkopf table asks and tells: prompts, refusals, who plays with whom."""

from __future__ import annotations

from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Picker
from ramsch_desktop.engine.speech import Speech, Text
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.actions import Announce, ChooseRamsch, Declare, Kontra
from ramsch_desktop.games.schafkopf.contracts import Declaration
from ramsch_desktop.games.schafkopf.names import game_name, kind_name
from ramsch_desktop.games.schafkopf.options import SchafkopfRules, rules_of
from ramsch_desktop.games.schafkopf.play import AceRule
from ramsch_desktop.games.schafkopf.prices import price_of, units_note
from ramsch_desktop.games.schafkopf.sides import Company, Sides, bidder, sayer, sides_of
from ramsch_desktop.games.shared import words
from ramsch_desktop.games.shared.card_names import card_name, card_object
from ramsch_desktop.games.shared.pick import Pick, plain_picker


def prompt(view: View, speech: Speech) -> str:
    """What the table asks of the reader, or whom it waits for."""
    if view.to_move is None:
        return ""
    if view.to_move == view.seat:
        return _own_prompt(view, speech)
    return _waiting(view, view.to_move, speech)


def _own_prompt(view: View, speech: Speech) -> str:
    match view.phase:
        case "Knocking":
            return speech.translate("Schafkopf", "Your first cards: do you knock?")
        case "Announcing":
            return _announcing(view, speech)
        case "Declaring":
            return _declaring(view, speech)
        case "Doubling":
            return _doubling(view, speech)
    searched = next((each for _, each in view.refusals if each.rule == AceRule.SEARCHED.value), None)
    if searched is not None:
        card = card_object(searched.instead[0], speech)
        return speech.translate("Schafkopf", "Your turn – the called suit is led: play {card}").format(card=card)
    return words.play_prompt(view, speech)


def _announcing(view: View, speech: Speech) -> str:
    translate = speech.translate
    if any(isinstance(action, ChooseRamsch) for action in view.legal):
        return translate("Schafkopf", "All others pass: do you play, or Ramsch or the stock?")
    best = bidder(view.table)
    if best is None:
        return translate("Schafkopf", "Do you play?")
    announced = [action for action in view.table.said_by(best) if isinstance(action, Announce)]
    raised = any(isinstance(action, Announce) for action in view.table.said_by(view.seat))
    text = (
        translate("Schafkopf", "{seat} outbids you with {contract}: do you raise?")
        if raised
        else translate("Schafkopf", "{seat} announces {contract}: do you play higher?")
    )
    return text.format(seat=speech.name(best), contract=kind_name(announced[-1].kind, speech))


def _declaring(view: View, speech: Speech) -> str:
    if bidder(view.table) is None:
        return speech.translate("Schafkopf", "Everyone passes and you must play: call an ace")
    return speech.translate("Schafkopf", "You play: name your game")


def _doubling(view: View, speech: Speech) -> str:
    translate = speech.translate
    may_double = len(view.legal) > 1
    kontra = sayer(view.table, Kontra)
    if kontra is None:
        if may_double:
            return translate("Schafkopf", "Do you say Kontra?")
        return translate("Schafkopf", "You are the partner: no Kontra from you")
    if may_double:
        return translate("Schafkopf", "{seat} says Kontra: do you answer Re?").format(seat=speech.name(kontra))
    return translate("Schafkopf", "Only the declaring side may answer Re")


def _waiting(view: View, seat: Seat, speech: Speech) -> str:
    translate = speech.translate
    texts = {
        "Knocking": translate("Schafkopf", "{seat} decides whether to knock"),
        "Announcing": translate("Schafkopf", "{seat} is to announce or pass"),
        "Declaring": translate("Schafkopf", "{seat} names the game"),
        "Doubling": translate("Schafkopf", "{seat} decides whether to double"),
    }
    text = texts.get(view.phase)
    return text.format(seat=speech.name(seat)) if text else words.play_prompt(view, speech)


def refusal(refusal: Refusal, view: View, speech: Speech) -> Text:
    """Why a card may not be played."""
    translate = speech.translate
    card = card_object(refusal.instead[0], speech) if refusal.instead else ""
    if refusal.rule == AceRule.SEARCHED.value:
        return Text(
            translate("Schafkopf", "First the called ace."),
            translate("Schafkopf", "Its suit is led: play {card}.").format(card=card),
        )
    if refusal.rule == AceRule.KEPT.value:
        return Text(
            translate("Schafkopf", "The called ace may not be thrown off."),
            translate("Schafkopf", "It waits until its suit is led, or for the last trick."),
        )
    if refusal.rule == AceRule.NO_RUN.value:
        least = rules_of(view.options).run_from
        return Text(
            translate("Schafkopf", "The called suit may only be led with its ace."),
            translate("Schafkopf", "To run away you need %n card(s) of it, the ace among them.", None, least),
        )
    return words.follow_refusal(refusal, view, speech)


def company(view: View, speech: Speech) -> tuple[Text, ...]:
    """Who plays with whom, as the reader may know it: the declaring side, then the others as far as known."""
    sides = sides_of(view)
    if sides is None:
        return ()
    if sides.company is Company.UNKNOWN:
        return _unknown(sides, view, speech)
    note = ""
    if sides.company is Company.ONLY_ME and sides.declaration.called is not None:
        text = speech.translate("Schafkopf", "Only you know it until {card} is played.")
        note = text.format(card=card_object(sides.declaration.called, speech))
    defenders = tuple(sorted(sides.defenders))
    return Text(words.names_label(sides.side, speech), note), Text(words.names_label(defenders, speech))


def _unknown(sides: Sides, view: View, speech: Speech) -> tuple[Text, ...]:
    translate = speech.translate
    assert sides.declaration.called is not None
    called = card_name(sides.declaration.called, speech)
    mine = translate("Schafkopf", "You and ?")
    caller = words.of_seat(speech, sides.declarer, mine, translate("Schafkopf", "{seat} and ?"))
    note = translate("Schafkopf", "The partner is whoever holds the {card}.").format(card=called)
    return (Text(caller, note),) if sides.declarer == view.seat else (Text(caller, note), Text(mine))


def picker(view: View, speech: Speech) -> Picker | None:
    """The games that may be announced or named, each with its price; chosen is the only one that was announced."""
    rules, translate = rules_of(view.options), speech.translate
    actions = [action for action in view.legal if isinstance(action, (Announce, Declare))]
    meant = [action for action in actions if isinstance(action, Declare) and _was_announced(action, view)]
    picks = [_pick(action, rules, speech) for action in actions]
    first = meant[0] if len(meant) == 1 else None
    note = units_note(rules, speech) if view.phase == "Announcing" else ""
    return plain_picker(translate("Schafkopf", "Your game"), picks, note, first)


def _was_announced(action: Declare, view: View) -> bool:
    said = [each.kind for each in view.table.said_by(view.seat) if isinstance(each, Announce)]
    return said[-1:] == [action.declaration.kind]


def _pick(action: Announce | Declare, rules: SchafkopfRules, speech: Speech) -> Pick:
    game = action.declaration if isinstance(action, Declare) else Declaration(action.kind)
    price = str(price_of(game.kind, rules))
    suit = "" if game.suit is None else game.suit.letter
    name = game_name(game, speech) if isinstance(action, Declare) else kind_name(game.kind, speech)
    return Pick(action, name, suit, speech.translate("Schafkopf", "Price {price}").format(price=price), price)
