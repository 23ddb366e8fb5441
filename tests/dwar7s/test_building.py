"""Building: rules 1, 2 and 10a, and how a place is chosen on a chart that grows."""

import pytest

from rules.core.decisions import Choose
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.grid import card_of, kind_of
from rules.dwar7s.components.state import Card
from rules.dwar7s.play.building import empty_cells, may_cover
from rules.dwar7s.view import view_of
from tests.dwar7s.small import END, act, cells, clan, game, ids, keys, offered, question, saying, tops

FULL = tuple(DATA.kingdoms)


def test_rule_10_build_beside_any_card_linked_or_not() -> None:
    laid = {"m13": "red_castle", "o13": "blue_store"}  # the castle has walls north and east
    ctx = game(clan(kingdom=["castle", "dragon"]), clan(), laid=laid)
    around = ["m12", "o12", "l13", "n13", "p13", "m14", "o14"]
    assert sorted(offered(ctx, ["kingdom:dragon"])) == sorted(f"cell:{cell}" for cell in around)
    ctx = game(clan(kingdom=["dragon"]), clan(), laid=laid)
    state = act(ctx, ["kingdom:dragon"], ["cell:m12"], ["rotation:180"], END)
    assert state.table["m12"].cards == [Card("red_dragon", 180)]
    assert state.clans[0].kingdom == []
    assert saying(ctx, "build") == [
        {"seat": "seat:0", "card": "kingdom:dragon", "cell": "M12", "walls": ["edge:south", "edge:west"]}
    ]


def test_rule_10_build_on_a_card_of_the_same_type_whoever_owns_it() -> None:
    laid = {"m13": "blue_tavern@90", "m14": "blue_amber_mine", "m15": "yellow_emerald_mine/red_amber_mine"}
    ctx = game(clan(kingdom=["store"]), clan(), clan(), laid=laid)
    covers = [o.label.args for o in question(ctx, ["kingdom:store"]).options if "card" in o.label.args]
    assert covers == [{"cell": "M13", "card": "kingdom:tavern"}]
    ctx = game(clan(kingdom=["ruby_mine"]), clan(), clan(), laid=laid)
    state = act(ctx, ["kingdom:ruby_mine"], ["cell:m15"], ["rotation:270"], END)
    expected = ["yellow_emerald_mine", "red_amber_mine", "red_ruby_mine"]
    assert [card.name for card in state.table["m15"].cards] == expected
    assert keys(ctx) == ["build.cover", "end"]
    assert saying(ctx, "build.cover")[0]["covered"] == "kingdom:amber_mine"


@pytest.mark.parametrize("below", list(DATA.kingdoms))
@pytest.mark.parametrize("above", list(DATA.kingdoms))
def test_rule_10_and_ruling_01_castles_and_monsters_are_never_covered(below: str, above: str) -> None:
    """And types never mix, so castles and giants stand alone: nothing of their type can be covered."""
    stack = cells({"m13": card_of(1, below)}, 2, {})["m13"]
    kinds = kind_of(card_of(1, below)), kind_of(card_of(0, above))
    alike = kinds[0].terrain == kinds[1].terrain
    assert may_cover(stack, card_of(0, above)) == (alike and below not in ("castle", "dragon", "ice_giant"))
    if "giant" in (kinds[0].terrain, kinds[1].terrain):
        assert not may_cover(stack, card_of(0, above))


def test_rule_10_nothing_is_built_on_dwarves() -> None:
    for seat in (0, 1):
        stack = cells({"m13": "red_emerald_mine"}, 2, {"m13": {seat: 1}})["m13"]
        assert not may_cover(stack, "red_dragon")


def test_example_a_dragon_on_a_mine() -> None:
    """The rulebook's tip: upset an opponent's plans with a dragon on a mine."""
    ctx = game(clan(kingdom=["dragon"]), clan(), laid={"m13": "blue_castle@180", "n13": "blue_amber_mine"})
    state = act(ctx, ["kingdom:dragon"], ["cell:n13"], ["rotation:0"], END)
    assert tops(state)["n13"] == "red_dragon"


def test_rule_02_two_or_four_rotations_are_offered_named_by_their_walls() -> None:
    for kind, expected in (
        ("amber_mine", {"rotation:0": ["north", "south"], "rotation:90": ["east", "west"]}),
        (
            "castle",
            {
                "rotation:0": ["north", "east"],
                "rotation:90": ["east", "south"],
                "rotation:180": ["south", "west"],
                "rotation:270": ["north", "west"],
            },
        ),
    ):
        ctx = game(clan(kingdom=[kind]), clan(), laid={"m13": "blue_store"})
        decision = question(ctx, [f"kingdom:{kind}"], ["cell:m14"])
        walls = {o.id: o.label.args["walls"] for o in decision.options}
        assert walls == {ident: [f"edge:{edge}" for edge in edges] for ident, edges in expected.items()}


def test_ruling_07_a_split_table_is_built_on_in_both_parts() -> None:
    ctx = game(laid={"m13": "red_castle", "p13": "blue_castle"})
    assert {"l13", "q13", "n13", "o13"} <= set(empty_cells(ctx.state))


def test_ruling_22_the_first_card_is_at_the_origin_and_the_next_beside_it() -> None:
    ctx = game(clan(kingdom=FULL), clan())
    ctx.state.opened = False
    answers = [["kingdom:dragon"], ["rotation:0"], ["kingdom:castle"]]
    assert sorted(offered(ctx, *answers)) == ["cell:l13", "cell:m12", "cell:m14", "cell:n13"]


