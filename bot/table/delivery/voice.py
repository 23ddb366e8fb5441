"""The interface of a table's voice: the outbox worker calls it, the Discord layer implements it."""

from typing import Protocol

from bot.table.jobs import Queued

# seconds after each failure; the last one repeats, so a table speaks again soon after a long outage
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)


class Later(Exception):  # noqa: N818 - an answer of the outside world, not an error of the program
    """The job can't be said now (the network, an error at Discord): try again after `seconds`.

    `said`: the answer of the outside world, for the log and for the host, as `403/40333`; empty for none.
    `unknown`: nobody knows that answer, so it is not worth many tries.
    """

    def __init__(self, seconds: float, said: str = "", *, unknown: bool = False) -> None:
        super().__init__(f"later: {seconds} s")
        self.seconds = seconds
        self.said = said
        self.unknown = unknown


class Voice(Protocol):
    """Says what one row of the outbox asks for. Saying it twice must be harmless."""

    async def deliver(self, queued: Queued) -> None:
        """Say it, or find that nothing needs to be said any more.

        Raises `Later` or `Unavailable` to be tried again. After any other exception the job is logged and
        dropped.
        """

    async def complain(self, queued: Queued, said: str) -> None:
        """Tell the host that this could not be said for long, and what was answered. Never raises."""
