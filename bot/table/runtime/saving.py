"""Writes changes to tables. Every function here runs in the store's thread, inside one transaction."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pydantic_core

from bot.table.jobs import Job, ShowPanel
from bot.table.model import TableInfo
from bot.table.runtime.loaded_table import Change, LoadedTable
from bot.table.runtime.outbox_jobs import notice
from bot.table.storage import event_rows, outbox_rows, rows
from bot.table.storage.database import Database, execute, insert, one, upsert
from bot.table.storage.rows import StoredDraft, StoredStep, packed
from rules.core.decisions import Seat


def touch(db: Database, table_id: int, fence: int) -> bool:
    """Raise the table's fence by one if it is still `fence`, else return False. Each write begins so."""
    sql = "UPDATE tables SET fence = fence + 1 WHERE id = $1 AND fence = $2 RETURNING id"
    return one(db, sql, table_id, fence) is not None


@dataclass(frozen=True, slots=True)
class Followers:
    """Functions of other topics that write in the transaction that changes a table."""

    begun: Callable[[Database, LoadedTable], None]
    changed: Callable[[Database, Change], None]
    closed: Callable[[Database, TableInfo], None]  # ended without a result
    reopened: Callable[[Database, TableInfo, int, int], None]  # by this user, at this time


def change(db: Database, it: Change, jobs: Sequence[Job], followers: Followers) -> bool:
    """Write a change and the jobs that it causes. False, with nothing written, if the table has changed."""
    before, after = it.before, it.after
    if not touch(db, before.info.id, before.fence):
        return False
    _steps(db, it)
    if it.forget is not None:
        event_rows.forget(db, before.info.id, it.forget)
    event_rows.add(db, before.info.id, it.told)
    moved = after.record.checkpoint != before.record.checkpoint or after.record.at != before.record.at
    if moved or before.migrated:  # answers by today's rules don't follow a checkpoint of older ones
        _checkpoint(db, after)
    if after.info != before.info:
        state(db, after.info)
    _seats(db, it)
    _drafts(db, it)
    _orders(db, it)
    followers.changed(db, it)
    outbox_rows.enqueue(db, before.info.id, jobs)
    return True


def begin(db: Database, loaded: LoadedTable, jobs: Sequence[Job], followers: Followers) -> bool:
    """Write the start of a game. False, with nothing written, if the table has changed."""
    if not touch(db, loaded.info.id, loaded.fence):
        return False
    info, options = loaded.info, json.dumps(loaded.info.options)  # as the game settles them today
    sql = "UPDATE tables SET seed_hash = $2, computer_seed = $3, started = $4, options = $5 WHERE id = $1"
    execute(db, sql, info.id, info.seed_hash, loaded.computer_seed, info.since, options)
    state(db, loaded.info)
    _checkpoint(db, loaded)
    event_rows.add(db, loaded.info.id, event_rows.by_the_rules(loaded.position.events))
    waiting(db, loaded)
    followers.begun(db, loaded)
    outbox_rows.enqueue(db, info.id, jobs)
    return True


def freeze(db: Database, table_id: int, why: str) -> bool:
    """Stop a running table, and tell its channel. False if it does not run.

    `why`: the fault's kind and place, `OPERATOR` or `GAME`; a table that waits for its game may get another.
    """
    info = rows.info(db, table_id)
    if info is None or not (info.status == "running" or (info.without_game and why != rows.GAME)):
        return False
    sql = "UPDATE tables SET status = 'frozen', stopped = $2, fence = fence + 1 WHERE id = $1"
    execute(db, sql, table_id, why)
    told = {rows.OPERATOR: notice("held"), rows.GAME: notice("without-game")}
    outbox_rows.enqueue(db, table_id, [ShowPanel(), told.get(why, notice("frozen", table=table_id))])
    return True


def state(db: Database, info: TableInfo) -> None:
    """Write the columns of a table that may change while it is played."""
    result = None if info.result is None else info.result.model_dump_json()
    finished = info.since if info.status in ("over", "closed") else None
    execute(
        db,
        "UPDATE tables SET status = $2, since = $3, seed = $4, result = $5, finished = $6, stopped = NULL"
        " WHERE id = $1",
        *(info.id, info.status, info.since, info.seed, result, finished),
    )


