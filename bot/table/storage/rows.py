"""Reads tables from the database. Every function here runs in the store's thread."""

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pydantic_core

from bot.table.model import Ordered, Player, TableInfo
from bot.table.storage.database import Database, Row, column, execute, one
from bot.table.storage.event_rows import StoredEvent
from bot.table.storage.skill import after_table
from rules.core.decisions import Seat
from rules.core.engine import Record, Step
from rules.core.flow import Bug, Result

ACTIVE = "status IN ('lobby', 'running', 'frozen') AND archived IS NULL"
OPERATOR = "operator"  # the reason stored for a table that the operator has frozen
GAME = "game"  # likewise for one whose game is not installed
CLOSES = "SELECT due FROM reminders WHERE table_id = $1 AND kind = 'idle'"  # of an archived table
DRAWN = "SELECT 1 FROM series_tables WHERE table_id = $1"
RECENT = 100  # latest events kept in memory, to tell readers their news


@dataclass(frozen=True, slots=True)
class StoredStep:
    """A stored answer: who gave it, when, and when the question was asked (None in older rows)."""

    step: Step = field(repr=False)
    user_id: int | None
    at: int
    asked: int | None = None


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """An unfinished answer to the question `ask`."""

    ask: str
    draft: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Stored:
    """A started table as it is stored. Its record may be from an older version of the game."""

    info: TableInfo
    fence: int
    computer_seed: str = field(repr=False)
    record: Record = field(repr=False)
    lines: tuple[StoredStep, ...]  # the record's steps
    heard: Mapping[Seat, int]  # by seat: how many answers there were at its last one that led on
    recent: tuple[StoredEvent, ...]
    drafts: Mapping[Seat, StoredDraft]
    orders: Mapping[Seat, Ordered]


def fence(db: Database, table_id: int) -> int | None:
    """Return the number of changes to a table so far; None without such a table."""
    return one(db, "SELECT fence FROM tables WHERE id = $1", table_id)


def guilds(db: Database, table_ids: Iterable[int]) -> dict[int, int]:
    """Return the servers of these tables."""
    sql = "SELECT guild_id FROM tables WHERE id = $1"
    found = {table_id: one(db, sql, table_id) for table_id in table_ids}
    return {table_id: guild for table_id, guild in found.items() if guild is not None}


def info(db: Database, table_id: int) -> TableInfo | None:
    """Return the public facts about a table; None without such a table."""
    row = execute(db, "SELECT * FROM tables WHERE id = $1", table_id).fetchone()
    return None if row is None else _info(db, row)


def present(db: Database, table_id: int) -> TableInfo:
    """Return the public facts about a table that must be there."""
    found = info(db, table_id)
    assert found is not None
    return found


def in_channel(db: Database, channel_id: int) -> TableInfo | None:
    """Return the channel's active table, or else its newest one."""
    found = active_in(db, channel_id)
    if found is None:
        found = one(db, "SELECT MAX(id) FROM tables WHERE channel_id = $1", channel_id)
    return None if found is None else info(db, found)


def active_in(db: Database, channel_id: int) -> int | None:
    """Return the id of the channel's active table."""
    return one(db, f"SELECT id FROM tables WHERE channel_id = $1 AND {ACTIVE}", channel_id)  # noqa: S608 - a constant


def active_at(db: Database, place_id: int) -> tuple[int, ...]:
    """Return the ids of the active tables in a channel, or on a server."""
    sql = f"SELECT id FROM tables WHERE (channel_id = $1 OR guild_id = $1) AND {ACTIVE} ORDER BY id"  # noqa: S608 - a constant
    return column(db, sql, place_id)


def active(db: Database) -> tuple[int, ...]:
    """Return the ids of all tables with a game in progress, also if it is frozen, but not by the operator."""
    sql = f"SELECT id FROM tables WHERE {ACTIVE} AND status <> 'lobby' AND COALESCE(stopped, '') <> $1"  # noqa: S608 - a constant
    return column(db, f"{sql} ORDER BY id", OPERATOR)


