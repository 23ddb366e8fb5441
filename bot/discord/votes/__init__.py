"""Proposals in a table's channel."""
