"""Reasons for the answers of the set-up, and for the colour of a pyramid."""

from collections.abc import Sequence

from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.asking import chosen_of
from rules.core.play.planning import Facts, because
from rules.core.text import Text, bare
from rules.kemet.components.data import DATA
from rules.kemet.components.map import city_named, neighbours, temples_in_play
from rules.kemet.components.map import districts as homes
from rules.kemet.components.prayers import levels_price, tile_price
from rules.kemet.effects import actions
from rules.kemet.view import KemetView, own_troops


def city(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the city: any is good; name its nearest temple and the way there."""
    return because("kemet.coach.city", city=chosen_of(answer), **_temple(view, bare(chosen_of(answer))))


def _temple(view: KemetView, city: str) -> Facts:
    """The temple nearest to a city, and the moves that lead there."""
    seats, moves = len(view.gods), 0
    zones: Sequence[str] = homes(city_named(city))[:1]
    temples = temples_in_play(seats)
    while not any(zone in temples for zone in zones):
        zones = [*dict.fromkeys(near for zone in zones for near in neighbours(zone, seats))]
        moves += 1
    return {"zone": f"zone:{min(zone for zone in zones if zone in temples)}", "moves": moves}


def districts(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the districts: any two will do; from both it is as far to the nearest temple."""
    near = _temple(view, view.gods[seat].city)
    return because("kemet.coach.districts", units=DATA.start_units, **near)


def levels(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the division of levels: many colours, or a high pyramid."""
    god = view.gods[seat]
    if chosen_of(answer) == "levels:three":
        small = [tile_price(god, name) for name, tile in DATA.tiles.items() if tile.level == 1]
        return because(
            "kemet.coach.levels.three",
            cost=DATA.start_levels * min(small),
            count=DATA.start_levels,
            prayers=god.prayers,
        )
    before = DATA.start_level_most
    level = actions.highest(god, before)
    cost = levels_price(god, before, level)
    return because("kemet.coach.levels.two", level=level, cost=cost, prayers=god.prayers)


def found(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the district chosen for the first pyramids."""
    zone = chosen_of(answer)
    troop = own_troops(view, seat).get(bare(zone))
    if troop is None:
        return because("kemet.coach.found.empty", zone=zone)
    return because("kemet.coach.found.troop", zone=zone, units=troop.units, cost=DATA.teleport)


def colour(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the colour by its tiles, and by who else can buy them."""
    name = bare(chosen_of(answer))
    places = [place for place in view.zones.values() if place.level and place.colour == name]
    others = sorted({place.controller for place in places if place.controller is not None} - {seat})
    sellers = [f"seat:{other}" for other in others]
    return because(f"kemet.coach.colour.{name}", others=len(others), sellers=sellers)
