"""Lending things out fairly: in two lanes, and to owners in turn, so that nobody takes all of them."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Dismissed(Exception):  # noqa: N818 - an answer, not an error of the program
    """The waiting caller was sent away: there is nothing to wait for."""


class Lanes(Generic[T]):
    """The free things, and the queue for them: urgent requests first, then those that can wait.

    In each lane the owners (servers, say) take turns, however many requests each of them has. `each` is how
    many things one owner may have at the same time, `later_each` the same for work that can wait; None: no
    limit.
    """

    def __init__(self, each: int | None = None, later_each: int | None = None) -> None:
        self._each = each
        self._later_each = each if later_each is None else later_each
        self._free: deque[T] = deque()
        self._held: Counter[Hashable] = Counter()
        self._soon: OrderedDict[Hashable, deque[asyncio.Future[T]]] = OrderedDict()
        self._later: OrderedDict[Hashable, deque[asyncio.Future[T]]] = OrderedDict()

    def add(self, thing: T) -> None:
        """Add a thing to lend out."""
        self._free.append(thing)
        self._serve()

    async def take(self, owner: Hashable = None, *, later: bool = False) -> T:
        """Take one of the things; it must be given back. `later`: wait until no urgent request waits.

        Raises `Dismissed` if all who wait are sent away.
        """
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._later if later else self._soon).setdefault(owner, deque()).append(turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            came = turn.done() and not turn.cancelled() and turn.exception() is None
            if came:  # it came just as the caller was cancelled
                self.give(turn.result(), owner)
            raise

    def give(self, thing: T, owner: Hashable = None) -> None:
        """Give back what this owner had."""
        self.lost(owner)
        self.add(thing)

    def lost(self, owner: Hashable = None) -> None:
        """Record that what this owner had will not come back."""
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]
        self._serve()

    def dismiss(self) -> None:
        """Send away all who wait."""
        for lane in (self._soon, self._later):
            for turn in [turn for turns in lane.values() for turn in turns if not turn.done()]:
                turn.set_exception(Dismissed)
            lane.clear()

    @asynccontextmanager
    async def lent(self, owner: Hashable = None, *, later: bool = False) -> AsyncIterator[T]:
        """One of the things for a block."""
        thing = await self.take(owner, later=later)
        try:
            yield thing
        finally:
            self.give(thing, owner)

    def _serve(self) -> None:
        for lane, each in ((self._soon, self._each), (self._later, self._later_each)):
            while self._free and (found := self._first(lane, each)) is not None:
                owner, turn = found
                self._held[owner] += 1
                turn.set_result(self._free.popleft())

    def _first(
        self, lane: OrderedDict[Hashable, deque[asyncio.Future[T]]], each: int | None
    ) -> tuple[Hashable, asyncio.Future[T]] | None:
        """The next owner and request in a lane, dropping cancelled requests."""
        for owner in list(lane):
            turns = lane[owner]
            while turns and turns[0].done():
                del turns[0]
            if turns and (each is None or self._held[owner] < each):
                turn = turns.popleft()
                lane.move_to_end(owner)
                if not turns:
                    del lane[owner]
                return owner, turn
            if not turns:
                del lane[owner]
        return None
