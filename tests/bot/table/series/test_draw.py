"""The draw of a round: the promises about who sits with whom, for many invented series."""

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest

from bot.table.series.draw import EXACT, draw, layout, sitting_out
from rules.games import GAMES

SEEDS = range(40)
Tables = tuple[tuple[int, ...], ...]


def meetings(drawn: Tables, played: Counter[frozenset[int]]) -> int:
    return sum(played[frozenset(pair)] for table in drawn for pair in combinations(table, 2))


def possible(people: list[int], sizes: tuple[int, ...]) -> set[frozenset[frozenset[int]]]:
    """All draws, the slow way: by all orders of the people."""
    found = set()
    for order in permutations(people):
        cut, start = [], 0
        for size in sizes:
            cut.append(frozenset(order[start : start + size]))
            start += size
        found.add(frozenset(cut))
    return found


@pytest.mark.parametrize("computers", [True, False])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_tables_have_sizes_that_the_game_allows(game: str, computers: bool) -> None:
    legal = GAMES[game].seats
    for size in legal:
        for count in range(2, 41):
            found = layout(count, size, legal, computers=computers)
            assert sum(found.sizes) + found.byes == count
            if computers:
                assert found.byes == 0
                assert max(found.sizes) <= size
                assert len(found.sizes) * size - count < size, "no more computers than seats of one table"
            else:
                assert all(each in legal and each <= size for each in found.sizes), (size, count, found)


def test_numbers_that_divide_need_nobody_to_sit_out() -> None:
    assert layout(16, 4, (2, 3, 4), computers=False).sizes == (4, 4, 4, 4)
    assert layout(14, 4, (2, 3, 4), computers=False).sizes == (4, 4, 3, 3)
    assert layout(5, 4, (4,), computers=False) == layout(5, 4, (3, 4), computers=False)
    assert layout(5, 4, (3, 4), computers=False).byes == 1
    assert layout(2, 4, (3, 4), computers=False).sizes == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_sits_exactly_once(seed: int) -> None:
    dice = Random(seed)
    people = dice.sample(range(1000), dice.randint(4, 40))
    sizes = layout(len(people), dice.choice((3, 4)), (2, 3, 4), computers=False).sizes
    strengths = {person: dice.random() for person in people}
    drawn = draw(people, strengths, {}, sizes, seeded=seed % 2 == 0, seed=str(seed))
    assert sorted(person for table in drawn for person in table) == sorted(people)
    assert sorted(map(len, drawn)) == sorted(sizes)


@pytest.mark.parametrize("seed", SEEDS)
def test_as_few_meet_again_as_is_possible(seed: int) -> None:
    """Against all possible draws, in small series of a few rounds."""
    dice = Random(seed)
    people, sizes = dice.choice([([1, 2, 3, 4, 5, 6], (3, 3)), ([1, 2, 3, 4, 5, 6, 7], (4, 3))])
    every = possible(people, sizes)
    played: Counter[frozenset[int]] = Counter()
    for number in range(4):
        strengths = {person: dice.randint(0, 3) * 40.0 for person in people}
        drawn = draw(people, strengths, played, sizes, seed=f"{seed}:{number}")
        fewest = min(meetings(tuple(tuple(table) for table in each), played) for each in every)
        assert meetings(drawn, played) == fewest
        played.update(frozenset(pair) for table in drawn for pair in combinations(table, 2))


@pytest.mark.parametrize("seed", SEEDS)
def test_blocked_people_sit_apart_where_that_is_possible(seed: int) -> None:
    dice = Random(seed)
    people = list(range(dice.choice((8, EXACT, 16))))
    sizes = layout(len(people), 4, (2, 3, 4), computers=False).sizes
    apart = {frozenset(dice.sample(people, 2)) for _ in range(3)}
    played = Counter({frozenset(pair): dice.randint(0, 2) for pair in combinations(people, 2)})
    strengths = {person: dice.random() for person in people}
    drawn = draw(people, strengths, played, sizes, apart=apart, seed=str(seed))
    assert [table for table in drawn for pair in apart if pair <= {*table}] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_round_deals_the_strongest_over_the_tables(seed: int) -> None:
    people = list(range(16))
    drawn = draw(people, {p: -float(p) for p in people}, {}, (4, 4, 4, 4), seeded=True, seed=str(seed))
    for pot in (range(4), range(4, 8), range(8, 12), range(12, 16)):
        assert [len(set(table) & set(pot)) for table in drawn] == [1, 1, 1, 1]


def test_later_rounds_bring_people_with_as_many_points_together() -> None:
    points = {person: 120.0 * (person // 4) for person in range(16)}
    drawn = draw(list(points), points, {}, (4, 4, 4, 4), seed="x")
    assert {frozenset(table) for table in drawn} == {frozenset(range(n, n + 4)) for n in (0, 4, 8, 12)}


def test_sixteen_people_meet_nobody_twice_in_four_rounds() -> None:
    """By strength there would be repeats; the search finds tables without any in most series."""
    again = []
    for seed in range(10):
        dice, people = Random(seed), list(range(16))
        played: Counter[frozenset[int]] = Counter()
        points = dict.fromkeys(people, 0.0)
        repeats = 0
        for number in range(3):
            drawn = draw(people, points, played, (4,) * 4, seeded=not number, seed=f"{seed}{number}")
            repeats += meetings(drawn, played)
            played.update(frozenset(pair) for table in drawn for pair in combinations(table, 2))
            for table in drawn:
                for worth, person in zip((120, 80, 40, 0), dice.sample(table, 4), strict=True):
                    points[person] += worth
        again.append(repeats)
    assert sum(again) <= 10, again


def test_the_same_seed_draws_the_same_and_another_another() -> None:
    people, points = list(range(16)), dict.fromkeys(range(16), 0.0)
    one, two = (draw(people, points, {}, (4,) * 4, seed="a") for _ in range(2))
    assert one == two
    assert draw(people, points, {}, (4,) * 4, seed="b") != one


@pytest.mark.parametrize("seed", SEEDS)
def test_the_order_of_tables_and_seats_tells_nothing_of_strengths(seed: int) -> None:
    """Whatever has led to the same tables, they look the same."""
    people = [1, 2, 3, 4]
    drawn = set()
    for each in range(6):
        strengths = {person: Random(each * person).random() for person in people}
        apart = {frozenset((1, each % 3 + 2))}
        drawn.add(draw(people, strengths, {}, (4,), apart=apart, seeded=True, seed=str(seed)))
    assert len(drawn) == 1


def test_nobody_sits_out_twice_and_the_last_sits_out_first() -> None:
    assert sitting_out([1, 2, 3], (), 1) == (3,)
    assert sitting_out([1, 2, 3], {3}, 1) == (2,)
    assert sitting_out([1, 2, 3], {1, 2, 3}, 1) == ()
