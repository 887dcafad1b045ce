"""Errands tell their end on the GUI thread, and nothing once they are forgotten or gone."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.errands import Errand


def test_the_result_comes_and_the_errand_is_free(qtbot: QtBot) -> None:
    errand = Errand()
    with qtbot.waitSignal(errand.done, timeout=5000) as told:
        errand.run(lambda unwanted: 7)
        assert errand.busy
    assert told.args == [7]
    assert not errand.busy


def test_a_fault_comes_as_it_is(qtbot: QtBot) -> None:
    errand = Errand()
    fault = OSError("gone")

    def fail(unwanted: threading.Event) -> None:
        raise fault

    with qtbot.waitSignal(errand.failed, timeout=5000) as told:
        errand.run(fail)
    assert told.args == [fault]


def test_a_quick_job_ends_before_the_call_returns(qtbot: QtBot) -> None:
    errand, told = Errand(), list[object]()
    errand.done.connect(told.append)
    errand.run(lambda unwanted: "here", wait=5.0)
    assert told == ["here"]
    assert not errand.busy


def test_nothing_comes_of_a_job_that_is_forgotten(qtbot: QtBot) -> None:
    errand, told, leave = Errand(), list[object](), threading.Event()
    errand.done.connect(told.append)
    errand.run(lambda unwanted: leave.wait(10))
    errand.run(lambda unwanted: "second", wait=5.0)
    leave.set()
    qtbot.wait(60)
    assert told == ["second"]


def test_a_job_outlives_its_errand_in_peace(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    faults = list[object]()
    monkeypatch.setattr(threading, "excepthook", faults.append)
    errand, leave = Errand(), threading.Event()
    before = set(threading.enumerate())
    errand.run(lambda unwanted: leave.wait(10))
    (thread,) = set(threading.enumerate()) - before
    errand.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    leave.set()
    thread.join(10)
    assert not thread.is_alive()
    assert faults == []
