"""Looking at series."""

from collections.abc import Sequence

from bot.table.runtime.context import Context, refusal
from bot.table.series import stored
from bot.table.series.model import Series
from bot.table.storage.database import Database, one
from rules.core.text import Text


async def here(context: Context, guild_id: int, channel_id: int) -> Series:
    """Return the newest series of a channel, or the one to which its table belongs. Raises `Rejected`."""

    def read(db: Database) -> Series:
        found = stored.in_channel(db, guild_id, channel_id)
        if found is None:
            raise refusal("no-series")
        return stored.present(db, found)

    return await context.store.study(read)


async def named(context: Context, guild_id: int | None, series_id: int | None) -> Series:
    """Return a series of this server by its id. Raises `Rejected`."""
    found = None if series_id is None else await context.store.study(stored.find, series_id)
    if found is None or found.guild_id != guild_id:
        raise refusal("no-series")
    return found


async def of_person(context: Context, user_id: int) -> tuple[Series, ...]:
    """Return the series that go on and for which a person has signed up."""
    return await context.store.study(stored.of_person, user_id)


async def now(context: Context, it: Series) -> Series:
    """Return the series as it is now."""
    return await context.store.study(stored.present, it.id)


async def latest(context: Context, series_id: int, most: int) -> Sequence[tuple[int, Text]]:
    """Return the latest lines of the log, with their times."""
    return await context.store.read(stored.log_of, series_id, most)


async def round_begun(context: Context, table_id: int, user_id: int) -> int | None:
    """Return the round of a series' table at which this person has not answered yet.

    None if there is none.
    """

    def read(db: Database) -> int | None:
        at = stored.of_table(db, table_id)
        sql = "SELECT 1 FROM steps WHERE table_id = $1 AND user_id = $2 LIMIT 1"
        return None if at is None or one(db, sql, table_id, user_id) is not None else at[1]

    return await context.store.read(read)
