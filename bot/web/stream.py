"""Streams that say that something has changed at a table. No stream says what: the page looks anew."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

EACH = 4  # streams of one person
SIGN = 20.0  # seconds until a sign of life


class TooMany(Exception):  # noqa: N818 - what is the matter
    """The person has as many streams open as one may."""


class Streams:
    """The open streams, by table."""

    def __init__(self) -> None:
        self._open: dict[int, dict[asyncio.Event, int]] = {}  # with the person's id
        self._of_person: Counter[int] = Counter()
        self._over = False

    def changed(self, table_id: int) -> None:
        """Wake the streams of a table."""
        for event in self._open.get(table_id, ()):
            event.set()

    def logged_out(self, user_id: int) -> None:
        """Wake the streams of a person, of whose sessions one has ended."""
        for events in self._open.values():
            for event in (event for event, owner in events.items() if owner == user_id):
                event.set()

    def end(self) -> None:
        """End all streams, because the bot stops."""
        self._over = True
        for events in self._open.values():
            for event in events:
                event.set()

    @contextmanager
    def open(self, table_id: int, user_id: int) -> Iterator[AsyncIterator[bool]]:
        """Open one: it yields True at once and at each change, False from time to time. Raises `TooMany`."""
        if self._of_person[user_id] >= EACH:
            raise TooMany
        event = asyncio.Event()
        self._open.setdefault(table_id, {})[event] = user_id
        self._of_person[user_id] += 1
        try:
            yield self._signs(event)
        finally:
            self._of_person[user_id] -= 1
            if not self._of_person[user_id]:
                del self._of_person[user_id]
            del self._open[table_id][event]
            if not self._open[table_id]:
                del self._open[table_id]

    async def _signs(self, event: asyncio.Event) -> AsyncIterator[bool]:
        """Yield True after each change, and False every 20 seconds.

        The signs of life keep their own time: one that a change had put off would tell of a hidden change.
        """
        due, changed = asyncio.get_running_loop().time() + SIGN, True
        while not self._over:
            yield changed
            try:
                async with asyncio.timeout_at(due):
                    await event.wait()
                event.clear()
                changed = True
            except TimeoutError:
                due += SIGN
                changed = False
