"""`/find`: one's wish for a table on this server, as a form of menus that keeps each choice at once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import discord
from discord import ButtonStyle, ui

from bot.discord.permissions import in_words
from bot.discord.requests.actions import GeneralButton, Given, Slash
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.schedule.clocks import NAMED_LIMITS
from bot.discord.screens import ids
from bot.discord.screens.limits import ENTRIES, ROW, SHORT, clip
from bot.discord.screens.screen import Item, Screen, menu, menu_entry, note, picker
from bot.discord.screens.speech import say
from bot.discord.screens.waits import span
from bot.table import reading
from bot.table.lobby import calls, servers
from bot.table.meeting import meeting, wishes
from bot.table.meeting.matching import Wanted
from bot.table.meeting.wishes import AT_ONCE, DAYS, MAX_NAMED, Wish
from bot.table.people import profiles
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from rules.core.text import Text
from rules.core.words import Words

USER = discord.SelectDefaultValueType.user
SECONDS = {name: seconds or 0 for name, seconds in NAMED_LIMITS.items()}
Edit = Callable[[Wish], Wish]


@dataclass(frozen=True, slots=True)
class _Place:
    """The rest of the form: where tables open, where the person is called to, and how they are called."""

    meeting: int | None
    lacks: tuple[str, ...]  # permissions without which no table can be opened there
    unopened: Text | None  # why no table could be opened there
    called: tuple[int, ...]
    enough: bool
    closed_dm: bool
    notifications: NotificationSettings


async def _find(request: Request, given: Given) -> Sequence[Screen]:
    wish = await wishes.wish_of(request.context, request.guild_id or 0, request.person.id)
    return [await _form(request, wish)]


async def _games(request: Request, rest: str) -> Sequence[Screen]:
    return await _changed(request, lambda wanted: replace(wanted, games=tuple(rest.split(","))))


async def _counts(request: Request, rest: str) -> Sequence[Screen]:
    counts = ids.numbers(rest, ENTRIES)
    if len(counts) < len(_chosen(rest)):
        return await _find(request, {})
    return await _changed(request, lambda wanted: replace(wanted, counts=counts))


async def _time_limits(request: Request, rest: str) -> Sequence[Screen]:
    names = _chosen(rest)
    if not SECONDS.keys() >= set(names):
        return await _find(request, {})
    chosen = tuple(SECONDS[name] for name in names)
    return await _changed(request, lambda wanted: replace(wanted, time_limits=chosen))


def _chosen(rest: str) -> list[str]:
    """Return what was chosen in a menu in which one may choose nothing."""
    return rest.split(",") if rest else []


async def _people(request: Request, rest: str) -> Sequence[Screen]:
    return await _changed(request, lambda wanted: replace(wanted, only=ids.numbers(rest, ENTRIES)))


async def _more(request: Request, rest: str) -> Sequence[Screen]:
    """Set at how many tables the person wants to sit, or for how long the wish stands."""
    what, _, number = rest.partition("=")
    chosen = ids.number(number)
    if what == "tables" and chosen in AT_ONCE:
        return await _kept(request, lambda wish: replace(wish, at_once=chosen))
    if what == "days" and chosen in DAYS:
        return await _kept(request, lambda wish: replace(wish, days=chosen))
    return await _find(request, {})


async def _renew(request: Request, rest: str) -> Sequence[Screen]:
    return await _kept(request, lambda wish: wish)


async def _end(request: Request, rest: str) -> Sequence[Screen]:
    """End the wish on this server, or, from `/me`, the one on the server that the id names."""
    guild_id = ids.number(rest)
    await wishes.end(request.context, guild_id or request.guild_id or 0, request.person.id)
    return [note(say(request.words, "find.ended"))] if guild_id else [await _form(request, None)]


async def _decline(request: Request, rest: str) -> Sequence[Screen]:
    context, me = request.context, request.person.id
    for table_id in await wishes.called_to(context, request.guild_id or 0, me):
        await calls.decline(context, table_id, me)
    return await _find(request, {})


async def _changed(request: Request, edit: Callable[[Wanted], Wanted]) -> Sequence[Screen]:
    return await _kept(request, lambda wish: replace(wish, wanted=edit(wish.wanted)))


async def _kept(request: Request, edit: Edit) -> Sequence[Screen]:
    new = Wish(request.guild_id or 0, Wanted(request.person.id, ()), request.guild_lang)
    return [await _form(request, await wishes.change(request.context, new, edit))]


async def _form(request: Request, wish: Wish | None) -> Screen:
    """Return the wish with menus to change it; without one, the menu of games, whose choice makes one."""
    words = request.words
    place = await _place(request, wish)
    if wish is None:
        text = "\n".join([say(words, "find.new"), *_warnings(place, words)])
        return Screen(ui.TextDisplay(text), ui.ActionRow(_games_menu(request, ())))
    lines = [say(words, "find"), *described(wish, words), *_state(request, wish, place)]
    menus: list[Item] = [
        _games_menu(request, wish.wanted.games),
        _counts_menu(request, wish.wanted),
        _time_limits_menu(wish.wanted, words),
        _people_menu(wish.wanted, words),
        _more_menu(wish, words),
    ]
    buttons: list[Item] = [
        _button("findrenew", ButtonStyle.success if wish.rests else ButtonStyle.secondary, words),
        *([_button("findnotnow", ButtonStyle.secondary, words)] if place.called else []),
        _button("findend", ButtonStyle.danger, words),
    ]
    return Screen(
        ui.TextDisplay("\n".join(lines)), *(ui.ActionRow(menu) for menu in menus), ui.ActionRow(*buttons)
    )


async def _place(request: Request, wish: Wish | None) -> _Place:
    context, guild_id, me = request.context, request.guild_id or 0, request.person.id
    called = await wishes.called_to(context, guild_id, me)
    found = [info for each in called if (info := await reading.info(context, each)) is not None]
    chosen = (await servers.setup_of(context, guild_id)).meeting
    return _Place(
        meeting=chosen if chosen is not None and request.has(chosen) else None,
        lacks=request.lacks(chosen or 0),
        unopened=meeting.why_unopened(context, guild_id),
        called=tuple(info.channel_id for info in found),
        enough=wish is not None and await wishes.tables_of(context, me) >= wish.at_once,
        closed_dm=await profiles.has_closed_dm(context, me),
        notifications=await preferences.notifications(context, me),
    )


def described(wish: Wish, words: Words) -> list[str]:
    """Return the wish in words, a line for each part of it; for its person alone."""
    wanted = wish.wanted
    counts = [str(count) for count in sorted(wanted.counts)]
    limits = [_time_limit(seconds, words) for seconds in wanted.time_limits]
    only = [f"<@{user}>" for user in wanted.only if user != wishes.NOBODY]
    named = say(words, "find.only", who=only) if only else say(words, "find.only-nobody")
    return [
        say(words, "find.games", games=[words.title(game) for game in wanted.games]),
        say(words, "find.counts", counts=counts) if counts else say(words, "find.counts-any"),
        say(words, "find.paces", paces=limits) if limits else say(words, "find.paces-any"),
        named if wanted.only else say(words, "find.only-any"),
        say(words, "find.at-once", count=wish.at_once),
    ]


async def summary(request: Request) -> tuple[list[str], list[Item]]:
    """Return the person's wishes in a line each, for `/me`, with buttons to end them."""
    context, words = request.context, request.words
    found = await wishes.of_person(context, request.person.id)
    notifications = await preferences.notifications(context, request.person.id)
    lines: list[str] = []
    buttons: list[Item] = []
    for wish in found[:ROW]:
        key = "find.rests-mine" if wish.rests else "find.mine"
        games = [words.title(game) for game in wish.wanted.games]
        until = f"<t:{wish.ends(notifications)}:D>"
        lines.append(say(words, key, games=games, until=until))
        label = clip(say(words, "find.end-mine", game=games[0]), SHORT)
        buttons.append(ui.Button(label=label, custom_id=ids.general_button("findend", str(wish.guild_id))))
    return lines, buttons


