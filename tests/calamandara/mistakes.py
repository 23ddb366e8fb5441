"""Mistakes in the data files of Calamandara."""

from rules.calamandara.components.data import Box
from tests.contract.mistakes import File

BASE = [
    ("rows = 6 #", "# rows = 6", "rows: is missing"),
    ("insertions = 3 # in", 'insertions = "3" # in', "insertions: Input should be a valid integer"),
    ('columns = "abcde"', 'columns = "abcd"', "columns: "),
    ('columns = "vwxyz"', 'columns = "vwxye"', "a column of the central board is called like"),
    ("events_in_play = 24", "events_in_play = 22", "22 event cards cannot be dealt evenly to 3"),
    ('{ 2 = ["south", "north"]', '{ 2 = ["south", "south"]',
     "sides_used has no 2 sides for 2 travellers"),
    ('north = { first = [4, 4]', 'north = { first = [4, 5]', "sides.north.first"),
    ('id = "tower",     boards', 'id = "bridge",    boards', "symbols[4] (bridge).id: "),
    ('  { id = "tower",     boards = ["own"] },\n', "", "symbols must be the five of the rulebook"),
    ('"wing_cave",           shows = ["wing", "cave"]', '"wing_cave", shows = ["wing"]',
     "symbol_cards[6] (wing_cave).shows"),
    ('windows = { phase_3 = "own" }', "windows = { }", "memory[7] (passos_emprestados).windows: "),
    ('windows = { phase_3 = "own" }', 'windows = { phase_4 = "own" }',
     "memory[7] (passos_emprestados).windows.phase_4"),
    ('id = "folego", type = "hope", counter = 1', 'id = "folego", type = "hope", counter = 0',
     "events[6] (folego): does nothing"),
    ('id = "folego"', 'id = "alvorada"', "events: row 6 repeats the id 'alvorada' of row 1"),
    ('{ who = "range", of = "board", low = 6,', '{ who = "range", low = 6,',
     "events[41] (desabamento).blocks[0]: range, fewest and most, and nobody else, are measured"),
    ('{ who = "range", of = "depot", low = 3,', '{ who = "range", of = "depot",',
     "events[19] (olho_dagua).blocks[0]: a range, and nothing else, has limits"),
    ("low = 1, high = 2,", "low = 3, high = 2,",
     "events[47] (chamado_do_inicio).blocks[0]: from 3 to 2 there is nothing"),
    ('{ who = "has", symbols = ["wing", "cave"],', '{ who = "has",',
     "events[26] (atalho).blocks[0]: has, and nothing else, names symbols"),
    ('do = "swap_symbols"', 'do = "swap"', "events[13] (reencontro).blocks[0].effects[0]"),
    ('do = "limit", what = "steps", n = 1', 'do = "limit", what = "steps", n = 0',
     "events[45] (cansaco).blocks[0].effects[0].limit.n: Input should be greater than 0"),
    ("turvo = { hope = 12, fear = 12", "turvo = { hope = 12, fear = 11",
     "12 and 11 are not 24 event cards"),
    ('"cansaco", type = "fear"', '"cansaco", type = "hope"', "there are no 1 Hope and 23 Fear cards"),
    ("fears = [16, 0,", "fears = [16, 24,", "a mix without a Hope card"),
    ("counters = [8, 1,", "counters = [8, 18,", "the counter ends at 16, below 18"),
    ("ruina = { hope = 10, fear = 14, counter = 10 }", "ruina = { hope = 10, fear = 14, counter = 17 }",
     "the counter ends at 16, below 17"),
    ("aura  = {", "# aura = {", "aura is missing"),
    ("west  = {", "# west = {", "west is missing"),
]  # fmt: skip
FILES = {
    "calamandara/base.toml": File(Box, BASE),
}
