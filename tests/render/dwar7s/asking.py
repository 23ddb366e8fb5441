"""Requests for pictures of Dwar7s Fall."""

from tests.render.asking import LONG, NAMES, asker

__all__ = ("LONG", "NAMES", "request")

request = asker("dwar7s", "clans")
