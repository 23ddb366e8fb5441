"""A client of Discord that keeps what is posted, for tests of what the voice says and to whom."""

import asyncio
from collections.abc import Iterable
from types import SimpleNamespace

from bot.discord.delivery.messages import Barred
from bot.discord.screens.screen import Screen
from bot.table.delivery.voice import Later


class Channel:
    """Keeps what is posted; the first message takes until `free`."""

    def __init__(self) -> None:
        self.posted: list[str] = []
        self.places: list[int] = []  # where, 0 for the table's channel
        self.rung: list[int] = []  # the users whom it notified
        self.barred = False  # whether nothing may be said in the table's channel
        self.free = asyncio.Event()
        self.busy: dict[int, bool] = {}  # people whose direct messages can't be opened, the first time

    async def post(
        self, channel: object, screen: Screen, nonce: str | None = None, pings: Iterable[int] = ()
    ) -> SimpleNamespace:
        if self.barred and channel is self:
            raise Barred
        self.rung += pings
        self.posted.append(screen.said)
        self.places.append(getattr(channel, "id", 0))
        if len(self.posted) == 1:
            await self.free.wait()
        return SimpleNamespace(id=len(self.posted), channel=channel)

    async def open_dm(self, client: object, user_id: int) -> SimpleNamespace:
        if self.busy.pop(user_id, None):
            raise Later(0.0)
        return SimpleNamespace(id=user_id)

    async def wait_until_ready(self) -> None:
        """It is."""

    async def put_aside(self, message: object) -> None:
        """An old message loses its buttons."""

    def get_partial_messageable(self, channel_id: int) -> "Channel":
        return self

    def get_partial_message(self, message_id: int) -> SimpleNamespace:
        return SimpleNamespace(id=message_id)
