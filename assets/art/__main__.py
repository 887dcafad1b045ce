"""Write all generated art: `python -m assets.art`."""

from assets.art import write

print(f"{write()} files written")
