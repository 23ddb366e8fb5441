"""Mistakes in the data files of Dwar7s Fall."""

from rules.dwar7s.components.data import Box
from tests.contract.mistakes import File

BASE = [
    ("actions = 3 #", "# actions = 3", "actions: is missing"),
    ("dwarves = 7", 'dwarves = "7"', "dwarves: Input should be a valid integer"),
    ("dwarves = 7", "dwarves = 4", "a task needs more than 4 dwarves"),
    ("hand_limit = 9", "hand_limit = 8", "9 kingdoms do not fit into a hand of 8"),
    ('{ id = "tavern",       terrain = "dwarf"', '{ id = "tavern", terrain = "ogre"',
     "kingdoms[5] (tavern).terrain: "),
    ('task = "trade"', 'task = "hire"', "kingdoms must have exactly one card with the task hire"),
    ('gem = "ruby", amount = 1', 'gem = "ruby"',
     "kingdoms[4] (ruby_mine): a mine, and nothing else, has a gem and an amount of it"),
    (', stops = "mines"', "", "kingdoms[7] (dragon): a monster, and nothing else, stops something"),
    ("spaces = 4, needed = 3, points = 3", "spaces = 2, needed = 3, points = 3",
     "kingdoms[4] (ruby_mine): needs 3 dwarves, but has 2 spaces"),
    ('["north", "east", "west"], gem = "ruby"', '["north", "east", "north"], gem = "ruby"',
     "kingdoms[4] (ruby_mine): has two walls on one edge"),
    ('["north", "east", "west"], gem = "ruby"', '[], gem = "ruby"', "kingdoms[4] (ruby_mine).walls: "),
    ('["north", "east", "west"], gem = "ruby"', '["north", "east", "south", "west"], gem = "ruby"',
     "kingdoms[4] (ruby_mine).walls: "),
    ('id = "ruby",    copies', 'id = "pearl", copies', "gems[3] (pearl).id: "),
    ('id = "ruby",    copies', 'id = "amber", copies', "gems: row 3 repeats the id 'amber' of row 1"),
    ("cost = { ruby = 1, amber = 3 }", "cost = { ruby = 1, pearl = 3 }", "trades[3] (honey).cost.pearl"),
    ("cost = { ruby = 1, amber = 3 }", "cost = { ruby = 7 }",
     "there are not enough gems to pay for honey"),
    ('  { id = "ruby",    copies = 6,  points = 3 },', "", "gems has no ruby"),
    ("needs = { emerald = 5 }", "needs = { }", "secrets[6] (mage).needs: "),
    ('id = "thief",      copies = 3', 'id = "thief", copies = 0', "ogres[4] (thief).copies: "),
]  # fmt: skip
ENOUGH = [
    ("dwarves = 7", "dwarves = 5"),
    ("cost = { ruby = 1, amber = 3 }", "cost = { ruby = 6 }"),
]
FILES = {
    "dwar7s/base.toml": File(Box, BASE, ENOUGH),
}
