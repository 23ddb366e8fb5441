"""The table's voice on Discord: one panel in its channel, secret questions by direct message, notices.

Everything is looked up at the moment it is said, so saying it late or twice shows the present and is
harmless.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

import discord

from bot.discord.delivery import messages, panel, replacing, trouble
from bot.discord.delivery.kept import KeptMessages
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.open_hands import OpenHands
from bot.discord.delivery.pings import Pings, each
from bot.discord.delivery.refusals import GONE, Barred, Closed, Gone, Wrong
from bot.discord.lobby import archiving, lobbies, off_turn_notices
from bot.discord.lobby.lobby_panel import lobby_panel
from bot.discord.meeting import calling
from bot.discord.play.hands import hand_for
from bot.discord.play.letters import Letters
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import Speech
from bot.discord.votes import votes
from bot.table import jobs, reading
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued
from bot.table.lobby import archive, lobby
from bot.table.model import Posted, PostedKind, TableInfo
from bot.table.people import profiles
from bot.table.runtime.context import Context
from bot.table.runtime.locks import Locks
from bot.traced import traced
from rules.core.decisions import Rejected, Seat
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)

TABLE = "table"  # a lobby or a panel: a job may be tried first as the one and then as the other
ANSWER = 2.5  # seconds for which somebody waits for a panel


class DiscordVoice:
    """Implements `bot.table.delivery.voice.Voice`; the first message waits until `client` is connected."""

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        games: Mapping[str, AnyGame],
        pictures: Pictures,
        hands: OpenHands | None = None,
    ) -> None:
        self._client = client
        self._games = games
        self._context = context
        self._pictures = pictures
        self._pings = Pings(client, context)
        self._kept = KeptMessages(client, context, pictures.late)
        self._letters = Letters(client, context, pictures, hands or OpenHands(), self._kept, self._pings)
        self._locks = Locks()
        self._slow: set[asyncio.Task[None]] = set()  # panels that people have stopped waiting for
        self._complaints = Locks()  # by table: the host is told once

    async def deliver(self, queued: Queued) -> None:
        """Say one job of the outbox. Raises `Later`."""
        await self._client.wait_until_ready()
        info = await reading.info(self._context, queued.table_id)
        if info is None:
            return
        try:
            try:
                await self._say(info, queued)
            except Barred as barred:
                await self._say_elsewhere(info, queued, barred)
        except Gone:
            return  # it was posted, and somebody has deleted it
        except Wrong as wrong:
            log.error("table %d: job %d is dropped: %s", info.id, queued.id, traced(wrong))
            await self.complain(queued, f"{wrong.status}/{wrong.code}")

    async def _say_elsewhere(self, info: TableInfo, queued: Queued, barred: Barred) -> None:
        """Tell the host that the channel is closed, and ping whom it would have pinged.

        A lobby whose channel is gone ends: nobody could join it any more.
        """
        if barred.why == GONE and info.seed_hash is None:
            if info.status == "lobby":
                await lobby.lose(self._context, info.id)
            return
        async with self._complaints(info.id):
            await trouble.tell_host(self._client, self._context, self._pings, info, queued, barred)
        if isinstance(queued.job, jobs.ShowPanel | jobs.Ping) and info.status == "running":
            await self._pings.instead(info, queued.job.seats, queued)

    async def complain(self, queued: Queued, said: str) -> None:
        """Tell the host that this could not be said for long. Never raises."""
        try:
            info = await reading.info(self._context, queued.table_id)
            if info is not None:
                async with self._complaints(info.id):
                    await trouble.tell_of_silence(
                        self._client, self._context, self._pings, info, queued, said
                    )
        except Exception as error:
            log.error("table %d: the host could not be told: %s", queued.table_id, traced(error))

    async def _say(self, info: TableInfo, queued: Queued) -> None:
        match queued.job:
            case jobs.ShowLobby():
                await self._show(info.id, queued, post=False)
            case jobs.ShowPanel(anew, seats):
                post = anew and not await self._pings.rest(info, seats)
                await self._show(info.id, queued, seats, post=post)
            case jobs.AskPrivately(seats, loud):
                await each([partial(self._letters.ask, info, seat, queued, loud=loud) for seat in seats])
            case jobs.HandOver(seats):
                await self._letters.take_back(info, seats, queued)
            case jobs.Ping(seats):
                await self._pings.again(info, seats, queued)
            case jobs.PingPrivately(seats):
                await self._pings.again_privately(info, seats, queued)
            case jobs.Unping(seats):
                await self._pings.take_away(info, seats, queued)
            case jobs.Tell(user_id, text):
                await self._pings.tell(info, user_id, text, queued)
            case jobs.Digest(user_id):
                await self._pings.digest(user_id, queued)
            case jobs.Invite():
                await lobbies.post_invitations(self._client, self._context, info, queued)
                await calling.post_calls(self._client, self._context, info, queued)
            case jobs.Gathered():
                await self._call_host(info, queued)
            case jobs.OffTurnNotice(user_id, anew):
                await off_turn_notices.notify(self._context, self._pings, info, user_id, queued, anew=anew)
            case jobs.Wake():
                await self._keep_awake(info, queued)
            case jobs.ShowVotes():
                await votes.post_all(self._client, self._context, info, queued)
            case jobs.Notice(text):
                await self._notice(info, text, queued)

    async def _call_host(self, info: TableInfo, queued: Queued) -> None:
        """Show the lobby anew, with a ping for its host, who can begin."""
        host = info.seat_of(info.host_id)
        if host is not None:
            called = await self._pings.mentioned(info, (host,))
            await self._show(info.id, queued, (host,), post=True, unstarted=True)
            await lobby.were_gathered(self._context, info, called)

    async def redraw(self, table_id: int) -> None:
        """Update the panel in place, after a draft in it has changed. Raises `Rejected`."""
        await self._shown_now(table_id, post=False)

    async def post(self, table_id: int) -> None:
        """Post the panel again at the bottom of the channel, without a ping. Raises `Rejected`."""
        await self._shown_now(table_id, post=True)

    async def catch_up(self) -> None:
        """Add the missing pictures to messages that an earlier run has left in words. Called at the start."""
        await self._client.wait_until_ready()
        for table_id, posted in await posted_messages.bare(self._context):
            try:
                async with self._locks(table_id):
                    await self._illustrate(table_id, posted)
            except (Barred, Gone, Closed, Later, Wrong, Rejected):
                continue  # the next edit brings its own picture
            except Exception as error:
                log.error("table %d: a message got no picture: %s", table_id, traced(error))

    async def _illustrate(self, table_id: int, posted: Posted) -> None:
        """Update a message that was left in words to the present, if it is still the current one."""
        info = await reading.info(self._context, table_id)
        now = await posted_messages.find(self._context, table_id, posted.kind, posted.seat)
        if info is None or now != posted:
            return
        if posted.seat is None:
            screen = await self._panel(info)
        else:
            user = info.seats[posted.seat].user_id
            if user is None or (await messages.open_dm(self._client, user)).id != posted.channel_id:
                return  # the seat has another owner now
            lang = await profiles.lang_of(self._context, user) or info.lang
            seen = await reading.seen(self._context, table_id, user)
            screen = await hand_for(self._context, self._pictures, seen, lang)
        if screen.coming is None:
            await self._kept.edit(table_id, posted, screen)
        else:
            self._kept.follow(table_id, posted, screen)

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Open a thread for a table. Returns its id. Raises `Rejected` if none is possible there."""
        try:
            return await messages.open_thread(self._client, channel_id, name)
        except (Barred, Later) as error:
            raise trouble.refusal(error) from error

    async def write_to(self, user_id: int, screen: Screen) -> int:
        """Write to somebody directly. Returns the channel. Raises `Rejected` if that is not possible."""
        try:
            channel = await messages.open_dm(self._client, user_id)
            await messages.post(channel, screen)
        except Closed as closed:
            await profiles.set_closed_dm(self._context, user_id, closed=closed.lasting)
            raise Rejected(Text(key="discord.refused.closed-dm")) from closed
        except Gone as gone:
            raise Rejected(Text(key="discord.refused.closed-dm")) from gone
        except (Barred, Later, Wrong) as error:
            raise trouble.refusal(error) from error
        return channel.id

    def is_public(self, guild_id: int, channel_id: int, below: int | None) -> bool:
        """Return whether everybody on the server sees the channel, or the thread in the channel `below`."""
        guild = self._client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread):
            if channel.is_private() or channel.parent is None:
                return False
            channel = channel.parent
        return channel.id == below or channel.permissions_for(guild.default_role).view_channel

    async def drop_thread(self, channel_id: int) -> None:
        """Delete an empty thread, or archive it if the bot may not delete it. Never raises."""
        await messages.drop_thread(self._client, channel_id)

    async def publish(self, table_id: int, kind: PostedKind, screen: Screen) -> Posted:
        """Show something in the table's channel, replacing the last one of its kind if that still exists.

        Raises `Rejected`.
        """
        async with self._locks(table_id):
            info = await reading.info(self._context, table_id)
            if info is None:
                raise Rejected(Text(key="discord.refused.no-table"))
            try:
                return await self._published(info, kind, screen)
            except (Barred, Later, Wrong) as error:
                raise trouble.refusal(error) from error

    async def _published(self, info: TableInfo, kind: PostedKind, screen: Screen) -> Posted:
        old = await posted_messages.find(self._context, info.id, kind)
        if old is not None and old.channel_id == info.channel_id:
            try:
                await messages.edit(replacing.at(self._client, old), screen)
                return old
            except Gone:
                pass
        sent = await messages.post(self._channel(info.channel_id), screen)
        posted = Posted(kind, None, info.channel_id, sent.id)
        await posted_messages.keep(self._context, info.id, posted)
        return posted

    async def _shown_now(self, table_id: int, *, post: bool) -> None:
        """Show the panel for somebody who waits; if Discord is slow, raise `Rejected` and show it later."""
        showing = asyncio.create_task(self._show(table_id, None, post=post))
        done, _ = await asyncio.wait({showing}, timeout=ANSWER)
        if not done:
            self._slow.add(showing)
            showing.add_done_callback(self._came_late)
            raise Rejected(Text(key="discord.refused.later"))
        try:
            showing.result()
        except (Barred, Gone, Later, Wrong) as error:
            raise trouble.refusal(error) from error

    def _came_late(self, showing: asyncio.Task[None]) -> None:
        """Log what became of a panel that took so long that its person was told so."""
        self._slow.discard(showing)
        if not showing.cancelled() and (error := showing.exception()) is not None:
            log.warning("a panel could not be shown: %s", traced(error))

    async def _show(
        self,
        table_id: int,
        queued: Queued | None,
        called: tuple[Seat, ...] = (),
        *,
        post: bool,
        unstarted: bool = False,
    ) -> None:
        """Edit the lobby or the panel; post it again if asked to, or if the old message is gone.

        The table is read under the lock, so that an older state never replaces a newer one. `unstarted`: a
        lobby is meant, and the panel of a game that has begun meanwhile stays as it is.
        """
        async with self._locks(table_id):
            info = await reading.info(self._context, table_id)
            if info is not None and (info.status == "lobby" or not unstarted):
                await self._show_now(info, queued, called, post=post)

    async def _show_now(
        self, info: TableInfo, queued: Queued | None, called: tuple[Seat, ...], *, post: bool
    ) -> None:
        """Edit or post. The old message is only touched after the new one is posted and recorded.

        A lesson stays in its one message: its learner has it before them.
        """
        started = info.seed_hash is not None
        kind: PostedKind = "panel" if started else "lobby"
        old = await posted_messages.find(self._context, info.id, kind)
        tries = 0 if queued is None else queued.tries
        if info.status == "frozen" or info.game not in self._games:  # nothing to show; a notice says why
            if old is not None and info.status != "lobby":  # whose buttons work again when the game is back
                aside = partial(self._kept.put_aside, replacing.at(self._client, old))
                await replacing.tried_again(aside, queued)
            return
        if started:
            with suppress(Later):  # the lobby must lose its buttons even if the panel has to wait
                await self._close_lobby(info)
        screen = await self._panel(info) if started else self._lobby(info)
        if (
            old is None
            or (post and not info.lesson)
            or old.channel_id != info.channel_id
            or not await self._edited(info, old, screen)
        ):
            users = await self._pings.mentioned(info, called)
            channel, put = self._channel(info.channel_id), self._kept.put
            sent = await replacing.stand(self._client, old, queued, TABLE, None, channel, screen, users, put)
            posted = Posted(kind, None, info.channel_id, sent.id, queued.id if queued else None)
            await self._kept.keep(info.id, posted, screen)
            if await posted_messages.find(self._context, info.id, "trouble") is not None:
                await posted_messages.drop(self._context, info.id, "trouble")
        await replacing.tried_again(partial(self._retire, info, tries), queued)

    async def _retire(self, info: TableInfo, tries: int) -> None:
        """Delete earlier lobbies and panels, which are told again, and remove the buttons of what is over."""
        begun = info.seed_hash is not None
        await (self._close_lobby(info) if begun else self._settle(info))
        earlier: tuple[tuple[PostedKind, replacing.Away], ...] = (
            ("lobby", self._kept.put_aside if begun else self._kept.delete),
            ("panel", self._kept.delete),
        )
        for kind, away in earlier:
            await replacing.retire(self._client, self._context, info.id, kind, None, away, tries)

    async def _close_lobby(self, info: TableInfo) -> None:
        if (old := await posted_messages.find(self._context, info.id, "lobby")) is not None:
            await self._kept.put_aside(replacing.at(self._client, old))
            await self._settle(info)
            await posted_messages.drop(self._context, info.id, "lobby")

    async def _settle(self, info: TableInfo) -> None:
        await lobbies.settle(self._client, self._context, info)
        await calling.settle(self._client, self._context, info)

    async def _edited(self, info: TableInfo, old: Posted, screen: Screen) -> bool:
        try:
            await self._kept.edit(info.id, old, screen)
        except Gone:
            return False
        return True

    def _lobby(self, info: TableInfo) -> Screen:
        return lobby_panel(info, self._games[info.game], Words(info.lang))

    async def _panel(self, info: TableInfo) -> Screen:
        seen = await reading.seen(self._context, info.id, info.host_id if info.lesson else None)
        if info.lesson:
            # it may have changed since
            lang = await profiles.lang_of(self._context, info.host_id) or info.lang
            return await hand_for(self._context, self._pictures, seen, lang)
        drawn = await self._pictures.channel(seen, info.lang)
        words, icons = Words(info.lang), self._pictures.icons
        return drawn.screen(lambda drawings: panel.panel(seen, drawings, words, icons))

    async def _notice(self, info: TableInfo, text: Text, queued: Queued) -> None:
        said = Speech(Words(info.lang), info.names).marked(text)
        screen = archiving.offering(info, text, said) or note(said)
        await messages.post(self._channel(info.channel_id), screen, nonce(queued, "notice"))

    async def _keep_awake(self, info: TableInfo, queued: Queued) -> None:
        """Post the panel again if the thread is about to be archived. Raises `Barred` if it is locked."""
        now = self._context.now()
        due = await archiving.thread_due(self._client, info.channel_id, now)
        if due is not None and due <= now:
            await self._show(info.id, queued, post=True)
            due = now + archiving.SELDOM
        await archive.wake_at(self._context, info.id, due)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)
