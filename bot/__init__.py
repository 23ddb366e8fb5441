"""Taverna, a Discord bot for heavy board games."""

VERSION = "0.1.0"  # the same as in pyproject.toml; a test checks it
