"""A client whose connections to Discord (shards) come back by themselves, whatever Discord sends, or doesn't.

All that this bot does otherwise than discord.py's gateway is here, since the library has no place for it:

- An event that can't be read costs that event alone. In the library it ends the process.
- The pauses between two tries are bounded, and start over once a connection stands. The library's grow to 17
  minutes, and are forgotten after half an hour without a failure.
- A silent connection is given up soon after a heartbeat was due, and nobody waits until it is closed.
- Only a close code that says "never again" (`FINAL`), or a refused token, ends the client.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, TypeVar

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.discord.delivery.refusals import Means, RequestKind, found
from bot.discord.patience import wait_of
from bot.traced import traced

log = logging.getLogger(__name__)

MAX_PAUSE = 40.0  # seconds: the longest pause between two tries
OPENING = 20.0  # seconds until a new connection must stand; with the longest pause that is a minute
LATE = 5.0  # seconds that the answer to a heartbeat may take
RESUMES = 3  # tries to go on with a session; then a new one begins
REMEDIES = {  # by Discord's close codes after which no try helps
    4004: "is the token still right?",
    4010: "there is no such shard: correct TAVERNA_SHARDS",
    4011: "too many servers for so few shards: a larger number in TAVERNA_SHARDS, or without it a new start",
    4012: "this version of its gateway is no longer served: update the bot",
    4013: "it does not know an intent that the bot asks for: update the bot",
    4014: "an intent that the bot asks for is not allowed: switch it on in the developer portal, under Bot",
}
OUTGROWN = 4011  # without TAVERNA_SHARDS a new start asks Discord how many connections it wants
FINAL = frozenset(REMEDIES)
ABSENT = (aiohttp.ClientError, OSError, TimeoutError)  # nobody answers
FORESEEN = (discord.DiscordException, ReconnectWebSocket, *ABSENT)

R = TypeVar("R")
Parser = Callable[[Any], None]


class Unready(Exception):  # noqa: N818 - Discord's fault; the connection begins anew
    """Discord's data at the beginning of a session can't be read."""


class Pauses:
    """The pauses before each new try: none at first, then longer and longer, up to `MAX_PAUSE`."""

    sleep: ClassVar[Callable[[float], Awaitable[None]]] = staticmethod(asyncio.sleep)

    def __init__(self) -> None:
        """Begin with no pause."""
        self.tries = 0

    def reset(self) -> None:
        """Begin anew: it has worked."""
        self.tries = 0

    def next(self) -> float:
        """Return the next pause. Chance keeps the bots that lost Discord together from coming together."""
        most = min(MAX_PAUSE, 2.0 ** (self.tries - 1)) if self.tries else 0.0
        self.tries += 1
        return most * random.uniform(0.5, 1.0)  # noqa: S311 - no secret


def guard(parsers: dict[str, Parser]) -> None:
    """Wrap each event parser, so that an event that can't be read is logged by its kind and skipped."""
    for event, parse in parsers.items():
        parsers[event] = _begun(parse) if event == "READY" else _guarded(event, parse)


