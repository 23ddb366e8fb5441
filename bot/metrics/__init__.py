"""Numbers about the bot's work, for those who watch over it."""
