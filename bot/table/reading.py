"""Reading tables: nothing here changes one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.table.learning.folding import folded
from bot.table.model import TableInfo, TableView
from bot.table.past.seat_history import is_change, sittings
from bot.table.play.moves import seat_of, seen_by, show
from bot.table.runtime.context import Context, reads, refusal
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.schedule import pings
from bot.table.storage import rows
from rules.core import moves
from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import Position, Record
from rules.core.flow import Bug, Implied
from rules.core.game import AnyGame
from rules.core.ui import ui

SHOWN = ("running", "over")  # the states of a table that has a page in the browser


info = reads(rows.info)
in_channel = reads(rows.in_channel)
of_person = reads(rows.of_person)


async def waiting_for(context: Context, user_id: int) -> tuple[TableInfo, ...]:
    """Return the running tables that wait for a person, the longest waiting first."""
    return await context.store.read(rows.of_person, user_id, waiting=True)


async def seen(context: Context, table_id: int, user_id: int | None, *, whole: bool = False) -> TableView:
    """Return a started table as a person may see it; to `None`, or without a seat, the channel's view.

    `whole`: with all that can be answered along with their question, however long it takes to look ahead.
    Refused in the lobby, and while the table is frozen.
    """
    loaded, waits = await context.load_and(table_id, partial(pings.waits, now=context.now()))
    view = await show(context, loaded, user_id)
    ahead = await folded(context, loaded, view.seat, whole=whole)
    sat = await _sat(context, view)
    return replace(view, waits=waits, folded=ahead, page=page_of(context, view.table), sat=sat)


async def _sat(context: Context, view: TableView) -> tuple[tuple[str, ...], ...]:
    """Return the names before each change of hands, if the news tell of one: they tell of people by name."""
    if not any(is_change(text) for text in view.news):
        return ()
    return tuple(each.names for each in await context.store.study(sittings, view.table))


def is_here(context: Context, table: TableInfo) -> bool:
    """Return whether this process looks after the table: it alone speaks and acts for it."""
    return context.shards.has(table.guild_id)


def follow(context: Context, changed: Callable[[int], None]) -> None:
    """Call `changed` with a table's id after each commit."""
    context.table_changed.connect(changed)


def page_of(context: Context, table: TableInfo) -> str:
    """Return a table's address in the browser; empty without one, or if another process has the table."""
    shown = context.pages and table.status in SHOWN and is_here(context, table)
    return f"{context.pages}/t/{table.id}" if shown else ""


def peek(context: Context, channel_id: int, user_id: int) -> TableView | None:
    """Do as `seen` does, at once and from memory, for autocomplete. None while it is being loaded."""
    loaded = context.in_memory(channel_id)
    if loaded is None:
        context.load_soon(channel_id)
        return None
    try:
        with guarded():
            return seen_by(loaded, user_id)
    except Bug:
        return None  # `seen` says so
    except Hung as hung:
        context.freeze_soon(loaded.info.id, hung)
        return None


@dataclass(frozen=True, slots=True)
class Next:
    """The next question (None: there is none, or it is unknown), and the implied answers before it.

    `sure`: True if it would be the same whatever the person can't see. If not, only those implied answers
    are told that are certain.
    """

    question: Decision | None
    implied: tuple[Implied, ...] = ()
    sure: bool = True


class Ahead:
    """Looks ahead for one seat, without storing anything.

    It looks where the game really stands, so another player's secret could decide what comes next. So it goes
    only into what the game declares to follow (`follows` of its hints). With `sent` it goes on from there,
    and says so: for answers that are given whatever comes of them.
    """

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        position: Position[Any],
        seat: Seat,
        hung: Callable[[Hung], None],
        *,
        far: bool = False,
    ) -> None:
        self._game, self._seat, self._hung, self._far = game, seat, hung, far
        self.ask = position.asks.get(seat)  # the id of the question at which it begins
        self._at: tuple[Record, Position[Any]] | None = (record, position)
        self._begun = tuple(each for each in position.implied if each.question.seat == seat)
        self._given = 0

    def after(self, answers: Sequence[Answer]) -> Next:
        """Return the person's question after these answers, which continue those of the last call.

        None from the first seal, draw or question to somebody else on, or if nothing is asked. Raises
        `Rejected` for an answer that the rules refuse.
        """
        found = Next(self._question(), () if answers else self._begun)
        try:
            for answer in answers[self._given :]:
                if self._at is not None:
                    with guarded():
                        step = self._step(*self._at, answer)
                    found = replace(step, sure=step.sure and found.sure)
        except Bug as bug:
            raise refusal("bug") from bug
        except Hung as hung:
            self._hung(hung)
            raise refusal("frozen") from hung
        self._given = len(answers)
        return found

    def _step(self, record: Record, position: Position[Any], answer: Answer) -> Next:
        asked = [position.pending[self._seat].prompt.key] if self._seat in position.pending else []
        self._at, implied = moves.probe(self._game, record, position, self._seat, answer)
        question = self._question()
        then = [*(each.question for each in implied), *([] if question is None else [question])]
        path = [*asked, *(each.prompt.key for each in then)]
        hints = ui(self._game.key)
        if hints.leads(*path) or (self._far and not hints.follows):
            return Next(question, implied)
        known = next(n for n in range(len(path)) if not hints.leads(*path[: n + 2]))
        if self._far:
            return Next(question, implied[:known], sure=False)
        self._at = None
        return Next(None, implied[:known])

    def _question(self) -> Decision | None:
        return None if self._at is None else self._at[1].pending.get(self._seat)


async def ahead(context: Context, table_id: int, user_id: int, *, far: bool = False) -> Ahead:
    """Look ahead from where the table stands, for answers that a person has sent.

    Refused for anyone without a seat.
    """
    return _ahead(context, await context.load(table_id), user_id, far=far)


def peek_ahead(context: Context, channel_id: int, user_id: int) -> Ahead | None:
    """Look ahead for suggestions, at once and from memory. None while the table is being loaded."""
    loaded = context.in_memory(channel_id)
    if loaded is None:
        context.load_soon(channel_id)
        return None
    return _ahead(context, loaded, user_id, far=False)


def _ahead(context: Context, loaded: LoadedTable, user_id: int, *, far: bool) -> Ahead:
    frozen = partial(context.freeze_soon, loaded.info.id)
    return Ahead(loaded.game, loaded.record, loaded.position, seat_of(loaded, user_id), frozen, far=far)
