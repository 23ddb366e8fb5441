"""The rounds of a series: drawn, opened as tables, and followed by the next one, until it is over.

A task looks at the series of its servers whenever something has changed there, and does what is missing. Each
step is decided and written in one transaction, and does nothing if it was done before, so whatever the bot
was doing when it died is done once: a thread is looked for by its name before it is opened, and a message is
posted under an id of its own.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from bot.table.delivery.voice import Later
from bot.table.model import TableInfo
from bot.table.people import blocks
from bot.table.people.blocks import Apart
from bot.table.runtime.context import Context
from bot.table.series import seating, stored
from bot.table.series.draw import Layout, Pair, draw, layout, sitting_out
from bot.table.series.model import PostKind, Series
from bot.table.series.signing import begin, end, require_enough
from bot.table.series.standings import standings
from bot.table.storage import rows
from bot.table.storage.database import Database, execute, one
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.text import Text

LOOK = 60.0  # seconds between two looks without a change
PAUSE = 0.5  # seconds between two looks at most, however much changes
AGAIN = 600  # seconds until the next try where Discord refuses something
DAY = 24 * 3600
log = logging.getLogger(__name__)


class Speaker(Protocol):
    """The series' voice and its rooms."""

    async def thread(self, it: Series, number: int) -> int:
        """Find or open the thread of a table of the present round. Raises `Rejected`."""

    async def show(self, it: Series, kind: PostKind, number: int, message_id: int | None) -> int:
        """Post a message, or bring it up to date. Returns its id. Raises `Rejected` and `Later`."""

    async def complain(self, it: Series, why: Text) -> None:
        """Tell the host that Discord refuses something. Never raises."""


class Rounds:
    """`run` it as a task: it looks after the series of the servers that this process looks after.

    At first it looks at all of them, then at those where something has changed, is due, or has failed.
    """

    def __init__(self, context: Context, speaker: Speaker) -> None:
        self._context = context
        self._speaker = speaker
        self._tables: dict[int, int] = {}  # the series of each table that goes on
        self._stirred: set[int] = set()
        self._failed: set[int] = set()
        self._changed = asyncio.Event()
        context.changed.append(self._heard)
        context.series_changed.append(self._stir)

    def _heard(self, table_id: int) -> None:
        if table_id in self._tables:
            self._stir(self._tables[table_id])

    def _stir(self, series_id: int) -> None:
        self._stirred.add(series_id)
        self._changed.set()

    async def run(self) -> None:
        """Work until cancelled."""
        all_looked_at = await self._looked(None)
        while True:
            await asyncio.sleep(PAUSE)
            try:
                async with asyncio.timeout(LOOK):
                    await self._changed.wait()
            except TimeoutError:
                all_looked_at = await self._looked(self._failed if all_looked_at else None) or all_looked_at
            self._changed.clear()
            await self._looked(self._stirred)

    async def _looked(self, which: set[int] | None) -> bool:
        """Look, and empty the set of what was looked at. False if the store failed."""
        found = None if which is None else {*which}
        if which is not None:
            which.clear()
        try:
            await self.look(found)
        except Exception as error:  # a full disk must not end the series for good
            log.error("series: %s", traced(error))
            self._failed |= found or set()
            return False
        return True

    async def look(self, which: Collection[int] | None = None) -> None:
        """Look at these series, and at those where something is due; without any at all that go on."""
        found = await self._context.store.study(_at_work, self._context.now(), which)
        for series_id, guild_id in found:
            if not self._context.shards.has(guild_id):
                continue
            try:
                await self._keep(series_id)
            except Later:
                self._failed.add(series_id)
            except Exception as error:  # one series must not keep the others waiting
                log.error("series %d: not looked after: %s", series_id, traced(error))
                self._failed.add(series_id)

    async def _keep(self, series_id: int) -> None:
        it = await self._now(series_id)
        if it.retry > self._context.now():
            return
        try:
            await self._say(it)
            await self._advance(it)
            it = await self._now(series_id)
            if it.status == "running":
                await self._seat(it)
            await self._say(await self._now(series_id))
        except Rejected as refused:
            log.warning("series %d: waits, as %s", it.id, refused.text.key)
            await self._trouble(it, refused.text)
        else:
            await self._context.store.write(_out_of_trouble, it)

    async def _now(self, series_id: int) -> Series:
        it = await self._context.store.study(stored.present, series_id)
        for table in it.tables:
            if table.table_id is not None and table.state == "drawn":
                self._tables[table.table_id] = it.id
            elif table.table_id is not None:
                self._tables.pop(table.table_id, None)
        return it

    async def _trouble(self, it: Series, why: Text) -> None:
        later = why.key == "discord.refused.later"  # nobody has to do anything about it
        if await self._context.store.write(_in_trouble, it, self._context.now() + AGAIN) and not later:
            await self._speaker.complain(it, why)

    async def _seat(self, it: Series) -> None:
        """Open the tables of the round that have none yet, and seat who takes over at the others."""
        for table in it.in_round(it.round):
            if table.state != "drawn" or table.sits_out:
                continue
            table_id = table.table_id
            if table_id is None:
                await self._context.store.read(seating.require_room, self._context, it)
                thread_id = await self._speaker.thread(it, table.number)
                table_id = await seating.open_table(self._context, it, table, thread_id)
            if table_id is not None:
                await seating.follow(self._context, it, table, table_id)

    async def _say(self, it: Series) -> None:
        for kind, number, wanted, message_id in await self._context.store.read(_unsaid, it.id):
            sent = await self._speaker.show(it, kind, number, message_id)
            await self._context.store.write(_said, it.id, kind, number, wanted, sent)

    async def _advance(self, it: Series) -> None:
        """Begin the next round if this one is over, or end the series; begin it when signing up ends."""
        context, now = self._context, self._context.now()
        if it.status == "open" and it.due <= now:
            await context.store.write(_signed_up, context, it.id)
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
            self._stir(it.id)


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
        found, out, computers = _with_computers(it), (), True
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


