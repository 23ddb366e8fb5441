"""Seats of a running game that change hands."""
