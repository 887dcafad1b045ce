"""Trick play: turns, tricks, the end; nothing is mutated."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ramsch_desktop.engine.actions import Action, Pass, PlayCard
from ramsch_desktop.engine.cards import Card, Rank, parse_card, parse_cards
from ramsch_desktop.engine.errors import IllegalAction
from ramsch_desktop.engine.events import CardPlayed, TrickTaken
from ramsch_desktop.engine.order import CardOrder, of_rank
from ramsch_desktop.engine.phase import Finished, Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay, must_follow, without_card
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.tricks import Hand, Trick, follow
from tests.playing import hands_of

HANDS = ("SA S7 HJ", "S9 H7 DJ", "", "S10 H8 D8")


JACKS = CardOrder(of_rank(Rank.JACK))


@dataclass(frozen=True, slots=True)
class Plain:
    """Follow suit, jacks are trumps; ``most`` tricks are played."""

    most: int = 3
    order: CardOrder = JACKS

    def playable(self, play: TrickPlay) -> Hand:
        return follow(self.order, play.trick, play.hand)

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        return must_follow(play)

    def over(self, play: TrickPlay) -> bool:
        return len(play.tricks) == self.most

    def finish(self, play: TrickPlay) -> Step:
        sums = tuple((add("tricks", count),) for count in play.tricks_by_seat())
        return Step(Finished(Score("plain", sums, play.points_by_seat(), play.tricks_by_seat()), play.hands))


def begun(most: int = 3) -> TrickPlay:
    return TrickPlay(Plain(most), (1, 3, 0), hands_of(*HANDS), leader=1)


def play(phase: TrickPlay, cards: str) -> Step:
    step = Step(phase)
    for card in parse_cards(cards):
        assert isinstance(step.state, TrickPlay)
        step = step.state.apply(PlayCard(card))
    return step


def test_turns_skip_the_seat_that_sits_out() -> None:
    phase = begun()
    turns = [phase.to_move]
    for card in ["S9", "S10"]:
        state = play(phase, card).state
        assert isinstance(state, TrickPlay)
        phase, turns = state, [*turns, state.to_move]
    assert turns == [1, 3, 0]


def test_the_winner_leads_the_next_trick() -> None:
    step = play(begun(), "S9 S10 SA")
    assert isinstance(step.state, TrickPlay)
    assert (step.state.leader, step.state.to_move, step.state.trick) == (0, 0, Trick())
    trick = step.state.tricks[0]
    assert step.events == (CardPlayed(0, parse_card("SA")), TrickTaken(0, trick))
    assert step.state.taken_by(0) == (trick,)
    assert step.state.points_by_seat() == (21, 0, 0, 0)


def test_who_can_follow_must_and_is_told_with_which_cards() -> None:
    led = play(begun(), "S9 S10").state
    assert isinstance(led, TrickPlay)
    assert [str(action) for action in led.legal_actions()] == ["play S7", "play SA"]
    assert led.reason_against(parse_card("HJ")) == Refusal("follow_suit", parse_cards("SA S7"))
    assert led.reason_against(parse_card("S7")) is None


def test_a_led_jack_asks_for_a_trump() -> None:
    led = TrickPlay(Plain(), (0, 1), hands_of("DJ S7", "HJ D9"), leader=0).apply(PlayCard(parse_card("DJ"))).state
    assert isinstance(led, TrickPlay)
    assert led.reason_against(parse_card("D9")) == Refusal("follow_trump", parse_cards("HJ"))


@pytest.mark.parametrize("action", [Pass(), PlayCard(parse_card("SA")), PlayCard(parse_card("C7"))])
def test_what_is_not_offered_is_refused(action: Action) -> None:
    with pytest.raises(IllegalAction, match="is not allowed: expected one of play"):
        begun().apply(action)


def test_the_earlier_phase_stays_as_it_was() -> None:
    phase = begun()
    play(phase, "S9 S10 SA")
    assert phase == begun()


def test_the_deal_ends_with_the_last_card_or_when_the_contract_says_so() -> None:
    full = play(begun(), "S9 S10 SA S7 DJ D8 H7 H8 HJ")
    assert isinstance(full.state, Finished)
    assert full.state.score.tricks == (2, 1, 0, 0)
    early = play(begun(most=1), "S9 S10 SA")
    assert isinstance(early.state, Finished)
    assert early.state.unplayed == hands_of("S7 HJ", "H7 DJ", "", "H8 D8")


def test_a_card_leaves_one_hand_only() -> None:
    assert without_card(hands_of("SA S7", "H7"), 0, parse_card("S7")) == hands_of("SA", "H7")
