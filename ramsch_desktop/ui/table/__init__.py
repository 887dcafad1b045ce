"""The table: places, cards, seats and movement."""
