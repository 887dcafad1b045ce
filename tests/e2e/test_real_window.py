"""The program in a real window on a real X server, played with a real mouse and real keys."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.saves import load_match
from ramsch_desktop.store.settings import Settings, write_settings
from ramsch_desktop.ui.table.layout import table_layout, window_layout
from ramsch_desktop.ui.table.sorting import Sorting, sort_hand
from tests.x_server import on_display

pytestmark = pytest.mark.xserver
PATIENCE = 60.0


@dataclass
class Player:
    """A person at the screen: sees the saved record, has a mouse and keys."""

    home: Path
    environment: dict[str, str]
    program: subprocess.Popen[bytes]
    window: str = ""

    def match(self) -> Match | None:
        """The match as it was saved last, None while there is none."""
        try:
            return load_match(self.home / "state" / "match.ramsch", BY_ID)
        except BadRecord:
            return None

    def course(self) -> Course:
        """The deal on the table."""
        match = self.match()
        assert match is not None
        return match.course

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Wait for something, and fail with its name when it does not come."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert self.program.poll() is None, f"the program ended with {self.program.poll()} before: {what}"
            assert time.monotonic() < end, f"this does not come: {what}"
            time.sleep(0.05)

    def do(self, *words: str) -> str:
        """One xdotool command."""
        found = subprocess.run(["xdotool", *words], env=self.environment, check=True, capture_output=True, text=True)
        return found.stdout.strip()

    def find_window(self) -> None:
        """Wait for the window and bring it to the front."""

        def there() -> bool:
            command = ["xdotool", "search", "--onlyvisible", "--name", "Ramsch"]
            found = subprocess.run(command, env=self.environment, check=False, capture_output=True, text=True)
            self.window = found.stdout.split()[0] if found.stdout.split() else ""
            return bool(self.window)

        self.wait(there, "the window")
        self.do("windowactivate", "--sync", self.window)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.do("key", "--clearmodifiers", key)

    def click_card(self, card: Card) -> None:
        """Click the visible left edge of a card of the hand."""
        x, y = self.place_of(card)
        self.do("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def place_of(self, card: Card) -> tuple[int, int]:
        """Where the left edge of a card lies in the window, by the layout."""
        size = dict(
            line.split("=") for line in self.do("getwindowgeometry", "--shell", self.window).splitlines() if "=" in line
        )
        window = window_layout(float(size["WIDTH"]), float(size["HEIGHT"]))
        view = self.course().view(0)
        hand = in_hand(view)
        layout = table_layout(window.table.width, window.table.height, view.seats, len(hand))
        slot = layout.hand_slots[hand.index(card)]
        return round(slot.centre.x - 0.36 * slot.width), round(window.table.y + slot.centre.y)

    def wait_for_turn(self) -> None:
        """Wait until it is the human's turn or the deal is over."""
        self.wait(lambda: self.match() is not None and self.course().to_move in (0, None), "your turn")


@pytest.fixture
def player(tmp_path: Path, x_display: str) -> Iterator[Player]:
    settings = Settings(language="en", animations=False, think_ms=0, trick_pause_ms=0)
    settings = settings.with_options("ramsch", {"variant": "skat"})
    write_settings(tmp_path / "config" / "settings.json", settings)
    environment = on_display(x_display) | {"RAMSCH_DESKTOP_HOME": str(tmp_path)}
    player = Player(tmp_path, environment, start(environment))
    yield player
    player.program.terminate()
    player.program.wait(timeout=20)


def start(environment: dict[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "ramsch_desktop", "--game", "ramsch"], env=environment)


def first_legal(player: Player) -> Card:
    legal = {str(action) for action in player.course().legal_actions()}
    return next(card for card in in_hand(player.course().view(0)) if f"play {card}" in legal)


def in_hand(view: View) -> tuple[Card, ...]:
    """The hand from left to right: suits keep the places that they had in the hand that was dealt."""
    played = [play.card for trick in view.table.all_tricks() for play in trick.plays if play.seat == view.seat]
    return sort_hand(view.hand, view.order, Sorting.ALTERNATING, played=played)


def play_deal(player: Player, play: Callable[[Card], None]) -> int:
    """Play a deal to its end; how many cards were played by hand."""
    played = 0
    while True:
        player.wait_for_turn()
        before = len(player.course().actions)
        if player.course().to_move is None:
            return played
        play(first_legal(player))
        player.wait(lambda: len(player.course().actions) > before, "the card on the table")  # noqa: B023
        played += 1


def test_a_deal_by_mouse_and_the_next_one_by_keys(player: Player) -> None:
    player.find_window()
    assert play_deal(player, player.click_card) == 10
    match = player.match()
    assert match is not None
    assert match.standing.deals == 1
    player.press("Return")
    player.wait(lambda: len(player.match().courses) == 2 if player.match() else False, "the next deal")  # type: ignore[union-attr]
    assert play_deal(player, lambda card: by_keys(player, card)) == 10


def by_keys(player: Player, card: Card) -> None:
    """Go to a card from the left end of the hand and enter it."""
    at = in_hand(player.course().view(0)).index(card)
    player.press("Home", *["Right"] * at, "Return")


def test_after_kill_nine_in_mid_trick_the_trick_is_there(player: Player) -> None:
    player.find_window()
    player.wait_for_turn()
    player.click_card(first_legal(player))
    player.wait_for_turn()
    before = player.match()
    os.kill(player.program.pid, signal.SIGKILL)
    player.program.wait()
    player.program = subprocess.Popen([sys.executable, "-m", "ramsch_desktop"], env=player.environment)
    player.find_window()
    player.wait_for_turn()
    assert player.match() == before
    actions = len(player.course().actions)
    player.click_card(first_legal(player))
    player.wait(lambda: len(player.course().actions) > actions, "the card on the table after the restart")