def keep_draft(db: Database, table_id: int, seat: Seat, draft: StoredDraft) -> None:
    """Write an unfinished answer, replacing the seat's earlier one."""
    kept = {"ask": draft.ask, "draft": json.dumps(draft.draft)}
    upsert(db, "drafts", "table_id, seat", table_id=table_id, seat=seat, **kept)


def _steps(db: Database, it: Change) -> None:
    """Rewrite the answers after the checkpoint, from the first one that differs."""
    table_id, first = it.before.info.id, it.before.record.at
    old, new = it.before.lines, it.lines
    same = next(
        (i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a is not b), min(len(old), len(new))
    )
    if same < len(old):
        execute(db, "DELETE FROM steps WHERE table_id = $1 AND n >= $2", table_id, first + same)
    for n, line in enumerate(new[same:], first + same):
        insert(db, "steps", **_columns(table_id, n, line), asked=line.asked)
    for n, line in enumerate(it.gone, first + len(new)):
        insert(db, "gone", **_columns(table_id, n, line))


def _columns(table_id: int, n: int, line: StoredStep) -> dict[str, Any]:
    step = line.step
    asked = {"prompt": step.prompt, "seat": step.seat, "drawn": step.drawn}
    given = {"answer": pydantic_core.to_json(step.answer).decode(), "at": line.at}
    by_whom = {"made_by": step.by, "passed": int(step.passed), "user_id": line.user_id}
    return {"table_id": table_id, "n": n, **asked, **given, **by_whom}


def _checkpoint(db: Database, loaded: LoadedTable) -> None:
    record = loaded.record
    begun = (each.round for each in loaded.position.boundaries if each.checkpoint == record.checkpoint)
    own = {"version": record.version, "head": record.head, "state": packed(record.checkpoint)}
    at = {"table_id": loaded.info.id, "step_no": record.at}
    upsert(db, "checkpoints", "table_id, step_no", **at, **own, round=next(begun, None))


def _seats(db: Database, it: Change) -> None:
    """Write who is awaited, and each seat's last answer; after an undo, by the answers that stand."""
    before, after = it.before, it.after
    if it.forget is not None or before.position.waiting != after.position.waiting:
        waiting(db, after)
    if it.forget is not None:
        execute(
            db,
            "UPDATE seats SET heard = COALESCE((SELECT MAX(steps.n) + 1 FROM steps"
            " WHERE steps.table_id = seats.table_id AND steps.seat = seats.seat AND steps.passed = 0"
            " AND steps.n < $2), 0)"
            " WHERE table_id = $1",
            *(after.info.id, after.position.opened),
        )
        return
    for seat, heard in after.heard.items():
        if heard != before.heard[seat]:
            execute(
                db,
                "UPDATE seats SET heard = $3 WHERE table_id = $1 AND seat = $2",
                after.info.id,
                seat,
                heard,
            )


def waiting(db: Database, loaded: LoadedTable) -> None:
    """Write which seats the table waits for."""
    for player in loaded.info.seats:
        is_awaited = int(player.seat in loaded.position.waiting)
        sql = "UPDATE seats SET waiting = $3 WHERE table_id = $1 AND seat = $2 AND waiting <> $3"
        execute(db, sql, loaded.info.id, player.seat, is_awaited)


def _orders(db: Database, it: Change) -> None:
    table_id = it.after.info.id
    for seat, orders in it.after.orders.items():
        if orders != it.before.orders.get(seat):
            execute(db, "DELETE FROM orders WHERE table_id = $1 AND seat = $2", table_id, seat)
            for name, answer in orders.items():
                given = None if answer is None else json.dumps(answer)
                insert(db, "orders", table_id=table_id, seat=seat, name=name, answer=given)


def _drafts(db: Database, it: Change) -> None:
    kept: Mapping[Seat, StoredDraft] = it.after.drafts
    for seat in it.before.drafts:
        if seat not in kept:
            execute(db, "DELETE FROM drafts WHERE table_id = $1 AND seat = $2", it.after.info.id, seat)
    for seat, draft in kept.items():
        if it.before.drafts.get(seat) != draft:
            keep_draft(db, it.after.info.id, seat, draft)
