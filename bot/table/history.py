"""Looking back: the log, and how the table stood at any earlier step, as one reader may know them.

A step of a game is the number of answers that led to it. One can go back to the steps at which something was
told to everybody: they are the same for all readers, so that what only one seat was told adds none. Positions
are not stored: they are run from the checkpoint before. Sealed answers to a question that was still open then
are in none of them.
"""

import sqlite3
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.table import rows
from bot.table.desk import Desk, log, reason, refusal
from bot.table.guard import Hung, guarded
from bot.table.model import TableInfo
from bot.table.packing import rows_of
from bot.table.rows import Line
from rules.core.decisions import Seat
from rules.core.engine import Position, Record, load, look, migrate
from rules.core.engine import run as run_record
from rules.core.flow import Bug, Diverged, Event
from rules.core.game import AnyGame
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Moment:
    """How a table stood at one step, through the eyes of one reader.

    `seat` is where the reader sits now; None: a spectator, whose `view` is the channel's.
    """

    table: TableInfo
    seat: Seat | None
    step: int
    shown: int  # the step of the pictures: an earlier one where older rules do not run any more
    view: Any
    board: Any  # the channel's view
    ended: bool  # the game was over
    told: tuple[Text, ...]  # what the reader was told between the step before and this one
    who: tuple[Seat, ...]  # whose answers led here from the step before
    at: int | None  # when the last of them came, in seconds since 1970; None at the beginning
    round: int  # by the game's own count
    steps: tuple[int, ...]  # all that one can go to, the first one first
    rounds: tuple[tuple[int, int], ...]  # the first step of each round, and its number, in order

    @property
    def place(self) -> int:
        """Which of `steps` this is, from 0."""
        return self.steps.index(self.step)


@dataclass(frozen=True, slots=True)
class Past:
    """What the database holds of a started table's past. It has every secret."""

    info: TableInfo
    events: tuple[tuple[int, Event], ...]  # with the number of answers that led to each
    lines: tuple[Line, ...]  # all answers that stand
    checkpoints: tuple[Record, ...]  # without answers, the first one first

    @property
    def steps(self) -> tuple[int, ...]:
        """Where one can go: the beginning, and wherever something was told to everybody."""
        return tuple(sorted({0, *(n for n, event in self.events if event.public is not None)}))

    def record(self, step: int) -> Record:
        """The last checkpoint that is not after this step, with the answers between."""
        last = self.checkpoints[bisect_right(self.checkpoints, step, key=lambda each: each.at) - 1]
        return last.model_copy(update={"steps": tuple(line.step for line in self.lines[last.at : step])})


async def told(desk: Desk, table_id: int, user_id: int | None) -> tuple[tuple[int, Text], ...]:
    """All that the reader may know of what happened, in order, with the step of each."""
    info, events = await desk.store.read(_told, table_id)
    seat = None if user_id is None else info.seat_of(user_id)
    read = ((step, event.read_by(seat)) for step, event in events)
    return tuple((step, text) for step, text in read if text is not None)


async def moment(
    desk: Desk, table_id: int, user_id: int | None, step: int | None, number: int | None
) -> Moment:
    """The step, or the beginning of the round with this number; else the newest step."""
    past = await read_past(desk, table_id)
    game = game_of(desk, past)
    rounds = rounds_of(game, past.checkpoints)
    if number is not None:
        step = next((first for first, each in rounds if each >= number), None)
    steps = past.steps
    wanted = steps[-1] if step is None else steps[max(0, bisect_right(steps, step) - 1)]
    shown, position = stood(game, past, wanted)
    seat = None if user_id is None else past.info.seat_of(user_id)
    before = max((each for each in steps if each < wanted), default=-1)
    read = (event.read_by(seat) for n, event in past.events if before < n <= wanted)
    lines = past.lines[max(before, 0) : wanted]
    with guarded():
        return Moment(
            table=past.info,
            seat=seat,
            step=wanted,
            shown=shown,
            view=look(game, position, seat).view,
            board=look(game, position, None).view,
            ended=position.result is not None,
            told=tuple(text for text in read if text is not None),
            who=tuple(sorted({line.step.seat for line in lines if not line.step.passed})),
            at=lines[-1].at if lines else None,
            round=game.rounds(position.state),
            steps=steps,
            rounds=rounds,
        )


async def read_past(desk: Desk, table_id: int) -> Past:
    """All of a started table's past. Raises `Rejected` without one."""
    past = await desk.store.read(_past, table_id)
    if not past.checkpoints:
        raise refusal("not-running")
    return past


def game_of(desk: Desk, past: Past) -> AnyGame:
    """The rules that a past is shown by. Raises `Rejected` if this bot has none."""
    game = desk.games.get(past.info.game)
    if game is None:
        raise refusal("unreadable")
    return game


def stood(game: AnyGame, past: Past, step: int) -> tuple[int, Position[Any]]:
    """The position at a step; where today's rules can't run it, that of the checkpoint before, and its step.

    Raises `Rejected` if not even that can be run.
    """
    whole = past.record(step)
    for record in (whole, whole.model_copy(update={"steps": ()})):
        try:
            with guarded():
                position = run_record(game, migrate(game, record))
            return (step if record is whole else record.at), position
        except (Bug, Diverged, Hung) as error:
            log.info("table %d, step %d can't be shown: %s", past.info.id, step, reason(error))
    raise refusal("unreadable")


def rounds_of(game: AnyGame, checkpoints: Sequence[Record]) -> tuple[tuple[int, int], ...]:
    """The first step of each round, with its number. Few checkpoints are read, since rounds only rise."""

    @cache
    def round_at(index: int) -> int:
        try:
            with guarded():
                return game.rounds(load(game, migrate(game, checkpoints[index]).checkpoint))
        except (Bug, Hung):
            return 0  # of rules that are gone: it belongs to no round

    starts = [0, *_rises(round_at, 0, len(checkpoints) - 1)]
    return tuple((checkpoints[i].at, round_at(i)) for i in starts if round_at(i))


def _rises(value: Callable[[int], int], low: int, high: int) -> list[int]:
    """The indices above `low`, up to `high`, whose value differs from that of the one before."""
    if value(low) == value(high):
        return []
    if high - low == 1:
        return [high]
    middle = (low + high) // 2
    return [*_rises(value, low, middle), *_rises(value, middle, high)]


# --- what is stored --------------------------------------------------------------------------------------


def _told(db: sqlite3.Connection, table_id: int) -> tuple[TableInfo, tuple[tuple[int, Event], ...]]:
    info = rows.info(db, table_id)
    if info is None:
        raise refusal("no-table")
    found = rows_of(db, "events", table_id)
    return info, tuple((row["step_no"], Event.model_validate_json(row["event"])) for row in found)


def _past(db: sqlite3.Connection, table_id: int) -> Past:
    info, events = _told(db, table_id)
    lines = tuple(rows.line(row) for row in rows_of(db, "steps", table_id))
    return Past(info, events, lines, _checkpoints(db, info))


def _checkpoints(db: sqlite3.Connection, info: TableInfo) -> tuple[Record, ...]:
    return tuple(
        Record(
            game=info.game,
            version=row["version"],
            checkpoint=row["state"],
            at=row["step_no"],
            head=row["head"],
        )
        for row in rows_of(db, "checkpoints", info.id)
    )
