"""Laying out the game: rules R1 to R10."""

from collections import Counter

import pytest

from rules.core.rng import Dice
from rules.kemet import GAME
from rules.kemet.components.board import city_of
from rules.kemet.components.data import DATA, SEATS
from rules.kemet.components.map import zones_in_play
from rules.kemet.components.score import sources
from rules.kemet.components.state import God, KemetContext
from rules.kemet.play.setup import new
from rules.kemet.view import view_of
from tests.helpers import Answers, asked, context, drive, ids
from tests.kemet.fights import BLITZ, PUSH
from tests.kemet.small import RECALL, STAY, USUAL, fight, game, god, keys, play, question, saying, units


def fresh(seats: int, seed: str = "fresh") -> KemetContext:
    return context(new(seats, USUAL, Dice(seed)))


@pytest.mark.parametrize(("seats", "zones"), [(2, 13), (3, 17), (4, 25), (5, 29)])
def test_rule_01_the_zones_for_the_number_of_players(seats: int, zones: int) -> None:
    assert len(view_of(new(seats, USUAL, Dice("zones")), None).zones) == zones


@pytest.mark.parametrize(("seats", "colours", "tiles"), [(2, 2, 26), (3, 3, 48), (4, 3, 48), (5, 4, 64)])
def test_rule_02_and_ruling_52_colours_at_random_and_all_their_tiles(
    seats: int, colours: int, tiles: int
) -> None:
    drawn = set()
    for number in range(30):
        state = new(seats, USUAL, Dice(str(number)))
        assert (len(state.colours), len(state.tiles)) == (colours, tiles)
        assert {DATA.tiles[tile].colour for tile in state.tiles} == set(state.colours)
        drawn.add(tuple(state.colours))
    assert len(drawn) == {2: 6, 3: 4, 4: 1}[colours]


def test_rule_02_and_ruling_60_two_have_no_act_of_god_nor_second_copies() -> None:
    tiles = new(2, USUAL, Dice("two")).tiles
    assert [tile for tile in tiles if tile.startswith("act_of_god") or tile.endswith("_2")] == []
    assert [tile for tile in tiles if DATA.tiles[tile].token == "silver"] == []


def test_rule_03_creatures_special_cards_and_fame_come_with_tiles_only() -> None:
    state = new(5, USUAL, Dice("five"))
    assert [
        player
        for player in state.gods
        if not (player.beasts == [] and player.fame == {"battle": 0, "divine": 0})
    ] == []
    assert [card for player in state.gods for card in player.hand if DATA.battle[card].special] == []


def test_rule_04_a_temple_fame_point_on_each_temple_none_on_the_sanctuary() -> None:
    troops = dict.fromkeys(zones_in_play(5), (0, 1))
    ctx = game(*(god() for _ in range(5)), troops=troops)
    assert sorted(sources(ctx.state)) == ["temple_delta", "temple_east", "temple_medium", "temple_small"]


@pytest.mark.parametrize("seats", SEATS)
def test_rule_05_a_diversion_and_two_cards_each_the_rest_is_the_deck(seats: int) -> None:
    state = new(seats, USUAL, Dice("cards"))
    assert [len(player.divine) for player in state.gods] == [3] * seats
    assert [player for player in state.gods if "diversion" not in player.divine] == []
    assert len(state.deck) == 33 - 2 * seats
    everywhere = Counter(state.deck + [card for player in state.gods for card in player.divine])
    assert everywhere["diversion"] == seats


def test_rule_05_only_the_owner_reads_what_was_dealt() -> None:
    ctx = fresh(3)
    drive(GAME.phases["setup"](ctx))
    assert keys(ctx, None).count("dealt.hidden") == 3
    [mine] = saying(ctx, "dealt", 1)
    assert mine["cards"] == [f"divine:{card}" for card in ctx.state.gods[1].divine]


