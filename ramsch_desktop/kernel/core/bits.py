"""Bit and clock primitives of the uncompiled kernel; the header gives the compiled one its own."""

import time


def ctz(mask: int) -> int:
    """Index of the lowest set bit; the mask must not be zero."""
    return (mask & -mask).bit_length() - 1


def top(mask: int) -> int:
    """Index of the highest set bit; the mask must not be zero."""
    return mask.bit_length() - 1


def popc(mask: int) -> int:
    """Number of set bits."""
    return mask.bit_count()


def now() -> float:
    """Seconds of a clock that never runs backwards."""
    return time.monotonic()
