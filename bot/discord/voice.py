"""How the table speaks on Discord: one panel in its channel, secret questions by direct message, notices.

What is said is looked up when it is said, so that saying it late or twice shows the present and does no harm.
"""

import logging
from collections.abc import Mapping, Sequence

import discord

from bot.discord import archiving, lobbies, messages, panel, private, votes
from bot.discord.errors import traced
from bot.discord.messages import Barred, Closed, Gone
from bot.discord.pictures import Pictures
from bot.discord.pings import Pings
from bot.discord.screen import Screen, note
from bot.discord.speech import Speech
from bot.table.locks import Locks
from bot.table.model import Job, Posted, TableInfo
from bot.table.service import Tables
from bot.table.voice import Later
from rules.core.decisions import Rejected, Seat
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)

LOBBY, PANEL, PRIVATE, TROUBLE = "lobby", "panel", "private", "trouble"  # kinds of kept messages


class DiscordVoice:
    """Implements `bot.table.voice.Voice`. `client` need not be connected yet: the first words wait for it."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        games: Mapping[str, AnyGame],
        pictures: Pictures,
    ) -> None:
        self._client = client
        self._games = games
        self._tables = tables
        self._pictures = pictures
        self._pings = Pings(client, tables)
        self._locks = Locks()
        self._whispered: dict[tuple[int, Seat], str] = {}  # the question told last, by table and seat

    async def say(self, job: Job) -> None:
        """Say one row of the outbox. Raises `Later`."""
        await self._client.wait_until_ready()
        info = await self._tables.info(job.table_id)
        if info is None:
            return
        try:
            await self._say(info, job, f"{job.table_id}-{job.id}")
        except (Barred, Gone):
            await self._complain(info)

    async def _say(self, info: TableInfo, job: Job, nonce: str) -> None:
        match job.kind:
            case "lobby" | "panel":
                await self._show(info.id, nonce, job.seats, post=job.post)
            case "private":
                await self._whisper_to(info, job.seats, nonce, loud=job.post)
            case "handed-over":
                await self._take_back(info, job.seats)
            case "ping":
                await self._pings.again(info, job.seats, nonce)
            case "unping":
                await self._pings.take_away(info, job.seats)
            case "tell":
                await self._pings.tell(info, job, nonce)
            case "digest":
                await self._pings.digest(job, nonce)
            case "invite":
                await lobbies.post_invitations(self._client, self._tables, self._pings, info, nonce)
            case "gathered":
                await lobbies.post_gathered(self._client, self._pings, info, nonce)
            case "wake":
                await self._keep_awake(info, nonce)
            case "vote":
                await votes.post_all(self._client, self._tables, self._pings, info, nonce)
            case "notice":
                await self._notice(info, job, nonce)

    async def redraw(self, table_id: int) -> None:
        """Show the panel anew where it stands (a draft changed in it). Raises `Rejected`."""
        await self._shown_now(table_id, post=False)

    async def post(self, table_id: int) -> None:
        """Show the table anew at the bottom of the channel, without a ping. Raises `Rejected`."""
        await self._shown_now(table_id, post=True)

    async def open_thread(self, channel_id: int, name: str) -> int:
        """A new thread for a table; its id. Raises `Rejected` where there can be none."""
        try:
            return await messages.open_thread(self._client, channel_id, name)
        except (Barred, Gone, Later) as error:
            raise Rejected(Text(key="discord.refused.thread")) from error

    async def drop_thread(self, channel_id: int) -> None:
        """Take away a thread in which nothing was said, or close it where the bot may not. Never raises."""
        await messages.drop_thread(self._client, channel_id)

    async def publish(self, table_id: int, kind: str, screen: Screen) -> Posted:
        """Show the table's channel something, in the place of the last one of its kind if that still stands.

        Raises `Rejected`.
        """
        async with self._locks(table_id):
            info = await self._tables.info(table_id)
            if info is None:
                raise Rejected(Text(key="discord.refused.no-table"))
            try:
                return await self._published(info, kind, screen)
            except (Barred, Gone) as error:
                raise Rejected(Text(key="discord.refused.barred")) from error
            except Later as error:
                raise Rejected(Text(key="discord.refused.later")) from error

    async def _published(self, info: TableInfo, kind: str, screen: Screen) -> Posted:
        old = await self._tables.posted(info.id, kind)
        if old is not None and old.channel_id == info.channel_id:
            try:
                await messages.edit(self._message(old), screen)
                return old
            except Gone:
                pass
        sent = await messages.post(self._channel(info.channel_id), screen)
        posted = Posted(kind, None, info.channel_id, sent.id)
        await self._tables.keep_posted(info.id, posted)
        return posted

    async def _shown_now(self, table_id: int, *, post: bool) -> None:
        try:
            await self._show(table_id, None, (), post=post)
        except (Barred, Gone) as error:
            raise Rejected(Text(key="discord.refused.barred")) from error
        except Later as error:
            raise Rejected(Text(key="discord.refused.later")) from error

    # --- the channel's message ---------------------------------------------------------------------------

    async def _show(self, table_id: int, nonce: str | None, pings: Sequence[Seat], *, post: bool) -> None:
        """Edit the lobby or the panel; post it anew if asked to, or if the old message is gone.

        What is shown is read under the lock, so that an older state never covers a newer one.
        """
        async with self._locks(table_id):
            if (info := await self._tables.info(table_id)) is not None:
                await self._show_now(info, nonce, pings, post=post)

    async def _show_now(
        self, info: TableInfo, nonce: str | None, pings: Sequence[Seat], *, post: bool
    ) -> None:
        started = info.seed_hash is not None
        old = await self._tables.posted(info.id, PANEL if started else LOBBY)
        if info.status == "frozen":  # there is nothing to be shown; a notice tells why
            await self._put_aside(old)
            return
        kind, screen = (PANEL, await self._panel(info)) if started else (LOBBY, self._lobby(info))
        if old is not None and not post and old.channel_id == info.channel_id:
            try:
                await messages.edit(self._message(old), screen)
                return
            except Gone:
                old = None
        users = await self._pings.mentioned(info, pings)
        sent = await messages.post(self._channel(info.channel_id), screen, nonce, users)
        await self._tables.keep_posted(info.id, Posted(kind, None, info.channel_id, sent.id))
        if await self._tables.posted(info.id, TROUBLE) is not None:
            await self._tables.drop_posted(info.id, TROUBLE)
        if old is not None and old.message_id != sent.id:
            await self._put_aside(old)
        await self._pings.first(info, pings, nonce)
        if started and (lobby := await self._tables.posted(info.id, LOBBY)) is not None:
            await self._put_aside(lobby)
            await self._tables.drop_posted(info.id, LOBBY)

    def _lobby(self, info: TableInfo) -> Screen:
        return panel.lobby(info, self._games[info.game], Words(info.lang))

    async def _panel(self, info: TableInfo) -> Screen:
        seen = await self._tables.seen(info.id, None)
        return panel.panel(seen, await self._pictures.channel(seen, info.lang), Words(info.lang))

    async def _put_aside(self, old: Posted | None) -> None:
        """The old message loses its buttons; where that can't be, they lead nowhere anyway."""
        if old is None:
            return
        try:
            await messages.put_aside(self._message(old))
        except (Gone, Barred, Later):
            return
        except discord.HTTPException as error:
            log.warning("an old message could not be put aside and is deleted: %s", traced(error))
            await messages.delete(self._message(old))

    # --- notices -----------------------------------------------------------------------------------------

    async def _notice(self, info: TableInfo, job: Job, nonce: str) -> None:
        if job.text is not None:
            said = Speech(Words(info.lang), info.names).marked(job.text)
            screen = archiving.offering(info, job.text, said) or note(said)
            await messages.post(self._channel(info.channel_id), screen, nonce)

    async def _keep_awake(self, info: TableInfo, nonce: str) -> None:
        """Post the panel anew where the table's thread would fall asleep. Raises `Barred` if it is locked."""
        now = self._tables.desk.now()
        due = await archiving.thread_due(self._client, info.channel_id, now)
        if due is not None and due <= now:
            await self._show(info.id, nonce, (), post=True)
            due = now + archiving.SELDOM
        await self._tables.wake_at(info.id, due)

    async def _complain(self, info: TableInfo) -> None:
        """Tell the host once, by direct message, that the bot can't speak in the table's channel."""
        log.warning("table %s: no way to speak in channel %s", info.id, info.channel_id)
        if await self._tables.posted(info.id, TROUBLE) is not None:
            return
        words = Words(await self._tables.lang_of(info.host_id) or info.lang)
        game = words.say(Text(key=f"{info.game}.name"))
        told = words.say(Text(key="discord.trouble", args={"game": game, "channel": f"<#{info.channel_id}>"}))
        try:
            channel = await messages.open_dm(self._client, info.host_id)
            called = [info.host_id] if await self._pings.wakes(info.host_id) else []
            sent = await messages.post(channel, note(told), pings=called)
            posted = Posted(TROUBLE, None, channel.id, sent.id)
        except (Closed, Barred):
            posted = Posted(TROUBLE, None, info.channel_id, 0)  # not told, and not tried again either
        await self._tables.keep_posted(info.id, posted)

    # --- secret questions --------------------------------------------------------------------------------

    async def _whisper_to(self, info: TableInfo, seats: Sequence[Seat], nonce: str, *, loud: bool) -> None:
        """Tell all that can be told now. Raises `Later` if somebody could not; nobody is told twice."""
        later: Later | None = None
        for seat in seats:
            try:
                await self._whisper(info, seat, nonce, loud=loud)
            except Later as error:
                later = error
        if later is not None:
            raise later

    async def _whisper(self, info: TableInfo, seat: Seat, nonce: str, *, loud: bool) -> None:
        """The hand and the secret question by direct message, unless it is answered by now.

        Who is called in the channel finds it there without a second noise.
        """
        user = info.seats[seat].user_id
        if user is None or await self._tables.has_closed_dm(user):
            return
        seen = await self._tables.seen(info.id, user)
        if seen.seat != seat or seen.decision is None or seen.locked is not None:
            return
        if self._whispered.get((info.id, seat)) == seen.asks[seat]:
            return
        lang = await self._tables.lang_of(user) or info.lang
        screen = private.hand(seen, await self._pictures.hand(seen, lang), Words(lang))
        try:
            channel = await messages.open_dm(self._client, user)
            called = [user] if loud and await self._pings.rings(user) else []
            sent = await messages.post(channel, screen, nonce, called)
        except (Closed, Barred):
            await self._tables.closed_dm(user)
            return
        self._whispered[info.id, seat] = seen.asks[seat]
        old = await self._tables.posted(info.id, PRIVATE, seat)
        await self._tables.keep_posted(info.id, Posted(PRIVATE, seat, channel.id, sent.id))
        if old is not None and old.message_id != sent.id:
            await messages.delete(self._message(old))

    async def _take_back(self, info: TableInfo, seats: Sequence[Seat]) -> None:
        """Delete the direct messages that show hands which are somebody else's now."""
        for seat in seats:
            self._whispered.pop((info.id, seat), None)
            if (old := await self._tables.posted(info.id, PRIVATE, seat)) is not None:
                await messages.delete(self._message(old))
                await self._tables.drop_posted(info.id, PRIVATE, seat)

    # --- where -------------------------------------------------------------------------------------------

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    def _message(self, posted: Posted) -> discord.PartialMessage:
        return self._channel(posted.channel_id).get_partial_message(posted.message_id)
