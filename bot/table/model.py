"""The values that the table service and its callers exchange.

Nothing of Discord is known here but its numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import Look
from rules.core.flow import Result
from rules.core.text import Text

Status = Literal["lobby", "running", "over", "closed", "frozen"]
Lang = Literal["en", "pt-BR"]
Expiry = Literal["nudge", "play"]  # only say so, or play on: the default, or as a computer would
JobKind = Literal["lobby", "panel", "private", "handed-over", "ping", "unping", "notice"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: user id, display name, and the language of the client when last seen."""

    id: int
    name: str
    lang: Lang


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a person (`user_id`) or a computer player (`computer`: its kind)."""

    seat: Seat
    name: str
    user_id: int | None = None
    computer: str | None = None
    former: int | None = None  # the person who gave the seat up; anybody may take it


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What everybody may know of a table, whatever the game."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    options: Mapping[str, str]
    status: Status
    host_id: int
    lang: Lang
    seats: tuple[Sitter, ...]  # by seat once the game runs; in the order of joining before
    seed_hash: str | None  # posted when the game starts
    seed: str | None  # only when the game is over
    created: int  # seconds since 1970
    since: int  # when the awaited players were asked
    result: Result | None
    budget: int | None = None  # seconds for an answer; None: no clock
    expiry: Expiry = "nudge"  # what comes when they are over
    paused: bool = False

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat where this person sits."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, for words and pictures."""
        return tuple(s.name for s in self.seats)


@dataclass(frozen=True, slots=True)
class Seen:
    """A running (or finished) table through the eyes of one reader.

    `seat` is the reader's; None: the channel and spectators.
    """

    table: TableInfo
    seat: Seat | None
    look: Look[Any]
    n: int  # answers so far
    asks: Mapping[Seat, str]  # ids of the questions: the reader's own one, and the public ones
    draft: Mapping[str, Any]  # the reader's unfinished answer to the own question, as the widgets keep it
    drafts: Mapping[Seat, Mapping[str, Any]]  # the unfinished answers to public questions, by seat
    # what happened since the reader's last answer; for the channel, since the awaited seats' last one
    news: tuple[Text, ...]
    orders: frozenset[str] = frozenset()  # windows in which the reader is not asked

    @property
    def decision(self) -> Decision | None:
        """The reader's own question."""
        return self.look.decision

    @property
    def locked(self) -> Answer | None:
        """The reader's own sealed answer to it."""
        return self.look.locked


@dataclass(frozen=True, slots=True)
class Job:
    """One row of the outbox: what still has to be said.

    It names what to say, not the picture, which is drawn when it is said.

    `lobby`: show the lobby. `panel`: show the table; `post` says that a new turn began, so that it moves to
    the bottom of the channel and pings `seats`. `private`: tell `seats` of their secret question by DM.
    `ping`: remind `seats` that they are awaited. `unping`: take the last reminder away, they have answered.
    `handed-over`: take away the direct messages of those who had `seats` before. `notice`: say `text` in the
    channel.
    """

    id: int
    table_id: int
    kind: JobKind
    post: bool = False
    seats: tuple[Seat, ...] = ()
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """A message to edit instead of posting again, or to delete.

    `kind`: `lobby`, `panel`; with a `seat` `private`, `ping` and `ping-dm`.
    """

    kind: str
    seat: Seat | None
    channel_id: int
    message_id: int
