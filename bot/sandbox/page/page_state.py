"""The page's memory besides the world: who has read what, and which notes are dismissed."""

from dataclasses import dataclass, field

from bot.sandbox.world.limits.messages import LOADING, SILENT
from bot.sandbox.world.state import Channel, Guild, Message, User
from bot.sandbox.world.world import World


@dataclass
class Marks:
    """The newest message that a person has read, by person and channel; the dismissed messages; and who has
    chosen a language.
    """

    read: dict[int, dict[int, int]] = field(default_factory=dict)
    dismissed: set[int] = field(default_factory=set)
    spoken: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class New:
    """A person's unread messages in a channel: how many, and how many of them notify this person."""

    messages: int
    calls: int


class PageState:
    """A world, with the one guild and the people that the page shows."""

    def __init__(self, world: World, marks: Marks) -> None:
        """Show `world`, which has at least one guild."""
        self.world = world
        self.marks = marks
        self.modals: set[int] = set()
        """Interactions whose modal is open in somebody's browser."""
        self.boards = False
        """True if the boards of tables can be tapped here."""

    @property
    def guild(self) -> Guild:
        """The guild."""
        return next(iter(self.world.state.guilds.values()))

    @property
    def people(self) -> list[User]:
        """The people whom the user can be, in the order in which they joined."""
        return [user for user in self.world.state.users.values() if not user.bot]

    @property
    def fresh(self) -> bool:
        """True if nothing has been said yet."""
        return not self.world.state.messages

    @property
    def online(self) -> bool:
        """True if the bot is connected."""
        return any(session.wire is not None for session in self.world.sessions.values())

    def shows(self, user_id: int, message: Message) -> bool:
        """Return whether a message is on a person's screen, given that the person sees its channel."""
        if message.deleted or message.id in self.marks.dismissed:
            return False
        return message.only in (None, user_id)

    def page_of(self, user_id: int, channel: Channel, before: int | None, limit: int) -> list[Message]:
        """Return the `limit` newest messages (before an id, if given) that a person sees, oldest first."""
        found = [m for m in self.world.messages(channel.id) if self.shows(user_id, m)]
        return [m for m in found if before is None or m.id < before][-limit:]

    def mark_read(self, user_id: int, channel_id: int, message_id: int) -> None:
        """Record that a person has read a channel up to a message."""
        mine = self.marks.read.setdefault(user_id, {})
        mine[channel_id] = max(message_id, mine.get(channel_id, 0))

    def news(self) -> dict[int, dict[int, New]]:
        """Return the unread messages by person and channel; channels without any are left out."""
        found: dict[int, dict[int, New]] = {}
        sees: dict[tuple[int, int], bool] = {}
        for message in self.world.state.messages.values():
            channel = self.world.state.channels[message.channel_id]
            for user in self.people:
                if message.author_id == user.id or not self._unread(user.id, message):
                    continue
                at = (user.id, channel.id)
                if at not in sees:
                    sees[at] = not channel.deleted and self.world.can_view(channel, user.id)
                if sees[at]:
                    mine = found.setdefault(user.id, {})
                    old = mine.get(channel.id, New(0, 0))
                    mine[channel.id] = New(
                        old.messages + 1, old.calls + self._calls(user.id, channel, message)
                    )
        return found

    def _unread(self, user_id: int, message: Message) -> bool:
        read = self.marks.read.get(user_id, {}).get(message.channel_id, 0)
        return message.id > read and self.shows(user_id, message) and not message.now.flags & LOADING

    def _calls(self, user_id: int, channel: Channel, message: Message) -> bool:
        """Return whether a message notifies a person: it came in the DM, or named them when it was sent."""
        first = message.versions[0]
        named = user_id in first.pings or first.everyone or channel.guild_id is None
        return named and not first.flags & SILENT
