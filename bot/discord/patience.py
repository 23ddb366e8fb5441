"""How long Discord, or a proxy before it, asks to wait."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

TOO_MANY = 429  # the status of a request that comes too early
CALM = 30.0  # seconds, if it is not said for how long
R = TypeVar("R")


def wait_of(error: discord.DiscordException) -> float | None:
    """The seconds to wait after a refused request; None if it was refused for another reason."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != TOO_MANY:
        return None
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return CALM


async def patiently(request: Callable[[], Awaitable[R]]) -> R:
    """Make a request, again each time that it comes too early. Raises Discord's other refusals."""
    while True:
        try:
            return await request()
        except discord.DiscordException as error:
            if (wait := wait_of(error)) is None:
                raise
        await asyncio.sleep(wait)
