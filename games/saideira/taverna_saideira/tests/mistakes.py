"""Mistakes in the data file of Last Call."""

from taverna_saideira.rules.components.data import Data
from tests.contract.mistakes import File

BASE = [
    ('id = "water_2"', 'id = "water_1"', "drinks: row 1 repeats the id 'water_1' of row 0"),
    ("pair = 7", "pear = 7", "company.pair: is missing (and 1 more)"),
    ("toast = 2", "toast = 0", "tricks.toast: Input should be greater than 0"),
    ("strength = 10", "strength = 10.5", "drinks[9] (rum_10).strength: Input should be a valid integer"),
    ('kind = "bard"', 'kind = "poet"', "guests[4] (bard).kind: "),
    ("rounds = 6", "rounds = 9", "8 drinks in a hand, but 9 are needed"),
    ("rounds = 6", "rounds = 8", "40 guests, but 49 are needed"),
    ("copies = 10", "copies = 6", "36 guests, but 37 are needed"),
    ("hand = 8", "hand = 10", "60 drinks, but 66 are needed"),
]
FILES = {"base.toml": File(Data, BASE)}
