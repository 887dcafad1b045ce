"""Finished deals and matches for tests of what is shown of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from ramsch_desktop.controller.narrator import Narrator, speech_for
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match, match_of, new_match
from tests.playing import at_random, play_out


def played(game: Game, deals: int = 3, seed: int = 1, **options: OptionValue) -> Match:
    """A match of so many deals, or of fewer if it ends before, played at random."""
    return _played(game.id, deals, seed, tuple(sorted(options.items())))


@cache
def _played(identifier: str, deals: int, seed: int, given: tuple[tuple[str, OptionValue], ...]) -> Match:
    game = BY_ID[identifier]
    options = read_options(game.options, dict(given))
    seats = game.seats(options)
    match = new_match(game, options, ("you", *["medium"] * (seats - 1)), seats - 1, seed)
    for deal in range(1, deals + 1):
        match = match.with_course(play_out(match.course, at_random(Random(seed + deal))))
        if match.status is MatchStatus.OVER or deal == deals:
            break
        match = match.next_deal(seed + deal)
    return match


def unplayed(match: Match) -> Match:
    """The same match before the first action of its first deal."""
    record = match.record()
    first = replace(record.deals[0], actions=())
    return match_of(replace(record, deals=(first,)), match.game)


def narrator(match: Match) -> Narrator:
    """The English narrator of a match."""
    return Narrator(match.game, speech_for(match.game.seats(match.options), Faces.FRENCH))
