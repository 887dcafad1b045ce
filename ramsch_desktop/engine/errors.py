"""What can go wrong below the window, each as a type."""

from __future__ import annotations


class RamschError(Exception):
    """Base of every error that a person or a file can cause; the message is one clear sentence."""


class IllegalAction(RamschError):  # noqa: N818 - the word of the field
    """An action that the phase does not offer."""


class BadNotation(RamschError):  # noqa: N818
    """A text that is no card, action or option of the notation."""


class BadRecord(RamschError):  # noqa: N818
    """A record that cannot be read or re-played; the message says where and what would be right."""
