"""The components of Kemet keep the counts, constraints and examples of the rulebook and of the sheet."""

from collections import Counter

import pytest

from rules.kemet.components.data import (
    COLOURS,
    DATA,
    FIRST_HAND,
    SEATS,
    Power,
    divine_deck,
    spaces_for,
    tiles_of,
)

# --- power tiles (sheet section 1) --------------------------------------------------------------------


def test_sixty_four_tiles_four_of_each_level_and_colour() -> None:
    found = Counter((tile.colour, tile.level) for tile in DATA.tiles.values())
    assert found == {(colour, level): 4 for colour in COLOURS for level in (1, 2, 3, 4)}


@pytest.mark.parametrize(("seats", "tiles"), [(2, 26), (3, 48), (4, 48), (5, 64)])
def test_tiles_in_a_game(seats: int, tiles: int) -> None:
    """Rulebook 2.1: two colours have 26 tiles in a game of two, whichever colours they are."""
    each = [len(tiles_of(colour, seats)) for colour in COLOURS]
    assert each == [tiles // DATA.colours[seats]] * 4


def test_a_game_of_two_has_no_acts_of_god_and_no_second_copies() -> None:
    gone = [tile for tile in DATA.tiles.values() if tile.from_seats > 2]
    assert Counter(tile.art == "act_of_god" for tile in gone) == {True: 4, False: 8}
    assert [tile for tile in gone if tile.art != "act_of_god" and not tile.id.endswith("_2")] == []


def test_which_tiles_have_the_same_art() -> None:
    arts = Counter(tile.art for tile in DATA.tiles.values())
    assert {art: copies for art, copies in arts.items() if copies > 1} == {
        "domination": 4,
        "act_of_god": 4,
        "charge": 2,
        "priest_of_mafdet": 2,
        "defense": 2,
        "recruiting_scribe": 2,
        "priest": 2,
        "priestess": 2,
        "mercenaries": 2,
        "local_recruitment": 2,
    }
    assert len(arts) == 50


def test_second_copies_are_equal_but_for_the_games_they_are_in() -> None:
    for tile in DATA.tiles.values():
        if tile.id.endswith("_2"):
            first = DATA.tiles[tile.id.replace("_2", "_1")]
            assert first == tile.model_copy(update={"id": first.id, "from_seats": 2})


def test_pieces_that_come_with_tiles() -> None:
    """Rulebook 1: ten creatures, six mercenaries, two special cards; sheet 1.1 and 5.3: fame and tokens."""
    tiles = DATA.tiles.values()
    assert len(DATA.beasts) == 10
    assert sum(tile.power.mercenaries for tile in tiles) == 6
    assert [tile.special for tile in tiles if tile.special] == ["storm_strike", "stone_barrier"]
    assert Counter(tile.token for tile in tiles if tile.token) == {"gold": 4, "silver": 4}
    with_fame = {tile.art: tile.level for tile in tiles if tile.power.fame}
    assert with_fame == {"domination": 3, "sphinx": 4}


def test_no_number_of_a_tile_is_unused() -> None:
    """Each field of a power belongs to some tile, else the rules would ask in vain."""
    powers = [tile.power for tile in DATA.tiles.values()]
    assert [name for name in Power.model_fields if not any(getattr(power, name) for power in powers)] == []


def test_prices_of_tiles_in_an_example() -> None:
    """Rulebook 3.4.2: Spying is a Sapphire tile of level 3."""
    assert (DATA.tiles["spying"].colour, DATA.tiles["spying"].level) == ("sapphire", 3)


# --- cards (sheet sections 2 and 3) -------------------------------------------------------------------


def test_thirty_eight_divine_intervention_cards() -> None:
    assert sum(card.copies for card in DATA.divine.values()) == 38
    copies = Counter[str]()
    for card in DATA.divine.values():
        copies[card.timing] += card.copies
    assert copies == {"reaction": 5, "battle": 20, "day": 8, "movement": 5}


def test_the_deck_has_no_diversion_and_enough_for_all() -> None:
    deck = divine_deck()
    assert (len(deck), "diversion" in deck) == (33, False)
    assert Counter(deck) == {c.id: c.copies for c in DATA.divine.values() if c.id != "diversion"}


def test_eight_battle_cards_and_two_special_ones() -> None:
    assert len(FIRST_HAND) == 8
    assert [card for card in DATA.battle if card not in FIRST_HAND] == ["storm_strike", "stone_barrier"]


def test_no_two_battle_cards_are_the_same() -> None:
    faces = [card.model_copy(update={"id": ""}) for card in DATA.battle.values()]
    assert len(set(faces)) == len(faces) == 10


def test_example_of_a_battle() -> None:
    """Rulebook 3.5, sheet 9.1: strength 10 against 9, and a defence of 4 against a damage of 2."""
    charge, blades = DATA.tiles["charge_1"].power, DATA.tiles["blades_of_neith"].power
    purge, phalanx = DATA.battle["fervent_purge"], DATA.battle["phalanx_defense"]
    elephant, fury, wall = (
        DATA.beasts["ancestral_elephant"],
        DATA.divine["war_fury"],
        DATA.divine["bronze_wall"],
    )
    assert 5 + charge.attack_strength + blades.strength + purge.strength == 10
    assert 4 + elephant.strength + phalanx.strength + fury.strength + wall.strength == 9
    assert (purge.damage, phalanx.defence + elephant.defence + wall.defence) == (2, 4)
    assert fury.cost + wall.cost == 1


def test_example_of_a_march() -> None:
    """Rulebook 3.4.5: three land moves with the Priest of Mafdet and the Snake."""
    priest, snake = DATA.tiles["priest_of_mafdet_1"].power, DATA.beasts["deep_desert_snake"]
    assert DATA.movement + priest.movement + snake.movement == 3


# --- the player board and the numbers (sheet sections 5 and 6) ----------------------------------------


@pytest.mark.parametrize(("seats", "slots"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_spaces_of_a_player_board(seats: int, slots: int) -> None:
    spaces = [(DATA.spaces[name].level, DATA.spaces[name].action) for name in spaces_for(seats)]
    assert spaces == [
        (3, "recruit"),
        (3, "move"),
        (2, "move"),
        (2, "raise"),
        (2, "pray"),
        (1, "pray"),
        *[(1, "buy")] * slots,
    ]


def test_numbers_of_the_rulebook() -> None:
    assert (DATA.fame_to_win, DATA.prayers_start, DATA.prayers_most) == (9, 7, 11)
    assert (DATA.units, DATA.start_districts * DATA.start_units, DATA.troop_limit) == (12, 10, 5)
    assert (DATA.action_tokens, DATA.veterans, DATA.divine_dealt) == (5, 20, 2)
    assert (DATA.movement, DATA.teleport, DATA.pray, DATA.night_prayers) == (1, 2, 2, 2)
    assert (DATA.offering_units, DATA.delta_units, DATA.temples_for_fame) == (2, 1, 2)
    assert (DATA.pyramid_levels, DATA.start_levels, DATA.start_level_most) == (4, 3, 2)
    assert DATA.colours == {2: 2, 3: 3, 4: 3, 5: 4}
    assert DATA.pyramids == {2: 2, 3: 3, 4: 3, 5: 3}
    assert list(SEATS) == [2, 3, 4, 5]
