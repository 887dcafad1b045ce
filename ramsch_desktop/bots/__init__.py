"""Computer opponents: levels, search, arena. They see only a View."""
