"""Series on Discord: signing up, rounds, standings, and what their host does."""
