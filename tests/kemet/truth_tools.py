"""Tools that the checks of Kemet's lines share: the position before and after, zones, other players."""

from collections.abc import Iterator
from copy import deepcopy

from rules.core.decisions import Seat
from rules.core.flow import Argument
from rules.core.text import bare, ids
from rules.kemet.components import score
from rules.kemet.components.map import CHART, DELTA, SANCTUARY
from rules.kemet.components.routes import can_teleport, known_ways
from rules.kemet.components.state import God, KemetState, March, Troop
from rules.kemet.play.market import reach
from tests.contract.truth import Case, Pair

STEPS = ("step", "keep", "goes", "units", "take", "leave")


def mine(case: Case) -> God:
    """The seat's player now."""
    god: God = case.after.state.gods[case.seat]
    return god


def before(case: Case) -> God:
    """The seat's player before."""
    god: God = case.before.state.gods[case.seat]
    return god


def fact(case: Case, name: str) -> int:
    """A number of the line."""
    value = case.args[name]
    assert isinstance(value, int)
    return value


def costs(case: Case, kind: str) -> dict[str, int]:
    """The prices in the labels of what is offered now, by id."""
    found = case.after.pending.get(case.seat)
    options = getattr(found, "options", ())
    named = [option for option in options if option.id.startswith(f"{kind}:")]
    return {option.id: int(option.label.args.get("cost", 0)) for option in named}


def anyone(case: Case, *questions: str) -> Case:
    """Let everybody answer these questions; nobody flees from a battle."""
    return case.everybody(*questions, given={"diversion": ["zone:none"]})


# --- zones ------------------------------------------------------------------------------------------------


def here(state: KemetState, seat: Seat, zone: str) -> March:
    """A unit of the seat that begins a Move action in a zone."""
    return March(seat=seat, start=zone, zone=zone, units=1, beasts=[], left=1)


def by_land(state: KemetState, seat: Seat, zone: str) -> list[str]:
    """The zones outside cities to which a unit goes by land; out of a city also its front."""
    ways = [way.zone for way in known_ways(state, here(state, seat, zone)) if way.kind == "land"]
    inside = CHART.zones[zone].kind == "district"
    near = [CHART.zones[way] for way in ways]
    return [one.id for one in near if one.kind != "district" and (inside or one.city is None)]


def ground(case: Case, zone: str) -> Iterator[Pair]:
    """The gain from a zone, if a unit of the seat stood there alone."""
    state: KemetState = deepcopy(case.before.state)
    seat, said = case.seat, case.args
    state.march, state.troops[zone] = None, [Troop(seat, 1)]
    fame = score.sources(state).get(zone) == seat
    if said["ground"] == "plain":
        yield sorted(listed(said["near"])), sorted(ids("zone", by_land(state, seat, zone)))
        yield False, fame
        return
    yield said["ground"] in ("temple", "delta", "high"), fame
    if said["ground"] in ("temple", "delta"):
        yield said["ground"] == "delta", zone == DELTA
        yield said["prayers"], CHART.zones[zone].prayers
    if said["ground"] in ("high", "pyramid"):
        god = state.gods[seat]
        slot = next((slot for slot, colour in god.slots.items() if said["colour"] == f"colour:{colour}"), "")
        slot = slot or next(iter(god.slots))
        level = reach(state, seat, slot).get(bare(str(said["colour"])), 0)
        yield True, level >= fact(case, "level") == state.pyramids[zone].level
        yield True, can_teleport(state, here(state, seat, zone))
    yield said["ground"] == "sanctuary", zone == SANCTUARY


def listed(value: Argument) -> list[str]:
    """A list among the facts of a line."""
    assert isinstance(value, list)
    return value
