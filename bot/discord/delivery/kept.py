"""Messages that a table keeps for later edits: shown at once, with their pictures added when they come."""

import logging
from contextlib import suppress
from dataclasses import replace

import discord

from bot.discord.delivery import messages
from bot.discord.delivery.refusals import Barred, Gone, Wrong
from bot.discord.delivery.replacing import at
from bot.discord.screens.late_pictures import LatePictures
from bot.discord.screens.screen import Screen
from bot.table.delivery import posted_messages
from bot.table.model import Posted
from bot.table.runtime.context import Context
from bot.traced import traced

log = logging.getLogger(__name__)


class KeptMessages:
    """Part of the voice. The database records which messages still lack their picture, for the next start."""

    def __init__(self, client: discord.Client, context: Context, late: LatePictures) -> None:
        self._client = client
        self._context = context
        self._late = late

    async def keep(self, table_id: int, posted: Posted, screen: Screen) -> None:
        """Remember a message just posted with this screen. The earlier one still has to be retired."""
        await posted_messages.replace(
            self._context, table_id, replace(posted, bare=screen.coming is not None)
        )
        self.follow(table_id, posted, screen)

    async def put(self, message: discord.PartialMessage, screen: Screen) -> None:
        """Edit a message that is about to be kept. Raises what `messages.edit` raises."""
        async with self._late.editing(message.id, screen.order):
            await messages.edit(message, screen)

    async def edit(self, table_id: int, posted: Posted, screen: Screen) -> None:
        """Edit a kept message. Raises what `messages.edit` raises."""
        if screen.coming is not None and not posted.bare:  # written first, or a crash would lose it
            await posted_messages.keep(self._context, table_id, replace(posted, bare=True))
        async with self._late.editing(posted.message_id, screen.order):
            await messages.edit(at(self._client, posted), screen)
            self.follow(table_id, posted, screen)
        if screen.coming is None and posted.bare:
            await posted_messages.illustrated(self._context, table_id, posted)

    def follow(self, table_id: int, posted: Posted, screen: Screen) -> None:
        """Add the pictures that this screen waits for when they come."""

        async def edit(whole: Screen) -> None:
            with suppress(Gone, Barred, Wrong):  # the next edit brings its own picture
                await messages.edit(at(self._client, posted), whole)
            await posted_messages.illustrated(self._context, table_id, posted)

        self._late.follow(posted.message_id, screen, edit)

    async def put_aside(self, old: discord.PartialMessage) -> None:
        """Remove a message's buttons. If that fails, they lead nowhere anyway. Raises `Later`."""
        try:
            async with self._late.editing(old.id):
                await messages.put_aside(old)
        except Gone:
            return
        except (Barred, Wrong) as refused:  # without the right to read what it says, for example
            log.info("an old message could not be put aside and is deleted: %s", traced(refused))
            await messages.delete(old)

    async def delete(self, old: discord.PartialMessage) -> None:
        """Delete a message, and drop its pending pictures. Raises `Later`."""
        async with self._late.editing(old.id):
            await messages.delete(old)
