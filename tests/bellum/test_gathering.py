"""Resources and scouts: rules 7 and 8, and what happens when something runs out."""

import pytest

from rules.bellum.components.state import BellumState, chest_count, tray
from rules.bellum.play.phases import resources, scouts
from rules.core.flow import Argument
from rules.core.text import Text
from tests.bellum.small import game, keys, lord
from tests.helpers import drive, events_for


def kinds(state: BellumState, seat: int) -> dict[str, int]:
    """The number of a seat's chests, kinds without any left out."""
    return {kind: len(values) for kind, values in state.lords[seat].chests.items() if values}


def test_rule_07_everybody_takes_the_food_and_glyphs_of_the_active_row() -> None:
    ctx = game(lord("thorn_tower", left=["kobold_digger_1", "orc_raider_1"]), lord("bog_fortress"), die=1)
    assert drive(resources(ctx)) == "scouts"
    assert ctx.state.lords[0].tokens | {"food": 3, "glyph": 1} == ctx.state.lords[0].tokens
    assert ctx.state.lords[1].tokens["food"] == 1


def test_rule_07_what_lies_on_the_right_gathers_nothing() -> None:
    ctx = game(lord("ember_hold", right=["orc_raider_1"]), lord("ember_hold"), die=1)
    drive(resources(ctx))
    assert [lord.tokens["food"] for lord in ctx.state.lords] == [0, 0]
    assert keys(ctx) == ["resources.none"]


def test_rule_07_stocks_have_no_limit() -> None:
    ctx = game(lord("bone_citadel", food=25), lord("skull_keep"), die=3)
    drive(resources(ctx))
    assert ctx.state.lords[0].tokens["food"] == 27


def test_ruling_05_short_supplies_are_handed_out_from_the_captain_on() -> None:
    ctx = game(lord("bone_citadel"), lord("bone_citadel"), lord(food=27), die=3, captain=1)
    drive(resources(ctx))
    assert [lord.tokens["food"] for lord in ctx.state.lords] == [1, 2, 27]
    found = events_for(ctx)[1]
    assert found == Text(key="bellum.log.shortage", args={"seat": "seat:0", "missing": ["resource:food"]})


def test_ruling_05_what_is_missing_is_never_owed() -> None:
    ctx = game(lord("bone_citadel"), lord(food=30), die=3)
    drive(resources(ctx))
    assert ctx.state.lords[0].tokens["food"] == 0
    ctx.state.lords[1].tokens["food"] = 0
    drive(resources(ctx))
    assert (ctx.state.lords[0].tokens["food"], tray(ctx.state, "food")) == (2, 28)


def test_rule_08_the_most_maps_alone_find_a_metal_chest() -> None:
    ctx = game(lord("ember_hold", left=["bat_scout_1"]), lord("ember_hold"), die=1)
    assert drive(scouts(ctx)) == "attack"
    assert (kinds(ctx.state, 0), kinds(ctx.state, 1)) == ({"metal": 1}, {})
    assert keys(ctx) == ["scouts.most", "chest"]


def test_rule_08_scouts_tied_for_most_maps_each_take_a_wooden_chest() -> None:
    """Sheet section 6: 2, 2 and 1 maps give two wooden chests and no metal one."""
    ctx = game(
        lord("ember_hold", left=["bat_scout_1"]),
        lord("ember_hold", left=["mimic_1"]),
        lord("ember_hold"),
        die=1,
    )
    drive(scouts(ctx))
    assert [kinds(ctx.state, seat) for seat in range(3)] == [{"wooden": 1}, {"wooden": 1}, {}]


def test_rule_08_without_a_map_there_is_no_chest() -> None:
    ctx = game(lord("skull_keep"), lord("thorn_tower"), die=1)
    drive(scouts(ctx))
    assert [chest_count(lord) for lord in ctx.state.lords] == [0, 0]
    assert keys(ctx) == ["scouts.none"]


def test_rule_08_only_the_drawer_reads_the_value() -> None:
    ctx = game(lord("ember_hold"), lord("skull_keep"), die=1, piles={"metal": [3, 5]})
    drive(scouts(ctx))
    assert ctx.state.lords[0].chests["metal"] == [5]
    args: dict[str, Argument] = {"seat": "seat:0", "chest": "chest:metal"}
    assert events_for(ctx, 0)[-1] == Text(key="bellum.log.chest.value", args={**args, "value": 5})
    assert events_for(ctx, 1)[-1] == events_for(ctx, None)[-1] == Text(key="bellum.log.chest", args=args)


@pytest.mark.parametrize(
    ("left", "found"), [({"wooden": [1], "golden": [6]}, "wooden"), ({"golden": [6]}, "golden"), ({}, None)]
)
def test_ruling_06_for_a_metal_chest_a_wooden_then_a_golden_one_is_drawn(
    left: dict[str, list[int]], found: str | None
) -> None:
    piles = {"wooden": [], "metal": [], "golden": [], **left}
    ctx = game(lord("ember_hold"), lord("skull_keep"), die=1, piles=piles)
    drive(scouts(ctx))
    assert kinds(ctx.state, 0) == ({found: 1} if found else {})
    assert keys(ctx)[1:] == (["chest.instead", "chest"] if found else ["chest.none"])


def test_ruling_06_tied_scouts_draw_from_the_captain_clockwise() -> None:
    lords = [lord("ember_hold") for _ in range(3)]
    ctx = game(*lords, die=1, captain=1, piles={"wooden": [1, 3], "metal": [4]})
    drive(scouts(ctx))
    assert [lord.chests["wooden"] + lord.chests["metal"] for lord in ctx.state.lords] == [[4], [3], [1]]
