"""What a person chose about the look, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ramsch_desktop.ui.theme import tokens
from ramsch_desktop.ui.theme.tokens import Colours, FeltColour, Scheme


@dataclass(frozen=True)
class Theme:
    """A colour scheme, a cloth, the text scale (0.85-2.0) and whether movements are reduced.

    `family` names a font; empty means the platform's own.
    """

    scheme: Scheme = Scheme.LIGHT
    felt: FeltColour = FeltColour.GREEN
    text_scale: float = 1.0
    reduced_motion: bool = False
    family: str = ""

    def __post_init__(self) -> None:
        if not tokens.TEXT_SCALE_MIN <= self.text_scale <= tokens.TEXT_SCALE_MAX:
            raise ValueError(f"text scale {self.text_scale} is not within 0.85-2.0")

    @cached_property
    def colours(self) -> Colours:
        """The colour table of the scheme and cloth."""
        return tokens.colours(self.scheme, self.felt)

    @property
    def high_contrast(self) -> bool:
        """Whether plain white lines replace textures and shadows."""
        return self.scheme is Scheme.HIGH_CONTRAST

    def px(self, length: float) -> int:
        """A length of the design in whole pixels at the chosen text scale."""
        return round(length * self.text_scale)

    def movement(self, milliseconds: int) -> int:
        """Duration of a movement: nothing moves when motion is reduced."""
        return 0 if self.reduced_motion else milliseconds

    def fade(self, milliseconds: int) -> int:
        """Duration of a fade, which stays (80 ms) when motion is reduced."""
        return tokens.Motion.FADE_REDUCED if self.reduced_motion else milliseconds
