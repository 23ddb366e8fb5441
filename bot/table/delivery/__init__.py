"""What the tables have to say, until it is said; and the messages that are kept for later edits."""
