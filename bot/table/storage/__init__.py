"""The database: its one writer, its rows, and the operator's tools for it."""
