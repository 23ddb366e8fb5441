"""A websocket that tells one browser what happens, as one person sees it.

First comes `hello` (see `sight.hello`), then one object per event, by `type`: `message` (new or changed),
`gone`, `typing`, and `live` with whatever of `sight.live` has changed. Changes that come together are sent
together, each message once, in its latest state.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.sandbox.page import sight
from bot.sandbox.page.page_state import PageState
from bot.sandbox.world.form import Json
from bot.sandbox.world.state import User
from bot.sandbox.world.world import Change, Kind
from bot.traced import traced

log = logging.getLogger(__name__)

GLANCE = 1.0
"""Seconds (real time) between two checks of what nobody announces: whether the bot is connected."""

MESSAGES = Kind.MESSAGE, Kind.EDIT


class Feed:
    """One browser's connection, as `user`."""

    def __init__(self, page_state: PageState, user: User, socket: web.WebSocketResponse) -> None:
        self.page_state = page_state
        self.user = user
        self.socket = socket
        self._waiting: list[Change] = []
        self._stirred = asyncio.Event()
        self._told: Json = {}
        self._closing: asyncio.Future[bool] | None = None

    async def run(self) -> None:
        """Tell what happens until the browser leaves. If that fails, it is cut off, so that it asks anew."""
        async with self._listening():
            hello = sight.hello(self.page_state, self.user)
            self._told = {key: hello[key] for key in sight.live(self.page_state, self.user)}
            telling = asyncio.ensure_future(self._tell(hello))
            telling.add_done_callback(self._cut)
            try:
                async for _ in self.socket:
                    pass
            finally:
                telling.cancel()

    def _cut(self, telling: asyncio.Task[None]) -> None:
        if (
            telling.cancelled()
            or (error := telling.exception()) is None
            or isinstance(error, ConnectionError)
        ):
            return
        log.error("a browser is told no more: %s", traced(error))
        self._closing = asyncio.ensure_future(self.socket.close())

    @asynccontextmanager
    async def _listening(self) -> AsyncIterator[None]:
        self.page_state.world.listeners.append(self._hear)
        try:
            yield
        finally:
            self.page_state.world.listeners.remove(self._hear)

    def _hear(self, change: Change) -> None:
        if self.page_state.world.visible(change, self.user.id):
            self._waiting.append(change)
        self._stirred.set()

    async def _tell(self, hello: Json) -> None:
        await self._send(hello)
        while True:
            try:
                await asyncio.wait_for(self._stirred.wait(), GLANCE)
            except TimeoutError:
                await self._send_live({"online": self.page_state.online})
                continue
            self._stirred.clear()
            waiting, self._waiting = self._waiting, []
            for event in self._events(waiting):
                await self._send(event)
            await self._send_live(sight.live(self.page_state, self.user))

    def _events(self, changes: list[Change]) -> list[Json]:
        found: list[Json] = []
        for subject in dict.fromkeys(change.subject for change in changes if change.kind in MESSAGES):
            message = self.page_state.world.state.messages.get(subject)
            if message is not None and self.page_state.shows(self.user.id, message):
                found.append({"type": "message", "message": sight.message(self.page_state, message)})
        for change in changes:
            if change.kind is Kind.DELETE:
                found.append({"type": "gone", "id": str(change.subject), "channel": str(change.channel_id)})
            elif change.kind is Kind.TYPING:
                found.append({"type": "typing", "channel": str(change.channel_id)})
        return found

    async def _send_live(self, now: Json) -> None:
        changed = {key: value for key, value in now.items() if self._told.get(key) != value}
        self._told |= changed
        if changed:
            await self._send({"type": "live", **changed})

    async def _send(self, event: Json) -> None:
        if not self.socket.closed:
            await self.socket.send_str(json.dumps(event))
