"""The card art: files, legibility, symmetry, and the cache that shows it."""