def _guarded(event: str, parse: Parser) -> Parser:
    def guarded(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            log.error("an event %s of Discord can't be read: %s", event, traced(error))

    return guarded


def _begun(parse: Parser) -> Parser:
    """Wrap the parser of READY, without which no session can work: an error becomes `Unready`."""

    def begun(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            raise Unready from error

    return begun


class Connection(Shard):
    """One connection, made anew until it stands. Call `stands` when Discord says that it does."""

    def __init__(
        self, ws: DiscordWebSocket, client: discord.AutoShardedClient, put: Callable[[EventItem], None]
    ) -> None:
        """Read from `ws`; `put` tells the client's loop that this one is to be made anew, one at a time."""
        super().__init__(ws, client, put)
        self.pauses = Pauses()
        self._hanging_up: asyncio.Task[None] | None = None

    def stands(self) -> None:
        """Record that the connection is up; the next pauses begin anew."""
        if self.pauses.tries:
            log.info("connection %s stands again", self.id)
        self.pauses.reset()

    async def worker(self) -> None:
        """Read what Discord sends until the connection is lost."""
        beats = self.ws._keep_alive
        patience = beats.interval + LATE if beats and beats.interval else None
        try:
            while not self._client.is_closed():
                async with asyncio.timeout(patience):
                    await self.ws.poll_event()
        except Exception as error:
            await self._lost(error)

    async def _lost(self, error: Exception) -> None:
        """Ask for a new connection after the next pause, unless Discord wants none."""
        if _final(error):
            self._queue_put(EventItem(EventType.close, self, error))
            return
        resume = (
            self.pauses.tries < RESUMES
            and self.ws.session_id is not None
            and not isinstance(error, Unready)
            and getattr(error, "resume", True)
        )
        pause = self.pauses.next()
        level = logging.INFO if isinstance(error, ReconnectWebSocket) else logging.WARNING
        level = level if isinstance(error, FORESEEN) else logging.ERROR
        log.log(level, "connection %s is lost; a new one in %.1f seconds: %s", self.id, pause, _brief(error))
        self._hanging_up = asyncio.create_task(_hang_up(self.ws))
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        await Pauses.sleep(pause)
        kind = EventType.resume if resume else EventType.identify
        self._queue_put(EventItem(kind, self, ReconnectWebSocket(self.id, resume=resume)))

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Make the connection anew. The client's loop calls it, for one connection at a time."""
        self._cancel_task()
        try:
            old = self.ws if exc.resume else None
            self.ws = await opened(self._client, self.id, old)
        except Exception as error:
            self._task = asyncio.create_task(self._lost(error))
        else:
            self.launch()

    async def reconnect(self) -> None:
        """Begin a new session."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=False))


async def opened(
    client: discord.Client,
    shard_id: int,
    old: DiscordWebSocket | None = None,
    *,
    gateway: yarl.URL | None = None,
    initial: bool = False,
) -> DiscordWebSocket:
    """Open a connection; it goes on with the session of `old`, or begins a new one."""
    if old is None:
        new = DiscordWebSocket.from_client(client, shard_id=shard_id, gateway=gateway, initial=initial)
    else:
        new = DiscordWebSocket.from_client(
            client,
            shard_id=shard_id,
            gateway=old.gateway,
            session=old.session_id,
            sequence=old.sequence,
            resume=True,
        )
    async with asyncio.timeout(OPENING):
        return await new


def _brief(error: Exception) -> str:
    """Format an error for the log: an outage by its class alone, since its place in a library helps nobody.

    Any other error is formatted with its place, as usual.
    """
    kinds = [type(each).__name__ for each in (error, error.__cause__) if isinstance(each, FORESEEN)]
    return " after ".join(dict.fromkeys(kinds)) or traced(error)


def _final(error: Exception) -> bool:
    return isinstance(error, discord.ConnectionClosed) and error.code in FINAL


async def _hang_up(ws: DiscordWebSocket) -> None:
    """Close a lost websocket. Where nobody answers any more this takes half a minute."""
    with suppress(Exception):
        await ws.close()


async def persistently(what: str, request: Callable[[], Awaitable[R]], *, offline: bool = False) -> R:
    """Make a request until Discord answers it, and wait as it asks (429). Raises what it refuses for good.

    With `offline` it also goes on while nobody answers, or something that is no answer of Discord's.
    """
    pauses = Pauses()
    while True:
        try:
            return await request()
        except Exception as error:
            answer = _answer(error)
            wait = wait_of(answer) if isinstance(answer, discord.DiscordException) else None
            if wait is None and not _passing(answer, offline=offline):
                raise
            pause = pauses.next() if wait is None else wait
            log.warning("%s: again in %.1f seconds: %s", what, pause, _brief(error))
        await Pauses.sleep(pause)


def _answer(error: Exception) -> Exception:
    """Return the answer that the library has packed into an error of its own."""
    packed = error.__cause__ if isinstance(error, discord.GatewayNotFound) else None
    return packed if isinstance(packed, Exception) else error


def _passing(answer: Exception, *, offline: bool) -> bool:
    """Return whether a later try may help."""
    if isinstance(answer, discord.HTTPException):
        return found(RequestKind.GATEWAY, answer.status, answer.code).means is Means.LATER
    return offline and isinstance(answer, (*ABSENT, LookupError, TypeError, ValueError))


class SteadyClient(discord.AutoShardedClient):
    """A client that stays, and comes back after every outage, however long."""

    def __init__(self, **options: Any) -> None:
        """Take the library's options."""
        super().__init__(**options)
        guard(self._connection.parsers)
        self._lines: dict[int, Connection] = {}

    async def login(self, token: str) -> None:
        """Log in, again while Discord asks for that or fails. Raises what the library raises."""
        await persistently("login", partial(self._log_in, token))

    async def _log_in(self, token: str) -> None:
        await self.http.close()  # what an earlier try has left open
        self.http.connector = discord.utils.MISSING
        await super().login(token)

    async def launch_shards(self) -> None:
        """Open all connections, as soon as Discord says how many."""
        await persistently("the gateway's address", super().launch_shards, offline=True)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Open a connection for the first time, in as many tries as it takes."""
        pauses = Pauses()
        while True:
            try:
                ws = await opened(self, shard_id, gateway=gateway, initial=initial and not pauses.tries)
                break
            except Exception as error:
                if _final(error):
                    raise
                pause = pauses.next()
                log.warning("connection %d: again in %.1f seconds: %s", shard_id, pause, _brief(error))
            await Pauses.sleep(pause)
        own = vars(self)  # by the names that the library gives to what is only its own
        line = Connection(ws, self, own["_AutoShardedClient__queue"].put_nowait)
        own["_AutoShardedClient__shards"][shard_id] = self._lines[shard_id] = line
        line.launch()

    async def on_shard_connect(self, shard_id: int) -> None:
        """Record that a connection is up, with a new session."""
        self._lines[shard_id].stands()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Record that a connection is up again, and goes on with its session."""
        self._lines[shard_id].stands()
