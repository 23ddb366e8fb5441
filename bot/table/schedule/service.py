"""When people are called, and how long an answer may take."""

from bot.table.model import Expiry, TableInfo
from bot.table.runtime.context import Context
from bot.table.schedule import pace, preferences
from bot.table.schedule.habits import Habits
from rules.core.decisions import Seat


class Schedule:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def set_pace(self, table_id: int, by: int, budget: int | None, expiry: Expiry) -> TableInfo:
        """Set how many seconds an answer may take (None: no clock), and what happens then; for the host."""
        return await pace.set_pace(self._context, table_id, by, budget, expiry)

    async def pause(self, table_id: int, by: int, *, paused: bool) -> TableInfo:
        """Stop the clocks, or start them again from the beginning; for the host."""
        return await pace.pause(self._context, table_id, by, paused=paused)

    async def set_autoplay(self, table_id: int, by: int, *, autoplay: bool) -> TableInfo:
        """Set whether answers that need no choice are given without asking; for the host."""
        return await pace.set_autoplay(self._context, table_id, by, autoplay=autoplay)

    async def skip(self, table_id: int, by: int, seat: Seat) -> None:
        """Go on without the answer of somebody whose time is over; for the host. Refused before that."""
        await pace.skip(self._context, table_id, by, seat)

    async def habits(self, user_id: int) -> Habits:
        """How a person wants to be called."""
        return await preferences.habits(self._context, user_id)

    async def set_habits(self, user_id: int, wanted: Habits) -> None:
        """Remember how a person wants to be called, from the next question on."""
        await preferences.set_habits(self._context, user_id, wanted)
