"""Mistakes in the data files of Bellum Magica."""

from rules.bellum.components.data import Box
from tests.contract.mistakes import File

BASE = [
    ('"goblin_2",  deck', '"goblin_1",  deck', "creatures: row 1 repeats the id 'goblin_1' of row 0"),
    ("shield = 1, loot = { barrel = 1 }", "sheild = 1, loot = { barrel = 1 }", "places[0] (tavern)."),
    ("loot = { barrel = 1 }", "loot = { beer = 1 }", "places[0] (tavern).loot: 'beer' is none of"),
    ("loot = { barrel = 1 }", "loot = { barrel = 0 }", "places[0] (tavern).loot.barrel: "),
    ("barrel = 10, shield", "shield", "tokens: must have exactly food, glyph, barrel, shield"),
    ("farms = { 2 = 3, 3", "farms = { 3", "farms: must have exactly 2, 3, 4, 5"),
    ("max_days = 60", "", "max_days: is missing"),
    ("max_days = 60", "max_days = 60.0", "max_days: Input should be a valid integer"),
    ("5 = 7 }\nvillages", "5 = 8 }\nvillages", "7 farms, but 8 are needed"),
    ("goblins_each = 2", "goblins_each = 3", "10 goblins, but 15 are needed"),
    ('{ id = "ember_hold",   shield = 2, left = "1M 2F 3F 4F 5FF", right = "2S 3T 4S 5SS 6S" },', "",
     "4 castles, but 5 are needed"),
    ("display = 2", "display = 21", "20 super evil creatures, but 21 are needed"),
    ("display = 2", "display = 47", "46 evil creatures, but 47 are needed"),
    ("villages = { 2 = 3, 3", "villages = { 2 = 8, 3", "7 villages, but 8 are needed"),
    ("chests_to_end = 10", "chests_to_end = 51", "50 chests, but 51 are needed"),
    ('kind = "tavern"', 'kind = "farm"', "0 taverns, but there is exactly 1"),
    ("castles = [", "castles = [,", "Invalid value (at line 24, column 12)"),
]  # fmt: skip
ENOUGH = [
    ("display = 2", "display = 20"),
    ("chests_to_end = 10", "chests_to_end = 50"),
]
FILES = {
    "bellum/base.toml": File(Box, BASE, ENOUGH),
}
