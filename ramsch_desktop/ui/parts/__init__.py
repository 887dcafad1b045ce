"""Widgets that know no game: setters in, signals out, one widget a file."""
