"""Calling somebody about what waits for them besides their turn: votes, and what a lobby asks."""

from bot.discord.delivery.pings import Pings
from bot.discord.lobby import lobbies
from bot.discord.meeting import calling
from bot.discord.series import saying
from bot.discord.votes import votes
from bot.table.jobs import Queued
from bot.table.model import TableInfo
from bot.table.runtime.context import Context
from rules.core.words import Words


async def notify(
    context: Context, pings: Pings, info: TableInfo, user: int, queued: Queued, *, anew: bool
) -> None:
    """Call this person, unless nothing waits for them any more. Raises `Later` and `Barred`.

    Without `anew` the channel has mentioned them already.
    """

    async def asked(words: Words, private: bool) -> list[str]:
        return [
            *await votes.open_to(context, info, user, words),
            *lobbies.open_to(context, info, user, words),
            *await calling.open_to(context, info, user, words, private=private),
            *await saying.open_to(context, info, user, words),
        ]

    await pings.off_turn(info, user, asked, queued, anew=anew)
