"""The rules of the called ace: searched it must be played, it is not thrown off, and running away needs four."""

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import CardPlayed, TrickTaken
from ramsch_desktop.games.schafkopf.events import PartnerRevealed
from ramsch_desktop.games.schafkopf.play import CallContract, CallPlay
from ramsch_desktop.games.schafkopf.terms import declare
from tests.games.schafkopf.tables import SEATS, cards, course_of, deal_with, game, legal, terms_with

CALLED = ("announce call", "pass", "pass", "pass", "declare call S")
PASSED_TO_1 = ("pass", "announce call", "pass", "pass", "declare call S")


def rufspiel(
    *hands: str, said: tuple[str, ...] = CALLED, plays: str = "", pack: str = "long", run: str = "off"
) -> Course:
    deal = deal_with(*hands, options={"pack": pack})
    return course_of(deal, *said, *cards(plays), kontra="off", pack=pack, short_run=run)


def refusals(course: Course) -> dict[str, str]:
    assert course.to_move is not None
    return {card.code: refusal.rule for card, refusal in course.view(course.to_move).refusals}


HOLDER_SECOND = (
    "CQ HQ SJ HA H9 S10 S7 D9",
    "SQ CJ HK H7 SA S9 CA D8",
    "DQ HJ H10 C10 C9 SK DA D7",
    "DJ H8 CK C8 C7 S8 D10 DK",
)


def test_a_searched_ace_must_be_played() -> None:
    course = rufspiel(*HOLDER_SECOND, plays="S10")
    assert legal(course) == ("play SA",)
    assert refusals(course)["S9"] == "called_ace_searched"
    assert refusals(course)["CA"] == "follow_suit"


def test_the_ace_is_not_thrown_off() -> None:
    holder = "SQ CJ HK H7 SA S9 CA C7"
    course = rufspiel("CQ HQ SJ HA H9 S10 D10 D9", holder, plays="D9")
    assert "play SA" not in legal(course)
    assert "play S9" in legal(course), "another card of the suit may go"
    assert refusals(course) == {"SA": "called_ace_kept"}


def test_the_ace_is_not_thrown_on_a_trump_trick() -> None:
    course = rufspiel("CQ HQ SJ HA H9 S10 D10 D9", "SA SK S9 CA C10 CK C9 D7", plays="CQ")
    assert "play SA" not in legal(course)
    assert len(legal(course)) == 7


def last_cards(*hands: str, lead: str) -> CallPlay:
    """A Rufspiel on spades, near its end, after seat 0 has led."""
    terms = terms_with("CQ S7", "SA")
    play = CallPlay(CallContract(declare(terms, game("call S"), 0)), SEATS, tuple(parse_cards(h) for h in hands), 0)
    step = play.apply(PlayCard(parse_card(lead)))
    assert isinstance(step.state, CallPlay)
    return step.state


def test_as_the_last_card_the_ace_falls_on_any_trick() -> None:
    play = last_cards("C7", "SA", "D7", "D8", lead="C7")
    assert play.legal_actions() == (PlayCard(parse_card("SA")),)


def test_with_two_cards_left_the_ace_is_still_kept() -> None:
    play = last_cards("C7 C8", "SA DK", "D7 D9", "D8 CA", lead="C7")
    assert play.legal_actions() == (PlayCard(parse_card("DK")),)


def test_the_holder_leads_the_ace_but_no_other_card_of_a_short_suit() -> None:
    holder = "SQ CJ HK SA S9 S8 CA D8"
    course = rufspiel(holder, "CQ HQ SJ HA H9 S10 S7 D9", said=PASSED_TO_1)
    assert "play SA" in legal(course)
    assert "play CA" in legal(course)
    assert "play S9" not in legal(course)
    assert refusals(course) == {"S9": "called_suit_lead", "S8": "called_suit_lead"}


def test_with_four_cards_the_holder_may_run_away() -> None:
    holder = "SQ CJ HK SA SK S9 S8 CA"
    course = rufspiel(holder, "CQ HQ SJ HA H9 S10 D7 D9", said=PASSED_TO_1)
    assert {"play SA", "play SK", "play S9", "play S8"} <= set(legal(course))


def test_a_trump_of_the_suit_does_not_count_among_the_four() -> None:
    holder = "SQ SJ HK SA SK S9 CA C7"
    course = rufspiel(holder, "CQ HQ CJ HA H9 S10 D7 D9", said=PASSED_TO_1)
    assert "play S9" not in legal(course)


RAN = (
    "HK H7 CJ SA SK S9 S8 CA",
    "CQ HQ SJ HA H9 S10 D7 D9",
    "SQ DQ HJ H10 S7 C10 C9 D8",
    "DJ H8 CK C8 C7 DA D10 DK",
)


def test_after_running_away_the_ace_is_a_card_like_any_other() -> None:
    course = rufspiel(*RAN, said=PASSED_TO_1, plays="S8 S10 S7 D10 D7 D8 DK")
    assert {"play SA", "play SK", "play S9"} <= set(legal(course))


def test_running_away_reveals_the_partner_to_all() -> None:
    course = rufspiel(*RAN, said=PASSED_TO_1, plays="S8 S10 S7")
    assert PartnerRevealed(0) not in course.events
    course = rufspiel(*RAN, said=PASSED_TO_1, plays="S8 S10 S7 D10")
    assert isinstance(course.events[-2], TrickTaken)
    assert course.events[-1] == PartnerRevealed(0)
    course = rufspiel(*RAN, said=PASSED_TO_1, plays="S8 S10 S7 D10 D7 D8 DK SA")
    assert course.events.count(PartnerRevealed(0)) == 1


def test_the_falling_ace_reveals_the_partner() -> None:
    course = rufspiel(*HOLDER_SECOND, plays="S10 SA")
    assert isinstance(course.events[-2], CardPlayed)
    assert course.events[-1] == PartnerRevealed(1)


def test_the_caller_may_throw_off_his_last_card_of_the_suit() -> None:
    course = rufspiel("SQ CJ HK H7 SA S9 CA C8", "CQ HQ SJ HA H9 S10 D7 D9", said=PASSED_TO_1, plays="CA")
    assert course.to_move == 1
    assert "play S10" in legal(course)


def test_the_short_pack_cannot_run_away_but_by_option_with_three() -> None:
    hands = ("SQ CJ HK SA SK S9", "CQ HQ SJ HA H9 S10")
    assert "play S9" not in legal(rufspiel(*hands, said=PASSED_TO_1, pack="short"))
    assert "play S9" in legal(rufspiel(*hands, said=PASSED_TO_1, pack="short", run="on"))


def test_in_ramsch_no_ace_is_called() -> None:
    deal = deal_with(*HOLDER_SECOND)
    course = course_of(deal, *["pass"] * 4, "play S10")
    assert set(legal(course)) == {"play SA", "play S9"}
