"""The components of Bellum Magica keep the counts and examples of the rulebook (sheet section 6)."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from rules.bellum.components.data import DATA, FACES, SEATS, Box, pieces
from rules.core.data import FOLDER, BadData, load
from rules.core.words import LANGS, Words


def test_seats_are_those_of_the_box() -> None:
    assert list(SEATS) == [2, 3, 4, 5]


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(DATA.castles) == 5
    assert Counter(c.deck for c in DATA.creatures.values()) == {"goblin": 10, "evil": 46, "super_evil": 20}
    assert Counter(p.kind for p in DATA.places.values()) == {"tavern": 1, "farm": 7, "village": 7, "city": 10}
    chests = {kind: sum(copies.values()) for kind, copies in DATA.chests.items()}
    assert chests == {"wooden": 20, "metal": 20, "golden": 10}
    expected = {"food": 30, "glyph": 20, "barrel": 10, "shield": 20, "reroll": 17, "magic_shield": 8}
    assert DATA.tokens == expected


@pytest.mark.parametrize(
    ("deck", "bonuses"),
    [
        ("goblin", {None: 10}),
        ("evil", {"reroll": 13, "shield": 8, "magic_shield": 2, None: 23}),
        ("super_evil", {"reroll": 4, "shield": 4, "magic_shield": 6, None: 6}),
    ],
)
def test_bonus_tokens_on_each_deck(deck: str, bonuses: dict[str | None, int]) -> None:
    assert Counter(c.bonus for c in DATA.creatures.values() if c.deck == deck) == bonuses


def test_castles_have_five_food_and_a_map_against_five_swords_and_a_thief() -> None:
    for castle in DATA.castles.values():
        left = Counter(icon for row in castle.left.values() for icon in row)
        right = Counter(icon for row in castle.right.values() for icon in row)
        assert (castle.shield, left, right) == (2, {"food": 5, "map": 1}, {"sword": 5, "thief": 1})


def test_goblins_have_two_icons_a_side() -> None:
    for goblin in (c for c in DATA.creatures.values() if c.deck == "goblin"):
        for side in (goblin.left, goblin.right):
            assert sum(len(row) for row in side.values()) == 2


def test_rows_are_faces_of_the_die_and_never_empty() -> None:
    castles = [(card.left, card.right) for card in DATA.castles.values()]
    creatures = [(card.left, card.right) for card in DATA.creatures.values()]
    for side in chain.from_iterable(castles + creatures):
        assert side
        assert [(row, icons) for row, icons in side.items() if not (row in FACES and icons)] == []


def test_no_two_cards_of_a_deck_are_the_same() -> None:
    """Cards are told apart by what is on them, so that a number in a name means something."""
    faces = Counter((c.deck, repr(c.left), repr(c.right), c.bonus) for c in DATA.creatures.values())
    assert max(faces.values()) == 1


def test_loot_of_all_places() -> None:
    loot = Counter[str]()
    for place in DATA.places.values():
        loot.update(place.loot)
    assert (loot["golden"], loot["metal"], loot["wooden"]) == (10, 10, 10)
    assert DATA.places["tavern"].loot == {"barrel": 1}


def test_chest_kinds_rise_in_worth() -> None:
    means = [
        sum(value * copies for value, copies in DATA.chests[kind].items()) / sum(DATA.chests[kind].values())
        for kind in ("wooden", "metal", "golden")
    ]
    assert means == [2, 4, 7]


def test_prices() -> None:
    assert DATA.costs == {"evil": ({"food": 2},), "super_evil": ({"glyph": 1, "food": 4}, {"glyph": 3})}


def test_four_players_take_six_farms_and_six_villages() -> None:
    assert DATA.farms == DATA.villages == {2: 3, 3: 4, 4: 6, 5: 7}


def test_example_of_the_active_horde() -> None:
    """Rulebook 4: row 2 of that castle and that goblin shows two swords and a thief."""
    right = (*DATA.castles["thorn_tower"].right[2], *DATA.creatures["goblin_2"].right[2])
    assert Counter(right) == {"sword": 2, "thief": 1}


def test_examples_of_places() -> None:
    """Rulebook 4: a place with shield 3, and one with shield 6 and magic shield 1."""
    places = DATA.places
    assert [i for i in places if places[i].shield == 3] == ["farm_6", "farm_7", "village_1"]
    assert (places["city_3"].shield, places["city_3"].magic_shield) == (6, 1)


def test_loot_as_ids_for_the_log() -> None:
    expected = ["chest:golden", "chest:wooden", "chest:wooden", "resource:food"]
    assert pieces({"food": 1, "wooden": 2, "golden": 1}) == expected


# --- wrong files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "instead", "line"),
    [
        ('left = "1F 4F",    right = "1SS 4SS"', 'left = "1F 7F", right = "1SS 4SS"', "'7F' is not a row"),
        ('left = "1F 4F",    right = "1SS 4SS"', 'left = "1F 1F", right = "1SS 4SS"', "row 1 is there twice"),
        ('left = "1F 4F",    right = "1SS 4SS"', 'left = "1F 4", right = "1SS 4SS"', "'4' is not a row"),
        ('left = "1F 4F",    right = "1SS 4SS"', 'left = "1F 4S", right = "1SS 4SS"', "letters of FGM"),
        ('left = "1F 4F",    right = "1SS 4SS"', 'left = "1F 4F", right = "1SS 4F"', "letters of SXT"),
    ],
)
def test_a_bad_row_names_its_card(tmp_path: Path, there: str, instead: str, line: str) -> None:
    message = mistake(tmp_path, there, instead)
    assert message.startswith("bellum/base.toml: creatures[10] (orc_raider_1).")
    assert line in message


def mistake(folder: Path, there: str, instead: str) -> str:
    """Return what is said of the file with one change."""
    good = (FOLDER / "bellum/base.toml").read_text(encoding="utf-8")
    assert good.count(there) == 1
    (folder / "bellum").mkdir()
    (folder / "bellum/base.toml").write_text(good.replace(there, instead), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load("bellum/base.toml", Box, folder)
    return str(caught.value)


# --- names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_no_castle_creature_or_place_is_called_like_another(lang: str) -> None:
    idents = [f"castle:{name}" for name in DATA.castles] + [f"creature:{name}" for name in DATA.creatures]
    idents += [f"place:{name}" for name in DATA.places]
    assert len({Words(lang).name(ident, short=True) for ident in idents}) == len(idents)