def of_person(db: Database, user_id: int, *, waiting: bool = False) -> tuple[TableInfo, ...]:
    """Return the person's active tables, oldest first; with `waiting`, those that wait for them."""
    only = (
        "s.waiting = 1 AND t.status = 'running' AND t.archived IS NULL ORDER BY t.since, t.id"
        if waiting
        else f"t.{ACTIVE} ORDER BY t.id"
    )
    sql = f"SELECT t.* FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id = $1 AND {only}"  # noqa: S608
    return tuple(_info(db, row) for row in execute(db, sql, user_id).fetchall())


def lent_by(db: Database, user_id: int) -> tuple[TableInfo, ...]:
    """Return the active tables where a computer plays for the person, oldest first."""
    sql = (
        "SELECT t.* FROM seats s JOIN tables t ON t.id = s.table_id"  # noqa: S608
        f" WHERE s.former = $1 AND s.lent = 1 AND t.{ACTIVE} ORDER BY t.id"
    )
    return tuple(_info(db, row) for row in execute(db, sql, user_id).fetchall())


def with_computers(db: Database) -> tuple[int, ...]:
    """Return the ids of the running tables that wait for a computer player."""
    sql = (  # no computer player is a user; to say so lets the index of awaited seats be used
        "SELECT DISTINCT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.waiting = 1 AND s.user_id IS NULL AND s.computer IS NOT NULL"
        " AND t.status = 'running' AND t.archived IS NULL"
    )
    return column(db, sql)


def awaits_computer(db: Database, table_id: int) -> bool:
    """Return whether the table runs and waits for a computer player."""
    sql = (
        "SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE t.id = $1 AND t.status = 'running' AND t.archived IS NULL"
        " AND s.waiting = 1 AND s.computer IS NOT NULL"
    )
    return one(db, sql, table_id) is not None


def stored(db: Database, table_id: int, known: int | None) -> Stored | None:
    """Return a started table.

    None if it has not started, or if the caller has it already (`known` is its fence). Raises `Bug` if what
    is stored can't be read.
    """
    row = execute(db, "SELECT * FROM tables WHERE id = $1", table_id).fetchone()
    if row is None or row["fence"] == known or row["computer_seed"] is None:
        return None
    try:
        return _stored(db, row)
    except (zlib.error, ValueError, TypeError) as error:
        raise Bug(f"table {table_id} can't be read") from error


def _stored(db: Database, row: Row) -> Stored:
    table_id = row["id"]
    newest = "SELECT * FROM checkpoints WHERE table_id = $1 ORDER BY step_no DESC LIMIT 1"
    checkpoint = execute(db, newest, table_id).fetchone()
    lines = steps_from(db, table_id, checkpoint["step_no"])
    record = Record(
        game=row["game"],
        version=checkpoint["version"],
        checkpoint=unpacked(checkpoint["state"]),
        steps=tuple(line.step for line in lines),
        at=checkpoint["step_no"],
        head=checkpoint["head"],
    )
    seats = execute(
        db, "SELECT seat, heard FROM seats WHERE table_id = $1 ORDER BY seat", table_id
    ).fetchall()
    heard = {each["seat"]: each["heard"] for each in seats}
    drafts = execute(db, "SELECT seat, ask, draft FROM drafts WHERE table_id = $1", table_id)
    return Stored(
        info=_info(db, row),
        fence=row["fence"],
        computer_seed=row["computer_seed"],
        record=record,
        lines=lines,
        heard=heard,
        recent=_recent(db, table_id, min(heard.values())),
        drafts={
            each["seat"]: StoredDraft(each["ask"], json.loads(each["draft"])) for each in drafts.fetchall()
        },
        orders=_orders(db, table_id),
    )


