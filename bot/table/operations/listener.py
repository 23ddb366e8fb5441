"""Wakes our workers for tables that other processes have changed in a shared database."""

import asyncio
import logging
from collections.abc import Iterable
from time import monotonic

from bot.table.runtime.context import Context
from bot.table.storage import rows
from bot.table.storage.database import Database, column
from bot.traced import traced

POLL = 10.0  # seconds between two looks at all that is left to do: an announcement may be lost
RETRY_PAUSE = 2.0  # seconds after a failure
log = logging.getLogger(__name__)


async def keep_listening(context: Context) -> None:
    """Wake the workers for tables that others announce, and for all that wait, until cancelled."""
    looked = monotonic()
    while context.store.shared:
        try:
            heard = await context.store.heard(max(0.0, looked + POLL - monotonic()))
            await _wake(context, heard)
            if monotonic() >= looked + POLL:
                looked = monotonic()
                await _wake(context, await context.store.read(waiting))
        except Exception as error:  # the server may be away for a while
            log.error("listener: %s", traced(error))
            await asyncio.sleep(RETRY_PAUSE)


async def _wake(context: Context, table_ids: Iterable[int]) -> None:
    for table_id in await context.own(table_ids):
        context.table_changed(table_id)


def waiting(db: Database) -> tuple[int, ...]:
    """Return the tables with something to say, or with a computer player to move."""
    said = column(db, "SELECT DISTINCT table_id FROM outbox")
    return tuple(sorted({*said, *rows.with_computers(db)}))
