"""Mistakes in the data files of Immortals."""

from rules.immortals.components.data import Box
from tests.contract.mistakes import File

BASE = [
    ("portals = 26", "", "portals: is missing"),
    ("portals = 26", "portals = -1", "portals: Input should be greater than 0"),
    ("rounds = { 3 = 7, ", "rounds = { ", "rounds: must have exactly 3, 4, 5"),
    ('{ id = "owlwatch"', '{ id = "grove"', "regions: row 6 repeats the id 'grove' of row 5"),
    ('"mossglade", "owlwatch", "treehome",', '"mossglade", "owlwatch",',
     "treehome and grove do not border on each other"),
    ('"mossglade", "owlwatch", "treehome",', '"mossglade", "owlwatch", "treehome", "oz",',
     "grove: there is no region 'oz'"),
    ('"grove", "heartwood", "treehome",', '"grove", "heartwood", "treehome", "grove",',
     "owlwatch names a neighbour twice"),
    ('home = "grove"', "", "tribes[0] (elves): light tribes, and no others, have a home region"),
    ('home = "grove"', 'home = "oz"', "elves: there is no region 'oz'"),
    ("groups = [10, 2]", "groups = [11, 2]", "a player may need 44 armies, but has 43"),
    ("groups = [9, 3]", "groups = []", "tribes[9] (trolls).groups: Tuple should have at least 1"),
    ('id = "trolls"\nrealm = "dark"', 'id = "trolls"\nhome = "saltmere"\nrealm = "light"',
     "5 dark tribes are needed"),
    ('deeds = [{ kind = "construct" }]', 'deeds = [{ kind = "constructs" }]',
     "actions[3] (construct).deeds[0].kind: "),
    ('{ kind = "transition", count = 5 }', '{ kind = "transition" }',
     "magics[0] (transition5).deeds[0]: transitions and draws, and nothing else, have a count"),
    ('{ kind = "first" }', '{ kind = "first", cost = { gold = 1 } }',
     "magics[1] (card_or_first): the card has the cost, its deeds have none"),
    ('tribe = "dark" }', 'tribe = "dark", magic = true }',
     "actions[7] (tribe_dark): its deeds are its own, a tribe's, or a magic card's"),
    ("capital = { built = 2, scored = 1 }", "", "pieces must be exactly portal, temple, capital"),
    ("falls = [2, 3]", "falls = [3, 3]", "tower.falls: a chance is below 1, not 3 of 3"),
    ("holds = [19, 20]", "holds = [21, 20]", "tower.holds: a chance is below 1, not 21 of 20"),
]  # fmt: skip
FILES = {
    "immortals/base.toml": File(Box, BASE),
}
