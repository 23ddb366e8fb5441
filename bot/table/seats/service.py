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
        """Take the own seat back that was lent, or one that was given up."""
        return await seats.take(self._context, table_id, person)

    async def free(self, table_id: int, by: int, seat: Seat, *, moderates: bool = False) -> TableInfo:
        """The host, or who `moderates` the channel, frees a seat whose owner is away, or has lent it."""
        return await seats.replace(self._context, table_id, by, seat, moderates=moderates)

    async def lend(self, table_id: int, user_id: int) -> TableInfo:
        """Let a computer play on in the own seat, which nobody else may take; `take_seat` takes it back."""
        return await seats.lend(self._context, table_id, user_id)

    async def lent_by(self, user_id: int) -> tuple[TableInfo, ...]:
        """The active tables where a computer player plays for this person."""
        return await self._context.store.read(rows.lent_by, user_id)

    async def propose_free(self, table_id: int, by: int, seat: Seat) -> TableInfo:
        """Propose to free the seat of somebody who is away: more than half of the other people decide."""
        return await seats.propose_replace(self._context, table_id, by, seat)

    async def offer(self, table_id: int, by: int, user_id: int, *, free: bool) -> TableInfo:
        """Offer somebody one's own seat, or a `free` one, which the host may do, too."""
        return await seats.offer(self._context, table_id, by, user_id, free=free)
