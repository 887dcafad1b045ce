"""What Skat says: games, sums with their reasons, prompts, and the answers to what a result makes people ask."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.engine.actions import Pass
from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import DealScored
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.speech import Faces, Speech
from ramsch_desktop.games.shared.skat.contracts import parse_declaration
from ramsch_desktop.games.shared.skat.passing import Push, TakeSkat
from ramsch_desktop.games.shared.skat.play import Claim
from ramsch_desktop.games.shared.skat.scoring import DeclaredGame, DeclaredScore, Ending, Result, score_game
from ramsch_desktop.games.skat import SKAT, words
from ramsch_desktop.games.skat.actions import Bid, Declare, Hold
from ramsch_desktop.games.skat.offers import FROM_HAND, WITH_SKAT
from ramsch_desktop.games.skat.standing import opening
from tests.games.skat.table import course_of


def english(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    return text if n < 0 else text.replace("%n", str(n)).replace("(s)", "" if n == 1 else "s")


SPEECH = Speech(english, ("Ada", "Ben", "Cem"))
GERMAN = Speech(english, ("Ada", "Ben", "Cem"), faces=Faces.GERMAN)
OTHER = Speech(english, ("Ada", "Ben", "Cem"), me=2)


def score(
    declaration: str,
    points: int,
    hand: str,
    skat: str,
    bid: int = 18,
    tricks: int = 5,
    ending: Ending = Ending.PLAYED,
) -> DeclaredScore:
    cards = parse_cards(hand) + parse_cards(skat)
    game = DeclaredGame(parse_declaration(declaration), 0, bid, cards, parse_cards(skat))
    return score_game(game, Result((points, 120 - points, 0), (tricks, 10 - tricks, 0), ending), (0, 1, 2))


def sum_of(result: DeclaredScore, speech: Speech = SPEECH) -> list[tuple[str, str]]:
    texts = (words.step(step, 0, result, speech) for step in result.sums[0])
    return [(text.title, text.note) for text in texts]


WITH_2 = score("hearts", 74, "CJ HA H10 HK H8 CA C9 SQ S7 D9", "SJ D10", bid=24)


def test_the_sum_says_which_matadors_and_where_they_lay() -> None:
    assert sum_of(WITH_2) == [
        ("with 2", "jack of clubs in the hand, jack of spades in the skat, jack of hearts is missing"),
        ("Game", "always one more"),
        ("Base value of Hearts", "3 times 10"),
    ]


def test_without_names_the_missing_jacks_and_the_jack_in_the_skat() -> None:
    result = score("spades hand", 70, "DJ SA S10 SK SQ S9 CA HA D9 D8", "HJ H7")
    note = "jack of clubs and jack of spades are missing, jack of hearts lies in the skat"
    assert sum_of(result)[0] == ("without 2", note)


@pytest.mark.parametrize(
    ("hand", "skat", "title", "note"),
    [
        ("SJ DJ SA S10 SK SQ S9 CA HA D9", "D8 H7", "without 1", "jack of clubs is missing"),
        (
            "DJ SA S10 SK SQ S9 CA HA D9 D8",
            "SJ H7",
            "without 1",
            "jack of clubs is missing, jack of spades lies in the skat",
        ),
        ("HJ DJ SA S10 SK SQ S9 CA HA D9", "D8 H7", "without 2", "jack of clubs and jack of spades are missing"),
    ],
)
def test_missing_matadors_are_told_in_a_sentence(hand: str, skat: str, title: str, note: str) -> None:
    assert sum_of(score("spades hand", 70, hand, skat))[0] == (title, note)


def test_an_overbid_is_explained() -> None:
    result = score("diamonds", 75, "DJ DA D10 DK D9 D8 SA S10 CA HA", "CJ H7", bid=30)
    assert ("Overbid", "the value must cover the bid of 30") in sum_of(result)
    assert words.headline(result, SPEECH) == "You overbid: Diamonds is lost"
    why = words.explanation(result, SPEECH)
    assert why is not None
    assert (why.title, "2 times 9, which is 18, but the bid was 30" in why.note) == ("Why lost?", True)
    assert "36" in why.note


@pytest.mark.parametrize(
    ("result", "title", "part"),
    [
        (score("clubs", 60, "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7"), "Why lost?", "61"),
        (score("clubs schneider", 80, "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7"), "Why lost?", "90"),
        (score("clubs schwarz", 110, "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7", tricks=9), "Why lost?", "every trick"),
        (score("clubs", 120, "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7", tricks=9), "Why no Schwarz?", "tricks"),
        (score("clubs", 88, "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7"), "Why no Schneider?", "30"),
    ],
)
def test_results_that_surprise_are_explained(result: DeclaredScore, title: str, part: str) -> None:
    why = words.explanation(result, SPEECH)
    assert why is not None
    assert why.title == title
    assert part in why.note


CLUBS = "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7"


@pytest.mark.parametrize(
    ("result", "part"),
    [
        (score("clubs", 40, *CLUBS, ending=Ending.CONCEDED), "The declarer gives up and loses"),
        (score("clubs", 60, *CLUBS, ending=Ending.CONCEDED), "The declarer gives up and loses"),
        (score("clubs", 12, *CLUBS, ending=Ending.CONCEDED_BY_DEFENDERS), "so the declarer wins"),
        (score("null", 12, *CLUBS, ending=Ending.CONCEDED_BY_DEFENDERS), "so the declarer wins"),
        (score("clubs", 74, *CLUBS, ending=Ending.CLAIMED), "count without being played"),
    ],
)
def test_a_result_says_that_the_game_was_given_up_or_claimed(result: DeclaredScore, part: str) -> None:
    """The tricks shown beside it come to less than 120 card points."""
    why = words.explanation(result, SPEECH)
    assert why is not None
    assert (why.title, part in why.note) == ("Ended early", True)


def test_what_surprises_goes_before_how_it_ended() -> None:
    why = words.explanation(score("clubs", 88, *CLUBS, ending=Ending.CLAIMED), SPEECH)
    assert why is not None
    assert why.title == "Why no Schneider?"


def test_a_plain_result_needs_no_explanation() -> None:
    assert words.explanation(WITH_2, SPEECH) is None


def test_headlines_address_the_reader_or_name_the_player() -> None:
    assert words.headline(WITH_2, SPEECH) == "You win Hearts"
    assert words.headline(WITH_2, OTHER) == "Ada wins Hearts"
    assert words.event(DealScored(WITH_2), OTHER) == "Ada wins Hearts"


@pytest.mark.parametrize(
    ("declaration", "french", "german"),
    [
        ("clubs", "Clubs", "Acorns"),
        ("spades hand", "Spades Hand", "Leaves Hand"),
        ("hearts schneider", "Hearts Hand, Schneider announced", "Hearts Hand, Schneider announced"),
        ("diamonds schwarz", "Diamonds Hand, Schwarz announced", "Bells Hand, Schwarz announced"),
        ("grand ouvert", "Grand ouvert", "Grand ouvert"),
        ("null", "Null", "Null"),
        ("null hand", "Null Hand", "Null Hand"),
        ("null ouvert", "Null ouvert", "Null ouvert"),
        ("null hand ouvert", "Null ouvert Hand", "Null ouvert Hand"),
        ("ramsch", "Ramsch", "Ramsch"),
        ("passed_in", "Passed in", "Passed in"),
    ],
)
def test_games_have_names_in_the_deck_shown(declaration: str, french: str, german: str) -> None:
    assert words.contract(declaration, SPEECH) == french
    assert words.contract(declaration, GERMAN) == german


def test_every_game_has_a_name_of_its_own() -> None:
    games = (*WITH_SKAT, *FROM_HAND)
    names = {words.contract(str(declaration), SPEECH) for declaration in games}
    assert len(names) == len(games) == 29


def test_a_row_of_the_score_sheet_names_matadors_and_schneider() -> None:
    clubs = score("clubs", 92, "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7")
    null = score("null", 0, "CJ HJ CA CK CQ C9 SA SK HA DA", "S7 D7", tricks=0)
    rows = [words.sheet_line(each, SPEECH) for each in (WITH_2, clubs, null)]
    assert [row.label for row in rows] == ["Hearts with 2", "Clubs with 1, Schneider", "Null"]
    assert [row.suit for row in rows] == ["H", "C", ""]


def test_the_foot_of_the_sheet_is_the_sum_by_seeger_and_fabian() -> None:
    options = read_options(SKAT.options, {"scoring": "tournament"})
    standing = replace(
        opening(options, 0), game_points=(-60, 40, -46), won=(2, 1, 0), lost=(1, 0, 1), totals=(30, 170, -56), bock=5
    )
    points, own, others, total, bock = words.sheet_foot(standing, options, SPEECH)
    assert points.values == ("−60", "+40", "−46")
    assert own.values[0] == "(2 − 1) × 50 = +50"
    assert others.values == ("1 × 40 = +40", "2 × 40 = +80", "1 × 40 = +40")
    assert total.values == ("+30", "+170", "−56")
    assert bock.values == ()
    assert bock.label.startswith("2 Bock round")


def test_simple_scoring_has_the_totals_alone() -> None:
    options = read_options(SKAT.options, {})
    (total,) = words.sheet_foot(opening(options, 0), options, SPEECH)
    assert total.values == ("0", "0", "0")


def asked(course: Course, seat: int) -> str:
    return words.prompt(course.view(seat), SPEECH if seat == 0 else Speech(english, SPEECH.names, me=seat))


def test_prompts_ask_whose_turn_it_is_and_say_whom_they_wait_for() -> None:
    assert asked(course_of(), 1) == "Do you bid? 18 is the lowest number."
    assert asked(course_of(), 0) == "Ben is to bid"
    assert asked(course_of("bid 23"), 0) == "Ben bids 23. Do you hold it?"
    assert asked(course_of("bid 23", "hold"), 1) == "Ada holds 23. Do you bid more?"
    assert asked(course_of("bid 23", "pass"), 2) == "Ben is in with 23. Do you bid more?"
    assert asked(course_of("pass", "pass"), 0) == "Both others pass. Do you play, or is it a Ramsch?"
    assert asked(course_of("pass", "pass", "bid 18", "hand"), 0) == "Hand: announce your game"
    kontra = course_of("bid 18", "hold", "pass", "pass", "hand", "declare clubs", kontra_re="on")
    assert asked(kontra, 1) == "Ada plays Clubs Hand. Do you say Kontra?"
    schiebe = course_of("pass", "pass", "pass", ramsch_kind="schiebe")
    assert asked(schiebe, 0) == "Take the skat, or push it on unseen?"


def test_buttons_say_what_they_do() -> None:
    bidding = course_of("bid 23").view(0)
    assert [words.action(action, bidding, SPEECH) for action in bidding.legal] == ["Pass", "Yes, 23"]
    alone = course_of("pass", "pass").view(0)
    assert words.action(Bid(18), alone, SPEECH) == "18 – I play"
    choice = course_of("pass", "pass", "bid 18").view(0)
    assert [words.action(action, choice, SPEECH) for action in choice.legal] == ["Pick up the skat", "Play Hand"]
    schiebe = course_of("pass", "pass", "pass", ramsch_kind="schiebe").view(0)
    assert [words.action(action, schiebe, SPEECH) for action in schiebe.legal] == ["Take the skat", "Push on unseen"]


def test_bubbles() -> None:
    spoken = [Bid(24), Hold(), Pass(), Declare(parse_declaration("hearts")), Push(), Claim(), TakeSkat()]
    assert [words.said(action, SPEECH) for action in spoken] == [
        *("24.", "Yes.", "Pass.", "Hearts.", "I push.", "The rest is mine.", ""),
    ]


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_hint_for_the_skat_names_the_game_for_which_cards_are_laid_away(level: str) -> None:
    view = course_of("bid 18", "hold", "pass", "pass", "take").view(0)
    decision = make_bot(level, "skat").choose(view, Budget())
    game, _, rest = words.reason(decision.reason, view, SPEECH).partition(": ")
    assert game in ("Grand", "Clubs", "Spades", "Hearts", "Diamonds", "Null")
    assert rest.startswith("lay away ")
    assert rest.endswith(", what stays has the fewest losers.")
