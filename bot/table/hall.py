"""The use cases before and around the tables: what a server's owner has set, and how players are found."""

from bot.table import invitations, lobby, quotas, servers
from bot.table.desk import Desk
from bot.table.model import Invitation, TableInfo
from bot.table.servers import Rights, Setup, State


class Hall:
    """Part of `Tables`. Every refusal is `Rejected` with words for people."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def setup(self, guild_id: int) -> Setup:
        """What the server's owner has set."""
        return await servers.setup_of(self.desk, guild_id)

    async def set_up(self, guild_id: int, wanted: Setup, *, manages: bool) -> Setup:
        """Who manages the server sets all of it anew."""
        return await servers.set_up(self.desk, guild_id, wanted, manages=manages)

    async def state(self, guild_id: int) -> State:
        """How the bot is doing, and what tables the server has."""
        return await servers.state(self.desk, guild_id)

    async def require_opening(
        self, guild_id: int, channel_id: int, host_id: int, game: str, players: int | None, rights: Rights
    ) -> None:
        """Raise `Rejected` as `Tables.open` would here or in a thread below, before that is made."""
        desk = self.desk
        lobby.require_game(desk, game, players)
        await servers.require_opening(desk, guild_id, channel_id, rights)
        await desk.store.read(quotas.require_opening, desk.quotas, guild_id, host_id, desk.now())

    async def invite(self, table_id: int, by: int, user_id: int) -> TableInfo:
        """The host, or who sits in the lobby, asks somebody, who is mentioned once. Nobody is asked twice."""
        return await invitations.invite(self.desk, table_id, by, user_id)

    async def decline(self, table_id: int, user_id: int) -> TableInfo:
        """Who was asked to the lobby does not want to come."""
        return await invitations.decline(self.desk, table_id, user_id)

    async def invitations(self, table_id: int, message: int) -> tuple[Invitation, ...]:
        """Who is asked to the lobby in one message, by its number, and what each has answered."""
        return await invitations.asked_in(self.desk, table_id, message)

    async def unposted(self, table_id: int) -> tuple[int, ...]:
        """The numbers of the messages with invitations that were not posted yet."""
        return await invitations.unposted(self.desk, table_id)

    async def was_posted(self, table_id: int, message: int) -> None:
        """This message was posted, and is not posted again."""
        await invitations.was_posted(self.desk, table_id, message)

    async def lobbies(self, guild_id: int) -> tuple[TableInfo, ...]:
        """The lobbies of a server, the oldest first."""
        return await servers.lobbies(self.desk, guild_id)
