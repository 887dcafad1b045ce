"""A head: face, hair, beard and hat put together, and the heads of the court cards of both decks."""

from __future__ import annotations

from dataclasses import dataclass, field

from assets.art import hats
from assets.art.colour import CREAM, GOLD, INK, SCARLET, SKIN_SHADE, WHITE
from assets.art.faces import Age, Brows, Eyes, Features, Jaw, Looks, Mouth, Nose, face
from assets.art.hair import Beard, Cut, Fringe, Moustache, beard, behind, beside, fringe, moustache
from assets.art.hats import Feather, feather
from assets.art.palettes import GERMAN, GermanScheme, Scheme
from assets.art.regalia import Crown, Diadem, crown, diadem
from assets.art.svg import inked, mirrored

GREY, SILVER, BROWN, BLACK = "#9A9590", "#CFCAC3", "#6B4226", "#2A2A33"
FAIR, RED, CHESTNUT, DARK = "#C9812E", "#A8481E", "#8A4B22", "#3B2A1E"


@dataclass(frozen=True)
class Head:
    """What one head is made of; the hat is drawn already."""

    features: Features
    hair: str
    cut: Cut = Cut.NONE
    fringe: Fringe = Fringe.NONE
    beard: Beard | None = None
    moustache: Moustache | None = None
    hat: str = field(default="", repr=False)

    def behind(self, length: float = 96) -> str:
        """The hair behind the shoulders."""
        return behind(self.cut, self.hair, length)

    def front(self) -> str:
        """All that lies over collar and shoulders."""
        growth = beard(self.beard, self.hair) if self.beard else ""
        if self.moustache:
            growth += moustache(self.moustache, self.hair)
        return beside(self.cut, self.hair) + face(self.features) + growth + fringe(self.fringe, self.hair) + self.hat

    def bust(self, length: float = 110) -> str:
        """The head by itself."""
        return self.behind(length) + self.front()


NECK = inked("M-26 60L26 60L30 104L-30 104Z", SKIN_SHADE, 4)

_KING_FACES: dict[str, Features] = {
    "C": Features(Jaw.ROUND, Nose.BROAD, Eyes.HEAVY, Brows.BUSHY, age=Age.OLD, brow_colour=SILVER),
    "S": Features(Jaw.SQUARE, Nose.HOOKED, Eyes.ALMOND, Brows.STERN, looks=Looks.LEFT),
    "H": Features(Jaw.ROUND, Nose.STRAIGHT, Eyes.ASIDE, Brows.RAISED, iris="#2F5D8A"),
    "D": Features(Jaw.FULL, Nose.SNUB, Eyes.ROUND, Brows.STRONG, age=Age.YOUNG, looks=Looks.LEFT, iris="#3F6B3A"),
}
_KING_HAIR = {
    "C": (SILVER, Beard.FORKED, Crown.FIVE_POINTS),
    "S": (BLACK, Beard.SQUARE, Crown.BATTLEMENT),
    "H": (FAIR, Beard.POINTED, Crown.CLOSED),
    "D": (CHESTNUT, Beard.SHORT, Crown.THREE_POINTS),
}


def _french_king(suit: str, scheme: Scheme) -> Head:
    hair, cut, form = _KING_HAIR[suit]
    hat = crown(form, GOLD, scheme.second, scheme.main)
    return Head(_KING_FACES[suit], hair, Cut.CURLS, beard=cut, hat=hat)


