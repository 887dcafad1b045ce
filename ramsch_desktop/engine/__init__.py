"""Cards, tricks, phases, events, views and records: everything the games share. Pure Python, no prose."""
