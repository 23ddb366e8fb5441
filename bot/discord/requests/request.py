"""The values that every command and every press works with."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.discord.delivery.open_hands import OpenHands
from bot.discord.requests.budgets import Budgets
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say
from bot.table.lobby.servers import ANYBODY, Rights, Setup
from bot.table.model import Lang, Person, Posted, PostedKind
from bot.table.runtime.context import Context
from bot.table.runtime.locks import Locks
from rules.core.decisions import Rejected
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import Words


class ChannelPoster(Protocol):
    """Speaks in channels. Every method raises `Rejected` if Discord does not let the bot."""

    async def redraw(self, table_id: int) -> None:
        """Update a table's panel in place."""

    async def post(self, table_id: int) -> None:
        """Post it again at the bottom of the channel, without a ping."""

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Open a thread in a channel. Returns its id."""

    async def write_to(self, user_id: int, screen: Screen) -> int:
        """Write to somebody directly. Returns the channel. Refused if they take no direct messages."""

    async def drop_thread(self, channel_id: int) -> None:
        """Delete an empty thread, or archive it if the bot may not delete it. Never raises."""

    async def publish(self, table_id: int, kind: PostedKind, screen: Screen) -> Posted:
        """Show something in a table's channel, replacing the last one of its kind if that still exists."""


@dataclass(frozen=True, slots=True)
class Runtime:
    """The bot's parts.

    `told`: users who have been told since the start that the bot can't write to them. `presses`: a lock for
    each person; `redraws`: a lock for each table's panel; `to_redraw`: the tables that wait for theirs.
    `serving`: the requests in progress. `hands`: the private messages with a hand that people have open.
    """

    context: Context
    games: Mapping[str, AnyGame]
    pictures: Pictures
    poster: ChannelPoster
    budgets: Budgets = field(default_factory=Budgets)
    told: set[int] = field(default_factory=set)
    presses: Locks = field(default_factory=Locks)
    redraws: Locks = field(default_factory=Locks)
    to_redraw: set[int] = field(default_factory=set)
    serving: set[asyncio.Task[object]] = field(default_factory=set)
    hands: OpenHands = field(default_factory=OpenHands)


async def _unseen(screen: Screen) -> None:
    """Show nothing (default of `meanwhile`)."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request: from whom, from where, and in which language to answer.

    `guild_id` is None in a direct message. `private`: whether only this person reads the message that was
    pressed. `missing`: the permissions that the bot lacks to play in this channel, by Discord's names;
    `threadless`: those that it lacks besides to open a table in a thread.
    `moderates`: whether the person may manage this channel, and `threads`: open public threads in it.
    `rights`: the person's rights under the server's settings. `sees`: whether the person sees a channel or
    thread of the server (by id). `has`: whether the server has such a channel or role (by id). `lacks`: the
    permissions that the bot lacks to open tables below a channel (by id). `meanwhile` shows something in
    place of the answer until it comes.
    """

    runtime: Runtime
    person: Person
    words: Words
    channel_id: int
    guild_id: int | None
    guild_lang: Lang
    private: bool = False
    missing: tuple[str, ...] = ()
    threadless: tuple[str, ...] = ()
    moderates: bool = False
    threads: bool = False
    rights: Rights = ANYBODY
    sees: Callable[[int], bool] = lambda ident: False
    has: Callable[[int], bool] = lambda ident: False
    lacks: Callable[[int], tuple[str, ...]] = lambda ident: ()
    meanwhile: Callable[[Screen], Awaitable[None]] = _unseen

    @property
    def context(self) -> Context:
        """The context that the use cases of a table take first."""
        return self.runtime.context


def reply(request: Request, key: str, **args: str) -> list[Screen]:
    """Return the message `discord.<key>` alone."""
    return [note(say(request.words, key, **args))]


def require_chosen(request: Request, setup: Setup) -> None:
    """Raise `Rejected` if tables may only be opened in channels that are gone, or by roles that are.

    Not where the person is in such a channel, or has such a role: then only the bot does not know it yet.
    """
    here, rights = {request.channel_id, request.rights.below}, request.rights
    if setup.channels and not here & {*setup.channels} and not any(map(request.has, setup.channels)):
        raise Rejected(Text(key="discord.refused.channels-gone"))
    may = rights.manages or rights.roles & {*setup.roles} or any(map(request.has, setup.roles))
    if setup.roles and not may:
        raise Rejected(Text(key="discord.refused.roles-gone"))
