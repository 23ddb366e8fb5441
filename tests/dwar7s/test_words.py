"""The words of Dwar7s Fall: names, lines on cards, and sentences."""

import pytest

from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.grid import ORIGIN


def test_gems_and_ogres_are_counted() -> None:
    loot = Text(key="label", args={"it": ["gem:ruby", "gem:amber", "gem:ruby", "ogre:scare"]})
    assert Words("en").say(loot) == "2 rubies, 1 amber and 1x Scare"
    assert Words("pt-BR").say(loot) == "2 rubis, 1 âmbar e 1x Assustar"
    assert Words("es").say(loot) == "2 rubíes, 1 ámbar y 1x Asustar"


@pytest.mark.parametrize(
    ("lang", "mine", "trade"),
    [
        (
            "en",
            "Type: dragon · needs 3 dwarves, has 4 spaces · 3 VP in a realm"
            " · walls: north, east and west, or turned",
            "Trade objective, 16 VP: pay 2 rubies and 2 emeralds in a store.",
        ),
        (
            "pt-BR",
            "Tipo: dragão · requer 3 anões, tem 4 espaços · 3 PV no reino"
            " · muralhas: norte, leste e oeste, ou girada",
            "Objetivo de troca, 16 PV: pague 2 rubis e 2 esmeraldas no Armazém.",
        ),
        (
            "es",
            "Tipo: dragón · requiere 3 enanos, tiene 4 espacios · 3 PV en un reino"
            " · murallas: norte, este y oeste, o girada",
            "Objetivo de comercio, 16 PV: paga 2 rubíes y 2 esmeraldas en un Almacén.",
        ),
    ],
)
def test_the_figures_of_a_card_in_words(lang: str, mine: str, trade: str) -> None:
    words, kind, ham = Words(lang), DATA.kingdoms["ruby_mine"], DATA.trades["ham"]
    figures = {"needed": kind.needed, "spaces": kind.spaces, "points": kind.points}
    walls = [f"edge:{edge}" for edge in kind.walls]
    line = Text(
        key="dwar7s.card.kingdom", args={**figures, "terrain": f"terrain:{kind.terrain}", "walls": walls}
    )
    gems = [f"gem:{gem}" for gem, count in ham.cost.items() for _ in range(count)]
    goal = Text(key="dwar7s.card.trade", args={"gems": gems, "points": ham.points})
    assert (words.say(line), words.say(goal)) == (mine, trade)


def test_sentences_in_every_language() -> None:
    ambush = Text(
        key="dwar7s.log.ambush",
        args={
            "seat": "seat:0",
            "card": "kingdom:store",
            "cell": "M12",
            "count": 3,
            "seats": ["seat:0", "seat:1"],
        },
    )
    mine = Text(
        key="dwar7s.log.mine",
        args={"seat": "seat:1", "card": "kingdom:amber_mine", "cell": "N13", "gems": ["gem:amber"] * 2},
    )
    assert [Words("en").say(text, ("Ana", "Bia")) for text in (ambush, mine)] == [
        "Ana played Ambush on the General Store (M12): 3 dwarves went home to Ana and Bia.",
        "Bia worked in the Amber Mine (N13) and took 2 amber.",
    ]
    assert [Words("pt-BR").say(text, ("Ana", "Bia")) for text in (ambush, mine)] == [
        "Ana usou Emboscada: Armazém (M12). 3 anões voltaram para Ana e Bia.",
        "Bia minerou e pegou 2 âmbares: Mina de Âmbar (N13).",
    ]
    assert [Words("es").say(text, ("Ana", "Bia")) for text in (ambush, mine)] == [
        "Ana juega Emboscada: Almacén (M12). 3 enanos vuelven con Ana y Bia.",
        "Bia trabaja y saca 2 ámbares: Mina de Ámbar (N13).",
    ]


@pytest.mark.parametrize(
    ("key", "args", "en", "pt"),
    [
        (
            "build.cover",
            {"card": "kingdom:store", "covered": "kingdom:tavern", "cell": "M13", "walls": ["edge:north"]},
            "Ana built the General Store over the Ogre Tavern on M13, walls north.",
            "Ana construiu em M13: Armazém sobre Taverna. Muralhas: norte.",
        ),
        (
            "build",
            {"card": "kingdom:castle", "cell": "M13", "walls": ["edge:north", "edge:east"]},
            "Ana built the Castle on M13, walls north and east.",
            "Ana construiu em M13: Castelo. Muralhas: norte e leste.",
        ),
        (
            "dig",
            {"card": "kingdom:dragon", "shown": "kingdom:ruby_mine", "cell": "M13", "home": "N13"},
            "Ana dug on M13 from the castle (N13): "
            "the Fire Dragon went to the bottom, the Ruby Mine is on top now.",
            "Ana cavou em M13 a partir do Castelo (N13). "
            "Foi para a base: Dragão do Fogo. Apareceu: Mina de Rubi.",
        ),
        (
            "move",
            {"card": "kingdom:castle", "cell": "M13", "left": "kingdom:tavern", "start": "N13"},
            "Ana moved a dwarf from the Ogre Tavern (N13) to the Castle (M13).",
            "Ana moveu um anão: Taverna (N13) → Castelo (M13).",
        ),
    ],
)
def test_cards_stand_in_sentences_with_their_article_or_behind_a_colon(
    key: str, args: dict[str, int | str | list[str]], en: str, pt: str
) -> None:
    text = Text(key=f"dwar7s.log.{key}", args={"seat": "seat:0", **args})
    assert [Words(lang).say(text, ("Ana",)) for lang in ("en", "pt-BR")] == [en, pt]


@pytest.mark.parametrize("lang", LANGS)
def test_help_names_the_cell_where_the_first_card_lies(lang: str) -> None:
    assert f" {ORIGIN.upper()}." in Words(lang).say(Text(key="dwar7s.help.build.cell"))
