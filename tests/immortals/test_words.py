"""The words of Immortals: names, costs in texts and labels, and sentences."""

import re

import pytest

from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.immortals.components.data import BLANK, CELLS, DATA, Wealth


@pytest.mark.parametrize("lang", LANGS)
def test_a_conflict_card_is_named_as_its_cell(lang: str) -> None:
    words = Words(lang)
    for short in (False, True):
        for cell in CELLS:
            assert words.name(f"conflict:{cell}", short=short) == words.name(f"cell:{cell}", short=short)


def test_a_copy_of_a_blank_is_a_blank() -> None:
    expected = ["Blank", "Carta en blanco", "Carta em branco"]
    assert [Words(lang).name(f"{BLANK}.2") for lang in ("en", "es", "pt-BR")] == expected


@pytest.mark.parametrize("lang", LANGS)
def test_texts_tell_the_costs_of_the_data(lang: str) -> None:
    """A changed cost or count in the data needs a changed text."""
    words = Words(lang)
    told = [(f"immortals.magic.{magic.id}", magic.cost, magic.deeds) for magic in DATA.magics.values()]
    told += [
        (f"immortals.action.{action.id}", deed.cost, (deed,))
        for action in DATA.actions.values()
        for deed in action.deeds
    ]
    told += [
        (f"immortals.tribe.{tribe.id}", tribe.deed.cost, (tribe.deed,)) for tribe in DATA.tribes.values()
    ]
    for key, cost, deeds in told:
        said = words.say(Text(key=key)).replace("Five", "5").replace("Cinco", "5")
        said = re.sub(r"(\d) de (energía|oro)", r"\1 \2", said)  # what has no room in a label
        wanted = Words(lang).say(Text(key="immortals.cost", args=cost.model_dump()))
        for part in wanted.split(", ") if cost != Wealth() else []:
            assert part in said, (key, part)
        counts = [str(deed.count) for deed in deeds if deed.count]
        assert [count for count in counts if count not in re.findall(r"\d+", said)] == [], key


def test_costs_in_every_language() -> None:
    costs = [(0, 0), (0, 2), (3, 0), (1, 2), (2, 1)]
    texts = [Text(key="immortals.cost", args={"energy": energy, "gold": gold}) for energy, gold in costs]
    expected = ["nothing", "2 gold", "3 energy", "1 energy, 2 gold", "2 energy, 1 gold"]
    assert [Words("en").say(text) for text in texts] == expected
    wanted = ["nada", "2 ouros", "3 energias", "1 energia, 2 ouros", "2 energias, 1 ouro"]
    assert [Words("pt-BR").say(text) for text in texts] == wanted
    found = [Words("es").say(text) for text in texts]
    assert found == ["nada", "2 oro", "3 energía", "1 energía, 2 oro", "2 energía, 1 oro"]


