"""Ramsch and its family of card games, played against computer opponents."""

__version__ = "0.1.0"
