"""Gains and costs of the actions of a turn."""

from collections.abc import Iterable

from rules.core.decisions import Decision, Seat
from rules.core.text import Text
from rules.kemet.components.data import DATA
from rules.kemet.components.powers import LOCAL_RECRUITMENT, may_own, movement, owns, power
from rules.kemet.components.prayers import fitting, levels_price, price, teleport_price, tile_price
from rules.kemet.effects.pieces import NOTHING, kept, says
from rules.kemet.view import GodView, KemetView, foreign, home_zones, own_troops


def space(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe an action's gain for the player whose board it is on."""
    action = DATA.spaces[name].action
    if action == "buy":
        return buy(view, decision.seat, name)
    return {"recruit": recruit, "move": move, "raise": raises, "pray": pray}[action](view, decision.seat)


def will(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe one of the two actions of Divine Will."""
    return {"recruit": recruit, "move": move}[name](view, decision.seat)


def recruit(view: KemetView, seat: Seat) -> Text:
    """Describe how many units can come, and their price; some are free."""
    god = view.gods[seat]
    free = power(god, lambda owned: owned.recruits)
    payable = god.prayers + power(god, lambda owned: owned.recruits + owned.discount)
    everywhere = own_troops(view, seat) if owns(god, LOCAL_RECRUITMENT) else ()
    zones = dict.fromkeys((*home_zones(view, seat), *everywhere))
    most = min(payable, god.supply, room(view, seat, zones))
    return says("kemet.effect.recruit", units=most, cost=price(god, max(0, most - free)), supply=god.supply)


def room(view: KemetView, seat: Seat, zones: Iterable[str]) -> int:
    """The room for the seat's units in these zones."""
    god, troops = view.gods[seat], own_troops(view, seat)
    limit = power(god, lambda owned: owned.troop_limit) or DATA.troop_limit
    return sum(limit - (troops[zone].units if zone in troops else 0) for zone in zones)


def move(view: KemetView, seat: Seat) -> Text:
    """Describe how far a troop goes without a creature."""
    god = view.gods[seat]
    return says("kemet.effect.move", moves=movement(god, []), cost=teleport_price(god), prayers=god.prayers)


def pray(view: KemetView, seat: Seat) -> Text:
    """The prayer points of the action."""
    god = view.gods[seat]
    gain = DATA.pray + power(god, lambda owned: owned.pray_prayers + owned.day_prayers)
    gain = fitting(god.prayers, gain)
    held = [zone for zone in home_zones(view, seat) if view.zones[zone].controller == seat]
    units = min(power(god, lambda owned: owned.pray_units), god.supply, room(view, seat, held))
    later = god.prayers + gain
    return says("kemet.effect.pray", gain=gain, prayers=later, most=DATA.prayers_most, units=units)


def twin(view: KemetView, decision: Decision, name: str) -> Text:
    """A Buy slot that Twin Ceremony opens again, for more."""
    return buy(view, decision.seat, name, DATA.tiles["twin_ceremony"].power.surcharge)


def buy(view: KemetView, seat: Seat, slot: str, surcharge: int = 0) -> Text:
    """The tiles that a Buy slot opens: how high they go, and the cheapest of those that are left."""
    god = view.gods[seat]
    again = surcharge > 0  # Twin Ceremony may buy a colour again
    tiles = wares(view, seat, slot, again=again)
    prices = [tile_price(god, tile, surcharge) for tile in tiles]
    cost = min(prices, default=0)
    facts = {"cost": cost, "prayers": god.prayers, "missing": max(0, cost - god.prayers)}
    level = max(reach(view, seat, slot, again=again).values(), default=0)
    closed = int(god.slots[slot] in god.bought)
    now = int(any(price <= god.prayers for price in prices))
    return says("kemet.effect.buy", level=level, tiles=len(tiles), now=now, closed=closed, **facts)


def reach(view: KemetView, seat: Seat, slot: str, *, again: bool) -> dict[str, int]:
    """The highest level that a Buy slot opens, by colour: by its own pyramid, and by those taken in other
    cities; `again`: also colours of which a tile was bought today.
    """
    god = view.gods[seat]
    levels: dict[str, int] = {}
    for zone, place in view.zones.items():
        opens = place.colour == god.slots[slot] or foreign(god, zone)
        if place.level and place.controller == seat and opens and (again or place.colour not in god.bought):
            levels[place.colour] = max(levels.get(place.colour, 0), place.level)
    return levels


def wares(view: KemetView, seat: Seat, slot: str, *, again: bool) -> list[str]:
    """The tiles that a Buy slot opens, whatever they cost."""
    levels = reach(view, seat, slot, again=again)
    god, rows = view.gods[seat], [DATA.tiles[tile] for tile in view.tiles]
    open_to = [row.id for row in rows if row.level <= levels.get(row.colour, 0)]
    return [tile for tile in open_to if may_own(view, god, tile)]


def payable(view: KemetView, seat: Seat, slot: str, surcharge: int = 0) -> list[str]:
    """The tiles that the seat can buy by a Buy slot now; with Twin Ceremony for so much more."""
    god = view.gods[seat]
    tiles = wares(view, seat, slot, again=surcharge > 0)
    return [tile for tile in tiles if tile_price(god, tile, surcharge) <= god.prayers]


def raises(view: KemetView, seat: Seat) -> Text:
    """Describe how high a pyramid can be raised, and the lowest price."""
    god = view.gods[seat]
    heights = [view.zones[zone].level for zone in home_zones(view, seat) if open_site(view, seat, zone)]
    costs = [levels_price(god, level, level + 1) for level in heights]
    best = max((highest(god, level) for level in heights), default=0)
    none = not costs or min(costs) > god.prayers
    return says(
        "kemet.effect.raise", level=0 if none else best, cost=min(costs, default=0), prayers=god.prayers
    )


def open_site(view: KemetView, seat: Seat, zone: str) -> bool:
    """Check whether the seat can raise a pyramid in its district, or build one, if it can pay."""
    place = view.zones[zone]
    if place.controller != seat:
        return False
    built = len(view.gods[seat].slots)
    return place.level < DATA.pyramid_levels if place.level else built < DATA.pyramids[len(view.gods)]


def highest(god: GodView, before: int) -> int:
    """The level that a pyramid can reach for the prayer points of a player."""
    reachable = range(before + 1, DATA.pyramid_levels + 1)
    return max((to for to in reachable if levels_price(god, before, to) <= god.prayers), default=before)


def pyramid(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the price of a pyramid's next level, and the highest level that can be paid."""
    if name in NOTHING:
        return kept(view, decision, name)
    god, before = view.gods[decision.seat], view.zones[name].level
    top = highest(god, before)
    costs = {"cost": levels_price(god, before, before + 1), "most": levels_price(god, before, top)}
    more = int(top > before + 1)
    return says("kemet.effect.pyramid", next=before + 1, level=top, more=more, **costs)


def free_level(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe Hand of God: it raises a pyramid by a level."""
    if name in NOTHING:
        return kept(view, decision, name)
    before = view.zones[name].level
    cost = levels_price(view.gods[decision.seat], before, before + 1)
    return says("kemet.effect.hand", level=before + 1, cost=cost)


def level(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the use of a level of a pyramid."""
    return says("kemet.effect.level", level=int(name))


def silver(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the silver token: one more action."""
    return says("kemet.effect.silver")
