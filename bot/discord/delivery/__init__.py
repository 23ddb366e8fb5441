"""Sending messages, keeping them, and calling upon people."""
