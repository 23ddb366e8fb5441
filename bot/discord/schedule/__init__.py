"""The clock of a table, and how a person wants to be called."""
