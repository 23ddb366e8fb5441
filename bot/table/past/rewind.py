"""Going back to an earlier turn: with the consent of everybody at the table, or by the host if so set.

The game goes back to a checkpoint. What nobody had seen by then is drawn again (`rules.core.rewind`), so
nobody plays on with dice that they know. What came after the checkpoint is kept
(`bot.table.past.rewind_archive`) until a person answers; until then it can be brought back exactly as it was.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.table.jobs import Job
from bot.table.model import RewindBy, TableInfo, Unavailable
from bot.table.past import rewind_archive, turns
from bot.table.past.rewind_archive import Begin, TakenAway
from bot.table.past.turns import Turn
from bot.table.play.automatic import carried_out
from bot.table.play.edits import edits, require_host, require_open
from bot.table.runtime import outbox_jobs, saving
from bot.table.runtime.context import BUSY, MAX_TRIES, Context, at_rest, refusal
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.loaded_table import Change, LoadedTable
from bot.table.schedule import pings
from bot.table.storage import outbox_rows, rows
from bot.table.storage.database import Database, execute
from bot.table.storage.event_rows import StoredEvent, by_the_rules
from bot.table.votes import proposals
from bot.table.votes.proposals import Kind, Proposal
from rules.core.engine import Position, Record, look, migrate
from rules.core.flow import Bug, Diverged, Event, Stale
from rules.core.playing import run
from rules.core.rewind import begun, branched, root
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class _Rewind:
    """A prepared rewind. `cut`: the number of events between the checkpoint and its question."""

    begin: Begin
    cut: int
    change: Change
    jobs: list[Job]


@dataclass(frozen=True, slots=True)
class _Restore:
    """A prepared restore: what a rewind took away is put back."""

    taken: TakenAway
    before: LoadedTable
    after: LoadedTable
    jobs: list[Job]


_Prepared = _Rewind | _Restore


async def turns_of(context: Context, table_id: int, user_id: int | None) -> tuple[Turn, ...]:
    """Return the earlier turns as the person may know them, newest first; none unless the table runs."""
    loaded = await context.load(table_id)
    if loaded.info.status != "running":
        return ()
    seat = None if user_id is None else loaded.info.seat_of(user_id)
    return await context.store.study(turns.of_table, table_id, loaded.position.opened, seat)


@edits
def set_rewind_by(context: Context, db: Database, info: TableInfo, by: int, who: RewindBy) -> None:
    """Let everybody together, or the host alone, go back; for the host. A running game's channel is told."""
    require_host(info, by)
    require_open(info)
    execute(db, "UPDATE tables SET rewind_by = $2 WHERE id = $1", info.id, who)
    if info.status != "lobby" and info.rewind_by != who:
        outbox_jobs.post_notice(db, info.id, f"rewind-by.{who}")


async def propose(context: Context, table_id: int, by: int, step_no: int, shown: int | None = None) -> bool:
    """Go back to a turn, or propose it to the others. True if it was done at once.

    `shown`: how many answers there were when the turn was chosen; raises `Stale` if that has changed.
    """

    async def proposal(loaded: LoadedTable) -> Proposal:
        if shown not in (None, loaded.position.n):
            raise Stale
        known = await context.store.read(turns.of_table, table_id, loaded.position.opened, None)
        turn = next((turn for turn in known if turn.step_no == step_no), None)
        if turn is None:
            raise refusal("no-turn")
        return _proposal(context, loaded, "rewind", by, turn)

    return await _proposed(context, table_id, by, proposal)


async def propose_restore(context: Context, table_id: int, by: int, number: int) -> bool:
    """Undo the rewind of that proposal, or propose it to the others. True if it was done at once.

    Refused once a person has answered since.
    """

    async def proposal(loaded: LoadedTable) -> Proposal:
        found = await context.store.read(proposals.find, table_id, number)
        if await context.store.read(rewind_archive.is_restored, table_id, number):
            raise refusal("restored")
        if found is None or not found.restorable or found.step_no is None:
            raise refusal("no-restore")
        turn = Turn(found.step_no, (), found.told, found.opened, found.lost)
        return _proposal(context, loaded, "restore", by, turn)

    return await _proposed(context, table_id, by, proposal)


async def agree(context: Context, table_id: int, number: int, user_id: int) -> None:
    """Record that somebody agrees to a proposal about the game's past; when everybody does, carry it out."""

    async def attempt(loaded: LoadedTable) -> bool | None:
        found = await context.store.read(proposals.find, table_id, number)
        if found is None or found.ended is not None:
            raise refusal("vote-over")
        proposals.require_asked(found, loaded.info, user_id, agrees=True)
        agreed = replace(found, ballots={**found.ballots, user_id: True})
        way = await _way(context, loaded, agreed) if agreed.outcome(loaded.info) == "passed" else None
        return await context.store.write(_write_agreed, context, loaded, agreed, user_id, way) or None

    await _attempted(context, table_id, attempt)


def _proposal(context: Context, loaded: LoadedTable, kind: Kind, by: int, turn: Turn) -> Proposal:
    now = context.now()
    return proposals.new(kind, loaded.info.id, by, now, step_no=turn.step_no, lost=turn.lost, told=turn.told)


async def _proposed(
    context: Context, table_id: int, by: int, proposal: Callable[[LoadedTable], Awaitable[Proposal]]
) -> bool:
    async def attempt(loaded: LoadedTable) -> bool | None:
        if loaded.info.seat_of(by) is None:
            raise refusal("not-seated")
        made = await proposal(loaded)
        alone = loaded.info.rewind_by == "host" and loaded.info.host_id == by
        way = await _way(context, loaded, made) if alone or made.outcome(loaded.info) == "passed" else None
        return (
            way is not None
            if await context.store.write(_write_proposed, context, loaded, made, way)
            else None
        )

    return await _attempted(context, table_id, attempt)


