"""The common part of the clients in Python: their findings, and the time to look round."""

import asyncio
import json
import logging
import sys
import warnings
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field


@dataclass
class Found:
    """A client's findings, and the troubles that it had."""

    messages: int = 0
    edits: int = 0
    events: int = 0
    read: int = 0
    troubles: list[str] = field(default_factory=list)


class _Troubles(logging.Handler):
    """Every warning and every error in the log is a trouble."""

    def __init__(self, found: Found) -> None:
        super().__init__(logging.WARNING)
        self._found = found
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._found.troubles.append(self.format(record))


def begun() -> Found:
    """Begin to listen for troubles."""
    found = Found()
    logging.captureWarnings(capture=True)
    warnings.simplefilter("default")
    logging.getLogger().addHandler(_Troubles(found))
    return found


async def until_the_end(found: Found, look_round: Callable[[], Awaitable[None]]) -> None:
    """Say that the client is ready, wait for the end, look round, and say what was found."""
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    try:
        await look_round()
    except Exception as error:
        found.troubles.append(repr(error))
    print(json.dumps(asdict(found)), flush=True)
