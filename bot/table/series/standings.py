"""Standings of a series: points for places, and how ties are broken. Pure functions of the results.

A table is worth as many points to each seat as it has beaten of the others: `WIN` for all of them, none for
the last place; seats that share a place share the points. So a win is worth the same at a table of three and
at one of five. Equal points are broken by wins, then by the points of the opponents over the whole series,
then by the share of the games' own points, at last by the seed.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256

WIN = 120  # points for beating everybody: a number that can be shared without a rest
BYE = WIN // 2  # for sitting out


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat's result. `user_id`: for whom it counts; None for nobody. `total`: the game's own points."""

    user_id: int | None
    place: int
    total: int


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a table, by seat. A single seat is that of somebody who sat out."""

    round: int
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A person's line in the standings. `places`: by round; 0 for sitting out."""

    rank: int
    user_id: int
    points: int
    wins: int
    opponents: int
    share: Fraction
    places: Mapping[int, int]
    left: bool = False


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each seat of a table with these places."""
    if len(places) == 1:
        return (BYE,)
    found = []
    for place in places:
        beaten = sum(other > place for other in places)
        shared = sum(other == place for other in places) - 1
        found.append(round(Fraction(WIN * (2 * beaten + shared), 2 * (len(places) - 1))))
    return tuple(found)


def standings(
    players: Collection[int], results: Sequence[TableResult], seed: str, left: Collection[int] = ()
) -> tuple[Line, ...]:
    """Return the lines, best first, of these players; those who have `left` come after all others."""
    points = dict.fromkeys(players, 0)
    wins = dict.fromkeys(players, 0)
    shares = dict.fromkeys(players, Fraction(0))
    places: dict[int, dict[int, int]] = {player: {} for player in players}
    met: dict[int, list[int]] = {player: [] for player in players}
    for table in results:
        worth = points_of([seat.place for seat in table.seats])
        whole = sum(seat.total for seat in table.seats)
        there = [seat.user_id for seat in table.seats if seat.user_id is not None and seat.user_id in points]
        for seat, each in zip(table.seats, worth, strict=True):
            user = seat.user_id
            if user is None or user not in places:
                continue
            points[user] += each
            wins[user] += seat.place == 1
            shares[user] += Fraction(seat.total, whole) if whole > 0 else 0
            places[user][table.round] = seat.place
            met[user] += [other for other in there if other != user]
    beaten = {user: sum(points[other] for other in met[user]) for user in points}

    def better(user: int) -> tuple[bool, int, int, int, Fraction]:
        return (user in left, -points[user], -wins[user], -beaten[user], -shares[user])

    ordered = sorted(points, key=lambda user: (*better(user), sha256(f"{seed}:{user}".encode()).hexdigest()))
    return tuple(
        Line(rank, u, points[u], wins[u], beaten[u], shares[u], places[u], left=u in left)
        for rank, u in enumerate(ordered, 1)
    )
