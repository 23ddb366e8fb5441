"""The rounds of a series: drawn, opened as tables, and followed by the next one, until it is over.

A series is looked at when something has changed there, and now and then, and what is missing is done. Each
step is decided and written in one transaction, and does nothing if it was done before, so whatever the bot
was doing when it died is done once: a thread is looked for by its name before it is opened, and a message is
posted under an id of its own.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Protocol

from bot.table.delivery.voice import Later
from bot.table.lobby import quotas
from bot.table.model import DAY, TableInfo, Unavailable
from bot.table.people import blocks
from bot.table.people.blocks import Apart
from bot.table.runtime.context import Context
from bot.table.runtime.keyed_tasks import KeyedTasks
from bot.table.series import seating, stored
from bot.table.series.draw import Pair, draw, layout, sitting_out
from bot.table.series.model import SIGNED_UP, PostKind, Series
from bot.table.series.signing import begin, end, require_enough
from bot.table.series.standings import standings
from bot.table.storage import rows
from bot.table.storage.database import Database, column, execute, one
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.text import Text

POLL_INTERVAL = 60.0  # seconds between two looks at all series
RETRY_AFTER_REFUSAL = 600  # seconds until the next try where Discord refuses something
Post = tuple[int, PostKind, int]  # a message: of which series, what, and of which round
log = logging.getLogger(__name__)


class Said(Protocol):
    """Notes that a message is there."""

    async def __call__(self, message_id: int, *, whole: bool) -> None:
        """Note its id. Unless it is `whole` by then, it is shown once more after a restart."""


class Speaker(Protocol):
    """The series' voice and its rooms."""

    async def thread(self, it: Series, number: int) -> int:
        """Find or open the thread of a table of the present round. Raises `Rejected`."""

    async def drop_thread(self, channel_id: int) -> None:
        """Delete an empty thread. Never raises."""

    async def show(self, it: Series, kind: PostKind, number: int, message_id: int | None, said: Said) -> None:
        """Post a message, or bring it up to date, and call `said`. Raises `Rejected` and `Later`.

        A message whose picture is late is `said` twice: without it, and when it has come.
        """

    async def complain(self, it: Series, why: Text) -> None:
        """Tell the host why the series waits, or, if it is closed, did not take place. Never raises."""


