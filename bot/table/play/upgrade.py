"""Recovering the running games when the bot starts: the rules may have changed since."""

from dataclasses import replace

from bot.table.model import Unavailable
from bot.table.runtime import outbox_jobs
from bot.table.runtime.context import BUSY, MAX_TRIES, NEWER, Context, log
from bot.table.runtime.guard import AT_START, Hung, guarded
from bot.table.runtime.loaded_table import Change, ended, opened
from bot.table.storage import rows
from bot.table.storage.event_rows import by_the_rules
from bot.table.storage.rows import Stored, StoredDraft
from bot.traced import traced
from rules.core.engine import Newer, look, migrate
from rules.core.flow import Bug
from rules.core.moves import mend


async def recover(context: Context) -> None:
    """Replay every running game: cut answers that no longer fit and ask again; freeze tables that fail."""
    for table_id in await context.own(await context.store.read(rows.active)):
        try:
            await recover_table(context, table_id)
        except Exception as error:  # one table must not keep the bot from starting
            log.error("table %d was not recovered: %s", table_id, traced(error))


async def recover_table(context: Context, table_id: int) -> None:
    """Run one game in progress under today's rules. A frozen game that runs again goes on, and says so."""
    for _ in range(MAX_TRIES):
        try:
            stored = await context.store.read(rows.stored, table_id, None)
            change = None if stored is None else _mended(context, stored)
        except Newer as error:
            raise Unavailable(NEWER) from error
        except (Bug, Hung) as error:
            await context.freeze(table_id, error)
            return
        if change is None:
            return
        if await context.save(change, outbox_jobs.of_mending(change)):
            log.warning("table %d goes on, %d answers were cut", table_id, len(change.gone))
            return
    raise Unavailable(BUSY)


def _mended(context: Context, stored: Stored) -> Change | None:
    """Return the change that repairs the game; None if none is needed. Raises `Bug` or `Hung` if it fails."""
    game = context.game(stored.info.game)
    with guarded(AT_START):
        full = migrate(game, stored.record)
        record, position, cut = mend(game, full)
        for seat in (None, *range(position.state.seats)):
            look(game, position, seat)  # what can't be shown can't be played
    if stored.info.status == "running" and not cut and position.result is None:
        return None
    info = replace(stored.info, status="running", held=False, without_game=False, since=context.now())
    after = opened(game, stored, record, position)
    gone = stored.lines[len(record.steps) :]
    lost = {line.step.seat: line.step for line in reversed(gone)}  # each seat's first lost answer
    drafts = {
        seat: StoredDraft(position.asks[seat], {"answer": step.answer})
        for seat, step in lost.items()
        if seat in position.waiting and position.pending[seat].prompt.key == step.prompt
    }
    return Change(
        before=replace(after, record=full, lines=stored.lines),
        after=replace(
            after,
            info=info if position.result is None else ended(info, position, context.now()),
            drafts={**stored.drafts, **drafts},
        ),
        lines=after.lines,
        told=by_the_rules(position.events, record.at),
        forget=record.at,
        gone=gone,
    )
