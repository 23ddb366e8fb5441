"""Matching: which wishes fit together, and which fit a lobby. Pure functions of what is there now.

The wish that has waited longest goes first. For it, the largest table is taken that fills up at once, with
the people who have waited longest, so that a few presses bring many to a table.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product

from bot.table.people.blocks import Apart

LOOKED_AT = 60  # wishes that are tried beside the one that has waited longest
TRIED = 500  # ways to bring people together at one table that are tried


@dataclass(frozen=True, slots=True)
class Wanted:
    """A person's wish as far as it matters here.

    `counts`: numbers of players; `time_limits`: seconds for an answer, 0 for no clock; `only`: the people
    to play with. Of each, none means any.
    """

    user_id: int
    games: tuple[str, ...]
    counts: tuple[int, ...] = ()
    time_limits: tuple[int, ...] = ()
    only: tuple[int, ...] = ()

    def takes(self, game: str, time_limit: int) -> bool:
        """Return whether the person wants this game with this clock."""
        return game in self.games and (not self.time_limits or time_limit in self.time_limits)

    def takes_count(self, count: int) -> bool:
        """Return whether the wish allows this number of players."""
        return not self.counts or count in self.counts

    def joins(self, others: Collection[int], apart: Apart) -> bool:
        """Return whether the person may be brought together with all of these."""
        return all(
            (not self.only or other in self.only) and frozenset((self.user_id, other)) not in apart
            for other in others
        )


@dataclass(frozen=True, slots=True)
class Lobby:
    """A lobby that waits for players: for `room` more, so that there are as many as one of `counts`.

    `people` sit there, are invited or called; whoever was ever `called` is not called again.
    """

    table_id: int
    game: str
    time_limit: int
    counts: frozenset[int]
    people: frozenset[int]
    called: frozenset[int]
    room: int


@dataclass(frozen=True, slots=True)
class Group:
    """People whose wishes fit together."""

    game: str
    time_limit: int
    users: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """The result of a match: whom to call to which lobby, and which tables to open."""

    calls: Mapping[int, tuple[int, ...]]
    groups: tuple[Group, ...]


def match(
    wishes: Sequence[Wanted],
    lobbies: Sequence[Lobby],
    games: Mapping[str, Sequence[int]],
    apart: Apart,
    usual: int,
) -> Match:
    """Find a lobby or a new table for each wish that has one, in the order of the wishes.

    `games`: the numbers of players of each game. `usual`: the server's clock, for those who take any.
    Whoever has a place in what is found has it only once.
    """
    calls: dict[int, tuple[int, ...]] = {}
    left = list(wishes)
    for lobby in lobbies:
        users = callable_to(lobby, left, apart)
        if users:
            calls[lobby.table_id] = users
            left = [wish for wish in left if wish.user_id not in users]
    groups: list[Group] = []
    while left:
        first, *others = left
        group = _group(first, others, games, apart, usual)
        taken = {first.user_id, *(group.users if group else ())}
        if group is not None:
            groups.append(group)
        left = [wish for wish in left if wish.user_id not in taken]
    return Match(calls, tuple(groups))


def callable_to(lobby: Lobby, wishes: Sequence[Wanted], apart: Apart) -> tuple[int, ...]:
    """Return the people to call to this lobby, who also fit together."""
    chosen: list[Wanted] = []
    for wish in wishes:
        if len(chosen) >= lobby.room:
            break
        there = [*lobby.people, *(each.user_id for each in chosen)]
        if (
            wish.user_id not in lobby.called | lobby.people
            and wish.takes(lobby.game, lobby.time_limit)
            and any(wish.takes_count(count) for count in lobby.counts)
            and wish.joins(there, apart)
            and all(each.joins((wish.user_id,), apart) for each in chosen)
        ):
            chosen.append(wish)
    return tuple(wish.user_id for wish in chosen)


def _group(
    first: Wanted, others: Sequence[Wanted], games: Mapping[str, Sequence[int]], apart: Apart, usual: int
) -> Group | None:
    """Return the largest table for this person, with others who fit; None if there is none now."""
    near = [each for each in others if _fit(first, each, apart) and {*first.games} & {*each.games}]
    near = near[:LOOKED_AT]
    time_limits = dict.fromkeys(
        (usual, *sorted({each for wish in (first, *near) for each in wish.time_limits}, reverse=True))
    )
    counts = sorted({count for game in first.games for count in games.get(game, ())}, reverse=True)
    for count, game, time_limit in product(counts, first.games, time_limits):
        if count < 2 or count not in games.get(game, ()) or not first.takes(game, time_limit):
            continue
        fitting = [wish for wish in near if wish.takes(game, time_limit) and wish.takes_count(count)]
        if first.takes_count(count) and len(fitting) >= count - 1:
            tried = islice(_together((first,), fitting, count, apart), TRIED)
            found = next((each for each in tried if each is not None), None)
            if found:
                return Group(game, time_limit, tuple(wish.user_id for wish in found))
    return None


def _fit(one: Wanted, other: Wanted, apart: Apart) -> bool:
    return one.joins((other.user_id,), apart) and other.joins((one.user_id,), apart)


def _together(
    chosen: tuple[Wanted, ...], rest: Sequence[Wanted], count: int, apart: Apart
) -> Iterator[tuple[Wanted, ...] | None]:
    """Yield the groups of this size in which all fit together; None for dead ends, to bound the search."""
    if len(chosen) == count:
        yield chosen
        return
    if len(chosen) + len(rest) < count:
        yield None
        return
    for number, wish in enumerate(rest):
        fitting = [each for each in rest[number + 1 :] if _fit(wish, each, apart)]
        yield from _together((*chosen, wish), fitting, count, apart)
