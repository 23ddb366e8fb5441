"""What every command and every press works with."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.discord.pictures import Pictures
from bot.table.locks import Locks
from bot.table.model import Lang, Person
from bot.table.service import Tables
from rules.core.game import AnyGame
from rules.core.words import Words


@dataclass(frozen=True, slots=True)
class House:
    """The bot's parts.

    `redraw` shows a table's panel anew where it stands, `post` at the bottom of its channel; `open_thread`
    makes a thread with a name below a channel. All raise `Rejected` where Discord does not let the bot.
    `told`: who knows since the start that the bot can't write to them. `presses`: a lock for each person.
    """

    tables: Tables
    games: Mapping[str, AnyGame]
    pictures: Pictures
    redraw: Callable[[int], Awaitable[None]]
    post: Callable[[int], Awaitable[None]]
    open_thread: Callable[[int, str], Awaitable[int]]
    told: set[int] = field(default_factory=set)
    presses: Locks = field(default_factory=Locks)


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody who wants something, from where, and in which language to answer.

    `guild_id` is None in a direct message. `missing`: the permissions that the bot lacks to play in this
    channel, by Discord's names. `moderates`: whether the person may manage this channel.
    """

    house: House
    person: Person
    words: Words
    channel_id: int
    guild_id: int | None
    guild_lang: Lang
    missing: tuple[str, ...] = ()
    moderates: bool = False
