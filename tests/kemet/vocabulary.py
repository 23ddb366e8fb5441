"""Subjects of the words of Kemet: pieces, labels of options, and the numbers in texts."""

from collections.abc import Iterator

from rules.core.text import Text
from rules.kemet.components.data import COLOURS, DATA, Beast, Divine, Power
from rules.kemet.components.map import CHART, CITIES, districts, obelisks_in_play
from tests.contract.vocabulary import Vocabulary, labels

ARTS = {tile.art: tile for tile in DATA.tiles.values()}
ZONES = [f"zone:{zone}" for zone in CHART.zones]
TILES = [f"tile:{tile}" for tile in DATA.tiles]
PIECES = {
    "city": CITIES,
    "zone": tuple(CHART.zones),
    "tile": tuple(DATA.tiles),
    "beast": tuple(DATA.beasts),
    "divine": tuple(DATA.divine),
    "battle": tuple(DATA.battle),
    "space": tuple(DATA.spaces),
    "colour": COLOURS,
    "fame": ("battle", "divine", "temple", "pyramid"),
    "token": ("gold", "silver"),
    "slot": ("play", "discard", "divine_1", "divine_2"),
    "timing": tuple({ctx: 0 for tile in DATA.tiles.values() for ctx in tile.timing})
    + tuple({card.timing: 0 for card in DATA.divine.values()}),
    "group": ("spaces", "extras", "beasts", "interventions", "pyramids", "land", "ports", "teleports", "far"),
}


def options() -> Iterator[Text]:
    """Every label with arguments, with whatever makes it longest."""
    beasts = [f"beast:{beast}" for beast in DATA.beasts]
    battle = [f"battle:{card}" for card in DATA.battle]
    colours = [f"colour:{colour}" for colour in COLOURS]
    own = [f"zone:{district}" for city in CITIES for district in districts(city)]
    ports = [f"zone:{zone.id}" for zone in CHART.zones.values() if zone.port]
    yield from labels("kemet.option.space.buy", "colour", colours)
    golden = [f"tile:{tile.id}" for tile in ARTS.values() if tile.token == "gold"]
    yield from labels("kemet.option.gold", "tile", golden)
    yield from labels("kemet.option.divine", "card", [f"divine:{card}" for card in DATA.divine])
    yield from labels("kemet.option.put", "beast", beasts)
    yield from labels("kemet.option.swap", "beast", beasts)
    yield from labels("kemet.option.buy.tile", "tile", TILES, cost=4)
    yield from labels("kemet.option.raise.pyramid", "colour", colours, level=4)
    yield from labels("kemet.option.raise.new", "zone", own)
    yield from labels("kemet.option.move.troop", "zone", ZONES, units=7)
    yield from labels("kemet.option.step.land", "zone", ZONES, cost=2)
    yield from labels("kemet.option.step.port", "zone", ports, cost=2)
    obelisks = [f"zone:{zone}" for zone in obelisks_in_play(5)]
    yield from labels("kemet.option.step.teleport", "zone", obelisks, cost=4)
    yield from labels("kemet.option.step.card", "zone", obelisks, cost=3)
    yield from labels("kemet.option.step.far", "zone", ZONES, cost=4, steps=3)
    yield from labels("kemet.option.diversion.zone", "zone", ZONES)
    yield from labels("kemet.option.tactics.keep", "card", battle)
    yield from labels("kemet.option.tactics.swap", "card", battle)
    yield Text(key="kemet.option.raise.level", args={"level": 4, "cost": 10})
    yield Text(key="kemet.option.after.recall", args={"prayers": 6})
    yield Text(key="kemet.option.offering.yes", args={"units": DATA.offering_units})
    yield Text(key="kemet.option.delta.yes", args={"units": DATA.delta_units, "prayers": 5})
    yield Text(key="kemet.option.destiny", args={"place": 5})
    yield from labels("label", "it", [f"space:{space}" for space in DATA.spaces])


def values(piece: Power | Beast | Divine) -> list[int]:
    """Its numbers, but for those that are nothing."""
    return [value for value in piece.model_dump().values() if isinstance(value, int) and value]


def numbers() -> Iterator[tuple[str, list[int]]]:
    """Yield the numbers that the texts of tiles, creatures and cards tell."""
    for tile in DATA.tiles.values():
        yield f"tile.{tile.art}", values(tile.power)
    for name, beast in DATA.beasts.items():
        yield f"tile.{name}", values(beast)
    for card in DATA.divine.values():
        yield f"divine.{card.id}", values(card.model_copy(update={"copies": 0, "cost": 0}))


# What the Portuguese rulebook never says, beside what it says.
FORBIDDEN = {
    "reserva": "suprimento",
    "baralho": "deck",
    "ordem do turno": "ordem da rodada",
    "ordem de turno": "ordem da rodada",
    "fundar": "erguer",
    "fundou": "ergueu",
    "funde": "erga",
    "fundada": "erguida",
    "comprar carta": "sacar cartas",
    "compra carta": "saca cartas",
    "compram uma carta": "sacam uma carta",
    "cartas você compra": "cartas você saca",
    "exército": "Tropa",
    "soldado": "Unidade",
    "monstro": "Criatura",
    "pontos de vitória": "Pontos de Fama",
    "recrutamento de cartas": "Intervenção Divina",
    "aparece": "é colocada",
}
PRINTED = {
    "tile:charge_1": "Carga!",
    "tile:blades_of_neith": "Lâminas de Neith",
    "tile:priest_of_mafdet_2": "Sacerdote de Mafdet",
    "tile:spying": "Espionando",
    "tile:divine_will": "Vontade Divina",
    "beast:ancestral_elephant": "Elefante Ancestral",
    "divine:diversion": "Desvio",
    "divine:war_fury": "Fúria de Guerra",
    "divine:bronze_wall": "Muralha de Bronze",
    "zone:temple_delta": "Templo do Delta",
    "timing:reaction": "Reação",
}

VOCABULARY = Vocabulary(
    forbidden=FORBIDDEN,
    printed=PRINTED,
    pieces=PIECES,
    short=("city", "zone", "tile", "beast", "divine", "battle"),
    alike={"tile": [tile for tile in PIECES["tile"] if tile.endswith("_2")]},  # second copies
    labels=tuple(options()),
    texts={"tile": tuple(ARTS), "divine": tuple(DATA.divine)},
    numbers=tuple(numbers()),
    source=(
        r"\((Rulebook, sections? \d|Taverna's own ruling|Livro de regras, \d|Decisão da própria"
        r"|Reglamento, \d|Decisión propia).*\)$"
    ),
    grouping=("group", "colour"),
    effects=(
        *("tile", "beast", "put", "swap", "divine", "battle", "space", "token", "will", "pyramid", "level"),
        *("colour", "city", "levels", "zone", "land", "port", "teleport", "card", "step", "after"),
        *("offering", "delta", "place"),
    ),
)
