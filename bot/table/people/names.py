"""Names at tables: people are called as they call themselves where the table is."""

from functools import partial

from bot.table.model import Person, TableInfo
from bot.table.play.edits import edited
from bot.table.runtime.context import Context
from bot.table.storage.database import Database, column, execute
from bot.table.storage.rows import ACTIVE


async def follow(context: Context, person: Person, guild_id: int | None) -> None:
    """Give a person this name at the active tables of the server; None: of direct messages.

    What is told of a table has ids of seats in it, so panel, pictures and log follow.
    """
    for table_id in await context.store.read(_outdated, person, guild_id or 0):
        await edited(context, table_id, partial(_rename, person=person))


def _outdated(db: Database, person: Person, guild_id: int) -> tuple[int, ...]:
    sql = (
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"  # noqa: S608 - a constant
        f" WHERE s.user_id = $1 AND s.name <> $2 AND t.guild_id = $3 AND t.{ACTIVE} ORDER BY t.id"
    )
    return column(db, sql, person.id, person.name, guild_id)


def _rename(db: Database, info: TableInfo, person: Person) -> None:
    sql = "UPDATE seats SET name = $3 WHERE table_id = $1 AND user_id = $2"
    execute(db, sql, info.id, person.id, person.name)
