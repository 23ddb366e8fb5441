"""Subjects of the words of Calamandara: pieces, labels of options, and the numbers in texts."""

from collections.abc import Iterator
from itertools import product
from typing import get_args

from rules.calamandara.components.data import DATA, SYMBOLS, Board, Type, Window
from rules.core.flow import Argument
from rules.core.text import Text
from tests.contract.vocabulary import Vocabulary

# A page of the expansion's rulebook, or a rule of the base game as we have reconstructed it.
ENGLISH = r"Expansion rulebook, (from )?(page|specific rules?) \d|Our rules? \d"
PORTUGUESE = r"Manual da expansão, (a partir da )?(p\.|regras? específicas?) \d|Regras? nossas? \d"
SPANISH = r"Reglamento de la expansión, (desde la )?(página|reglas? específicas?) \d|Nuestras? reglas? \d"
PIECES = {
    "symbol": SYMBOLS,
    "symbol_card": tuple(DATA.symbol_cards),
    "memory": tuple(DATA.memory),
    "event": tuple(DATA.events),
    "type": get_args(Type),
    "window": get_args(Window),
    "board": get_args(Board),
    "direction": ("left", "right"),
    "group": (
        *("inserts", "walks", "leaps", "tunnels", "acts", "memories", "path", "beyond", "central"),
        *(f"row_{row}" for row in range(1, DATA.rows + 1)),
    ),
}
NUMBERS = [  # texts, and the numbers of the rules in them
    ("symbol.mountain", [DATA.mountains_own, DATA.mountains_central]),
    ("rules.goal", [DATA.fragments]),
    ("rules.boards", [DATA.rows, len(DATA.columns)]),
    ("rules.setup", [DATA.events_in_play, *(DATA.events_in_play // seats for seats in (2, 3, 4))]),
    ("rules.insert", [DATA.insertions, DATA.transmuted]),
    ("rules.symbols", [DATA.mountain_insertions, DATA.mountains_own, DATA.mountains_central]),
    ("rules.walk", [DATA.steps, DATA.fragments]),
    ("rules.remember", [DATA.price, DATA.hand_limit]),
    ("rules.memories", [len(DATA.memory), *{card.copies for card in DATA.memory.values()}]),
    ("rules.excess", [DATA.reserve_limit]),
    ("rules.events", [len(DATA.hopes), len(DATA.fears)]),
    ("rules.counter", [DATA.counter_most]),
    ("rules.difficulty", [n for mix in DATA.modes.values() for n in (mix.hope, mix.fear, mix.counter)]),
    ("rules.difficulty", [max(DATA.custom.fears), DATA.events_in_play, min(DATA.custom.counters)]),
    ("rules.end", [DATA.turn_cap]),
    ("help.insert", [DATA.insertions, DATA.transmuted]),
    ("help.insert.other", [DATA.mountains_own, DATA.mountain_insertions]),
    ("help.insert.central", [DATA.mountains_central]),
    ("help.walk", [DATA.steps, DATA.fragments]),
    ("help.remember", [DATA.price, DATA.hand_limit]),
    ("help.excess", [DATA.reserve_limit]),
]


def options() -> Iterator[Text]:
    """Every label with arguments, with whatever makes it longest."""
    for symbol, count in product(SYMBOLS, (1, 40)):
        for key in ("insert", "symbol", "remember.price"):
            yield Text(
                key=f"calamandara.option.{key}", args={"symbol": f"symbol:{symbol}", "count": min(count, 99)}
            )
    for symbol in SYMBOLS:
        for key in ("cell.symbol", "clear.one", "excavate.one"):
            args: dict[str, Argument] = {"symbol": f"symbol:{symbol}", "cell": "W6"}
            yield Text(key=f"calamandara.option.{key}", args=args)
    for memory, key in product(DATA.memory, ("play", "remember.record")):
        yield Text(key=f"calamandara.option.{key}", args={"memory": f"memory:{memory}"})
    for key in ("cell", "walk", "leap", "tunnel"):
        yield Text(key=f"calamandara.option.{key}", args={"cell": "W6"})
    yield Text(key="calamandara.option.cell.rival", args={"seat": "seat:0", "cell": "W6"})
    for count in (1, 2):
        yield Text(key="calamandara.option.choice.reserve", args={"count": count})


# What the Portuguese rulebook never says, beside what it says (the glossary in docs/rules/calamandara.md).
FORBIDDEN = {
    "jogador": "viajante",
    "jogadores": "viajantes",
    "peão": "token",
    "deck": "baralho",
    "monte": "baralho",
    "pilha": "baralho",
    "estoque": "Fonte",
    "banco": "Fonte",
    "recordação": "Lembrança",
    "medo": "Temor",
    "marcador de dogma": "Contador de Dogma",
    "medidor de dogma": "Contador de Dogma",
    "virar": "revelar",
    "virado": "revelado",
    "virada": "revelada",
    "pegar": "adquirir",
    "pega": "adquire",
    "pegou": "adquiriu",
    "comprar": "adquirir",
    "sacar": "adquirir",
    "colocar": "inserir",
    "coloca": "insere",
    "retirou": "descartou",
    "mistura própria": "mistura personalizada",
}
PRINTED = {
    "symbol:footprint": "Pegada",
    "symbol:mountain": "Montanha",
    "symbol:wing": "Asa",
    "symbol:cave": "Caverna",
    "symbol:tower": "Torre",
    "type:hope": "Esperança",
    "type:fear": "Temor",
    "event:um_ar_estranho": "Um Ar Estranho",
    "event:o_grito_da_caverna": "O Grito da Caverna",
    "memory:guardia_de_mourna": "Guardiã de Mournã",
    "memory:terras_nomades": "Terras Nômades",
    "memory:erronia_do_silencio": "Erronia do Silêncio",
    "memory:pinturas_submersas": "Pinturas Submersas",
}

VOCABULARY = Vocabulary(
    forbidden=FORBIDDEN,
    printed=PRINTED,
    pieces=PIECES,
    short=("symbol", "symbol_card", "memory", "event"),
    labels=tuple(options()),
    texts={kind: PIECES[kind] for kind in ("symbol", "memory", "event")},
    numbers=NUMBERS,
    source=rf"\(({ENGLISH}|{PORTUGUESE}|{SPANISH})[^()]*\)$",
    cut=("ask", "option", "log", "standing", "sheet"),
    choices=("act", "insert", "price"),
    effects=("insert", "symbol", "memory", "price", "seat", "direction", "walk", "leap", "tunnel"),
    joined=tuple(
        f"ask.effect.{name}"
        for name in (
            *("discard.central", "insert.central", "insert.left"),
            *("move.left", "move.to", "substitute.by", "swap.with"),
        )
    ),
    unusual={"time": "limited", "difficulty": "aura"},
)
