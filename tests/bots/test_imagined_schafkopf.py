"""Imagined deals of Schafkopf: the formulas on masks are those of the rules, deals fit what is known, games end so."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from ramsch_desktop.bots import schafkopf_choice, schafkopf_hands
from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.masks import mask_of
from ramsch_desktop.bots.schafkopf_worlds import House, Played, World, announced, house_of, result, worlds
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.engine.cards import PACK_24, PACK_32, Card, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.games.schafkopf import SCHAFKOPF, bot_announcing
from ramsch_desktop.games.schafkopf.contracts import Declaration, Kind, declarations
from ramsch_desktop.games.schafkopf.options import rules_of
from tests.bots.trials import unhurried
from tests.playing import opened, play_texts, usual

RULES = rules_of(usual(SCHAFKOPF))
HOUSE = House(RULES, schafkopf_hands.book_of(RULES), 0)
DEALER = 3


def hands(size: int, pack: tuple[Card, ...] = PACK_32, count: int = 80) -> list[tuple[Card, ...]]:
    chance = Random(size)
    return [tuple(sorted(chance.sample(pack, size))) for _ in range(count)]


@pytest.mark.parametrize(
    "options", [{}, {"geier": "on", "farbwenz": "on"}, {"pack": "short"}], ids=["long", "many games", "short"]
)
def test_chances_are_those_of_the_rules(options: dict[str, OptionValue]) -> None:
    rules = rules_of(read_options(SCHAFKOPF.options, options))
    kinds = tuple(kind for kind in rules.kinds if not kind.is_tout)
    for hand in hands(rules.hand_size, PACK_24 if options.get("pack") else PACK_32):
        for game in declarations(hand, kinds):
            ours = schafkopf_hands.entry_of(game, rules).plan(mask_of(hand))
            theirs = bot_announcing.plan_of(game, hand, rules)
            assert (ours.chance, ours.value) == (theirs.chance, theirs.value)


def test_the_ace_called_is_that_of_the_rules() -> None:
    for hand in hands(8):
        games = declarations(hand, (Kind.CALL,))
        ours = schafkopf_hands.called_suit(mask_of(hand))
        if not games:
            assert ours is None
        else:
            best = max(games, key=lambda game: bot_announcing._call_preference(game, hand))
            preference = bot_announcing._call_preference(Declaration(Kind.CALL, ours), hand)
            assert preference == bot_announcing._call_preference(best, hand)


def dealt(codes: str, said: str = "", **options: OptionValue) -> Course:
    """A deal in which forehand holds these cards and the others any, after these words."""
    hand = parse_cards(codes)
    rest = [card for card in PACK_32 if card not in hand]
    Random(5).shuffle(rest)
    others = [tuple(sorted(rest[8 * n : 8 * n + 8])) for n in range(3)]
    chosen = read_options(SCHAFKOPF.options, options)
    deal = Deal(DEALER, (hand, *others), ())
    return play_texts(begin(SCHAFKOPF, chosen, SCHAFKOPF.opening(chosen, DEALER), deal), said)


def decided(course: Course) -> str:
    """What the strong player does there, with all the time it wants."""
    assert course.to_move is not None
    bot = SearchBot(SCHAFKOPF, 1, worlds=600, seconds=600.0)
    return str(bot.choose(course.view(course.to_move), Budget()).action)


def test_imagined_deals_keep_the_own_cards() -> None:
    view = opened(SCHAFKOPF, usual(SCHAFKOPF), 4, DEALER).view(0)
    for world in islice(worlds(view, unhurried(view, 3), lambda seat, hand: False), 50):
        assert world.hands[0] == mask_of(view.hand)
        assert sum(world.hands) == mask_of(PACK_32)
        assert [hand.bit_count() for hand in world.hands] == [8, 8, 8, 8]


def test_half_a_hand_is_filled_up() -> None:
    options = read_options(SCHAFKOPF.options, {"knock": "on"})
    view = opened(SCHAFKOPF, options, 4, DEALER).view(0)
    assert len(view.hand) == 4
    found = list(islice(worlds(view, unhurried(view, 3), lambda seat, hand: False), 20))
    assert len({world.hands[0] for world in found}) > 15
    for world in found:
        assert world.hands[0] & mask_of(view.hand) == mask_of(view.hand)
        assert [hand.bit_count() for hand in world.hands] == [8, 8, 8, 8]


def sure_solo() -> World:
    """Forehand holds the eight highest trumps of a solo of acorns."""
    own = mask_of(parse_cards("CQ SQ HQ DQ CJ SJ HJ DJ"))
    rest = [card for card in PACK_32 if not mask_of((card,)) & own]
    others = tuple(mask_of(rest[n::3]) for n in range(3))
    return World((own, *others), 1)


def test_a_sure_solo_brings_its_price_from_each() -> None:
    game = Played(0, Declaration(Kind.SOLO, parse_cards("CA")[0].suit))
    price = RULES.tariff.solo + (2 + 8) * RULES.tariff.unit
    assert result(HOUSE, sure_solo(), game, 0) == 3 * price
    assert result(HOUSE, sure_solo(), game, 2) == -price


def test_seats_announce_by_the_rules_and_only_higher() -> None:
    world = sure_solo()
    found = announced(HOUSE, world, 0, None)
    assert found is not None
    assert found.seat == 0
    assert found.declaration.kind in (Kind.SOLO, Kind.WENZ)
    standing = Played(3, Declaration(Kind.SOLO, parse_cards("SA")[0].suit))
    assert announced(HOUSE, world, 0, standing) == standing


def test_a_good_hand_announces_and_a_poor_one_passes() -> None:
    assert decided(dealt("CQ SQ HJ HA HK H9 DK D8")) == "announce call"
    assert decided(dealt("HQ HK SA S9 S8 C9 D9 D8")) == "pass"


def test_whoever_spoke_already_leaves_it_to_the_rules() -> None:
    course = dealt("CQ SQ HJ HA HK H9 DK D8", "announce call, pass, pass, pass")
    assert course.view(0).phase == "Declaring"
    assert decided(course).startswith("declare call")


def test_strong_first_cards_knock_and_weak_ones_do_not() -> None:
    assert decided(dealt("CQ SQ HQ CJ HA HK D8 D7", knock="on")) == "knock"
    assert decided(dealt("HK CA S10 D8 H7 C9 S9 D9", knock="on")) == "no"


def test_a_game_that_was_announced_is_kept_in_mind() -> None:
    view = dealt("HQ HK SA S9 S8 C9 D9 D8", "announce call, pass").view(2)
    said = schafkopf_choice.heard(view)
    assert said == {0: Kind.CALL, 1: None}
    house = house_of(view)
    weak, solo = (mask_of(parse_cards(codes)) for codes in ("H7 C7 C8 C9 S7 S8 D7 D8", "CQ SQ HQ DQ CJ SJ HJ HA"))
    call = mask_of(parse_cards("CQ SQ DQ HA HK H9 DK D8"))
    doubted = [[schafkopf_choice.doubts(house, said, seat, hand) for hand in (weak, call, solo)] for seat in (0, 1, 3)]
    assert doubted == [[True, False, False], [False, False, True], [False, False, False]]