_QUEENS: dict[str, tuple[Features, str, Cut, Fringe, Diadem]] = {
    "C": (
        Features(Jaw.ROUND, Nose.STRAIGHT, Eyes.ALMOND, Brows.FINE, Mouth.FULL),
        BROWN,
        Cut.LONG,
        Fringe.PARTED,
        Diadem.PETALS,
    ),
    "S": (
        Features(Jaw.LONG, Nose.HOOKED, Eyes.HEAVY, Brows.FINE, Mouth.FULL, Age.OLD, Looks.LEFT),
        "#8A8B96",
        Cut.LONG,
        Fringe.PARTED,
        Diadem.STEPS,
    ),
    "H": (
        Features(Jaw.HEART, Nose.SNUB, Eyes.ROUND, Brows.FINE, Mouth.FULL, Age.YOUNG, iris="#2F5D8A"),
        "#DDA043",
        Cut.LONG,
        Fringe.SWEPT,
        Diadem.PEARLS,
    ),
    "D": (
        Features(Jaw.FULL, Nose.BROAD, Eyes.ASIDE, Brows.FINE, Mouth.SMILE, looks=Looks.LEFT),
        RED,
        Cut.BUN,
        Fringe.PARTED,
        Diadem.SUN,
    ),
}


def _french_queen(suit: str, scheme: Scheme) -> Head:
    features, hair, cut, forehead, form = _QUEENS[suit]
    hat = diadem(form, GOLD, scheme.main, scheme.second)
    return Head(features, hair, cut, forehead, hat=hat)


_JACKS: dict[str, tuple[Features, str, Cut, Fringe, Moustache | None]] = {
    "C": (
        Features(Jaw.SQUARE, Nose.BROAD, Eyes.HEAVY, Brows.BUSHY, Mouth.PLAIN, Age.OLD, brow_colour=GREY),
        GREY,
        Cut.BOB,
        Fringe.CUT,
        Moustache.WALRUS,
    ),
    "S": (
        Features(brows=Brows.STERN, looks=Looks.ASIDE),
        BLACK,
        Cut.NONE,
        Fringe.SIDE,
        Moustache.SIDE,
    ),
    "H": (
        Features(Jaw.HEART, Nose.SNUB, Eyes.ROUND, Brows.RAISED, Mouth.SMILE, Age.YOUNG, iris="#2F5D8A"),
        FAIR,
        Cut.BOB,
        Fringe.CUT,
        None,
    ),
    "D": (
        Features(Jaw.ROUND, Nose.STRAIGHT, Eyes.ASIDE, Brows.RAISED, Mouth.WRY, looks=Looks.LEFT),
        CHESTNUT,
        Cut.SHORT,
        Fringe.CUT,
        Moustache.THIN,
    ),
}


def _jack_hat(suit: str, scheme: Scheme) -> str:
    hue = Feather(scheme.accent, scheme.vein)
    match suit:
        case "C":
            return hats.beret(scheme.main, scheme.second, feather(WHITE), GOLD)
        case "S":
            return mirrored(hats.chaperon(scheme.main, scheme.second, hue))
        case "H":
            return hats.kepi(scheme.main, scheme.second, hue, GOLD)
        case _:
            return hats.hunter(scheme.main, scheme.second, hue)


def _french_jack(suit: str, scheme: Scheme) -> Head:
    features, hair, cut, forehead, lip = _JACKS[suit]
    return Head(features, hair, cut, forehead, moustache=lip, hat=_jack_hat(suit, scheme))


def french_head(rank: str, suit: str, scheme: Scheme) -> Head:
    """The head of a French king (K), queen (Q) or jack (J)."""
    makers = {"K": _french_king, "Q": _french_queen, "J": _french_jack}
    return makers[rank](suit, scheme)


_GERMAN_KINGS: dict[str, tuple[Features, str, Beard, Crown]] = {
    "C": (Features(Jaw.SQUARE, Nose.BROAD, Eyes.ALMOND, Brows.STERN), DARK, Beard.FORKED, Crown.FIVE_POINTS),
    "S": (
        Features(Jaw.ROUND, Nose.STRAIGHT, Eyes.ROUND, Brows.RAISED, looks=Looks.LEFT, iris="#3F6B3A"),
        BROWN,
        Beard.SQUARE,
        Crown.BATTLEMENT,
    ),
    "H": (
        Features(Jaw.ROUND, Nose.HOOKED, Eyes.HEAVY, Brows.BUSHY, age=Age.OLD, brow_colour=SILVER),
        SILVER,
        Beard.PATRIARCH,
        Crown.CLOSED,
    ),
    "D": (
        Features(Jaw.FULL, Nose.SNUB, Eyes.LAUGHING, Brows.STRONG, age=Age.YOUNG, looks=Looks.LEFT),
        BLACK,
        Beard.SHORT,
        Crown.THREE_POINTS,
    ),
}


