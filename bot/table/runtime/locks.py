"""One lock for each number: work on one table, or for one person, queues instead of being refused."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """`async with locks(number):`; a lock that nobody holds or awaits is forgotten."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, number: int) -> asyncio.Lock:
        """Return the lock of this table or person."""
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock
