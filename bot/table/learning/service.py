"""What a person has been told while learning a game."""

from bot.table.learning import coach, lessons, tips
from bot.table.learning.coach import Coaching
from bot.table.model import Lang, Person, TableInfo, TableView
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

    async def begin(self, channel_id: int, learner: Person, game: str, lang: Lang) -> TableInfo:
        """Start a lesson in the learner's direct messages; it ends the one before it.

        Refused for an unknown game, and beyond the quotas of the person.
        """
        return await lessons.begin(self._context, channel_id, learner, game, lang)

    async def coaching(self, table_id: int, user_id: int) -> Coaching:
        """What the coach says to the learner now. Refused for anyone without a seat."""
        return await coach.coaching(self._context, table_id, user_id)

    async def wants_tips(self, user_id: int) -> bool:
        """Whether a person wants tips. They must have been seen before."""
        return await tips.wanted(self._context, user_id)

    async def set_tips(self, user_id: int, *, wanted: bool) -> None:
        """Stop the tips, or begin again with all of them. The person must have been seen before."""
        await tips.set_wanted(self._context, user_id, tips=wanted)
