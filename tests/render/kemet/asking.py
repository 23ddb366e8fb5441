"""Requests for pictures of Kemet."""

from tests.render.asking import LONG, NAMES, asker

__all__ = ("LONG", "NAMES", "request")

request = asker("kemet", "gods")
