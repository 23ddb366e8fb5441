"""The whole bot: its parts, started in order and stopped in reverse order."""

import asyncio
import gc
import logging
import os
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import aiohttp
import discord
from pydantic import SecretStr

from bot import served
from bot.background import background
from bot.discord.client import Client
from bot.discord.connection import OUTGROWN, REMEDIES
from bot.discord.delivery.open_hands import OpenHands
from bot.discord.delivery.own_emoji import keep_uploaded
from bot.discord.errors import unhandled
from bot.discord.proxy import through
from bot.discord.requests.budgets import Budgets
from bot.discord.requests.permissions import invitation
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.discord.series.saying import SeriesVoice
from bot.discord.voice import DiscordVoice
from bot.files import make_folder
from bot.sandbox.point import pointed_at
from bot.settings import Settings
from bot.table.delivery.outbox import Outbox
from bot.table.following import FOLLOWERS, REMINDED
from bot.table.meeting.meeting import Meetings
from bot.table.model import Quotas, Shards
from bot.table.operations.heartbeat import Heartbeat, keep_checking
from bot.table.operations.listener import keep_listening
from bot.table.past.packing import keep_packing
from bot.table.play import upgrade
from bot.table.play.computers import Computers
from bot.table.runtime.child import Child, Runner
from bot.table.runtime.context import Context
from bot.table.runtime.studies import Thinker
from bot.table.schedule.reminders import Reminders
from bot.table.series.rounds import Rounds
from bot.table.storage.store import Store
from bot.unstartable import Unstartable
from render.films import Films
from render.pool import Pool
from render.scene import describe, leave_out_unpainted
from rules.core.data import BROUGHT
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import LANGS, Words, language
from rules.games import GAMES, LEFT_OUT, all_games
from rules.packages import NONE, SETTING

log = logging.getLogger(__name__)

THINKING = 0.7  # seconds before a computer player's answer, so that one panel may show several
RHYTHM = 5.0  # seconds: a sharp computer player's answer comes at a multiple of them after the question
PATIENCE = 120.0  # seconds for one such answer, or for a piece of other thinking
LAST = 15  # niceness of the process that thinks: everything else comes first
PATIENT = 60.0  # seconds for a picture of a film
COMMAND = 3.0  # seconds that one of the operator's commands may hold the database while the bot starts
SEED = 16  # bytes of a game's secret seed
COMMANDS = "commands.json"  # the file beside the database that remembers the registered commands


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


NOBODY = Watch()
ALL = Shards()
Ready = Callable[[Runtime], None]  # is told the parts of the bot once it is at work


def at_peace(runtime: Runtime) -> None:
    """Do nothing (the default of `ready`)."""


async def run(settings: Settings, token: str, words: Words | None = None, ready: Ready = at_peace) -> None:
    """Run until SIGTERM or SIGINT.

    With `words` it says where to invite the bot, at the first start and while it is in no server. Raises
    `BadStore` and `Unstartable`; in either case nothing is lost, unless it is `Lost`.
    """
    new = isinstance(settings.database, Path) and not settings.database.exists()
    stopped = _stopping()
    _make_folder(settings.cache)
    async with AsyncExitStack() as stack:
        _redirect(settings, stack)
        store = await stack.enter_async_context(_database(settings, stopped))
        leave_out_unfit()
        pictures, pool = await stack.enter_async_context(_drawing(settings))
        _load_games()
        bot = at_work(
            token,
            store,
            GAMES,
            pictures,
            settings.beside(COMMANDS),
            settings.guild,
            budgets=Budgets(scale=settings.budgets),
            quotas=settings.quotas,
            runner=Child(all_games),
            watch=_watch(settings, pool),
            shards=settings.shards,
            thinker=Thinker(Child(all_games, PATIENCE, nice=LAST), settings.sharp, RHYTHM),
            stopped=stopped,
            ready=ready,
            pages=settings.web_url or "",
        )
        with suppress(Stopped):
            client = await stack.enter_async_context(bot)
            await stack.enter_async_context(served.boards(settings, client))
            background(stack, _greet(client, words, new=new))
            await connected(client, stopped)
        log.info("stopping")


