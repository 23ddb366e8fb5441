"""A queue for expensive work: servers take turns, and nobody can fill it up."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from render.lanes import Lanes
from rules.core.decisions import Rejected
from rules.core.text import Text


class FairQueue:
    """Gives `slots` turns at a time, alternating between servers.

    At most `of_server` turns may work or wait for one server, and `of_person` for one person.
    """

    def __init__(self, slots: int, of_server: int, of_person: int) -> None:
        self._lanes: Lanes[None] = Lanes()
        for _ in range(slots):
            self._lanes.add(None)
        self._most = {"server": of_server, "person": of_person}
        self._in_line: Counter[tuple[str, int]] = Counter()

    def turn(self, guild_id: int, user_id: int | None) -> AbstractAsyncContextManager[None]:
        """Queue for a turn, for an `async with` that must follow; `user_id` is None for the bot itself.

        It queues at once. Raises `Rejected` if too many wait.
        """
        places = [("server", guild_id)] + ([] if user_id is None else [("person", user_id)])
        if any(self._in_line[place] >= self._most[place[0]] for place in places):
            raise Rejected(Text(key="table.refused.line"))
        self._in_line.update(places)
        return self._turn(guild_id, places)

    @asynccontextmanager
    async def _turn(self, guild_id: int, places: Sequence[tuple[str, int]]) -> AsyncIterator[None]:
        try:
            async with self._lanes.lent(guild_id):
                yield
        finally:
            self._in_line -= Counter(places)
