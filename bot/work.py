"""The bot at work: its parts, logged in to Discord and with all workers running, for a block."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import served
from bot.background import background
from bot.discord.client import Client
from bot.discord.connection import OUTGROWN, REMEDIES
from bot.discord.delivery.open_hands import OpenHands
from bot.discord.delivery.own_emoji import keep_uploaded
from bot.discord.requests.budgets import Budgets
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.discord.series.saying import SeriesVoice
from bot.discord.voice import DiscordVoice
from bot.table.delivery.outbox import Outbox
from bot.table.following import FOLLOWERS, REMINDED
from bot.table.meeting.meeting import Meetings
from bot.table.model import Quotas, Shards
from bot.table.operations.heartbeat import Heartbeat, keep_checking
from bot.table.operations.listener import keep_listening
from bot.table.past.packing import keep_packing
from bot.table.play import upgrade
from bot.table.play.computers import Computers
from bot.table.runtime.child import Runner
from bot.table.runtime.context import Context
from bot.table.runtime.studies import Thinker
from bot.table.schedule.reminders import Reminders
from bot.table.series.rounds import Rounds
from bot.table.storage.store import Store
from bot.unstartable import Unstartable
from rules.core.game import AnyGame

COMPUTER_PAUSE = 0.7  # seconds before a computer player's answer, so that one panel may show several
SEED_BYTES = 16  # of a game's secret seed

Ready = Callable[[Runtime], None]  # is told the parts of the bot once it is at work


class Stopped(Exception):  # noqa: N818 - what was asked for
    """The bot was told to stop before it was at work."""


@dataclass(frozen=True, slots=True)
class Watch:
    """The values that health checks and `/metrics` read. `ill`: see `Heartbeat`.

    `pending`: the number of pictures that wait to be drawn; `listen`: the address of `/metrics`, if it is on.
    """

    ill: Callable[[], Iterable[str]] = tuple
    pending: Callable[[], int] = int
    listen: tuple[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Parts:
    """Parts that a bot is made of.

    `known`: the file that remembers the registered commands; `guild_id`: the only server that gets them.
    `budgets` and `quotas`: how much people may ask for, and have. `runner` (for whole games) and `thinker`
    work in processes of their own; without them threads do. `shards`: the connections that are opened; None
    for as many as Discord asks for. `pause`: seconds before a computer player's answer. `pages`: see
    `Context`.
    """

    token: str
    store: Store
    games: Mapping[str, AnyGame]
    pictures: Pictures
    known: Path
    budgets: Budgets
    quotas: Quotas
    guild_id: int | None = None
    runner: Runner | None = None
    thinker: Thinker | None = None
    watch: Watch = Watch()
    shards: Shards | None = None
    pause: float = COMPUTER_PAUSE
    pages: str = ""

    def context(self) -> Context:
        """Make the context that all workers and requests share."""
        return Context(
            self.store,
            self.games,
            time.time,
            lambda: secrets.token_hex(SEED_BYTES),
            FOLLOWERS,
            self.quotas,
            self.runner,
            self.shards or Shards(),
            self.thinker,
            self.pages,
        )


@asynccontextmanager
async def at_work(
    parts: Parts, stopped: asyncio.Event | None = None, ready: Ready | None = None
) -> AsyncIterator[Client]:
    """Log the bot in and run its workers for the block. It is not yet connected.

    Raises `Unstartable`, and `Stopped` once `stopped` is set.
    """
    async with Client(parts.shards) as client, AsyncExitStack() as stack:
        context, pictures = parts.context(), parts.pictures
        for stop in (context.studies.stop, context.thinker.stop, pictures.late.stop):
            stack.push_async_callback(stop)
        hands = OpenHands()
        voice = DiscordVoice(client, context, parts.games, pictures, hands)
        runtime = Runtime(context, parts.games, pictures, voice, parts.budgets, hands=hands)
        client.furnish(runtime)
        await _log_in(client, parts.token, stopped or asyncio.Event())
        outbox, computers = Outbox(context, voice), Computers(context, parts.pause)
        await upgrade.recover(context)
        await client.announce(parts.known, parts.guild_id, ours=context.shards.lead)
        for worker in (outbox, computers):
            stack.push_async_callback(worker.stop)
            await worker.start()
        for work in _workers(context, client, voice, parts):
            background(stack, work)
        watch = parts.watch
        await stack.enter_async_context(served.metrics(watch.listen, context, client, outbox, watch.pending))
        stack.push_async_callback(client.retire)
        if ready is not None:
            ready(runtime)
        yield client


def _workers(
    context: Context, client: Client, voice: DiscordVoice, parts: Parts
) -> Iterable[Coroutine[Any, Any, None]]:
    """Yield the work that goes on until the bot stops."""
    yield Reminders(context, REMINDED).run()
    yield Heartbeat(context, client.is_connected, lambda: [*parts.watch.ill(), *client.ill]).run()
    yield keep_checking(context)
    yield keep_listening(context)
    yield Meetings(context, voice).run()
    yield Rounds(context, SeriesVoice(client, context, parts.pictures, parts.games)).run()
    yield voice.catch_up()
    if context.shards.lead:
        yield keep_packing(context)
    yield keep_uploaded(client, parts.games, parts.pictures)


async def _log_in(client: Client, token: str, stopped: asyncio.Event) -> None:
    try:
        if not await _done(client.login(token), stopped):
            raise Stopped
    except discord.LoginFailure:
        raise Unstartable(
            "Discord refuses the token in DISCORD_TOKEN: copy it anew from the developer portal"
        ) from None
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        why = f"Discord can't be reached ({type(error).__name__}): is there a network?"
        raise Unstartable(why, lasting=False) from None


def _ended(error: discord.DiscordException) -> Unstartable:
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.PrivilegedIntentsRequired):
        code = 4014  # the library has a class of its own for it
    if getattr(error.__cause__, "status", None) == HTTPStatus.UNAUTHORIZED:
        code = 4004
    why = f": {REMEDIES[code]}" if code in REMEDIES else ""
    told = f"Discord has ended the connection for good{f' (code {code})' if code else ''}{why}"
    return Unstartable(told, lasting=code in REMEDIES and code != OUTGROWN)


async def connected(client: Client, stopped: asyncio.Event) -> None:
    """Stay connected, through every drop of the network, until told to stop. Raises `Unstartable`."""
    try:
        await _done(client.connect(), stopped)
    except (discord.ConnectionClosed, discord.GatewayNotFound, discord.PrivilegedIntentsRequired) as error:
        raise _ended(error) from None


async def _done(work: Coroutine[Any, Any, None], stopped: asyncio.Event) -> bool:
    """Run `work` until it ends or `stopped` is set. Returns whether it ended."""
    doing, stop = asyncio.create_task(work), asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((doing, stop), return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            doing.result()
        return doing.done()
    finally:
        stop.cancel()
        doing.cancel()
