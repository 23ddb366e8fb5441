"""Completed tasks and their effects: rule 12, card by card."""

import pytest

from rules.core.decisions import Answer
from rules.dwar7s.components.data import DATA, GEMS, Kingdom
from rules.dwar7s.components.grid import card_of
from rules.dwar7s.components.realm import linked
from rules.dwar7s.components.state import Card, Dwar7sContext, Dwar7sState, pile, pool
from tests.dwar7s.small import act, clan, game, ids, keys, question, saying, there, tops

MINES = [kind for kind in DATA.kingdoms.values() if kind.gem]
NO_DIG: Answer = ["dig:none"]
NO_TRADE: Answer = ["trade:none"]


def resolve(ctx: Dwar7sContext, *answers: Answer) -> Dwar7sState:
    """The whole resolution of the active player."""
    ctx.state.phase = "resolution"
    return act(ctx, *answers, until="discard")


def on(card: str, count: int, **laid: str) -> Dwar7sContext:
    """A game in which seat 0 has so many dwarves on a card that lies at m13."""
    return game(laid={"m13": card, **laid}, dwarves={"m13": {0: count}}, phase="resolution")


@pytest.mark.parametrize("kind", list(DATA.kingdoms))
def test_rule_12_exactly_the_needed_dwarves_complete_a_task(kind: str) -> None:
    needed = DATA.kingdoms[kind].needed
    state = resolve(on(card_of(1, kind), needed - 1))
    assert there(state) == {"m13": [needed - 1, 0]}
    assert pool(resolve(on(card_of(1, kind), needed)), 0) == 7


def test_example_a_ruby_takes_three_dwarves_and_an_emerald_two() -> None:
    """Rulebook, "Alocar um anão"."""
    for card, count, gems in (
        ("red_ruby_mine", 2, 0),
        ("red_ruby_mine", 3, 1),
        ("red_emerald_mine", 1, 0),
        ("red_emerald_mine", 2, 1),
    ):
        assert sum(resolve(on(card, count)).clans[0].gems.values()) == gems


def test_example_three_dwarves_on_a_mine_that_needs_two_one_stays() -> None:
    state = resolve(on("red_emerald_mine", 3))
    assert (there(state), state.clans[0].gems["emerald"]) == ({"m13": [1, 0]}, 1)


def test_rule_12_only_own_dwarves_count_and_only_they_go_home() -> None:
    laid = {"m13": "red_emerald_mine", "p13": "red_tavern"}
    ctx = game(laid=laid, dwarves={"m13": {0: 1, 1: 2}, "p13": {0: 2, 1: 1}}, phase="resolution")
    assert there(resolve(ctx)) == {"m13": [1, 2], "p13": [0, 1]}


def test_rule_12_the_player_picks_the_order_of_all_but_the_last_one() -> None:
    laid = {"m13": "red_emerald_mine", "p13": "red_amber_mine", "s13": "red_tavern"}
    ctx = game(laid=laid, dwarves={cell: {0: 2} for cell in laid}, phase="resolution")
    assert ids(question(ctx)) == ["cell:m13", "cell:p13", "cell:s13"]
    ctx = game(laid=laid, dwarves={cell: {0: 2} for cell in laid}, phase="resolution")
    resolve(ctx, ["cell:s13"], ["cell:p13"])
    assert keys(ctx) == ["tavern", "mine", "mine"]


def test_ruling_05_a_completed_task_must_stay_but_its_order_can_matter() -> None:
    """First the dragon that stops the mine, then the mine; or the mine in vain."""
    laid = {"m13": "red_amber_mine@90", "m12": "blue_dragon"}
    for first, amber in (("cell:m12", 2), ("cell:m13", 0)):
        ctx = game(laid=laid, dwarves={"m13": {0: 2}, "m12": {0: 5}}, phase="resolution")
        state = resolve(ctx, [first])
        assert (state.clans[0].gems["amber"], state.clans[0].monsters) == (amber, ["blue_dragon"])


def test_ruling_12_no_card_can_be_completed_twice_in_one_resolution() -> None:
    assert [kind for kind in DATA.kingdoms.values() if 2 * kind.needed <= kind.spaces] == []


