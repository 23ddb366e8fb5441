"""Calling upon people who must act: by mention, by direct message, both, or not at all, as each one wants.

At most one live ping for a seat and way; it is deleted when the seat has answered.
"""

from collections.abc import Sequence

import discord

from bot.discord import messages
from bot.discord.limits import LINE, TEXT, clip
from bot.discord.messages import Barred, Closed
from bot.discord.screen import note
from bot.discord.speech import Speech
from bot.table.habits import Notice
from bot.table.model import Job, Posted, TableInfo
from bot.table.service import Tables
from rules.core.decisions import Rejected, Seat
from rules.core.text import Text
from rules.core.words import Words

CHANNEL, DM = "ping", "ping-dm"  # kinds of kept messages
LISTED = 20  # tables in one digest


class Pings:
    """Part of the voice. `client` must be connected."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def mentioned(self, info: TableInfo, seats: Sequence[Seat]) -> list[int]:
        """The users in these seats who want to be mentioned now."""
        return [user for _, user in await self._wanting(info, seats, ("mention", "both"))]

    async def first(self, info: TableInfo, seats: Sequence[Seat], nonce: str | None) -> None:
        """Tell those who want it by direct message that they are asked. Raises `Later` and `Barred`.

        A secret question comes by direct message anyway, to who takes any.
        """
        public = (await self._tables.seen(info.id, None)).look.public if seats else {}
        for seat, user in await self._wanting(info, seats, ("dm", "both")):
            if seat in public or await self._tables.has_closed_dm(user):
                await self._write(info, seat, user, nonce)

    async def wakes(self, user: int) -> bool:
        """Whether a direct message may make a noise now."""
        notice = (await self._tables.habits(user)).notice
        return notice != "silent" and await self._is_there(user)

    async def rings(self, user: int) -> bool:
        """Whether a question by direct message makes a noise: where the person wants that, and is awake."""
        notice = (await self._tables.habits(user)).notice
        return notice in ("dm", "both") and await self.wakes(user)

    async def again(self, info: TableInfo, seats: Sequence[Seat], nonce: str | None) -> None:
        """Remind those who have not answered yet. Raises `Later` and `Barred`."""
        for seat, user in await self._wanting(info, seats, ("mention", "both")):
            if await self._is_awaited(info, seat):
                await self._mention(info, seat, user, nonce)
        for seat, user in await self._wanting(info, seats, ("dm", "both")):
            if await self._is_awaited(info, seat):
                await self._write(info, seat, user, nonce)

    async def tell(self, info: TableInfo, job: Job, nonce: str) -> None:
        """Say something of a table to one person by direct message. Raises `Later`."""
        user, text = job.user, job.text
        assert user is not None
        assert text is not None
        words = Words(await self._tables.lang_of(user) or info.lang)
        head = words.say(Text(key="discord.told", args=_place(info, words)))
        said = f"{head}\n{Speech(words, info.names).marked(text)}"
        await self._send(user, said, nonce, [user] if await self.wakes(user) else [])

    async def digest(self, job: Job, nonce: str) -> None:
        """Tell a person which tables wait, unless none does by now. Raises `Later`.

        It makes a noise however the person wants to be called, but not at night, after an outage.
        """
        user = job.user
        assert user is not None
        waiting = await self._tables.waiting_for(user)
        if not waiting:
            return
        words = Words(await self._tables.lang_of(user) or waiting[0].lang)
        lines = [words.say(Text(key="discord.digest", args={"who": f"<@{user}>", "count": len(waiting)}))]
        for info in waiting[:LISTED]:
            lines += await self._waiting_line(info, user, words)
        loud = [user] if await self._is_there(user) else []
        await self._send(user, clip("\n".join(lines), TEXT), nonce, loud)

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
            notice = (await self._tables.habits(user)).notice
            if notice in notices and await self._is_there(user):
                found.append((seat, user))
        return found

    async def _is_there(self, user: int) -> bool:
        """Whether the person neither sleeps nor is away."""
        now = self._tables.desk.now()
        return (await self._tables.habits(user)).free_at(now) <= now

    async def _is_awaited(self, info: TableInfo, seat: Seat) -> bool:
        return seat in (await self._tables.seen(info.id, None)).look.waiting

    async def _mention(self, info: TableInfo, seat: Seat, user: int, nonce: str | None) -> None:
        said = await self._said(info, seat, info.lang, f"<@{user}>")
        await self._drop(info, CHANNEL, seat)
        channel = self._client.get_partial_messageable(info.channel_id)
        sent = await messages.post(channel, note(said), nonce, [user])
        await self._tables.keep_posted(info.id, Posted(CHANNEL, seat, info.channel_id, sent.id))

    async def _write(self, info: TableInfo, seat: Seat, user: int, nonce: str | None) -> None:
        """A direct message; who wants only that, and takes none, is mentioned in the channel instead."""
        lang = await self._tables.lang_of(user) or info.lang
        said = await self._said(info, seat, lang, f"<@{user}>")
        nonce = nonce and f"{nonce}-{seat}"
        sent = await self._send(user, said, nonce, [user])
        if sent is not None:
            await self._drop(info, DM, seat)
            await self._tables.keep_posted(info.id, Posted(DM, seat, sent.channel.id, sent.id))
        elif (await self._tables.habits(user)).notice == "dm":
            await self._mention(info, seat, user, nonce)

    async def _send(
        self, user: int, said: str, nonce: str | None, loud: Sequence[int]
    ) -> discord.Message | None:
        """A direct message, if the person takes any. Raises `Later`."""
        if await self._tables.has_closed_dm(user):
            return None
        try:
            channel = await messages.open_dm(self._client, user)
            return await messages.post(channel, note(said), nonce, loud)
        except (Closed, Barred):
            await self._tables.closed_dm(user)
            return None

    async def _waiting_line(self, info: TableInfo, user: int, words: Words) -> list[str]:
        """Where a table waits, since when and until when, and what is asked, if everybody may know that."""
        args = {**_place(info, words), "since": info.since}
        try:
            seen = await self._tables.seen(info.id, None)
        except Rejected:  # on hold since
            return []
        seat = info.seat_of(user)
        wait = None if seat is None else seen.waits.get(seat)
        if wait is None or seat is None:
            return []
        due = "" if wait.due is None else words.say(Text(key="discord.digest.due", args={"due": wait.due}))
        said = words.say(Text(key="discord.digest.table", args=args))
        asked = (
            Speech(words, info.names).marked(seen.look.public[seat].prompt)
            if seat in seen.look.public
            else ""
        )
        return [f"{said} {due}".strip(), *([f"-# {clip(asked, LINE)}"] if asked else [])]

    async def _said(self, info: TableInfo, seat: Seat, lang: str, who: str) -> str:
        """Whom the table waits for, since when, and what is asked, if everybody may know that."""
        words = Words(lang)
        seen = await self._tables.seen(info.id, None)
        args = {**_place(info, words), "who": who, "since": f"<t:{info.since}:R>"}
        lines = [words.say(Text(key="discord.ping", args=args))]
        if seat in seen.look.public:
            lines.append(Speech(words, info.names).marked(seen.look.public[seat].prompt))
        else:
            lines.append(f"-# {words.say(Text(key='discord.panel.secret'))}")
        return "\n".join(lines)

    async def _drop(self, info: TableInfo, kind: str, seat: Seat) -> None:
        old = await self._tables.posted(info.id, kind, seat)
        if old is not None:
            channel = self._client.get_partial_messageable(old.channel_id)
            await messages.delete(channel.get_partial_message(old.message_id))
            await self._tables.drop_posted(info.id, kind, seat)


def _place(info: TableInfo, words: Words) -> dict[str, int | str | list[str]]:
    """The game and the channel of a table, as arguments of a message."""
    return {"game": words.say(Text(key=f"{info.game}.name")), "channel": f"<#{info.channel_id}>"}
