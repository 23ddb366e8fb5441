"""Handing out resources and chests, and what happens when they run out (sheet rulings R5 and R6)."""

from bisect import insort
from collections.abc import Mapping

from rules.bellum.components.data import RESOURCES, pieces
from rules.bellum.components.state import BellumContext, change, tray
from rules.core.decisions import Seat

# the kind that is drawn if the pile of the wanted one is empty (ruling R6)
INSTEAD: Mapping[str, tuple[str, ...]] = {
    "wooden": ("wooden", "metal", "golden"),
    "metal": ("metal", "wooden", "golden"),
    "golden": ("golden", "metal", "wooden"),
}


def give(ctx: BellumContext, seat: Seat, wanted: Mapping[str, int]) -> list[str]:
    """Give resources as far as the tray has any, and log what is missing, which is lost (ruling R5).

    Returns what was given as ids, one for each piece.
    """
    given = {name: min(wanted.get(name, 0), tray(ctx.state, name)) for name in RESOURCES}
    for name, count in given.items():
        if count:
            change(ctx.state, name, seat, count)
    missing = {name: wanted.get(name, 0) - given[name] for name in RESOURCES}
    if any(missing.values()):
        ctx.log("bellum.log.shortage", seat=f"seat:{seat}", missing=pieces(missing))
    return pieces(given)


def draw_chest(ctx: BellumContext, seat: Seat, kind: str, *, told: bool = False) -> None:
    """Draw a chest of this kind or the next one; the seat alone sees its value (ruling R6).

    `told`: the log has named its kind already.
    """
    state = ctx.state
    drawn = next((other for other in INSTEAD[kind] if state.piles[other]), None)
    if drawn is None:
        ctx.log("bellum.log.chest.none", seat=f"seat:{seat}")
        return
    if drawn != kind:
        ctx.log("bellum.log.chest.instead", chest=f"chest:{drawn}")
    value = ctx.take(state.piles[drawn])
    insort(state.lords[seat].chests[drawn], value)
    state.changed.append(f"{drawn}:{seat}")
    ctx.log_secret(
        [seat],
        "bellum.log.chest.value",
        None if told else "bellum.log.chest",
        secret=("value",),
        seat=f"seat:{seat}",
        chest=f"chest:{drawn}",
        value=value,
    )
