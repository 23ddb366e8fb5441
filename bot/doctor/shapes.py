"""Discord's answers, as far as they are looked at. Ids come as strings and are numbers here."""

from pydantic import BaseModel, TypeAdapter


class Me(BaseModel):
    """The bot's user. Its id is also the application's."""

    id: int


class Application(BaseModel):
    """The application, as the developer portal shows it."""

    flags: int = 0
    bot_public: bool = False
    bot_require_code_grant: bool = False
    interactions_endpoint_url: str | None = None
    privacy_policy_url: str | None = None
    redirect_uris: list[str] | None = None


class Token(BaseModel):
    """A token that the application got with its secret."""

    access_token: str


class Limit(BaseModel):
    """The number of logins; `reset_after` is in milliseconds."""

    total: int
    remaining: int
    reset_after: int


class Gateway(BaseModel):
    """Advice of Discord on connections, and the logins that are left."""

    shards: int
    session_start_limit: Limit


class Emoji(BaseModel):
    """An emoji of the application."""

    id: int
    name: str


class Emojis(BaseModel):
    """The application's emoji."""

    items: list[Emoji]


class Guild(BaseModel):
    """A server in the list of the bot's own."""

    id: int
    name: str


class Role(BaseModel):
    """A role of a server; the one whose id is the server's is @everyone."""

    id: int
    permissions: int


class Overwrite(BaseModel):
    """The permissions that a channel gives and takes."""

    id: int
    allow: int
    deny: int


class Channel(BaseModel):
    """A channel of any kind."""

    id: int
    type: int
    name: str | None = None
    guild_id: int | None = None
    permission_overwrites: list[Overwrite] = []


class Member(BaseModel):
    """The bot as a member."""

    roles: list[int]


class Made(BaseModel):
    """Something that was made: a message, a thread, direct messages."""

    id: int
    name: str | None = None
    owner_id: int | None = None


class Threads(BaseModel):
    """The active threads of a server."""

    threads: list[Made]


class Reference(BaseModel):
    """The message or thread to which a message refers."""

    channel_id: int | None = None


class Written(BaseModel):
    """A message of a channel."""

    id: int
    type: int
    message_reference: Reference | None = None


ME, APPLICATION, GATEWAY = TypeAdapter(Me), TypeAdapter(Application), TypeAdapter(Gateway)
TOKEN = TypeAdapter(Token)
EMOJIS, GUILDS, ROLES = TypeAdapter(Emojis), TypeAdapter(list[Guild]), TypeAdapter(list[Role])
CHANNEL, CHANNELS, MEMBER = TypeAdapter(Channel), TypeAdapter(list[Channel]), TypeAdapter(Member)
MADE, THREADS, WRITTEN = TypeAdapter(Made), TypeAdapter(Threads), TypeAdapter(list[Written])
COMMANDS = TypeAdapter(list[dict[str, object]])
