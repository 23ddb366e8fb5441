"""What a table still has to say: one small type for each kind of job.

A job names what to say, not the picture: that is drawn when it is said, so that the present is shown however
late it comes.
"""

from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class ShowLobby:
    """Show the lobby."""


@dataclass(frozen=True, slots=True)
class ShowPanel:
    """Show the table.

    `anew`: a new turn began, so the panel moves to the bottom of the channel and pings `seats`.
    """

    anew: bool = False
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class AskPrivately:
    """Tell `seats` of their secret question by direct message, which may make a noise if it is `loud`."""

    seats: tuple[Seat, ...]
    loud: bool = True


@dataclass(frozen=True, slots=True)
class HandOver:
    """Take away the direct messages of those who had `seats` before: their hands are somebody else's now."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Ping:
    """Remind `seats` that they are awaited."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Unping:
    """Take the last reminder of `seats` away: they have answered."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ShowVotes:
    """Show what is proposed to the people of the table, and what became of it."""


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
    """Mention those who were asked to the lobby and not told of it."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Tell all who sit in the lobby that as many are there as the host waits for."""


@dataclass(frozen=True, slots=True)
class Wake:
    """See that the table's thread does not fall asleep."""


Job = (
    ShowLobby
    | ShowPanel
    | AskPrivately
    | HandOver
    | Ping
    | Unping
    | ShowVotes
    | Notice
    | Tell
    | Digest
    | Invite
    | Gathered
    | Wake
)


@dataclass(frozen=True, slots=True)
class Queued:
    """A job of the outbox, or several that one message does for.

    `id` is that of the first row, and never used again. `tries` is how often it may have been said before:
    Discord may know it although the bot does not.
    """

    id: int
    table_id: int
    job: Job
    tries: int = 0
