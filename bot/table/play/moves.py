"""Starting and playing: everything that changes a game.

The steps are always the same: take the table's lock, load, compute, commit, wake the workers.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.table.jobs import Job, ShowPanel
from bot.table.model import Ordered, TableInfo, TableView, TakeBack, Unavailable
from bot.table.play import stand_in
from bot.table.play.automatic import carried_out, with_forced
from bot.table.play.edits import require_host, require_open
from bot.table.play.sharp import Thought
from bot.table.play.standing_orders import next_ordered, orderable
from bot.table.runtime import loaded_table, outbox_jobs, saving
from bot.table.runtime.context import BUSY, MAX_TRIES, Context, at_rest, log, refusal, rules_of, seed_hash
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.loaded_table import Change, LoadedTable, answered, seen, unchanged, undoable
from bot.table.storage import past_rows, rows
from bot.table.storage.database import Database
from bot.table.storage.rows import StoredDraft
from bot.traced import traced
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import By, start
from rules.core.flow import Bug, Diverged, Stale
from rules.core.playing import run
from rules.core.search.sharp import SHARP

LARGEST_DRAFT = 4_000  # characters of JSON
Computed = tuple[Change, Sequence[Job]]
Compute = Callable[[LoadedTable], Computed | None]


async def start_table(context: Context, table_id: int, by: int) -> TableInfo:
    """Start the game, for the host. Refused with too few or too many players."""
    for _ in range(MAX_TRIES):
        async with context.locks(table_id):
            info, fence = await context.store.read(_lobby, table_id)
            require_host(info, by)
            loaded = _dealt(context, info, fence)
            jobs = outbox_jobs.of_start(loaded)
            if await context.store.write(saving.begin, loaded, jobs, context.followers):
                context.table_changed(table_id)
                return loaded.info
    raise Unavailable(BUSY)


async def answer(
    context: Context, table_id: int, user_id: int, ask: str, given: Answer, *, change: bool = True
) -> TableView:
    """Answer the person's own question `ask`; with `change` also if they have sealed another answer to it.

    When it returns, the answer is stored for good. Raises `Stale` if that question is closed to it.
    """

    def compute(loaded: LoadedTable) -> Computed:
        seat = seat_of(loaded, user_id)
        asks = loaded.position.asks
        if ask in asks.values() and asks.get(seat) != ask:
            raise refusal("not-yours")
        if not change and loaded.position.locked.get(seat, given) != given:
            raise Stale(ask)
        moved = answered(unchanged(loaded), seat, ask, given, "player", user_id, context.now())
        return _completed(context, moved, seat)

    return await _moved(context, table_id, user_id, compute, given)


async def chain(
    context: Context,
    table_id: int,
    user_id: int,
    ask: str | None,
    answers: Sequence[Answer],
    *,
    passing: bool = False,
) -> tuple[TableView, int, Rejected | None]:
    """Answer several questions in a row: the table afterwards, how many were stored, and why not all.

    If one is refused, none is stored. At the first thing that is not known yet (a die, a card, somebody
    else's question) the rest is dropped. Raises `Stale` if another question is asked of the person than the
    one with the id `ask`, on which they have read the answers; nothing is meant for one that nobody has seen.
    `passing`: no answer is meant for what the table answers by itself.
    """
    stored = 0

    def compute(loaded: LoadedTable) -> Computed:
        nonlocal stored
        seat = seat_of(loaded, user_id)
        change, stored = unchanged(loaded), 0
        for given in answers:
            change = with_forced(change, context.now()) if stored and passing else change
            position = change.after.position
            if stored and (position.sealed == position.n or position.waiting != (seat,)):
                break  # what comes next is not known yet
            if seat not in position.asks or (not stored and position.asks[seat] != ask):
                raise Stale
            change = answered(change, seat, position.asks[seat], given, "player", user_id, context.now())
            stored += 1
        return _completed(context, change, seat)

    try:
        after = await _moved(context, table_id, user_id, compute, answers[0])
    except Rejected as refused:
        return await show(context, await context.load(table_id), user_id), 0, refused
    left = len(answers) - stored
    return after, stored, refusal("rest-dropped", stored=stored, left=left) if left else None


async def undo(context: Context, table_id: int, user_id: int, shown: int | None = None) -> TableView:
    """Take back the person's sealed answer, or else their last one.

    Raises `Stale` if there are fewer answers than were `shown` (`TableView.n`): the same press has
    arrived twice.
    """

    def compute(loaded: LoadedTable) -> Computed:
        seat = seat_of(loaded, user_id)
        if shown is not None and loaded.position.n < shown:
            raise Stale
        if seat not in undoable(loaded):
            raise refusal("undo")
        change = loaded_table.taken_back(loaded, seat, context.now())
        return change, outbox_jobs.of_undo(change, seat)

    try:
        await _changed(context, table_id, compute)
    except (Bug, Diverged) as broken:
        raise refusal("bug") from broken
    return await show(context, await context.load(table_id), user_id)


async def to_take_back(context: Context, table_id: int, user_id: int, shown: int | None = None) -> TakeBack:
    """Preview `undo`. Raises what `undo` raises, and is refused if there is nothing to take back."""
    loaded = await context.load(table_id)
    seat = seat_of(loaded, user_id)
    if shown is not None and loaded.position.n < shown:
        raise Stale
    require_open(loaded.info)
    if seat not in undoable(loaded):
        raise refusal("undo")
    try:
        with guarded():
            return loaded_table.to_take_back(loaded, seat)
    except Hung as hung:
        await context.freeze(table_id, hung)
        raise refusal("frozen") from hung
    except (Bug, Diverged) as broken:
        raise refusal("bug") from broken


async def draft(
    context: Context, table_id: int, user_id: int, ask: str, kept: Mapping[str, Any]
) -> TableView:
    """Keep an unfinished answer, a small JSON object. Raises `Stale` if that question is closed.

    The bot itself keeps an answer lost to an update or a bug in the rules, as `{"answer": the answer}`.
    """
    if len(json.dumps(kept)) > LARGEST_DRAFT:
        raise refusal("draft")

    def compute(loaded: LoadedTable) -> Computed:
        seat = seat_of(loaded, user_id)
        if loaded.position.asks.get(seat) != ask:
            raise Stale(ask)
        return _with_draft(loaded, seat, kept), ()

    return await _shown_after(context, table_id, user_id, compute)


async def order(context: Context, table_id: int, user_id: int, windows: frozenset[str]) -> TableView:
    """Set standing orders: the windows (`Decision.standing`) in which the person is not asked any more.

    They replace the earlier orders. If such a window is open, its default is given at once.
    """

    def compute(loaded: LoadedTable) -> Computed:
        seat = seat_of(loaded, user_id)
        earlier = loaded.orders.get(seat, {})
        orders = {window: earlier.get(window) for window in sorted(windows)}
        return _ordered(context, loaded, user_id, orders)

    return await _shown_after(context, table_id, user_id, compute)


async def always(context: Context, table_id: int, user_id: int, ask: str, given: Answer) -> TableView:
    """Set a standing order for a public answer to the public question `ask`, and give it at once."""

    def compute(loaded: LoadedTable) -> Computed:
        seat = seat_of(loaded, user_id)
        if loaded.position.asks.get(seat) != ask or seat not in loaded.position.waiting:
            raise Stale(ask)
        asked = loaded.position.pending[seat]
        if asked.standing is None or not orderable(asked, given):
            raise refusal("not-orderable")
        return _ordered(context, loaded, user_id, {**loaded.orders.get(seat, {}), asked.standing: given})

    return await _shown_after(context, table_id, user_id, compute)


def _ordered(context: Context, loaded: LoadedTable, user_id: int, orders: Ordered) -> Computed:
    """Replace a person's orders, and give at once the answers that they cover.

    The first one, to the question that is open now, is the person's own: they have chosen it, seeing it.
    """
    seat = seat_of(loaded, user_id)
    ordered = change = Change(loaded, replace(loaded, orders={**loaded.orders, seat: orders}), loaded.lines)
    covered = next_ordered(ordered.after)
    if covered is not None and covered[0] == seat:
        with suppress(Rejected):  # then it stays open, or the order ends
            ask, given = loaded.position.asks[seat], covered[1]
            change = answered(ordered, seat, ask, given, "player", user_id, context.now())
    change, jobs = _completed(context, change, seat)
    return change, () if change is ordered else jobs


async def play_late(
    context: Context, table_id: int, seat: Seat, ask: str, told: Job, *, default: bool
) -> bool:
    """Answer the question `ask` for a seat whose time is over, and say why. False if it is closed.

    `default`: with the question's default, if it has one; else as a computer player would.
    """

    def whose(loaded: LoadedTable) -> Seat | None:
        return seat if loaded.position.asks.get(seat) == ask else None

    return await _stand_in(context, table_id, whose, "clock", default=default, told=(told,))


async def play_only(context: Context, table_id: int) -> None:
    """Give the answers that need no choice and have not been given so far."""

    def compute(loaded: LoadedTable) -> Computed | None:
        before = unchanged(loaded)
        change, jobs = _completed(context, before, loaded.position.waiting[0])
        return None if change is before else (change, jobs)

    await _changed(context, table_id, compute)


async def play_computer(context: Context, table_id: int, thought: Thought | None) -> bool:
    """Give one answer of an awaited computer player; of a sharp one only what it has thought.

    False if none is awaited, or if the table has moved on since the thought.
    """

    def whose(loaded: LoadedTable) -> Seat | None:
        seat = stand_in.awaited_computer(loaded)
        if seat is None or loaded.info.seats[seat].computer != SHARP:
            return seat
        return seat if thought and loaded.position.asks[seat] == thought.ask else None

    if thought is not None and thought.how is not None:  # first, so that no answer lacks its thought
        await context.store.write(past_rows.keep_thought, table_id, thought.ask, thought.how)
    return await _stand_in(context, table_id, whose, "computer", first=thought.answer if thought else None)


def _completed(context: Context, change: Change, mover: Seat) -> Computed:
    """Add the automatic answers that follow a change. Returns all of it, and the jobs for what was told."""
    whole, told = carried_out(change, context.now())
    return whole, [*outbox_jobs.of_answer(whole, mover), *told]


def seat_of(loaded: LoadedTable, user_id: int) -> Seat:
    """Return this person's seat. Raises `Rejected` if they have none."""
    seat = loaded.info.seat_of(user_id)
    if seat is None:
        raise refusal("not-seated")
    return seat


async def _shown_after(context: Context, table_id: int, user_id: int, compute: Compute) -> TableView:
    change = await _changed(context, table_id, compute)
    assert change is not None
    return await show(context, change.after, user_id)


async def show(context: Context, loaded: LoadedTable, user_id: int | None) -> TableView:
    """Return the table as a person may see it. Raises `Rejected` if the rules can't show it."""
    try:
        with guarded():
            return seen_by(loaded, user_id)
    except Bug as bug:
        raise refusal("bug") from bug
    except Hung as hung:
        await context.freeze(loaded.info.id, hung)
        raise refusal("frozen") from hung


def seen_by(loaded: LoadedTable, user_id: int | None) -> TableView:
    """Return the table as a person may see it; to be called inside `guarded`."""
    return seen(loaded, None if user_id is None else loaded.info.seat_of(user_id))


async def _changed(context: Context, table_id: int, compute: Compute) -> Change | None:
    """Compute a change to a running table and commit it; retry if another process was faster."""
    for _ in range(MAX_TRIES):
        async with context.locks(table_id):
            loaded = await context.load(table_id)
            if loaded.info.status != "running":
                raise at_rest(loaded.info)
            try:
                with guarded():
                    computed = compute(loaded)
            except (Hung, stand_in.Stuck) as stopped:
                await context.freeze(table_id, stopped)
                raise refusal("frozen") from stopped
            if computed is None:
                return None
            if await context.save(*computed):
                return computed[0]
    raise Unavailable(BUSY)


async def _moved(context: Context, table_id: int, user_id: int, compute: Compute, given: Answer) -> TableView:
    """Make a person's move. Returns the table as they then see it; nothing is stored if it can't be shown.

    If the rules fail, the answer is kept as a draft, the channel is told, and the others go on.
    """
    shown: list[TableView] = []

    def compute_and_show(loaded: LoadedTable) -> Computed | None:
        computed = compute(loaded)
        shown[:] = [] if computed is None else [seen_by(computed[0].after, user_id)]
        return computed

    def keep_as_draft(loaded: LoadedTable) -> Computed:
        """Keep the answer over which the rules broke as a draft, and tell the channel."""
        seat = seat_of(loaded, user_id)
        told = outbox_jobs.notice("bug", seat=f"seat:{seat}", table=loaded.info.id, step=loaded.position.n)
        asked = seat in loaded.position.asks
        change = _with_draft(loaded, seat, {"answer": given}) if asked else unchanged(loaded)
        return change, [told, ShowPanel(anew=True)]

    try:
        await _changed(context, table_id, compute_and_show)
    except Bug as bug:
        log.error("table %d: an answer was not stored: %s", table_id, traced(bug))
        await _changed(context, table_id, keep_as_draft)
        raise refusal("bug") from bug
    return shown[0]


async def _stand_in(
    context: Context,
    table_id: int,
    whose: Callable[[LoadedTable], Seat | None],
    by: By,
    *,
    default: bool = False,
    first: Answer | None = None,
    told: Sequence[Job] = (),
) -> bool:
    def compute(loaded: LoadedTable) -> Computed | None:
        seat = whose(loaded)
        if seat is None or seat not in loaded.position.waiting:
            return None
        preferred = loaded.position.pending[seat].default if default else first
        change, jobs = _completed(context, stand_in.played(loaded, seat, by, context.now(), preferred), seat)
        return change, [*told, *jobs, *(ShowPanel(anew=True) for _ in told)]  # below what is told

    return await _changed(context, table_id, compute) is not None


def _with_draft(loaded: LoadedTable, seat: Seat, kept: Mapping[str, Any]) -> Change:
    drafts = {**loaded.drafts, seat: StoredDraft(loaded.position.asks[seat], kept)}
    return Change(loaded, replace(loaded, drafts=drafts), loaded.lines)


def _lobby(db: Database, table_id: int) -> tuple[TableInfo, int]:
    info, fence = rows.info(db, table_id), rows.fence(db, table_id)
    if info is None or fence is None:
        raise refusal("no-table")
    if info.status != "lobby":
        raise refusal("started")
    return info, fence


def _dealt(context: Context, info: TableInfo, fence: int) -> LoadedTable:
    """Return the game at its start. Raises `Rejected` for a wrong number of seats, or if the rules fail."""
    game, seed = rules_of(context, info), context.seed()
    options = game.settle(game.known(info.options))
    try:
        with guarded():
            record = start(game, len(info.seats), options, seed)
            position = run(game, record)
    except (Bug, Hung) as error:
        log.error("table %d: can't be dealt: %s", info.id, traced(error))
        raise refusal("bug") from error
    running = replace(info, status="running", options=options, since=context.now(), seed_hash=seed_hash(seed))
    return loaded_table.begun(game, running, fence, context.seed(), record, position)
