"""Admits an interaction if its person and its server have a budget for it.

Every interaction gets its first response, whatever the budgets say. One that is put off costs only that
response: nothing is read, computed or drawn.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil

import discord

from bot.discord.delivery.refusals import LOST
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Runtime
from bot.discord.requests.serve import ACKNOWLEDGED, Interaction, Manner, acknowledge, lang_at
from bot.discord.screens.screen import Screen, note
from bot.traced import traced
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)


@asynccontextmanager
async def admitted(runtime: Runtime, interaction: Interaction, work: Work) -> AsyncIterator[bool]:
    """Yield whether to serve the request; if not, it is answered already."""
    with runtime.budgets.admitted(interaction.user.id, interaction.guild_id, work) as seconds:
        if seconds:
            await _put_off(runtime, interaction, work, seconds)
        yield not seconds


async def _put_off(runtime: Runtime, interaction: Interaction, work: Work, seconds: float) -> None:
    """Say when to try again: always for a command, which needs a visible answer; rarely for presses."""
    command = interaction.type is discord.InteractionType.application_command
    if command or runtime.budgets.may_tell(interaction.user.id):
        await _say(interaction, note(_moment(interaction, work, ceil(seconds))))
    else:
        await acknowledge(interaction, Manner.QUIET)


def _moment(interaction: Interaction, work: Work, seconds: int) -> str:
    """Return the words, in the client's language: looking up the chosen one would need the database."""
    key = "discord.moment-answer" if work is Work.ANSWER else "discord.moment"
    return Words(lang_at(interaction.locale)).say(Text(key=key, args={"seconds": seconds}))


async def _say(interaction: Interaction, screen: Screen) -> None:
    """Send the first response; if it is lost on the way, send it again."""
    for again in (False, True):
        try:
            await interaction.response.send_message(view=screen, ephemeral=True)
            return
        except discord.HTTPException as error:
            if not (again and error.code == ACKNOWLEDGED):
                log.info("not answered: %s", traced(error))
            return
        except LOST as error:
            log.info("the connection was lost: %s", traced(error))
