"""The effect of each choice, in a few words beside its name. It tells only what its reader sees anyway."""

from rules.core.play.effects import effects_by_kind
from rules.kemet.components.placing import OCCASIONS
from rules.kemet.effects import actions, numbers, pieces, zones

THINGS = {
    "tile": pieces.tile,
    "beast": pieces.beast,
    "put": pieces.beast,
    "swap": pieces.beast,
    "goes": pieces.goes,
    "divine": pieces.divine,
    "battle": pieces.battle,
    "space": actions.space,
    "token": actions.silver,
    "will": actions.will,
    "pyramid": actions.pyramid,
    "level": actions.level,
    "colour": pieces.colour,
    "city": pieces.city,
    "levels": pieces.levels,
    "land": zones.step,
    "port": zones.step,
    "teleport": zones.step,
    "card": zones.step,
    "far": zones.step,
    "step": zones.pausing,
    "after": zones.after,
    "offering": zones.offering,
    "delta": zones.delta,
    "place": zones.destiny,
}
ASKED = {
    "districts": {"zone": pieces.start},
    "found.zone": {"zone": pieces.site},
    "hand": {"pyramid": actions.free_level},
    "twin": {"space": actions.twin},
    "move": {"zone": zones.setting_out},
    "put": {"zone": zones.nest},
    "battles": {"zone": zones.recruited},
    "diversion": {"zone": zones.diversion},
    "retreat": {"zone": zones.fled},
    "rain": {"zone": zones.rain},
    "units": {"number": numbers.setting_out},
    "take": {"number": numbers.joining},
    "leave": {"number": numbers.leaving},
    "veterans.prayers": {"number": numbers.praying},
    "veterans.cards": {"number": numbers.drawing},
    "recruit": {"zone": numbers.mustered},
    **{f"place.{why}": {"zone": numbers.mustered} for why in OCCASIONS},
}
effects = effects_by_kind("kemet", THINGS, ASKED)
