"""Qt widgets: main window, table, panels, dialogs."""
