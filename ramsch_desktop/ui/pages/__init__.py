"""Pages of the main window."""
