"""A driver that acts as people: tests read as conversations.

    city = City()
    ana, games = city.person("Ana", locale="pt-BR"), city.channel("games")
    opened = await ana.command("table open", games, game="bellum")
    joined = await ana.press(opened.shown, "Join")

A person can only do what a client allows, and reads the bot's answer. Anything else raises `Impossible`.
`Person.forge` bypasses the client, for tests that cheat.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from bot.sandbox.people import acting
from bot.sandbox.people.filling import Impossible, Plain
from bot.sandbox.people.reply import PATIENCE, Reply, reply_to
from bot.sandbox.people.screen import Modal, Post
from bot.sandbox.server.interactions import ask
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.seen import Seen
from bot.sandbox.world.state import Asked, Channel, ChannelKind, Message, User
from bot.sandbox.world.world import World

Value: TypeAlias = "Plain | Person | Place"
"""A value for an option of a command."""

__all__ = ["City", "Impossible", "Person", "Place", "Post", "Reply", "Value", "press_data"]


class City:
    """A world with one guild, which is enough for most tests."""

    def __init__(
        self, world: World | None = None, *, name: str = "The Tavern", locale: str = "en-US"
    ) -> None:
        self.world = world or World()
        self.guild = self.world.add_guild(name, locale)

    def person(self, name: str, locale: str = "en-US", *, member: bool = True) -> "Person":
        """Add a person, by default as a member of the guild."""
        user = self.world.add_user(name, locale)
        if member:
            self.world.join(self.guild, user)
        return Person(self, user)

    def channel(
        self, name: str, *, only: Sequence["Person"] | None = None, kind: ChannelKind = ChannelKind.TEXT
    ) -> "Place":
        """Add a text or announcement channel; with `only`, the other members do not see it."""
        users = None if only is None else [person.user for person in only]
        return Place(self, self.world.add_channel(self.guild, name, only=users, kind=kind).id)


class Place:
    """A channel, a thread or a DM."""

    def __init__(self, city: City, channel_id: int) -> None:
        self.city = city
        self.id = channel_id

    @property
    def channel(self) -> Channel:
        """The channel in the world's memory."""
        return self.city.world.state.channels[self.id]

    @property
    def posts(self) -> list[Post]:
        """The messages that everybody here can read, oldest first."""
        return self.posts_for(None)

    def posts_for(self, person: "Person | None") -> list[Post]:
        """Return the messages that one person can read here, ephemeral ones included, oldest first."""
        mine = (None,) if person is None else (None, person.user.id)
        return [Post(self.city.world, m.id) for m in self.city.world.messages(self.id) if m.only in mine]

    @property
    def last(self) -> Post:
        """The newest message that everybody here can read."""
        posts = self.posts
        if not posts:
            raise AssertionError("nobody has written here")
        return posts[-1]

    @property
    def threads(self) -> list["Place"]:
        """The threads of a channel."""
        every = self.city.world.state.channels.values()
        return [Place(self.city, c.id) for c in every if c.parent_id == self.id and not c.deleted]

    async def until(
        self,
        fits: Callable[[Post], bool],
        timeout: float = PATIENCE,  # noqa: ASYNC109 - a figure reads best in a test
        *,
        reader: "Person | None" = None,
    ) -> Post:
        """Return the newest message that fits, now or when it comes (or is edited until it does).

        Ephemeral messages count for their `reader` only. Fails after `timeout` seconds (real time).
        """

        def find() -> Post | None:
            return next((post for post in reversed(self.posts_for(reader)) if fits(post)), None)

        found = await self.city.world.until(find, asyncio.sleep(timeout))
        if found is None:
            raise AssertionError(
                f"within {timeout} s nothing fitted; the latest: {self.posts_for(reader)[-5:]}"
            )
        return found