def _german_king(suit: str, scheme: GermanScheme) -> Head:
    features, hair, cut, form = _GERMAN_KINGS[suit]
    gold = GOLD if suit == "D" else scheme.trim
    hat = crown(form, gold, scheme.main, scheme.second)
    return Head(features, hair, Cut.CURLS, beard=cut, hat=hat)


def _ober(suit: str, scheme: GermanScheme) -> Head:
    match suit:
        case "C":
            features = Features(Jaw.SQUARE, Nose.BROAD, Eyes.ALMOND, Brows.STERN)
            hat = hats.tricorn(INK, scheme.trim, feather(SCARLET))
            return Head(features, DARK, Cut.BOB, moustache=Moustache.CURLED, hat=hat)
        case "S":
            features = Features(Jaw.ROUND, Nose.SNUB, Eyes.ROUND, Brows.STRONG, age=Age.YOUNG, looks=Looks.LEFT)
            hat = hats.shako(scheme.main, scheme.trim, feather(SCARLET))
            return Head(features, BROWN, Cut.SHORT, moustache=Moustache.THIN, hat=hat)
        case "H":
            features = Features(Jaw.LONG, Nose.HOOKED, Eyes.ASIDE, Brows.RAISED, iris="#2F5D8A")
            hat = hats.slouch(scheme.main, scheme.second, feather(WHITE))
            return Head(features, "#B9752C", Cut.BOB, moustache=Moustache.CURLED, hat=hat)
        case _:
            features = Features(
                Jaw.FULL, Nose.BROAD, Eyes.HEAVY, Brows.BUSHY, age=Age.OLD, looks=Looks.LEFT, brow_colour=GREY
            )
            hat = hats.top_hat(scheme.second, scheme.main, feather(WHITE))
            return Head(features, GREY, Cut.SHORT, beard=Beard.SHORT, hat=hat)


def _unter(suit: str, scheme: GermanScheme) -> Head:
    match suit:
        case "C":
            features = Features(Jaw.SQUARE, Nose.BROAD, Eyes.HEAVY, Brows.BUSHY, age=Age.OLD, brow_colour=GREY)
            hat = hats.tassel_cap(scheme.second, scheme.trim, SCARLET)
            return Head(features, GREY, Cut.SHORT, moustache=Moustache.WALRUS, hat=hat)
        case "S":
            features = Features(Jaw.LONG, Nose.STRAIGHT, Eyes.ASIDE, Brows.STRONG, looks=Looks.LEFT)
            hat = hats.hunter(scheme.main, scheme.second, feather(CREAM))
            return Head(features, BROWN, Cut.BOB, Fringe.CUT, hat=hat)
        case "H":
            features = Features(Jaw.HEART, Nose.SNUB, Eyes.ROUND, Brows.RAISED, Mouth.SMILE, Age.YOUNG)
            hat = hats.beret(scheme.second, scheme.main, feather(WHITE), scheme.trim)
            return Head(features, "#B9752C", Cut.BOB, Fringe.CUT, hat=hat)
        case _:
            features = Features(Jaw.FULL, Nose.BROAD, Eyes.LAUGHING, Brows.STRONG, Mouth.SMILE, Age.YOUNG, Looks.LEFT)
            hat = hats.bowl(scheme.second, scheme.main)
            return Head(features, BLACK, Cut.SHORT, Fringe.NONE, hat=hat)


def german_head(rank: str, suit: str) -> Head:
    """The head of a German king (K), Ober (Q) or Unter (J)."""
    makers = {"K": _german_king, "Q": _ober, "J": _unter}
    return makers[rank](suit, GERMAN[suit])
