"""Before a game and around it: opening, inviting, settings, a server's own rules, closing and archiving."""

from collections.abc import Mapping

from bot.table.lobby import archive, invitations, lobby, quotas, servers
from bot.table.lobby.servers import ANYBODY, Rights, Setup, State
from bot.table.model import Invitation, Lang, Person, TableInfo, Theme
from bot.table.runtime.context import Context


class Lobby:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        game: str,
        lang: Lang,
        options: Mapping[str, str] | None = None,
        players: int | None = None,
        rights: Rights = ANYBODY,
    ) -> TableInfo:
        """Open a table with its host in the first seat, which waits for `players` players.

        Refused for an unknown game or option, in a channel that is in use, where the server's settings forbid
        it, and beyond the quotas.
        """
        given = (host, game, lang, options or {}, players, rights)
        return await lobby.open_table(self._context, guild_id, channel_id, *given)

    async def again(self, table_id: int, host: Person) -> TableInfo:
        """Open a new lobby with the game and settings of this ended table; the other people are invited.

        Refused while the table goes on, for anyone who did not sit there, and if the channel has another
        table.
        """
        return await lobby.again(self._context, table_id, host)

    async def join(self, table_id: int, person: Person, *, asked: bool = False) -> TableInfo:
        """Take a seat in the lobby; with `asked`, by accepting an invitation: refused without one."""
        return await lobby.join(self._context, table_id, person, asked=asked)

    async def leave(self, table_id: int, user_id: int) -> TableInfo:
        """Leave the lobby. A host passes the table on to the next person; without one it is closed."""
        return await lobby.leave(self._context, table_id, user_id)

    async def add_computer(self, table_id: int, by: int, kind: str) -> TableInfo:
        """The host seats a computer player: `random` or one of the game's kinds."""
        return await lobby.add_computer(self._context, table_id, by, kind)

    async def drop_computer(self, table_id: int, by: int, seat_index: int) -> TableInfo:
        """The host removes a computer player."""
        return await lobby.drop_computer(self._context, table_id, by, seat_index)

    async def set_option(self, table_id: int, by: int, key: str, value: str) -> TableInfo:
        """The host chooses a variant of the game, in the lobby."""
        return await lobby.set_option(self._context, table_id, by, key, value)

    async def set_lang(self, table_id: int, by: int, lang: Lang) -> TableInfo:
        """The host chooses the language of the channel's posts, at any time."""
        return await lobby.set_lang(self._context, table_id, by, lang)

    async def set_theme(self, table_id: int, by: int, theme: Theme) -> TableInfo:
        """The host chooses the colours of the channel's pictures, at any time."""
        return await lobby.set_theme(self._context, table_id, by, theme)

    async def close(self, table_id: int, by: int, *, moderates: bool = False) -> TableInfo:
        """The host ends a table, started or not, without a result.

        Anyone who `moderates` the channel may do so too, or an absent host would block it for ever.
        """
        return await lobby.close(self._context, table_id, by, moderates=moderates)

    async def keep(self, table_id: int, user_id: int) -> TableInfo:
        """Keep a silent table from being archived, for somebody who sits there."""
        return await archive.keep(self._context, table_id, user_id)

    async def reopen(self, table_id: int, user_id: int, *, moderates: bool = False) -> TableInfo:
        """Bring an archived table back, for somebody who sits there or `moderates` the channel.

        Refused while another table uses its channel.
        """
        return await archive.reopen(self._context, table_id, user_id, moderates=moderates)

    async def archived_in(self, channel_id: int) -> TableInfo | None:
        """The channel's most recently archived table, unless it has been brought back."""
        return await archive.archived_in(self._context, channel_id)

    async def wake_at(self, table_id: int, due: int | None) -> None:
        """Set when to look after the table's thread again (seconds since 1970); None: it is in no thread."""
        await archive.wake_at(self._context, table_id, due)

    async def setup(self, guild_id: int) -> Setup:
        """The server's settings."""
        return await servers.setup_of(self._context, guild_id)

    async def set_up(self, guild_id: int, wanted: Setup, *, manages: bool) -> Setup:
        """Replace all settings of the server. Refused for anyone who does not manage it."""
        return await servers.set_up(self._context, guild_id, wanted, manages=manages)

    async def state(self, guild_id: int) -> State:
        """The state of the bot, and the number of the server's tables."""
        return await servers.state(self._context, guild_id)

    async def require_opening(
        self, guild_id: int, channel_id: int, host_id: int, game: str, players: int | None, rights: Rights
    ) -> None:
        """Raise `Rejected` as `open` would, here or in a thread below, before the thread is made."""
        context = self._context
        lobby.require_game(context, game, players)
        await servers.require_opening(context, guild_id, channel_id, rights)
        await context.store.read(quotas.require_opening, context.quotas, guild_id, host_id, context.now())

    async def invite(self, table_id: int, by: int, user_id: int) -> TableInfo:
        """Invite somebody, for the host or anyone in the lobby. Nobody is mentioned or asked twice."""
        return await invitations.invite(self._context, table_id, by, user_id)

    async def decline(self, table_id: int, user_id: int) -> TableInfo:
        """Decline an invitation to the lobby."""
        return await invitations.decline(self._context, table_id, user_id)

    async def invitations(self, table_id: int, message: int) -> tuple[Invitation, ...]:
        """The people who are invited in the message of this number, and what each has answered."""
        return await invitations.asked_in(self._context, table_id, message)

    async def unposted(self, table_id: int) -> tuple[int, ...]:
        """The numbers of the invitation messages that have not been posted yet."""
        return await invitations.unposted(self._context, table_id)

    async def was_posted(self, table_id: int, message: int) -> None:
        """Record that this message was posted; it is not posted again."""
        await invitations.was_posted(self._context, table_id, message)

    async def lobbies(self, guild_id: int) -> tuple[TableInfo, ...]:
        """The server's open lobbies, oldest first."""
        return await servers.lobbies(self._context, guild_id)
