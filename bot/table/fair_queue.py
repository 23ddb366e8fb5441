"""A queue for what costs much: servers take turns in it, and nobody can fill it."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from render.lanes import Lanes
from rules.core.decisions import Rejected
from rules.core.text import Text


class FairQueue:
    """Gives `slots` turns at a time, to each server after the other.

    No more than `of_server` may work or wait for one server, and `of_person` for one person.
    """

    def __init__(self, slots: int, of_server: int, of_person: int) -> None:
        self._lanes: Lanes[None] = Lanes()
        for _ in range(slots):
            self._lanes.add(None)
        self._most = {"server": of_server, "person": of_person}
        self._in_line: Counter[tuple[str, int]] = Counter()

    @asynccontextmanager
    async def turn(self, guild_id: int, user_id: int | None) -> AsyncIterator[None]:
        """One turn for a block; None: for nobody. Raises `Rejected` at once if too many wait."""
        places = [("server", guild_id)] + ([] if user_id is None else [("person", user_id)])
        if any(self._in_line[place] >= self._most[place[0]] for place in places):
            raise Rejected(Text(key="table.refused.line"))
        self._in_line.update(places)
        try:
            async with self._lanes.lent(guild_id):
                yield
        finally:
            for place in places:
                self._in_line[place] -= 1
                if not self._in_line[place]:
                    del self._in_line[place]
