"""The words of Bellum Magica: the rulebook's own terms, and sentences with names put in."""

import pytest

from rules.bellum.components.realm import beats, swords_beside
from rules.core.text import Text
from rules.core.words import Words

PT = Words("pt-BR")


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("ask.goblin", {"creature": "creature:goblin_3"}, "De que lado você coloca o Duende 3?"),
        (
            "ask.side",
            {"creature": "creature:giant_rat_1"},
            "De que lado você coloca a criatura Rato Gigante 1?",
        ),
        ("ask.pay", {"creature": "creature:hydra_2"}, "Como você paga a criatura Hidra 2?"),
        ("option.reroll.barrel", {}, "Relançar: 1 barril"),
    ],
)
def test_names_stand_in_sentences_as_a_brazilian_says_them(key: str, args: dict[str, str], said: str) -> None:
    assert PT.say(Text(key=f"bellum.{key}", args={**args})) == said


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize(("shield", "magic_shield"), [(2, 0), (6, 1), (3, 3), (2, 5)])
def test_a_hand_tells_what_just_robs_its_castle(shield: int, magic_shield: int, *, twice: bool) -> None:
    swords = swords_beside(shield, magic_shield, twice=twice)
    army = {"sword": swords, "magic_sword": magic_shield}
    assert beats(army, shield, magic_shield, twice=twice)
    for icon in (icon for icon, count in army.items() if count):
        assert not beats({**army, icon: army[icon] - 1}, shield, magic_shield, twice=twice)


def test_gold_is_not_called_chests() -> None:
    for lang, word in (("en", "Gold"), ("pt-BR", "Ouro")):
        for kind in ("wooden", "metal", "golden"):
            assert Words(lang).say(Text(key=f"bellum.sheet.{kind}")).startswith(word)
