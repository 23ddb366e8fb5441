"""How the table speaks: the outbox worker calls this, the Discord layer implements it."""

from typing import Protocol

from bot.table.jobs import Queued


class Later(Exception):  # noqa: N818 - an answer of the outside world, not an error of the program
    """It can't be said now (the network, a server's error): try again after `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"later: {seconds} s")
        self.seconds = seconds


class Voice(Protocol):
    """Says what one row of the outbox asks for. Saying it twice must be harmless."""

    async def say(self, queued: Queued) -> None:
        """Say it, or find that it need not be said any more.

        Raises `Later`; any other exception is logged and dropped.
        """
