"""The search core: masks of cards in, numbers out. It imports nothing of the project."""
