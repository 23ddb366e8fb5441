"""The messages that a table keeps so that it can edit them later."""

from bot.table.delivery import posted
from bot.table.model import Posted
from bot.table.runtime.context import Context
from rules.core.decisions import Seat


class Delivery:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def posted(self, table_id: int, kind: str, seat: Seat | None = None) -> Posted | None:
        """The message that is kept for this purpose, or None."""
        return await posted.posted(self._context, table_id, kind, seat)

    async def keep_posted(self, table_id: int, message: Posted) -> None:
        """Remember a message, in place of the earlier one of its kind and seat."""
        await posted.keep_posted(self._context, table_id, message)

    async def replace_posted(self, table_id: int, message: Posted) -> None:
        """Remember a message like `keep_posted`; the earlier one stays in `replaced` until it is dropped."""
        await posted.replace_posted(self._context, table_id, message)

    async def replaced(self, table_id: int, kind: str, seat: Seat | None = None) -> tuple[Posted, ...]:
        """The replaced messages of this purpose that still have to be dealt with."""
        return await posted.replaced(self._context, table_id, kind, seat)

    async def drop_replaced(self, message_id: int) -> None:
        """Forget a replaced message: it is deleted, or has lost its buttons."""
        await posted.drop_replaced(self._context, message_id)

    async def bare(self) -> tuple[tuple[int, Posted], ...]:
        """The messages that still lack their picture, by table."""
        return await posted.bare(self._context)

    async def illustrated(self, table_id: int, message: Posted) -> None:
        """Record that this message has its picture, or can't get one."""
        await posted.illustrated(self._context, table_id, message)

    async def drop_posted(self, table_id: int, kind: str, seat: Seat | None = None) -> None:
        """Forget a message that is gone."""
        await posted.drop_posted(self._context, table_id, kind, seat)
