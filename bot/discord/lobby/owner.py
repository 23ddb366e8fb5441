"""`/taverna`: a server's settings, and the state of the bot. `/help`: where everything is."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import ui

from bot import VERSION
from bot.discord.delivery.glance import how_menu
from bot.discord.lobby.hosting import language, languages
from bot.discord.permissions import in_words
from bot.discord.requests import bounds
from bot.discord.requests.actions import CommandOption, GeneralButton, Given, Slash, choices
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.schedule.clocks import complete_time_control, time_limit_of
from bot.discord.screens import ids
from bot.discord.screens.limits import ENTRIES
from bot.discord.screens.screen import Item, Screen, note, picker
from bot.discord.screens.speech import say, say_of
from bot.discord.screens.waits import span
from bot.table.lobby import servers
from bot.table.lobby.servers import Place, Setup
from bot.table.model import Quotas
from bot.table.runtime.context import refusal
from rules.core.ui import teaching
from rules.core.words import Words, own_name
from rules.games import LEFT_OUT

SERVER = "server"  # the language that is set on Discord for the server
CHANNEL, ROLE = discord.SelectDefaultValueType.channel, discord.SelectDefaultValueType.role
PLACES: tuple[Place, ...] = ("here", "thread")


async def _setup(request: Request, given: Given) -> Sequence[Screen]:
    """Change the given settings, and show them all. Channels and roles are chosen in menus below."""
    context, guild_id = request.context, request.guild_id or 0
    setup = await servers.setup_of(context, guild_id)
    if "language" in given:
        setup = replace(setup, lang=language(given))
    if "place" in given:
        setup = replace(setup, place=next((each for each in PLACES if each == given["place"]), None))
    if "pace" in given:
        setup = replace(setup, time_limit=time_limit_of(given["pace"]))
    return [_form(await servers.set_up(context, guild_id, setup, manages=request.rights.manages), request)]


async def _choose_channels(request: Request, rest: str) -> Sequence[Screen]:
    return await _choose(request, lambda setup: replace(setup, channels=ids.numbers(rest, ENTRIES)))


async def _choose_roles(request: Request, rest: str) -> Sequence[Screen]:
    return await _choose(request, lambda setup: replace(setup, roles=ids.numbers(rest, ENTRIES)))


async def _choose(request: Request, change: Callable[[Setup], Setup]) -> Sequence[Screen]:
    """Store what was chosen in a menu; an empty choice removes the limit."""
    context, guild_id = request.context, request.guild_id or 0
    setup = change(await servers.setup_of(context, guild_id))
    return [_form(await servers.set_up(context, guild_id, setup, manages=request.rights.manages), request)]


async def _choose_meeting(request: Request, rest: str) -> Sequence[Screen]:
    place = next(iter(ids.numbers(rest, ENTRIES)), None)
    return await _choose(request, lambda setup: replace(setup, meeting=place))


def _form(setup: Setup, request: Request) -> Screen:
    """Return the settings, with menus for channels and roles. Deleted ones are told, and not preselected."""
    words = request.words
    meeting, channels, roles = (
        [each for each in chosen if each is not None and request.has(each)]
        for chosen in ((setup.meeting,), setup.channels, setup.roles)
    )
    texts = partial(ui.ChannelSelect, channel_types=[discord.ChannelType.text])
    of_channels, of_roles = say(words, "setup.channels"), say(words, "setup.roles")
    of_meeting = say(words, "setup.meeting-menu")
    menus = (
        picker(texts, ids.general_button("channels"), of_channels, CHANNEL, channels),
        picker(ui.RoleSelect, ids.general_button("roles"), of_roles, ROLE, roles),
        picker(texts, ids.general_button("meetingplace"), of_meeting, CHANNEL, meeting, 1),
    )
    lines = _setup_lines(setup, request, meeting, channels, roles)
    items: list[Item] = [ui.TextDisplay("\n".join(lines))]
    return Screen(*items, *(ui.ActionRow(each) for each in menus))


def _setup_lines(
    setup: Setup, request: Request, meeting: Sequence[int], channels: Sequence[int], roles: Sequence[int]
) -> list[str]:
    """Tell the settings; `meeting`, `channels` and `roles` are those of the chosen ones that exist."""
    words = request.words
    lang = own_name(setup.lang) if setup.lang else say_of("commands", words, f"choice.{SERVER}")
    place = say_of("commands", words, f"choice.{setup.place or 'here'}")
    limit = say(words, "pace.none") if setup.time_limit is None else span(setup.time_limit, words)
    where = [f"<#{channel}>" for channel in channels]
    who = [f"<@&{role}>" for role in roles]
    anywhere = say(words, "setup.nowhere") if setup.channels else say(words, "setup.everywhere")
    anybody = say(words, "setup.nobody") if setup.roles else say(words, "setup.everybody")
    return [
        say(words, "setup"),
        say(words, "setup.language", language=lang),
        say(words, "setup.place", place=place),
        say(words, "setup.pace", pace=limit),
        say(words, "setup.where", where=where) if where else anywhere,
        say(words, "setup.who", who=who) if who else anybody,
        *(say(words, "setup.meeting", place=f"<#{place}>") for place in meeting),
        *([] if meeting else [say(words, "setup.no-meeting")]),
        *(
            say(words, "find.barred", place=f"<#{place}>", missing=in_words(lacks))
            for place in meeting
            if (lacks := request.lacks(place))
        ),
        say(words, "setup.how"),
    ]


async def _status(request: Request, given: Given) -> Sequence[Screen]:
    if not request.rights.manages:
        raise refusal("manage-only")
    words, state = request.words, await servers.state(request.context, request.guild_id or 0)
    tables = [say(words, f"status.{status}", count=count) for status, count in state.tables.items()]
    missing, threadless = in_words(request.missing), in_words(request.threadless)
    lines = [
        say(words, "status", version=VERSION, since=f"<t:{state.started}:R>"),
        say(words, "status.tables", tables=tables) if tables else say(words, "status.no-tables"),
        say(words, "status.open", used=state.open, most=state.quotas.server),
        *_for_each(state.quotas, words),
        say(words, "status.sound" if state.sound else "status.damaged"),
        say(words, "status.unsaid", count=state.unsaid),
        say(words, "status.missing", missing=missing) if missing else say(words, "status.permissions"),
        *([say(words, "status.threadless", missing=threadless)] if threadless else []),
    ]
    if "frozen" in state.tables:
        lines.append(say(words, "status.do-frozen"))
    if LEFT_OUT:
        lines.append(say(words, "status.left-out", games=[*LEFT_OUT]))
    return [note("\n".join(lines))]


def _for_each(most: Quotas, words: Words) -> list[str]:
    limits = {"hosted": most.hosted, "lobbies": most.lobbies, "opened": most.opened, "seats": most.seats}
    parts = [say(words, f"status.most-{what}", most=count) for what, count in limits.items() if count]
    return [say(words, "status.person", parts=parts)] if parts else []


async def _help(request: Request, given: Given) -> Sequence[Screen]:
    games = [game for game in request.runtime.games.values() if teaching(game.key)]
    menu = how_menu(games, request.words)
    told = say(request.words, "all-help" if request.guild_id is not None else "all-help-direct")
    return [Screen(ui.TextDisplay(told), *([ui.ActionRow(menu)] if games else []))]


SETUP = (
    CommandOption("language", choices=(*choices(SERVER), *languages())),
    CommandOption("place", choices=choices(*PLACES)),
    CommandOption("pace", complete=complete_time_control, most=bounds.SPAN),
)
ACTIONS = (
    Slash("taverna setup", _setup, Work.LOOK, SETUP, changing=Work.CHANGE, managing=True),
    Slash("taverna status", _status, Work.STUDY, managing=True),
    Slash("help", _help, Work.LOOK, anywhere=True),
    GeneralButton("channels", _choose_channels, Work.CHANGE, Manner.PLACE, "discord.setup.channels"),
    GeneralButton("roles", _choose_roles, Work.CHANGE, Manner.PLACE, "discord.setup.roles"),
    GeneralButton("meetingplace", _choose_meeting, Work.CHANGE, Manner.PLACE, "discord.setup.meeting-menu"),
)
