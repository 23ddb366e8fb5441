"""What one person's client shows, as JSON for the page: nothing that the person may not see is ever in it."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from bot.sandbox.page.desk import Desk
from bot.sandbox.server.payloads import message_json
from bot.sandbox.world import registry
from bot.sandbox.world.form import Json, item, items, number, text, truth
from bot.sandbox.world.limits.commands import CHAT, GROUP, SUBCOMMAND, kind
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, ChannelKind, Message, User

LATELY = 400  # messages among which tables under way are looked for
TABLE_BUTTON = re.compile(r"t:\d+:(hand|start|endlesson)$")  # of a lobby, a panel, a lesson
KINDS = {
    ChannelKind.TEXT: "text",
    ChannelKind.ANNOUNCEMENT: "text",
    ChannelKind.DM: "dm",
    ChannelKind.NEWS_THREAD: "thread",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "thread",
}


def hello(desk: Desk, user: User) -> Json:
    """Return everything that a client needs when it opens, except messages."""
    return {
        "type": "hello",
        "me": str(user.id),
        "people": people(desk),
        "bot": {"id": str(desk.world.bot.id), "name": desk.world.bot.name},
        "guild": desk.guild.name,
        "origin": desk.world.origin,
        **live(desk, user),
    }


def live(desk: Desk, user: User) -> Json:
    """Return what may change while one looks: channels, commands, unread marks, and the bot's presence."""
    return {
        "channels": channels(desk, user),
        "tables": tables(desk, user),
        "commands": commands(desk, user),
        "unread": unread(desk, user),
        "online": desk.online,
    }


def people(desk: Desk) -> list[Json]:
    """Return the people whom the user can be."""
    return [
        {"id": str(user.id), "name": user.name, "locale": user.locale, "dms": user.dms_open}
        for user in desk.people
    ]


def message(desk: Desk, found: Message) -> Json:
    """Return a message as it was sent over the protocol."""
    return message_json(desk.world, found)


def channels(desk: Desk, user: User) -> list[Json]:
    """Return the channels, threads and DMs that a person sees."""
    every = desk.world.state.channels.values()
    seen = [c for c in every if not c.deleted and desk.world.can_view(c, user.id)]
    used = {m.channel_id for m in desk.world.state.messages.values() if m.only is None}
    return [{**_channel(desk, user, channel), "empty": channel.id not in used} for channel in seen]


def _channel(desk: Desk, user: User, channel: Channel) -> Json:
    granted = desk.world.permissions(channel, user.id)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    return {
        "id": str(channel.id),
        "kind": KINDS[channel.kind],
        "name": channel.name or desk.world.bot.name,
        "topic": channel.topic or "",
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.archived,
        "locked": channel.locked,
        "say": needed in granted and not channel.locked,
        "commands": Permission.USE_APPLICATION_COMMANDS in granted and not channel.archived,
    }


def tables(desk: Desk, user: User) -> list[Json]:
    """Return the channels with a table at which the person can press something, the newest first.

    `title`: the first line of the table's message; `mine`: whether it names the person as awaited.
    """
    found: dict[int, Json] = {}
    seen = {c.id for c in desk.world.state.channels.values() if desk.world.can_view(c, user.id)}
    for told in islice(reversed(desk.world.state.messages.values()), LATELY):
        if told.only is None and not told.deleted and told.channel_id in seen - found.keys():
            lines = _table(told.now.components)
            if lines:
                title, mine = lines[0].removeprefix("### "), f"<@{user.id}>" in "\n".join(lines)
                found[told.channel_id] = {"channel": str(told.channel_id), "title": title, "mine": mine}
    return list(found.values())


def _table(components: Sequence[Json]) -> list[str]:
    """The lines of a table's message with buttons; nothing for any other message."""
    parts = list(_parts(components))
    pressed = any(TABLE_BUTTON.match(text(part, "custom_id") or "") for part in parts)
    return [line for part in parts for line in (text(part, "content") or "").splitlines()] if pressed else []


def _parts(components: Sequence[Json]) -> Iterator[Json]:
    """All components, with those inside them."""
    for part in components:
        yield part
        yield from _parts(items(part, "components"))


def unread(desk: Desk, user: User) -> Json:
    """Return the marks, each `[new, calls]`: the person's by channel, and everybody's by person."""
    news = desk.news()
    mine = {str(channel): [new.messages, new.calls] for channel, new in news.get(user.id, {}).items()}
    everybody = {
        str(person): [sum(n.messages for n in found.values()), sum(n.calls for n in found.values())]
        for person, found in news.items()
    }
    return {"channels": mine, "people": everybody}


# Commands


def commands(desk: Desk, user: User) -> Json:
    """Return the slash commands of a person in the person's language: in the `guild` and in the `dm`."""
    granted = desk.world.permissions(_first_text(desk), user.id)
    found: Json = {}
    for place, guild_id in (("guild", desk.guild.id), ("dm", None)):
        usable = [c.body for c in registry.usable(desk.world, guild_id) if kind(c.body) == CHAT]
        mine = [body for body in usable if guild_id is None or _allowed(body, granted)]
        found[place] = [leaf for body in mine for leaf in _leaves(body, user.locale, (), ())]
    return found


def _first_text(desk: Desk) -> Channel:
    return next(c for c in desk.world.state.channels.values() if c.kind is ChannelKind.TEXT)


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
