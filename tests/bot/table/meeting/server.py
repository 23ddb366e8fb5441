"""A server where wishes meet, whose clock a test moves."""

from dataclasses import dataclass, field, replace
from functools import partial

from bot.table.lobby import calls, servers
from bot.table.meeting import wishes
from bot.table.meeting.matching import Wanted
from bot.table.meeting.meeting import Meetings
from bot.table.meeting.wishes import Wish
from bot.table.model import Person, TableInfo
from bot.table.runtime.context import refusal
from bot.table.schedule import off_turn_notices
from tests.bot.table.scene import GUILD, Bot

DAY, HOUR = 24 * 3600, 3600
PLACE, FAR = 50, 77
DAN = Person(14, "Dan", "en")


@dataclass
class Rooms:
    """Channels that exist as soon as they are asked for."""

    opened: list[int] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    shut: bool = False

    async def open_thread(self, channel_id: int, name: str) -> int:
        if self.shut:
            raise refusal("no-table")
        self.opened.append(channel_id)
        return 1000 + len(self.opened)

    async def drop_thread(self, channel_id: int) -> None:
        self.dropped.append(channel_id)

    def is_public(self, guild_id: int, channel_id: int, below: int | None) -> bool:
        return channel_id not in self.hidden


class Server:
    """A bot with a server where wishes meet, whose clock is moved."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.context = bot.context
        self.rooms = Rooms()
        self.meetings = Meetings(bot.context, self.rooms)

    async def wish(self, *people: Person, guild: int = GUILD, **more: object) -> None:
        at_once = {name: more.pop(name) for name in ("at_once", "days") if name in more}
        for person in people:
            wanted = replace(Wanted(person.id, ("toy",)), **more)  # type: ignore[arg-type]
            new = replace(Wish(guild, wanted, "en"), **at_once)  # type: ignore[arg-type]
            await wishes.change(self.context, new, partial(replace, wanted=wanted))

    async def met(self, *people: Person, **more: object) -> TableInfo:
        """They wish for the same, and their lobby opens."""
        await self.wish(*people, **more)  # type: ignore[arg-type]
        await self.after(wishes.SETTLED)
        [info] = await self.lobbies()
        return info

    async def after(self, seconds: float) -> None:
        """Move the clock, and look."""
        self.bot.clock.now += seconds
        await self.meetings.look()

    async def called(self, table_id: int | None = None) -> list[tuple[int, str | None]]:
        """List whom the lobbies have called, and what they have answered."""
        found = await self.bot.rows("calls ORDER BY table_id, user_id", "table_id, user_id, answer")
        return [(user, answer) for table, user, answer in found if table_id in (None, table)]

    async def lobbies(self) -> tuple[TableInfo, ...]:
        return await servers.lobbies(self.context, GUILD)

    async def heard(self, table_id: int) -> list[int]:
        """Tell them as the voice does, where nobody wants to be mentioned now; return who gets a notice."""
        called = await calls.untold(self.context, table_id)
        mentioned = await off_turn_notices.mentioned(self.context, called)
        await calls.were_told(self.context, table_id, called, mentioned)
        return [user for (user,) in await self.bot.rows("outbox WHERE kind = 'summon'", "user_id")]
