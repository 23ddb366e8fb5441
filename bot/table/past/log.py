"""The log of a table as one reader may know it, page by page, and the search in it.

A search needs all lines in the reader's language. Putting them into words is a study
(`bot.table.runtime.studies`); the result is kept until the table changes, separately for each seat.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.table.model import TableInfo
from bot.table.past.seat_history import Sitting, names_at, sittings
from bot.table.runtime.child import Games
from bot.table.runtime.context import Context, studies
from bot.table.storage import past_rows
from bot.table.storage.database import Database
from bot.table.storage.event_rows import StoredEvent
from bot.table.storage.past_rows import StoredPast
from rules.core.decisions import Seat
from rules.core.text import Text
from rules.core.words import Words

MAX_SEARCHED = 500  # characters of a line that are searched
Said = tuple[tuple[int, str], ...]  # the number and the words of each event that the reader may know
Fold = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Search:
    """A search for entries whose text in `lang` contains all words of `sought`, in any order.

    `fold`, a module-level function, makes the text comparable to `sought`.
    """

    sought: str
    lang: str
    fold: Fold


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event that a reader was told at a step, and the names by seat of the players there then."""

    step: int
    text: Text
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log as the reader may know it, in order; `first` of all `count` entries precede it."""

    table: TableInfo
    first: int
    count: int
    entries: tuple[LogEntry, ...]


@studies
def page(db: Database, table_id: int, user_id: int | None, last: int | None, most: int) -> LogPage:
    """Read the log as the reader may know it: at most `most` entries, up to `last` or the newest.

    Entries are counted from 1.
    """
    info = past_rows.head(db, table_id).info
    seat = None if user_id is None else info.seat_of(user_id)
    return _page_of(db, table_id, seat, past_rows.readable(db, table_id, seat), last, most)


async def search(
    context: Context, table_id: int, user_id: int | None, last: int | None, most: int, sought: Search
) -> LogPage:
    """Do as `page` does, for the entries that a search finds."""
    head = await context.store.study(past_rows.head, table_id)
    seat = None if user_id is None else head.info.seat_of(user_id)
    then = await context.store.study(sittings, head.info)
    lines = await context.studies.of(head, user_id, said, seat, sought.lang, sought.fold, then)
    parts = sought.sought.split()
    found = tuple(number for number, line in lines if all(part in line for part in parts))
    return await context.store.study(_page_of, table_id, seat, found, last, most)


def said(
    games: Games, it: StoredPast, seat: Seat | None, lang: str, fold: Fold, then: tuple[Sitting, ...]
) -> Said:
    """Describe all that a seat may know of what happened. It runs in the process of the studies."""
    words = Words(lang)
    found = []
    for row in it.events:
        text = StoredEvent.of(row).event.read_by(seat)
        if text is not None:
            names = names_at(it.info, then, row["n"])
            found.append((row["n"], fold(words.say(text, names)[:MAX_SEARCHED])))
    return tuple(found)


# --- what is stored --------------------------------------------------------------------------------------


def _page_of(
    db: Database, table_id: int, seat: Seat | None, numbers: tuple[int, ...], last: int | None, most: int
) -> LogPage:
    """Return the page of these events, without those that the seat may not know or that no longer exist."""
    info = past_rows.head(db, table_id).info
    count = len(numbers)
    last = min(max(last or count, min(most, count)), count)
    first = max(last - most, 0)
    then = sittings(db, info)
    shown = past_rows.events_numbered(db, table_id, numbers[first:last])
    read = ((n, it.step, it.event.read_by(seat)) for n, it in shown)
    entries = (LogEntry(step, text, names_at(info, then, n)) for n, step, text in read if text is not None)
    return LogPage(info, first, count, tuple(entries))