async def _attempted(
    context: Context, table_id: int, attempt: Callable[[LoadedTable], Awaitable[bool | None]]
) -> bool:
    """Try it on the running table, and again if another process was faster (None)."""
    for _ in range(MAX_TRIES):
        async with context.locks(table_id):
            loaded = await context.load(table_id)
            if loaded.info.status != "running":
                raise at_rest(loaded.info)
            try:
                done = await attempt(loaded)
            finally:
                context.forget(table_id)
        if done is not None:
            context.table_changed(table_id)
            return done
    raise Unavailable(BUSY)


def _write_proposed(
    db: Database, context: Context, loaded: LoadedTable, made: Proposal, way: _Prepared | None
) -> bool:
    if rows.fence(db, loaded.info.id) != loaded.fence:
        return False
    number = proposals.write(db, made if way is None else replace(made, ended="passed"))
    return _write(db, context, loaded, number, way)


def _write_agreed(
    db: Database, context: Context, loaded: LoadedTable, agreed: Proposal, user_id: int, way: _Prepared | None
) -> bool:
    if rows.fence(db, loaded.info.id) != loaded.fence:
        return False
    proposals.cast(db, agreed, user_id, agrees=True)
    if way is not None:
        proposals.end(db, loaded.info.id, agreed.number, "passed")
    return _write(db, context, loaded, agreed.number, way)


async def _way(context: Context, loaded: LoadedTable, it: Proposal) -> _Prepared:
    """Prepare what happens if everybody agrees. Raises `Rejected` if today's rules can't get there."""
    try:
        if it.kind == "rewind":
            begin = await context.store.read(rewind_archive.begin, it.table_id, it.step_no or 0)
            return _back(context, loaded, begin, it)
        taken = await context.store.read(rewind_archive.newest, it.table_id)
        if taken is None:
            raise refusal("no-restore")
        return _forth(context, loaded, taken)
    except (Bug, Diverged, Hung, LookupError) as error:
        raise refusal("no-way-back") from error


def _back(context: Context, loaded: LoadedTable, begin: Begin, it: Proposal) -> _Rewind:
    """Return the new branch. Raises `Bug`, `Diverged`, `Hung` or `LookupError`."""
    game, at = loaded.game, begin.record.at
    with guarded():
        known = migrate(game, begin.record)
        base = begun(known, run(game, known), at)
        cut = len(run(game, base).events)
        record = branched(game, base, begin.branch)
        position = run(game, record)
        _require_shown(loaded, position)
        full = known.model_copy(update={"steps": tuple(line.step for line in begin.lines)})
        before = replace(loaded, record=full, lines=begin.lines)
        after = replace(
            loaded,
            info=replace(loaded.info, since=context.now()),
            computer_seed=f"{root(loaded.computer_seed)}:{begin.branch}",
            record=record,
            position=position,
            lines=(),
            drafts={},
        )
        text = Text(key="table.history.rewound", args={"count": begin.branch, "lost": it.lost})
        entries = (*by_the_rules(position.events), StoredEvent(at, Event(public=text), "rewind"))
        change = Change(before, after, (), told=entries, forget=at)
        change, orders = carried_out(change, context.now())
    return _Rewind(begin, cut, change, [*outbox_jobs.of_rewind(change.after), *orders])


def _forth(context: Context, loaded: LoadedTable, taken: TakenAway) -> _Restore:
    """Return the position before the rewind. Raises `Bug`, `Diverged` or `Hung`."""
    stored, lines = rewind_archive.record(loaded.game.key, taken)
    with guarded():
        record: Record = migrate(loaded.game, stored)
        position = run(loaded.game, record)
        _require_shown(loaded, position)
    info = replace(loaded.info, since=context.now())
    after = replace(loaded, info=info, record=record, position=position, lines=lines)
    return _Restore(taken, loaded, after, outbox_jobs.of_rewind(after))


def _require_shown(loaded: LoadedTable, position: Position[Any]) -> None:
    """Raise the rules' own error if they can't show the position; `Bug` if nobody is asked there."""
    if position.result is not None:
        raise Bug(f"{loaded.game.key}: nothing is asked")
    for seat in (None, *range(len(loaded.info.seats))):
        look(loaded.game, position, seat)


def _write(db: Database, context: Context, loaded: LoadedTable, number: int, way: _Prepared | None) -> bool:
    """Write the agreed rewind or restoration; without `way`, only that the table has changed."""
    table_id = loaded.info.id
    match way:
        case _Rewind():
            rewind_archive.lay(db, number, way.begin, way.cut, loaded, way.change.after)
            sql = "UPDATE tables SET computer_seed = $2 WHERE id = $1"
            execute(db, sql, table_id, way.change.after.computer_seed)
            return saving.change(db, way.change, way.jobs, context.followers)
        case _Restore():
            if not saving.touch(db, table_id, loaded.fence):
                return False
            rewind_archive.bring_back(db, table_id, way.taken)
            saving.state(db, way.after.info)
            proposals.restored(db, table_id)
            outbox_jobs.post_notice(db, table_id, "restored")
            saving.waiting(db, way.after)
            pings.follow(db, way.before, way.after)
            proposals.follow(db, way.before, way.after, ())
            outbox_rows.enqueue(db, table_id, way.jobs)
            return True
        case None:
            return saving.touch(db, table_id, loaded.fence)
