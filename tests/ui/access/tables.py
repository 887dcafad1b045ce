"""The tables at which one deal is played: every game, with the player counts and phases that differ."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.controller.matches import YOU
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match, new_match


@dataclass(frozen=True)
class Setting:
    """A game with house rules, who deals (the last seat if None), and the seeds of deals to play."""

    game: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    dealer: int | None = None
    seeds: tuple[int, ...] = (1,)
    reached: tuple[str, ...] = ()
    """What is done in these deals at the least, by words on buttons."""

    def __str__(self) -> str:
        rules = [f"{name}={value}" for name, value in self.options]
        dealer = [] if self.dealer is None else [f"dealer={self.dealer}"]
        return " ".join([self.game, *rules, *dealer, *self.reached[-1:]])

    def match(self, seed: int, who: str = YOU) -> Match:
        """A fresh match against players of the medium level; ``who`` sits at the first seat."""
        game = BY_ID[self.game]
        options = read_options(game.options, dict(self.options))
        seats = game.seats(options)
        dealer = seats - 1 if self.dealer is None else self.dealer
        return new_match(game, options, (who, *["medium"] * (seats - 1)), dealer, seed)


_ON = "Pass on 2 cards (cards)"


def _of(
    game: str, *reached: str, dealer: int | None = None, seeds: tuple[int, ...] = (1,), **options: OptionValue
) -> Setting:
    return Setting(game, tuple(options.items()), dealer, seeds, reached)


SETTINGS = (
    _of("ramsch", "play", variant="simple"),
    _of("ramsch", "play", variant="pip"),
    _of("ramsch", "play", _ON, variant="schiebe"),
    _of("ramsch", "play", variant="skat"),
    _of("skat", "Pass", seeds=(1,)),
    _of("skat", "Yes, 18", "Pick up the skat", "tray", "pick", seeds=(10, 20)),
    _of("skat", "Yes, 18", "pick", "tick", seeds=(10,)),
    _of("skat", "play", table=4),
    _of("skat", table=4, dealer=0),
    _of("skat", "Kontra", kontra_re="on", kontra_needs_bid18="off", seeds=(5, 6)),
    _of("skat", "Pass", "Take the skat", _ON, ramsch_kind="schiebe", seeds=(20,)),
    _of("schieberamsch", "No Grand Hand", "Take the skat", _ON, seeds=(1, 3)),
    _of("schieberamsch", "Grand Hand", "play", seeds=(2,)),
    _of("schafkopf", "pick", "play", seeds=(1, 3)),
    _of("schafkopf", "Knock", pack="short", knock="on", seeds=(4,)),
    _of("schafkopf", "play", ramsch_only="on"),
    *(_of("ramsen", "Stay in", "Exchange 1 card (cards)", players=players) for players in (3, 4, 5)),
    _of("ramsen", "Stay in", "play", order="bid_first", seeds=(2,)),
    *(_of("rams", "Stay in", "Draw 2 cards (cards)", players=players, seeds=(2,)) for players in (3, 4, 7)),
)
"""Each kind of decision of each game is among them."""
