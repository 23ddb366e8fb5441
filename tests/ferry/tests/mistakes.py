"""Mistakes in the data file of the ferry."""

from tests.contract.mistakes import File
from tests.ferry.rules.components.data import Data

BASE = [
    ('id = "load_2"', 'id = "load_1"', "crates: row 1 repeats the id 'load_1' of row 0"),
    ("hand = 3", "", "hand: is missing"),
    ("short = 2", "short = 2.5", "rounds.short: Input should be a valid integer"),
]
FILES = {"base.toml": File(Data, BASE)}
