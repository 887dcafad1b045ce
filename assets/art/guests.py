"""Guests of the inn: heads that are on no card, for the seats of the table."""

from __future__ import annotations

from dataclasses import dataclass

from assets.art import hats
from assets.art.colour import BRASS, CREAM, GOLD, SCARLET, WHITE
from assets.art.faces import Age, Brows, Eyes, Features, Jaw, Looks, Mouth, Nose
from assets.art.hair import Beard, Cut, Fringe, Moustache
from assets.art.hats import feather
from assets.art.heads import BLACK, BROWN, CHESTNUT, GREY, RED, SILVER, Head
from assets.art.regalia import Diadem, diadem


@dataclass(frozen=True)
class Guest:
    """A head, the ground behind it and the coat below it."""

    head: Head
    ground: str
    coat: str


GUESTS: dict[str, Guest] = {
    "grandmother": Guest(
        Head(
            Features(Jaw.FULL, Nose.SNUB, Eyes.LAUGHING, Brows.FINE, Mouth.SMILE, Age.OLD),
            SILVER,
            Cut.SHORT,
            Fringe.PARTED,
            hat=hats.headscarf("#7B2D4B", "#F2D06B"),
        ),
        "#F3DDE3",
        "#3C5A86",
    ),
    "farmer": Guest(
        Head(
            Features(Jaw.SQUARE, Nose.BROAD, Eyes.ALMOND, Brows.STRONG, looks=Looks.LEFT),
            CHESTNUT,
            Cut.SHORT,
            moustache=Moustache.WALRUS,
            hat=hats.straw_hat("#E3C277", "#8C1F2F"),
        ),
        "#DDE8D0",
        "#6B7F3A",
    ),
    "girl": Guest(
        Head(
            Features(Jaw.HEART, Nose.SNUB, Eyes.ROUND, Brows.FINE, Mouth.SMILE, Age.YOUNG, iris="#2F5D8A"),
            "#DDA043",
            Cut.BRAIDS,
            Fringe.CUT,
            hat=hats.wreath("#DDA043"),
        ),
        "#CFE4F2",
        "#B8242F",
    ),
    "sailor": Guest(
        Head(
            Features(Jaw.SQUARE, Nose.HOOKED, Eyes.ASIDE, Brows.STERN, Mouth.WRY),
            RED,
            Cut.CURLS,
            beard=Beard.SHORT,
            hat=hats.kepi("#26457E", CREAM, feather("#26457E"), BRASS),
        ),
        "#D8E4E8",
        "#26457E",
    ),
    "scholar": Guest(
        Head(
            Features(
                Jaw.LONG,
                Nose.HOOKED,
                Eyes.HEAVY,
                Brows.BUSHY,
                age=Age.OLD,
                looks=Looks.LEFT,
                brow_colour=SILVER,
            ),
            SILVER,
            Cut.BOB,
            beard=Beard.SQUARE,
            hat=hats.bowl("#3C2E5A", "#5A4A86"),
        ),
        "#E6E0F0",
        "#3C2E5A",
    ),
    "innkeeper": Guest(
        Head(
            Features(Jaw.FULL, Nose.BROAD, Eyes.LAUGHING, Brows.STRONG, Mouth.SMILE),
            BLACK,
            Cut.SHORT,
            moustache=Moustache.CURLED,
            hat=hats.tassel_cap("#2E7D46", "#F2D06B", SCARLET),
        ),
        "#FBEFC6",
        "#8C1F2F",
    ),
    "dancer": Guest(
        Head(
            Features(Jaw.ROUND, Nose.STRAIGHT, Eyes.ASIDE, Brows.FINE, Mouth.FULL, looks=Looks.LEFT, iris="#3F6B3A"),
            BLACK,
            Cut.BUN,
            Fringe.PARTED,
            hat=diadem(Diadem.PEARLS, GOLD, "#B8242F", "#B8242F"),
        ),
        "#F8DDD3",
        "#B8242F",
    ),
    "hunter": Guest(
        Head(
            Features(Jaw.ROUND, Nose.SNUB, Eyes.ALMOND, Brows.RAISED, Mouth.WRY),
            BROWN,
            Cut.BOB,
            Fringe.SWEPT,
            hat=hats.hunter("#4F6B3A", "#3B4F2B", feather(CREAM)),
        ),
        "#E4EBCB",
        "#4F6B3A",
    ),
    "ferryman": Guest(
        Head(
            Features(Jaw.LONG, Nose.BROAD, Eyes.ROUND, Brows.STRONG, Mouth.PLAIN, looks=Looks.LEFT),
            GREY,
            Cut.SHORT,
            beard=Beard.POINTED,
            hat=hats.beret("#1F6F78", "#16474D", feather(WHITE)),
        ),
        "#D5ECEA",
        "#1F6F78",
    ),
    "lady": Guest(
        Head(
            Features(Jaw.LONG, Nose.HOOKED, Eyes.HEAVY, Brows.FINE, Mouth.FULL),
            RED,
            Cut.LONG,
            Fringe.SWEPT,
            hat=hats.slouch("#5A2A63", "#E8B33C", feather("#E8747A")),
        ),
        "#EEDDEF",
        "#5A2A63",
    ),
}