def _orders(db: Database, table_id: int) -> dict[Seat, Ordered]:
    found: dict[Seat, Ordered] = {}
    for row in execute(db, "SELECT seat, name, answer FROM orders WHERE table_id = $1", table_id).fetchall():
        answer = None if row["answer"] is None else pydantic_core.from_json(row["answer"])
        found[row["seat"]] = {**found.get(row["seat"], {}), row["name"]: answer}
    return found


def packed(state: str) -> bytes:
    """Return a checkpoint's JSON, compressed for the database."""
    return zlib.compress(state.encode())


def unpacked(state: bytes) -> str:
    """Return the JSON of a packed checkpoint."""
    return zlib.decompress(state).decode()


def _info(db: Database, row: Row) -> TableInfo:
    seats = execute(db, "SELECT * FROM seats WHERE table_id = $1 ORDER BY seat", row["id"]).fetchall()
    archived = row["archived"] is not None and row["status"] == "running"
    closes = one(db, CLOSES, row["id"]) if archived else None
    return TableInfo(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        game=row["game"],
        options=json.loads(row["options"]),
        status="closed" if closes else "archived" if archived else row["status"],
        host_id=row["host_id"],
        lang=row["lang"],
        seats=tuple(_player(each) for each in seats),
        seed_hash=row["seed_hash"],
        seed=row["seed"],
        created=row["created"],
        since=row["since"],
        result=None if row["result"] is None else Result.model_validate_json(row["result"]),
        time_limit=row["budget"],
        expiry=row["expiry"],
        paused=bool(row["paused"]),
        rewind_by=row["rewind_by"],
        autoplay=bool(row["autoplay"]),
        ratings=after_table(db, row["id"]) if row["status"] == "over" else {},
        wanted=row["wanted"],
        held=row["status"] == "frozen" and row["stopped"] == OPERATOR,
        without_game=row["status"] == "frozen" and row["stopped"] == GAME,
        invited=invited(db, row["id"]) if row["status"] == "lobby" else (),
        theme=row["theme"],
        advice=bool(row["advice"]),
        lesson=row["lesson"] is not None,
        closes=closes,
        met=bool(row["met"]),
        drawn=one(db, DRAWN, row["id"]) is not None,
    )


def _player(row: Row) -> Player:
    return Player(
        row["seat"], row["name"], row["user_id"], row["computer"], row["former"], lent=bool(row["lent"])
    )


def invited(db: Database, table_id: int) -> tuple[int, ...]:
    """Return the users who have not answered their invitation, in the order in which they were asked."""
    sql = "SELECT user_id FROM invitations WHERE table_id = $1 AND answer IS NULL ORDER BY at, user_id"
    return column(db, sql, table_id)


def steps_from(db: Database, table_id: int, first: int) -> tuple[StoredStep, ...]:
    """Return the answers that stand, from number `first` on."""
    rows = execute(db, "SELECT * FROM steps WHERE table_id = $1 AND n >= $2 ORDER BY n", table_id, first)
    return tuple(stored_step(row) for row in rows.fetchall())


def stored_step(row: Row) -> StoredStep:
    """Return the answer in a row of `steps`."""
    step = Step(
        prompt=row["prompt"],
        seat=row["seat"],
        answer=pydantic_core.from_json(row["answer"]),
        drawn=row["drawn"],
        by=row["made_by"],
        passed=bool(row["passed"]),
    )
    return StoredStep(step, row["user_id"], row["at"], row["asked"])


def _recent(db: Database, table_id: int, since: int) -> tuple[StoredEvent, ...]:
    """Return the events that are news to somebody, and no older ones: a long game loads just as fast."""
    sql = "SELECT * FROM events WHERE table_id = $1 AND step_no >= $2 ORDER BY n DESC LIMIT $3"
    rows = execute(db, sql, table_id, since, RECENT).fetchall()
    return tuple(StoredEvent.of(row) for row in reversed(rows))
