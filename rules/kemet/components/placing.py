"""Placing units without a battle, and creatures that come into play (rule R19, ruling A13)."""

from collections.abc import Sequence
from typing import Literal, get_args

from rules.core.decisions import Seat, option
from rules.core.play.asking import pick
from rules.core.text import bare
from rules.kemet.components.asks import ask, things, zone_parts
from rules.kemet.components.board import controlled_homes, homes, muster, own_zones, room, send_home, troop_at
from rules.kemet.components.state import KemetContext, KemetState, Troop

Occasion = Literal["mercenaries", "pray", "enlistment", "battle", "conscription", "night"]
OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)
KEEP_OUT = option("zone", "none", key="kemet.option.put.none")


async def place(ctx: KemetContext, seat: Seat, why: Occasion, most: int, zones: Sequence[str]) -> int:
    """Up to `most` units from the seat's supply into these zones, within the troop limit; how many came.

    `why` names the question `kemet.ask.place.<why>`. Not asked where nothing can be placed.
    """
    state = ctx.state
    rooms = {zone: room(state, zone, seat) for zone in zones}
    most = min(most, state.gods[seat].supply, sum(max(0, space) for space in rooms.values()))
    if most <= 0:
        return 0
    parts = zone_parts(rooms, most)
    nobody = {part.id: 0 for part in parts}
    prompt = ask(f"place.{why}", most=most)
    answer = await ctx.split(seat, prompt, parts, least=0, most=most, default=nobody)
    state.changed.clear()
    placed = {bare(ident): units for ident, units in answer.items() if units}
    put_units(ctx, seat, placed)
    return sum(placed.values())


def put_units(ctx: KemetContext, seat: Seat, placed: dict[str, int]) -> None:
    """Move units from the seat's supply into these zones, and log it."""
    for zone, units in placed.items():
        muster(ctx.state, zone, seat, units)
        note_arrival(ctx.state, zone, seat)
        ctx.log("kemet.log.placed", units=units, seat=f"seat:{seat}", zone=f"zone:{zone}")


def note_arrival(state: KemetState, zone: str, seat: Seat) -> None:
    """Remember a troop that came to stand somewhere outside its own turn, for `offer_beasts`."""
    if state.turn is None or state.turn.seat != seat:
        state.arrived.append(zone)


def friendly_zones(state: KemetState, seat: Seat) -> list[str]:
    """The seat's troops, also a moving one, and its free districts (Enlistment, Reinforcements)."""
    passing = [state.march.zone] if state.march and state.march.seat == seat else []
    return list(dict.fromkeys([*passing, *own_zones(state, seat), *controlled_homes(state, seat)]))


def nests(state: KemetState, seat: Seat) -> list[str]:
    """The seat's districts in which a creature may come into play: with a troop of the seat without one."""
    troops = {zone: troop_at(state, zone, seat) for zone in homes(state, seat)}
    return [zone for zone, troop in troops.items() if troop and not troop.beasts]


def put_beast(ctx: KemetContext, seat: Seat, beast: str, zone: str) -> None:
    """A creature from the supply joins the troop in a zone."""
    ctx.state.gods[seat].beasts.remove(beast)
    troop = troop_at(ctx.state, zone, seat)
    assert troop is not None
    troop.beasts.append(beast)
    ctx.state.changed.append(f"zone:{zone}")
    ctx.log("kemet.log.put", beast=f"beast:{beast}", zone=f"zone:{zone}", seat=f"seat:{seat}")


async def keep_one_beast(ctx: KemetContext, seat: Seat) -> None:
    """Send all creatures of a troop but one back to the supply, as the owner says (ruling A63)."""
    for zone in own_zones(ctx.state, seat):
        troop = troop_at(ctx.state, zone, seat)
        assert troop is not None
        while len(troop.beasts) > 1:
            await _keep(ctx, zone, troop)


async def _keep(ctx: KemetContext, zone: str, troop: Troop) -> None:
    prompt = ask("keep", zone=f"zone:{zone}")
    kept = bare(await pick(ctx, troop.seat, prompt, things("beast", troop.beasts)))
    gone = [beast for beast in troop.beasts if beast != kept]
    troop.beasts[:] = [kept]
    ctx.state.changed.append(f"zone:{zone}")
    send_home(ctx, troop.seat, gone)


async def offer_beasts(ctx: KemetContext) -> None:
    """Let players put creatures where a troop reached their district outside their turn (ruling A13).

    A creature that returned to the supply meanwhile may join any troop there. In a player's own turn these
    are among the choices of the turn.
    """
    state = ctx.state
    arrived, returned = [*state.arrived], [*state.returned]
    state.arrived.clear()
    state.returned.clear()
    for seat in state.order:
        for beast in list(state.gods[seat].beasts):
            open_nests = [zone for zone in nests(state, seat) if beast in returned or zone in arrived]
            if open_nests:
                options = [KEEP_OUT, *things("zone", open_nests)]
                prompt = ask("put", beast=f"beast:{beast}")
                zone = bare(await pick(ctx, seat, prompt, options, default=KEEP_OUT.id))
                if zone != "none":
                    put_beast(ctx, seat, beast, zone)
