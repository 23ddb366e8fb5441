"""The clock of a table, and a person's notification settings."""
