"""Dialogs: the new match, settings, rules, keys, about and the report of a problem."""
