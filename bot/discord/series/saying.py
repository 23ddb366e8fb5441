"""The voice of series: their messages in the channel, and the threads of their tables."""

import logging
from collections.abc import Mapping
from contextlib import suppress

import discord

from bot.discord.delivery import messages, trouble
from bot.discord.delivery.refusals import Barred, Closed, Gone, Wrong
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say
from bot.discord.series import panels
from bot.table.delivery.voice import Later
from bot.table.model import TableInfo
from bot.table.people import profiles
from bot.table.runtime.context import Context
from bot.table.series import reading
from bot.table.series.model import PostKind, Series
from bot.table.series.rounds import Said, Speaker
from bot.traced import traced
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import Words

LOG = 3  # lines of the log below the standings
log = logging.getLogger(__name__)


class SeriesVoice(Speaker):
    """Posts and edits the messages of series; each shows the present, however late it comes."""

    def __init__(
        self, client: discord.Client, context: Context, pictures: Pictures, games: Mapping[str, AnyGame]
    ) -> None:
        self._client = client
        self._games = games
        self._context = context
        self._pictures = pictures

    async def thread(self, it: Series, number: int) -> int:
        """Find the thread of a table, which may have been opened before the bot died, or open it."""
        await self._client.wait_until_ready()
        name, channel = panels.thread_name(it, number), self._client.get_channel(it.channel_id)
        me = self._client.user.id if self._client.user else None
        for thread in channel.threads if isinstance(channel, discord.TextChannel) else ():
            if thread.name == name and thread.owner_id == me:
                return thread.id
        try:
            return await messages.open_thread(self._client, it.channel_id, name)
        except Barred as barred:
            raise trouble.refusal(barred) from barred

    async def drop_thread(self, channel_id: int) -> None:
        """Delete an empty thread, or archive it if the bot may not delete it. Never raises."""
        await messages.drop_thread(self._client, channel_id)

    async def show(self, it: Series, kind: PostKind, number: int, message_id: int | None, said: Said) -> None:
        """Edit the message, or post it if there is none, silently: people are called at their tables."""
        await self._client.wait_until_ready()
        now = await reading.now(self._context, it)
        screen = await self._screen(now, kind, number)
        channel = self._client.get_partial_messageable(now.channel_id)
        try:
            sent = await self._put(channel, screen, f"s{it.id}-{kind[:2]}-{number}", message_id)
        except (Barred, Wrong) as error:
            raise trouble.refusal(error) from error
        await said(sent.id, whole=screen.coming is None)
        self._follow(sent, screen, said)

    async def complain(self, it: Series, why: Text) -> None:
        """Tell the host by direct message why the series waits, or did not take place. Never raises."""
        if not it.host_id:
            return
        words = Words(await profiles.lang_of(self._context, it.host_id) or it.lang)
        game, channel = words.title(it.settings.game), f"<#{it.channel_id}>"
        key = "series.unheld" if it.status == "closed" else "series.trouble"
        told = say(words, key, number=it.number, game=game, channel=channel, why=words.say(why))
        try:
            direct = await messages.open_dm(self._client, it.host_id)
            await messages.post(direct, note(told), pings=[it.host_id])
        except (Barred, Closed, Gone, Later, Wrong) as error:
            log.warning("series %d: the host could not be told: %s", it.id, traced(error))

    async def _put(
        self, channel: discord.PartialMessageable, screen: Screen, nonce: str, message_id: int | None
    ) -> discord.PartialMessage | discord.Message:
        if message_id is not None:
            old = channel.get_partial_message(message_id)
            try:
                async with self._pictures.late.editing(message_id, screen.order):
                    await messages.edit(old, screen)
                return old
            except Gone:  # somebody has deleted it
                return await messages.post_needed(channel, screen)
        return await messages.post_needed(channel, screen, nonce, again=True)

    def _follow(self, sent: discord.PartialMessage | discord.Message, screen: Screen, said: Said) -> None:
        """Add the picture that a message waits for when it comes."""

        async def edit(whole: Screen) -> None:
            with suppress(Gone, Barred, Wrong):  # the next edit brings its own picture
                await messages.edit(sent, whole)
            await said(sent.id, whole=True)

        self._pictures.late.follow(sent.id, screen, edit)

    async def _screen(self, it: Series, kind: PostKind, number: int) -> Screen:
        words = Words(it.lang)
        if kind == "signup":
            return panels.signup(it, self._games.get(it.settings.game), words)
        if kind == "round":
            return panels.round_of(it, number, words)
        final = kind == "final"
        request = panels.request_of(it, number or it.round, it.lang, final=final)
        entries = await reading.latest(self._context, it.id, LOG)
        drawn = await self._pictures.common(request, f"series-{it.number}.png", it.guild_id)
        return drawn.screen(lambda drawings: panels.standing(it, drawings[0], words, entries, final=final))


async def open_to(context: Context, info: TableInfo, user: int, words: Words) -> list[str]:
    """Say that a round has begun to somebody who plays in it and has not answered yet."""
    if info.status != "running" or info.seat_of(user) is None:
        return []
    found = await reading.round_begun(context, info.id, user)
    channel = f"<#{info.channel_id}>"
    return [] if found is None else [say(words, "series.begun", round=found, channel=channel)]
