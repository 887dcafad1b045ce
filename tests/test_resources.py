"""Assets and translations are found wherever the program runs from."""

import sys
from pathlib import Path

import pytest

from ramsch_desktop import resources

CHECKOUT = Path(__file__).resolve().parent.parent


def lay_out(root: Path) -> Path:
    """Write one translation and one rules page below a folder."""
    for file in ("i18n/ramsch_de.qm", "i18n/help/de/skat.md", "assets/icons/hint.svg"):
        path = root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file, encoding="utf-8")
    return root


def test_a_checkout_holds_its_data_beside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(tmp_path)
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "ramsch_desktop")
    assert resources.asset("icons", "hint.svg").read_text() == "assets/icons/hint.svg"
    assert resources.translation("ramsch_de") == tmp_path / "i18n" / "ramsch_de.qm"
    assert resources.help_page("de", "skat") == tmp_path / "i18n" / "help" / "de" / "skat.md"


def test_a_wheel_holds_its_data_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "ramsch_desktop"
    data = lay_out(package / "_data")
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.asset("icons", "hint.svg") == data / "assets" / "icons" / "hint.svg"
    assert resources.translation("ramsch_de") == data / "i18n" / "ramsch_de.qm"
    assert resources.help_page("de", "skat") == data / "i18n" / "help" / "de" / "skat.md"


def test_a_frozen_package_unpacks_its_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = lay_out(tmp_path / "ramsch_desktop" / "_data")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.asset("icons", "hint.svg") == data / "assets" / "icons" / "hint.svg"
    assert resources.translation("ramsch_de") == data / "i18n" / "ramsch_de.qm"


def test_the_tests_run_from_the_checkout() -> None:
    assert resources.asset() == CHECKOUT / "assets"


def test_what_is_not_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", lay_out(tmp_path) / "ramsch_desktop")
    assert resources.translation("ramsch_xx") is None
    assert resources.help_page("xx", "skat") is None
    assert resources.help_page("de", "whist") is None


@pytest.mark.parametrize("name", ["../ramsch_de", "..", "", "ramsch_de\0", "/etc/passwd", "a b"])
def test_hostile_names_are_never_looked_up(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", lay_out(tmp_path) / "ramsch_desktop")
    (tmp_path / "ramsch_de.qm").write_text("outside")
    assert resources.translation(name) is None
    assert resources.help_page("de", name) is None
    assert resources.help_page(name, "skat") is None
