"""The tasks of a turn: rules 10 and 3."""

import pytest

from rules.core.decisions import Answer
from rules.core.rng import Dice
from rules.dwar7s.check import check
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import pool
from rules.dwar7s.play.actions import actions_allowed
from rules.dwar7s.play.setup import new
from rules.dwar7s.view import view_of
from tests.dwar7s.small import (
    END,
    MOVE,
    PLACE,
    USUAL,
    act,
    clan,
    game,
    ids,
    keys,
    offered,
    play,
    question,
    saying,
    there,
)
from tests.helpers import context, drive

PAIR = {"m13": "red_store", "n13": "blue_store"}  # linked from east to west


def test_rule_10_three_actions_in_any_mix_and_order() -> None:
    ctx = game(clan(kingdom=["tavern"]), clan(), laid=PAIR)
    state = act(ctx, PLACE, ["cell:m13"], MOVE, ["kingdom:tavern"], ["cell:o13"], ["rotation:0"])
    assert keys(ctx) == ["place", "move", "build"]
    assert (there(state), state.used) == ({"n13": [1, 0]}, 3)


def test_example_three_cards_or_three_dwarves_or_one_card_and_two_dwarves() -> None:
    """Rulebook: any combination, such as these three."""
    cards: list[Answer] = [
        *(["kingdom:tavern"], ["cell:m13"], ["rotation:0"]),
        *(["kingdom:dragon"], ["cell:o13"], ["rotation:0"]),
        *(["kingdom:ruby_mine"], ["cell:m14"], ["rotation:0"]),
    ]
    dwarves: list[Answer] = [PLACE, ["cell:m13"]] * 3
    for answers, told in (
        (cards, ["build.cover", "build", "build"]),
        (dwarves, ["place"] * 3),
        ([*cards[:3], *dwarves[:4]], ["build.cover", "place", "place"]),
    ):
        ctx = game(clan(kingdom=["tavern", "dragon", "ruby_mine"]), clan(), laid=PAIR)
        assert act(ctx, *answers).used == 3
        assert keys(ctx) == told


def test_rule_10_the_rest_may_be_passed() -> None:
    ctx = game(laid=PAIR)
    state = act(ctx, PLACE, ["cell:m13"], END)
    assert (keys(ctx), state.used) == (["place", "end"], 1)


def test_rule_10_the_castle_gives_a_fourth_action() -> None:
    laid = {**PAIR, "m14": "red_castle"}
    decision = question(game(laid=laid, used=3))
    assert decision.prompt.args["left"] == 1
    assert act(game(laid=PAIR, used=3)).used == 3


def test_the_extra_action_of_a_castle_is_told() -> None:
    ctx = game(laid={**PAIR, "m14": "red_castle"}, used=2)
    act(ctx, PLACE, ["cell:m14"], PLACE, ["cell:m14"])
    assert saying(ctx, "extra") == [{"seat": "seat:0"}], "the fourth action, and not the third"


def test_rule_10_the_castle_of_somebody_else_does_not() -> None:
    assert actions_allowed(game(laid={"m13": "blue_castle"}).state) == 3
    assert actions_allowed(game(laid={"m13": "blue_castle"}, turn=1).state) == 4


def test_ruling_02_a_castle_built_in_this_turn_gives_it_at_once() -> None:
    ctx = game(clan(kingdom=["castle"]), clan(), laid=PAIR, used=2)
    assert question(ctx, ["kingdom:castle"], ["cell:m14"], ["rotation:0"]).prompt.args["left"] == 1


def test_ruling_03_the_extra_action_needs_no_dwarves() -> None:
    ctx = game(laid={"m13": "red_castle"}, dwarves={"m13": {1: 3}})
    assert actions_allowed(ctx.state) == 4


