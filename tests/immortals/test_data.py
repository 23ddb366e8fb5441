"""The components of Immortals keep the counts, constraints and examples of the rulebook and of the sheet."""

from collections import Counter
from itertools import chain, product
from pathlib import Path
from typing import get_args

import pytest

from rules.core.data import FOLDER, BadData, load
from rules.immortals.components.data import (
    AREAS,
    BLANK,
    CARDS,
    CELLS,
    DATA,
    PIECES,
    REALMS,
    SEATS,
    SPACES,
    Box,
    Does,
    Wealth,
    cells_in,
    conflict_deck,
    deeds_of,
    fits,
    groups_of,
    realm_of,
)

ORCS_AND_ELVES = {"light": "elves", "dark": "orcs"}
TROLLS_AND_DWARVES = {"light": "dwarves", "dark": "trolls"}
LIGHT_TRIBES, DARK_TRIBES = (
    [tribe for tribe in DATA.tribes.values() if tribe.realm == realm] for realm in REALMS
)


# --- tribes (section 4) -------------------------------------------------------------------------------


def test_five_tribes_of_each_realm_and_homes_of_the_light_ones() -> None:
    assert (len(LIGHT_TRIBES), len(DARK_TRIBES)) == (5, 5)
    homes = [tribe.home for tribe in LIGHT_TRIBES]
    assert len(set(homes)) == 5 and "mountainhome" not in homes
    assert DATA.tribes["elves"].home == "grove"  # rulebook page 6
    assert {DATA.regions[home].area for home in homes if home} == set(AREAS)


def test_all_tribes_are_worth_the_same() -> None:
    for tribe in DATA.tribes.values():
        value = sum(tribe.groups) + 3 * len(tribe.groups) + tribe.start.energy + tribe.start.gold
        prices = [tribe.prices.of(piece) for piece in PIECES]
        assert (tribe.id, value) == (tribe.id, 26)
        assert (tribe.id, sum(price.energy + price.gold for price in prices)) == (tribe.id, 14)


def test_forty_three_armies_are_enough_for_any_two_tribes() -> None:
    """Groups with the edge ones, two in the dark home, three in each limbo, seven in the tower."""
    needed = [
        sum(groups_of(light.id, 3)) + sum(groups_of(dark.id, 3)) + 2 + 2 * 3 + 7
        for light, dark in product(LIGHT_TRIBES, DARK_TRIBES)
    ]
    assert max(needed) == DATA.most_armies == DATA.armies == 43


@pytest.mark.parametrize(("seats", "groups"), [(3, [10, 2, 2]), (4, [10, 2, 2]), (5, [10, 2])])
def test_the_edge_group_is_for_three_or_four_players(seats: int, groups: list[int]) -> None:
    assert groups_of("demons", seats) == groups


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 6, 8), (4, 6, 8), (5, 4, 6)])
def test_groups_of_a_player(seats: int, least: int, most: int) -> None:
    counts = [
        len(groups_of(light.id, seats)) + len(groups_of(dark.id, seats))
        for light, dark in product(LIGHT_TRIBES, DARK_TRIBES)
    ]
    assert (min(counts), max(counts)) == (least, most)


def test_tribes_in_the_examples() -> None:
    """Rulebook pages 6, 7 and 10: a group of 10; 9 energy and 7 gold; a portal for 4 energy."""
    elves, demons = DATA.tribes["elves"], DATA.tribes["demons"]
    assert 10 in demons.groups
    assert elves.start.energy + demons.start.energy == 9
    assert elves.start.gold + demons.start.gold == 7
    assert DATA.tribes["amazons"].prices.of("portal") == Wealth(energy=4)


def test_actions_of_the_dark_tribes() -> None:
    """Rulebook, page 11."""
    found = {tribe.id: (tribe.deed.id, tribe.deed.cost) for tribe in DARK_TRIBES}
    assert found == {
        "demons": ("deed:temple", Wealth(energy=2)),
        "orcs": ("deed:gold", Wealth()),
        "necromancers": ("deed:transition_3", Wealth(energy=2, gold=1)),
        "night_elves": ("deed:attack", Wealth(energy=2, gold=1)),
        "trolls": ("deed:attack", Wealth(energy=1, gold=2)),
    }


# --- cards (section 3) --------------------------------------------------------------------------------


def test_sixty_conflict_cards_thirty_of_each_realm() -> None:
    decks = {realm: conflict_deck(realm) for realm in REALMS}
    assert {realm: len(deck) for realm, deck in decks.items()} == {"light": 30, "dark": 30}
    for realm, deck in decks.items():
        assert Counter(CARDS[card].kind for card in deck) == {"conflict": 25, "wild": 5}
        assert {realm_of(here) for card in deck for here in CARDS[card].cells} == {realm}


def test_the_conflict_cards_name_every_cell_twice() -> None:
    """Its own card and the wild one of its area."""
    cards = [CARDS[card] for realm in REALMS for card in conflict_deck(realm)]
    assert Counter(here for card in cards for here in card.cells) == dict.fromkeys(CELLS, 2)


def test_what_cards_stand_for() -> None:
    assert CARDS["region:treehome"].cells == ("light_treehome", "dark_treehome")
    assert CARDS["conflict:dark_treehome"].cells == ("dark_treehome",)
    assert CARDS["wild:light_greenwood"].cells == cells_in("greenwood", "light")
    assert CARDS["magic:transition5"].cells == CARDS[BLANK].cells == ()
    expected = {"region": 25, "conflict": 50, "wild": 10, "magic": 4, "blank": 1}
    assert Counter(card.kind for card in CARDS.values()) == expected


