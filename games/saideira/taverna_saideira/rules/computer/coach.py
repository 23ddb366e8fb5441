"""Placeholder while shaping."""
