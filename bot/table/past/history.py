"""Looking back: how the table stood at an earlier step, as one reader may know it.

A step is the number of answers that led to it. Readers can look at the steps at which something was told to
everybody. These are the same for all readers: what only one seat was told adds no step. Positions are not
stored; they are run from the checkpoint before. They never contain sealed answers to a question that was
still open. A look reads only what it shows, however long the game is (`bot.table.runtime.outline`).
"""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from bot.table.model import TableInfo, Unavailable
from bot.table.past.seat_history import sittings, table_at
from bot.table.runtime.context import NEWER, Context, log, refusal, rules_of
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.outline import Outline
from bot.table.storage import past_rows
from bot.table.storage.database import Database
from bot.table.storage.rows import StoredStep
from bot.traced import traced
from rules.core.decisions import Seat
from rules.core.engine import Newer, Position, Record, look, migrate
from rules.core.flow import Bug, Diverged, Event
from rules.core.game import AnyGame
from rules.core.playing import run as run_record
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Moment:
    """A table at one step, through the eyes of one reader.

    `seat` is the reader's present seat; None for a spectator, whose `view` is the channel's.
    """

    table: TableInfo  # with the names of those who sat there then
    seat: Seat | None
    step: int
    shown: int  # the step of the pictures: an earlier one if today's rules can't run to `step`
    view: Any
    board: Any  # the channel's view
    ended: bool  # the game was over
    told: tuple[Text, ...]  # what the reader was told between the previous step and this one
    who: tuple[Seat, ...]  # the seats whose answers led here from the previous step
    at: int | None  # when the last of them came, in seconds since 1970; None at the beginning
    round: int  # by the game's own count
    steps: tuple[int, ...]  # all steps that can be looked at, in order
    rounds: tuple[tuple[int, int], ...]  # the first step and the number of each round, in order

    @property
    def place(self) -> int:
        """The index of this step in `steps`, from 0."""
        return self.steps.index(self.step)


@dataclass(frozen=True, slots=True)
class _Stretch:
    """The database's content for one step. It contains every secret."""

    info: TableInfo
    step: int
    record: Record  # the last checkpoint at or before it, with the answers since
    lines: tuple[StoredStep, ...]  # the answers since the previous step
    events: tuple[Event, ...]


async def moment(
    context: Context, table_id: int, user_id: int | None, step: int | None = None, number: int | None = None
) -> Moment:
    """Return the table as it stood at a step, or when round `number` began; with neither, at its newest step.

    Raises `Rejected`, also if the rules can't show it.
    """
    head = await context.store.study(past_rows.started, table_id)
    game = rules_of(context, head.info)
    async with context.looks.turn(head.info.queue, user_id):  # one at a time: each blocks the loop
        outline = await context.outlines.of(game, head)
        wanted, before = _wanted(outline, step, number)
        stretch = await context.store.study(_stretch, table_id, before, wanted)
        try:
            return _moment(game, user_id, outline, stretch)
        except (Bug, Hung) as error:
            log.error("table %d, step %d can't be shown: %s", table_id, wanted, traced(error))
            raise refusal("unreadable") from error


def _wanted(outline: Outline, step: int | None, number: int | None) -> tuple[int, int]:
    """Return the requested step and the one before it; -1 before the first."""
    if number is not None:
        step = next((first for first, each in outline.rounds if each >= number), None)
    steps = outline.steps
    place = len(steps) - 1 if step is None else max(0, bisect_right(steps, step) - 1)
    return steps[place], steps[place - 1] if place else -1


def _moment(game: AnyGame, user_id: int | None, outline: Outline, stretch: _Stretch) -> Moment:
    info, lines = stretch.info, stretch.lines
    seat = None if user_id is None else info.seat_of(user_id)
    read = (event.read_by(seat) for event in stretch.events)
    shown, position = stood(game, info.id, stretch.record)
    with guarded():
        return Moment(
            table=info,
            seat=seat,
            step=stretch.step,
            shown=shown,
            view=look(game, position, seat).view,
            board=look(game, position, None).view,
            ended=position.result is not None,
            told=tuple(text for text in read if text is not None),
            who=tuple(sorted({line.step.seat for line in lines if not line.step.passed})),
            at=lines[-1].at if lines else None,
            round=game.rounds(position.state),
            steps=outline.steps,
            rounds=outline.rounds,
        )


def stood(game: AnyGame, table_id: int, whole: Record) -> tuple[int, Position[Any]]:
    """Return the position of a record, after its step; that of its checkpoint if today's rules can't run it.

    Raises `Rejected` if even the checkpoint can't be run.
    """
    for record in (whole, whole.model_copy(update={"steps": ()})):
        try:
            with guarded():
                position = run_record(game, migrate(game, record))
            return record.at + len(record.steps), position
        except Newer as error:
            raise Unavailable(NEWER) from error
        except (Bug, Diverged, Hung) as error:
            step = record.at + len(record.steps)
            log.info("table %d, step %d can't be shown: %s", table_id, step, traced(error))
            if isinstance(error, Hung):
                break  # others have waited long enough
    raise refusal("unreadable")


# --- what is stored --------------------------------------------------------------------------------------


def _stretch(db: Database, table_id: int, before: int, step: int) -> _Stretch:
    info = past_rows.head(db, table_id).info
    info = table_at(info, sittings(db, info), step)
    checkpoint = past_rows.checkpoint_before(db, info, step)
    if checkpoint is None:
        raise refusal("not-running")
    since = max(before, 0)
    first = min(checkpoint.at, since)
    lines = past_rows.steps_between(db, table_id, first, step)
    steps = tuple(line.step for line in lines[checkpoint.at - first :])
    return _Stretch(
        info=info,
        step=step,
        record=checkpoint.model_copy(update={"steps": steps}),
        lines=lines[since - first :],
        events=past_rows.events_between(db, table_id, before, step),
    )
