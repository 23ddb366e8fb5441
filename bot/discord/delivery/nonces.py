"""The ids under which messages are posted: for a repeated one Discord returns the first message.

They are unique per author, whatever the channel. So each names the job, what is posted for it and for whom,
and is the same at every try.
"""

from bot.discord.screens.limits import NONCE
from bot.table.jobs import Queued
from rules.core.decisions import Seat


def nonce(queued: Queued, what: str, whom: Seat | int | None = None) -> str:
    """Return the id under which one of a job's messages is posted, the same at each try.

    `whom`: a seat, or the number of an invitation or proposal. The id has at most 25 characters, including
    room for `renewed`.
    """
    made = f"{queued.id}-{what}" if whom is None else f"{queued.id}-{what}-{whom}"
    assert len(renewed(made, 9)) <= NONCE, made
    return made


def renewed(given: str, times: int) -> str:
    """Return another id for a message that was posted under the first one and deleted `times` times since."""
    return f"{given}.{times}" if times else given
