"""What a person has been told while learning a game."""

from bot.table.learning import tips
from bot.table.model import TableView
from bot.table.runtime.context import Context


class Learning:
    """Use cases."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def tip_due(self, user_id: int, seen: TableView) -> bool:
        """Whether the person's own question comes with its tip: with the first of its kind only.

        The same question keeps its tip. `seen` is the person's own view.
        """
        return await tips.due(self._context, user_id, seen)

    async def wants_tips(self, user_id: int) -> bool:
        """Whether a person wants tips. They must have been seen before."""
        return await tips.wanted(self._context, user_id)

    async def set_tips(self, user_id: int, *, wanted: bool) -> None:
        """Stop the tips, or begin again with all of them. The person must have been seen before."""
        await tips.set_wanted(self._context, user_id, tips=wanted)
