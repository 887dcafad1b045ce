"""The page with every part: it can be drawn in each scheme, and no word on it is cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.elided_label import ElidedLabel
from ramsch_desktop.ui.parts.gallery.__main__ import Gallery, main
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Scheme


def test_gallery_is_drawn_in_each_scheme(tmp_path: Path) -> None:
    pictures = []
    for scheme in Scheme:
        path = tmp_path / f"{scheme.value}.png"
        assert main([str(path), "--scheme", scheme.value]) == 0
        pictures.append(QImage(str(path)))
    assert {(picture.width(), picture.height()) for picture in pictures} == {(1280, 1150)}
    corners = {picture.pixelColor(1270, 1140).name() for picture in pictures}
    assert corners == {"#f7f0df", "#17211d", "#000000"}


def test_gallery_is_the_same_picture_each_time(tmp_path: Path) -> None:
    for name in ("first.png", "second.png"):
        main([str(tmp_path / name)])
    assert QImage(str(tmp_path / "first.png")) == QImage(str(tmp_path / "second.png"))


def test_gallery_says_when_it_cannot_write(tmp_path: Path) -> None:
    assert main([str(tmp_path / "missing" / "out.png")]) == 1


def cut_off(window: QWidget) -> list[str]:
    kinds = (QLabel, QPushButton, QCheckBox, QRadioButton)
    found = [widget for widget in window.findChildren(QWidget) if isinstance(widget, kinds)]
    texts = [w for w in found if w.isVisible() and w.text() and not isinstance(w, ElidedLabel)]
    return [widget.text() for widget in texts if is_cut_off(widget)]


def is_cut_off(widget: QLabel | QAbstractButton) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + 1
    hint = widget.minimumSizeHint()
    return widget.width() + 1 < hint.width() or widget.height() + 1 < hint.height()


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.25, 1.5, 2.0])
def test_no_word_is_cut_off_at_any_text_scale(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    theme = Theme(text_scale=scale)
    apply_theme(qapp, theme)
    gallery = Gallery(theme)
    qtbot.addWidget(gallery)
    gallery.show()
    qapp.processEvents()
    assert cut_off(gallery) == []
