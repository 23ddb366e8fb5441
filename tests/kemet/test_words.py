"""The words of Kemet: names, lines on cards, and sentences."""

import re

import pytest

from rules.core.text import Text
from rules.core.words import LANGS, LOCALES, Words
from rules.kemet.components.data import DATA
from tests.contract.terms import PLACEABLE
from tests.kemet.small import act, game, god, keys

COMMAND = re.compile(r"commands-(?!.*-about =)")


@pytest.mark.parametrize("lang", LANGS)
def test_a_creature_is_named_as_its_tile(lang: str) -> None:
    words = Words(lang)
    for short in (False, True):
        for beast in DATA.beasts:
            tile = words.name(f"tile:{beast}", short=short)
            assert words.name(f"beast:{beast}", short=short) == tile


@pytest.mark.parametrize(
    ("lang", "charge", "raid"),
    [
        ("en", "Strength 5; you lose 2 units of your own.", "Strength 1, damage 2, unblockable damage 1."),
        ("pt-BR", "Força 5; você perde 2 Unidades suas.", "Força 1, Dano 2, Dano não bloqueável 1."),
    ],
)
def test_the_figures_of_a_battle_card_in_words(lang: str, charge: str, raid: str) -> None:
    words = Words(lang)
    said = [
        words.say(Text(key="kemet.card.battle", args=DATA.battle[card].model_dump(exclude={"id", "special"})))
        for card in ("sacrificial_charge", "chariot_raid")
    ]
    assert said == [charge, raid]


def test_sentences_in_both_languages() -> None:
    move = Text(
        key="kemet.log.port",
        args={"seat": "seat:0", "units": 1, "start": "zone:horus_front", "zone": "zone:west_quay"},
    )
    fame = Text(key="kemet.log.fame", args={"seat": "seat:0", "fame": ["fame:divine", "fame:divine"]})
    expected = ["Ana shipped 1 unit from Horus Gate to West Quay.", "Ana gained 2 Divine fame points."]
    assert [Words("en").say(text, ("Ana",)) for text in (move, fame)] == expected
    assert [Words("pt-BR").say(text, ("Ana",)) for text in (move, fame)] == [
        "Ana moveu 1 Unidade pelo Nilo, do Portão de Horus para o Cais do Oeste.",
        "Ana ganhou 2 PF Divinos.",
    ]


# --- the rulebook's terms (the glossary in docs/rules/kemet.md) ---------------------------------------


# Words that the rulebook prints with a capital wherever they stand.
CAPITAL = ("unidade", "tropa", "batalha", "distrito", "pirâmide", "criatura", "templo", "obelisco", "muralha")


def test_the_things_of_the_game_have_capitals_everywhere() -> None:
    """But for the names of commands, which Discord wants in small letters."""
    said = [
        line
        for file in sorted((LOCALES / "pt-BR").glob("kemet*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and not COMMAND.match(line)
    ]
    small = re.compile(rf"(?<!\w)({'|'.join(CAPITAL)})s?(?!\w)")
    assert [line for line in said if small.search(PLACEABLE.sub(" ", line.partition("=")[2] or line))] == []


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("ask.city", {}, "Qual Cidade você escolhe?"),
        (
            "ask.districts",
            {"city": "city:horus", "units": 5},
            "Em quais dois Distritos de Horus você coloca as Unidades (5 em cada)?",
        ),
        ("ask.twin", {}, "Cerimônia Gêmea: qual espaço de Comprar já usado você usa de novo?"),
        (
            "ask.step",
            {"zone": "zone:temple_small", "left": 0},
            "A sua Tropa está no Templo Pequeno, sem movimento por terra. Mais alguma coisa antes de parar?",
        ),
        (
            "log.strength",
            {"attacker": "seat:0", "attack": 9, "defender": "seat:1", "defence": 6},
            "Resolução: Força de Computador 2: 9 · de Ana: 6.",
        ),
        (
            "log.worship",
            {"seat": "seat:1", "prayers": 3, "zones": ["zone:temple_small"]},
            "Adoração (Templo Pequeno): Ana ganhou 3 PO.",
        ),
        (
            "log.swap",
            {"seat": "seat:1", "other": "beast:mummy", "beast": "beast:sphinx", "zone": "zone:horus_d1"},
            "Ana trocou a Criatura Múmia pela Criatura Esfinge no Distrito 1 de Horus.",
        ),
    ],
)
def test_names_stand_in_sentences_as_a_brazilian_says_them(
    key: str, args: dict[str, int | str | list[str]], said: str
) -> None:
    assert Words("pt-BR").say(Text(key=f"kemet.{key}", args=args), ("Computador 2", "Ana")) == said


def test_a_battle_names_its_steps_as_the_rulebook_does() -> None:
    steps = {
        "revealed": ("Clash", "Confronto"),
        "strength": ("Resolution", "Resolução"),
        "losses.none": ("Casualties", "Baixas"),
        "reward": ("Rewards", "Recompensas"),
        "veterans": ("Rewards", "Recompensas"),
    }
    args: dict[str, int | str | list[str]] = {"seat": "seat:0", "card": "battle:shield_push", "count": 1}
    args |= {"attacker": "seat:0", "defender": "seat:1", "attack": 9, "defence": 6, "fame": ["fame:battle"]}
    for key, named in steps.items():
        for lang, step in zip(("en", "pt-BR"), named, strict=True):
            assert Words(lang).say(Text(key=f"kemet.log.{key}", args=args), ("A", "B")).startswith(f"{step}:")


def test_a_diversion_is_told_once() -> None:
    ctx = game(god(), god(divine=("diversion",)), troops={"west_quay": [(1, 2), (0, 3)]})
    act(ctx, "fight", [{1: ["zone:temple_medium"]}])
    assert keys(ctx) == ["diversion"]
