"""Taverna, a Discord bot for heavy board games."""

VERSION = "0.1.0"  # that of pyproject.toml; a test holds it
