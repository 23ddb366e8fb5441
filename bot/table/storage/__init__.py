"""The database: one writer, its rows, and what whoever runs the bot does with it."""