def _state(request: Request, wish: Wish, place: _Place) -> list[str]:
    """Say until when the wish stands, what happens next, and what stands in its way."""
    words, now = request.words, request.context.now()
    until = f"<t:{wish.ends(place.notifications)}:D>"
    if place.called:
        channels = [f"<#{channel}>" for channel in place.called]
        return [say(words, "find.until", until=until), say(words, "find.called", where=channels)]
    if wish.rests:
        return [say(words, "find.rests")]
    lines = [say(words, "find.until", until=until)]
    if place.notifications.is_away(now):
        lines.append(say(words, "find.away", back=f"<t:{place.notifications.back_at(now)}:D>"))
    elif place.enough:
        lines.append(say(words, "find.enough"))
    elif place.meeting is not None and not place.lacks:
        lines.append(say(words, "find.looking", place=f"<#{place.meeting}>"))
    return [*lines, *_warnings(place, words), f"-# {_way(place, words)}"]


def _warnings(place: _Place, words: Words) -> list[str]:
    if place.meeting is None:
        return [say(words, "find.no-place")]
    if place.lacks:
        return [say(words, "find.barred", place=f"<#{place.meeting}>", missing=in_words(place.lacks))]
    if place.unopened is None:
        return []
    return [say(words, "find.unopened", place=f"<#{place.meeting}>"), f"-# {words.say(place.unopened)}"]


