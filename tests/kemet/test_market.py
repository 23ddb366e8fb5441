"""Buying tiles, rule R18, and what tiles do once when they are gained."""

from rules.core.decisions import Answer
from rules.core.text import Text
from rules.kemet.components.data import DATA, FIRST_HAND
from rules.kemet.components.state import KemetContext, active
from rules.kemet.play.market import Purchase, reach, wares
from tests.helpers import events_for, ids
from tests.kemet.small import Troops, act, beasts, game, god, keys, question, units

PYRAMIDS = {"anubis_d1": ("ruby", 3), "anubis_d2": ("onyx", 2), "bastet_d1": ("sapphire", 2)}
ALL = tuple(DATA.tiles)


def buying(
    *tiles: str,
    prayers: int = 11,
    slot: str = "buy_1",
    troops: Troops | None = None,
    options: dict[str, str] | None = None,
) -> KemetContext:
    """Seat 0 of three has put a token on a Buy space: buy_1 ruby, buy_2 onyx. All tiles are for sale."""
    ctx = game(god(*tiles, prayers=prayers), god(), god(), pyramids=PYRAMIDS, troops=troops, options=options)
    ctx.state.tiles = [tile for tile in ALL if tile not in tiles]
    active(ctx.state).space = slot
    ctx.state.gods[0].spaces[slot] = "normal"
    return ctx


def offered(ctx: KemetContext, slot: str = "buy_1") -> list[str]:
    """The tiles that seat 0 can buy."""
    return list(wares(ctx.state, 0, Purchase(slot)))


def bought(ctx: KemetContext, tile: str, *more: dict[int, Answer]) -> KemetContext:
    """Seat 0 buys a tile."""
    act(ctx, "buy", [{0: [f"tile:{tile}"]}, *more])
    return ctx


def test_rule_18_the_tile_costs_its_level_and_is_kept() -> None:
    ctx = bought(buying(), "blades_of_neith")
    assert (ctx.state.gods[0].prayers, ctx.state.gods[0].tiles) == (8, ["blades_of_neith"])
    assert "blades_of_neith" not in ctx.state.tiles


def test_example_a_level_3_sapphire_tile_needs_a_pyramid_of_level_3_or_4() -> None:
    """Rulebook 3.4.2, "Espionando"."""
    ctx = buying()
    ctx.state.pyramids["anubis_d1"].colour = ctx.state.gods[0].slots["buy_1"] = "sapphire"
    assert "spying" in offered(ctx)
    ctx.state.pyramids["anubis_d1"].level = 2
    assert "spying" not in offered(ctx)


def test_rule_18_no_tile_above_the_pyramid_or_the_prayer_points() -> None:
    assert {DATA.tiles[tile].level for tile in offered(buying())} == {1, 2, 3}
    assert {DATA.tiles[tile].level for tile in offered(buying(prayers=1))} == {1}


def test_rule_18_no_tile_of_the_same_art() -> None:
    assert [tile for tile in offered(buying("charge_1")) if tile.startswith("charge")] == []
    assert [tile for tile in offered(buying()) if tile.startswith("charge")] == ["charge_1"]


def test_rule_18_same_art_across_colours_is_a_setting() -> None:
    assert "domination_ruby" not in offered(buying("domination_onyx"))
    each = buying("domination_onyx", options={"same_art": "each_colour"})
    assert "domination_ruby" in offered(each)


def test_ruling_09_way_1_needs_the_spaces_colour_and_an_own_pyramid_held() -> None:
    assert {DATA.tiles[tile].colour for tile in offered(buying())} == {"ruby"}
    assert {DATA.tiles[tile].colour for tile in offered(buying(), "buy_2")} == {"onyx"}
    assert offered(buying(troops={"anubis_d1": (1, 1)})) == []


def test_ruling_09_and_ruling_75_way_2_is_by_a_pyramid_in_another_city() -> None:
    troops: Troops = {"bastet_d1": (0, 1)}
    for slot, own in (("buy_1", 3), ("buy_2", 2)):
        colour = buying().state.gods[0].slots[slot]
        assert reach(buying(troops=troops).state, 0, slot) == {colour: own, "sapphire": 2}


def test_ruling_09_an_own_pyramid_that_is_lost_gives_its_owner_nothing() -> None:
    ctx = buying(troops={"anubis_d1": (1, 1)})
    assert reach(ctx.state, 0, "buy_1") == {}
    ctx.state.gods[1].slots["buy_2"] = "diamond"
    assert reach(ctx.state, 1, "buy_1")["ruby"] == 3


def test_ruling_10_one_tile_of_a_colour_in_a_day_in_either_way() -> None:
    ctx = bought(buying(), "charge_1")
    assert offered(ctx) == []
    ctx = buying(troops={"bastet_d1": (0, 1)})
    ctx.state.gods[0].bought = ["sapphire"]
    assert {DATA.tiles[tile].colour for tile in offered(ctx)} == {"ruby"}


def test_ruling_11_the_buy_token_stays_when_the_district_is_lost() -> None:
    ctx = buying(troops={"anubis_d1": (1, 1), "bastet_d1": (0, 1)})
    assert {DATA.tiles[tile].colour for tile in offered(ctx)} == {"sapphire"}


def test_ruling_12_effects_come_when_the_action_is_over() -> None:
    ctx = bought(buying(prayers=3), "domination_ruby")
    assert ctx.state.gods[0].fame == {"battle": 0, "divine": 1}
    assert keys(ctx) == ["tile", "fame"]


