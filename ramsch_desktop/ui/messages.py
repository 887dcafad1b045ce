"""What the program says at the top of the window, as values."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

from ramsch_desktop.controller.matches import MatchTrouble
from ramsch_desktop.controller.reasons import in_words, reason_of
from ramsch_desktop.store.saves import Unreadable
from ramsch_desktop.ui.parts.toast import ToastKind
from ramsch_desktop.ui.toasts import Message


def show_folder(folder: Path) -> None:
    """Open a folder with the program that the desktop has for it."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _folder_message(heading: str, text: str, folder: Path) -> Message:
    button = QCoreApplication.translate("Messages", "Show folder")
    return Message(ToastKind.RULE, heading, text, button, lambda: show_folder(folder))


def _kept(found: Unreadable, text: str) -> str:
    return text.format(reason=in_words(found.fault), file=found.kept_as.name)


def match_unreadable(found: Unreadable) -> Message:
    """The unfinished match is damaged."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The unfinished match could not be read")
    text = translate("Messages", "It is kept as {file}. What is wrong: {reason}")
    return _folder_message(heading, _kept(found, text), found.kept_as.parent)


def settings_unreadable(found: Unreadable) -> Message:
    """The settings are damaged."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The settings could not be read; the defaults are used")
    text = translate("Messages", "The old ones are kept as {file}. What is wrong: {reason}")
    return _folder_message(heading, _kept(found, text), found.kept_as.parent)


def profiles_unreadable(found: Unreadable) -> Message:
    """The house rules are damaged."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The house rules could not be read")
    text = translate("Messages", "They are kept as {file}. What is wrong: {reason}")
    return _folder_message(heading, _kept(found, text), found.kept_as.parent)


def save_failed(reason: str, folder: Path) -> Message:
    """The match could not be written."""
    heading = QCoreApplication.translate("Messages", "The match could not be saved")
    return _folder_message(heading, reason, folder)


def match_trouble(trouble: MatchTrouble, reason: str, folder: Path) -> Message:
    """The match could not be written, kept in the history or thrown away."""
    translate = QCoreApplication.translate
    if trouble is MatchTrouble.SAVE:
        return save_failed(reason, folder)
    if trouble is MatchTrouble.KEEP:
        heading = translate("Messages", "The match could not be kept in the match history")
        return Message(ToastKind.RULE, heading, reason)
    return Message(ToastKind.RULE, translate("Messages", "The match could not be discarded"), reason)


def settings_failed(reason: str) -> Message:
    """The settings could not be written."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The settings could not be saved; they hold until the program ends")
    return Message(ToastKind.RULE, heading, reason)


def profiles_failed(reason: str) -> Message:
    """The house rules could not be written under a name, or taken out."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The named house rules could not be saved; they hold until the dialog closes")
    return Message(ToastKind.RULE, heading, reason)


def record_unreadable(name: str, error: Exception) -> Message:
    """A record that was opened is no good."""
    heading = QCoreApplication.translate("Messages", "{name} cannot be opened").format(name=name)
    return Message(ToastKind.RULE, heading, reason_of(error))


def record_awaited(name: str, cancel: Callable[[], None]) -> Message:
    """A record comes slowly, from a network perhaps."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "{name} is being read…").format(name=name)
    return Message(ToastKind.HINT, heading, "", translate("Messages", "Cancel"), cancel)


def went_wrong(log_folder: Path) -> Message:
    """A fault of the program."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "Something went wrong in the program")
    text = translate("Messages", "The match is saved and goes on. The log says what happened.")
    return _folder_message(heading, text, log_folder)


def file_written(path: Path) -> Message:
    """A file was written."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "{name} is saved").format(name=path.name)
    button = translate("Messages", "Show folder")
    return Message(ToastKind.REACHED, heading, "", button, lambda: show_folder(path.parent))


def write_failed(name: str, reason: str) -> Message:
    """A file could not be written."""
    heading = QCoreApplication.translate("Messages", "{name} could not be written").format(name=name)
    return Message(ToastKind.RULE, heading, reason)


def trouble(heading: str, reason: str) -> Message:
    """Something could not be done."""
    return Message(ToastKind.RULE, heading, reason)


def faces_gone() -> Message:
    """The deck that a person chose cannot be shown any more."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The deck you chose is not there any more")
    return Message(ToastKind.RULE, heading, translate("Messages", "Each game is shown with its own cards."))


def sheet_failed(reason: str) -> Message:
    """The score sheet could not be written."""
    return Message(ToastKind.RULE, QCoreApplication.translate("Messages", "The score sheet could not be saved"), reason)


def statistics_failed(reason: str) -> Message:
    """The file of the statistics could not be read or written."""
    heading = QCoreApplication.translate("Messages", "The statistics could not be read or saved")
    return Message(ToastKind.RULE, heading, reason)


def put_away(game: str, take_back: Callable[[], None]) -> Message:
    """Another match took the place of an unfinished one."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "Your unfinished match is kept in the match history")
    text = translate("Messages", "It was a match of {game}.").format(game=game)
    return Message(ToastKind.HINT, heading, text, translate("Messages", "Take it back"), take_back)


def discarded(game: str, take_back: Callable[[], None]) -> Message:
    """The waiting match was thrown away."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The match is discarded")
    text = translate("Messages", "It was a match of {game}.").format(game=game)
    return Message(ToastKind.HINT, heading, text, translate("Messages", "Take it back"), take_back)


def deleted(take_back: Callable[[], None]) -> Message:
    """A match was taken out of the history."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "The match is deleted")
    return Message(ToastKind.HINT, heading, "", translate("Messages", "Take it back"), take_back)


def faces_incomplete(game: str) -> Message:
    """The chosen deck has no 2 to 6, which the game needs at this table."""
    translate = QCoreApplication.translate
    heading = translate("Messages", "Your deck has too few cards for this table")
    text = translate(
        "Messages", "{game} is played with 52 cards here. Your deck has no 2 to 6, so you see French cards."
    )
    return Message(ToastKind.HINT, heading, text.format(game=game))