def test_ruling_16_after_the_first_card_actions_are_optional() -> None:
    ctx = game(clan(kingdom=FULL), clan())
    ctx.state.opened = False
    decision = question(ctx, ["kingdom:dragon"], ["rotation:0"])
    assert (decision.default, "task:end" in ids(decision)) == (END, True)


def test_ruling_25_an_empty_table_is_built_on_at_the_origin_again() -> None:
    ctx = game(clan(kingdom=["store"]), clan())
    assert offered(ctx) == ["kingdom:store", "task:end"]
    state = act(game(clan(kingdom=["store"]), clan()), ["kingdom:store"], ["rotation:90"], END)
    assert tops(state) == {"m13": "red_store"}


LONG = {f"{column}13": "blue_store" for column in "hijklmnopqrst"} | {"g13": "red_castle@180"}


def places(decision: Choose) -> dict[str, list[str]]:
    """The ids by group."""
    groups = dict.fromkeys(str(o.group) for o in decision.options)
    return {name: [o.id for o in decision.options if str(o.group) == name] for name in groups}


def test_few_places_are_one_list_with_the_likely_ones_first() -> None:
    ctx = game(clan(kingdom=["amber_mine"]), clan(), laid={"m13": "red_castle", "n13": "blue_store"})
    found = places(question(ctx, ["kingdom:amber_mine"]))
    assert found["group:near"] == ["cell:m14", "cell:l13"]  # the castle has walls north and east
    assert found["group:cells"] == ["cell:m12", "cell:n12", "cell:o13", "cell:n14"]


def test_many_places_make_two_lists_with_the_likely_and_near_ones_first() -> None:
    ctx = game(clan(kingdom=["amber_mine"]), clan(), laid=LONG)
    found = places(question(ctx, ["kingdom:amber_mine"]))
    assert found["group:near"][:4] == ["cell:g12", "cell:u13", "cell:h12", "cell:i12"]
    assert len(found["group:near"]) == 25, "one menu has room for them"
    assert found["group:cells"] == ["cell:o12", "cell:l14", "cell:m14", "cell:n14", "cell:o14"], (
        "the farthest"
    )


def test_a_build_takes_three_answers_wherever_it_goes() -> None:
    for cell in ("cell:h12", "cell:t14"):
        ctx = game(clan(kingdom=["amber_mine", "dragon"]), clan(), laid=LONG)
        answers = [["kingdom:amber_mine"], [cell], ["rotation:90"]]
        assert question(ctx, *answers).prompt.key == "dwar7s.ask.task"


def test_walls_that_leave_a_way_are_offered_first_then_those_built_last() -> None:
    """The store has walls north and south; the tavern lies with walls south and west."""

    def first(cell: str) -> str:
        ctx = game(clan(kingdom=["tavern", "castle"]), clan(), laid={"m13": "red_store"})
        built = [["kingdom:tavern"], ["cell:m12"], ["rotation:180"]]
        return offered(ctx, *built, ["kingdom:castle"], [f"cell:{cell}"])[0]

    assert first("m14") == "rotation:180", "closed all round: as the tavern"
    assert first("n13") == "rotation:90", "open to the store in the west, and a wall in the south"


def test_a_monster_is_likely_built_in_a_rivals_realm() -> None:
    laid = {"m13": "red_castle", "n13": "blue_castle@180", "o13": "blue_amber_mine"}
    ctx = game(clan(kingdom=["dragon"]), clan(), laid=laid)
    near = places(question(ctx, ["kingdom:dragon"]))["group:near"]
    assert near[0] == "cell:o13"
    assert set(near) == {"cell:o13", "cell:n12", "cell:p13"}


def test_without_a_realm_own_cards_make_places_likely() -> None:
    ctx = game(clan(kingdom=["castle"]), clan(), laid={"m13": "red_store", "n13": "blue_store"})
    assert places(question(ctx, ["kingdom:castle"]))["group:near"] == ["cell:l13"]


def test_the_picture_knows_each_step_of_a_build_and_what_would_come_of_it() -> None:
    ctx = game(clan(kingdom=["store"]), clan(), laid={"m13": "red_castle", "l13": "blue_castle"})
    question(ctx, ["kingdom:store"])
    plan = view_of(ctx.state, None).plan
    assert plan is not None
    assert (plan.step, plan.card, plan.cell, plan.turns) == ("build", "red_store", "", ())
    assert set(plan.cells) == {"k13", "m12", "l12", "n13", "m14", "l14"}
    ctx = game(clan(kingdom=["store"]), clan(), laid={"m13": "red_castle", "l13": "blue_castle"})
    question(ctx, ["kingdom:store"], ["cell:m14"])
    plan = view_of(ctx.state, 1).plan
    assert plan is not None
    assert plan.cell == "m14"
    expected = [(("east", "west"), ("m13",), (0,)), (("north", "south"), (), ())]
    assert [(turn.walls, turn.links, turn.castles) for turn in plan.turns] == expected
    assert [(turn.realm_cards, turn.realm_points) for turn in plan.turns] == [(2, 3), (1, 2)]


def test_nothing_is_planned_between_actions() -> None:
    ctx = game(clan(kingdom=["store", "tavern"]), clan(), laid={"m13": "red_castle"})
    question(ctx, ["kingdom:store"], ["cell:m14"], ["rotation:0"])
    seen = view_of(ctx.state, None)
    assert (seen.plan, seen.changed, seen.used) == (None, ("cell:m14", "kingdom:0"), 1)
