"""One palette and one style sheet for the whole program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QFile, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.theme import style
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.style import (
    Appearance,
    SchemeChoice,
    ThemeKeeper,
    apply_theme,
    current_theme,
    palette,
    system_scheme,
)
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import FeltColour, Scheme


@pytest.fixture(autouse=True)
def light_again(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Theme())
    yield
    apply_theme(qapp, Theme())


@pytest.mark.parametrize("scheme", Scheme)
def test_palette_takes_all_its_colours_from_the_tokens(scheme: Scheme) -> None:
    theme = Theme(scheme)
    known = {str(value).upper() for value in vars(theme.colours).values()}
    result = palette(theme)
    roles = [r for r in QPalette.ColorRole if r not in (QPalette.ColorRole.NColorRoles, QPalette.ColorRole.NoRole)]
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        assert {result.color(group, role).name().upper() for role in roles} <= known


def test_theme_can_be_changed_at_any_time(qapp: QApplication, qtbot: QtBot) -> None:
    label = QLabel("Augen")
    qtbot.addWidget(label)
    label.show()
    for theme in (Theme(Scheme.DARK), Theme(text_scale=1.5), Theme(Scheme.HIGH_CONTRAST), Theme()):
        apply_theme(qapp, theme)
        assert current_theme() == theme
        assert label.palette().color(QPalette.ColorRole.WindowText).name().upper() == theme.colours.ink
        assert label.font().pixelSize() == theme.px(14)


def test_fusion_is_pinned_on_every_platform(qapp: QApplication) -> None:
    qapp.setStyleSheet("")
    assert qapp.style().name() == "fusion"


class Listener(QObject):
    heard = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.heard += event.type() == QEvent.Type.StyleChange
        return False


def test_widgets_hear_of_a_new_theme(qapp: QApplication, qtbot: QtBot) -> None:
    widget, listener = QWidget(), Listener()
    qtbot.addWidget(widget)
    widget.installEventFilter(listener)
    apply_theme(qapp, Theme(Scheme.DARK))
    assert listener.heard >= 1


@pytest.mark.parametrize("scheme", Scheme)
def test_every_image_of_the_style_sheet_is_there(qapp: QApplication, scheme: Scheme) -> None:
    apply_theme(qapp, Theme(scheme))
    names = {part.split(")")[0] for part in qapp.styleSheet().split("url(")[1:]}
    assert {name.split("-")[0] for name in names} >= {"sign:up", "sign:down", "sign:check"}
    assert [name for name in names if not QFile.exists(name)] == []


@pytest.mark.parametrize("kind", [QPushButton, QCheckBox, QComboBox, QSpinBox, QSlider])
def test_controls_are_high_enough_to_hit(qtbot: QtBot, kind: type[QWidget]) -> None:
    control = kind()
    qtbot.addWidget(control)
    assert control.sizeHint().height() >= 34


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("kind", [QCheckBox, QSlider])
def test_a_control_that_is_off_looks_so_in_every_scheme(
    qapp: QApplication, qtbot: QtBot, scheme: Scheme, kind: type[QWidget]
) -> None:
    """In high contrast all lines are white, so it has another edge."""
    apply_theme(qapp, Theme(scheme))
    control = QSlider(Qt.Orientation.Horizontal) if kind is QSlider else QCheckBox()
    qtbot.addWidget(control)
    control.resize(120, 40)
    on = control.grab().toImage()
    control.setEnabled(False)
    assert control.grab().toImage() != on


FUSION_GREYS = {"#efefef", "#f0f0f0", "#cacaca", "#9f9f9f", "#b8b8b8", "#767676", "#308cc6", "#e3e3e3"}


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_no_control_keeps_a_grey_or_blue_of_the_platform(qapp: QApplication, qtbot: QtBot, scheme: Scheme) -> None:
    apply_theme(qapp, Theme(scheme))
    for control in (
        QPushButton("Weiter"),
        QComboBox(),
        QSpinBox(),
        QSlider(Qt.Orientation.Horizontal),
        QCheckBox("Bock"),
    ):
        qtbot.addWidget(control)
        control.resize(120, 40)
        image = control.grab().toImage()
        used = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
        assert used & FUSION_GREYS == set()


def test_arrows_of_a_spin_box_are_signs_not_bars(qtbot: QtBot) -> None:
    box = QSpinBox()
    qtbot.addWidget(box)
    box.resize(100, 36)
    box.setValue(12)
    image = box.grab().toImage()
    rows = [y for y in range(36) if any(image.pixelColor(x, y).lightness() < 110 for x in range(74, 97))]
    assert any(y < 18 for y in rows)
    assert any(y > 18 for y in rows)


def test_appearance_makes_the_theme() -> None:
    follow = Appearance(SchemeChoice.SYSTEM, FeltColour.BLUE, 1.25, True)
    assert follow.theme(Scheme.DARK) == Theme(Scheme.DARK, FeltColour.BLUE, 1.25, True)
    assert Appearance(SchemeChoice.LIGHT).theme(Scheme.DARK).scheme is Scheme.LIGHT
    assert Appearance(SchemeChoice.HIGH_CONTRAST).theme(Scheme.LIGHT).scheme is Scheme.HIGH_CONTRAST


def test_keeper_follows_the_system_only_when_asked(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = [Scheme.LIGHT]
    monkeypatch.setattr(style, "system_scheme", lambda: shown[0])
    keeper = ThemeKeeper(qapp)
    keeper.show(Appearance(SchemeChoice.SYSTEM))
    shown[0] = Scheme.DARK
    with qtbot.waitSignal(keeper.changed, timeout=500):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert current_theme().scheme is Scheme.DARK
    keeper.show(Appearance(SchemeChoice.LIGHT))
    shown[0] = Scheme.HIGH_CONTRAST
    with qtbot.assertNotEmitted(keeper.changed):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert current_theme().scheme is Scheme.LIGHT
    keeper.deleteLater()


def test_system_scheme_is_one_of_ours(qapp: QApplication) -> None:
    assert system_scheme() in Scheme


@pytest.mark.parametrize("sign", Sign)
def test_every_sign_is_drawn_in_its_colour_and_kept(qapp: QApplication, sign: Sign) -> None:
    pixmap = sign_pixmap(sign, "#A3212B", 24, 2.0)
    image = pixmap.toImage()
    colours = {image.pixelColor(x, y).name() for x in range(48) for y in range(48)}
    assert "#a3212b" in colours
    assert pixmap.deviceIndependentSize().width() == 24
    assert sign_pixmap(sign, "#A3212B", 24, 2.0) is pixmap
