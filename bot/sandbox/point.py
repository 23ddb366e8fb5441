"""Pointing discord.py at the double."""

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Let every discord.py client talk to the double at `url` while the block lasts.

    Besides the REST API's address this replaces the gateway's, which an unsharded client takes from a
    constant: only a sharded one asks `/gateway/bot`.
    """
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
