"""The waiting time that Discord, or a proxy before it, asks for."""

from http import HTTPStatus

import discord

CALM = 30.0  # seconds, if it is not said for how long


def wait_of(error: discord.DiscordException) -> float | None:
    """Return the seconds to wait after a refused request; None if it was refused for another reason."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != HTTPStatus.TOO_MANY_REQUESTS:
        return None
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return CALM
