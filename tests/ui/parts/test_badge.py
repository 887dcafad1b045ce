"""Badge and contract tag."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.badge import Badge, BadgeFace, CountPlace
from ramsch_desktop.ui.parts.contract_tag import ContractTag, TagSide
from ramsch_desktop.ui.parts.counter import Counter
from ramsch_desktop.ui.theme.style import current_theme
from tests.ui.parts.conftest import magenta, shows, spoken_role
from tests.ui.shell.clipping import shortened

BODY = QRectF(16, 60, 216, 52)
FACE = BadgeFace("Hannelore", "Vorhand · 1 Stich")


@pytest.fixture
def badge(qtbot: QtBot) -> Badge:
    result = Badge(FACE, magenta)
    qtbot.addWidget(result)
    result.place(BODY)
    return result


def test_badge_is_4_px_larger_than_its_place_on_each_side(badge: Badge) -> None:
    assert badge.geometry().getRect() == (12, 56, 224, 60)


def test_badge_is_read_as_a_text_with_name_and_line(badge: Badge) -> None:
    assert spoken_role(badge) == QAccessible.Role.StaticText
    assert badge.accessibleName() == "Hannelore, Vorhand · 1 Stich"
    assert badge.accessibleDescription() == ""


def test_badge_says_dealer_counter_and_cards_left(badge: Badge) -> None:
    counter = Counter(7, "7 still to go")
    badge.show_face(BadgeFace("Vera", "passt", dealer=True, counter=counter, cards_left=3))
    assert badge.accessibleName().startswith("Vera, dealer, passt, 7 still to go, 3 card")


def test_turn_is_shown_by_gold_and_said_in_words(badge: Badge) -> None:
    gold = current_theme().colours.gold
    assert not shows(badge, gold)
    badge.show_face(replace(FACE, turn="am Zug"))
    assert shows(badge, gold)
    assert badge.accessibleDescription() == "am Zug"


def test_the_tricks_stay_in_sight_while_it_is_his_turn(badge: Badge) -> None:
    """The prompt, the edge and the triangle say whose turn it is; nothing else tells you your own tricks."""
    badge.show_face(BadgeFace("Вы", "1 взятка", turn="ход", counter=Counter(50, "")))
    assert "1 взятка" in badge.shown_line
    badge.show_face(BadgeFace("Du", "12 Stiche", turn="du bist am Zug", counter=Counter(50, "")))
    assert badge.shown_line == "12 Stiche"
    badge.show_face(BadgeFace("Du", "hat den Skat und denkt noch nach", turn="am Zug"))
    assert badge.shown_line == "am Zug"


def test_a_name_is_not_cut_for_the_number_of_cards(badge: Badge) -> None:
    badge.resize(194, 60)
    face = BadgeFace("Hannelore", "0 Stiche", turn="am Zug", counter=Counter(50, ""), cards_left=4)
    places = []
    for turn in ("am Zug", ""):
        badge.show_face(replace(face, turn=turn))
        places.append(badge.count_place)
    assert places == [CountPlace.NOWHERE, CountPlace.LINE]


def test_avatar_fades_when_a_seat_is_out(badge: Badge) -> None:
    assert shows(badge, "#FF00FF")
    badge.show_face(replace(FACE, out=True))
    assert not shows(badge, "#FF00FF")


def test_a_badge_is_painted_once_until_it_changes(qtbot: QtBot) -> None:
    drawn = []

    def avatar(size: int, ratio: float) -> QPixmap:
        drawn.append(size)
        return magenta(size, ratio)

    badge = Badge(FACE, avatar)
    qtbot.addWidget(badge)
    badge.place(BODY)
    badge.grab()
    badge.show_face(replace(FACE))
    badge.set_avatar(avatar)
    badge.grab()
    assert len(drawn) == 1
    badge.show_face(replace(FACE, second="2 Stiche"))
    badge.grab()
    assert len(drawn) == 2
    badge.place(BODY.adjusted(0, 0, 60, 20))
    badge.grab()
    assert len(drawn) == 3


def test_long_line_is_repeated_in_the_tool_tip(badge: Badge) -> None:
    assert badge.toolTip() == ""
    badge.show_face(BadgeFace("Hannelore", "hat den Skat aufgenommen und denkt noch lange nach"))
    assert "denkt noch lange nach" in badge.toolTip()


def test_badge_draws_everything_at_a_smaller_scale(badge: Badge) -> None:
    badge.show_face(replace(FACE, turn="am Zug", dealer=True, counter=Counter(100, ""), cards_left=3))
    badge.place(QRectF(0, 0, 160, 44))
    assert shows(badge, current_theme().colours.gold)


def test_tag_hangs_below_an_opponents_badge_and_stands_on_yours(qtbot: QtBot) -> None:
    tag = ContractTag("Herz · 24 gereizt", magenta)
    qtbot.addWidget(tag)
    tag.glue(BODY, TagSide.BELOW)
    assert (tag.x(), tag.y(), tag.height()) == (42, 112, 26)
    tag.glue(BODY, TagSide.ABOVE)
    assert tag.geometry().bottom() + 1 == 60
    assert tag.accessibleName() == "Herz · 24 gereizt"


def test_a_second_line_keeps_the_tag_at_the_badge_and_within_it(qtbot: QtBot) -> None:
    tag = ContractTag("Grand Hand · 24", None, second="Schneider angesagt")
    qtbot.addWidget(tag)
    tag.glue(BODY, TagSide.BELOW)
    assert (tag.x(), tag.y(), tag.height()) == (42, 112, 42)
    tag.glue(BODY, TagSide.ABOVE)
    assert tag.geometry().bottom() + 1 == 60
    assert shortened(tag) == []
    assert tag.accessibleName() == "Grand Hand · 24\nSchneider angesagt"
    assert shows(tag, current_theme().colours.gold)


def test_tag_is_never_wider_than_its_badge(qtbot: QtBot) -> None:
    tag = ContractTag("ruft die Eichel-Sau und noch einiges andere mehr")
    qtbot.addWidget(tag)
    tag.glue(BODY, TagSide.BELOW)
    assert tag.geometry().right() < BODY.right()


def test_badge_speaks_another_language_at_once(badge: Badge, monkeypatch: pytest.MonkeyPatch) -> None:
    badge.show_face(replace(FACE, dealer=True))
    monkeypatch.setattr(Badge, "tr", lambda *_: "Geber")
    QApplication.sendEvent(badge, QEvent(QEvent.Type.LanguageChange))
    assert badge.accessibleName() == "Hannelore, Geber, Vorhand · 1 Stich"