@pytest.mark.parametrize(
    ("card", "cost", "deeds"),
    [
        ("transition5", Wealth(energy=4, gold=1), ["deed:transition_5"]),
        ("card_or_first", Wealth(gold=1), ["deed:draw_1", "deed:first"]),
        ("seize_or_temple", Wealth(energy=2, gold=2), ["deed:temple", "deed:seize"]),
        ("cards2_or_transition2", Wealth(gold=2), ["deed:draw_2", "deed:transition_2"]),
    ],
)
def test_magic_cards_cost_the_same_for_either_option(card: str, cost: Wealth, deeds: list[str]) -> None:
    """Rulebook, page 12."""
    found = deeds_of("magic_1", f"magic:{card}", ORCS_AND_ELVES)
    assert [deed.id for deed in found] == deeds
    assert [deed.cost for deed in found] == [cost] * len(deeds)


# --- the player board (section 5) ---------------------------------------------------------------------


def test_eight_spaces_for_armies_and_two_for_magic() -> None:
    assert Counter(action.magic for action in DATA.actions.values()) == {False: 8, True: 2}


def test_what_the_spaces_of_a_board_do() -> None:
    found = {
        space: [
            (deed.id, deed.cost.energy, deed.cost.gold)
            for deed in deeds_of(space, "region:grove", TROLLS_AND_DWARVES)
        ]
        for space in SPACES
    }
    assert found == {
        "gold": [("deed:gold", 0, 0)],
        "energy": [("deed:energy", 0, 0)],
        "transition3": [("deed:transition_3", 2, 1)],
        "construct": [("deed:construct", 0, 0)],
        "attack": [("deed:attack", 0, 0)],
        "attack_move": [("deed:attack", 0, 0), ("deed:move", 0, 1)],
        "tribe_light": [("deed:temple", 0, 2)],
        "tribe_dark": [("deed:attack", 1, 2)],
        "magic_1": [],
        "magic_2": [],
    }


def test_a_blank_does_nothing_anywhere() -> None:
    assert [deeds_of(space, BLANK, ORCS_AND_ELVES) for space in SPACES] == [()] * 10


def test_which_cards_a_space_takes() -> None:
    """Sheet section 5 and ruling A22: wild cards can't extract, not on a tribe's space either."""
    cards = ("region:grove", "conflict:dark_grove", "wild:dark_moors", "magic:transition5", BLANK)
    kinds = {"region", "conflict", "wild", "blank"}
    for tribes in (ORCS_AND_ELVES, TROLLS_AND_DWARVES):
        for space in SPACES:
            taken = {CARDS[card].kind for card in cards if fits(space, card, tribes)}
            extracts = any(not deed.takes_wild for deed in deeds_of(space, "region:grove", tribes))
            assert extracts == (
                space in ("gold", "energy") or (space.startswith("tribe") and tribes == ORCS_AND_ELVES)
            )
            wanted = (
                {"magic", "blank"} if space.startswith("magic") else kinds - ({"wild"} if extracts else set())
            )
            assert taken == wanted, (space, tribes)


def test_every_kind_of_deed_is_done_somewhere() -> None:
    """Each has its rule; one that nothing does would be dead."""
    sources = chain(
        (action.deeds for action in DATA.actions.values()),
        (magic.deeds for magic in DATA.magics.values()),
        ((tribe.deed,) for tribe in DATA.tribes.values()),
    )
    assert {deed.kind for deeds in sources for deed in deeds} == set(get_args(Does))


# --- numbers of the rules -----------------------------------------------------------------------------


def test_numbers_of_the_rulebook() -> None:
    assert DATA.rounds == {3: 7, 4: 5, 5: 5}
    assert list(SEATS) == [3, 4, 5]
    assert (DATA.inhabitants, DATA.blanks, DATA.portals) == (20, 4, 26)
    assert (DATA.home_armies, DATA.edge_group, DATA.draft_hand, DATA.limbo_start) == (2, 2, 5, 3)
    assert (DATA.seed_armies, DATA.seed_inhabitants, DATA.seed_tray) == (7, 10, 2)
    assert (DATA.reinforcement, DATA.tray_least, DATA.tray_most) == (3, 1, 3)
    assert (DATA.cells_for_point, DATA.area_cells, DATA.area_points, DATA.area_all_points) == (2, 3, 2, 3)
    points = {piece: (worth.built, worth.scored) for piece, worth in DATA.pieces.items()}
    assert points == {"portal": (1, 0), "temple": (1, 1), "capital": (2, 1)}


def test_the_draft_decks_hold_enough_cards() -> None:
    """Sheet section 4: at most 27 of 30 dark cards with 5 players, 22 of 30 of either with 3 or 4."""
    for seats, most in ((3, 22), (4, 22), (5, 27)):
        rounds = max(
            len(groups_of(light.id, seats)) + len(groups_of(dark.id, seats)) - 1
            for light, dark in product(LIGHT_TRIBES, DARK_TRIBES)
        )
        hands = (seats + 1) // 2  # the first player's realm has the odd one
        assert hands * (DATA.draft_hand + rounds - 1) <= most


# --- wrong files --------------------------------------------------------------------------------------


def test_every_area_has_regions(tmp_path: Path) -> None:
    """Their five lie in another area."""
    good = (FOLDER / "immortals/base.toml").read_text(encoding="utf-8")
    wrong = good.replace('area = "moors"', 'area = "crownlands"')
    (tmp_path / "immortals").mkdir()
    (tmp_path / "immortals/base.toml").write_text(wrong, encoding="utf-8")
    with pytest.raises(BadData, match=r"^immortals/base\.toml: moors has no regions$"):
        load("immortals/base.toml", Box, tmp_path)
