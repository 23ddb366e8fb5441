"""A voice that speaks to a channel of the test instead of to Discord."""

import asyncio
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.actions import commands
from bot.discord.delivery import messages
from bot.discord.delivery.refusals import Barred
from bot.discord.requests.actions import Slash
from bot.discord.requests.request import Runtime
from bot.discord.screens.screen import Screen
from bot.discord.voice import DiscordVoice
from bot.table import reading
from bot.table.delivery.voice import Later
from bot.table.lobby import lobby
from bot.table.model import Person, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from rules.games import GAMES

Edits = list[tuple[int, str]]
ANA, BIA = Person(11, "Ana", "en"), Person(12, "Bia", "en")


class Channel:
    """Keeps what is posted, in its channel and in private; the first message takes until it is `free`."""

    def __init__(self) -> None:
        self.posted: list[str] = []
        self.places: list[int] = []  # where, 0 for the table's channel
        self.rung: list[int] = []  # the users whom it notified
        self.barred = False  # whether nothing may be said in the table's channel
        self.free = asyncio.Event()
        self.free.set()
        self.busy: dict[int, bool] = {}  # people whose direct messages can't be opened, the first time
        # by place, what the next messages there meet with: None for being taken
        self.refusals: dict[int, list[Exception | None]] = {}

    async def post(
        self,
        channel: object,
        screen: Screen,
        nonce: str | None = None,
        pings: Iterable[int] = (),
        *,
        loud: bool = False,
    ) -> SimpleNamespace:
        if self.barred and channel is self:
            raise Barred
        left = self.refusals.get(getattr(channel, "id", 0))
        if left and (refusal := left.pop(0)) is not None:
            raise refusal
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
        """Return at once."""

    async def put_aside(self, message: object) -> None:
        """An old message loses its buttons."""

    def get_channel(self, channel_id: int) -> None:
        """Know no channel, as at the start."""

    def get_partial_messageable(self, channel_id: int) -> "Channel":
        return self

    def get_partial_message(self, message_id: int) -> SimpleNamespace:
        return SimpleNamespace(id=message_id)


class Spoken(DiscordVoice):
    """A voice, the channel that it speaks to, and the tables of which it speaks."""

    def __init__(self, channel: Channel, runtime: Runtime) -> None:
        super().__init__(cast(discord.Client, channel), runtime.context, runtime.games, runtime.pictures)
        self.channel, self.context = channel, runtime.context

    async def notify(self, person: Person, **settings: Any) -> None:
        """Set how a person is notified."""
        await preferences.set_notifications(self.context, person.id, NotificationSettings(**settings))


def noting(name: str, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The messages with which this is done from now on."""
    done: list[int] = []

    async def note(message: SimpleNamespace) -> None:
        done.append(message.id)

    monkeypatch.setattr(messages, name, note)
    return done


def edits(monkeypatch: pytest.MonkeyPatch, *refusals: Exception) -> Edits:
    """The messages that are edited from now on, and what they say then. The first edits are refused."""
    done: Edits = []
    left = list(refusals)

    async def edit(message: SimpleNamespace, screen: Screen) -> None:
        if left:
            raise left.pop(0)
        done.append((message.id, screen.said))

    monkeypatch.setattr(messages, "edit", edit)
    return done


async def begun(context: Context, *, planned: bool = True) -> TableInfo:
    """A table where both have planned: Ana is asked in public. Else both are asked in secret."""
    info = await lobby.open_table(context, 1, 2, ANA, "toy", "en")
    await lobby.join(context, info.id, BIA)
    await moves.start_table(context, info.id, ANA.id)
    for person in (ANA, BIA) if planned else ():
        seen = await reading.seen(context, info.id, person.id)
        assert seen.decision is not None and seen.seat is not None and seen.decision.default is not None
        await moves.answer(context, info.id, person.id, seen.asks[seen.seat], seen.decision.default)
    return info


async def info_of(context: Context, table_id: int) -> TableInfo:
    """A table that is there."""
    info = await reading.info(context, table_id)
    assert info is not None
    return info


def slash(path: str) -> Slash:
    """The command of the bot that is typed like this."""
    return next(each for each in commands(GAMES) if each.path == path)