def test_example_a_giant_in_the_region_leaves_three_actions() -> None:
    laid = {"m13": "red_castle@180", "n13": "blue_store", "o13": "blue_ice_giant@90"}
    assert actions_allowed(game(laid=laid).state) == 4  # the giant has walls to the east and west
    laid["o13"] = "blue_ice_giant"
    assert actions_allowed(game(laid=laid).state) == 3


def test_kingdom_dragon_does_not_take_the_extra_action() -> None:
    assert actions_allowed(game(laid={"m13": "red_castle@180", "n13": "blue_dragon@180"}).state) == 4


def test_rule_10_a_giant_coming_after_the_fourth_action_takes_none_back() -> None:
    ctx = game(
        clan(kingdom=["ice_giant"]), clan(), laid={"m13": "red_castle@180", "n13": "blue_store"}, used=3
    )
    state = act(ctx, ["kingdom:ice_giant"], ["cell:o13"], ["rotation:0"])
    assert (state.used, actions_allowed(state)) == (4, 3)


def test_rule_10_place_on_any_card_with_a_free_space_whoever_owns_it() -> None:
    laid = {"m13": "blue_castle", "n13": "blue_emerald_mine", "p13": "red_dragon"}
    ctx = game(laid=laid, dwarves={"n13": {1: 3}})
    decision = question(ctx, PLACE)
    assert ids(decision) == ["cell:m13", "cell:p13"]
    expected = {"cell": "P13", "card": "kingdom:dragon", "mine": 0, "needed": 5}
    assert decision.options[1].label.args == expected


def test_ruling_28_a_dwarf_may_go_where_its_task_cannot_be_completed() -> None:
    laid = {"m13": "blue_dragon", "n13": "red_dragon"}
    assert offered(game(laid=laid, dwarves={"m13": {1: 1}}), PLACE) == ["cell:m13", "cell:n13"]


def test_example_one_rival_dwarf_on_a_monster_blocks_it_until_it_is_moved() -> None:
    laid = {"m13": "red_store", "n13": "blue_ice_giant"}
    dwarves = {"n13": {0: 4, 1: 1}}
    ctx = game(laid=laid, dwarves=dwarves, used=2)
    state = act(ctx, PLACE, until="finish")
    assert there(state) == {"m13": [1, 0], "n13": [4, 1]}  # the store was the only place
    ctx = game(clan(ogres=["scare"]), clan(), laid=laid, dwarves=dwarves, used=2)
    state = act(ctx, ["ogre:scare"], ["cell:m13"], PLACE, ["cell:n13"], until="finish")
    assert state.clans[0].monsters == ["blue_ice_giant"]


def test_rule_10_with_an_empty_pool_nobody_is_placed() -> None:
    ctx = game(laid={**PAIR, "p13": "red_dragon"}, dwarves={"m13": {0: 3}, "p13": {0: 4}})
    assert (pool(ctx.state, 0), offered(ctx)) == (0, ["task:move", "task:end"])


def test_the_cards_where_one_already_is_are_likely() -> None:
    ctx = game(laid={**PAIR, "o13": "red_tavern"}, dwarves={"o13": {0: 1}})
    decision = question(ctx, PLACE)
    expected = [("cell:o13", "group:near"), ("cell:m13", "group:cells"), ("cell:n13", "group:cells")]
    assert [(o.id, o.group) for o in decision.options] == expected


def test_placing_on_a_big_map_takes_two_answers_wherever_it_goes() -> None:
    laid = {f"{column}{row}": "red_store" for column in "ghijklmnopqrs" for row in (13, 14)}
    for cell in ("g13", "s14"):
        assert there(act(game(laid=laid), PLACE, [f"cell:{cell}"], END)) == {cell: [1, 0]}


def test_rule_10_move_to_a_linked_card_with_a_free_space() -> None:
    laid = {"m13": "red_store", "n13": "blue_store", "l13": "blue_tavern@180", "m14": "red_tavern@270"}
    ctx = game(laid=laid, dwarves={"m13": {0: 1, 1: 1}, "l13": {1: 1}})
    assert offered(ctx) == ["task:place", "task:move", "task:end"]
    state = act(game(laid=laid, dwarves={"m13": {0: 1}}), MOVE, ["cell:n13"], END)
    assert there(state) == {"n13": [1, 0]}


