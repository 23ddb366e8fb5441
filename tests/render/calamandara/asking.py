"""Requests for pictures of Calamandara."""

from tests.render.asking import LONG, NAMES, asker

__all__ = ("LONG", "NAMES", "request")

request = asker("calamandara", "travellers")
