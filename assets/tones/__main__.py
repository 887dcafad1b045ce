"""Write all sounds: `python -m assets.tones`."""

from assets.tones import write

print(f"{write()} files written")
