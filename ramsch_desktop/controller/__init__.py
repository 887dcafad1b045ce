"""Qt objects without widgets: events out, actions in."""
