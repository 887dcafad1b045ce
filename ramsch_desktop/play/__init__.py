"""Matches and sessions: who sits where, whose turn it is, the ledger."""