@pytest.mark.parametrize("mine", MINES, ids=[kind.id for kind in MINES])
def test_kingdom_emerald_mine_amber_mine_diamond_mine_and_ruby_mine_pay(mine: Kingdom) -> None:
    ctx = on(card_of(1, mine.id), mine.needed)
    state = resolve(ctx)
    gems = {gem: count for gem, count in state.clans[0].gems.items() if count}
    assert gems == {mine.gem: 2 if mine.gem == "amber" else 1}
    assert saying(ctx, "mine")[0]["gems"] == [f"gem:{mine.gem}"] * mine.amount
    assert {"gems:0", f"pile:{mine.gem}"} <= set(state.changed)


def test_example_two_red_dwarves_on_a_diamond_mine_without_diamonds() -> None:
    """Rulebook: the dwarves go home without a card."""
    ctx = game(clan(), clan(diamond=8), laid={"m13": "red_diamond_mine"}, dwarves={"m13": {0: 2}})
    state = resolve(ctx)
    assert (there(state), state.clans[0].gems["diamond"], keys(ctx)) == ({}, 0, ["mine.empty"])


def test_example_three_blue_dwarves_on_a_ruby_mine_beside_a_dragon() -> None:
    """Rulebook: a dragon in the realm; the dwarves go home without a card."""
    laid = {"m13": "red_ruby_mine", "m14": "red_dragon@90"}
    ctx = game(laid=laid, dwarves={"m13": {1: 3}}, turn=1)
    state = resolve(ctx)
    assert (there(state), state.clans[1].gems["ruby"], keys(ctx, 1)) == ({}, 0, ["mine.dragon"])


@pytest.mark.parametrize(
    ("monster", "amber"), [("blue_dragon@90", 0), ("blue_dragon@180", 2), ("blue_ice_giant", 2)]
)
def test_kingdom_dragon_stops_the_mines_of_its_region_and_the_giant_none(monster: str, amber: int) -> None:
    """The dragon at 180 degrees has a wall to the west, which parts it from the store beside the mine."""
    ctx = on("red_amber_mine", 2, n13="red_store", o13=monster)
    assert resolve(ctx).clans[0].gems["amber"] == amber


def test_ruling_04_monsters_act_in_regions_without_a_castle() -> None:
    ctx = on("red_amber_mine", 2, n13="blue_dragon@90")
    assert resolve(ctx).clans[0].gems["amber"] == 0


def test_ruling_13_the_last_amber_is_one() -> None:
    ctx = game(clan(), clan(amber=9), laid={"m13": "red_amber_mine"}, dwarves={"m13": {0: 2}})
    state = resolve(ctx)
    assert (state.clans[0].gems["amber"], pile(state, "amber")) == (1, 0)


def test_kingdom_tavern_draws_one_ogre_card_that_its_drawer_sees() -> None:
    ctx = on("blue_tavern", 2)
    state = resolve(ctx)
    assert (state.clans[0].ogres, state.ogre_deck) == (["thief"], [])
    assert saying(ctx, "tavern.own", 0) == [{"seat": "seat:0", "cell": "M13", "ogre": "ogre:thief"}]
    assert saying(ctx, "tavern") == saying(ctx, "tavern", 1) == [{"seat": "seat:0", "cell": "M13"}]


def test_rule_12_an_empty_ogre_deck_is_made_of_the_discard_pile() -> None:
    ctx = on("blue_tavern", 2)
    ctx.state.ogre_deck, ctx.state.ogre_discard = [], ["brute", "scare"]
    state = resolve(ctx)
    assert (keys(ctx), len(state.ogre_deck), state.ogre_discard) == (["tavern.shuffle", "tavern"], 1, [])
    assert sorted(state.ogre_deck + state.clans[0].ogres) == ["brute", "scare"]


def test_rule_12_both_piles_empty_no_ogre_card() -> None:
    ctx = on("blue_tavern", 2)
    ctx.state.ogre_deck = []
    state = resolve(ctx)
    assert (keys(ctx), there(state)) == (["tavern.empty"], {})


def shopping(**gems: int) -> Dwar7sContext:
    """Three dwarves of seat 0 on a store, with these gems in hand."""
    ctx = game(laid={"m13": "blue_store"}, dwarves={"m13": {0: 3}}, phase="resolution")
    ctx.state.clans[0].gems.update(gems)
    return ctx


