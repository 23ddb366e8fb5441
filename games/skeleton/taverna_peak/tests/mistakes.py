"""Mistakes in data files: Peak has none yet. See `tests/kemet/mistakes.py` of the bot for one that has."""

from collections.abc import Mapping

from tests.contract.mistakes import File

FILES: Mapping[str, File] = {}
