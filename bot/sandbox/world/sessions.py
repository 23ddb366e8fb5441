"""The bot's gateway sessions: what was sent to each, so that a lost connection can be resumed."""

import asyncio
import json
import zlib
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import web

from bot.sandbox.world.form import Json

KEPT = 2000
"""How many events a session keeps for a resume."""

LIFETIME = 300.0
"""Seconds that a session outlives its connection. Discord says "a few minutes"."""


class Wire:
    """One websocket, with the compression that the client asked for."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        """Send through `socket`; `compressed` is Discord's zlib-stream."""
        self.socket = socket
        self._deflate = zlib.compressobj() if compressed else None
        self._one_at_a_time = asyncio.Lock()
        self.cut_with: int | None = None

    async def send(self, payload: Json) -> None:
        """Send one payload; a closed socket swallows it."""
        if self.socket.closed:
            return
        words = json.dumps(payload)
        async with self._one_at_a_time:
            with suppress(ConnectionError):
                if self._deflate is None:
                    await self.socket.send_str(words)
                else:
                    packed = self._deflate.compress(words.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)

    async def cut(self, code: int) -> None:
        """Close the connection from Discord's side."""
        self.cut_with = code
        await self.socket.close(code=code)


@dataclass
class Session:
    """One identified client: its intents, the events it was sent, and its connection while it has one."""

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    sequence: int = 0
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT))
    wire: Wire | None = None
    lost_at: float | None = None
    waiting: deque[Json] = field(default_factory=deque)
    """Events that are still to be written to the connection."""
    mute: bool = False
    """A mute session keeps its connection, but nothing comes through it: what a zombie looks like."""

    def dispatch(self, name: str, data: Json) -> None:
        """Number an event, keep it for a resume, and queue it for the connection."""
        self.sequence += 1
        event: Json = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self.events.append(event)
        if self.wire is not None:
            self.waiting.append(event)

    def missed(self, sequence: int) -> list[Json] | None:
        """Return the events after `sequence`; None when they are no longer kept."""
        first = self.sequence - len(self.events) + 1
        if sequence + 1 < first:
            return None
        return list(self.events)[sequence + 1 - first :]

    async def flush(self) -> None:
        """Write what is queued, in order."""
        while self.waiting and self.wire is not None and not self.mute:
            await self.wire.send(self.waiting.popleft())