def _redirect(settings: Settings, stack: AsyncExitStack) -> None:
    """Ask another Discord, or Discord through a proxy, if the settings say so."""
    if settings.discord_api:
        stack.enter_context(pointed_at(settings.discord_api.rstrip("/")))
    if settings.rest:
        stack.enter_context(through(settings.rest))


@asynccontextmanager
async def _database(settings: Settings, stopped: asyncio.Event) -> AsyncIterator[Store]:
    """Open the database for the block. If it is lost, set `stopped`, and raise `Lost` at the end."""
    store = await Store.open(settings.database, COMMAND, shards=settings.shards or ALL)
    store.lost.add_done_callback(lambda lost: stopped.set())
    try:
        yield store
    finally:
        await store.close()
    if store.lost.done():
        raise store.lost.result()


def leave_out_unfit() -> None:
    """Drop the games that can't be drawn, and tell child processes which remain; they need not look."""
    leave_out_unpainted()
    os.environ[SETTING] = ",".join(BROUGHT) or NONE


def _load_games() -> None:
    """Load the words once for the life of the process, and log the games that had to be left out."""
    for lang in LANGS:
        language(lang)  # so that the first request does not wait for the files
    gc.freeze()  # spares the garbage collector these objects
    for line in LEFT_OUT.values():
        log.error("a game is left out: %s", line)


def _stopping() -> asyncio.Event:
    """Return an event that SIGTERM and SIGINT set. Also logs what the event loop can't handle."""
    stopped = asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(unhandled)
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stopped.set)
    return stopped


async def _greet(client: Client, words: Words | None, *, new: bool) -> None:
    """Say that the bot is connected, and where to invite it if that may be the next step."""
    await client.wait_until_ready()
    log.info("connected; servers: %d", len(client.guilds))
    if words and client.application_id and (new or not client.guilds):
        _print(words, "discord.invite", invitation(client.application_id))


def _print(words: Words, key: str, url: str) -> None:
    sys.stdout.write(words.say(Text(key=key, args={"url": url})) + "\n")
    sys.stdout.flush()


@asynccontextmanager
async def _drawing(settings: Settings) -> AsyncIterator[tuple[Pictures, Pool]]:
    """Start the processes that draw: a pool for pictures that people wait for, yielded too; one for films."""
    async with (
        Pool(settings.drawers, settings.cache) as pool,
        Pool(folder=settings.cache, patience=PATIENT, nice=True) as cinema,
    ):
        films = Films(partial(cinema.draw, patient=True), cinema.film, settings.cache / "films")
        try:
            yield Pictures(pool.draw, describe, GAMES, films, draw_icons=pool.icons), pool
        finally:
            await films.stop()


async def play_in_sandbox(settings: Settings, words: Words) -> None:
    """Run the same bot against the local double of Discord, with its page, until SIGTERM or SIGINT.

    Raises what `run` raises.
    """
    from bot.sandbox.opening import CannotOpen, open_sandbox  # who has a token need not load it
    from bot.sandbox.page.routes import person_of
    from bot.web.routes import Board, lay

    folder = settings.sandbox
    if folder is None:
        raise Unstartable("DISCORD_TOKEN: is not set, and here is no sandbox: put the token into .env")
    _make_folder(folder)
    try:
        board = Board(person_of)
        async with open_sandbox(folder, settings.sandbox_port, partial(lay, board=board)) as sandbox:
            _print(words, "discord.sandbox", sandbox.url)
            here: dict[str, Any] = {"discord_api": sandbox.url, "database": folder / "taverna.db"}
            if settings.web_url:  # so that a login can be tried here, too
                sandbox.page_state.world.redirects.append(f"{settings.web_url}/login/back")
                here["client_secret"] = SecretStr(sandbox.client_secret)
            alone = settings.model_copy(update={**here, "guild": None, "rest": None})
            await run(alone, sandbox.token, ready=board.begin)
    except CannotOpen as problem:
        raise Unstartable(words.say(problem.text)) from None


