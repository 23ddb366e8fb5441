"""Seats of a running game that change hands: given up, lent, freed, offered, taken."""

from bot.table.model import Person, TableInfo
from bot.table.runtime.context import Context
from bot.table.seats import seats
from bot.table.storage import rows
from rules.core.decisions import Seat


class Seats:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def give_up(self, table_id: int, user_id: int) -> TableInfo:
        """Leave a running game: a computer plays on in the seat, which others may take.

        A host passes the table on to the next person; without one it is closed.
        """
        return await seats.give_up(self._context, table_id, user_id)

    async def take(self, table_id: int, person: Person) -> TableInfo:
        """Take back one's own seat that was lent, or take one that was given up."""
        return await seats.take(self._context, table_id, person)

    async def free(self, table_id: int, by: int, seat: Seat, *, moderates: bool = False) -> TableInfo:
        """Free the seat of somebody who is away or has lent it, for the host or anyone who `moderates`."""
        return await seats.replace(self._context, table_id, by, seat, moderates=moderates)

    async def lend(self, table_id: int, user_id: int) -> TableInfo:
        """Let a computer play in one's own seat, which nobody else may take; `take` takes it back."""
        return await seats.lend(self._context, table_id, user_id)

    async def lent_by(self, user_id: int) -> tuple[TableInfo, ...]:
        """The active tables where a computer player plays for this person."""
        return await self._context.store.read(rows.lent_by, user_id)

    async def propose_free(self, table_id: int, by: int, seat: Seat) -> TableInfo:
        """Propose to free the seat of somebody who is away: more than half of the others have to agree."""
        return await seats.propose_replace(self._context, table_id, by, seat)

    async def offer(self, table_id: int, by: int, user_id: int, *, free: bool) -> TableInfo:
        """Offer somebody one's own seat, or a `free` one, as the host may do too."""
        return await seats.offer(self._context, table_id, by, user_id, free=free)
