"""Messages that the tables have yet to send, and sent messages that are kept for later edits."""
