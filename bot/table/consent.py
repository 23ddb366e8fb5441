"""Seats that are lent and offered, and what the people of a table decide together.

Part of `bot.table.service`.
"""

from bot.table import play, rewind, rows, seats, votes
from bot.table.desk import Desk
from bot.table.model import Person, RewindBy, TableInfo, TakeBack
from bot.table.proposals import Proposal
from bot.table.turns import Turn
from rules.core.decisions import Seat


class Consent:
    """Of a running table: its proposals, its seats, and its way back to earlier turns.

    Refusals are `Rejected`.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    # --- proposals ---------------------------------------------------------------------------------------

    async def agree(self, table_id: int, number: int, person: Person) -> None:
        """Agree to the open proposal, or accept the offered seat. What enough agree to is done at once."""
        await votes.agree(self._desk, table_id, number, person)

    async def refuse(self, table_id: int, number: int, user_id: int) -> None:
        """Refuse the open proposal, decline the offer, object to being away, or withdraw the own proposal."""
        await votes.refuse(self._desk, table_id, number, user_id)

    async def shown(self, table_id: int) -> tuple[Proposal, ...]:
        """The proposals whose messages have to be posted, or to follow what became of them."""
        return await votes.shown(self._desk, table_id)

    async def put_away(self, table_id: int, number: int, kind: str) -> None:
        """The message of a proposal, kept as this kind, says how it ended, and need not follow any more."""
        await votes.put_away(self._desk, table_id, number, kind)

    # --- seats -------------------------------------------------------------------------------------------

    async def lend(self, table_id: int, user_id: int) -> TableInfo:
        """Let a computer play on in the own seat, which nobody else may take; `take_seat` takes it back."""
        return await seats.lend(self._desk, table_id, user_id)

    async def lent_by(self, user_id: int) -> tuple[TableInfo, ...]:
        """The active tables where a computer player plays for this person."""
        return await self._desk.store.read(rows.lent_by, user_id)

    async def replace(self, table_id: int, by: int, seat: Seat) -> TableInfo:
        """Propose to free the seat of somebody who is away: more than half of the other people decide."""
        return await seats.propose_replace(self._desk, table_id, by, seat)

    async def offer(self, table_id: int, by: int, user_id: int, *, free: bool) -> TableInfo:
        """Offer somebody one's own seat, or a `free` one, which the host may do, too."""
        return await seats.offer(self._desk, table_id, by, user_id, free=free)

    # --- going back --------------------------------------------------------------------------------------

    async def to_take_back(self, table_id: int, user_id: int, shown: int | None = None) -> TakeBack:
        """What `Tables.undo` would take back, which raises the same. Refused where there is nothing."""
        return await play.to_take_back(self._desk, table_id, user_id, shown)

    async def turns(self, table_id: int, user_id: int | None) -> tuple[Turn, ...]:
        """The earlier turns, the newest first, as the person may know them; none unless the table runs."""
        return await rewind.turns_of(self._desk, table_id, user_id)

    async def rewind(self, table_id: int, by: int, step_no: int, shown: int | None = None) -> bool:
        """Go back to a turn, or propose it to the others. True if it was done at once.

        `shown`: how many answers there were when it was chosen; raises `Stale` if that is no longer so.
        """
        return await rewind.propose(self._desk, table_id, by, step_no, shown)

    async def restore(self, table_id: int, by: int, number: int) -> bool:
        """Bring back what the rewind of that proposal took, or propose it. True if it was done at once.

        Refused once a person has answered since.
        """
        return await rewind.propose_restore(self._desk, table_id, by, number)

    async def set_rewind_by(self, table_id: int, by: int, who: RewindBy) -> TableInfo:
        """The host says who may go back: all people together, or the host alone."""
        return await rewind.set_rewind_by(self._desk, table_id, by, who)
