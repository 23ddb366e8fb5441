"""How the table speaks: the outbox worker calls this, the Discord layer implements it."""

from typing import Protocol

from bot.table.jobs import Queued


class Later(Exception):  # noqa: N818 - an answer of the outside world, not an error of the program
    """The job can't be said now (the network, an error at Discord): try again after `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"later: {seconds} s")
        self.seconds = seconds


class Voice(Protocol):
    """Says what one row of the outbox asks for. Saying it twice must be harmless."""

    async def say(self, queued: Queued) -> None:
        """Say it, or find that nothing needs to be said any more.

        Raises `Later` to be tried again. After any other exception the job is logged and dropped.
        """
