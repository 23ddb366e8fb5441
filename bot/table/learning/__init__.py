"""Help for a person who learns a game: lessons, coach and tips."""
