"""Reading tables: nothing here changes one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.table.model import TableInfo, TableView
from bot.table.play.moves import seat_of, seen_by, show
from bot.table.runtime.context import Context, refusal
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.live import Live
from bot.table.schedule import calls
from bot.table.storage import rows
from rules.core import moves
from rules.core.decisions import Answer, Decision
from rules.core.engine import Position, Record
from rules.core.flow import Bug, Implied


async def info(context: Context, table_id: int) -> TableInfo | None:
    """What everybody may know about a table; None without such a table."""
    return await context.store.read(rows.info, table_id)


async def in_channel(context: Context, channel_id: int) -> TableInfo | None:
    """The channel's active table, or else its newest one."""
    return await context.store.read(rows.in_channel, channel_id)


async def of_person(context: Context, user_id: int) -> tuple[TableInfo, ...]:
    """The active tables where a person sits, oldest first."""
    return await context.store.read(rows.of_person, user_id)


async def waiting_for(context: Context, user_id: int) -> tuple[TableInfo, ...]:
    """The running tables that wait for a person, the longest waiting first."""
    return await context.store.read(rows.of_person, user_id, waiting=True)


async def seen(context: Context, table_id: int, user_id: int | None) -> TableView:
    """A started table as a person may see it; for `None`, or anyone without a seat, the channel's view.

    Refused in the lobby, and while the table is frozen.
    """
    live, waits = await context.load_and(table_id, partial(calls.waits, now=context.now()))
    return replace(await show(context, live, user_id), waits=waits)


def peek(context: Context, channel_id: int, user_id: int) -> TableView | None:
    """Like `seen`, but at once and from memory, for autocomplete. None while it is being loaded."""
    live = context.in_memory(channel_id)
    if live is None:
        context.load_soon(channel_id)
        return None
    try:
        with guarded():
            return seen_by(live, user_id)
    except Bug:
        return None  # `seen` says so
    except Hung as hung:
        context.freeze_soon(live.info.id, hung)
        return None


@dataclass(frozen=True, slots=True)
class Next:
    """What is asked next, None if nothing is or nobody knows yet; and what was implied before it."""

    question: Decision | None
    implied: tuple[Implied, ...] = ()


class Ahead:
    """Looks ahead for the person in one seat, without storing anything."""

    def __init__(self, context: Context, live: Live, user_id: int) -> None:
        self._context = context
        self._table_id = live.info.id
        self._game = live.game
        self._seat = seat_of(live, user_id)
        self.ask = live.position.asks.get(self._seat)  # the id of the question at which it begins
        self._at: tuple[Record, Position[Any]] | None = (live.record, live.position)
        self._implied = tuple(s for s in live.position.implied if s.question.seat == self._seat)
        self._given = 0

    def after(self, answers: Sequence[Answer]) -> Next:
        """The person's question after these answers, which continue those of the last call.

        None from the first seal, draw or question to somebody else on, or if nothing is asked. Raises
        `Rejected` for an answer that the rules refuse.
        """
        implied = self._implied if not answers else ()
        try:
            for answer in answers[self._given :]:
                if self._at is not None:
                    with guarded():
                        self._at, implied = moves.probe(self._game, *self._at, self._seat, answer)
        except Bug as bug:
            raise refusal("bug") from bug
        except Hung as hung:
            self._context.freeze_soon(self._table_id, hung)
            raise refusal("frozen") from hung
        self._given = len(answers)
        return Next(None if self._at is None else self._at[1].pending.get(self._seat), implied)


async def ahead(context: Context, table_id: int, user_id: int) -> Ahead:
    """Look ahead from where the table stands, for a person. Refused for anyone without a seat."""
    return Ahead(context, await context.load(table_id), user_id)


def peek_ahead(context: Context, channel_id: int, user_id: int) -> Ahead | None:
    """Like `ahead`, but at once and from memory, for autocomplete. None while it is being loaded."""
    live = context.in_memory(channel_id)
    if live is None:
        context.load_soon(channel_id)
        return None
    return Ahead(context, live, user_id)
