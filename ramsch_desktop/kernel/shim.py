"""Stands in for the module ``cython`` where it is not installed: the kernel then runs as plain Python."""

from types import TracebackType


class _NoGil:
    """``with nogil:`` does nothing without a compiler."""

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


nogil = _NoGil()
