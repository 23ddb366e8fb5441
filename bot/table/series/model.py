"""The values of a series: its settings, who plays, its tables, and what it has to say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.table.model import Expiry, Lang
from bot.table.series.standings import SeatResult, TableResult

Status = Literal["open", "running", "over", "closed"]
Part = Literal["in", "reserve", "out"]
SeatFilling = Literal["computers", "people"]
State = Literal["drawn", "over", "void"]
PostKind = Literal["signup", "round", "standings", "final", "trouble"]

FILLS: tuple[SeatFilling, ...] = ("computers", "people")
SIGNED_UP: tuple[Status, ...] = ("open", "running")  # of a series that goes on


@dataclass(frozen=True, slots=True)
class SeriesSettings:
    """The host's choices.

    `size`: seats of a table. `fill`: who takes a seat that nobody has. `players`: with how many it begins by
    itself. `days`: until a round ends whatever is still played. `roles`, `named`: who may join; without any
    everybody may.
    """

    game: str
    options: Mapping[str, str]
    size: int
    rounds: int
    time_limit: int | None = None
    expiry: Expiry = "play"
    fill: SeatFilling = "computers"
    players: int | None = None
    days: int = 30
    roles: tuple[int, ...] = ()
    named: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who has signed up."""

    user_id: int
    name: str
    part: Part


@dataclass(frozen=True, slots=True)
class SeriesSeat:
    """A seat of a drawn table. `user_id`: for whom it counts; `place` is None without a result."""

    user_id: int | None
    place: int | None = None
    total: int = 0


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A drawn table; its `number` is negative for somebody who sits out. `channel_id`: its thread."""

    round: int
    number: int
    state: State
    seats: tuple[SeriesSeat, ...]
    table_id: int | None = None
    channel_id: int | None = None
    mended: bool = False

    @property
    def sits_out(self) -> bool:
        """True if one person sits here alone, without a game."""
        return self.number < 0

    @property
    def result(self) -> TableResult | None:
        """The places that the standings count; None as long as it has none."""
        if self.state != "over":
            return None
        placed = zip(self.seats, self.places, strict=True)
        return TableResult(
            self.round,
            tuple(SeatResult(None if s.place is None else s.user_id, at, s.total) for s, at in placed),
        )

    @property
    def places(self) -> tuple[int, ...]:
        """The places by seat; a seat without one is behind all others."""
        return tuple(len(self.seats) + 1 if s.place is None else s.place for s in self.seats)


@dataclass(frozen=True, slots=True)
class Series:
    """A series, with everything that belongs to it. Times are seconds since 1970."""

    id: int
    guild_id: int
    channel_id: int
    number: int
    lang: Lang
    host_id: int
    status: Status
    settings: SeriesSettings
    seed: str
    round: int
    due: int
    retry: int
    people: tuple[Entrant, ...]  # in the order of signing up
    tables: tuple[DrawnTable, ...]

    @property
    def playing(self) -> tuple[int, ...]:
        """The users who play, without reserves and those who have left."""
        return self.of("in")

    def of(self, part: Part) -> tuple[int, ...]:
        """Return the users of one part."""
        return tuple(each.user_id for each in self.people if each.part == part)

    def part_of(self, user_id: int) -> Part | None:
        """Return this person's part; None for anyone else."""
        return next((each.part for each in self.people if each.user_id == user_id), None)

    def plays(self, user_id: int) -> bool:
        """Return whether it has begun with this person, whose place could not be had back."""
        return self.status == "running" and self.part_of(user_id) == "in"

    def name_of(self, user_id: int | None) -> str | None:
        """Return a person's name; None for computer players and who was forgotten."""
        return next((each.name for each in self.people if each.user_id == user_id), None)

    def in_round(self, number: int) -> tuple[DrawnTable, ...]:
        """Return the tables of a round."""
        return tuple(table for table in self.tables if table.round == number)

    @property
    def results(self) -> Sequence[TableResult]:
        """The results so far, those of people who sat out among them."""
        return [result for table in self.tables if (result := table.result) is not None]

    def drawn_for(self, user_id: int, number: int) -> DrawnTable | None:
        """Return the person's table in a round."""
        seated = (t for t in self.in_round(number) if any(s.user_id == user_id for s in t.seats))
        return next(seated, None)
