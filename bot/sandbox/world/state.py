"""The data of a world, without behaviour, so that it can be written to a file and read back.

Ids are Discord's: whole numbers that grow with time. Moments are Unix seconds.
"""

from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.world.form import Json


class ChannelKind(IntEnum):
    """Discord's channel types, as far as the double has them."""

    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    NEWS_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelKind.NEWS_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


@dataclass
class User:
    """A person, or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True


@dataclass
class Role:
    """A role of a guild; the one whose id is the guild's is @everyone."""

    id: int
    name: str
    permissions: int
    managed: bool = False


@dataclass
class Guild:
    """A server: its roles, and its members by user id with the roles each has besides @everyone."""

    id: int
    name: str
    locale: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, list[int]] = field(default_factory=dict)
    upload_limit: int = 10 * 1024 * 1024
    active_threads: int = 1000
    """How many threads may be active at once. Discord names no figure; 1000 is what others observed."""


@dataclass
class Overwrite:
    """The permissions that a channel allows and denies one role (kind 0) or one member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class Channel:
    """A text or announcement channel, a thread (on its parent) or a DM (with its recipient)."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    topic: str | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    recipient_id: int | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    members: list[int] = field(default_factory=list)
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    archive_after: int = 4320
    """Minutes without activity until a thread is archived."""
    active_at: float = 0.0
    deleted: bool = False

    @property
    def thread(self) -> bool:
        """True if this is a thread."""
        return self.kind in THREADS


@dataclass
class Attachment:
    """A file in a message; `width` and `height` are known for PNG pictures."""

    id: int
    filename: str
    description: str | None
    content: bytes
    content_type: str
    width: int | None = None
    height: int | None = None


@dataclass
class Version:
    """The content of a message from one moment on, the people it pinged, and those who could read it then."""

    at: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    pings: list[int] = field(default_factory=list)
    everyone: bool = False
    viewers: list[int] = field(default_factory=list)


@dataclass
class Message:
    """A message, with every version of it; `only` is the one reader of an ephemeral one."""

    id: int
    channel_id: int
    author_id: int
    versions: list[Version]
    only: int | None = None
    nonce: str | None = None
    interaction_id: int | None = None
    replies_to: int | None = None
    deleted_at: float | None = None

    @property
    def deleted(self) -> bool:
        """True if it is gone."""
        return self.deleted_at is not None

    @property
    def now(self) -> Version:
        """The latest version."""
        return self.versions[-1]


class Asked(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass
class Interaction:
    """An action of a user that the bot must answer, and everything that came of it.

    `answer` is the type of the first response (4 to 9; None while there is none), `original_id` the message
    that `@original` names.
    """

    id: int
    token: str
    kind: Asked
    user_id: int
    channel_id: int
    guild_id: int | None
    at: float
    data: Json
    message_id: int | None = None
    answer: int | None = None
    answered_at: float | None = None
    ephemeral: bool = False
    original_id: int | None = None
    followups: list[int] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None


@dataclass
class Command:
    """A registered application command, as it was sent; `guild_id` is None for a global one."""

    id: int
    guild_id: int | None
    version: int
    body: Json


@dataclass
class Emoji:
    """An emoji that belongs to the application."""

    id: int
    name: str
    image: str


@dataclass
class Typing:
    """The bot showed that it is typing."""

    channel_id: int
    at: float


@dataclass
class State:
    """The memory of a world, by id."""

    bot: User
    token: str
    last_id: int = 0
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    interactions: dict[int, Interaction] = field(default_factory=dict)
    commands: dict[int, Command] = field(default_factory=dict)
    creations: list[tuple[float, int | None]] = field(default_factory=list)
    """When commands were created, and in which guild (None: global)."""
    emojis: dict[int, Emoji] = field(default_factory=dict)
    typing: list[Typing] = field(default_factory=list)