def test_a_deed_without_a_cost_says_none() -> None:
    """A construction has the price of its piece, which is not chosen yet."""
    text = Text(key="immortals.option.deed", args={"deed": "deed:construct", "energy": 0, "gold": 0})
    assert [Words(lang).say(text) for lang in ("en", "es", "pt-BR")] == ["Build", "Construir", "Construir"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Ana attacked Bia in White Falls (dark) from The Murk (dark) with 1 army.",
                "The inhabitants fight for the attacker.",
                "Bia paid 4 energy and 1 gold.",
                "Ana leads the Elves and Orcs.",
            ],
        ),
        (
            "es",
            [
                "Ana ataca a Bia en Cataratas Blancas (sombra) desde La Penumbra (sombra) con 1 ejército.",
                "Los habitantes luchan por el atacante.",
                "Bia paga 4 de energía y 1 de oro.",
                "Ana dirige dos tribus: Elfos y Orcos.",
            ],
        ),
        (
            "pt-BR",
            [
                "Ana atacou Bia em Cataratas Brancas (trevas) a partir de A Penumbra (trevas) "
                "com 1 exército.",
                "Os habitantes lutam pelo atacante.",
                "Bia pagou 4 energias e 1 ouro.",
                "Ana comanda as tribos Elfos e Orcs.",
            ],
        ),
    ],
)
def test_sentences_in_every_language(lang: str, said: list[str]) -> None:
    attack = Text(
        key="immortals.log.attack.held",
        args={
            "seat": "seat:0",
            "victim": "seat:1",
            "armies": 1,
            "cell": "cell:dark_the_murk",
            "target": "cell:dark_white_falls",
        },
    )
    stance = Text(key="immortals.log.stance", args={"stance": "stance:attacker"})
    paid = Text(key="immortals.log.paid", args={"seat": "seat:1", "energy": 4, "gold": 1})
    tribes = Text(
        key="immortals.log.tribes", args={"seat": "seat:0", "tribes": ["tribe:elves", "tribe:orcs"]}
    )
    told = [Words(lang).say(text, ("Ana", "Bia")) for text in (attack, stance, paid, tribes)]
    assert told == said


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        (
            "strength",
            {"attacker": "seat:0", "attack": 9, "defender": "seat:1", "defence": 6},
            [
                "Strength · Computer 2: 9 · Ana: 6.",
                "Fuerza · Computer 2: 9 · Ana: 6.",
                "Força · Computer 2: 9 · Ana: 6.",
            ],
        ),
        (
            "drop",
            {"thrown": 1, "fallen": 1, "inside": 1},
            [
                "1 cube was thrown into the tower: 1 fell, 1 is inside.",
                "Se lanza 1 cubo a la torre: cae 1, hay 1 dentro.",
                "1 cubo foi jogado na torre: 1 caiu, 1 está dentro.",
            ],
        ),
        (
            "drop",
            {"thrown": 3, "fallen": 0, "inside": 9},
            [
                "3 cubes were thrown into the tower: 0 fell, 9 are inside.",
                "Se lanzan 3 cubos a la torre: no cae ninguno, hay 9 dentro.",
                "3 cubos foram jogados na torre: nenhum caiu, 9 estão dentro.",
            ],
        ),
        (
            "built",
            {"seat": "seat:1", "piece": "piece:capital", "cell": "cell:light_grove", "points": 2},
            [
                "Ana built a Capital in Grove (light) for 2 VP.",
                "Ana construye en Arboleda (luz): Capital, 2 PV.",
                "Ana construiu em Arvoredo (luz): Capital, 2 PV.",
            ],
        ),
        (
            "region.space",
            {"seat": "seat:1", "action": "action:gold"},
            [
                "It lay on the space Extract gold. When Ana comes to it, it still gives 1 gold or 1 energy.",
                "Estaba en el espacio Extraer oro; al llegar a él, Ana recibe 1 de oro o 1 de energía.",
                "Ela estava no espaço Extrair ouro; quando chegar a ele, Ana pega 1 ouro ou 1 energia.",
            ],
        ),
        (
            "seize",
            {
                "seat": "seat:1",
                "armies": 1,
                "cell": "cell:light_grove",
                "theirs": 2,
                "victim": "seat:0",
                "twin": "cell:dark_grove",
            },
            [
                "Ana has 1 army in Grove (light), against 2 of Computer 2 in Grove (dark).",
                "Ana tiene 1 ejército en Arboleda (luz), contra 2 de Computer 2 en Arboleda (sombra).",
                "Ana tem 1 exército em Arvoredo (luz), contra 2 de Computer 2 em Arvoredo (trevas).",
            ],
        ),
    ],
)
def test_one_and_many_are_told_apart(key: str, args: dict[str, int | str], said: list[str]) -> None:
    text = Text(key=f"immortals.log.{key}", args={**args})
    assert [Words(lang).say(text, ("Computer 2", "Ana")) for lang in ("en", "es", "pt-BR")] == said


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_name_the_actions_of_all_tribes(lang: str) -> None:
    words = Words(lang)
    said = words.say(Text(key="immortals.rules.tribes"))
    assert [tribe for tribe in DATA.tribes if words.name(f"tribe:{tribe}") not in said] == []
