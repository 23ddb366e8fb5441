"""People's statistics, and being forgotten."""
