"""One person's client as JSON for the page: nothing that the person may not see is ever in it."""

import re
from collections.abc import Container, Iterator, Sequence
from functools import partial
from itertools import islice

from bot.sandbox.page.page_state import PageState
from bot.sandbox.server.payloads import message_json
from bot.sandbox.world import registry
from bot.sandbox.world.form import Json, item, items, number, text, truth
from bot.sandbox.world.limits.commands import CHAT, GROUP, SUBCOMMAND, kind
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, ChannelKind, Message, User

LATELY = 400  # messages among which tables under way are looked for
TABLE_BUTTON = re.compile(r"(t:\d+):(hand|start|endlesson)$")  # of a lobby, a panel, a lesson
RESTING = re.compile(r"(t:\d+):golesson$")  # of a lesson that rests
HEADING = "### "
CHANNEL = re.compile(r"<#(?P<id>\d+)>")
KINDS = {
    ChannelKind.TEXT: "text",
    ChannelKind.ANNOUNCEMENT: "text",
    ChannelKind.DM: "dm",
    ChannelKind.NEWS_THREAD: "thread",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "thread",
}


def hello(page_state: PageState, user: User) -> Json:
    """Return everything that a client needs when it opens, except messages."""
    return {
        "type": "hello",
        "me": str(user.id),
        "people": people(page_state),
        "bot": {"id": str(page_state.world.bot.id), "name": page_state.world.bot.name},
        "guild": page_state.guild.name,
        "origin": page_state.world.origin,
        **live(page_state, user),
    }


def live(page_state: PageState, user: User) -> Json:
    """Return what may change while one looks: channels, commands, unread marks, and the bot's presence."""
    return {
        "channels": channels(page_state, user),
        "tables": tables(page_state, user),
        "commands": commands(page_state, user),
        "unread": unread(page_state, user),
        "online": page_state.online,
    }


def people(page_state: PageState) -> list[Json]:
    """Return the people whom the user can be."""
    return [
        {"id": str(user.id), "name": user.name, "locale": user.locale, "dms": user.dms_open}
        for user in page_state.people
    ]


def message(page_state: PageState, found: Message) -> Json:
    """Return a message as it was sent over the protocol."""
    return message_json(page_state.world, found)


def channels(page_state: PageState, user: User) -> list[Json]:
    """Return the channels, threads and DMs that a person sees."""
    every = page_state.world.state.channels.values()
    seen = [c for c in every if not c.deleted and page_state.world.can_view(c, user.id)]
    used = {m.channel_id for m in page_state.world.state.messages.values() if m.only is None}
    return [{**_channel(page_state, user, channel), "empty": channel.id not in used} for channel in seen]


def _channel(page_state: PageState, user: User, channel: Channel) -> Json:
    granted = page_state.world.permissions(channel, user.id)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    return {
        "id": str(channel.id),
        "kind": KINDS[channel.kind],
        "name": channel.name or page_state.world.bot.name,
        "topic": channel.topic or "",
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.archived,
        "locked": channel.locked,
        "say": needed in granted and not channel.locked,
        "commands": Permission.USE_APPLICATION_COMMANDS in granted and not channel.archived,
    }


def tables(page_state: PageState, user: User) -> list[Json]:
    """Return the channels with a table at which the person can press something, the newest first.

    `title`: the first line of the table's message; `mine`: whether it names the person as awaited. A lesson
    that rests comes as well, with the press by which it goes on: `resume`.
    """
    found, going, told_of = list[Json](), set[int](), set[str]()  # channels, and tables
    seen = {c.id for c in page_state.world.state.channels.values() if page_state.world.can_view(c, user.id)}
    for told in islice(reversed(page_state.world.state.messages.values()), LATELY):
        if told.only is not None or told.deleted or told.channel_id not in seen:
            continue
        lines, table_id, resume = _table(told.now.components)
        if not lines or table_id in told_of or (resume is None and told.channel_id in going):
            continue
        told_of.add(table_id)
        title = CHANNEL.sub(partial(_named, page_state, seen), lines[0].removeprefix(HEADING))
        table: Json = {"channel": str(told.channel_id), "title": title, "mine": False}
        if resume is None:
            going.add(told.channel_id)
            table["mine"] = f"<@{user.id}>" in "\n".join(lines)
        else:
            table["resume"] = {"message": str(told.id), "custom_id": resume}
        found.append(table)
    return found


