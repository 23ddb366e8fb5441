"""Subjects of the words of Immortals: pieces, labels of options, and texts."""

from collections.abc import Iterator
from itertools import product

from rules.core.text import Text
from rules.immortals.components.data import (
    AREAS,
    CARDS,
    CELLS,
    DATA,
    PIECES,
    REALMS,
    SPACES,
    Wealth,
    deeds_of,
)
from tests.contract.vocabulary import Vocabulary, labels

STANCES = ("attacker", "neutral", "defender", "against")


def costs() -> dict[str, list[Wealth]]:
    """Return the cost of each deed, by its id: on a space, for a tribe, with a magic card."""
    found: dict[str, list[Wealth]] = {}
    for space, card in product(SPACES, ("region:grove", *(f"magic:{magic}" for magic in DATA.magics))):
        for light, dark in product(
            *([ctx.id for ctx in DATA.tribes.values() if ctx.realm == r] for r in REALMS)
        ):
            for deed in deeds_of(space, card, {"light": light, "dark": dark}):
                found.setdefault(deed.id, []).append(deed.cost)
    return found


COSTS = costs()
PIECES_OF_THE_GAME = {
    "region": tuple(DATA.regions),
    "area": AREAS,
    "cell": CELLS,
    **{
        kind: tuple(card.partition(":")[2] for card in CARDS if card.startswith(f"{kind}:"))
        for kind in ("conflict", "wild", "magic", "card")
    },
    "tribe": tuple(DATA.tribes),
    "action": SPACES,
    "deed": tuple(deed.partition(":")[2] for deed in COSTS),
    "realm": REALMS,
    "limbo": REALMS,
    "piece": PIECES,
    "wealth": ("energy", "gold"),
    "stance": STANCES,
}


def options() -> Iterator[Text]:
    """Every label with arguments, with whatever makes it longest."""
    yield Text(key="immortals.option.group", args={"armies": 10})
    for deed, costs_of_deed in COSTS.items():
        for energy, gold in dict.fromkeys((cost.energy, cost.gold) for cost in costs_of_deed):
            yield from labels("immortals.option.deed", "deed", [deed], energy=energy, gold=gold)
    for tribe in DATA.tribes.values():
        for piece in PIECES:
            price = tribe.prices.of(piece)
            paid = {"energy": price.energy, "gold": price.gold}
            yield from labels("immortals.option.piece", "piece", [f"piece:{piece}"], **paid)
    for realm in REALMS:
        yield Text(key="immortals.option.limbo", args={"realm": f"realm:{realm}", "armies": DATA.armies})
    for tribe in DATA.tribes.values():
        space = f"action:tribe_{tribe.realm}"
        yield from labels("immortals.option.tribe", "action", [space], deed=tribe.deed.id)
    yield from labels("immortals.option.taken", "action", [f"action:{space}" for space in SPACES])
    yield from labels("immortals.option.gain", "wealth", ["wealth:energy", "wealth:gold"])
    yield from labels("label", "it", [*CARDS, *(f"cell:{cell}" for cell in CELLS)])
    yield from labels("label", "it", [f"action:{space}" for space in SPACES])


# What the Portuguese rulebook never says, beside what it says (the glossary in docs/rules/immortals.md).
FORBIDDEN = {
    "torre de cubos": "torre de dados",
    "reserva": "estoque",
    "lar:": "região inicial",
    "região vazia": "região desocupada",
    "regiões vazias": "regiões desocupadas",
    "célula": "região",
    "vizinha": "adjacente",
    "grupo de exércitos": "grupo militar",
    "grupos de exércitos": "grupos militares",
    "distribuição": "colocação",
    "compra": "pegar",
    "comprar": "pegar",
    "comprou": "pegou",
    "sacar": "pegar",
    "sacou": "pegou",
    "curinga": "coringa",
    "purgatório": "limbo",
    "tropa": "exército",
    "unidade": "exército",
    "de energia": "energias",
    "de ouro": "ouros",
    "neutros habitantes": "habitantes neutros",
    "jogador inicial": "1º jogador",
    "monte": "baralho",
    "deck": "baralho",
    "tomar": "dominar",
    "povo": "tribo",
    "raça": "tribo",
}
PRINTED = {
    "region:grove": "Arvoredo",
    "tribe:elves": "Elfos",
    "tribe:demons": "Demônios",
    "tribe:night_elves": "Elfos Noturnos",
    "action:gold": "Extrair ouro",
    "action:energy": "Extrair energia",
    "action:attack": "Atacar",
    "piece:portal": "Portal",
    "piece:temple": "Templo",
    "piece:capital": "Capital",
    "deed:first": "Marcador de 1º jogador",
    "card:blank": "Carta em branco",
}

VOCABULARY = Vocabulary(
    forbidden=FORBIDDEN,
    printed=PRINTED,
    pieces=PIECES_OF_THE_GAME,
    short=tuple(PIECES_OF_THE_GAME),
    labels=tuple(options()),
    texts={
        "magic": tuple(DATA.magics),
        "action": SPACES,
        "tribe": tuple(DATA.tribes),
        "text": ("region", "conflict", "wild", "blank"),
    },
    source=r"\((Rulebook, pages? \d+|Livro de regras, páginas? \d+|Reglamento, páginas? \d+).*\)$",
    joined=(
        "effect.action.transition3",
        "effect.magic.transition5",
        "effect.magic.cards2_or_transition2",
    ),
    grouping=("realm", "area"),
    choices=("draw", "decline", "pass"),
    effects=(
        *("region", "conflict", "wild", "magic", "card", "cell", "armies", "draw", "action", "pass"),
        *("decline", "wealth", "deed", "piece", "limbo", "stance"),
    ),
)
