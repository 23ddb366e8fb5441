"""Subjects of the words of Dwar7s Fall: pieces, labels of options, and the numbers in texts."""

from collections.abc import Iterator

from rules.core.text import Text
from rules.dwar7s.components.data import DATA, EDGES, GEMS
from tests.contract.vocabulary import Vocabulary, labels

CELL = "ZZ99"  # as long as names on the chart can be
KINDS = [f"kingdom:{kind}" for kind in DATA.kingdoms]
PIECES = {
    "kingdom": tuple(DATA.kingdoms),
    "gem": GEMS,
    "trade": tuple(DATA.trades),
    "secret": tuple(DATA.secrets),
    "ogre": tuple(DATA.ogres),
    "terrain": ("dragon", "giant", "dwarf"),
    "edge": EDGES,
    "gain": ("castle", "tavern", "store", f"defeat_{DATA.monster_points}", "stopped", "empty"),
    "group": ("cards", "dwarves", "ogres", "private", "near", "cells"),
}
NUMBERS = [  # texts of cards, and the numbers that they tell
    *(
        (f"kingdom.{kind.id}", [n for n in (kind.amount, kind.actions) if n])
        for kind in DATA.kingdoms.values()
    ),
    *((f"kingdom.{kind.id}", [DATA.monster_points]) for kind in DATA.kingdoms.values() if kind.monster),
    *((f"secret.{secret.id}", list(secret.needs.values())) for secret in DATA.secrets.values()),
    ("secret.researcher", [DATA.siege_dwarves]),
    ("ogre.scare", [DATA.scare_steps]),
    ("rules.setup", [DATA.dwarves, len(DATA.kingdoms), *(pile.copies for pile in DATA.gems.values())]),
    ("rules.turn", [DATA.actions, DATA.actions + DATA.kingdoms["castle"].actions, DATA.hand_limit]),
    ("rules.mines", [DATA.kingdoms["ruby_mine"].needed, *(pile.points for pile in DATA.gems.values())]),
    ("rules.monsters", [DATA.kingdoms["dragon"].needed, DATA.monster_points]),
    ("rules.tavern", [DATA.kingdoms["tavern"].needed]),
    ("rules.store", [DATA.kingdoms["store"].needed]),
    ("rules.discard", [DATA.hand_limit]),
    ("rules.secrets", [n for secret in DATA.secrets.values() for n in secret.needs.values() if n > 1]),
    ("effect.reveal", [DATA.objectives_to_end]),
    ("rules.end", [DATA.objectives_to_end, DATA.max_rounds]),
    ("rules.score", [DATA.monster_points]),
]


def options() -> Iterator[Text]:
    """Every label with arguments, with whatever makes it longest."""
    yield from labels("dwar7s.option.build", "card", KINDS)
    yield from labels("dwar7s.option.ogre", "ogre", [f"ogre:{ogre}" for ogre in DATA.ogres])
    yield from labels("dwar7s.option.reveal", "secret", [f"secret:{secret}" for secret in DATA.secrets])
    yield from labels("dwar7s.option.cell.cover", "card", KINDS, cell=CELL)
    yield from labels("dwar7s.option.cell.card", "card", KINDS, cell=CELL, mine=5, needed=5)
    yield from labels("dwar7s.option.cell.stack", "below", KINDS, cell=CELL)
    yield from labels("dwar7s.option.cell.crowd", "card", KINDS, cell=CELL, count=5)
    yield from labels("dwar7s.option.trade", "trade", [f"trade:{trade}" for trade in DATA.trades], points=16)
    for count in (1, 13):
        yield from labels("dwar7s.option.victim.ogres", "seat", ["seat:0"], count=count)
        yield from labels("dwar7s.option.victim.gems", "seat", ["seat:0"], count=count)
    yield from labels("dwar7s.option.dwarf", "seat", ["seat:0"])
    yield from labels("dwar7s.option.cell.free", "cell", [CELL])
    yield from (Text(key="dwar7s.option.place", args={"pool": pool}) for pool in (1, DATA.dwarves))
    walls = [f"edge:{edge}" for edge in EDGES]
    for count in (2, 3):
        kept = [walls[:count], walls[-count:], [walls[0], *walls[2:][: count - 1]]]
        yield from (Text(key="dwar7s.option.rotation", args={"walls": some}) for some in kept)


# What the Portuguese rulebook never says, or once beside its own term (the glossary in docs/rules/dwar7s.md).
FORBIDDEN = {
    "mercearia": "Armazém",
    "loja": "Armazém",
    "mercado": "Armazém",
    "taberna": "Taverna",
    "meeple": "anão",
    "peão": "anão",
    "trabalhador": "anão",
    "terreno": "carta de reinado",
    "carta de reino": "carta de reinado",
    "carta do reino": "carta de reinado",
    "muro": "muralha",
    "parede": "muralha",
    "reserva": "pilha",
    "estoque": "pilha",
    "suprimento": "pilha",
    "círculo": "espaço vago",
    "joia": "gema",
    "pedra": "gema",
    "missão": "objetivo",
    "missões": "objetivos",
    "meta": "objetivo",
    "escavar": "cavar",
    "escava": "cava",
    "oponente": "adversário",
    "matar": "derrotar",
    "matou": "derrotou",
    "comprar": "pegar",
    "comprou": "pegou",
    "sacar": "pegar",
    "sacou": "pegou",
    "revelar sozinho": "revelação automática",
}
PRINTED = {
    "kingdom:castle": "Castelo",
    "kingdom:tavern": "Taverna",
    "kingdom:store": "Armazém",
    "secret:architect": "Arquiteto",
    "secret:hunter": "Caçador",
    "secret:king": "Rei",
    "secret:miner": "Mineiro",
    "secret:disguised_ogre": "Ogro disfarçado",
    "secret:researcher": "Pesquisador",
    "secret:mage": "Mago",
    "ogre:brute": "Brutamontes",
    "ogre:ambush": "Emboscada",
    "ogre:confiscate": "Confiscar",
    "ogre:scare": "Assustar",
    "ogre:thief": "Ladrão",
}

VOCABULARY = Vocabulary(
    forbidden=FORBIDDEN,
    printed=PRINTED,
    pieces=PIECES,
    short=("kingdom", "gem", "trade", "secret", "ogre"),
    labels=tuple(options()),
    texts={kind: tuple(PIECES[kind]) for kind in ("kingdom", "ogre", "secret")},
    long=("secret",),
    numbers=NUMBERS,
    source=r"\((Rulebook, pages? \d|Livro de regras, p\. \d|Reglamento, págs?\. \d)[^()]*\)$",
    choices=("task",),
    effects=("kingdom", "ogre", "gem", "trade", "secret", "switch", "rotation", "cell"),
)
