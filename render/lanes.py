"""Things that are lent out in two lanes, and to each owner in turn, so that nobody keeps them from others."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Lanes(Generic[T]):
    """What is free, and who waits for it: those who need it soon before those who can wait.

    In each lane the owners (servers, say) take turns, however many wait for one of them. `each` is how many
    things one owner may have at the same time; None: all.
    """

    def __init__(self, each: int | None = None) -> None:
        self._each = each
        self._free: deque[T] = deque()
        self._held: Counter[Hashable] = Counter()
        self._soon: OrderedDict[Hashable, deque[asyncio.Future[T]]] = OrderedDict()
        self._later: OrderedDict[Hashable, deque[asyncio.Future[T]]] = OrderedDict()

    def add(self, thing: T) -> None:
        """Lend out one thing more."""
        self._free.append(thing)
        self._serve()

    async def take(self, owner: Hashable = None, *, later: bool = False) -> T:
        """One of the things, to be given back; `later`: only when nobody waits who needs it soon."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._later if later else self._soon).setdefault(owner, deque()).append(turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came in the moment when nobody wanted it any more
                self.give(turn.result(), owner)
            raise

    def give(self, thing: T, owner: Hashable = None) -> None:
        """Take back what this owner had."""
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]
        self.add(thing)

    @asynccontextmanager
    async def lent(self, owner: Hashable = None, *, later: bool = False) -> AsyncIterator[T]:
        """One of the things for a block."""
        thing = await self.take(owner, later=later)
        try:
            yield thing
        finally:
            self.give(thing, owner)

    def _serve(self) -> None:
        for lane in (self._soon, self._later):
            while self._free and (found := self._first(lane)) is not None:
                owner, turn = found
                self._held[owner] += 1
                turn.set_result(self._free.popleft())

    def _first(
        self, lane: OrderedDict[Hashable, deque[asyncio.Future[T]]]
    ) -> tuple[Hashable, asyncio.Future[T]] | None:
        """Whose turn it is in a lane; who was cancelled waits no more."""
        for owner in list(lane):
            turns = lane[owner]
            while turns and turns[0].done():
                del turns[0]
            if turns and (self._each is None or self._held[owner] < self._each):
                turn = turns.popleft()
                lane.move_to_end(owner)
                if not turns:
                    del lane[owner]
                return owner, turn
            if not turns:
                del lane[owner]
        return None
