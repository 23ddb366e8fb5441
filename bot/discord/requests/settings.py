"""A person's settings as data: each topic declares its own, and `/me` and the page of menus collect them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.discord.requests.actions import CommandOption, Given, choices
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.table.runtime.context import Context
from rules.core.text import Text
from rules.core.words import Words

V = TypeVar("V", bound=str)


@dataclass(frozen=True, slots=True)
class Entries:
    """The entries of a setting's menu: the words of each value, and the value that holds now."""

    values: Mapping[str, str]
    now: str


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: an option of `/me`, and a menu that is called `settings.<name of the option>`.

    `entries`: what the menu offers; None: there is no menu. `work`: what a choice in the menu asks for.
    """

    option: CommandOption
    entries: Callable[[Request], Awaitable[Entries]] | None = None
    work: Work = Work.CHANGE


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one topic.

    `change`: change those that are given; raises `Rejected` for a value that can't be parsed. `described`:
    the lines of `/me` that say what holds.
    """

    settings: tuple[Setting, ...]
    change: Callable[[Request, Given], Awaitable[None]]
    described: Callable[[Request], Awaitable[Sequence[str]]]


def one_of(
    name: str,
    values: Sequence[V],
    words: str,
    *,
    now: Callable[[Context, int], Awaitable[V]],
    choose: Callable[[Context, int, V], Awaitable[None]],
    described: Callable[[Words, V], str],
) -> Settings:
    """Declare a setting with a few values, each of which is called `<words>.<value>`.

    `now` reads the value of a person, `choose` stores it, and `described` says it in a line.
    """

    async def held(request: Request) -> V:
        return await now(request.context, request.person.id)

    async def change(request: Request, given: Given) -> None:
        if (value := next((each for each in values if each == given.get(name)), None)) is not None:
            await choose(request.context, request.person.id, value)

    async def lines(request: Request) -> Sequence[str]:
        return [described(request.words, await held(request))]

    async def entries(request: Request) -> Entries:
        return Entries(named(request.words, words, values), await held(request))

    option = CommandOption(name, choices=choices(*values, words=words))
    return Settings((Setting(option, entries),), change, lines)


def named(words: Words, key: str, values: Sequence[str]) -> dict[str, str]:
    """Return the words `<key>.<value>` of each value."""
    return {each: words.say(Text(key=f"{key}.{each}")) for each in values}
