"""Small print of the rules: marks, lines, and what is said beside a choice."""

import pytest

from rules.core.rng import Dice
from rules.dwar7s.components.asks import _grouped
from rules.dwar7s.components.dwarves import card_options
from rules.dwar7s.components.objectives import reveal_held
from rules.dwar7s.components.state import Dwar7sContext, acting
from rules.dwar7s.effects import effects
from rules.dwar7s.play.setup import new
from rules.dwar7s.view import view_of
from tests.dwar7s.small import MOVE, USUAL, act, clan, game, ids, question, saying


def resolved(card: str, count: int, *answers: list[str], **laid: str) -> Dwar7sContext:
    """Seat 0 resolves the task of a card at m13."""
    ctx = game(laid={"m13": card, **laid}, dwarves={"m13": {0: count}}, phase="resolution")
    act(ctx, *answers, until="discard")
    return ctx


def test_a_game_begins_with_nothing_done() -> None:
    state = new(3, USUAL, Dice("new"))
    assert (state.turn, state.used, state.round, state.opened, state.stirred) == (0, 0, 1, False, False)


def test_rule_10_only_a_dwarf_with_a_way_can_be_moved() -> None:
    """The dwarf on the lonely card has none."""
    laid = {"m13": "red_store", "n13": "blue_store", "s13": "red_tavern"}
    ctx = game(laid=laid, dwarves={"m13": {0: 1}, "n13": {0: 1}, "s13": {0: 1}})
    assert ids(question(ctx, MOVE)) == ["cell:m13", "cell:n13"]


@pytest.mark.parametrize(
    ("card", "count", "marks"),
    [
        ("red_tavern", 2, ["cell:m13", "pool:0", "ogres:0"]),
        ("red_ruby_mine", 3, ["cell:m13", "pool:0", "gems:0", "pile:ruby"]),
        ("blue_dragon", 5, ["cell:m13", "pool:0", "monsters:0"]),
    ],
)
def test_rule_12_what_a_task_changes_is_marked(card: str, count: int, marks: list[str]) -> None:
    assert resolved(card, count).state.changed == marks


def test_rule_12_the_stack_that_was_dug_is_marked() -> None:
    ctx = resolved("red_castle", 2, ["cell:p13"], p13="red_tavern/blue_store")
    assert "cell:p13" in ctx.state.changed
    assert ctx.state.table["p13"].top.name == "red_tavern"


def test_rule_12_a_monster_defeated_is_told() -> None:
    [line] = saying(resolved("blue_dragon", 5), "monster")
    assert (line["seat"], line["card"]) == ("seat:0", "kingdom:dragon")


@pytest.mark.parametrize(
    ("answer", "marks"),
    [(["gem:ruby"], ["gems:0", "pile:ruby"]), (["ogre:thief"], ["ogres:0", "ogre:thief"])],
)
def test_rule_13_what_is_discarded_is_marked(answer: list[str], marks: list[str]) -> None:
    ctx = game(clan(ruby=9, ogres=["thief"]), clan(), phase="discard")
    act(ctx, answer, until="finish")
    assert ctx.state.changed == marks


def told(ctx: Dwar7sContext, *answers: list[str]) -> dict[str, tuple[str, object]]:
    """The key and the gain or cards of each option's effect."""
    decision = question(ctx, *answers)
    found = effects(view_of(ctx.state, acting(ctx.state)), decision)
    return {ident: (text.key, text.args.get("gain", text.args.get("cards"))) for ident, text in found.items()}


def test_a_site_between_two_realms_is_open_to_both() -> None:
    laid = {"m13": "red_castle@180", "o13": "blue_castle"}
    ctx = game(clan(kingdom=["store"]), clan(), laid=laid)
    assert told(ctx, ["kingdom:store"])["cell:n13"][0] == "dwar7s.effect.site.both"


@pytest.mark.parametrize(("monster", "gain"), [(False, "gain:castle"), (True, "gain:stopped")])
def test_a_castle_with_a_monster_in_its_region_digs_nothing(monster: bool, gain: str) -> None:
    laid = {"m13": "red_castle@180", "p16": "red_store/blue_store"}
    ctx = game(laid=laid | ({"n13": "blue_dragon"} if monster else {}), dwarves={})
    assert told(ctx, ["task:place"])["cell:m13"][1] == gain


def test_digging_names_the_card_just_below_the_top() -> None:
    laid = {"m13": "red_castle", "p13": "red_tavern/blue_ruby_mine/blue_store"}
    ctx = game(laid=laid, dwarves={"m13": {0: 2}}, phase="resolution")
    assert told(ctx)["cell:p13"][1] == ["gem:ruby"]


@pytest.mark.parametrize(("ogre", "answers"), [("brute", ["cell:n13"]), ("scare", ["cell:n13"])])
def test_rule_11_what_an_ogre_does_is_chosen_in_secret(ogre: str, answers: list[str]) -> None:
    laid = {"m13": "red_store", "n13": "blue_store", "o13": "red_store", "p13": "blue_store"}
    dwarves = {"m13": {0: 1}, "n13": {1: 1}, "o13": {0: 1, 1: 1}}
    first = question(game(clan(ogres=[ogre]), clan(), laid=laid, dwarves=dwarves), [f"ogre:{ogre}"])
    ctx = game(clan(ogres=[ogre]), clan(), laid=laid, dwarves=dwarves)
    then = question(ctx, [f"ogre:{ogre}"], *([answer] for answer in answers))
    assert (first.secret, then.secret) == (True, True)


def test_rule_14_a_secret_objective_revealed_is_not_taken_back() -> None:
    ctx = game(clan("mage", emerald=5), clan())
    ctx.floor = -1
    reveal_held(ctx)
    assert (ctx.state.clans[0].revealed, ctx.floor) == (True, ctx.step)


def test_rule_12_a_trade_marks_gems_piles_and_objectives() -> None:
    ctx = game(clan(emerald=2, amber=2), clan(), laid={"m13": "red_store"}, dwarves={"m13": {0: 3}})
    ctx.state.phase = "resolution"
    act(ctx, ["trade:bread"], until="discard")
    assert {"pile:emerald", "pile:amber", "gems:0", "objectives:0", "trade:ham"} <= {*ctx.state.changed}


def test_cells_are_grouped_only_where_some_are_near() -> None:
    ctx = game(laid={"m13": "red_store", "p13": "blue_store"})
    assert {option.group for option in question(ctx, ["task:place"]).options} <= {None, "group:cells"}
    assert {option.group for option in _grouped(card_options(ctx.state, ["m13"], 0), [])} == {None}
