"""The cube tower (sheet section 8): what is thrown in, what falls out, what stays.

Cubes are counted by owner, the seats first and the inhabitants last. Chance is exact: integers from the
game's dice in a fixed order, so that a game can be verified draw by draw once its seed is known.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.immortals.components.data import DATA
from rules.immortals.components.state import ImmortalsContext

LIMIT = 1 << 256  # the dice draw below it


def drop(ctx: ImmortalsContext, thrown: Sequence[int], *, told: str = "drop") -> list[int]:
    """Throw cubes in, at least one, and log it. Returns the cubes that fall out; all others stay inside."""
    fell = MODELS[ctx.state.model](ctx, thrown)
    ctx.state.changed += ["tower", "tray"]
    stuck = sum(inside(ctx.state.tower))
    ctx.log(f"immortals.log.{told}", thrown=sum(thrown), fallen=sum(fell), inside=stuck)
    return fell


def inside(tower: Sequence[Sequence[int]]) -> list[int]:
    """The cubes in the tower by owner."""
    return [sum(cubes) for cubes in zip(*tower, strict=True)]


def standard(ctx: ImmortalsContext, thrown: Sequence[int]) -> list[int]:
    """A thrown cube falls with one chance; each thrown cube may free each one inside."""
    return _independent(ctx, thrown, lambda: _stirred(ctx, sum(thrown)))


def flat(ctx: ImmortalsContext, thrown: Sequence[int]) -> list[int]:
    """A thrown cube falls with one chance, one inside with another, however many are thrown."""
    return _independent(ctx, thrown, lambda: _chance(ctx, DATA.tower.frees))


def _independent(ctx: ImmortalsContext, thrown: Sequence[int], freed: Callable[[], bool]) -> list[int]:
    """Count the cubes that fall by owner: those inside, then those thrown in, each for itself."""
    [held] = ctx.state.tower
    fell = []
    for owner, count in enumerate(thrown):
        loose = sum(freed() for _ in range(held[owner]))
        fallen = sum(_chance(ctx, DATA.tower.falls) for _ in range(count))
        held[owner] += count - fallen - loose
        fell.append(loose + fallen)
    return fell


def _chance(ctx: ImmortalsContext, chance: tuple[int, int]) -> bool:
    return ctx.below(chance[1]) < chance[0]


def _stirred(ctx: ImmortalsContext, thrown: int) -> bool:
    """Draw whether a cube inside comes loose; each cube thrown in frees it with the same chance.

    One draw for as many cubes as the dice have room for, which is all of them in nearly every drop.
    """
    holds, of = DATA.tower.holds
    most = 1
    while most < thrown and of ** (most + 1) <= LIMIT:
        most += 1
    loose = ctx.below(of**most) < of**most - holds**most
    return loose or (thrown > most and _stirred(ctx, thrown - most))


def shelves(ctx: ImmortalsContext, thrown: Sequence[int]) -> list[int]:
    """Drop cubes one by one over shelves; on each a cube may stay, and frees others before it does."""
    falling = [owner for owner, count in enumerate(thrown) for _ in range(count)]
    ctx.shuffle(falling)
    fell = [0] * len(thrown)
    for owner in falling:
        _fall(ctx, owner, 0, fell)
    return fell


def _fall(ctx: ImmortalsContext, owner: int, shelf: int, fell: list[int]) -> None:
    """A cube comes to a shelf (behind the last one: to the tray)."""
    if shelf == len(ctx.state.tower):
        fell[owner] += 1
        return
    held = ctx.state.tower[shelf]
    for other, count in enumerate(list(held)):
        loose = sum(_chance(ctx, DATA.tower.shelf_frees) for _ in range(count))
        held[other] -= loose
        for _ in range(loose):
            _fall(ctx, other, shelf + 1, fell)
    if _chance(ctx, DATA.tower.shelf_passes):
        _fall(ctx, owner, shelf + 1, fell)
    else:
        held[owner] += 1


MODELS: Mapping[str, Callable[[ImmortalsContext, Sequence[int]], list[int]]] = {
    "standard": standard,
    "flat": flat,
    "shelves": shelves,
}
"""The values of the setting `tower`."""