def _way(place: _Place, words: Words) -> str:
    """Say how the person is called, and what others read of that."""
    notice = place.notifications.notice
    if place.closed_dm and notice == "dm":
        return say(words, "find.way-closed")
    return say(words, f"find.way-{notice}")


def _games_menu(request: Request, chosen: Sequence[str]) -> Item:
    games = list(request.runtime.games)[:ENTRIES]
    entries = [(game, request.words.title(game), game in chosen) for game in games]
    return _menu("findgames", entries, request.words, least=1)


def _counts_menu(request: Request, wanted: Wanted) -> Item:
    games = [request.runtime.games[game] for game in wanted.games if game in request.runtime.games]
    possible = sorted({count for game in games for count in game.seats if count > 1} | {*wanted.counts})
    entries = [
        (str(count), say(request.words, "find.count", count=count), count in wanted.counts)
        for count in possible
    ]
    return _menu("findcounts", entries[:ENTRIES], request.words)


def _time_limits_menu(wanted: Wanted, words: Words) -> Item:
    entries = [
        (name, say(words, f"pace.{name}"), each in wanted.time_limits) for name, each in SECONDS.items()
    ]
    return _menu("findpaces", entries, words)


def _people_menu(wanted: Wanted, words: Words) -> Item:
    chosen = [user for user in wanted.only if user]
    placeholder = say(words, "find.menu-findpeople")
    return picker(ui.UserSelect, ids.general_button("findpeople"), placeholder, USER, chosen, MAX_NAMED)


def _more_menu(wish: Wish, words: Words) -> Item:
    """Return a menu of two settings, of whose values it shows those that are not chosen."""
    tables = [(f"tables={n}", say(words, "find.tables", count=n)) for n in AT_ONCE if n != wish.at_once]
    days = [(f"days={n}", say(words, "find.days", count=n)) for n in DAYS if n != wish.days]
    options = [menu_entry(label, value) for value, label in (*tables, *days)]
    now = ids.general_button("findmore", f"{wish.at_once}.{wish.days}")  # so that Discord resets it
    return menu(now, say(words, "find.menu-findmore"), options)


def _menu(name: str, entries: Iterable[tuple[str, str, bool]], words: Words, least: int = 0) -> Item:
    options = [menu_entry(label, value, chosen=chosen) for value, label, chosen in entries]
    return menu(ids.general_button(name), say(words, f"find.menu-{name}"), options, least, len(options))


def _time_limit(seconds: int, words: Words) -> str:
    return span(seconds, words) if seconds else say(words, "pace.none")


def _button(what: str, style: ButtonStyle, words: Words) -> "ui.Button[Screen]":
    return ui.Button(style=style, label=say(words, f"button.{what}"), custom_id=ids.general_button(what))


ACTIONS = (
    Slash("find", _find, Work.LOOK),
    GeneralButton("findgames", _games, Work.CHANGE, Manner.PLACE, "discord.find.menu-findgames"),
    GeneralButton("findcounts", _counts, Work.CHANGE, Manner.PLACE, "discord.find.menu-findcounts"),
    GeneralButton("findpaces", _time_limits, Work.CHANGE, Manner.PLACE, "discord.find.menu-findpaces"),
    GeneralButton("findpeople", _people, Work.CHANGE, Manner.PLACE, "discord.find.menu-findpeople"),
    GeneralButton("findmore", _more, Work.CHANGE, Manner.PLACE, "discord.find.menu-findmore"),
    GeneralButton("findrenew", _renew, Work.CHANGE, Manner.PLACE, "discord.button.findrenew"),
    GeneralButton("findnotnow", _decline, Work.CHANGE, Manner.PLACE, "discord.button.findnotnow"),
    GeneralButton("findend", _end, Work.CHANGE, Manner.PLACE, "discord.button.findend"),
)
