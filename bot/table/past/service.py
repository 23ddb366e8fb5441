"""Looking back, going back, and what is left of a finished game."""

from bot.table.model import RewindBy, TableInfo
from bot.table.past import film, finished, history, log, rewind
from bot.table.past.film import Still
from bot.table.past.history import Moment
from bot.table.past.log import Page, Search
from bot.table.past.turns import Turn
from bot.table.runtime.context import Context
from rules.core.selfplay.recorded import Recorded


class Past:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def recorded(self, table_id: int, user_id: int) -> Recorded:
        """A whole finished game, as `python -m rules play` opens it. Refused before its end."""
        return await finished.recorded(self._context, table_id, user_id)

    async def verified(self, table_id: int, user_id: int) -> finished.Verdict:
        """Whether the dice of a finished game were those that its published hash committed it to."""
        return await finished.verified(self._context, table_id, user_id)

    async def log(self, table_id: int, user_id: int | None, last: int | None, most: int) -> Page:
        """What happened, as the reader may know it: at most `most` entries, up to `last` or the newest."""
        return await log.log(self._context, table_id, user_id, last, most)

    async def search(
        self, table_id: int, user_id: int | None, last: int | None, most: int, search: Search
    ) -> Page:
        """Like `log`, for the entries that a search finds."""
        return await log.search(self._context, table_id, user_id, last, most, search)

    async def history(
        self, table_id: int, user_id: int | None, step: int | None = None, number: int | None = None
    ) -> Moment:
        """The table as it stood at a step, or when round `number` began; with neither, at its newest step."""
        return await history.moment(self._context, table_id, user_id, step, number)

    async def finished(self, table_id: int) -> TableInfo:
        """A finished table. Refused before its end."""
        return await film.finished(self._context, table_id)

    async def film(self, table_id: int, user_id: int) -> tuple[Still, ...]:
        """A finished game as the channel saw it, picture by picture. Refused before its end."""
        return await film.film(self._context, table_id, user_id)

    async def turns(self, table_id: int, user_id: int | None) -> tuple[Turn, ...]:
        """The earlier turns as the person may know them, newest first; none unless the table runs."""
        return await rewind.turns_of(self._context, table_id, user_id)

    async def rewind(self, table_id: int, by: int, step_no: int, shown: int | None = None) -> bool:
        """Go back to a turn, or propose it to the others. True if it was done at once.

        `shown`: how many answers there were when the turn was chosen; raises `Stale` if that has changed.
        """
        return await rewind.propose(self._context, table_id, by, step_no, shown)

    async def restore(self, table_id: int, by: int, number: int) -> bool:
        """Undo the rewind of that proposal, or propose it to the others. True if it was done at once.

        Refused once a person has answered since.
        """
        return await rewind.propose_restore(self._context, table_id, by, number)

    async def set_rewind_by(self, table_id: int, by: int, who: RewindBy) -> TableInfo:
        """Set who may go back, for the host: everybody together, or the host alone."""
        return await rewind.set_rewind_by(self._context, table_id, by, who)
