"""The one table of refusals: the meaning of each answer of Discord, for each kind of request.

`operating.md` shows it to operators, and a test tries each cell through the double.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from http import HTTPStatus
from itertools import repeat
from typing import NamedTuple, TypeVar

import aiohttp
import discord

from bot.discord.patience import wait_of
from bot.table.delivery.voice import PAUSES, Later
from bot.traced import traced

log = logging.getLogger(__name__)

SOON = 2.0  # seconds until the next try after a network failure
CALM = 30.0  # ... after Discord asked for patience
MAX_TRIES = 60  # ... after these, about an hour

LOST = (aiohttp.ClientError, OSError, TimeoutError)  # network failures
FAILED = (discord.HTTPException, discord.RateLimited, *LOST)  # all ways in which a request can fail
R = TypeVar("R")


class RequestKind(Enum):
    """The kinds of requests."""

    POST = "a message in a channel"
    EDIT = "an edit"
    FETCH = "a look at a channel or a message"
    DELETE = "a deletion"
    THREAD = "a new thread"
    OPEN = "opening direct messages"
    WRITE = "a direct message"
    ACKNOWLEDGE = "the first response to a press or a command"
    FOLLOW_UP = "a further response"
    EMOJI = "an icon"
    COMMANDS = "registering commands"
    LOGIN = "the login"
    GATEWAY = "asking for the gateway"


class Means(Enum):
    """The meanings of a refusal."""

    LATER = "again later"
    CLOSED = "this person is closed"
    BARRED = "this channel is barred"
    GONE = "it is gone"
    WRONG = "this message is wrong"
    UNKNOWN = "unknown: a few more tries"


class Rule(NamedTuple):
    """A row of the table: these codes, as answers to these requests."""

    codes: tuple[int, ...]
    asked: frozenset[RequestKind]
    means: Means
    why: str = ""  # the end of the message key for the reason, if people are told one


EVERY = frozenset(RequestKind)
MESSAGE = frozenset((RequestKind.EDIT, RequestKind.FETCH, RequestKind.DELETE))
CHANNEL = MESSAGE | {RequestKind.POST, RequestKind.THREAD}
PERSON = frozenset((RequestKind.OPEN, RequestKind.WRITE))
START = frozenset((RequestKind.LOGIN, RequestKind.GATEWAY))
RESPONSE = frozenset((RequestKind.ACKNOWLEDGE, RequestKind.FOLLOW_UP))
POST = frozenset((RequestKind.POST,))
THREAD = frozenset((RequestKind.THREAD,))

GONE = "gone"  # why a channel that does not exist any more is barred

TABLE = (
    # slow mode, too much written, opened or asked, sending stopped, a feature off, an inner fault, overloaded
    Rule((20016, 20022, 20028, 20029, 40003, 40004, 40006, 40062, 40333, 130000), EVERY, Means.LATER),
    Rule((20026, 40001, 40002), EVERY, Means.LATER),  # quarantine; the token, or the account, is not verified
    Rule((50007,), PERSON, Means.CLOSED),  # takes no messages from the bot
    Rule((50278,), PERSON, Means.CLOSED),  # shares no server with the bot
    Rule((10003, 10013), PERSON, Means.GONE),  # the account is deleted
    Rule((50083,), MESSAGE, Means.GONE),  # in an archived thread
    Rule((50083, 160005), POST, Means.BARRED, "locked"),
    Rule((30033,), POST | THREAD, Means.BARRED, "thread-crowded"),
    Rule((160006,), POST | THREAD, Means.BARRED, "threads-full"),
    Rule(
        (10008, 30046, 50005, 50021), CHANNEL, Means.GONE
    ),  # deleted, edited too often, not ours, a system's
    Rule((10003,), CHANNEL, Means.BARRED, GONE),
    # no such server, no access, no permission, not a channel for text, not for this
    Rule((10004, 50001, 50013, 50008, 50024), CHANNEL, Means.BARRED),
    Rule((10008, 10015, 10062, 40060, 50027), RESPONSE, Means.GONE),  # answered, or its time is over
    # too large, invalid, the filters for pictures, links and words
    Rule((20009, 40005, 50006, 50035, 50045, 50046, 50109, 200000, 240000), EVERY, Means.WRONG),
)
WRONG_STATUS = (400, 413)  # with a code that nobody knows: Discord says that the request is at fault
CLOSES_FOR_GOOD = (50007,)  # closes a person until they come back
DELETED = 10008


class Barred(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """The bot may not speak here, or the channel no longer exists.

    `why` is the end of the message key for the reason, if Discord gives one.
    """

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why


class Gone(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """This message can't be edited any more, or was posted under this id and then deleted."""

    def __init__(self, *, deleted: bool) -> None:
        super().__init__(deleted)
        self.deleted = deleted


