"""The components of Calamandara keep the counts, tables and constraints of rulebook and sheet."""

from collections import Counter

import pytest

from rules.calamandara.components.data import (
    CENTRE,
    CENTRE_STEP,
    DATA,
    SEATS,
    SIZE,
    SYMBOLS,
    Block,
    Choice,
    Effect,
    Event,
    Mix,
    central_name,
    own_name,
)

# --- boards (sheet section 2) -------------------------------------------------------------------------


def test_individual_boards_have_six_rows_of_five_and_the_central_one_five() -> None:
    own = {own_name((row, column)) for row in range(1, DATA.rows + 1) for column in range(SIZE)}
    central = {central_name((x, y)) for x in range(SIZE) for y in range(SIZE)}
    assert (len(own), len(central), len(own | central)) == (30, 25, 55)
    assert {own_name((1, 0)), own_name((6, 4))} <= own
    assert (own_name((3, 1)), central_name((4, 0)), central_name(CENTRE)) == ("B3", "Z1", "X3")


def test_the_gates_of_the_sheet() -> None:
    """Rule 2.4: gate of column c on each side."""
    for c in range(SIZE):
        gates = {side: rim.gate(c) for side, rim in DATA.sides.items()}
        assert gates == {"south": (c, 0), "west": (0, 4 - c), "north": (4 - c, 4), "east": (4, c)}
    expected = {"south": (0, 1), "west": (1, 0), "north": (0, -1), "east": (-1, 0)}
    assert {side: rim.inward for side, rim in DATA.sides.items()} == expected


def test_the_middle_gates_lead_straight_to_the_centre() -> None:
    for side, rim in DATA.sides.items():
        x, y = rim.gate(2)
        assert (x + 2 * rim.inward[0], y + 2 * rim.inward[1]) == CENTRE, side


def test_sides_are_used_clockwise() -> None:
    """Rule 2.4."""
    expected = {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}
    assert DATA.sides_used == expected


def test_step_values_end_in_the_centre() -> None:
    """Rule 2.5: six rows, outer ring, inner ring, Centre."""
    assert DATA.rows + SIZE // 2 + 1 == CENTRE_STEP


# --- numbers of the rules -----------------------------------------------------------------------------


def test_numbers_of_the_sheet() -> None:
    """Rules 4.4 to 4.8, 5.2, 6.6, 6.8, 8.4, 9.5."""
    assert (DATA.insertions, DATA.transmuted, DATA.steps, DATA.price) == (3, 3, 2, 2)
    assert (DATA.reserve_limit, DATA.hand_limit, DATA.fragments) == (8, 3, 4)
    assert (DATA.mountain_insertions, DATA.mountains_own, DATA.mountains_central) == (1, 4, 6)
    assert (DATA.counter_most, DATA.events_in_play, DATA.idle_rounds, DATA.turn_cap) == (16, 24, 2, 400)


def test_mountains_cannot_close_a_row() -> None:
    """Rule 6.9: a row of five cells never holds more than four Mountains."""
    assert DATA.mountains_own < SIZE


def test_reserves_at_the_start() -> None:
    """Rule 3.6."""
    expected = [{"footprint": 1}, {"footprint": 2}, {"footprint": 2, "wing": 1}, {"footprint": 3}]
    assert [Counter(reserve) for reserve in DATA.start_reserves] == expected


def test_where_symbols_may_be_inserted() -> None:
    """Rules 5.1 to 5.5."""
    assert {name: kind.boards for name, kind in DATA.symbols.items()} == {
        "footprint": ("own", "central"),
        "mountain": ("others", "central"),
        "wing": ("own",),
        "cave": ("own",),
        "tower": ("own",),
    }


# --- modes (rulebook, page 14) ------------------------------------------------------------------------


def test_modes_of_the_rulebook() -> None:
    assert DATA.modes == {
        "turvo": Mix(hope=12, fear=12, counter=12),
        "aura": Mix(hope=14, fear=10, counter=14),
        "ruina": Mix(hope=10, fear=14, counter=10),
    }


