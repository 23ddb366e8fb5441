"""The bot at work: its heartbeat, and what its operator asks of it."""
