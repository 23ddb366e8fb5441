"""Marks, and lines that only some deeds leave."""

import pytest

from rules.immortals.components import tower
from rules.immortals.components.asks import card_options
from rules.immortals.components.board import pay
from rules.immortals.components.data import Wealth
from rules.immortals.components.score import scored
from rules.immortals.play.actions import come_to_taken
from tests.helpers import asked, drive
from tests.immortals.small import act, do, draft_game, game, keys, saying
from tests.immortals.test_battle import TARGET, battle, field, fought


def test_the_marker_that_a_magic_card_takes_is_told_and_marked() -> None:
    ctx = game(3, {"light_grove": (1, 1)}, wealth={1: (9, 9)})
    do(ctx, "magic_1", "magic:card_or_first", ["deed:first"], seat=1)
    assert [line.args["seat"] for line in saying(ctx, "marker")] == ["seat:1"]
    assert "marker" in ctx.state.changed


def test_rule_18_only_cells_to_which_armies_come_are_told_and_marked() -> None:
    ctx = game(3, {"light_grove": (0, 1), "light_treehome": (0, 1)}, limbo={0: (3, 0)}, phase="reinforcement")
    ctx.state.changed = ["marker"]
    act(ctx, "reinforcement", [{0: {"cell:light_grove": 0, "cell:light_treehome": 1}}], "planning")
    assert [line.args["cell"] for line in saying(ctx, "reinforced")] == ["cell:light_treehome"]
    assert ctx.state.changed == ["cell:light_treehome", "limbo:0"]


def test_rule_18_a_card_that_is_drawn_is_marked() -> None:
    ctx = game(phase="draw")
    ctx.state.changed = ["marker"]
    act(ctx, "draw", [{0: ["draw:yes"], 1: ["draw:no"], 2: ["draw:yes"]}], "reinforcement")
    assert ctx.state.changed == ["cards:0", "cards:2"]


def test_rule_43_a_tie_tells_that_the_cell_is_empty() -> None:
    ctx = field(4, 3)
    battle(ctx, "neutral", fell=(2, 2, 0, 0))
    assert [line.args["cell"] for line in saying(ctx, "empty")] == [f"cell:{TARGET}"]


@pytest.mark.parametrize("defenders", [0, 3])
def test_rule_35_a_battle_notes_how_many_defend(defenders: int) -> None:
    ctx = field(4, defenders)
    last = fought(battle(ctx, "neutral", fell=(2, 0, 0, 0)))
    assert (last.attackers, last.defenders) == (3, defenders)


def test_rule_33_the_stance_is_told() -> None:
    ctx = field(4)
    battle(ctx, "neutral", fell=(2, 0, 0, 0))
    assert [line.args["stance"] for line in saying(ctx, "stance")] == ["stance:neutral"]


def test_a_drop_marks_tower_and_tray() -> None:
    ctx = game(3)
    tower.drop(ctx, [1, 0, 0, 1])
    assert ctx.state.changed == ["tower", "tray"]


@pytest.mark.parametrize(("theirs", "won"), [(1, True), (2, False)])
def test_rule_44_a_seizing_tells_the_armies_and_if_it_failed(theirs: int, won: bool) -> None:
    cells = {"light_grove": (0, 2), "dark_grove": (1, theirs)}
    ctx = game(3, cells, wealth={0: (2, 2)}, owners={"grove": 1})
    do(ctx, "magic_1", "magic:seize_or_temple", ["deed:seize"])
    found = [(line.args["armies"], line.args["theirs"]) for line in saying(ctx, "seize")]
    assert found == [(2, theirs)]
    assert (len(saying(ctx, "region.from")), len(saying(ctx, "seize.nothing"))) == (won, not won)


def test_rule_19_a_plan_that_is_made_wipes_the_marks() -> None:
    ctx = game(phase="planning")
    ctx.state.changed = ["marker"]
    act(ctx, "planning", [{0: {}, 1: {}, 2: {}}], "actions")
    assert (ctx.state.changed, keys(ctx)) == ([], ["planned"])


def test_rule_26_a_space_whose_card_was_taken_is_marked_and_told() -> None:
    ctx = game(3, plans={1: {"gold": "conflict:light_grove"}})
    ctx.state.players[0].taken = ["energy"]
    ctx.state.phase = drive(come_to_taken(ctx, 0, "energy"), [{0: ["wealth:gold"]}])
    assert [line.args["action"] for line in saying(ctx, "impossible")] == ["action:energy"]
    assert ctx.state.changed == ["gold:0"]
    ctx.state.players[0].taken = ["energy"]
    asked(come_to_taken(ctx, 0, "energy"))
    assert "action:energy" in ctx.state.changed


def test_rule_45_who_has_little_scores_nothing() -> None:
    ctx = game(3, {"light_grove": (0, 1)})
    assert {*scored(ctx.state, 0).values()} == {0}
    assert {*scored(ctx.state, 1).values()} == {0}


def test_rule_06_realms_alternate_around_a_table_of_five() -> None:
    ctx = draft_game({}, {}, "deal", seats=5)
    ctx.state.first = 1
    assert act(ctx, "deal", until="draft").draft_realms == ["dark", "dark", "light", "dark", "light"]


@pytest.mark.parametrize("tray", [(2, 0, 0, 0), (2, 1, 0, 2)])
def test_rule_35_only_cubes_that_fell_are_told(tray: tuple[int, ...]) -> None:
    ctx = field(4)
    battle(ctx, "neutral", fell=tray)
    armies_ = [(line.args["seat"], line.args["armies"]) for line in saying(ctx, "fallen")]
    assert armies_ == [(f"seat:{seat}", count) for seat, count in enumerate(tray[:3]) if count]
    found = [line.args["inhabitants"] for line in saying(ctx, "fallen.inhabitants")]
    assert found == [count for count in tray[3:] if count]


@pytest.mark.parametrize(("card", "told"), [("card:blank", 0), ("conflict:light_grove", 1)])
def test_rule_21_only_a_card_that_could_do_something_is_said_to_fail(card: str, told: int) -> None:
    ctx = game(3)
    do(ctx, "gold", card, ["wealth:gold"])
    assert len(saying(ctx, "impossible")) == told


def test_rule_25_only_what_costs_something_is_told_as_paid() -> None:
    for cost, told in ((Wealth(), 0), (Wealth(energy=1), 1), (Wealth(gold=1), 1)):
        ctx = game(3, wealth={0: (2, 2)})
        pay(ctx, 0, cost)
        assert len(saying(ctx, "paid")) == told, cost


def test_cards_are_listed_by_the_area_of_their_cells() -> None:
    groups = {option.id: option.group for option in card_options(["region:grove", "card:blank"])}
    assert groups == {"region:grove": "area:greenwood", "card:blank": None}