def test_rule_06_and_ruling_67_cities_are_chosen_in_the_drawn_turn_order() -> None:
    orders = {tuple(new(3, USUAL, Dice(str(number))).order) for number in range(60)}
    assert len(orders) == 6
    ctx = fresh(3)
    one, two, three = ctx.state.order
    drive(play(ctx, "troops"), [{one: ["city:horus"]}, {two: ["city:anubis"]}])
    assert [ctx.state.gods[seat].city for seat in (one, two, three)] == ["horus", "anubis", "bastet"]


def test_rule_06_a_city_that_is_taken_is_not_offered() -> None:
    ctx = fresh(3)
    [decision] = asked(play(ctx, "troops"), [{ctx.state.order[0]: ["city:anubis"]}]).values()
    assert ids(decision) == ["city:bastet", "city:horus"]


def test_rule_07_what_everybody_begins_with() -> None:
    player = new(4, USUAL, Dice("begin")).gods[0]
    assert (player.prayers, player.supply, len(player.hand)) == (7, 12, 8)
    assert view_of(new(4, USUAL, Dice("begin")), None).gods[0].tokens == {"normal": 5, "silver": 0, "gold": 0}


def test_rule_08_five_units_in_two_of_the_own_districts() -> None:
    ctx = game(god(), god(), phase="troops", turn=None)
    answers: Answers = [{0: ["zone:anubis_d3", "zone:anubis_d1"]}, {1: ["zone:bastet_d1", "zone:bastet_d2"]}]
    drive(play(ctx, "pyramids"), answers)
    expected = {"anubis_d1": [(0, 5)], "anubis_d3": [(0, 5)], "bastet_d1": [(1, 5)], "bastet_d2": [(1, 5)]}
    assert units(ctx.state) == expected
    assert [player.supply for player in ctx.state.gods] == [2, 2]


def test_rule_09_two_players_build_a_level_2_and_a_level_1_pyramid() -> None:
    ctx = game(god(), god(), phase="pyramids", turn=None)
    one, two = ctx.state.colours
    answers: Answers = [
        {0: ["zone:anubis_d2"]},
        {0: [f"colour:{two}"]},
        {0: ["zone:anubis_d1"]},
        {1: ["zone:bastet_d3"]},
        {1: [f"colour:{one}"]},
        {1: ["zone:bastet_d2"]},
    ]
    drive(play(ctx, "first"), answers)
    built = {zone: (pyramid.colour, pyramid.level) for zone, pyramid in ctx.state.pyramids.items()}
    expected = {"anubis_d2": (two, 2), "anubis_d1": (one, 1), "bastet_d3": (one, 2), "bastet_d2": (two, 1)}
    assert built == expected
    assert ctx.state.gods[0].slots == {"buy_1": two, "buy_2": one}
    told = [(line["seat"], line["zone"], line["level"]) for line in saying(ctx, "founded")]
    assert told[:2] == [("seat:0", "zone:anubis_d2", 2), ("seat:0", "zone:anubis_d1", 1)]


def test_rule_09_more_players_may_build_three_of_level_1() -> None:
    ctx = game(god(), god(), god(), phase="pyramids", turn=None)
    assert ids(question(ctx, "pyramids")) == ["levels:three", "levels:two"]
    colours = ctx.state.colours
    answers: Answers = [
        {0: ["levels:three"]},
        {0: ["zone:anubis_d1"]},
        {0: [f"colour:{colours[0]}"]},
        {0: ["zone:anubis_d2"]},
        {0: [f"colour:{colours[1]}"]},
    ]
    ctx.state.phase = drive(GAME.phases["pyramids"](ctx), answers)
    assert [pyramid.level for pyramid in ctx.state.pyramids.values()] == [1, 1, 1]
    assert list(ctx.state.gods[0].slots) == ["buy_1", "buy_2", "buy_3"]


def test_ruling_64_no_colour_twice() -> None:
    ctx = game(god(), god(), god(), phase="pyramids", turn=None)
    used = ctx.state.colours[1]
    answers: Answers = [
        {0: ["levels:two"]},
        {0: ["zone:anubis_d1"]},
        {0: [f"colour:{used}"]},
        {0: ["zone:anubis_d2"]},
    ]
    offered = ids(question(ctx, "pyramids", answers))
    assert offered == [f"colour:{colour}" for colour in ctx.state.colours if colour != used]


