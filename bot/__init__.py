"""Taverna, a Discord bot for heavy board games."""

VERSION = "1.0.0"  # the same as in pyproject.toml; a test checks it
