"""Pictures in words: short enough for Discord, and complete enough to play from."""

import re

import pytest

from render.core.words import shortened
from render.scene import OURS, describe
from rules.bellum.components.data import DATA
from tests.render.asking import request
from tests.render.drawing import drawn
from tests.render.views import early, over, worst


@pytest.mark.parametrize("name", [*DATA.castles, *DATA.creatures])
def test_all_rows_of_all_cards_are_told(name: str) -> None:
    kind = "castle" if name in DATA.castles else "creature"
    card = DATA.castles[name] if kind == "castle" else DATA.creatures[name]
    _, text = describe(request(early(2), "card", detail=f"{kind}:{name}"))
    assert len(re.findall(r"\bon \d", text)) == len(card.left) + len(card.right)


@pytest.mark.parametrize(
    ("game", "card"), [(each.name, c) for each in OURS for c in drawn(each.name).unknown]
)
def test_an_unknown_card_has_no_words(game: str, card: str) -> None:
    with pytest.raises(KeyError):
        describe(drawn(game).request(drawn(game).early(3), "card", detail=card))


def test_a_hand_in_words_has_the_values() -> None:
    _, text = describe(request(worst(2), "hand"))
    assert "golden chest: worth 8, 8." in text
    assert "20 chests, worth 90 in all." in text


def test_the_sheet_in_words_has_six_rows_for_everybody() -> None:
    _, text = describe(request(worst(3), "sheet"))
    for number in range(1, 7):
        assert text.count(f"\n{number}: Production") == 3


def test_the_end_in_words_is_a_ranking() -> None:
    _, text = describe(request(over((2, 1, 2)), "end"))
    lines = text.splitlines()[1:]
    assert [line.split(":")[0] for line in lines] == ["1st", "2nd", "2nd"]
    assert (
        "Bruna (B, blue square): 90 gold with 20 chests (gold from golden ones: 16, metal: 50, wooden: 24)."
        in lines[0]
    )


def test_what_does_not_fit_gives_way_to_the_tail() -> None:
    assert shortened(["one", "two", "three"], "more", 12) == "one two more"
    assert shortened(["one", "two"], "more", 7) == "one two"
    assert shortened(["x" * 50, "two"], "more", 20) == "x" * 14 + "\u2026 more"
