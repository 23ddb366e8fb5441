"""The world that the double shows: guilds, channels, people, and everything that was ever said in it.

A `World` is plain state with a clock. Every change is announced with `publish`; that single stream feeds the
bot's gateway, the tests' waiting helpers and each person's screen.
"""

import asyncio
from base64 import b64encode
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bot.sandbox.world import permissions
from bot.sandbox.world.clock import EPOCH, Clock
from bot.sandbox.world.faults import Fault, Faults
from bot.sandbox.world.form import Refused
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.seen import Seen, seen_by
from bot.sandbox.world.sessions import Session
from bot.sandbox.world.state import Channel, ChannelKind, Guild, Message, Overwrite, Role, State, User
from bot.sandbox.world.traffic import Traffic

T = TypeVar("T")

SECRET = "sandbox.token"  # noqa: S105 - it opens nothing but this world


class Kind(StrEnum):
    """The kinds of changes."""

    MESSAGE = "message"
    EDIT = "edit"
    DELETE = "delete"
    CHANNEL = "channel"
    CHANNEL_EDIT = "channel edit"
    CHANNEL_DELETE = "channel delete"
    THREAD_MEMBERS = "thread members"
    TYPING = "typing"
    ASK = "ask"
    ANSWER = "answer"
    JOIN = "join"
    LEAVE = "leave"
    GUILD = "guild"
    GUILD_DELETE = "guild delete"
    COMMANDS = "commands"
    REQUEST = "request"
    """The bot's request was answered; no person sees this."""
    SESSION = "session"
    """The bot identified or resumed; no person sees this."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the world: its message, interaction or user (`subject`), its place, and who can see it.

    `only` is the one person who can see it (an ephemeral message, an answer); None for all who see the
    channel. `people` are those who joined or left a thread.
    """

    kind: Kind
    subject: int
    channel_id: int | None = None
    guild_id: int | None = None
    only: int | None = None
    people: tuple[int, ...] = ()