def test_event_cards_are_dealt_evenly() -> None:
    """Rulebook, pages 5 and 6: 12, 8 or 6 into each deck; sheet 8.7: decks of 32, 28 or 26 cards."""
    symbol_cards = sum(card.copies for card in DATA.symbol_cards.values())
    assert [DATA.events_in_play // seats for seats in SEATS] == [12, 8, 6]
    assert [DATA.events_in_play // seats + symbol_cards for seats in SEATS] == [32, 28, 26]


def test_a_mix_of_ones_own() -> None:
    """Sheet 8.3: 1 to 24 Hope cards, the others Fear, as far as there are any; counter 1 to 16."""
    assert DATA.mix(fear=16, counter=8) == Mix(hope=8, fear=16, counter=8)
    mixes = [DATA.mix(fear, DATA.custom.counters[0]) for fear in DATA.custom.fears]
    assert (min(mix.hope for mix in mixes), max(mix.hope for mix in mixes)) == (1, 24)
    assert (DATA.custom.fears[0], DATA.custom.counters[0]) == (16, 8)  # the sheet's "Brutal" is the usual one
    assert len(set(DATA.custom.fears)) == len(DATA.custom.fears)
    assert len(set(DATA.custom.counters)) == len(DATA.custom.counters)


# --- Symbol Cards and Memory Cards (tables 12.1 and 12.2) ---------------------------------------------


def test_twenty_symbol_cards_with_forty_symbols() -> None:
    cards = DATA.symbol_cards.values()
    assert {card.id: card.copies for card in cards} == {
        "footprint_footprint": 2,
        "footprint_mountain": 4,
        "footprint_wing": 3,
        "footprint_cave": 3,
        "footprint_tower": 4,
        "mountain_tower": 2,
        "wing_cave": 2,
    }
    assert sum(card.copies for card in cards) == 20
    shown = Counter(symbol for card in cards for symbol in card.shows for _ in range(card.copies))
    assert shown == {"footprint": 18, "mountain": 6, "wing": 5, "cave": 5, "tower": 6}
    assert [card for card in cards if "_".join(card.shows) != card.id] == []


def test_twelve_memory_cards_three_times() -> None:
    assert len(DATA.memory) == 12
    assert {card.copies for card in DATA.memory.values()} == {3}


def test_windows_of_memory_cards() -> None:
    assert {card.id: card.windows for card in DATA.memory.values()} == {
        "guardia_de_mourna": {"turn_start": "others", "before_phase_1": "others"},
        "terras_nomades": {"phase_2": "own"},
        "erronia_do_silencio": {"turn_start": "others", "event": "others", "before_phase_1": "others"},
        "pinturas_submersas": {"turn_start": "any", "phase_2": "own"},
        "maos_de_barro": {"event": "any"},
        "muralha_de_vento": {"event": "any", "turn_start": "others"},
        "veu_do_regente": {"event": "any", "turn_start": "others"},
        "passos_emprestados": {"phase_3": "own"},
        "sopro_de_uradova": {"phase_2": "own"},
        "raiz_na_pedra": {"phase_2": "own"},
        "pagina_rasgada": {"phase_2": "own"},
        "troca_de_sombras": {"phase_2": "own"},
    }
    expected = ["maos_de_barro", "muralha_de_vento", "veu_do_regente"]
    assert [card.id for card in DATA.memory.values() if card.always] == expected


# --- event cards (tables 12.3 and 12.4) ---------------------------------------------------------------

HOPE = """
o_grito_da_caverna -1 | all may: substitute(mountain -> wing+cave, supply)
alvorada -1 | all: acquire(1, footprint)
semente_de_luz -1 | all: acquire(1, any)
trilha_antiga -1 | all may: insert(footprint, own, supply)
companheiros_de_estrada -1 | step<=2: acquire(2, footprint)
pausa_do_dogma +0 | revealer: acquire(1, any)
folego +1
memoria_viva -1 | all: draw(1)
pagina_encontrada -1 | fewest(hand): draw(1)
torre_de_vigia -1 | all may: insert(tower, own, supply)
vento_favoravel -1 | all may: advance(1)
asas_de_papel -1 | all may: insert(wing, own, supply)
agua_limpa -1 | all: recover(2)
reencontro -1 | all may: swap_symbols()
ponte_de_vime -1 | all may: insert(footprint, central, reserve)
caminho_reto -1 | all may: move_symbol(footprint, own)
montanha_que_cede -1 | all may: discard_board(1, mountain)
fogueira -1 | reserve<=2: acquire(2, any)
cancao_de_ninar +1 | revealer: draw(1)
olho_dagua -1 | depot>=3: recover(3)
mao_amiga -1 | fewest(step) may: advance(2)
as_tecelas -1 | all may: substitute(mountain+wing+cave+tower -> any, reserve)
a_malha_se_abre +2
luz_na_torre -1 | has(tower): acquire(1, any), recover(1)
eco_do_porvir +0 | all may: draw(1), forget(1)
colheita -1 | all: acquire(1, footprint), acquire(1, cave)
atalho -1 | has(wing+cave) may: advance(2)
"""
FEAR = """
um_ar_estranho -1 | all: discard_chain(2, footprint)
mare_de_cinzas -1 | all: discard_board(1, wing+cave+tower)
o_regente_desperta -2 | most(step): retreat(1)
torres_rachadas -1 | has(tower): discard_board(1, tower)
asas_partidas -1 | has(wing): discard_board(1, wing)
cavernas_inundadas -1 | has(cave): substitute(cave -> mountain, supply)
fome_da_terra -1 | reserve>=3: discard_reserve(2)
esquecimento -1 | hand>=1: forget(1)
chao_movedico -1 | step>=2: retreat(1)
montanhas_do_desterro -1 | all: insert(mountain, left, supply)
neblina_de_mourna -1 | step>=7: retreat(1)
vozes_sem_boca -1 | all: forget(1) or discard_reserve(2)
sede_do_dogma -1 | revealer: skip_phase() | others: discard_reserve(1)
ponte_quebrada -1 | revealer: discard_central(1, footprint)
desabamento -1 | board>=6: discard_board(2, footprint+wing+cave+tower)
luto_de_eiro -1 | most(hand): forget(1)
noite_sem_estrelas -1 | reserve>=4: discard_reserve_to(3)
chuva_de_cascalho -1 | all: discard_board(1, footprint) | revealer: discard_central(1, footprint)
cansaco -1 | all: limit(steps, 1)
maos_atadas -1 | all: limit(inserts, 1)
chamado_do_inicio -1 | step in 1..2: to_start()
passos_trocados -1 | all: move_symbol(footprint, left)
eclipse_do_dogma -2 | all: discard_reserve(1)
"""


def written(card: Event) -> str:
    """A card as the sheet writes it, on one line."""
    return " | ".join([f"{card.id} {card.counter:+d}", *(in_words(block) for block in card.blocks)])


def in_words(block: Block) -> str:
    effects = ", ".join(effect_in_words(effect) for effect in block.effects)
    return f"{who_in_words(block)}{' may' if block.may else ''}: {effects}"


def who_in_words(block: Block) -> str:
    if block.who == "range" and block.high is None:
        return f"{block.of}>={block.low}"
    if block.who == "range":
        return f"{block.of} in {block.low}..{block.high}" if block.low else f"{block.of}<={block.high}"
    inside = block.of or "+".join(block.symbols)
    return f"{block.who}({inside})" if inside else block.who


def effect_in_words(effect: Effect) -> str:
    if isinstance(effect, Choice):
        return " or ".join(effect_in_words(one) for chosen in effect.lists for one in chosen)
    given = effect.model_dump(exclude={"do", "old", "new"})
    if effect.do == "substitute":
        given = {"change": f"{kinds(effect.old)} -> {kinds(effect.new)}", **given}
    words = [kinds(value) if isinstance(value, tuple) else str(value) for value in given.values()]
    return f"{effect.do}({', '.join(words)})"


def kinds(symbols: tuple[str, ...]) -> str:
    return "any" if symbols == SYMBOLS else "+".join(symbols)


@pytest.mark.parametrize(("kind", "table"), [("hope", HOPE), ("fear", FEAR)])
def test_event_cards_are_those_of_the_sheet(kind: str, table: str) -> None:
    """A card is a row: counter, who, may or must, effects. `+0` and the like are the whole change (9.5)."""
    cards = [written(card) for card in DATA.events.values() if card.type == kind]
    assert cards == table.strip().splitlines()


def test_twenty_seven_hope_and_twenty_three_fear_cards() -> None:
    """Rulebook, page 3."""
    assert (len(DATA.hopes), len(DATA.fears)) == (27, 23)
    assert set(DATA.hopes) | set(DATA.fears) == set(DATA.events)


def test_hope_never_takes_and_fear_is_never_optional() -> None:
    """Ruling 13.17: only `may` and `must` decide about Tower defence."""
    blocks = [(card.type, block) for card in DATA.events.values() for block in card.blocks]
    taking = ("discard", "retreat", "to_start", "limit", "skip")
    assert [(kind, block) for kind, block in blocks if kind == "fear" and block.may] == []
    must = [
        effect.do for kind, block in blocks if kind == "hope" and not block.may for effect in block.effects
    ]
    assert [name for name in must if name.startswith(taking)] == []
