"""The words of Kemet: names, lines on cards, and sentences."""

import pytest

from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.kemet.data import DATA

# --- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_a_creature_is_named_as_its_tile(lang: str) -> None:
    words = Words(lang)
    for short in (False, True):
        for beast in DATA.beasts:
            tile = words.name(f"tile:{beast}", short=short)
            assert words.name(f"beast:{beast}", short=short) == tile


def test_names_that_the_rulebook_prints() -> None:
    words = Words("pt-BR")
    printed = {
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
    assert {ident: words.name(ident) for ident in printed} == printed


# --- texts of tiles and cards -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "charge", "raid"),
    [
        (
            "en",
            "Strength 5; you lose 2 units of your own.",
            "Strength 1, damage 2, unblockable damage 1.",
        ),
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


# --- labels and sentences -----------------------------------------------------------------------------


def test_sentences_in_both_languages() -> None:
    move = Text(
        key="kemet.log.port",
        args={"seat": "seat:0", "units": 1, "start": "zone:horus_front", "zone": "zone:west_quay"},
    )
    fame = Text(key="kemet.log.fame", args={"seat": "seat:0", "fame": ["fame:divine", "fame:divine"]})
    assert [Words("en").say(text, ("Ana",)) for text in (move, fame)] == [
        "Ana shipped 1 unit from Horus Gate to West Quay.",
        "Ana gained 2 Divine fame points.",
    ]
    assert [Words("pt-BR").say(text, ("Ana",)) for text in (move, fame)] == [
        "Ana moveu 1 Unidade pelo Nilo, do Portão de Horus para o Cais do Oeste.",
        "Ana ganhou 2 PF Divinos.",
    ]
