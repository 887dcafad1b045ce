"""Phases that more than one game uses."""
