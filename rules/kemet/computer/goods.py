"""What tiles and pyramids are worth to the steady computer player: integers, 10 is about a fame point."""

from rules.core.decisions import Seat
from rules.kemet.components.data import DATA
from rules.kemet.components.prayers import level_sum
from rules.kemet.view import KemetView, home_zones

FAME, STRENGTH, CREATURE = 10, 4, 5
NEW_COLOUR = 4  # one more colour to buy from


def tile_gains(tile: str) -> dict[str, int]:
    """What each thing that a power tile gives is worth; `level` stands for all that no number says."""
    row = DATA.tiles[tile]
    power = row.power
    beast = DATA.beasts.get(tile)
    return {
        "beast": CREATURE + 2 * beast.strength + beast.damage + beast.movement if beast else 0,
        "fame": FAME * power.fame,
        "token": 7 if row.token else 0,
        "strength": STRENGTH * power.strength,
        "attack": 3 * power.attack_strength,
        "defend": 2 * power.defend_strength,
        "damage": 3 * power.damage,
        "defence": 2 * power.defence,
        "movement": 3 * power.movement,
        "initiative": 3 * power.initiative,
        "discount": 4 * power.discount,
        "pray": 3 * power.pray_prayers,
        "cheap": 3 * power.tile_discount,
        "recruits": 2 * power.recruits,
        "income": power.night_prayers,
        "reinforced": 2 * power.night_units,
        "levels": 3 * power.night_levels,
        "cards": power.night_cards,
        "more": 4 * power.day_prayers,
        "mercenaries": 3 * power.mercenaries,
        "limit": 4 * (power.troop_limit > 0),
        "level": row.level,
    }


def tile_worth(tile: str) -> int:
    """What a power tile is worth."""
    return sum(tile_gains(tile).values())


def buy_worth(view: KemetView, seat: Seat, slot: str) -> int:
    """The best tile that the pyramid of a Buy slot gives; of a gold action, that any slot used gives."""
    return max(map(tile_worth, wares(view, seat, slot)), default=0)


def wares(view: KemetView, seat: Seat, slot: str) -> list[str]:
    """The tiles that the pyramid of a Buy slot gives; of a gold action, that any slot used gives."""
    god = view.gods[seat]
    colours = [god.slots[slot]] if slot in god.slots else list(god.slots.values())
    levels = {view.zones[zone].colour: view.zones[zone].level for zone in home_zones(view, seat)}
    return [
        tile
        for tile in view.tiles
        if (colour := DATA.tiles[tile].colour) in colours
        and DATA.tiles[tile].level <= min(levels[colour], god.prayers)
        and not any(DATA.tiles[tile].art == DATA.tiles[owned].art for owned in god.tiles)
    ]


def raises(view: KemetView, seat: Seat) -> dict[str, int]:
    """What raising each pyramid of the city is worth, as far as prayer points go."""
    god = view.gods[seat]
    owned = {view.zones[zone].colour for zone in home_zones(view, seat)}
    worths = {}
    for zone in home_zones(view, seat):
        level = view.zones[zone].level
        if level == DATA.pyramid_levels or view.zones[zone].controller != seat:
            continue
        if not level and owned >= {*view.colours}:
            continue
        reached = highest(level, god.prayers)
        if reached > level:
            fame = FAME if reached == DATA.pyramid_levels else 0
            worths[zone] = 2 * reached + fame + (1 if level else NEW_COLOUR)
    return worths


def highest(level: int, prayers: int) -> int:
    """The level to which a pyramid can be raised for so many prayer points."""
    reached = level
    while reached < DATA.pyramid_levels and level_sum(level, reached + 1) <= prayers:
        reached += 1
    return reached
