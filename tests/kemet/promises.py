"""Checks of what the coach of Kemet promises: see `tests/contract/promises.py`."""

from collections.abc import Iterator

from rules.core.text import bare
from rules.kemet.components.board import units_at
from tests.contract.truth import Case, Check, Pair
from tests.kemet.truth import recruit
from tests.kemet.truth_tools import before, mine


def prayed(case: Case) -> Iterator[Pair]:
    """The prayer points before and after."""
    yield case.args["prayers"], before(case).prayers
    yield case.args["later"], mine(case).prayers


def levelled(case: Case) -> Iterator[Pair]:
    """The level that is reached."""
    zones = {zone: pyramid.level for zone, pyramid in case.before.state.pyramids.items()}
    now = case.after.state.pyramids
    yield [case.args["level"]], [now[zone].level for zone in now if now[zone].level != zones.get(zone, 0)]
    yield case.args["prayers"], before(case).prayers


def placed(case: Case) -> Iterator[Pair]:
    """The units that stand in the zone then."""
    zone = bare(str(case.args["zone"]))
    there = int(str(case.args.get("units", 0))) + int(str(case.args.get("most", case.args["count"])))
    if case.after.state.battle is None:
        yield there, units_at(case.after.state, zone, case.seat)


def recalled(case: Case) -> Iterator[Pair]:
    """The prayer points that it brings, and those in hand."""
    yield case.args["prayers"], before(case).prayers
    yield case.args["gain"], mine(case).prayers - before(case).prayers


def bought(case: Case) -> Iterator[Pair]:
    """Compare what the seat has when it buys the tile, and how big the biggest troops are."""
    state, god = case.before.state, before(case)
    troops = [troop for troops in state.troops.values() for troop in troops]
    own = [troop.units for troop in troops if troop.seat == case.seat]
    others = [troop.units for troop in troops if troop.seat != case.seat]
    yield (case.args["prayers"], case.args["supply"]), (god.prayers, god.supply)
    yield (case.args["units"], case.args["enemies"]), (max(own, default=0), max(others, default=0))


PROMISED: dict[str, Check] = {
    **dict.fromkeys(("pray.tile", "pray.units"), prayed),
    "recruit": recruit,
    **dict.fromkeys(("tile.strength", "tile.attack", "tile.recruits", "tile.fame"), bought),
    "level.fame": levelled,
    "level.tiles": levelled,
    "place.empty": placed,
    "place.free": placed,
    "after.recall": recalled,
}
