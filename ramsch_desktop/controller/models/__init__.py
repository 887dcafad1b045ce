"""Tables and lists for the pages, without widgets."""