class World:
    """A small Discord. `state` is its memory; the rest is only there while it runs."""

    def __init__(self, clock: Clock | None = None, *, bot: str = "Taverna", secret: str = SECRET) -> None:
        """Make an empty world with one application, whose bot is called `bot`.

        Its token is made as Discord's are: the bot's id, in a form that some libraries read, then `secret`.
        """
        self.clock = clock or Clock()
        self.state = State(bot=User(0, bot, bot=True), token="")
        self.state.bot.id = self.next_id()
        self.state.token = f"{b64encode(str(self.bot.id).encode()).decode().rstrip('=')}.{secret}"
        self.state.users[self.state.bot.id] = self.state.bot
        self.origin = ""
        self.faults = Faults()
        self.traffic = Traffic()
        self.sessions: dict[str, Session] = {}
        self.shards = 1  # connections that the bot is told to open
        self.most_guilds = 2500  # of one connection
        self.most_requests = 0  # of all processes together in a second, as far as Discord counts them; 0: any
        self.redirects: list[str] = []  # of the application's pages, to which people may come back
        self.listeners: list[Callable[[Change], None]] = []

    # What there is

    @property
    def bot(self) -> User:
        """The bot's user; its id is also the application's."""
        return self.state.bot

    def next_id(self) -> int:
        """Return a fresh id, greater than every one before and telling the time as Discord's do."""
        fresh = int((self.clock.now() - EPOCH) * 1000) << 22
        self.state.last_id = max(fresh, self.state.last_id + 1)
        return self.state.last_id

    def channel(self, channel_id: int) -> Channel:
        """Return a channel that is there; refused with 10003 when it is not (any more)."""
        channel = self.state.channels.get(channel_id)
        if channel is None or channel.deleted:
            raise Refused(404, 10003, "Unknown Channel")
        self._archive_if_quiet(channel)
        return channel

    def guild(self, guild_id: int | None) -> Guild:
        """Return a guild that the bot is in; refused with 10004 when it is not."""
        guild = self.state.guilds.get(guild_id or 0)
        if guild is None or self.bot.id not in guild.members:
            raise Refused(404, 10004, "Unknown Guild")
        return guild

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message that is there, ephemeral or not; refused with 10008 when it is not (any more)."""
        message = self.state.messages.get(message_id)
        if message is None or message.deleted or message.channel_id != channel_id:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def messages(self, channel_id: int) -> list[Message]:
        """Return the messages of a channel that are there, ephemeral ones too, oldest first."""
        there = (m for m in self.state.messages.values() if m.channel_id == channel_id and not m.deleted)
        return sorted(there, key=lambda message: message.id)

    def permissions(self, channel: Channel, user_id: int) -> Permission:
        """Return what somebody may do in a channel; in a DM its two people may do everything."""
        if channel.guild_id is None:
            return permissions.ALL if user_id in (channel.recipient_id, self.bot.id) else Permission(0)
        bearer = self.state.channels[channel.parent_id] if channel.parent_id else channel
        granted = permissions.in_channel(self.state.guilds[channel.guild_id], bearer, user_id)
        hidden = channel.kind is ChannelKind.PRIVATE_THREAD and user_id not in channel.members
        return Permission(0) if hidden and not granted & Permission.MANAGE_THREADS else granted

    def can_view(self, channel: Channel, user_id: int) -> bool:
        """Return whether a person sees a channel."""
        return bool(self.permissions(channel, user_id) & Permission.VIEW_CHANNEL)

    def viewers(self, channel: Channel, only: int | None = None) -> list[int]:
        """Return the people who can read a new message of the channel; the bot is not one of them."""
        if only is not None:
            return [only]
        return [user for user in self.state.users if user != self.bot.id and self.can_view(channel, user)]

    # What happens

    def publish(self, change: Change) -> None:
        """Tell everybody who listens."""
        for listener in tuple(self.listeners):
            listener(change)

    def visible(self, change: Change, user_id: int) -> bool:
        """Return whether a change shows on a person's screen."""
        if change.only is not None:
            return change.only == user_id
        if change.channel_id is not None:
            return self.can_view(self.state.channels[change.channel_id], user_id)
        return change.guild_id is None or user_id in self.state.guilds[change.guild_id].members

    def seen_by(self, user: User) -> list[Seen]:
        """Return everything that a person saw, or can look up now."""
        return seen_by(self.state, user.id, self.can_view)

    async def stream(self, user_id: int) -> AsyncGenerator[Change, None]:
        """Yield each change that shows on somebody's screen, from now on, until the reader stops."""
        queue: asyncio.Queue[Change] = asyncio.Queue()

        def listen(change: Change) -> None:
            if self.visible(change, user_id):
                queue.put_nowait(change)

        self.listeners.append(listen)
        try:
            while True:
                yield await queue.get()
        finally:
            self.listeners.remove(listen)

    async def until(self, find: Callable[[], T | None], patience: Awaitable[object]) -> T | None:
        """Return what `find` finds, now or after some change; None when `patience` (a sleep) ends first."""
        changed = asyncio.Event()

        def listen(change: Change) -> None:
            changed.set()

        self.listeners.append(listen)
        end = asyncio.ensure_future(patience)
        try:
            while (found := find()) is None and not end.done():
                waiter = asyncio.ensure_future(changed.wait())
                await asyncio.wait({waiter, end}, return_when=asyncio.FIRST_COMPLETED)
                waiter.cancel()
                changed.clear()
            return found
        finally:
            end.cancel()
            self.listeners.remove(listen)

    # What a test can build and break

    def add_user(self, name: str, locale: str = "en-US") -> User:
        """Add a person, who is in no guild yet."""
        user = User(self.next_id(), name, locale)
        self.state.users[user.id] = user
        return user

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Add a guild with an owner of its own and the bot as a member with its role."""
        owner = self.add_user(f"{name} owner", locale)
        guild = Guild(self.next_id(), name, locale, owner.id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(permissions.MEMBER))
        role = Role(self.next_id(), self.bot.name, int(permissions.BOT), managed=True)
        guild.roles[role.id] = role
        guild.members = {owner.id: [], self.bot.id: [role.id]}
        self.state.guilds[guild.id] = guild
        self.publish(Change(Kind.GUILD, guild.id, guild_id=guild.id))
        return guild

    def add_channel(
        self, guild: Guild, name: str, *, only: list[User] | None = None, kind: ChannelKind = ChannelKind.TEXT
    ) -> Channel:
        """Add a channel; with `only`, nobody else sees it (but the owner and the bot)."""
        channel = Channel(self.next_id(), kind, name, guild.id)
        if only is not None:
            channel.overwrites = [Overwrite(guild.id, 0, deny=int(Permission.VIEW_CHANNEL))]
            seen_by = [self.bot, *only]
            channel.overwrites += [Overwrite(u.id, 1, allow=int(Permission.VIEW_CHANNEL)) for u in seen_by]
        self.state.channels[channel.id] = channel
        self.publish(Change(Kind.CHANNEL, channel.id, channel.id, guild.id))
        return channel

    def dm(self, user_id: int) -> Channel:
        """Return the DM between the bot and a person, opened when it is not there."""
        for channel in self.state.channels.values():
            if channel.recipient_id == user_id:
                return channel
        channel = Channel(self.next_id(), ChannelKind.DM, recipient_id=user_id)
        self.state.channels[channel.id] = channel
        return channel

    def join(self, guild: Guild, user: User) -> None:
        """Let somebody (or the bot, again) join a guild."""
        guild.members[user.id] = []
        kind = Kind.GUILD if user.id == self.bot.id else Kind.JOIN
        self.publish(Change(kind, guild.id if kind is Kind.GUILD else user.id, guild_id=guild.id))

    def leave(self, guild: Guild, user: User) -> None:
        """Let somebody leave a guild; the bot is thrown out."""
        gone = user.id == self.bot.id
        change = Change(Kind.GUILD_DELETE if gone else Kind.LEAVE, user.id, guild_id=guild.id)
        guild.members.pop(user.id)
        self.publish(change)

    def deny(self, channel: Channel, taken: Permission, user: User | None = None) -> None:
        """Take permissions in a channel away from somebody (the bot when left out)."""
        overwrite = self._overwrite(channel, user or self.bot)
        overwrite.deny |= taken
        overwrite.allow &= ~taken
        self.publish(Change(Kind.CHANNEL_EDIT, channel.id, channel.id, channel.guild_id))

    def allow(self, channel: Channel, given: Permission, user: User | None = None) -> None:
        """Give somebody (the bot when left out) permissions in a channel."""
        overwrite = self._overwrite(channel, user or self.bot)
        overwrite.allow |= given
        overwrite.deny &= ~given
        self.publish(Change(Kind.CHANNEL_EDIT, channel.id, channel.id, channel.guild_id))

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator does."""
        message.deleted_at = self.clock.now()
        guild_id = self.state.channels[message.channel_id].guild_id
        self.publish(Change(Kind.DELETE, message.id, message.channel_id, guild_id, message.only))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, as a moderator does."""
        for thread in self.state.channels.values():
            thread.deleted = thread.deleted or thread.parent_id == channel.id
        channel.deleted = True
        self.publish(Change(Kind.CHANNEL_DELETE, channel.id, channel.id, channel.guild_id))

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread, and lock it if asked."""
        thread.archived, thread.locked, thread.archived_at = True, locked, self.clock.now()
        self.publish(Change(Kind.CHANNEL_EDIT, thread.id, thread.id, thread.guild_id))

    # What goes wrong on the way

    def fail(
        self,
        pattern: str,
        status: int = 500,
        times: int = 1,
        retry_after: float = 0.0,
        code: int = 0,
        words: str = "",
        *,
        everywhere: bool = False,
    ) -> None:
        """Answer the next `times` requests that fit (`"POST /channels/*/messages"`) with `status`, undone."""
        fault = Fault(pattern, "refuse", times, status, code, words, retry_after, everywhere)
        self.faults.add(fault)

    def slow(self, pattern: str, seconds: float, times: int = 1) -> None:
        """Serve the next `times` requests that fit, but answer them `seconds` (real time) late."""
        self.faults.add(Fault(pattern, "slow", times, seconds=seconds))

    def lose(self, pattern: str, times: int = 1) -> None:
        """Serve the next `times` requests that fit, but cut the connection instead of answering."""
        self.faults.add(Fault(pattern, "lose", times))

    async def drop_gateway(self, *, resumable: bool = True, code: int = 4000) -> None:
        """Close every gateway connection; a session that is not resumable is forgotten."""
        for session in tuple(self.sessions.values()):
            if not resumable:
                del self.sessions[session.id]
            if session.wire is not None:
                await session.wire.cut(code)

    async def ask_reconnect(self) -> None:
        """Ask every client to reconnect (op 7), as Discord does before it restarts a gateway."""
        for session in tuple(self.sessions.values()):
            if session.wire is not None:
                await session.wire.send({"op": 7, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every client that its session is invalid (op 9)."""
        for session in tuple(self.sessions.values()):
            if not resumable:
                del self.sessions[session.id]
            if session.wire is not None:
                await session.wire.send({"op": 9, "d": resumable})

    def _overwrite(self, channel: Channel, user: User) -> Overwrite:
        for overwrite in channel.overwrites:
            if overwrite.id == user.id:
                return overwrite
        overwrite = Overwrite(user.id, 1)
        channel.overwrites.append(overwrite)
        return overwrite

    def _archive_if_quiet(self, channel: Channel) -> None:
        quiet = self.clock.now() - channel.active_at
        if channel.thread and not channel.archived and quiet > channel.archive_after * 60:
            self.archive(channel, locked=channel.locked)
