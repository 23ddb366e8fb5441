"""Wishes for a table, and tables that come together by them."""
