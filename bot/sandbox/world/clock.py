"""The time of a world. Everything that Discord measures in seconds is measured on this clock."""

import asyncio
import time
from contextlib import suppress

EPOCH = 1420070400.0
"""The first second of 2015, in Unix time: Discord's ids count milliseconds from it."""


class Clock:
    """Unix time in seconds, which a test can move forward.

    A running clock follows the machine's; one made with `running=False` moves by `advance` alone.
    """

    def __init__(self, start: float | None = None, *, running: bool = True) -> None:
        """Start at `start` (Unix seconds; the present when left out)."""
        self.running = running
        self._base = time.time() if start is None else start
        self._began = time.monotonic()
        self._sleepers: set[asyncio.Future[None]] = set()

    def now(self) -> float:
        """Return the present, in Unix seconds."""
        return self._base + (time.monotonic() - self._began if self.running else 0.0)

    def advance(self, seconds: float) -> None:
        """Move `seconds` (not negative) into the future, and wake whoever sleeps until then."""
        if seconds < 0:
            raise ValueError("a clock does not go back")
        self._base += seconds
        for sleeper in self._sleepers:
            if not sleeper.done():
                sleeper.set_result(None)

    async def sleep_until(self, moment: float) -> None:
        """Return when this clock shows `moment` (Unix seconds)."""
        while (left := moment - self.now()) > 0:
            sleeper = asyncio.get_running_loop().create_future()
            self._sleepers.add(sleeper)
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(sleeper, left if self.running else None)
            finally:
                self._sleepers.discard(sleeper)
