"""The settings of a person: one frozen value, kept as versioned JSON.

A field that cannot be read falls back to its default; a file that cannot be read is set aside with a message.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from ramsch_desktop.engine.cards import ALL_CARDS
from ramsch_desktop.engine.errors import RamschError
from ramsch_desktop.engine.json_text import parse_object, require_version
from ramsch_desktop.engine.options import OptionValue
from ramsch_desktop.store.face_packs import is_own
from ramsch_desktop.store.files import is_there, read_text, set_aside, write_text
from ramsch_desktop.store.languages import LANGUAGES
from ramsch_desktop.store.os_faults import fault_of
from ramsch_desktop.store.saves import Unreadable

VERSION: Final = 1
MAX_BYTES: Final = 1_000_000

SYSTEM: Final = "system"
UNTIL_CLICK: Final = -1
"""A trick pause that ends only by a click or Space."""

_CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "language": (SYSTEM, *LANGUAGES),
    "scheme": (SYSTEM, "light", "dark", "contrast"),
    "felt": ("green", "wine", "blue", "slate"),
    "faces": ("game", "french", "four", "cvd", "contrast", "german"),
    "back": ("faces", "french", "four", "cvd", "contrast", "german"),
    "level": ("easy", "medium", "strong"),
    "sorting": ("alternating", "ascending", "descending", "own"),
    "playing": ("click", "raise"),
    "finish_early": ("always", "ask", "never"),
    "panel": ("open", "folded"),
}
_CODES: Final = frozenset(card.code for card in ALL_CARDS)
_RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "text_scale": (0.85, 2.0),
    "card_scale": (0.7, 1.3),
    "speed": (0.25, 4.0),
    "volume": (0.0, 1.0),
    "trick_pause_ms": (UNTIL_CLICK, 10_000),
    "think_ms": (0, 5_000),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a person can set, with the values of a first start.

    ``faces`` is a pack of card faces, built in or a person's own, or ``game`` for the one that each game opens with;
    ``back`` the pack whose back is shown, or ``faces`` for that of the faces. ``speed`` multiplies the pace of
    animations; times are in milliseconds. ``volume`` goes from 0, silence, to 1, the sounds as they were made.
    ``options`` keeps the house rules last used for each game; ``own_orders`` the codes of cards, for each game, in the
    order in which a person arranged them.
    """

    language: str = SYSTEM
    scheme: str = SYSTEM
    felt: str = "green"
    faces: str = "game"
    back: str = "faces"
    level: str = "medium"
    sorting: str = "alternating"
    playing: str = "click"
    finish_early: str = "ask"
    player_name: str = ""
    text_scale: float = 1.0
    card_scale: float = 1.0
    speed: float = 1.0
    trick_pause_ms: int = 700
    think_ms: int = 450
    animations: bool = True
    reduced_motion: bool = False
    compact_faces: bool = False
    autoplay_only_card: bool = False
    count_points: bool = True
    sounds: bool = False
    panel: str = "open"
    volume: float = 0.7
    geometry: str = ""
    options: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    shortcuts: Mapping[str, str] = field(default_factory=dict)
    own_orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def with_options(self, game: str, options: Mapping[str, OptionValue]) -> Settings:
        """These settings with the house rules of one game replaced."""
        return replace(self, options={**self.options, game: dict(options)})

    def with_own_order(self, game: str, codes: Sequence[str]) -> Settings:
        """These settings with the order of the cards of one game replaced."""
        return replace(self, own_orders={**self.own_orders, game: tuple(codes)})


def write_settings(path: Path, settings: Settings) -> None:
    """Keep the settings; raises OSError."""
    write_text(path, json.dumps({"version": VERSION} | asdict(settings), ensure_ascii=False, indent=1) + "\n")


def read_settings(path: Path) -> Settings | Unreadable:
    """The settings kept, those of a first start if there are none, or why the file was set aside."""
    if not is_there(path):
        return Settings()
    try:
        data = parse_object(read_text(path, MAX_BYTES))
        require_version(data, VERSION)
    except (RamschError, OSError) as error:
        return Unreadable(fault_of(error), set_aside(path))
    return _of(data)


def language_kept(path: Path) -> str:
    """The language of the settings kept, SYSTEM where none can be read; a damaged file stays as it is."""
    try:
        kept = parse_object(read_text(path, MAX_BYTES)).get("language")
    except (RamschError, OSError):
        return SYSTEM
    return kept if kept in LANGUAGES else SYSTEM


def _of(data: Mapping[str, Any]) -> Settings:
    defaults = Settings()
    known = {item.name: getattr(defaults, item.name) for item in fields(Settings)}
    good = {name: data[name] for name, usual in known.items() if name in data and _fits(name, data[name], usual)}
    if "own_orders" in good:
        good["own_orders"] = _orders(good["own_orders"])
    return replace(defaults, **{name: _like(known[name], value) for name, value in good.items()})


def _like(usual: Any, value: Any) -> Any:
    return float(value) if isinstance(usual, float) else value


def _orders(table: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    return {game: tuple(codes) for game, codes in table.items()}


def _are_orders(value: Any) -> bool:
    """Whether this has a list of different cards for each name."""
    return isinstance(value, dict) and all(_is_order(codes) for codes in value.values())


def _is_order(codes: Any) -> bool:
    if not isinstance(codes, list) or not all(isinstance(code, str) and code in _CODES for code in codes):
        return False
    return len(set(codes)) == len(codes)


def _fits(name: str, value: Any, usual: Any) -> bool:
    if name == "faces" and is_own(value):
        return True
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name in _RANGES:
        low, high = _RANGES[name]
        return _is_number(value, usual) and low <= value <= high
    if name == "own_orders":
        return _are_orders(value)
    if name in ("options", "shortcuts"):
        return _is_table(value, depth=2 if name == "options" else 1)
    return type(value) is type(usual)


def _is_number(value: Any, usual: Any) -> bool:
    kinds = (int, float) if isinstance(usual, float) else (int,)
    return isinstance(value, kinds) and not isinstance(value, bool)


def _is_table(value: Any, depth: int) -> bool:
    if not isinstance(value, dict):
        return False
    if depth == 1:
        return all(isinstance(each, (str, int)) and not isinstance(each, bool) for each in value.values())
    return all(_is_table(each, depth - 1) for each in value.values())
