"""Files: settings, saves, statistics."""
