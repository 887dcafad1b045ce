"""Every face is an SVG that Qt can draw: three elements, no clipping, not too long."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from ramsch_desktop.ui.table.faces import back_picture, face_picture, letters_for
from tests.art.raster import PACKS, codes, generated, pack

_ELEMENT = re.compile(rb"<([A-Za-z]+)")


@pytest.mark.parametrize("name", PACKS)
def test_faces_use_three_elements_and_are_not_too_long(name: str) -> None:
    for language in ("de", "en", "ru"):
        for code in codes(name):
            for compact in (False, True):
                svg = face_picture(pack(name), code, letters_for(language), compact)
                assert set(_ELEMENT.findall(svg)) == {b"svg", b"g", b"path"}, code
                assert len(svg) < 80_000, code


@pytest.mark.parametrize("name", PACKS)
def test_qt_draws_every_face_and_the_back(name: str) -> None:
    for code in codes(name):
        for compact in (False, True):
            svg = face_picture(pack(name), code, letters_for("de"), compact)
            assert QSvgRenderer(QByteArray(svg)).isValid(), code
    assert QSvgRenderer(QByteArray(back_picture(pack(name)))).isValid()


def test_every_generated_picture_is_well_formed() -> None:
    for path, text in generated().items():
        if path.endswith(".svg"):
            root = ElementTree.fromstring(text)
            assert root.tag == "{http://www.w3.org/2000/svg}svg", path
            assert "currentColor" not in text or not path.startswith("cards/"), path


def test_pictures_have_no_numbers_that_qt_cannot_read() -> None:
    for path, text in generated().items():
        assert not re.search(r"\bnan\b|\binf\b|--|\d-?e\d", text) or path.endswith(".toml"), path
