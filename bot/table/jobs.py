"""Messages that a table has yet to send: one small type for each kind of job.

A job names what to say, not how it looks. The message is made when the job is said, so however late it comes,
it shows the present state.
"""

from dataclasses import dataclass, replace

from rules.core.decisions import Seat
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class ShowLobby:
    """Show the lobby."""


@dataclass(frozen=True, slots=True)
class ShowPanel:
    """Show the table; `anew`: a new turn began, so the panel moves to the bottom and pings `seats`."""

    anew: bool = False
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class AskPrivately:
    """Tell `seats` by direct message what they are asked; `loud` notifies those who want that.

    A secret question is sent whole. A public one is in the channel: the message only says so, and an earlier
    direct message is brought up to date. So it is if the answer is sealed.
    """

    seats: tuple[Seat, ...]
    loud: bool = True


@dataclass(frozen=True, slots=True)
class HandOver:
    """Take away the direct messages of the former players of `seats`: their hands belong to others now."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Ping:
    """Remind `seats` in the channel that they are awaited, all in one message."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PingPrivately:
    """Remind `seats` by direct message that they are awaited."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Unping:
    """Take away the last reminder of `seats`, who have answered."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ShowVotes:
    """Show the proposals to the people at the table, and how they ended."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Say `text` in the channel."""

    text: Text


@dataclass(frozen=True, slots=True)
class Tell:
    """Say `text` to a user by direct message."""

    user_id: int
    text: Text


@dataclass(frozen=True, slots=True)
class Digest:
    """Tell a user which tables wait for them."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Invite:
    """Mention the people who are invited to the lobby and have not been told yet."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Move the lobby to the bottom of the channel and call its host: as many are there as they wait for."""


@dataclass(frozen=True, slots=True)
class OffTurnNotice:
    """Call a user about what waits for them at the table besides their turn, if something still does.

    `anew`: also by a mention, if they want one; without it the channel has mentioned them already.
    """

    user_id: int
    anew: bool = True


@dataclass(frozen=True, slots=True)
class Wake:
    """Keep the table's thread from being archived by Discord."""


Job = (
    ShowLobby
    | ShowPanel
    | AskPrivately
    | HandOver
    | Ping
    | PingPrivately
    | Unping
    | ShowVotes
    | Notice
    | Tell
    | Digest
    | Invite
    | Gathered
    | OffTurnNotice
    | Wake
)


OfSeats = AskPrivately | HandOver | Ping | PingPrivately | Unping
CHANNEL = "channel"


def apart(job: Job) -> list[Job]:
    """Split a job into jobs for one person each, so that nobody waits for somebody who can't be reached."""
    return [replace(job, seats=(seat,)) for seat in job.seats] if isinstance(job, OfSeats) else [job]


def lane_of(job: Job) -> str:
    """Name the lane of a job: a table's lanes are said side by side, the jobs of one lane in order.

    One lane is the channel's, and each person has one.
    """
    match job:
        case AskPrivately(seats) | HandOver(seats) | PingPrivately(seats) | Unping(seats):
            return f"seat {min(seats, default=0)}"  # an older version wrote jobs for several
        case Tell(user_id) | Digest(user_id) | OffTurnNotice(user_id):
            return f"user {user_id}"
    return CHANNEL


@dataclass(frozen=True, slots=True)
class Queued:
    """A job of the outbox, or several that were joined into one.

    `id` is the id of the first row and is never used again. `tries` is how often it has been attempted
    before: it may have reached Discord without the bot knowing.
    """

    id: int
    table_id: int
    job: Job
    tries: int = 0
