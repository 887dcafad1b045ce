"""The score sheet on paper and in files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QModelIndex
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QWidget

from ramsch_desktop.controller.models.sheet import CellKind, Column, Sheet, SheetModel, SheetRole, declarer_word
from ramsch_desktop.engine.sections import Tone
from ramsch_desktop.store.export import Cell, PrintedTable, needs_landscape, table_html, write_csv

_POINTS = 9


def printed(sheet: Sheet, subtitle: str) -> PrintedTable:
    """The sheet as a table for paper."""
    model = SheetModel(sheet)
    columns = range(model.columnCount(QModelIndex()))
    cells = [(row, column) for row in range(len(sheet.lines)) for column in columns]
    changed = {cell for cell in cells if model.data(model.index(*cell), SheetRole.KIND) is CellKind.CHANGED}
    return PrintedTable(
        title=sheet.title,
        subtitle=subtitle,
        header=tuple(model.heading(column) for column in columns),
        rows=tuple(tuple(model.text(line, column) for column in columns) for line in sheet.lines),
        strong=frozenset(changed),
        left=frozenset(at for at, kind in enumerate(model.columns) if kind in (Column.DEAL, Column.DECLARER)),
        foot=tuple((row.label, row.values) for row in sheet.foot),
        strong_foot=frozenset(at for at, row in enumerate(sheet.foot) if row.strong is not Tone.PLAIN),
    )


def document(sheet: Sheet, subtitle: str) -> QTextDocument:
    """The page that is printed; the document leaves margins of 2 cm by itself."""
    result = QTextDocument()
    result.setDefaultFont(QFont(QApplication.font().families(), _POINTS))
    result.setHtml(table_html(printed(sheet, subtitle)))
    return result


def _orientation(sheet: Sheet) -> QPageLayout.Orientation:
    wide = needs_landscape(printed(sheet, ""))
    return QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait


def sheet_to_pdf(path: Path, sheet: Sheet, subtitle: str) -> None:
    """Write the sheet as a PDF of A4 pages; raises OSError."""
    with path.open("ab"):
        """Learn here whether the file can be written: the PDF writer would not say."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(_orientation(sheet))
    writer.setTitle(sheet.title)
    document(sheet, subtitle).print_(writer)


def preview(parent: QWidget, sheet: Sheet, subtitle: str) -> None:
    """Open the print preview; from there it is printed."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageOrientation(_orientation(sheet))
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(QCoreApplication.translate("ScoreSheet", "Print the score sheet"))
    page = document(sheet, subtitle)
    dialog.paintRequested.connect(lambda target: page.print_(target))
    dialog.exec()


def sheet_to_csv(path: Path, sheet: Sheet) -> None:
    """Write the sheet with what each deal changed and the running sums, numbers plain; raises OSError."""
    translate = QCoreApplication.translate
    running = translate("ScoreSheet", "{name}, running")
    header = (
        translate("ScoreSheet", "No."),
        translate("ScoreSheet", "Deal"),
        declarer_word(sheet.declarer),
        translate("ScoreSheet", "Value"),
        *sheet.names,
        *(running.format(name=name) for name in sheet.names),
    )
    write_csv(path, header, [_csv_line(sheet, number) for number in range(len(sheet.lines))])


def _csv_line(sheet: Sheet, number: int) -> tuple[Cell, ...]:
    line = sheet.lines[number]
    declarer = None if line.declarer is None else sheet.names[line.declarer]
    return (line.number, line.label, declarer, line.value, *line.changes, *line.sums)