def test_kingdom_store_swaps_gems_for_an_open_objective_and_opens_the_next() -> None:
    """Rulebook, "Armazém": three dwarves, the gems go back to the piles, a new objective is revealed."""
    ctx = shopping(emerald=2, amber=3)
    state = resolve(ctx, ["trade:bread"])
    assert state.clans[0].trades == ["bread"]
    assert (state.trades, state.trade_deck) == (["fish", "feast", "ham"], [])
    assert (state.clans[0].gems["amber"], pile(state, "emerald"), pile(state, "amber")) == (1, 10, 9)
    assert keys(ctx) == ["trade", "trade.new"]
    assert saying(ctx, "trade")[0]["gems"] == ["gem:emerald"] * 2 + ["gem:amber"] * 2


@pytest.mark.parametrize("trade", list(DATA.trades))
def test_trade_each_objective_costs_its_gems_to_the_last_one(trade: str) -> None:
    cost = DATA.trades[trade].cost
    exact = {str(gem): count for gem, count in cost.items()}
    ctx = shopping(**exact)
    ctx.state.trades, ctx.state.trade_deck = [trade], []
    state = resolve(ctx, [f"trade:{trade}"])
    assert (state.clans[0].trades, sum(state.clans[0].gems.values())) == ([trade], 0)
    for gem in cost:
        other = next(g for g in GEMS if g not in cost)
        ctx = shopping(**{**exact, gem: cost[gem] - 1, other: 1})
        ctx.state.trades = [trade]
        assert ids(question(ctx)) == ["trade:none"]


def test_ruling_05_trading_may_be_declined() -> None:
    ctx = shopping(emerald=2, amber=2)
    state = resolve(ctx, NO_TRADE)
    assert (state.clans[0].trades, there(state), keys(ctx)) == ([], {}, ["store"])


def test_rule_18_who_has_gems_enough_is_asked_in_secret_whatever_they_are() -> None:
    """Four gems would pay for something that is open; that they do not, the pause must not tell."""
    for gems in ({"emerald": 2, "amber": 2}, {"amber": 4}):
        decision = question(shopping(**gems))
        assert (decision.secret, decision.default) == (True, ["trade:none"])
    ctx = shopping(emerald=2)
    assert (there(resolve(ctx)), keys(ctx)) == ({}, ["store"])


def test_rule_12_a_new_objective_may_serve_the_next_store_at_once() -> None:
    laid = {"m13": "blue_store", "p13": "red_store"}
    ctx = game(clan(emerald=4, amber=2, ruby=2), clan(), laid=laid, dwarves={c: {0: 3} for c in laid})
    state = resolve(ctx, ["cell:m13"], ["trade:bread"], ["trade:ham"])
    assert state.clans[0].trades == ["bread", "ham"]


def test_ruling_14_an_empty_deck_leaves_fewer_open_and_at_last_none() -> None:
    ctx = shopping(emerald=2, amber=2)
    ctx.state.trades, ctx.state.trade_deck = ["bread"], []
    state = resolve(ctx, ["trade:bread"])
    assert (state.trades, keys(ctx)) == ([], ["trade", "trade.none"])
    ctx = shopping(amber=9)
    ctx.state.trades, ctx.state.trade_deck = [], []
    resolve(ctx)
    assert keys(ctx) == ["store"]


STACKS = {"p13": "red_tavern/blue_store@90", "s13": "red_amber_mine/blue_emerald_mine/red_ruby_mine@270"}


def test_kingdom_castle_digs_the_top_card_to_the_bottom() -> None:
    ctx = on("blue_castle", 2, **STACKS)
    assert ids(question(ctx)) == ["cell:p13", "cell:s13", "dig:none"]
    ctx = on("blue_castle", 2, **STACKS)
    state = resolve(ctx, ["cell:s13"])
    expected = ["red_ruby_mine", "red_amber_mine", "blue_emerald_mine"]
    assert [card.name for card in state.table["s13"].cards] == expected
    assert saying(ctx, "dig") == [
        {
            "seat": "seat:0",
            "cell": "S13",
            "home": "M13",
            "card": "kingdom:ruby_mine",
            "shown": "kingdom:emerald_mine",
        }
    ]


def test_example_digging_keeps_the_rotation() -> None:
    state = resolve(on("red_castle", 2, **STACKS), ["cell:p13"])
    assert state.table["p13"].cards == [Card("blue_store", 90), Card("red_tavern", 0)]


def test_example_the_castle_of_another_player_serves_to_dig() -> None:
    """Rulebook, "Alocar um anão": you may even use another player's castle to dig."""
    assert tops(resolve(on("blue_castle", 2, **STACKS), ["cell:p13"]))["p13"] == "red_tavern"


