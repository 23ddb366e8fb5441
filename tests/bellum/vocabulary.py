"""Subjects of the words of Bellum Magica: pieces, labels of options."""

from collections.abc import Iterator

from rules.bellum.components.data import DATA
from rules.core.text import Text
from tests.contract.vocabulary import Vocabulary, labels

PIECES = {
    "castle": tuple(DATA.castles),
    "creature": tuple(DATA.creatures),
    "place": tuple(DATA.places),
    "chest": tuple(DATA.chests),
    "deck": ("goblin", *DATA.costs, "places"),
    "resource": ("food", "glyph", "barrel"),
    "token": ("shield", "reroll", "magic_shield"),
    "brief": ("map", "magic_sword"),
    "icon": ("food", "glyph", "map", "sword", "magic_sword", "thief"),
    "side": ("left", "right"),
    "group": ("places", "castles"),
    "computer": ("random", "steady"),
}


def options() -> Iterator[Text]:
    """Every label with arguments, with whatever makes it longest."""
    yield from labels("bellum.option.attack.place", "it", [f"place:{name}" for name in DATA.places])
    yield from labels("bellum.option.recruit.creature", "it", [f"creature:{name}" for name in DATA.creatures])
    yield from labels("bellum.option.attack.castle", "seat", ["seat:0"])
    mixed, glyphs = DATA.costs["super_evil"]
    yield Text(key="bellum.option.pay.mixed", args={**mixed})
    yield Text(key="bellum.option.pay.glyphs", args={**glyphs})


# What the Portuguese rulebook never says, beside what it says (the glossary in docs/rules/bellum.md).
FORBIDDEN = {
    "horda": "bando ativo",
    "fazenda": "quinta",
    "vila": "aldeia",
    "baú": "cofre",
    "goblin": "duende",
    "rolar": "lançar",
    "rolou": "lançou",
    "rola": "lança",
    "rolagem": "lançamento",
    "super-maléfica": "super maléfica",
    "taverna": "taberna",
}

VOCABULARY = Vocabulary(
    forbidden=FORBIDDEN,
    pieces=PIECES,
    short=("castle", "creature", "place"),
    labels=tuple(options()),
    source=r"\((Rulebook|Livro de regras|Reglamento), [^()]*\)$",
    grouping=("group", "deck"),
    numbers=(
        (
            "ask.recruit",
            [count for deck in DATA.costs.values() for price in deck for count in price.values()],
        ),
    ),
    choices=("reroll", "pay", "recruit", "attack"),
    effects=("castle", "side", "reroll", "place", "seat", "creature", "pay", "chest"),
    joined=(
        "log.reroll.pass",
        "log.reroll.barrel",
        "log.reroll.spell",
        "option.pay.mixed",
        "option.pay.glyphs",
        *(f"effect.side.{rows}" for rows in (1, 2, 3)),
    ),
    unusual={"castles": "chosen"},
)