class Rounds:
    """`run` it as a task: it looks after the series of the servers that this process looks after."""

    def __init__(self, context: Context, speaker: Speaker) -> None:
        self._context = context
        self._speaker = speaker
        self._tables: dict[int, int] = {}  # the series of each table, as long as the series goes on
        self._bare: dict[Post, int] = {}  # messages that wait for their pictures, in which state
        self._tasks = KeyedTasks[int]("series", self._keep)

    def _heard(self, table_id: int) -> None:
        if table_id in self._tables:
            self._tasks.wake(self._tables[table_id])

    async def run(self) -> None:
        """Look at all series now and then, until cancelled."""
        self._context.table_changed.connect(self._heard)
        self._context.series_changed.connect(self._tasks.wake)
        try:
            while True:
                try:
                    await self._wake_all()
                except Exception as error:  # a full disk must not end the series for good
                    log.error("series: %s", traced(error))
                await asyncio.sleep(POLL_INTERVAL)
        finally:
            await self._tasks.stop()

    async def look(self) -> None:
        """Look at all series, and wait until everything that can be done now is done."""
        await self._wake_all()
        await self._tasks.idle()

    async def _wake_all(self) -> None:
        for series_id in await self._context.store.study(_at_work):
            self._tasks.wake(series_id)

    async def _keep(self, series_id: int) -> None:
        """Do what a series lacks. What can't be done now is tried again at the next look."""
        it = await self._now(series_id)
        if it.retry > self._context.now() or not self._context.shards.has(it.guild_id):
            return
        try:
            await self._say(it)
            await self._advance(it)
            it = await self._now(series_id)
            if it.status == "running":
                await self._seat(it)
            await self._say(await self._now(series_id))
        except Later:
            return
        except Unavailable:
            raise  # to be tried again
        except Rejected as refused:
            log.warning("series %d: waits, as %s", it.id, refused.text.key)
            await self._defer(it, refused.text)
        else:
            if it.retry:
                await self._context.store.write(_clear_trouble, it)

    async def _now(self, series_id: int) -> Series:
        """Read the series. What happens at its tables from then on is heard."""
        while True:
            it = await self._context.store.study(stored.present, series_id)
            tables = {table.table_id for table in it.tables if table.table_id is not None}
            if it.status not in SIGNED_UP:
                for table_id in tables:
                    self._tables.pop(table_id, None)
                return it
            if tables <= self._tables.keys():
                return it
            self._tables |= dict.fromkeys(tables, it.id)

    async def _defer(self, it: Series, why: Text) -> None:
        """Schedule another try, and tell the host once why it has to wait."""
        later = why.key == "discord.refused.later"  # nobody has to do anything about it
        if (
            await self._context.store.write(_in_trouble, it, self._context.now() + RETRY_AFTER_REFUSAL)
            and not later
        ):
            await self._speaker.complain(it, why)

    async def _seat(self, it: Series) -> None:
        """Open the tables of the round that have none yet, and seat who takes over at the others."""
        for table in it.in_round(it.round):
            if table.state != "drawn" or table.sits_out:
                continue
            table_id = table.table_id
            if table_id is None:
                await self._context.store.read(quotas.require_room, self._context.quotas, it.guild_id)
                thread_id = await self._speaker.thread(it, table.number)
                table_id = await seating.open_table(self._context, it, table, thread_id)
                if table_id is None:
                    await self._speaker.drop_thread(thread_id)
                    continue
            await seating.follow(self._context, it, table, table_id)

    async def _say(self, it: Series) -> None:
        for kind, number, wanted, message_id in await self._context.store.read(_unsaid, it.id):
            post = (it.id, kind, number)
            if self._bare.get(post) != wanted:
                await self._speaker.show(it, kind, number, message_id, partial(self._said, post, wanted))

    async def _said(self, post: Post, wanted: int, message_id: int, *, whole: bool) -> None:
        await self._context.store.write(_said, post, wanted if whole else 0, message_id)
        if whole:
            self._bare.pop(post, None)
        else:
            self._bare[post] = wanted

    async def _advance(self, it: Series) -> None:
        """Begin the next round if this one is over, or end the series; begin it when signing up ends."""
        context, now = self._context, self._context.now()
        if it.status == "open" and it.due <= now:
            why = await context.store.write(_signed_up, context, it.id)
            if why is not None:
                await self._speaker.complain(await self._now(it.id), why)
        if it.status != "running":
            return
        strengths, apart, over = await context.store.study(_known, it)
        if it.round and not over and it.due > now:
            return
        done = True
        if it.round >= it.settings.rounds or len(it.playing) < 2:
            done = await context.store.write(_end, it)
        elif it.settings.game in context.games:
            legal = context.games[it.settings.game].seats
            tables = await asyncio.to_thread(next_round, it, strengths, apart, legal)
            done = await context.store.write(_begin_round, it, tables, now)
        if not done:
            self._tasks.wake(it.id)


def next_round(
    it: Series, strengths: Mapping[int, float], apart: Apart, legal: Sequence[int]
) -> Mapping[int, tuple[int | None, ...]]:
    """Draw the next round: by number who sits at each table, None for a computer player.

    Negative numbers are those of people who sit out.
    """
    lines = standings(it.playing, it.results, it.seed)
    ranked = [line.user_id for line in lines]
    before = {table.seats[0].user_id for table in it.tables if table.sits_out}
    computers = it.settings.fill == "computers"
    found = layout(len(ranked), it.settings.size, legal, computers=computers)
    out = sitting_out(ranked, {user for user in before if user is not None}, found.byes)
    if not found.sizes or len(out) < found.byes:
        found, out, computers = layout(len(it.playing), it.settings.size, (), computers=True), (), True
    points = {line.user_id: float(line.points) for line in lines}
    first, seed = it.round == 0, f"{it.seed}:{it.round + 1}"
    drawn = draw(
        [user for user in ranked if user not in out],
        strengths if first else points,
        _played(it),
        found.sizes,
        apart=apart,
        seeded=first,
        seed=seed,
    )
    tables: dict[int, tuple[int | None, ...]] = {-n: (user,) for n, user in enumerate(out, 1)}
    for number, users in enumerate(drawn, 1):
        free = it.settings.size - len(users) if computers else 0
        tables[number] = (*users, *(None for _ in range(free)))
    return tables


def _played(it: Series) -> dict[Pair, int]:
    """Count how often each two have been drawn together."""
    played: dict[Pair, int] = {}
    for table in it.tables:
        users = [seat.user_id for seat in table.seats if seat.user_id is not None]
        for n, one_of in enumerate(users):
            for other in users[n + 1 :]:
                pair = frozenset((one_of, other))
                played[pair] = played.get(pair, 0) + 1
    return played


