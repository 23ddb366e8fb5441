"""Learning a game: *How to play*, and tips."""
