"""The coach's look back at the rounds of a lesson that have just ended."""

from dataclasses import dataclass

from bot.table.runtime.context import Context
from bot.table.runtime.guard import guarded
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.storage import past_rows
from bot.table.storage.database import Database
from rules.core.decisions import Seat
from rules.core.engine import load, look
from rules.core.play.recap import Recap, recap
from rules.core.text import Text
from rules.core.ui import Teaching

Began = tuple[int, int]  # how many answers there were when a round began, and its number


@dataclass(frozen=True, slots=True)
class LessonRounds:
    """The rounds that have ended since the learner's last answer, by number, and what they came to."""

    numbers: tuple[int, ...]
    recap: Recap


async def ended(context: Context, loaded: LoadedTable, seat: Seat, lesson: Teaching) -> LessonRounds | None:
    """Look back at the rounds before the learner's question; None if no round of the lesson has ended.

    Raises `Rejected`, `Bug` or `Hung`.
    """
    head = await context.store.study(past_rows.started, loaded.info.id)
    outline = await context.outlines.of(loaded.game, head)
    with guarded():
        rounds = [*outline.rounds, *_begun(loaded, outline.rounds)]
    heard = max(loaded.heard.get(seat, 0), 1)
    before = [round for round in rounds if round[0] < heard]
    after = [round for round in rounds if round[0] >= heard]
    if not before or not after or before[-1][1] >= lesson.lesson:
        return None
    told = await context.store.study(_events_for, loaded.info.id, seat, before[-1][0], after[-1][0])
    with guarded():
        view = look(loaded.game, loaded.position, seat).view
        came_to = recap(loaded.game, seat, lesson.deeds, told, view)
    return LessonRounds(tuple(number for _, number in (before[-1], *after[:-1])), came_to)


def _begun(loaded: LoadedTable, known: tuple[Began, ...]) -> list[Began]:
    """Return the rounds that the outline lacks, since an answer that led there can still be taken back."""
    found: list[Began] = []
    for boundary in loaded.position.boundaries:
        number = loaded.game.rounds(load(loaded.game, boundary.checkpoint))
        if number > max((latest for _, latest in (*known, *found)), default=0):
            found.append((boundary.n, number))
    return found


def _events_for(db: Database, table_id: int, seat: Seat, first: int, last: int) -> tuple[Text, ...]:
    """Return the texts told to the seat between these numbers of answers."""
    events = past_rows.events_between(db, table_id, first, last)
    return tuple(text for event in events if (text := event.read_by(seat)) is not None)
