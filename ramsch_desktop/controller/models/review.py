"""A review in words: what happened at a step, both verdicts of a card, the tricks as a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.phrases import commas, labelled
from ramsch_desktop.engine.actions import Action, CardsAction, PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.table import Taken, lay_out
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.card_names import card_name
from ramsch_desktop.games.shared.knowledge import know
from ramsch_desktop.games.shared.suit_words import void_text
from ramsch_desktop.games.shared.words import card_title, cards_listed, cards_named, plain, signed
from ramsch_desktop.play.review import Candidate, Grade, Judgement, Knowledge, Moment

FEWEST_SHOWN = 5


def heading_of(moment: Moment) -> str:
    """ "Trick 3", or what comes before the tricks."""
    translate = QCoreApplication.translate
    table = lay_out(moment.course.events, moment.course.standing.seats)
    if not table.tricks and not table.trick.plays and not _plays_card(moment):
        return translate("Review", "Before the first trick")
    return translate("Review", "Trick {number}").replace("{number}", str(moment.trick + 1))


def _plays_card(moment: Moment) -> bool:
    return isinstance(getattr(moment.action, "card", None), Card)


def sentence_of(moment: Moment, after: Course, narrator: Narrator) -> str:
    """What the seat does, as the narrator tells it with all cards open."""
    events = after.events[len(moment.course.events) :]
    spoken = (narrator.event(event) for event in events)
    return next((text for text in spoken if text), "")


def hand_words(course: Course, seat: int, cards: tuple[Card, ...], narrator: Narrator) -> str:
    """A hand for the screen reader."""
    translate, speech = QCoreApplication.translate, narrator.speech
    if not cards and seat == speech.me:
        return translate("Review", "You have no cards left")
    if not cards:
        return translate("Review", "{name} has no cards left").format(name=speech.name(seat))
    holds = translate("Review", "{name}: {cards}")
    return holds.format(name=speech.name(seat), cards=cards_named(cards, speech))


def rounded(value: float) -> int:
    """An expectation in whole points."""
    return int(value + 0.5) if value >= 0 else -int(0.5 - value)


def points_text(value: float) -> str:
    """An expectation with its sign."""
    return signed(rounded(value))


@dataclass(frozen=True)
class Verdict:
    """One of the two verdicts: by what, how good, and the sentence."""

    heading: str
    grade: Grade
    word: str
    text: str


def verdict_of(judgement: Judgement, knowledge: Knowledge, narrator: Narrator, view: View) -> Verdict:
    """A verdict in words."""
    translate = QCoreApplication.translate
    heading = {
        Knowledge.KNOWN: translate("Review", "With what you could know"),
        Knowledge.OPEN: translate("Review", "With all cards open"),
    }[knowledge]
    grade, loss = judgement.grade(knowledge), rounded(judgement.loss(knowledge))
    word = {
        Grade.GOOD: translate("Review", "good"),
        Grade.INEXACT: translate("Review", "inexact"),
        Grade.MISTAKE: translate("Review", "mistake"),
    }[grade]
    if grade is Grade.GOOD or loss < 1:
        return Verdict(heading, grade, word, _no_better(judgement))
    better = judgement.best(knowledge).action
    if isinstance(better, PlayCard):
        worse = translate("Review", "%n point(s) worse than {card}.", None, loss)
        return Verdict(heading, grade, word, worse.replace("{card}", cards_listed((better.card,), narrator.speech)))
    worse = translate("Review", "%n point(s) worse than “{action}”.", None, loss)
    return Verdict(heading, grade, word, worse.replace("{action}", action_words(better, narrator, view)))


def _no_better(judgement: Judgement) -> str:
    translate = QCoreApplication.translate
    if judgement.is_of_card:
        return translate("Review", "No other card promises clearly more.")
    return translate("Review", "Nothing else promises clearly more.")


def action_words(action: Action, narrator: Narrator, view: View) -> str:
    """An action as its button says it, a card by its name; with the cards that it lays away."""
    if isinstance(action, PlayCard):
        return card_title(action.card, narrator.speech)
    words = narrator.game.words.action(action, view, narrator.speech)
    if isinstance(action, CardsAction) and action.cards:
        return labelled(words, commas([card_title(card, narrator.speech) for card in action.cards]))
    return words


@dataclass(frozen=True)
class Advice:
    """What a player by the rules of play does, and why; whether it is what was done."""

    heading: str
    text: str


def advice_of(judgement: Judgement, narrator: Narrator, view: View) -> Advice | None:
    """The advice in words."""
    translate = QCoreApplication.translate
    if judgement.advice is None:
        return None
    hint = narrator.hint(judgement.advice, view)
    if judgement.advice.action == judgement.played.action:
        return Advice(translate("Review", "The rules of play advise the same"), hint.note)
    heading = translate("Review", "The rules of play advise: {action}")
    action = action_words(judgement.advice.action, narrator, view)
    return Advice(heading.format(action=action), hint.note)


def known_facts(view: View, card: Card, narrator: Narrator) -> tuple[str, ...]:
    """What could be known when a card was played: what is still out of its suit, and who has none of a suit."""
    translate, speech = QCoreApplication.translate, narrator.speech
    game = narrator.game
    knowledge = know(view, game.pack(view.options))
    group = knowledge.order.group(card)
    out = [each for each in knowledge.out if knowledge.order.group(each) is group]
    facts = [_still_out(tuple(sorted(out, key=knowledge.order.power, reverse=True)), group, narrator)]
    for seat in knowledge.others:
        facts += [void_text(each, speech.name(seat), speech) for each in sorted(knowledge.voids[seat], reverse=True)]
    counted = translate("Review", "%n trick(s) had been played.", None, len(view.table.tricks))
    return (*facts, counted)


def _still_out(cards: tuple[Card, ...], group: Group, narrator: Narrator) -> str:
    translate = QCoreApplication.translate
    if group is Group.TRUMP:
        if not cards:
            return translate("Review", "No other trump was still out.")
        return translate("Review", "Trumps that were still out: {cards}.").format(
            cards=commas([card_title(card, narrator.speech) for card in cards])
        )
    if not cards:
        return translate("Review", "No other card of this suit was still out.")
    words = translate("Review", "Still out in this suit: {cards}.")
    return words.format(cards=commas([card_title(card, narrator.speech) for card in cards]))


def shown_candidates(judgement: Judgement) -> tuple[Candidate, ...]:
    """The best few candidates and the one played, best first by what could be known."""
    first = judgement.candidates[:FEWEST_SHOWN]
    if judgement.played in first:
        return first
    return (*first[:-1], judgement.played)


def place_words(number: int, known: float | None, seen: float | None) -> str:
    """A place of the graph, spoken: "Trick 3: expected +17, with open cards +12"."""
    translate = QCoreApplication.translate
    place = translate("Review", "Start") if number == 0 else translate("Review", "Trick {number}")
    place = place.replace("{number}", str(number))
    if known is None or seen is None:
        return translate("Review", "{place}: no card of yours").format(place=place)
    text = translate("Review", "{place}: expected {known}, with open cards {open}")
    return text.format(place=place, known=points_text(known), open=points_text(seen))


class Names(Enum):
    """Whole names, or initials where there is little room."""

    WHOLE = "whole"
    INITIALS = "initials"


class Measured(Enum):
    """What a trick is worth: its card points, or just that it was taken."""

    CARD_POINTS = "card points"
    TRICK = "trick"


class TrickRole(IntEnum):
    """The cards of a trick, in the order of play."""

    CARDS = Qt.ItemDataRole.UserRole + 11


_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class TrickModel(QAbstractTableModel):
    """One row a trick: number, who led, the cards, who took it, and with how many card points where they count."""

    def __init__(
        self,
        tricks: tuple[Taken, ...],
        narrator: Narrator,
        measured: Measured,
        leaders: Names = Names.WHOLE,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tricks, self._narrator, self._leaders = tricks, narrator, leaders
        self._measured = measured

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """The number of tricks."""
        return 0 if parent.isValid() else len(self._tricks)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """Number, lead, cards, taker."""
        return 0 if parent.isValid() else 4

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        translate = QCoreApplication.translate
        names = (translate("Review", "No."), translate("Review", "Lead"), translate("Review", "Cards"))
        return (*names, translate("Review", "Taken"))[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, the cards, and the sentence of the trick."""
        if not index.isValid():
            return None
        taken = self._tricks[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(taken, index)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._spoken(taken, index)
            case TrickRole.CARDS:
                return taken.trick.cards if index.column() == 2 else None
        return None

    def _text(self, taken: Taken, index: _Index) -> str:
        taker = self._name(taken.winner, Names.INITIALS)
        both = QCoreApplication.translate("Review", "{name} {points}")
        counted = taker
        if self._measured is Measured.CARD_POINTS:
            counted = both.format(name=taker, points=plain(taken.trick.points))
        leader = self._name(taken.trick.plays[0].seat, self._leaders)
        return (str(index.row() + 1), leader, "", counted)[index.column()]

    def _name(self, seat: Seat, names: Names) -> str:
        speech = self._narrator.speech
        whole = names is Names.WHOLE or seat == speech.me
        return speech.name(seat) if whole else f"{speech.name(seat)[:1]}."

    def _spoken(self, taken: Taken, index: _Index) -> str:
        if index.column() == 2:
            return commas([card_name(card, self._narrator.speech) for card in taken.trick.cards])
        if index.column() == 3:
            return self._narrator.event_of_trick(taken)
        return self._text(taken, index)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in (0, 3) else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