def _with_computers(it: Series) -> Layout:
    return layout(len(it.playing), it.settings.size, (), computers=True)


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


def _at_work(db: Database, now: int, which: Collection[int] | None) -> tuple[tuple[int, int], ...]:
    """The series to look at, with their servers: see `Rounds.look`."""
    going = "SELECT id, guild_id FROM series WHERE status IN ('open', 'running')"
    if which is None:
        unsaid = (
            " UNION SELECT id, guild_id FROM series WHERE id IN"
            " (SELECT series_id FROM series_posts WHERE shown < wanted)"
        )
        rows_found = execute(db, f"{going}{unsaid} ORDER BY id").fetchall()
        return tuple((row["id"], row["guild_id"]) for row in rows_found)
    due = execute(db, f"{going} AND (due <= $1 OR (retry > 0 AND retry <= $1)) ORDER BY id", now).fetchall()
    found = {row["id"]: row["guild_id"] for row in due}
    for series_id in sorted(which):
        guild_id = one(db, "SELECT guild_id FROM series WHERE id = $1", series_id)
        if guild_id is not None:
            found[series_id] = guild_id
    return tuple(sorted(found.items()))


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


def _signed_up(db: Database, context: Context, series_id: int) -> None:
    it = stored.present(db, series_id)
    if it.status != "open" or it.due > context.now():
        return
    try:
        require_enough(context, it)
    except Rejected:
        end(db, it)
    else:
        begin(db, it, context.now())


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


def _said(db: Database, series_id: int, kind: PostKind, number: int, wanted: int, message_id: int) -> None:
    sql = (
        "UPDATE series_posts SET shown = $4, message_id = $5"
        " WHERE series_id = $1 AND kind = $2 AND round = $3"
    )
    execute(db, sql, series_id, kind, number, wanted, message_id)


def _in_trouble(db: Database, it: Series, retry: int) -> bool:
    """Put off the next try. True if the host is still to be told."""
    execute(db, "UPDATE series SET retry = $2 WHERE id = $1", it.id, retry)
    sql = "SELECT 1 FROM series_posts WHERE series_id = $1 AND kind = 'trouble'"
    known = one(db, sql, it.id) is not None
    stored.show(db, it.id, "trouble")
    execute(db, "UPDATE series_posts SET shown = wanted WHERE series_id = $1 AND kind = 'trouble'", it.id)
    return not known


def _out_of_trouble(db: Database, it: Series) -> None:
    if it.retry:
        execute(db, "UPDATE series SET retry = 0 WHERE id = $1", it.id)
        execute(db, "DELETE FROM series_posts WHERE series_id = $1 AND kind = 'trouble'", it.id)
