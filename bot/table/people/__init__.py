"""People: their profiles, statistics and ratings."""
