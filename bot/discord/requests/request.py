"""What every command and every press works with."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.discord.requests.budgets import Budgets
from bot.discord.screens.ids import TablePress
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen
from bot.table.lobby.servers import ANYBODY, Rights
from bot.table.model import Lang, Person, Posted
from bot.table.runtime.locks import Locks
from bot.table.service import Tables
from rules.core.game import AnyGame
from rules.core.words import Words


class ChannelPoster(Protocol):
    """Speaks in channels. All of it raises `Rejected` where Discord does not let the bot."""

    async def redraw(self, table_id: int) -> None:
        """Show a table's panel anew where it stands."""

    async def post(self, table_id: int) -> None:
        """Show it anew at the bottom of the channel, without a ping."""

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Make a thread below a channel; its id."""

    async def drop_thread(self, channel_id: int) -> None:
        """Take away a thread in which nothing was said, or close it where the bot may not. Never raises."""

    async def publish(self, table_id: int, kind: str, screen: Screen) -> Posted:
        """Show a table's channel something, in the place of the last one of its kind if that still stands."""


@dataclass(frozen=True, slots=True)
class Runtime:
    """The bot's parts.

    `told`: who knows since the start that the bot can't write to them. `presses`: a lock for each person,
    `redraws`: one for each table's panel, and `to_redraw`: the tables that wait for it. `serving`: what is
    being answered at this moment.
    """

    tables: Tables
    games: Mapping[str, AnyGame]
    pictures: Pictures
    poster: ChannelPoster
    budgets: Budgets = field(default_factory=Budgets)
    told: set[int] = field(default_factory=set)
    presses: Locks = field(default_factory=Locks)
    redraws: Locks = field(default_factory=Locks)
    to_redraw: set[int] = field(default_factory=set)
    serving: set[asyncio.Task[object]] = field(default_factory=set)


async def _unseen(screen: Screen) -> None:
    """For who does not wait before a message of their own."""


def _nothing(ident: int) -> bool:
    """For who comes from nowhere."""
    return False


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody who wants something, from where, and in which language to answer.

    `guild_id` is None in a direct message. `missing`: the permissions that the bot lacks to play in this
    channel, by Discord's names. `moderates`: whether the person may manage this channel, and `threads`: open
    public threads in it. `rights`: what counts for the server's owner. `sees`: whether the person sees a
    channel or thread of the server (by id). `has`: whether the server has such a channel or role (by id).
    `meanwhile` shows something in the place of the answer until it comes.
    """

    runtime: Runtime
    person: Person
    words: Words
    channel_id: int
    guild_id: int | None
    guild_lang: Lang
    missing: tuple[str, ...] = ()
    moderates: bool = False
    threads: bool = False
    rights: Rights = ANYBODY
    sees: Callable[[int], bool] = _nothing
    has: Callable[[int], bool] = _nothing
    meanwhile: Callable[[Screen], Awaitable[None]] = _unseen


# What a table's button does, with the choices in a menu; and one without a table, with the rest of its id.
TableDone = Callable[[Request, TablePress, Sequence[str]], Awaitable[Sequence[Screen]]]
GeneralDone = Callable[[Request, str], Awaitable[Sequence[Screen]]]
