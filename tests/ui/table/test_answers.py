"""What a click on a card means, by what can be done now and by the person's habit."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action, PlayCard
from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.ui.table.answers import Answers, Playing
from ramsch_desktop.ui.table.choosing import choice_of
from ramsch_desktop.ui.table.faces import letters_for
from ramsch_desktop.ui.table.jumping import codes_typed

ACE, TEN = PlayCard(parse_card("HA")), PlayCard(parse_card("H10"))


class Told:
    """Writes down what the answers say."""

    def __init__(self, answers: Answers) -> None:
        self.acted: list[Action] = []
        self.chosen: list[tuple[str, ...]] = []
        self.others: list[str] = []
        answers.acted.connect(self.acted.append)
        answers.chose.connect(self.chosen.append)
        answers.refused.connect(self.others.append)
        answers.cleared.connect(lambda: self.others.append("clear"))


def test_one_click_plays_and_another_card_is_refused() -> None:
    answers = Answers()
    told = Told(answers)
    answers.offer(choice_of((ACE,)))
    answers.take_card("HA")
    answers.take_card("C7")
    assert told.acted == [ACE]
    assert told.others == ["C7"]


def test_the_second_click_plays_a_raised_card() -> None:
    answers = Answers()
    told = Told(answers)
    answers.set_playing(Playing.RAISE)
    answers.offer(choice_of((ACE, TEN)))
    for code in ("HA", "H10", "H10"):
        answers.take_card(code)
    assert told.chosen == [("HA",), ("H10",)]
    assert told.acted == [TEN]
    answers.forget()
    assert answers.chosen == ()


def test_a_card_that_nothing_can_be_done_with_clears_the_trick() -> None:
    answers = Answers()
    told = Told(answers)
    answers.take_card("HA")
    answers.take_action(None)
    assert told.others == ["clear"]
    assert told.acted == []


def test_a_letter_means_a_rank_before_a_suit() -> None:
    hand = parse_cards("CQ CJ H10 D7 SA")
    german, english = letters_for("de"), letters_for("en")
    assert codes_typed("D", hand, german) == ["CQ"]
    assert codes_typed("D", hand, english) == ["D7"]
    assert codes_typed("1", hand, english) == ["H10"]
    assert codes_typed("C", hand, english) == ["CQ", "CJ"]
