"""Pings, time controls, and everything that becomes due."""
