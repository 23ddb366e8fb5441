"""The tower: sheet section 8, held against its table. All draws are from fixed seeds, so none is luck."""

from collections.abc import Iterator
from math import sqrt

import pytest

from rules.core.rng import Dice
from rules.immortals.components.state import ImmortalsContext
from rules.immortals.components.tower import drop, inside
from tests.immortals.small import game

DROPS = 600


def tower(model: str, seed: str, seats: int = 3) -> ImmortalsContext:
    ctx = game(seats, tower=model)
    ctx.state.seed, ctx.state.drawn = f"tower:{seed}", 0
    return ctx


def stirred(thrown: int) -> float:
    """The chance that a stuck cube is freed by so many, as the sheet has it."""
    return 1 - (19 / 20) ** thrown


def close(found: int, tries: int, chance: float) -> bool:
    """Within four standard deviations."""
    return abs(found - tries * chance) <= 4 * sqrt(tries * chance * (1 - chance)) + 1


@pytest.mark.parametrize(
    ("thrown", "printed"), [(1, 0.050), (4, 0.185), (8, 0.337), (12, 0.460), (20, 0.642), (45, 0.901)]
)
def test_standard_frees_stuck_cubes_as_the_table_says(thrown: int, printed: float) -> None:
    assert abs(stirred(thrown) - printed) < 0.0005
    ctx = tower("standard", f"free{thrown}")
    freed = 0
    for _ in range(DROPS // 10):
        ctx.state.tower = [[0, 20, 0, 0]]
        freed += drop(ctx, [thrown, 0, 0, 0])[1]
    assert close(freed, DROPS * 2, printed)


def test_standard_lets_two_of_three_thrown_cubes_fall() -> None:
    ctx = tower("standard", "fall")
    fallen = sum(drop(ctx, [8, 0, 0, 0])[0] for _ in _emptied(ctx, DROPS // 4))
    assert close(fallen, DROPS * 2, 2 / 3)


def _emptied(ctx: ImmortalsContext, times: int) -> Iterator[None]:
    for _ in range(times):
        ctx.state.tower = [[0] * (ctx.state.seats + 1)]
        yield


@pytest.mark.parametrize(("seats", "kept", "deviation"), [(3, 10.3, 2.6), (4, 12.7, 2.9), (5, 15.0, 3.2)])
def test_standard_keeps_a_third_of_the_first_drop(seats: int, kept: float, deviation: float) -> None:
    ctx = tower("standard", f"first{seats}", seats)
    stuck = []
    for _ in _emptied(ctx, 200):
        drop(ctx, [7] * seats + [10])
        stuck.append(sum(inside(ctx.state.tower)))
    mean = sum(stuck) / len(stuck)
    spread = sqrt(sum((count - mean) ** 2 for count in stuck) / len(stuck))
    assert abs(mean - kept) < 4 * deviation / sqrt(len(stuck))
    assert abs(spread - deviation) < 0.6


@pytest.mark.parametrize(("thrown", "held"), [(4, 7.2), (8, 7.9), (12, 8.7), (20, 10.4), (45, 16.7)])
def test_standard_holds_so_many_in_the_long_run(thrown: int, held: float) -> None:
    ctx = tower("standard", f"long{thrown}")
    counts = []
    for _ in range(330):
        drop(ctx, [thrown, 0, 0, 0])
        counts.append(sum(inside(ctx.state.tower)))
    assert abs(sum(counts[30:]) / 300 - held) < 0.8


def test_standard_draws_in_the_printed_order() -> None:
    """Owners in seat order, inhabitants last; of each first the stuck cubes, then the thrown ones."""
    ctx = tower("standard", "order")
    ctx.state.tower, thrown = [[2, 0, 1, 1]], [1, 3, 0, 2]
    fell = drop(ctx, thrown)
    dice, expected = Dice("tower:order"), []
    for stuck, cubes in zip([2, 0, 1, 1], thrown, strict=True):
        freed = sum(dice.below(20**6) < 20**6 - 19**6 for _ in range(stuck))
        expected.append(freed + sum(dice.below(3) < 2 for _ in range(cubes)))
    assert fell == expected and ctx.state.drawn == dice.drawn


@pytest.mark.parametrize("thrown", [59, 60, 130])
def test_standard_holds_for_more_cubes_than_one_draw_has_room_for(thrown: int) -> None:
    ctx = tower("standard", f"many{thrown}")
    freed = 0
    for _ in range(60):
        ctx.state.tower = [[0, 20, 0, 0]]
        freed += drop(ctx, [thrown, 0, 0, 0])[1]
    assert close(freed, 1200, stirred(thrown))


@pytest.mark.parametrize("thrown", [1, 8, 45])
def test_flat_frees_one_in_three_whatever_is_thrown(thrown: int) -> None:
    ctx = tower("flat", f"flat{thrown}")
    freed = fallen = 0
    for _ in range(DROPS // 10):
        ctx.state.tower = [[0, 20, 0, 0]]
        fell = drop(ctx, [thrown, 0, 0, 0])
        freed, fallen = freed + fell[1], fallen + fell[0]
    assert close(freed, DROPS * 2, 1 / 3)
    assert close(fallen, DROPS // 10 * thrown, 2 / 3)


def test_shelves_keep_about_eight_of_the_first_45() -> None:
    ctx = tower("shelves", "first", 5)
    stuck = []
    for _ in range(60):
        ctx.state.tower = [[0] * 6, [0] * 6]
        drop(ctx, [7] * 5 + [10])
        stuck.append(sum(inside(ctx.state.tower)))
    assert 7 < sum(stuck) / len(stuck) < 9


@pytest.mark.parametrize("thrown", [4, 20])
def test_shelves_hold_about_twelve_in_the_long_run_whatever_is_thrown(thrown: int) -> None:
    ctx = tower("shelves", f"long{thrown}")
    counts = []
    for _ in range(200):
        drop(ctx, [thrown, 0, 0, 0])
        counts.append(sum(inside(ctx.state.tower)))
    assert 10 < sum(counts[60:]) / 140 < 14


@pytest.mark.parametrize("model", ["standard", "flat", "shelves"])
def test_no_cube_is_lost_and_the_same_seed_falls_the_same(model: str) -> None:
    falls = []
    for _ in range(2):
        ctx = tower(model, "same")
        everything = [0, 0, 0, 0]
        fell: list[list[int]] = []
        for n in range(1, 30):
            thrown = [n % 3, n % 5, 1, n % 2]
            fell.append(drop(ctx, thrown))
            everything = [a + b - c for a, b, c in zip(everything, thrown, fell[-1], strict=True)]
            assert inside(ctx.state.tower) == everything and min(everything) >= 0
        falls.append(fell)
    assert falls[0] == falls[1]