class Person:
    """A person with a client."""

    def __init__(self, city: City, user: User) -> None:
        self.city = city
        self.world = city.world
        self.user = user
        self._submitted: set[int] = set()

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def dm(self) -> Place:
        """The DM with the bot."""
        return Place(self.city, self.world.dm(self.user.id).id)

    @property
    def pinged_by(self) -> list[Post]:
        """The messages that notified this person: named when they were sent, and not silent."""

        def notified(message: Message) -> bool:
            first = message.versions[0]
            named = self.user.id in first.pings or first.everyone
            return named and self.user.id in first.viewers and not Post(self.world, message.id).silent

        return [Post(self.world, m.id) for m in self.world.state.messages.values() if notified(m)]

    def seen(self) -> list[Seen]:
        """Return everything that this person saw, or can look up now."""
        return self.world.seen_by(self.user)

    def close_dms(self, *, closed: bool = True) -> None:
        """Refuse (or accept again) messages from members of shared guilds."""
        self.user.dms_open = not closed

    def sees(self, post: Post) -> bool:
        """Return whether a message is on this person's screen."""
        message = post.message
        if post.deleted or message.only not in (None, self.user.id):
            return False
        return self.world.can_view(self.world.state.channels[message.channel_id], self.user.id)

    def write(self, words: str, where: Place) -> Post:
        """Write a message."""
        acting.enter(self.world, self.id, where.channel, Permission(0))
        return Post(self.world, posting.write(self.world, where.channel, self.user.id, words).id)

    async def command(self, words: str, where: Place, /, **options: Value) -> Reply:
        """Use a slash command: its names ("table open"), then its options by name.

        People and places are given as `Person` and `Place`; a fixed choice by its name or value.
        """
        asked = acting.command(self.world, self.id, where.channel, words, _on_the_wire(options))
        return await reply_to(self.world, asked)

    async def autocomplete(
        self, words: str, where: Place, /, *, focus: str | None = None, **options: Value
    ) -> Reply:
        """Type in an option (`focus`; by default the last one) and read the choices that are offered."""
        typed = focus or (list(options) or [""])[-1]
        asked = acting.command(self.world, self.id, where.channel, words, _on_the_wire(options), typed)
        return await reply_to(self.world, asked)

    async def press(self, post: Post, what: str) -> Reply:
        """Press a button, by its label, emoji or custom id."""
        return await reply_to(self.world, acting.press(self.world, self.id, post.id, what))

    async def select(
        self, post: Post, values: Sequence["str | Person | Place"], which: str | int | None = None
    ) -> Reply:
        """Choose options, people or places in a menu: `which` by placeholder, custom id or number."""
        chosen = [str(value.id) if isinstance(value, Person | Place) else value for value in values]
        return await reply_to(self.world, acting.choose(self.world, self.id, post.id, which, chosen))

    async def submit(self, modal: Modal | None, answers: Mapping[str, str | Sequence[str] | bool]) -> Reply:
        """Send a modal: what each input takes, by its label or custom id.

        That is a text, one or more options (label or value), ids (in menus of people, roles or channels) or
        a tick.
        """
        if modal is None:
            raise Impossible("no modal opened")
        if modal.interaction.id in self._submitted:
            raise Impossible("the modal was sent already")
        asked = acting.submit(self.world, self.id, modal, answers)
        self._submitted.add(modal.interaction.id)
        return await reply_to(self.world, asked)

    async def forge(self, kind: Asked, where: Place, data: Json, post: Post | None = None) -> Reply:
        """Send any interaction, without a client's checks; `data` is Discord's own (see `press_data`)."""
        message = None if post is None else post.id
        interaction = ask(self.world, kind, self.user.id, where.channel, data, message_id=message)
        return await reply_to(self.world, interaction)

    async def forge_command(self, words: str, where: Place, /, **options: Value) -> Reply:
        """Use a slash command with options that no client would send: too long, too large, no choice."""
        filled = _on_the_wire(options)
        return await reply_to(
            self.world, acting.command(self.world, self.id, where.channel, words, filled, forged=True)
        )

    async def forge_press(
        self, post: Post, custom_id: str, kind: int = 2, values: Sequence[str] | None = None
    ) -> Reply:
        """Press anything on any message, there or not; with a menu's `kind` (3) and `values`, choose."""
        place = Place(self.city, post.message.channel_id)
        return await self.forge(Asked.COMPONENT, place, press_data(custom_id, kind, values), post)


def _on_the_wire(options: Mapping[str, Value]) -> dict[str, Plain]:
    """Return options with people and places as their ids."""
    return {
        name: str(value.id) if isinstance(value, Person | Place) else value for name, value in options.items()
    }


def press_data(custom_id: str, kind: int = 2, values: Sequence[str] | None = None) -> Json:
    """Return the `data` of a press (component type 2) or of a choice in a menu (3, with its values)."""
    data: Json = {"component_type": kind, "custom_id": custom_id}
    return data if values is None else {**data, "values": list(values)}