def test_ruling_05_digging_may_be_declined() -> None:
    ctx = on("red_castle", 2, **STACKS)
    assert (tops(resolve(ctx, NO_DIG))["p13"], keys(ctx)) == ("blue_store", ["castle"])


@pytest.mark.parametrize("monster", ["blue_dragon@90", "blue_ice_giant"])
def test_ruling_06_and_kingdom_ice_giant_no_digging_beside_a_monster(monster: str) -> None:
    ctx = on("red_castle@180", 2, n13=monster, **STACKS)
    assert (there(resolve(ctx)), keys(ctx)) == ({}, ["castle.monster"])


def test_ruling_06_no_digging_by_a_monster_nor_under_dwarves_or_a_monster() -> None:
    laid = {
        "m13": "red_castle",
        "p13": "red_tavern/blue_store",
        "q13": "blue_ice_giant",  # linked with p13
        "s13": "red_tavern/red_store",
        "u13": "red_amber_mine/red_dragon",
        "w13": "blue_amber_mine/blue_ruby_mine",
    }
    ctx = game(laid=laid, dwarves={"m13": {0: 2}, "s13": {1: 1}}, phase="resolution")
    assert ids(question(ctx)) == ["cell:w13", "dig:none"]


def test_rule_12_without_a_stack_there_is_nothing_to_dig() -> None:
    ctx = on("red_castle", 2, n13="red_store")
    assert (there(resolve(ctx)), keys(ctx)) == ({}, ["castle"])


def test_ruling_26_a_dug_up_card_has_no_dwarves_and_its_walls_count_now() -> None:
    """The mine on top parts its neighbours; the one beneath joins mine and dragon in the same resolution."""
    laid = {
        "k20": "red_castle",
        "m13": "red_amber_mine",
        "n13": "blue_amber_mine/red_diamond_mine",
        "o13": "blue_dragon",
    }
    for order, amber in (([["cell:m13"], NO_DIG], 2), ([["cell:k20"], ["cell:n13"]], 0)):
        ctx = game(laid=laid, dwarves={"k20": {0: 2}, "m13": {0: 2}}, phase="resolution")
        state = resolve(ctx, *order)
        assert (state.clans[0].gems["amber"], state.table["n13"].dwarves) == (amber, [0, 0])
        assert (set(linked(state.table, "n13")) == {"m13", "o13"}) == (amber == 0)


@pytest.mark.parametrize("monster", ["red_dragon", "blue_dragon", "red_ice_giant", "blue_ice_giant"])
def test_kingdom_dragon_and_ice_giant_are_defeated_whoever_owns_them(monster: str) -> None:
    ctx = on(monster, 5)
    state = resolve(ctx)
    assert (state.clans[0].monsters, state.table, pool(state, 0)) == ([monster], {}, 7)
    assert "monsters:0" in state.changed


def test_rule_12_what_a_monster_covered_shows_again() -> None:
    state = resolve(on("blue_amber_mine@90/red_dragon", 5))
    assert state.table["m13"].cards == [Card("blue_amber_mine", 90)]
    assert state.table["m13"].dwarves == [0, 0]


def test_ruling_26_what_shows_again_is_linked_by_its_own_walls() -> None:
    """Under the dragon, which has a wall to the west, lies a mine that has none."""
    laid = {"m13": "blue_amber_mine/red_dragon@180", "l13": "blue_store"}
    ctx = game(laid=laid, dwarves={"m13": {0: 5}}, phase="resolution")
    assert linked(ctx.state.table, "l13") == []
    assert linked(resolve(ctx).table, "l13") == ["m13"]


def test_ruling_07_the_table_may_be_split_by_a_defeat() -> None:
    laid = {"m13": "red_store", "n13": "blue_dragon", "o13": "blue_store"}
    ctx = game(laid=laid, dwarves={"n13": {0: 5}}, phase="resolution")
    assert list(resolve(ctx).table) == ["m13", "o13"]


def test_example_a_lone_first_monster_defeated_leaves_an_empty_table() -> None:
    ctx = game(clan(kingdom=["tavern"]), clan(), laid={"m13": "red_dragon"}, dwarves={"m13": {0: 5}})
    state = resolve(ctx)
    assert state.table == {}
    ctx.state.phase, ctx.state.used = "tasks", 0
    assert tops(act(ctx, ["kingdom:tavern"], ["rotation:0"], ["task:end"])) == {"m13": "red_tavern"}
