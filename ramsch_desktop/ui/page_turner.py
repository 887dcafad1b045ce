"""The pages that lie over the table for a while: score sheet, end of a match, statistics, review, history.

Each is made when it is first wanted, which keeps the start of the program short.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.reasons import reason_of
from ramsch_desktop.controller.statistics_keeper import StatisticsKeeper
from ramsch_desktop.engine.course import Course
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.archive import Entry, clear_deleted, delete_match, restore_match
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.pages.way_back import WayBack
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.toasts import Message, Toasts

if TYPE_CHECKING:
    from ramsch_desktop.ui.pages.history import HistoryPage
    from ramsch_desktop.ui.pages.match_end import MatchEndPage
    from ramsch_desktop.ui.pages.review import ReviewPage
    from ramsch_desktop.ui.pages.score_sheet import ScoreSheetPage
    from ramsch_desktop.ui.pages.statistics import StatisticsPage

Page: TypeAlias = "HistoryPage | ScoreSheetPage | MatchEndPage | StatisticsPage | ReviewPage"
SomePage = TypeVar("SomePage", bound=QWidget)


class PageTurner(QObject):
    """Opens pages one over the other and goes back the way they came.

    ``left`` follows when the last of them is closed and the page below is to be seen; ``titled`` when another title is
    to be shown. ``play_wanted`` asks for the table or a game, ``home_wanted`` for the games, ``table_wanted`` for the
    table, ``match_wanted`` for a match of the history on the table.
    """

    left = Signal()
    titled = Signal()
    play_wanted = Signal()
    home_wanted = Signal()
    table_wanted = Signal()
    match_wanted = Signal(object)

    def __init__(self, desk: Desk, stack: QStackedWidget, toasts: Toasts) -> None:
        super().__init__(stack)
        self._desk, self._stack, self._toasts = desk, stack, toasts
        self._way: list[Page] = []
        self._subject: Match | None = None
        self._titles: dict[QWidget, tuple[str, str]] = {}
        self._tell_again: dict[QWidget, Callable[[], None]] = {}
        self.keeper = StatisticsKeeper(desk.controller, desk.paths.statistics)
        self.keeper.trouble.connect(lambda reason: self._say(messages.statistics_failed(reason)))

    @cached_property
    def sheet(self) -> ScoreSheetPage:
        """The score sheet."""
        from ramsch_desktop.ui.pages.score_sheet import ScoreSheetPage

        page = self._add(ScoreSheetPage(self._desk.pictures), lambda: self._show_sheet(self._subject))
        page.statistics_wanted.connect(self.show_statistics)
        page.deal_chosen.connect(self._review_deal)
        page.closed.connect(self.back)
        page.failed.connect(lambda reason: self._say(messages.sheet_failed(reason)))
        page.saved.connect(self._say_saved)
        return page

    @cached_property
    def match_end(self) -> MatchEndPage:
        """The end of a match."""
        from ramsch_desktop.ui.pages.match_end import MatchEndPage

        page = self._add(MatchEndPage(self._desk.pictures), self.show_match_end)
        page.again_wanted.connect(self._play_return_match)
        page.new_wanted.connect(self.home_wanted)
        page.sheet_wanted.connect(self.show_score_sheet)
        page.review_wanted.connect(self.show_review)
        return page

    @cached_property
    def statistics(self) -> StatisticsPage:
        """The statistics."""
        from ramsch_desktop.ui.pages.statistics import StatisticsPage

        page = self._add(StatisticsPage(self._desk.paths.statistics, self._desk.pictures), self._title_statistics)
        page.play_wanted.connect(self.play_wanted)
        page.closed.connect(self.back)
        page.failed.connect(lambda reason: self._say(messages.statistics_failed(reason)))
        page.saved.connect(self._say_saved)
        return page

    @cached_property
    def review(self) -> ReviewPage:
        """The review of a deal; it speaks another language by itself."""
        from ramsch_desktop.ui.pages.review import ReviewPage

        page = self._add(ReviewPage(self._desk.pictures), lambda: None)
        page.try_again.connect(self._try_again)
        page.status_changed.connect(self._title_review)
        page.closed.connect(self.back)
        return page

    @cached_property
    def history(self) -> HistoryPage:
        """The history of matches."""
        from ramsch_desktop.ui.pages.history import HistoryPage

        page = self._add(HistoryPage(self._desk.paths.matches, self._desk.pictures), self._title_history)
        page.play_wanted.connect(self.play_wanted)
        page.closed.connect(self.back)
        page.resumed.connect(self.match_wanted)
        page.sheet_wanted.connect(self._show_sheet)
        page.deleted.connect(self._delete)
        page.saved.connect(self._say_saved)
        page.failed.connect(lambda heading, reason: self._say(messages.trouble(heading, reason)))
        clear_deleted(self._desk.paths.matches)
        return page

    def _add(self, page: SomePage, tell_again: Callable[[], None]) -> SomePage:
        """Put a new page into the stack; ``tell_again`` gives it the words of another language."""
        self._stack.addWidget(page)
        self._tell_again[page] = tell_again
        return page

    def _say(self, message: Message) -> None:
        self._toasts.say(message)

    def _say_saved(self, path: Path) -> None:
        self._toasts.say(messages.file_written(path))

    # Pages

    @property
    def shown(self) -> Page | None:
        """The page over the table that is shown now."""
        return self._way[-1] if self._way else None

    @property
    def with_sheet(self) -> tuple[str, ...]:
        """The action that opens the score sheet, where the end of a match is shown."""
        at_end = "match_end" in vars(self) and self.shown is self.match_end
        return ("score_sheet",) if at_end else ()

    @property
    def title(self) -> tuple[str, str]:
        """Title and subtitle of the page that is shown."""
        page = self.shown
        return self._titles.get(page, ("", "")) if page is not None else ("", "")

    def show_score_sheet(self) -> None:
        """Open the score sheet of the match on the table."""
        self._show_sheet(self._desk.matches.on_table)

    def _show_sheet(self, match: Match | None) -> None:
        self._subject = match
        if match is not None:
            self.sheet.show_match(match, *self._told(match))
            self._open(self.sheet, self.tr("Score sheet"), _name(match, self._told(match)[0]))

    def show_match_end(self) -> None:
        """Open the end of the match on the table."""
        match = self._desk.matches.on_table
        if match is not None:
            self.match_end.show_match(match, self._told(match)[0])
            self._open(self.match_end, self.tr("End of the match"), _name(match, self._told(match)[0]))

    def show_statistics(self) -> None:
        """Open the statistics, of the game on the table if there is one."""
        match = self._desk.matches.on_table
        self.statistics.show_statistics(None if match is None else match.game.id)
        self._open(self.statistics, self.tr("Statistics"), "")

    def show_history(self) -> None:
        """Open the history of matches, with the current one as it stands."""
        self._desk.matches.keep()
        self.history.show_history()
        self._open(self.history, self.tr("Match history"), "")

    def show_review(self) -> None:
        """Open the review of the deal whose result is shown."""
        session = self._desk.controller.session
        if session is not None and session.course.score is not None:
            self._subject = session.match
            self._review(session.course, session.match, WayBack.RESULT)

    def _review_deal(self, number: int) -> None:
        """Review a deal of the score sheet, by its number from 0."""
        match = self._subject
        if match is not None:
            finished = [course for course in match.courses if course.score is not None]
            self._review(finished[number], match, self._way_back(match))

    def _way_back(self, match: Match) -> WayBack:
        session = self._desk.controller.session
        if session is not None and session.match == match:
            return WayBack.SHEET if session.to_move is None else WayBack.SHEET_OF_RUNNING
        return WayBack.SHEET if match.course.to_move is None else WayBack.SHEET_OF_LEFT

    def _review(self, course: Course, match: Match, way: WayBack) -> None:
        self.review.show_course(course, *self._told(match), way)
        self._open(self.review, *self._titles.get(self.review, ("", "")))

    def _told(self, match: Match) -> tuple[Narrator, Deck]:
        narrator = Narrator(match.game, self._desk.speech(match.game, match.options))
        return narrator, self._desk.deck(match.game, match.options)

    def _open(self, page: Page, *title: str) -> None:
        self._titles[page] = title[0], title[1]
        if page in self._way:
            del self._way[self._way.index(page) :]
        self._way.append(page)
        self._stack.setCurrentWidget(page)
        self.titled.emit()
        page.focus_here()

    def _title_review(self, title: str, subtitle: str) -> None:
        self._titles[self.review] = title, subtitle
        if self.shown is self.review:
            self.titled.emit()

    def back(self) -> None:
        """Close the page that is shown."""
        if not self._way:
            return
        self._way.pop()
        page = self.shown
        if page is None:
            self.left.emit()
            return
        self._stack.setCurrentWidget(page)
        self.titled.emit()
        page.focus_here()

    def forget(self) -> None:
        """The window shows another page: the way back is no longer asked for."""
        self._way.clear()

    def follow_language(self) -> None:
        """Take the titles and names of another language."""
        if self.shown is not None:
            self._tell_again[self.shown]()

    def _title_statistics(self) -> None:
        self._titles[self.statistics] = self.tr("Statistics"), ""
        self.titled.emit()

    def _title_history(self) -> None:
        self._titles[self.history] = self.tr("Match history"), ""
        self.titled.emit()

    def close_down(self) -> None:
        """End what runs in the background."""
        if "review" in vars(self):
            self.review.close_down()

    # What pages ask for

    def _play_return_match(self) -> None:
        match = self._desk.matches.on_table
        if match is not None:
            self._desk.matches.begin_again(match)
            self.table_wanted.emit()

    def _try_again(self, course: Course) -> None:
        match, session = self._subject, self._desk.controller.session
        if match is not None and (session is None or session.match != match):
            self.match_wanted.emit(match)
        else:
            self.table_wanted.emit()
        self._desk.controller.play_from(course)

    def _delete(self, entry: Entry) -> None:
        matches, path = self._desk.matches, entry.path
        current = matches.current
        if current is not None and matches.file_of(current) != path:
            current = None
        try:
            gone = delete_match(path)
        except OSError as error:
            self._say(messages.trouble(self.tr("The match could not be deleted"), reason_of(error)))
            return
        if current is not None:
            matches.discard()
        self.history.show_history()
        self._say(messages.deleted(lambda: self._undelete(gone, current)))

    def _undelete(self, gone: Path, current: Match | None) -> None:
        try:
            restore_match(gone)
        except OSError as error:
            self._say(messages.trouble(self.tr("The match could not be taken back"), reason_of(error)))
            return
        if current is not None:
            self._desk.matches.await_again(current)
        if self.shown is self.history:
            self.history.show_history()


def _name(match: Match, narrator: Narrator) -> str:
    return match.game.title(narrator.speech)
