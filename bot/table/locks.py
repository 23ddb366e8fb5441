"""One lock for each game, so that presses on it queue and none is refused."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """`async with locks(table_id):`; a lock that nobody holds or awaits is forgotten."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, table_id: int) -> asyncio.Lock:
        """The table's lock."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock
