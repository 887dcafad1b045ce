"""Keeps pixmaps within a budget of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap

_OF_A_TABLE = 36
"""So many cards lie on a table at most that are drawn large."""

DEFAULT_BUDGET = 10 * 1024 * 1024
"""Twice what a table of 1280 x 800 shows, with the pictures drawn ahead."""


class PixmapCache:
    """Pixmaps by key; those not used for longest go first when all together take more than `budget` bytes.

    Without a budget it is the usual one, or what a whole table of the largest cards takes, as on a very large screen.
    """

    def __init__(self, budget: int | None = None, usual: int = DEFAULT_BUDGET) -> None:
        self._budget = usual if budget is None else budget
        self._grows = budget is None
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._used = 0

    @property
    def used(self) -> int:
        """Bytes of all kept pixmaps, four a device pixel."""
        return self._used

    def __len__(self) -> int:
        return len(self._pixmaps)

    def get(self, key: Hashable) -> QPixmap | None:
        """The kept pixmap, or None; counts as a use."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        return pixmap

    def get_or_draw(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The kept pixmap, or a new one that is kept from now on."""
        pixmap = self.get(key)
        if pixmap is None:
            pixmap = draw()
            self._pixmaps[key] = pixmap
            self._used += _bytes(pixmap)
            if self._grows:
                self._budget = max(self._budget, _OF_A_TABLE * _bytes(pixmap))
            self._shrink()
        return pixmap

    def clear(self) -> None:
        """Forget all."""
        self._pixmaps.clear()
        self._used = 0

    def _shrink(self) -> None:
        while self._used > self._budget and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._used -= _bytes(oldest)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
