"""Worths of tiles and pyramids for the steady computer player: integers, 10 is about a fame point."""

from collections.abc import Mapping

from rules.core.decisions import Seat
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, DELTA, temples_in_play
from rules.kemet.components.powers import power
from rules.kemet.components.prayers import fitting
from rules.kemet.effects.actions import highest, open_site, payable
from rules.kemet.view import KemetView, home_zones, own_troops

FAME, STRENGTH, CREATURE = 10, 4, 5
NEW_COLOUR = 4  # one more colour to buy from


# The number of a tile's `Power` that says how much of it there is.
NUMBERS: Mapping[str, str] = {
    "fame": "fame",
    "strength": "strength",
    "attack": "attack_strength",
    "defend": "defend_strength",
    "damage": "damage",
    "defence": "defence",
    "movement": "movement",
    "initiative": "initiative",
    "discount": "discount",
    "pray": "pray_prayers",
    "cheap": "tile_discount",
    "recruits": "recruits",
    "income": "night_prayers",
    "reinforced": "night_units",
    "levels": "night_levels",
    "cards": "night_cards",
    "more": "day_prayers",
    "mercenaries": "mercenaries",
    "limit": "troop_limit",
}
EACH: Mapping[str, int] = {  # the worth of each of them, but for the limit
    "fame": FAME,
    "strength": STRENGTH,
    "attack": 3,
    "defend": 2,
    "damage": 3,
    "defence": 2,
    "movement": 3,
    "initiative": 3,
    "discount": 4,
    "pray": 3,
    "cheap": 3,
    "recruits": 2,
    "income": 1,
    "reinforced": 2,
    "levels": 3,
    "cards": 1,
    "more": 4,
    "mercenaries": 3,
}


def given(tile: str, gain: str) -> int:
    """The amount of a gain that a power tile gives; 0 if no number says so."""
    return int(getattr(DATA.tiles[tile].power, NUMBERS[gain])) if gain in NUMBERS else 0


def tile_gains(tile: str) -> dict[str, int]:
    """The worth of each gain from a power tile; `level` stands for all that no number says."""
    row = DATA.tiles[tile]
    beast = DATA.beasts.get(tile)
    return {
        "beast": CREATURE + 2 * beast.strength + beast.damage + beast.movement if beast else 0,
        "token": 7 if row.token else 0,
        **{gain: each * given(tile, gain) for gain, each in EACH.items()},
        "limit": 4 if given(tile, "limit") else 0,
        "level": row.level,
    }


def tile_worth(tile: str) -> int:
    """The worth of a power tile."""
    return sum(tile_gains(tile).values())


def buy_worth(view: KemetView, seat: Seat, slot: str, surcharge: int = 0) -> int:
    """The worth of the best tile that a Buy slot gives now; with Twin Ceremony, at a surcharge."""
    return max(map(tile_worth, payable(view, seat, slot, surcharge)), default=0)


def raises(view: KemetView, seat: Seat) -> dict[str, int]:
    """The worth of raising each pyramid of the city, as far as prayer points go."""
    worths = {}
    for zone in home_zones(view, seat):
        level = view.zones[zone].level
        reached = highest(view.gods[seat], level)
        if reached > level and open_site(view, seat, zone):
            fame = FAME if reached == DATA.pyramid_levels else 0
            worths[zone] = 2 * reached + fame + (1 if level else NEW_COLOUR)
    return worths


def dawn(view: KemetView, seat: Seat) -> int:
    """The prayer points of a player when the night is over, without a unit of the Delta given for more."""
    god, held = view.gods[seat], own_troops(view, seat)
    temples = [zone for zone in temples_in_play(len(view.gods)) if zone in held and zone != DELTA]
    coming = DATA.night_prayers + power(god, lambda tile: tile.night_prayers)
    coming += sum(CHART.zones[zone].prayers for zone in temples)
    return god.prayers + fitting(god.prayers, coming)


def from_the_delta(view: KemetView, seat: Seat) -> int:
    """The prayer points that a unit of the Delta Temple brings beyond those of the night."""
    return fitting(dawn(view, seat), CHART.zones[DELTA].prayers)