class Closed(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """This person can't be written to: not until they come back if it is `lasting`, else not now."""

    def __init__(self, *, lasting: bool = True) -> None:
        super().__init__(lasting)
        self.lasting = lasting


class Wrong(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """Discord does not take this message as it is."""

    def __init__(self, status: int, code: int) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code


def found(asked: RequestKind, status: int, code: int) -> Rule:
    """Look up the meaning of an answer to a request. An answer that no row names is unknown.

    >>> found(RequestKind.WRITE, 403, 50007).means.value
    'this person is closed'
    >>> found(RequestKind.POST, 403, 0).means.value
    'unknown: a few more tries'
    """
    if status == HTTPStatus.UNAUTHORIZED:  # the token; at the start somebody sees it, later the next one does
        return Rule((code,), EVERY, Means.WRONG if asked in START else Means.LATER)
    if status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Rule((code,), EVERY, Means.LATER)
    for row in TABLE:
        if code in row.codes and asked in row.asked:
            return row
    return Rule((code,), EVERY, Means.WRONG if status in WRONG_STATUS else Means.UNKNOWN)


def meaning(asked: RequestKind, error: Exception) -> Later | Closed | Barred | Gone | Wrong:
    """Return the exception that a failed request means: always a new one, never `error` itself."""
    if isinstance(error, discord.DiscordException) and (wait := wait_of(error)) is not None:
        return Later(max(SOON, wait), "429")
    if not isinstance(error, discord.HTTPException):
        return Later(SOON)
    status, code = error.status, error.code
    row, said = found(asked, status, code), f"{status}/{code}"
    match row.means:
        case Means.LATER:
            return Later(SOON if status >= HTTPStatus.INTERNAL_SERVER_ERROR else CALM, said)
        case Means.CLOSED:
            return Closed(lasting=code in CLOSES_FOR_GOOD)
        case Means.BARRED:
            return Barred(row.why)
        case Means.GONE:
            return Gone(deleted=code == DELETED)
        case Means.WRONG:
            return Wrong(status, code)
    return Later(SOON, said, unknown=True)


REFUSED = (Later, Closed, Barred, Gone, Wrong)  # all meanings


@contextmanager
def asking(asked: RequestKind) -> Iterator[None]:
    """Raise the meaning of a request that fails in this block, in place of the library's exception."""
    try:
        yield
    except FAILED as error:
        means = meaning(asked, error)
        log.info("%s: %s: %s", asked.value, traced(error), type(means).__name__.lower())
        raise means from error


async def patiently(asked: RequestKind, request: Callable[[], Awaitable[R]]) -> R:
    """Make a request for which nobody waits, again each time that Discord means *later*.

    After an hour, or a few answers that nobody knows, it raises that `Later`; at once every other meaning.
    """
    for pause in (*PAUSES, *repeat(PAUSES[-1], MAX_TRIES)):
        try:
            with asking(asked):
                return await request()
        except Later as later:
            if later.unknown and pause == PAUSES[-1]:
                raise
            await asyncio.sleep(max(pause, later.seconds))
    with asking(asked):
        return await request()
