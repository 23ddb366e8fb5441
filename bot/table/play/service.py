"""Starting a game and answering its questions."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.table.model import TableInfo, TableView, TakeBack
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.decisions import Answer, Rejected, Seat


class Play:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def start(self, table_id: int, by: int) -> TableInfo:
        """The host starts the game. Refused with too few or too many players."""
        return await moves.start_table(self._context, table_id, by)

    async def answer(self, table_id: int, user_id: int, ask: str, answer: Answer) -> TableView:
        """Answer the person's own question `ask`, or replace the sealed answer to it.

        When it returns, the answer is stored for good. Raises `Stale` if that question is closed.
        """
        return await moves.answer(self._context, table_id, user_id, ask, answer)

    async def chain(
        self, table_id: int, user_id: int, answers: Sequence[Answer]
    ) -> tuple[TableView, int, Rejected | None]:
        """Answer several questions in a row: the table afterwards, how many were stored, and why not all.

        If one is refused, none is stored. At the first thing that is not known yet (a die, a card, somebody
        else's question) the rest is dropped. Raises `Stale` if nothing is asked of the person.
        """
        return await moves.chain(self._context, table_id, user_id, answers)

    async def draft(self, table_id: int, user_id: int, ask: str, draft: Mapping[str, Any]) -> TableView:
        """Keep an unfinished answer, a small JSON object. Raises `Stale` if that question is closed.

        The service itself keeps an answer that was lost, to an update or to a bug in the rules, as
        `{"answer": the answer}`.
        """
        return await moves.draft(self._context, table_id, user_id, ask, draft)

    async def undo(self, table_id: int, user_id: int, shown: int | None = None) -> TableView:
        """Take back the person's sealed answer, or else their last one.

        Raises `Stale` if there are fewer answers than were `shown` (`TableView.n`): the same press has
        arrived twice.
        """
        return await moves.undo(self._context, table_id, user_id, shown)

    async def order(self, table_id: int, user_id: int, windows: frozenset[str]) -> TableView:
        """Set standing orders: the windows (`Decision.standing`) in which the person is not asked any more.

        They replace the earlier orders. If such a window is open, its default is given at once.
        """
        return await moves.order(self._context, table_id, user_id, windows)

    async def always(self, table_id: int, user_id: int, ask: str, answer: Answer) -> TableView:
        """Set a standing order for a public answer to the public question `ask`, and give it at once."""
        return await moves.always(self._context, table_id, user_id, ask, answer)

    async def play_default(self, table_id: int, seat: Seat) -> bool:
        """Answer for an absent seat: with the question's default, else as a computer player would.

        False if nothing is asked of the seat.
        """
        return await moves.play_default(self._context, table_id, seat)

    async def to_take_back(self, table_id: int, user_id: int, shown: int | None = None) -> TakeBack:
        """What `undo` would take back. Raises what `undo` raises, and is refused if there is nothing."""
        return await moves.to_take_back(self._context, table_id, user_id, shown)
