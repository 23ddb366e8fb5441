"""Calling upon people who must act: by mention, by direct message, both, or not at all, as each one wants.

At most one live ping for a seat and way; it is deleted when the seat has answered.
"""

from collections.abc import Sequence

import discord

from bot.discord import messages
from bot.discord.messages import Barred, Closed
from bot.discord.screen import note
from bot.discord.speech import Speech
from bot.table.habits import Notice
from bot.table.model import Posted, TableInfo
from bot.table.service import Tables
from rules.core.decisions import Seat
from rules.core.text import Text
from rules.core.words import Words

CHANNEL, DM = "ping", "ping-dm"  # kinds of kept messages


class Pings:
    """Part of the voice. `client` must be connected."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def mentioned(self, info: TableInfo, seats: Sequence[Seat]) -> list[int]:
        """The users in these seats who want to be mentioned now."""
        return [user for _, user in await self._wanting(info, seats, ("mention", "both"))]

    async def first(self, info: TableInfo, seats: Sequence[Seat], nonce: str | None) -> None:
        """Tell those who want it by direct message that they are asked. Raises `Later`.

        A secret question comes by direct message anyway.
        """
        public = (await self._tables.seen(info.id, None)).look.public if seats else {}
        for seat, user in await self._wanting(info, seats, ("dm", "both")):
            if seat in public:
                await self._write(info, seat, user, nonce)

    async def wakes(self, user: int) -> bool:
        """Whether a direct message may make a noise now."""
        habits, now = await self._tables.habits(user), self._tables.desk.now()
        return habits.notice != "silent" and habits.free_at(now) <= now

    async def again(self, info: TableInfo, seats: Sequence[Seat], nonce: str | None) -> None:
        """Remind those who have not answered yet. Raises `Later` and `Barred`."""
        for seat, user in await self._wanting(info, seats, ("mention", "both")):
            if await self._is_awaited(info, seat):
                await self._mention(info, seat, user, nonce)
        for seat, user in await self._wanting(info, seats, ("dm", "both")):
            if await self._is_awaited(info, seat):
                await self._write(info, seat, user, nonce)

    async def take_away(self, info: TableInfo, seats: Sequence[Seat]) -> None:
        """Delete the pings of those who have answered."""
        for seat in seats:
            for kind in (CHANNEL, DM):
                await self._drop(info, kind, seat)

    async def _wanting(
        self, info: TableInfo, seats: Sequence[Seat], notices: Sequence[Notice]
    ) -> list[tuple[Seat, int]]:
        """Of these seats those whose people want one of these notices, and may be called now."""
        found: list[tuple[Seat, int]] = []
        for seat in seats:
            user = info.seats[seat].user_id
            if user is None:
                continue
            habits, now = await self._tables.habits(user), self._tables.desk.now()
            if habits.notice in notices and habits.free_at(now) <= now:
                found.append((seat, user))
        return found

    async def _is_awaited(self, info: TableInfo, seat: Seat) -> bool:
        return seat in (await self._tables.seen(info.id, None)).look.waiting

    async def _mention(self, info: TableInfo, seat: Seat, user: int, nonce: str | None) -> None:
        said = await self._said(info, seat, info.lang, f"<@{user}>")
        await self._drop(info, CHANNEL, seat)
        channel = self._client.get_partial_messageable(info.channel_id)
        sent = await messages.post(channel, note(said), nonce, [user])
        await self._tables.keep_posted(info.id, Posted(CHANNEL, seat, info.channel_id, sent.id))

    async def _write(self, info: TableInfo, seat: Seat, user: int, nonce: str | None) -> None:
        if await self._tables.has_closed_dm(user):
            return
        lang = await self._tables.lang_of(user) or info.lang
        said = await self._said(info, seat, lang, f"<@{user}>")
        try:
            channel = await messages.open_dm(self._client, user)
            await self._drop(info, DM, seat)
            sent = await messages.post(channel, note(said), nonce and f"{nonce}-{seat}", [user])
        except (Closed, Barred):
            await self._tables.closed_dm(user)
            return
        await self._tables.keep_posted(info.id, Posted(DM, seat, channel.id, sent.id))

    async def _said(self, info: TableInfo, seat: Seat, lang: str, who: str) -> str:
        """Whom the table waits for, since when, and what is asked, if everybody may know that."""
        words = Words(lang)
        seen = await self._tables.seen(info.id, None)
        args: dict[str, int | str | list[str]] = {
            "who": who,
            "game": words.say(Text(key=f"{info.game}.name")),
            "channel": f"<#{info.channel_id}>",
            "since": f"<t:{info.since}:R>",
        }
        lines = [words.say(Text(key="discord.ping", args=args))]
        if seat in seen.look.public:
            lines.append(Speech(words, info.names).marked(seen.look.public[seat].prompt))
        return "\n".join(lines)

    async def _drop(self, info: TableInfo, kind: str, seat: Seat) -> None:
        old = await self._tables.posted(info.id, kind, seat)
        if old is not None:
            channel = self._client.get_partial_messageable(old.channel_id)
            await messages.delete(channel.get_partial_message(old.message_id))
            await self._tables.drop_posted(info.id, kind, seat)
