"""Looking at tables: nothing here changes one."""

from collections.abc import Sequence
from dataclasses import replace

from bot.table import calls, rows
from bot.table.desk import Desk, refusal
from bot.table.guard import Hung, guarded
from bot.table.live import Live
from bot.table.model import Seen, TableInfo
from bot.table.play import seat_of, seen_by, show
from rules.core import moves
from rules.core.decisions import Answer, Decision
from rules.core.flow import Bug


async def info(desk: Desk, table_id: int) -> TableInfo | None:
    """What everybody may know of a table."""
    return await desk.store.read(rows.info, table_id)


async def in_channel(desk: Desk, channel_id: int) -> TableInfo | None:
    """The channel's active table, or else its newest one."""
    return await desk.store.read(rows.in_channel, channel_id)


async def of_person(desk: Desk, user_id: int) -> tuple[TableInfo, ...]:
    """The person's active tables."""
    return await desk.store.read(rows.of_person, user_id)


async def waiting_for(desk: Desk, user_id: int) -> tuple[TableInfo, ...]:
    """The tables that wait for this person."""
    return await desk.store.read(rows.of_person, user_id, waiting=True)


async def seen(desk: Desk, table_id: int, user_id: int | None) -> Seen:
    """A started table through a person's eyes."""
    live = await desk.load(table_id)
    waits = await desk.store.read(calls.waits, live.info, desk.now())
    return replace(await show(desk, live, user_id), waits=waits)


def peek(desk: Desk, channel_id: int, user_id: int) -> Seen | None:
    """The same from memory; what is not there is loaded in the background."""
    live = desk.in_memory(channel_id)
    if live is None:
        desk.load_soon(channel_id)
        return None
    try:
        with guarded():
            return seen_by(live, user_id)
    except Bug:
        return None  # `seen` says so
    except Hung as hung:
        desk.freeze_soon(live.info.id, hung)
        return None


async def probe(desk: Desk, table_id: int, user_id: int, answers: Sequence[Answer]) -> Decision | None:
    """The person's question after these answers."""
    try:
        return _probed(await desk.load(table_id), user_id, answers)
    except Hung as hung:
        await desk.freeze(table_id, hung)
        raise refusal("frozen") from hung


def peek_probe(desk: Desk, channel_id: int, user_id: int, answers: Sequence[Answer]) -> Decision | None:
    """The same from memory."""
    live = desk.in_memory(channel_id)
    if live is None:
        desk.load_soon(channel_id)
        return None
    try:
        return _probed(live, user_id, answers)
    except Hung as hung:
        desk.freeze_soon(live.info.id, hung)
        return None


def _probed(live: Live, user_id: int, answers: Sequence[Answer]) -> Decision | None:
    seat = seat_of(live, user_id)
    try:
        with guarded():
            return moves.probe(live.game, live.record, live.position, seat, answers)
    except Bug as bug:
        raise refusal("bug") from bug