def test_nothing_may_be_bought() -> None:
    ctx = buying()
    act(ctx, "buy", [{0: ["tile:nothing"]}])
    assert (ctx.state.gods[0].prayers, keys(ctx)) == (11, ["tile.nothing"])


def test_tile_domination_gives_a_divine_fame_point() -> None:
    for tile in ("domination_ruby", "domination_sapphire", "domination_diamond", "domination_onyx"):
        assert DATA.tiles[tile].power.fame == 1
    assert bought(buying(), "domination_ruby").state.gods[0].fame["divine"] == 1


def test_tile_wyyrt_storm_brings_storm_strike_for_a_card_that_nobody_sees() -> None:
    ctx = buying()
    player = ctx.state.gods[0]
    player.hand, player.spent, player.buried = (list(FIRST_HAND[:4]), ["shield_push"], ["mixed_tactics"])
    bought(ctx, "wyyrt_storm", {0: ["battle:shield_push"]})
    assert "storm_strike" in player.hand and player.removed == ["shield_push"]
    assert (len(player.hand), player.spent, player.buried) == (6, [], [])
    assert events_for(ctx, 1)[-1] == Text(
        key="kemet.log.special.hidden", args={"seat": "seat:0", "card": "battle:storm_strike"}
    )
    assert events_for(ctx, 0)[-1].args["removed"] == "battle:shield_push"


def test_tile_wyyrt_storm_asks_in_secret_for_one_of_the_eight() -> None:
    decision = question(buying(), "buy", [{0: ["tile:wyyrt_storm"]}])
    assert decision.secret
    assert ids(decision) == [f"battle:{card}" for card in sorted(FIRST_HAND)]


def test_tile_shetyw_barrier_brings_stone_barrier() -> None:
    ctx = buying()
    ctx.state.pyramids["anubis_d1"].colour = ctx.state.gods[0].slots["buy_1"] = "sapphire"
    bought(ctx, "shetyw_barrier", {0: ["battle:chariot_raid"]})
    assert "stone_barrier" in ctx.state.gods[0].hand
    assert ctx.state.gods[0].removed == ["chariot_raid"]


def test_tile_mercenaries_join_the_units_and_are_placed_in_free_districts() -> None:
    ctx = buying(troops={"anubis_d1": (0, 4), "anubis_d3": (1, 1)}, slot="buy_2")
    bought(ctx, "mercenaries_1", {0: {"zone:anubis_d1": 1, "zone:anubis_d2": 1}})
    assert units(ctx.state)["anubis_d1"] == [(0, 5)]
    assert units(ctx.state)["anubis_d2"] == [(0, 1)]
    assert ctx.state.gods[0].supply == 13  # twelve of the example and the third mercenary


def test_tile_act_of_god_and_gold_tiles_bring_a_token() -> None:
    ctx = buying()
    ctx.state.pyramids["anubis_d1"].level = 4
    bought(ctx, "act_of_god_ruby")
    assert "token" in keys(ctx)
    ctx = buying(slot="buy_2")
    bought(ctx, "twin_ceremony")
    assert "token" in keys(ctx)


def test_tile_sphinx_brings_fame_and_a_creature() -> None:
    ctx = buying()
    ctx.state.pyramids["anubis_d1"].colour = ctx.state.gods[0].slots["buy_1"] = "sapphire"
    ctx.state.pyramids["anubis_d1"].level = 4
    bought(ctx, "sphinx")
    assert (ctx.state.gods[0].fame["divine"], ctx.state.gods[0].beasts) == (1, ["sphinx"])


def test_rule_19_a_creature_bought_can_be_put_at_once() -> None:
    ctx = buying(troops={"anubis_d3": (0, 1)})
    bought(ctx, "royal_scarab")
    act(ctx, "acted", until="turn")
    assert "put:royal_scarab" in ids(question(ctx, "turn"))
    assert beasts(ctx.state) == {}


def test_tile_priestess_makes_tiles_cheaper() -> None:
    ctx = bought(buying("priestess_1"), "blades_of_neith")
    assert ctx.state.gods[0].prayers == 9


def test_tile_priest_of_ra_makes_each_payment_cheaper_never_below_0() -> None:
    assert bought(buying("priest_of_ra", "priestess_1"), "charge_1").state.gods[0].prayers == 11
    assert bought(buying("priest_of_ra"), "blades_of_neith").state.gods[0].prayers == 9


def test_tile_twin_ceremony_buys_again_through_a_used_space_for_one_more() -> None:
    ctx = buying("twin_ceremony")
    ctx.state.gods[0].bought, active(ctx.state).gold = ["ruby"], True
    act(ctx, "turn", [{0: ["tile:twin_ceremony"]}, {0: ["tile:phoenix"]}])
    assert (ctx.state.gods[0].prayers, ctx.state.gods[0].tiles[-1]) == (8, "phoenix")
    assert ctx.state.gods[0].gold_used


def test_tile_twin_ceremony_asks_which_space_and_needs_one() -> None:
    ctx = buying("twin_ceremony")
    ctx.state.gods[0].spaces["buy_2"], active(ctx.state).gold = "normal", True
    decision = question(ctx, "turn", [{0: ["tile:twin_ceremony"]}])
    assert ids(decision) == ["space:buy_1", "space:buy_2"]
    ctx = buying("twin_ceremony", "forced_march")
    ctx.state.gods[0].spaces, active(ctx.state).gold = {}, True
    found = [ident for ident in ids(question(ctx, "turn")) if ident.startswith("tile:")]
    assert found == ["tile:forced_march"]
