"""Fame points, permanent and temporary, and the end of the game (rules R13, R49, ruling A66)."""

from collections.abc import Mapping

from rules.core.decisions import Seat
from rules.core.flow import Result
from rules.core.text import Text
from rules.kemet.components.board import controller
from rules.kemet.components.data import DATA
from rules.kemet.components.map import temples_in_play
from rules.kemet.components.state import KemetContext, KemetState


def temples_of(state: KemetState, seat: Seat) -> list[str]:
    """The temples that a seat controls, the Delta included."""
    return [zone for zone in temples_in_play(state.seats) if controller(state, zone) == seat]


def sources(state: KemetState) -> dict[str, Seat]:
    """The zones that give temporary fame and who has it: temples, and districts with a pyramid of level 4."""
    high = [zone for zone, pyramid in state.pyramids.items() if pyramid.level == DATA.pyramid_levels]
    held = {zone: controller(state, zone) for zone in (*temples_in_play(state.seats), *high)}
    return {zone: seat for zone, seat in held.items() if seat is not None}


def fame(state: KemetState) -> list[dict[str, int]]:
    """The fame of each seat by kind: `battle`, `divine` (both permanent), `temple`, `pyramid` (temporary)."""
    by_seat = [{**god.fame, "temple": 0, "pyramid": 0} for god in state.gods]
    for zone, seat in sources(state).items():
        by_seat[seat]["pyramid" if zone in state.pyramids else "temple"] += 1
    return by_seat


def totals(state: KemetState) -> list[int]:
    """All fame of each seat."""
    return [sum(kinds.values()) for kinds in fame(state)]


def award(ctx: KemetContext, seat: Seat, kind: str, count: int = 1) -> None:
    """Give permanent fame: `battle` or `divine`."""
    if count:
        ctx.state.gods[seat].fame[kind] += count
        ctx.state.changed.append(f"fame:{seat}")
        key = "kemet.log.reward" if kind == "battle" else "kemet.log.fame"
        ctx.log(key, seat=f"seat:{seat}", fame=[f"fame:{kind}"] * count)


def tell_temporary(ctx: KemetContext) -> None:
    """Log the temples and high pyramids that have changed hands since the last time (rule R27)."""
    state = ctx.state
    before, now = state.told, sources(state)
    state.told = now
    gone = {zone: seat for zone, seat in before.items() if now.get(zone) != seat}
    come = {zone: seat for zone, seat in now.items() if before.get(zone) != seat}
    for key, zones in (("kemet.log.fame.lost", gone), ("kemet.log.fame", come)):
        for seat in state.order:
            kinds = [_kind(state, zone) for zone, by in zones.items() if by == seat]
            if kinds:
                state.changed.append(f"fame:{seat}")
                ctx.log(key, seat=f"seat:{seat}", fame=kinds)


def _kind(state: KemetState, zone: str) -> str:
    return "fame:pyramid" if zone in state.pyramids else "fame:temple"


def leads(state: KemetState, seat: Seat) -> bool:
    """Check whether the seat has enough fame to win and nobody has more (rule R13, ruling A7)."""
    points = totals(state)
    return points[seat] >= DATA.fame_to_win and points[seat] == max(points)


def result(ctx: KemetContext, winner: Seat) -> Result:
    """The end: the winner first, the others by their fame."""
    state = ctx.state
    state.phase = "over"
    by_seat, points = fame(state), totals(state)
    sheet: Mapping[str, tuple[int, ...]] = {
        kind: tuple(kinds[kind] for kinds in by_seat) for kind in by_seat[0]
    }
    why = Text(key="kemet.over.fame", args={"seat": f"seat:{winner}", "fame": points[winner]})
    return Result(places=ranks(points, winner), sheet={**sheet, "total": tuple(points)}, why=why)


def ranks(points: list[int], winner: Seat) -> tuple[int, ...]:
    """Places by seat; equal fame shares a place behind the winner."""
    others = [each for seat, each in enumerate(points) if seat != winner]
    return tuple(
        1 if seat == winner else 2 + sum(other > each for other in others) for seat, each in enumerate(points)
    )