def _named(page_state: PageState, seen: Container[int], mention: re.Match[str]) -> str:
    """Return a mentioned channel as a client shows it."""
    channel = page_state.world.state.channels.get(int(mention["id"]))
    return f"#{channel.name}" if channel and channel.id in seen and channel.name else "#…"


def _table(components: Sequence[Json]) -> tuple[list[str], str, str | None]:
    """Return the lines of a table's message, what its buttons begin with, and the button that wakes a lesson.

    No lines for any other message, such as a question that has that button too.
    """
    parts = list(_parts(components))
    acts = [text(part, "custom_id") or "" for part in parts]
    lines = [line for part in parts for line in (text(part, "content") or "").splitlines()]
    if going := next(filter(None, map(TABLE_BUTTON.match, acts)), None):
        return lines, going[1], None
    resting = next(filter(None, map(RESTING.match, acts)), None)
    if resting and lines and lines[0].startswith(HEADING):
        return lines, resting[1], resting[0]
    return [], "", None


def _parts(components: Sequence[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from _parts(items(part, "components"))


def unread(page_state: PageState, user: User) -> Json:
    """Return the marks, each `[new, calls]`: the person's by channel, and everybody's by person."""
    news = page_state.news()
    mine = {str(channel): [new.messages, new.calls] for channel, new in news.get(user.id, {}).items()}
    everybody = {
        str(person): [sum(n.messages for n in found.values()), sum(n.calls for n in found.values())]
        for person, found in news.items()
    }
    return {"channels": mine, "people": everybody}


# Commands


def commands(page_state: PageState, user: User) -> Json:
    """Return the slash commands of a person in the person's language: in the `guild` and in the `dm`."""
    granted = page_state.world.permissions(_first_text(page_state), user.id)
    found: Json = {}
    for place, guild_id in (("guild", page_state.guild.id), ("dm", None)):
        usable = [c.body for c in registry.usable(page_state.world, guild_id) if kind(c.body) == CHAT]
        mine = [body for body in usable if guild_id is None or _allowed(body, granted)]
        found[place] = [leaf for body in mine for leaf in _leaves(body, user.locale, (), ())]
    return found


def _first_text(page_state: PageState) -> Channel:
    return next(c for c in page_state.world.state.channels.values() if c.kind is ChannelKind.TEXT)


def _allowed(body: Json, granted: Permission) -> bool:
    needed = number(body, "default_member_permissions")
    if needed is None or Permission.ADMINISTRATOR in granted:
        return True
    return needed != 0 and not needed & ~int(granted)


def _leaves(part: Json, locale: str, names: tuple[str, ...], shown: tuple[str, ...]) -> list[Json]:
    """Return the callable parts of a command: itself, or each of its subcommands."""
    names = (*names, text(part, "name") or "")
    shown = (*shown, _in(part, "name", locale))
    nested = [one for one in items(part, "options") if one.get("type") in (SUBCOMMAND, GROUP)]
    if nested:
        return [leaf for one in nested for leaf in _leaves(one, locale, names, shown)]
    return [
        {
            "words": " ".join(names),
            "shown": " ".join(shown),
            "description": _in(part, "description", locale),
            "options": [_option(one, locale) for one in items(part, "options")],
        }
    ]


def _option(option: Json, locale: str) -> Json:
    limits = ("min_value", "max_value", "min_length", "max_length")
    return {
        "name": text(option, "name"),
        "shown": _in(option, "name", locale),
        "description": _in(option, "description", locale),
        "type": option.get("type"),
        "required": truth(option, "required"),
        "autocomplete": truth(option, "autocomplete"),
        "choices": [
            {"label": _in(choice, "name", locale), "value": choice.get("value")}
            for choice in items(option, "choices")
        ],
        **{key: option[key] for key in limits if option.get(key) is not None},
    }


def _in(part: Json, key: str, locale: str) -> str:
    """Return a name or description in a language; without a translation, as it was registered."""
    return text(item(part, f"{key}_localizations") or {}, locale) or text(part, key) or ""