def _watch(settings: Settings, pool: Pool) -> Watch:
    return Watch(lambda: ["pictures"] if pool.ill else [], lambda: pool.pending, settings.metrics)


@asynccontextmanager
async def at_work(
    token: str,
    store: Store,
    games: Mapping[str, AnyGame],
    pictures: Pictures,
    known: Path,
    guild_id: int | None = None,
    thinking: float = THINKING,
    *,
    budgets: Budgets,
    quotas: Quotas,
    runner: Runner | None = None,
    watch: Watch = NOBODY,
    shards: Shards | None = None,
    thinker: Thinker | None = None,
    stopped: asyncio.Event | None = None,
    ready: Ready = at_peace,
    pages: str = "",
) -> AsyncIterator[Client]:
    """Log the bot in and run its workers for the block. It is not yet connected. Raises `Stopped`.

    `known` remembers the registered commands. `budgets` and `quotas`: how much people may ask for, and have.
    `runner` (for whole games), `thinker` work, else threads. `pages`: see `Context`. Raises `Unstartable`.
    """
    async with Client(shards) as client, AsyncExitStack() as stack:
        context = _context(store, games, quotas, runner, shards or ALL, thinker, pages)
        _end_with(stack, context.studies.stop, context.thinker.stop, pictures.late.stop)
        voice = DiscordVoice(client, context, games, pictures, hands := OpenHands())
        client.furnish(runtime := Runtime(context, games, pictures, voice, budgets, hands=hands))
        await _log_in(client, token, stopped or asyncio.Event())
        outbox, computers = Outbox(context, voice), Computers(context, thinking)
        await upgrade.recover(context)
        await client.announce(known, guild_id, ours=context.shards.lead)
        await _started(stack, outbox, computers)
        _keep_up(stack, context, client, voice, watch, pictures)
        await stack.enter_async_context(served.metrics(watch.listen, context, client, outbox, watch.pending))
        stack.push_async_callback(client.retire)
        ready(runtime)
        yield client


def _end_with(stack: AsyncExitStack, *stops: Callable[[], Awaitable[None]]) -> None:
    for stop in stops:
        stack.push_async_callback(stop)


def _context(
    store: Store,
    games: Mapping[str, AnyGame],
    quotas: Quotas,
    runner: Runner | None,
    shards: Shards,
    thinker: Thinker | None,
    pages: str,
) -> Context:
    more = (FOLLOWERS, quotas, runner, shards, thinker, pages)
    return Context(store, games, time.time, lambda: secrets.token_hex(SEED), *more)


async def _started(stack: AsyncExitStack, *workers: Outbox | Computers) -> None:
    for worker in workers:
        stack.push_async_callback(worker.stop)
        await worker.start()


def _keep_up(
    stack: AsyncExitStack,
    context: Context,
    client: Client,
    voice: DiscordVoice,
    watch: Watch,
    pictures: Pictures,
) -> None:
    """Begin the background work that goes on until the bot stops."""
    for work in (
        Reminders(context, REMINDED).run(),
        Heartbeat(context, client.is_connected, lambda: [*watch.ill(), *client.ill]).run(),
        *(keep(context) for keep in (keep_checking, keep_listening)),
        Meetings(context, voice).run(),
        Rounds(context, SeriesVoice(client, context, pictures, context.games)).run(),
        voice.catch_up(),
        *([keep_packing(context)] if context.shards.lead else []),
        keep_uploaded(client, context.games, pictures),
    ):
        background(stack, work)


def _make_folder(folder: Path) -> None:
    try:
        make_folder(folder)
        with NamedTemporaryFile(dir=folder):
            return
    except OSError as error:
        raise Unstartable(f"{folder}: can't be written: {error.strerror}") from None


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
