"""What the system answers when a file cannot be read or written, in words that can be translated."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, Fault, RamschError

_ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    QT_TRANSLATE_NOOP("Faults", "There is no space left on the disk."): ("ENOSPC",),
    QT_TRANSLATE_NOOP("Faults", "Your share of the disk is used up."): ("EDQUOT",),
    QT_TRANSLATE_NOOP("Faults", "You have no permission to do this here."): ("EACCES", "EPERM"),
    QT_TRANSLATE_NOOP("Faults", "This place can only be read, not written to."): ("EROFS",),
    QT_TRANSLATE_NOOP("Faults", "There is no such file or folder."): ("ENOENT",),
    QT_TRANSLATE_NOOP("Faults", "There is a folder of this name, not a file."): ("EISDIR",),
    QT_TRANSLATE_NOOP("Faults", "A part of the path is a file, not a folder."): ("ENOTDIR",),
    QT_TRANSLATE_NOOP("Faults", "The folder is not empty."): ("ENOTEMPTY",),
    QT_TRANSLATE_NOOP("Faults", "The name is too long."): ("ENAMETOOLONG",),
    QT_TRANSLATE_NOOP("Faults", "The name has signs that are not allowed here."): ("EINVAL", "EILSEQ"),
    QT_TRANSLATE_NOOP("Faults", "The file would be too large."): ("EFBIG",),
    QT_TRANSLATE_NOOP("Faults", "The disk or drive does not work as it should."): ("EIO", "ENXIO", "ENODEV"),
    QT_TRANSLATE_NOOP("Faults", "The links here lead around in a circle."): ("ELOOP",),
    QT_TRANSLATE_NOOP("Faults", "There are too many links to this file."): ("EMLINK",),
    QT_TRANSLATE_NOOP("Faults", "There is already a file or folder of this name."): ("EEXIST",),
    QT_TRANSLATE_NOOP("Faults", "Another program uses this file."): ("EBUSY", "ETXTBSY"),
    QT_TRANSLATE_NOOP("Faults", "Too many files are open at the same time."): ("EMFILE", "ENFILE"),
    QT_TRANSLATE_NOOP("Faults", "The disk or computer on the network does not answer."): (
        "ETIMEDOUT",
        "ESTALE",
        "EHOSTDOWN",
        "EHOSTUNREACH",
        "ENETUNREACH",
    ),
}
"""The words with the names of the errors that they stand for; not every system has all of them."""

_BY_NUMBER: Final = {
    getattr(errno, name): text for text, names in _ANSWERS.items() for name in names if hasattr(errno, name)
}


def os_fault(error: OSError) -> Fault:
    """Why the system refused; one that is not known is told with its number and the system's own words."""
    text = _BY_NUMBER.get(error.errno or 0)
    if text is not None:
        return Fault(text)
    own = error.strerror or str(error) or type(error).__name__
    if not error.errno:
        return Fault(QT_TRANSLATE_NOOP("Faults", "The system reports an error ({words})."), {"words": own})
    text = QT_TRANSLATE_NOOP("Faults", "The system reports error {number} ({words}).")
    return Fault(text, {"number": error.errno, "words": own})


def fault_of(error: Exception) -> Fault:
    """Why something failed, whatever was raised."""
    if isinstance(error, RamschError):
        return error.fault
    if isinstance(error, OSError):
        return os_fault(error)
    words = str(error) or type(error).__name__
    return Fault(QT_TRANSLATE_NOOP("Faults", "The program reports an error ({words})."), {"words": words})
