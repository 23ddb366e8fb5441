"""Sending messages, keeping them for later edits, and calling people."""
