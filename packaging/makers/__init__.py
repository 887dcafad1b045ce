"""Makes the packages: one module a kind, on top of one tree of files."""