def _at_work(db: Database) -> tuple[int, ...]:
    sql = (
        "SELECT id FROM series WHERE status IN ('open', 'running') OR id IN"
        " (SELECT series_id FROM series_posts WHERE shown < wanted) ORDER BY id"
    )
    return column(db, sql)


def _known(db: Database, it: Series) -> tuple[dict[int, float], Apart, bool]:
    """Read the strengths of people, who is to sit apart, and whether all tables of the round are over."""
    sql = (
        "SELECT skill FROM played WHERE guild_id = $1 AND game = $2 AND user_id = $3 AND skill IS NOT NULL"
        " ORDER BY id DESC LIMIT 1"
    )
    strengths: dict[int, float] = {}
    for user in it.playing if it.round == 0 else ():
        skill = one(db, sql, it.guild_id, it.settings.game, user)
        strengths[user] = seating.UNKNOWN if skill is None else skill
    over = all(
        table.state != "drawn" or (table.table_id is not None and _ended(rows.present(db, table.table_id)))
        for table in it.in_round(it.round)
    )
    return strengths, blocks.pairs(db, it.playing), over


def _ended(info: TableInfo) -> bool:
    return info.status in ("over", "closed")


def _signed_up(db: Database, context: Context, series_id: int) -> Text | None:
    """Begin the series now that signing up is over; or end it, and return why."""
    it = stored.present(db, series_id)
    if it.status != "open" or it.due > context.now():
        return None
    try:
        require_enough(context, it)
    except Rejected as refused:
        end(db, it)
        return refused.text
    begin(db, it, context.now())
    return None


def _begin_round(db: Database, it: Series, tables: Mapping[int, tuple[int | None, ...]], now: int) -> bool:
    """Write the drawn round. False if anything has changed since it was read: it has to be drawn again."""
    if stored.present(db, it.id) != it:
        return False
    number = it.round + 1
    for each, users in tables.items():
        stored.add_table(db, it.id, number, each, users)
    due = now + it.settings.days * DAY
    execute(db, "UPDATE series SET round = $2, due = $3 WHERE id = $1", it.id, number, due)
    stored.show(db, it.id, "signup")
    stored.show(db, it.id, "round", number)
    if it.round:
        stored.show(db, it.id, "round", it.round)
    return True


def _end(db: Database, it: Series) -> bool:
    """End the series. False if anything has changed since it was read."""
    if stored.present(db, it.id) != it:
        return False
    end(db, it)
    return True


def _unsaid(db: Database, series_id: int) -> tuple[tuple[PostKind, int, int, int | None], ...]:
    sql = (
        "SELECT kind, round, wanted, message_id FROM series_posts"
        " WHERE series_id = $1 AND shown < wanted AND kind <> 'trouble'"
    )
    order = {"signup": 0, "standings": 1, "final": 2, "round": 3}
    found = [
        (row["kind"], row["round"], row["wanted"], row["message_id"])
        for row in execute(db, sql, series_id).fetchall()
    ]
    return tuple(sorted(found, key=lambda each: (order[each[0]], each[1])))


def _said(db: Database, post: Post, shown: int, message_id: int) -> None:
    sql = (
        "UPDATE series_posts SET message_id = $5, shown = CASE WHEN shown < $4 THEN $4 ELSE shown END"
        " WHERE series_id = $1 AND kind = $2 AND round = $3"
    )
    execute(db, sql, *post, shown, message_id)


def _in_trouble(db: Database, it: Series, retry: int) -> bool:
    """Put off the next try. True if the host is still to be told."""
    execute(db, "UPDATE series SET retry = $2 WHERE id = $1", it.id, retry)
    sql = "SELECT 1 FROM series_posts WHERE series_id = $1 AND kind = 'trouble'"
    known = one(db, sql, it.id) is not None
    stored.show(db, it.id, "trouble")
    execute(db, "UPDATE series_posts SET shown = wanted WHERE series_id = $1 AND kind = 'trouble'", it.id)
    return not known


def _clear_trouble(db: Database, it: Series) -> None:
    execute(db, "UPDATE series SET retry = 0 WHERE id = $1", it.id)
    execute(db, "DELETE FROM series_posts WHERE series_id = $1 AND kind = 'trouble'", it.id)
