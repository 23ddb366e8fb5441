"""Things that are lent out one at a time; who needs one soon comes before who can wait."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Lanes(Generic[T]):
    """What is free, and two lanes of those who wait for it."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._soon: deque[asyncio.Future[T]] = deque()
        self._later: deque[asyncio.Future[T]] = deque()

    async def take(self, *, later: bool = False) -> T:
        """One of the things, to be given back; `later`: only when nobody waits who needs it soon."""
        if self._free:
            return self._free.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._later if later else self._soon).append(turn)
        return await turn

    def give(self, thing: T) -> None:
        """Give a thing back, or add one."""
        for lane in (self._soon, self._later):
            while lane:
                turn = lane.popleft()
                if not turn.done():  # who was cancelled waits no more
                    turn.set_result(thing)
                    return
        self._free.append(thing)
