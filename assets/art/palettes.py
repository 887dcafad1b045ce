"""The colours of the suits in every pack: tables, so that no drawing chooses a suit colour itself."""

from __future__ import annotations

from dataclasses import dataclass, fields

from assets.art.colour import INK, PAPER, WHITE, lighter, luminance, mix

SUITS = "CSHD"


@dataclass(frozen=True)
class Scheme:
    """Every colour of a French suit that differs from palette to palette.

    Within one scheme all colours are different, so that another palette can replace them one by one.
    """

    pip: str
    main: str
    second: str
    accent: str
    embroidery: str
    ground: str
    ray: str
    glint: str
    vein: str

    def roles(self) -> dict[str, str]:
        """Role name to colour."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def _scheme(pip: str, main: str, second: str, accent: str, paleness: float = 0.86) -> Scheme:
    gold = "#EBB740"
    return Scheme(
        pip=pip,
        main=main,
        second=second,
        accent=accent,
        embroidery=gold if luminance(second) < 0.3 else main,
        ground=mix(main, PAPER, paleness),
        ray=mix(main, PAPER, paleness - 0.12),
        glint=lighter(main, 0.48),
        vein=mix(accent, WHITE if luminance(accent) < 0.5 else INK, 0.45),
    )


FRENCH: dict[str, dict[str, Scheme]] = {
    "french": {
        "C": _scheme("#1B1E28", "#1F2937", "#C9302C", "#2F7D6B"),
        "S": _scheme("#1B1E28", "#26457E", "#C9302C", "#8FB4DC"),
        "H": _scheme("#C8202C", "#C2272D", "#26457E", "#F2A7A0"),
        "D": _scheme("#C8202C", "#D8542B", "#1F6F78", "#F6C26B"),
    },
    "four": {
        "C": _scheme("#1B1E28", "#23262E", "#A9B1BC", "#C9302C"),
        "S": _scheme("#0A8248", "#12713F", "#9CCFA6", "#0B4F33"),
        "H": _scheme("#C4122F", "#C8202C", "#F0A9A0", "#8E1B3A"),
        "D": _scheme("#D06A00", "#DB7A0A", "#F8CF86", "#A84A12"),
    },
    "cvd": {
        "C": _scheme("#111111", "#23262E", "#A9B1BC", "#C9302C"),
        "S": _scheme("#0A58A8", "#0A4A9E", "#0A2350", "#A9CBF2"),
        "H": _scheme("#C4002F", "#C8202C", "#F0A9A0", "#8E1B3A"),
        "D": _scheme("#C46A00", "#DB7A0A", "#F8CF86", "#A84A12"),
    },
    "contrast": {
        "C": _scheme("#000000", "#23262E", "#A9B1BC", "#C9302C", 1),
        "S": _scheme("#003E9C", "#0A4A9E", "#0A2350", "#A9CBF2", 1),
        "H": _scheme("#B0003A", "#C8202C", "#F0A9A0", "#8E1B3A", 1),
        "D": _scheme("#8A5A00", "#DB7A0A", "#F8CF86", "#A84A12", 1),
    },
}

GERMAN_PIPS = {"C": "#6A4A22", "S": "#2E8B3D", "H": "#CC1F2D", "D": "#EDB41E"}
GERMAN_INDICES = {"C": "#5A3C18", "S": "#1F6F2D", "H": "#B51724", "D": "#8F5E00"}


def index_colours(pack: str) -> dict[str, str]:
    """Suit letter to the colour of rank letters in that pack."""
    if pack == "german":
        return GERMAN_INDICES
    return {suit: scheme.pip for suit, scheme in FRENCH[pack].items()}


@dataclass(frozen=True)
class BackColours:
    """Colours of a card back."""

    field: str
    figure: str
    gold: str
    light: str
    signal: str


BACKS: dict[str, BackColours] = {
    "french": BackColours("#1D3557", "#24456F", "#E8B33C", "#F7EFD9", "#E8747A"),
    "four": BackColours("#1E5A3C", "#277049", "#E9B84A", "#F6EFDA", "#F08C84"),
    "cvd": BackColours("#5A2A63", "#6C3A76", "#EBBC52", "#F5EEDB", "#F2A25A"),
    "contrast": BackColours("#000000", "#1A1A1A", "#FFD400", "#FFFFFF", "#FFFFFE"),
    "german": BackColours("#8C1F2F", "#A32C3D", "#F0CF86", "#FFF7E3", "#7B1A29"),
}


@dataclass(frozen=True)
class GermanScheme:
    """Colours of the figures and landscapes of a German suit."""

    main: str
    second: str
    trim: str
    sky: str
    hill: str
    near_hill: str


GERMAN: dict[str, GermanScheme] = {
    "C": GermanScheme("#9A5220", "#66761F", "#F0C24B", "#D8E4E8", "#AFB48A", "#7F8550"),
    "S": GermanScheme("#2E7D46", "#7A3B1E", "#F2D06B", "#DDEBD2", "#7FB069", "#4F8A4C"),
    "H": GermanScheme("#B8242F", "#27456F", "#F2C75C", "#F8DDD3", "#E0A58F", "#C17F66"),
    "D": GermanScheme("#D9A21B", "#7B2D4B", "#FFF3D0", "#CFE4F2", "#DDBB5E", "#A88532"),
}
