"""The draw of a round: who sits together at which table. Pure functions of what is known before it.

The first round deals people by strength over the tables, as seeding does, so that each table has some of the
strong and some of the weak. Later rounds are Swiss: people with about as many points meet, and as few as
possible meet again. Above all that, people of whom one has blocked the other sit apart where possible.
The result is shuffled, so that the order of tables and seats tells nothing.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

Pair = frozenset[int]
Table = tuple[int, ...]

EXACT = 9  # people up to whom all possible draws are compared
STARTS = 12  # draws from which the search for a better one begins
APART, AGAIN = 10**12, 10**7  # costs: of a pair that wants to be apart, and of meeting again; others are less


@dataclass(frozen=True, slots=True)
class TableSizes:
    """The number of people at each table, and of those who sit out."""

    sizes: tuple[int, ...]
    byes: int = 0


def layout(count: int, size: int, legal: Collection[int], *, computers: bool) -> TableSizes:
    """Divide `count` people into tables of `size` seats.

    With `computers` they take the seats that are left. Without, some tables have fewer people, as many as the
    game allows (`legal`), and if that is not possible as few people as possible sit out. There are no tables
    if people can't fill one.
    """
    if computers:
        return TableSizes(_even(count, -(-count // size)) if count else ())
    for byes in range(count):
        left = count - byes
        for tables in range(-(-left // size), left // min(legal) + 1):
            sizes = _even(left, tables)
            if all(each in legal and each <= size for each in sizes):
                return TableSizes(sizes, byes)
    return TableSizes((), count)


def _even(count: int, tables: int) -> tuple[int, ...]:
    return tuple(count // tables + (number < count % tables) for number in range(tables))


def draw(
    players: Sequence[int],
    strengths: Mapping[int, float],
    played: Mapping[Pair, int],
    sizes: Sequence[int],
    *,
    apart: Collection[Pair] = (),
    seeded: bool = False,
    seed: str = "",
) -> tuple[Table, ...]:
    """Draw tables of these `sizes`, which add up to the number of `players`.

    `strengths`: their points so far, or if the round is `seeded` how well they play. `played`: how often two
    have met. Everything that is left open is decided by the `seed` alone.
    """
    dice = Random(seed)  # noqa: S311 - of no use to guess
    drawn = sorted(players, key=lambda player: (-strengths.get(player, 0), dice.random()))
    ranks = {player: rank for rank, player in enumerate(drawn)}
    costs = _Costs(ranks, played, apart, len(sizes) if seeded else 0)
    if len(drawn) <= EXACT:
        best = min(_partitions(drawn, tuple(sizes)), key=lambda tables: (costs.of(tables), dice.random()))
    else:
        starts = [_dealt(drawn, sizes) if seeded else _in_order(drawn, sizes)]
        for _ in range(STARTS - 1):
            dice.shuffle(drawn)
            starts.append(_in_order(drawn, sizes))
        best = min((_improved(start, costs) for start in starts), key=costs.of)
    return _shuffled(best, seed)


def _shuffled(tables: Sequence[Sequence[int]], seed: str) -> tuple[Table, ...]:
    """Put tables and seats in an order that depends on nothing but who sits with whom, and the seed."""
    dice = Random(f"{seed}:order")  # noqa: S311 - of no use to guess
    ordered = sorted(sorted(table) for table in tables)
    dice.shuffle(ordered)
    return tuple(tuple(dice.sample(table, len(table))) for table in ordered)


def sitting_out(ranked: Sequence[int], before: Collection[int], byes: int) -> tuple[int, ...]:
    """Choose who gets a bye: the lowest in the standings who had none yet; fewer if there are not so many."""
    free = [player for player in reversed(ranked) if player not in before]
    return tuple(free[:byes])


class _Costs:
    """The cost of each pair at one table; `pots` is the number of tables of a seeded round, else 0."""

    def __init__(
        self, ranks: Mapping[int, int], played: Mapping[Pair, int], apart: Collection[Pair], pots: int
    ) -> None:
        self._pair: dict[tuple[int, int], int] = {}
        for one, other in combinations(ranks, 2):
            pair, first, second = frozenset((one, other)), ranks[one], ranks[other]
            near = int(first // pots == second // pots) if pots else (first - second) ** 2
            cost = APART * (pair in apart) + AGAIN * played.get(pair, 0) + near
            self._pair[one, other] = self._pair[other, one] = cost

    def of(self, tables: Sequence[Sequence[int]]) -> int:
        return sum(self._pair[pair] for table in tables for pair in combinations(table, 2))

    def beside(self, player: int, others: Sequence[int], instead_of: int) -> int:
        """Return the cost of a player among these people, in the place of one of them."""
        return sum(self._pair[player, other] for other in others if other != instead_of)


def _improved(tables: list[list[int]], costs: _Costs) -> list[list[int]]:
    """Swap two people of different tables as long as that makes the draw better."""
    better = True
    while better:
        better = False
        for first, second in combinations(tables, 2):
            for i in range(len(first)):
                for j in range(len(second)):
                    one, other = first[i], second[j]
                    now = costs.beside(one, first, one) + costs.beside(other, second, other)
                    then = costs.beside(other, first, one) + costs.beside(one, second, other)
                    if then < now:
                        first[i], second[j], better = other, one, True
    return tables


def _in_order(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    left = iter(players)
    return [[next(left) for _ in range(size)] for size in sizes]


def _dealt(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Deal people in order over the tables, back and forth."""
    tables: list[list[int]] = [[] for _ in sizes]
    left = iter(players)
    for turn in range(max(sizes)):
        for number in range(len(sizes)) if turn % 2 == 0 else reversed(range(len(sizes))):
            if turn < sizes[number]:
                tables[number].append(next(left))
    return tables


def _partitions(players: Sequence[int], sizes: tuple[int, ...]) -> Iterator[list[list[int]]]:
    """Yield all ways to divide people into tables of these sizes, each once."""
    if not players:
        yield []
        return
    first, *rest = players
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for others in combinations(rest, size - 1):
            remaining = [player for player in rest if player not in others]
            for more in _partitions(remaining, tuple(left)):
                yield [[first, *others], *more]
