"""Requests for pictures of Immortals."""

from tests.render.asking import LONG, NAMES, asker

__all__ = ("LONG", "NAMES", "request")

request = asker("immortals", "players")
