"""Schafkopf in words: whole phrases for everything the table shows."""

from collections.abc import Iterator
from random import Random

import pytest

from ramsch_desktop.engine.actions import Pass
from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import ActionTaken, CardsShown
from ramsch_desktop.engine.options import SWITCH, read_options
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, add, times
from ramsch_desktop.engine.speech import Faces, Speech
from ramsch_desktop.games.schafkopf import SCHAFKOPF, words
from ramsch_desktop.games.schafkopf.actions import Announce, Declare, Knock, Kontra, No
from ramsch_desktop.games.schafkopf.contracts import Kind
from ramsch_desktop.games.schafkopf.events import CallForced, PartnerRevealed, RamschBegun
from ramsch_desktop.games.schafkopf.options import OPTIONS
from tests.games.schafkopf.tables import four_hands, game

CALL = ("announce call", "pass", "pass", "pass", "declare call S")


def source(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    assert context.startswith(("Schafkopf", "Card", "Suit", "Words", "Follow", "Search", "Worth"))
    return text.replace("%n", str(n)) if n >= 0 else text


def speech(me: int = 0, faces: Faces = Faces.GERMAN) -> Speech:
    return Speech(source, ("Anna", "Leni", "Xaver", "Vroni"), me, faces)


def is_phrase(text: str) -> bool:
    return text == text.strip() != "" and not set("{}") & set(text) and "%n" not in text


@pytest.mark.parametrize(
    ("text", "german", "french"),
    [
        ("call C", "Rufspiel on acorns", "Rufspiel on clubs"),
        ("solo D", "Bells solo", "Diamonds solo"),
        ("farbwenz-tout S", "Leaves Wenz Tout", "Spades Wenz Tout"),
        ("geier", "Geier", "Geier"),
        ("wenz-tout", "Wenz Tout", "Wenz Tout"),
        ("sie", "Sie", "Sie"),
        ("ramsch", "Ramsch", "Ramsch"),
        ("stock", "Stock", "Stock"),
    ],
)
def test_contracts_are_named_by_the_deck_shown(text: str, german: str, french: str) -> None:
    assert words.contract(text, speech()) == german
    assert words.contract(text, speech(faces=Faces.FRENCH)) == french


def test_every_game_has_a_name() -> None:
    for kind in Kind:
        for suit in kind.suits or (None,):
            text = kind.value if suit is None else f"{kind.value} {suit.letter}"
            assert is_phrase(words.contract(text, speech())), text


def test_every_option_and_value_has_words() -> None:
    for faces in Faces:
        for option in OPTIONS:
            assert is_phrase(words.group(option.group, speech()))
            assert is_phrase(words.option(option, speech(faces=faces)).title)
            if option.values != SWITCH:
                for value in option.values:
                    assert is_phrase(words.value(option, value, speech(faces=faces)))
    assert words.value(OPTIONS[0], "short", speech()) == "Short, 24 cards"


def courses() -> Iterator[Course]:
    chance = Random(5)
    for options in ({}, {"knock": "on", "pack": "short"}, {"ramsch_only": "on"}, {"all_pass": "fourth_chooses"}):
        for seed in range(2):
            chosen = read_options(OPTIONS, options)
            course = begin(SCHAFKOPF, chosen, SCHAFKOPF.opening(chosen, 3), SCHAFKOPF.deal(chosen, 3, seed))
            while course.to_move is not None:
                yield course
                level = ("easy", "medium")[seed % 2]
                course = course.apply(SCHAFKOPF.policies[level](course.view(course.to_move), chance).action)
            yield course


def test_everything_that_happens_has_words() -> None:
    chance = Random(1)
    for course in courses():
        for seat in (0, 1):
            view, mine = course.view(seat), speech(seat, Faces.FRENCH if seat else Faces.GERMAN)
            assert course.to_move is None or is_phrase(words.prompt(view, mine))
            assert all(is_phrase(words.action(action, view, mine)) for action in view.legal)
            for _, refusal in view.refusals:
                assert is_phrase(words.refusal(refusal, view, mine).title)
            for event in view.events[-3:]:
                told = words.event(event, mine)
                assert told == "" or is_phrase(told)
            assert all(is_phrase(line.title) for line in words.company(view, mine))
        if course.to_move is not None:
            for level in ("easy", "medium"):
                view = course.view(course.to_move)
                reason = SCHAFKOPF.policies[level](view, chance).reason
                assert is_phrase(words.reason(reason, view, speech(course.to_move)))
        if course.score is not None:
            assert is_phrase(words.headline(course.score, speech()))
            for seat, steps in enumerate(course.score.sums):
                assert all(is_phrase(words.step(step, seat, course.score, speech()).title) for step in steps)


def test_calls_are_told_with_the_card() -> None:
    called = ActionTaken(2, Declare(game("call C")))
    assert words.event(called, speech()) == "Xaver calls the ace of acorns."
    assert words.event(called, speech(2)) == "You call the ace of acorns."
    assert words.event(ActionTaken(1, Announce(Kind.WENZ_TOUT)), speech()) == "Leni announces Wenz Tout."
    assert words.event(ActionTaken(1, Kontra()), speech()) == "Leni says Kontra."
    assert words.event(ActionTaken(1, No()), speech()) == ""


def test_events_of_schafkopf() -> None:
    assert words.event(RamschBegun(), speech()) == "This deal is a Ramsch: everyone plays for himself."
    assert words.event(PartnerRevealed(3), speech()) == "Vroni is the partner."
    assert words.event(PartnerRevealed(0), speech()) == "All know now: you are the partner."
    forced = "Everyone passes: Leni holds the ober of acorns and must call an ace."
    assert words.event(CallForced(1), speech()) == forced
    shown = CardsShown(1, parse_cards("CQ SQ HQ DQ CJ SJ HJ DJ"))
    assert words.event(shown, speech()) == "Leni shows the highest trumps and wins every trick."


def test_what_is_said_aloud() -> None:
    assert words.said(Announce(Kind.SOLO), speech()) == "Solo"
    assert words.said(Declare(game("solo H")), speech()) == "Hearts solo"
    assert words.said(Knock(), speech()) == "I knock"
    assert words.said(No(), speech()) == ""


def test_who_plays_with_whom_as_the_reader_may_know() -> None:
    course = four_hands(*CALL, kontra="off")
    caller = words.company(course.view(0), speech(0))
    assert [line.title for line in caller] == ["You and ?"]
    assert caller[0].note == "The partner is whoever holds the ace of leaves."
    partner = words.company(course.view(1), speech(1))
    assert [line.title for line in partner] == ["Anna and you", "Xaver and Vroni"]
    assert partner[0].note == "Only you know it until the ace of leaves is played."
    defender = words.company(course.view(2), speech(2))
    assert [line.title for line in defender] == ["Anna and ?", "You and ?"]
    after = four_hands(*CALL, "play S10", "play SA", kontra="off")
    assert [line.title for line in words.company(after.view(2), speech(2))] == ["Anna and Leni", "You and Vroni"]


def test_prompts_name_what_is_asked() -> None:
    assert words.prompt(four_hands().view(0), speech()) == "Do you play?"
    topped = four_hands("announce call", "pass", "announce wenz", "pass")
    assert words.prompt(topped.view(0), speech()) == "Xaver outbids you with Wenz: do you raise?"
    second = four_hands("announce call").view(1)
    assert words.prompt(second, speech(1)) == "Anna announces Rufspiel: do you play higher?"
    partner = four_hands(*CALL).view(1)
    assert words.prompt(partner, speech(1)) == "You are the partner: no Kontra from you"
    searched = four_hands(*CALL, "play S10", kontra="off").view(1)
    assert words.prompt(searched, speech(1)) == "Your turn – the called suit is led: play the ace of leaves"


def test_refusals_of_the_called_ace_name_it() -> None:
    view = four_hands(*CALL, "play S10", kontra="off").view(1)
    refusal = dict(view.refusals)[parse_card("S9")]
    text = words.refusal(refusal, view, speech(1))
    assert (text.title, text.note) == ("First the called ace.", "Its suit is led: play the ace of leaves.")
    kept = words.refusal(Refusal("called_ace_kept", parse_cards("C9")), view, speech(1))
    assert kept.title == "The called ace may not be thrown off."
    run = words.refusal(Refusal("called_suit_lead", parse_cards("SA")), view, speech(1))
    assert run.note == "To run away you need 4 card(s) of it, the ace among them."


def scored(contract: str, points: tuple[int, ...], winners: tuple[int, ...], declarer: int | None) -> Score:
    price = (add("call", 20), add("schneider", 10))
    lost = (*price, times("lost", -1))
    sums = tuple(price if seat in winners else lost for seat in range(4))
    return Score(contract, sums, points, (2, 2, 2, 2), winners, declarer)


def test_headlines() -> None:
    won = scored("call S", (40, 24, 30, 26), (0, 1), 1)
    assert words.headline(won, speech()) == "Rufspiel won: Leni and you"
    lost = scored("call S", (30, 14, 40, 36), (2, 3), 1)
    assert words.headline(lost, speech(2)) == "Rufspiel lost: Leni and Anna"
    solo = scored("solo D", (70, 20, 20, 10), (0,), 0)
    assert words.headline(solo, speech()) == "You win the game: Bells solo"
    assert words.headline(solo, speech(1)) == "Anna wins the game: Bells solo"
    ramsch = scored("ramsch", (70, 20, 20, 10), (1, 2, 3), None)
    assert words.headline(ramsch, speech(1)) == "Anna loses the Ramsch"
    march = scored("ramsch", (120, 0, 0, 0), (0,), None)
    assert words.headline(march, speech()) == "You make the Durchmarsch"


def test_steps_say_what_made_them_apply() -> None:
    lost = scored("call S", (18, 10, 50, 42), (2, 3), 0)
    schneider = words.step(lost.sums[0][1], 0, lost, speech())
    assert (schneider.title, schneider.note) == ("Schneider", "the losers have 28 card point(s)")
    runners = add("runners", 30, cards=parse_cards("CQ SQ HQ"))
    text = words.step(runners, 0, lost, speech())
    assert text.title == "3 runner(s)"
    assert text.note == "ober of acorns, ober of leaves and ober of hearts"
    virgin = add("to_virgin", 20, seats=(3,))
    assert words.step(virgin, 0, lost, speech()).note == "Vroni takes no trick at all"


def test_a_tie_in_ramsch_is_explained() -> None:
    steps = ((add("from_loser", 20),),) * 4
    by_tricks = Score("ramsch", steps, (42, 42, 36, 0), (3, 2, 2, 1), (1, 2, 3))
    told = words.explanation(by_tricks, speech())
    assert told is not None
    assert told.note == "Card points are equal: the player with more tricks loses."
    by_trumps = Score("ramsch", steps, (42, 42, 36, 0), (3, 3, 2, 0), (1, 2, 3))
    told = words.explanation(by_trumps, speech())
    assert told is not None
    assert "more trumps" in told.note


def test_sixty_points_are_explained() -> None:
    told = words.explanation(scored("call S", (40, 20, 30, 30), (2, 3), 0), speech())
    assert told is not None
    assert told.title == "Why is 60 not enough?"
    assert words.explanation(scored("call S", (40, 21, 30, 29), (0, 1), 0), speech()) is None


def test_a_reason_names_card_and_chance() -> None:
    view = four_hands().view(0)
    reason = Reason("declare_call", parse_cards("SA"), (), (83,))
    assert words.reason(reason, view, speech()).startswith("Calling the ace of leaves")
    reason = Reason("announce_call", (), (), (83,))
    assert words.reason(reason, view, speech()) == "With a partner you win with such cards about 83 times in 100."


def test_to_pass_has_a_word_of_this_game() -> None:
    """In German one says "weiter" here, and "passe" in Skat."""

    def named(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return f"{context}: {text}"

    leni = Speech(named, ("Anna", "Leni", "Xaver", "Vroni"))
    assert words.event(ActionTaken(1, Pass()), leni) == "Schafkopf: Leni passes."
    assert words.event(ActionTaken(0, Pass()), leni) == "Schafkopf: You pass."
