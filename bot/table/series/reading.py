"""Looking at series."""

from bot.table.runtime.context import Context, reads, refusal, studies
from bot.table.series import stored
from bot.table.series.model import Series
from bot.table.storage.database import Database, one


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


of_person = studies(stored.of_person)


async def now(context: Context, it: Series) -> Series:
    """Return the series as it is now."""
    return await context.store.study(stored.present, it.id)


latest = reads(stored.log_of)


async def round_begun(context: Context, table_id: int, user_id: int) -> int | None:
    """Return the round of a series' table where this person has not answered yet, if there is one."""

    def read(db: Database) -> int | None:
        at = stored.of_table(db, table_id)
        sql = "SELECT 1 FROM steps WHERE table_id = $1 AND user_id = $2 LIMIT 1"
        return None if at is None or one(db, sql, table_id, user_id) is not None else at[1]

    return await context.store.read(read)
