"""Mistakes in the data files of Kemet."""

from rules.kemet.components.data import Box
from rules.kemet.components.map import Chart
from tests.contract.mistakes import File

BASE = [
    ("prayers_start = 7", "", "prayers_start: is missing"),
    ("prayers_start = 7", "prayers_start = 7.5", "prayers_start: Input should be a valid integer"),
    ("pyramids = { 2 = 2, 3", "pyramids = { 3", "pyramids: must have exactly 2, 3, 4, 5"),
    ("5 = 3 }", "5 = 4 }", "3 Buy slots, but 4 are needed"),
    ('"carnage",            colour', '"portal", colour', "tiles: row 7 repeats the id 'portal' of row 5"),
    ("power = { damage = 1 }", "power = { dammage = 1 }", "tiles[5] (carnage).power.dammage: unknown"),
    ("power = { damage = 1 }", "power = { damage = -1 }", "tiles[5] (carnage).power.damage: Input"),
    ('level = 1, timing = ["buy"], power = { tile_discount = 1 } }', "level = 5 }", "tiles[34] (priest"),
    ('{ id = "sphinx",             strength = 2 },', "",
     "creatures and their tiles do not agree: sphinx"),
    (', special = "stone_barrier"', "",
     "special battle cards and their tiles do not agree: stone_barrier"),
    ('"divine_will",          colour = "sapphire", level = 4, timing = ["gold"], token = "gold"',
     '"divine_will", colour = "sapphire", level = 4, timing = ["gold"]',
     "gold tokens and their tiles do not agree: divine_will"),
    ("copies = 5, cost = 0", "copies = 4, cost = 0", "5 diversion cards are needed"),
    ('cost = 0, timing = "reaction"', 'cost = 0, timing = "night"', "divine[0] (diversion).timing: "),
    ("strength = 5, loss = 2", "loss = 2", "battle[0] (sacrificial_charge).strength: is missing"),
]  # fmt: skip
MAP = [
    ('west_quay = ["temple_medium"]', 'west_quay = ["temple_large"]', "there is no zone 'temple_large'"),
    ('west_quay = ["temple_medium"]', 'west_quay = ["horus_front"]', "land: west_quay and horus_front"),
    ('east_pass = ["sanctuary"]', 'east_pass = ["east_pass"]', "land: east_pass and east_pass"),
    ('"horus_d3",      kind = "district", city = "horus"',
     '"horus_d3", kind = "district", city = "sobek"',
     "horus: a city has three districts"),
    ('3 = ["east_bank"]', '3 = ["west_bank"]', "storms.3[0]: Input should be"),
    ('3 = ["east_bank"]', "", "storms: must have exactly 2, 3, 4, 5"),
    ('"west_quay",     kind = "desert"', '"west_quay", kind = "desert", city = "anubis"',
     "zones[21] (west_quay): districts and military ports"),
    ("obelisk = true, prayers = 3", "obelisk = true", "zones[23] (temple_medium): temples, and"),
]  # fmt: skip
FILES = {
    "kemet/base.toml": File(Box, BASE),
    "kemet/map.toml": File(Chart, MAP),
}
