"""Wishes for a table, calls to tables that fit them, and blocks, on Discord."""
