"""Turn a theme into a palette and a style sheet, and keep up with the system's light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QDir, QEvent, QObject, Qt, QTemporaryDir, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from ramsch_desktop.ui.theme import sheet
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.signs import Sign, sign_svg
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import TEXT, FeltColour, Scheme

STYLE_ARGUMENTS: Final = ("-style", "fusion")
"""For the arguments of a new QApplication: the style that the sheet is written for. Set later, Qt would hand it over
with the tables of all that a style can draw, which delays the start."""

_THEME_PROPERTY = "ramschTheme"
_SIGNS_PROPERTY = "ramschSigns"


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Set palette, font and style sheet of the whole program; may be called again at any time.

    Every widget gets a `StyleChange` event afterwards; painted parts draw themselves anew on it.
    """
    if app.property(_SIGNS_PROPERTY) is None:
        app.setProperty(_SIGNS_PROPERTY, _SignFiles())
    signs: _SignFiles = app.property(_SIGNS_PROPERTY)
    app.setProperty(_THEME_PROPERTY, theme)
    app.setFont(font(theme, TEXT))
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet.style_sheet(theme, signs.url))
    for widget in app.allWidgets():
        if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            # Qt tells only widgets that were shown before; one made ahead must not keep old icons and margins.
            app.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def current_theme() -> Theme:
    """The theme last applied, or the light one."""
    app = QApplication.instance()
    theme = app.property(_THEME_PROPERTY) if app is not None else None
    return theme if isinstance(theme, Theme) else Theme()


def palette(theme: Theme) -> QPalette:
    """The palette behind the style sheet, for everything that a rule does not reach."""
    c, role = theme.colours, QPalette.ColorRole
    result = QPalette(QColor(c.card), QColor(c.paper))
    pairs = {
        role.Window: c.paper,
        role.WindowText: c.ink,
        role.Base: c.card,
        role.AlternateBase: c.paper,
        role.Text: c.ink,
        role.Button: c.card,
        role.ButtonText: c.ink,
        role.BrightText: c.minus,
        role.Highlight: c.green,
        role.HighlightedText: c.on_green,
        role.Accent: c.green,
        role.Link: c.link,
        role.LinkVisited: c.link,
        role.ToolTipBase: c.card,
        role.ToolTipText: c.ink,
        role.PlaceholderText: c.off,
        role.Light: c.card,
        role.Midlight: c.line,
        role.Mid: c.strong_line,
        role.Dark: c.strong_line,
        role.Shadow: c.strong_line,
    }
    for key, colour in pairs.items():
        result.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        result.setColor(QPalette.ColorGroup.Disabled, key, QColor(c.off))
    return result


class _SignFiles:
    """Files for the style sheet's `image` rules, which take nothing but a file name."""

    def __init__(self) -> None:
        self._directory = QTemporaryDir()
        QDir.setSearchPaths("sign", [self._directory.path()])
        self._written: set[str] = set()

    def url(self, sign: Sign, colour: str) -> str:
        """A style sheet url of the sign; the colour is in the name, so no cache can confuse two themes."""
        name = f"{sign.name.lower()}-{colour[1:]}.svg"
        if name not in self._written:
            with open(self._directory.filePath(name), "w", encoding="utf-8") as file:  # noqa: PTH123
                file.write(sign_svg(sign, colour, 2.6))
            self._written.add(name)
        return f"url(sign:{name})"


class SchemeChoice(Enum):
    """What the settings offer: the system's own scheme or a fixed one."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


@dataclass(frozen=True)
class Appearance:
    """The settings that make a theme."""

    choice: SchemeChoice = SchemeChoice.SYSTEM
    felt: FeltColour = FeltColour.GREEN
    text_scale: float = 1.0
    reduced_motion: bool = False
    family: str = ""

    def theme(self, system: Scheme) -> Theme:
        """The theme when the system shows `system`."""
        scheme = system if self.choice is SchemeChoice.SYSTEM else Scheme(self.choice.value)
        return Theme(scheme, self.felt, self.text_scale, self.reduced_motion, self.family)


def system_scheme() -> Scheme:
    """What the desktop asks for: high contrast before dark before light; light where it says nothing."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # Qt 6.10
    if accessibility is not None:
        preference = accessibility().contrastPreference()
        if preference == Qt.ContrastPreference.HighContrast:
            return Scheme.HIGH_CONTRAST
    return Scheme.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else Scheme.LIGHT


class ThemeKeeper(QObject):
    """Applies an appearance and applies it again when the system turns light or dark."""

    changed = Signal(Theme)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._appearance = Appearance()
        app.styleHints().colorSchemeChanged.connect(self._follow)

    @property
    def appearance(self) -> Appearance:
        """The settings in force."""
        return self._appearance

    def show(self, appearance: Appearance) -> None:
        """Make the program look as asked, at once."""
        self._appearance = appearance
        self._apply()

    def _follow(self) -> None:
        if self._appearance.choice is SchemeChoice.SYSTEM:
            self._apply()

    def _apply(self) -> None:
        theme = self._appearance.theme(system_scheme())
        if theme != current_theme() or not self._app.styleSheet():
            apply_theme(self._app, theme)
            self.changed.emit(theme)
