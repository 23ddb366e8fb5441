"""Slash commands: how they are registered with the library, and run."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import partial
from inspect import Parameter, Signature, isawaitable
from typing import Optional

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.discord.questions.numbers import whole
from bot.discord.requests import bounds
from bot.discord.requests.actions import CommandOption, Offered, Slash, Typing
from bot.discord.requests.admission import admitted
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.serve import Interaction, Manner, lang_at, serve
from bot.discord.screens.limits import ENTRIES, GROUPED
from bot.discord.screens.screen import Screen
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import LANGS, Words

log = logging.getLogger(__name__)

Value = str | int | discord.User
Command = app_commands.Command[app_commands.Group, ..., None]


def add(tree: app_commands.CommandTree[discord.Client], runtime: Runtime, commands: Iterable[Slash]) -> None:
    """Add the commands to the tree; commands of two words are grouped by the first.

    Raises `ValueError` if there are too many in a group for Discord.
    """
    groups: dict[str, app_commands.Group] = {}
    for command in commands:
        first, _, second = command.path.partition(" ")
        if not second:
            tree.add_command(_command(runtime, command, first))
            continue
        if first not in groups:
            groups[first] = _group(first, managing=command.managing)
            tree.add_command(groups[first])
        if len(groups[first].commands) == GROUPED:
            raise ValueError(f"/{command.path}: Discord takes only {GROUPED} commands below /{first}")
        groups[first].add_command(_command(runtime, command, second))


def spoken(english: str, key: str) -> locale_str:
    """Return a text for Discord with the key of its translation."""
    return locale_str(english, key=key)


def about(key: str) -> locale_str:
    """Return a description, in English until it is translated."""
    return spoken(Words(LANGS[0]).say(Text(key=key)), key)


def _group(name: str, *, managing: bool) -> app_commands.Group:
    return app_commands.Group(
        name=spoken(name, f"commands.{name}"),
        description=about(f"commands.{name}.about"),
        default_permissions=discord.Permissions(manage_guild=True) if managing else None,
        allowed_contexts=_contexts(anywhere=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def _contexts(*, anywhere: bool) -> app_commands.AppCommandContext:
    return app_commands.AppCommandContext(guild=True, dm_channel=anywhere, private_channel=False)


def _command(runtime: Runtime, command: Slash, name: str) -> Command:
    key = f"commands.{command.path.replace(' ', '.')}"

    async def callback(interaction: Interaction, **given: Value | None) -> None:
        values = [given[_parameter(option)] for option in command.options]
        changes = any(value is not None for value in values)
        work = command.changing if changes and command.changing else command.work
        async with admitted(runtime, interaction, work) as may:
            if may:
                body = partial(_run, command, values)
                await serve(runtime, interaction, Manner.FRESH, f"/{command.path}", body)

    _declare(callback, command, key, runtime)
    return app_commands.Command(
        name=spoken(name, key),
        description=about(f"{key}.about"),
        callback=callback,
        allowed_contexts=_contexts(anywhere=command.anywhere),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


async def _run(command: Slash, values: Sequence[Value | None], request: Request) -> Sequence[Screen]:
    given = zip(command.options, values, strict=True)
    try:
        return await command.run(
            request, {option.name: _text(option, value) for option, value in given if value is not None}
        )
    except Rejected:
        if command.refunds:
            request.runtime.budgets.forgive(request.person.id, command.work)
        raise


def _text(option: CommandOption, value: Value) -> str:
    """Return the text given to the command. Raises `Rejected` for a value that no client could send."""
    if isinstance(value, discord.User | discord.Member):
        return "" if value.bot else str(value.id)
    if option.kind != "number":
        if len(text := str(value)) > option.most:
            raise bounds.too_long(option.most)
        return text
    number, (low, high) = whole(str(value)), option.span
    if isinstance(number, Rejected):
        raise number
    if not low <= number <= high:
        raise Rejected(Text(key="core.refused.range", args={"low": low, "high": high, "given": number}))
    return str(number)


def _annotation(option: CommandOption) -> object:
    """Return the option's annotation for the library, which registers its bounds with Discord."""
    match option.kind:
        case "person":
            return discord.User
        case "number":
            return app_commands.Range[int, *option.span]
        case "text":
            return str if option.choices else app_commands.Range[str, None, option.most]


def _declare(callback: Callable[..., Awaitable[None]], command: Slash, key: str, runtime: Runtime) -> None:
    """Declare the options to the library, which reads them from the signature and function attributes."""
    parameters = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)]
    for option in command.options:
        annotation = _annotation(option)
        parameters.append(
            Parameter(
                _parameter(option),
                Parameter.KEYWORD_ONLY,
                default=Parameter.empty if option.required else None,
                annotation=annotation if option.required else Optional[annotation],  # noqa: UP045 - a value
            )
        )
        name = _parameter(option)
        app_commands.rename(**{name: spoken(option.name, f"commands.option.{option.name}")})(callback)
        app_commands.describe(**{name: about(f"{key}.{option.name}.about")})(callback)
        if option.choices:
            named = [
                Choice(name=text if isinstance(text, locale_str) else about(text), value=value)
                for value, text in option.choices
            ]
            app_commands.choices(**{name: named})(callback)
        if option.complete:
            app_commands.autocomplete(**{name: _completing(runtime, command, option)})(callback)
    callback.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # what inspect looks for first


def _parameter(option: CommandOption) -> str:
    """Return the option's name as a Python parameter, for names like `with` that are keywords."""
    return f"{option.name.replace('-', '_')}_"


def _completing(
    runtime: Runtime, command: Slash, option: CommandOption
) -> Callable[[Interaction, str], Coroutine[None, None, list[Choice[str]]]]:
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        with runtime.budgets.admitted(interaction.user.id, interaction.guild_id, Work.TYPE) as seconds:
            return [] if seconds else await complete_for(interaction, current)

    async def complete_for(interaction: Interaction, current: str) -> list[Choice[str]]:
        given = {name: str(value) for name, value in interaction.namespace if value is not None}
        words = Words(lang_at(interaction.locale))
        typing = Typing(runtime, words, interaction.user.id, interaction.channel_id or 0, str(current), given)
        try:
            offered = await suggestions(command, option, typing)
        except Exception as error:  # offer nothing
            log.error("autocomplete: %s", traced(error))
            return []
        return [Choice(name=label, value=value) for label, value in offered]

    return suggest


async def suggestions(command: Slash, option: CommandOption, typing: Typing) -> Offered:
    """Return at most 25 suggestions for an option; none if a text is longer than the command allows."""
    most = {each.name: each.most for each in command.options}
    long = any(len(text) > most.get(name, 0) for name, text in typing.given.items())
    if option.complete is None or len(typing.text) > option.most or long:
        return []
    offered = option.complete(typing)
    return (await offered if isawaitable(offered) else offered)[:ENTRIES]