def test_example_a_wall_on_the_shared_edge_blocks_movement_from_both_sides() -> None:
    """The store has none to the east; what lies there has one to the west."""
    laid = {"m13": "red_store", "n13": "blue_ruby_mine"}
    for cell in laid:
        assert "task:move" not in offered(game(laid=laid, dwarves={cell: {0: 1}}))


def test_rule_10_no_move_onto_a_full_card_even_to_pass_it() -> None:
    laid = {"m13": "red_store", "n13": "blue_store", "o13": "red_tavern"}
    ctx = game(laid=laid, dwarves={"m13": {0: 1}, "n13": {1: 4}})
    assert "task:move" not in offered(ctx)


def test_rule_10_only_own_dwarves_are_moved() -> None:
    assert "task:move" not in offered(game(laid=PAIR, dwarves={"m13": {1: 2}}))


def test_a_move_asks_from_where_and_where_to() -> None:
    laid = {**PAIR, "o13": "red_store"}
    ctx = game(laid=laid, dwarves={"m13": {0: 1}, "n13": {0: 2}})
    assert offered(ctx, MOVE) == ["cell:m13", "cell:n13"]
    ctx = game(laid=laid, dwarves={"m13": {0: 1}, "n13": {0: 2}})
    decision = question(ctx, MOVE, ["cell:n13"])
    expected = ({"card": "kingdom:store", "cell": "N13"}, ["cell:m13", "cell:o13"])
    assert (decision.prompt.args, ids(decision)) == expected
    plan = view_of(ctx.state, None).plan
    assert plan is not None
    assert (plan.step, plan.cell, plan.cells, plan.seat) == ("move", "n13", ("m13", "o13"), 0)


def test_a_move_is_told_with_both_ends() -> None:
    ctx = game(laid={"m13": "red_store", "n13": "blue_tavern"}, dwarves={"m13": {0: 1}})
    assert "n13" in ctx.state.table
    state = act(ctx, END)
    assert state.phase == "resolution"
    ctx = game(laid=PAIR, dwarves={"m13": {0: 1}})
    act(ctx, MOVE, END)
    assert saying(ctx, "move") == [
        {"seat": "seat:0", "card": "kingdom:store", "cell": "N13", "left": "kingdom:store", "start": "M13"}
    ]


def test_rule_10_without_an_action_left_and_without_ogres_nobody_is_asked() -> None:
    assert act(game(laid=PAIR, used=3)).phase == "resolution"


def test_rule_11_with_an_ogre_card_one_is_asked_even_without_an_action() -> None:
    """Any Ogre card is enough, playable or not: the pause tells nothing of it."""
    for ogre in DATA.ogres:
        ctx = game(clan(ogres=[ogre]), clan(), laid=PAIR, used=3)
        decision = question(ctx)
        public = [o.id for o in decision.options if not o.secret]
        assert (public, decision.prompt.args["left"]) == (["task:end"], 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_turn_can_be_built(seats: int) -> None:
    ctx = context(new(seats, USUAL, Dice("turn")))
    seat = ctx.state.first
    answers = [
        ["kingdom:castle"], ["rotation:180"],
        ["kingdom:amber_mine"], ["cell:n13"], ["rotation:0"],
        ["kingdom:dragon"], ["cell:n13"], ["rotation:90"],
        ["kingdom:tavern"], ["cell:m12"], ["rotation:0"],
    ]  # fmt: skip
    state = drive(play(ctx, "resolution"), [{seat: answer} for answer in answers])
    check(state)
    assert (state.used, len(state.table), len(state.clans[seat].kingdom)) == (4, 3, 5)
