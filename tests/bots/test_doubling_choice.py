"""Kontra and Re of the strong player: the game is played out in deals in which the declarer has what he must have."""

from __future__ import annotations

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.engine.cards import PACK_32, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.games.skat import SKAT
from tests.playing import play_texts

DECLARED = "bid 18, pass, pass, take, discard D7 D8, declare hearts"
"""Middlehand plays hearts."""


def dealt(game: Game, hands: tuple[str, ...], said: str, **options: OptionValue) -> Course:
    """A deal with these hands, forehand's first, after these words; what is left is the talon."""
    held = tuple(parse_cards(codes) for codes in hands)
    talon = tuple(card for card in PACK_32 if all(card not in hand for hand in held))
    chosen = read_options(game.options, options)
    dealer = len(held) - 1
    deal = Deal(dealer, held, talon)
    return play_texts(begin(game, chosen, game.opening(chosen, dealer), deal), said)


def hearts(forehand: str, middlehand: str, rearhand: str, said: str = "") -> Course:
    """A suit game of middlehand in Skat, with Kontra for anybody."""
    hands = (forehand, middlehand, rearhand)
    return dealt(SKAT, hands, f"{DECLARED}, {said}", kontra_re="on", kontra_needs_bid18="off")


def decided(course: Course) -> Decision:
    """What the strong player does there, with all the time it wants."""
    assert course.to_move is not None
    bot = SearchBot(course.game, 1, worlds=1000, seconds=600.0)
    return bot.choose(course.view(course.to_move), Budget())


STRONG_DEFENCE = "CJ SJ HA H9 CA C10 SA S8 DA D9"
WEAK_DEFENCE = "C7 C8 C9 S7 S9 S10 D10 DQ CQ SQ"
DECLARER = "HJ DJ H10 HK HQ H8 H7 CK SK D7"


def test_a_hand_full_of_trumps_and_aces_doubles() -> None:
    found = decided(hearts(WEAK_DEFENCE, DECLARER, STRONG_DEFENCE))
    assert str(found.action) == "kontra"
    assert found.reason.rule == "worth_kontra"
    twice, once = found.reason.values
    assert twice > once > 0


def test_a_hand_of_small_cards_does_not() -> None:
    found = decided(hearts(STRONG_DEFENCE, DECLARER, WEAK_DEFENCE))
    assert str(found.action) == "no"
    assert found.reason.rule == "worth_no_kontra"


def test_a_declarer_who_cannot_lose_answers_re_and_a_poor_one_does_not() -> None:
    best = "CJ SJ HJ DJ HA H10 HK HQ CA D7"
    sure = hearts("C7 C8 C9 S7 S8 S9 D9 DQ CQ SQ", best, "H9 H8 H7 C10 CK SA S10 SK DA D10", "no, kontra")
    assert str(decided(sure).action) == "re"
    assert str(decided(hearts(WEAK_DEFENCE, DECLARER, STRONG_DEFENCE, "kontra")).action) == "no"