def test_rule_10_and_ruling_51_a_level_1_tile_of_own_colour_last_first() -> None:
    ruby = {"anubis_d1": ("ruby", 2), "bastet_d1": ("ruby", 1), "horus_d1": ("diamond", 1)}
    ctx = game(god(), god(), god(), pyramids=ruby, phase="first", turn=None)
    ctx.state.tiles = ["charge_1", "charge_2", "priest_of_mafdet_1", "phoenix", "priest_1", "defense_1"]
    [decision] = asked(play(ctx, "dawn")).values()
    assert (decision.seat, ids(decision)) == (2, ["tile:priest_1"])
    answers: Answers = [{2: ["tile:priest_1"]}, {1: ["tile:charge_1"]}]
    [decision] = asked(play(game_again(ctx), "dawn"), answers).values()
    assert (decision.seat, ids(decision)) == (0, ["tile:charge_2", "tile:priest_of_mafdet_1"])
    drive(play(ctx, "dawn"), [*answers, {0: ["tile:charge_2"]}])
    assert [player.tiles for player in ctx.state.gods] == [["charge_2"], ["charge_1"], ["priest_1"]]
    assert [player.prayers for player in ctx.state.gods] == [7, 7, 7]


def game_again(ctx: KemetContext) -> KemetContext:
    """Return the same state at another table: a question only looked at leaves half a phase behind."""
    return context(GAME.states.validate_json(GAME.states.dump_json(ctx.state), strict=True))


def test_ruling_13_mercenaries_placed_in_the_setup_mean_no_creature_later() -> None:
    """Placing before the first Day is no arrival outside the own turn of that Day."""
    ctx = game(
        god(), god("phoenix"), troops={"west_quay": [(1, 2), (0, 5)], "bastet_d3": (1, 1)}, phase="dawn"
    )
    ctx.state.arrived = ["bastet_d3"]
    drive(GAME.phases["dawn"](ctx))
    fight(ctx, "west_quay", BLITZ, PUSH, {1: RECALL}, {0: STAY})
    assert ctx.state.gods[1].beasts == ["phoenix"]


def test_ruling_51_gain_effects_resolve_in_the_set_up() -> None:
    ctx = game(god(), god(), pyramids={"anubis_d1": ("onyx", 2), "bastet_d1": ("onyx", 2)}, turn=None)
    ctx.state.tiles, ctx.state.order = ["mercenaries_1", "local_recruitment_1"], [1, 0]
    answers: Answers = [
        {0: ["tile:mercenaries_1"]},
        {0: {"zone:anubis_d1": 2, "zone:anubis_d2": 0, "zone:anubis_d3": 1}},
        {1: ["tile:local_recruitment_1"]},
    ]
    ctx.state.phase = "first"
    drive(play(ctx, "dawn"), answers)
    assert units(ctx.state) == {"anubis_d1": [(0, 2)], "anubis_d3": [(0, 1)]}
    assert ctx.state.gods[0].supply == 12


def test_the_city_of_a_player_is_one_of_the_map() -> None:
    assert city_of(God(city="sobek")) == "sobek"


def test_the_districts_that_somebody_is_asked_for_are_named_to_all() -> None:
    """So that the map can light them up."""
    troops = game(god(), god(), phase="troops", turn=None)
    assert view_of(troops.state, None).asked == ("anubis_d1", "anubis_d2", "anubis_d3")
    built = game(god(), god(), pyramids={"anubis_d2": ("ruby", 1)}, phase="pyramids", turn=None)
    assert view_of(built.state, None).asked == ("anubis_d1", "anubis_d3")
    assert view_of(game(god(), god(), phase="recruit").state, 1).asked == view_of(troops.state, 1).asked
    assert view_of(game(god(), god(), phase="turn").state, None).asked == ()
