"""The waiting time that Discord, or a proxy before it, asks for."""

import discord

TOO_MANY = 429  # the status of a request that comes too early
CALM = 30.0  # seconds, if it is not said for how long


def wait_of(error: discord.DiscordException) -> float | None:
    """Return the seconds to wait after a refused request; None if it was refused for another reason."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != TOO_MANY:
        return None
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return CALM
