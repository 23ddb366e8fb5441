"""Pray, Raise a Pyramid and Recruit: rules R17, R20 to R22."""

import pytest

from rules.core.decisions import Answer, Seat, Split
from rules.kemet.components.board import controller
from rules.kemet.components.prayers import levels_price
from rules.kemet.components.score import fame
from tests.helpers import Answers, ids
from tests.kemet.small import act, game, god, keys, question, sheet, units

CITY = {"zone:anubis_d1": 0, "zone:anubis_d2": 0, "zone:anubis_d3": 0}


def test_rule_17_praying_gives_two_prayer_points() -> None:
    ctx = game(god(prayers=3), god())
    assert act(ctx, "pray").gods[0].prayers == 5


def test_rule_48_prayer_points_above_11_are_lost() -> None:
    ctx = game(god(prayers=10), god())
    assert act(ctx, "pray").gods[0].prayers == 11
    assert keys(ctx) == ["prayers.full"]


def test_tile_priest_gives_one_more() -> None:
    assert act(game(god("priest_1", prayers=3), god()), "pray").gods[0].prayers == 6


def test_tile_divine_might_adds_one_to_each_gain_of_the_day() -> None:
    assert act(game(god("divine_might", prayers=3), god()), "pray").gods[0].prayers == 6
    night = game(god("divine_might", prayers=3), god(), turn=None)
    assert act(night, "prayers", until="intervention").gods[0].prayers == 5


def test_tile_reinforcement_prayer_places_a_unit_in_a_free_district() -> None:
    troops = {"anubis_d1": (0, 5), "anubis_d2": (1, 1), "anubis_d3": (0, 1)}
    ctx = game(god("reinforcement_prayer", supply=3), god(), troops=troops)
    decision = question(ctx, "pray")
    assert isinstance(decision, Split)
    assert [(part.id, part.high) for part in decision.parts] == [("zone:anubis_d3", 1)]
    ctx = game(god("reinforcement_prayer", supply=3), god(), troops=troops)
    act(ctx, "pray", [{0: {"zone:anubis_d3": 1}}])
    assert (units(ctx.state)["anubis_d3"], ctx.state.gods[0].supply) == ([(0, 2)], 2)


def test_tile_reinforcement_prayer_waits_for_nothing_with_an_empty_supply() -> None:
    act(game(god("reinforcement_prayer", supply=0), god()), "pray")


@pytest.mark.parametrize(
    ("before", "after", "cost"), [(2, 3, 3), (1, 3, 5), (0, 2, 3), (0, 4, 10), (3, 4, 4)]
)
def test_rule_20_raising_costs_the_sum_of_the_levels_added(before: int, after: int, cost: int) -> None:
    """Sheet section 9, example 2; rulebook 3.4.3."""
    assert levels_price(god(), before, after) == cost


def test_tile_priest_of_thoeris_makes_each_level_cheaper() -> None:
    assert levels_price(god("priest_of_thoeris"), 1, 3) == 3
    assert levels_price(god("priest_of_thoeris", "priest_of_ra"), 1, 3) == 2
    assert levels_price(god("priest_of_thoeris"), 0, 1) == 0


def test_rule_20_and_ruling_73_one_pyramid_by_any_number_of_levels() -> None:
    ctx = game(god(prayers=7), god(), pyramids={"anubis_d1": ("ruby", 1), "anubis_d2": ("onyx", 2)})
    decision = question(ctx, "raise", [{0: ["pyramid:anubis_d1"]}])
    assert ids(decision) == ["level:2", "level:3"]
    ctx = game(god(prayers=7), god(), pyramids={"anubis_d1": ("ruby", 1), "anubis_d2": ("onyx", 2)})
    act(ctx, "raise", [{0: ["pyramid:anubis_d1"]}, {0: ["level:3"]}])
    assert (ctx.state.pyramids["anubis_d1"].level, ctx.state.gods[0].prayers) == (3, 2)


def test_ruling_73_a_new_pyramid_takes_a_colour_left_and_brings_its_token() -> None:
    ctx = game(god(prayers=7), god(), god(), pyramids={"anubis_d1": ("ruby", 2)})
    ctx.state.colours = ["ruby", "diamond", "onyx"]
    answers: Answers = [{0: ["pyramid:anubis_d3"]}, {0: ["colour:onyx"]}, {0: ["level:2"]}]
    act(ctx, "raise", answers)
    pyramid = ctx.state.pyramids["anubis_d3"]
    assert (pyramid.colour, pyramid.level, ctx.state.gods[0].prayers) == ("onyx", 2, 4)
    assert ctx.state.gods[0].slots == {"buy_1": "ruby", "buy_2": "onyx"}


def test_rule_20_two_players_have_two_pyramids_at_most() -> None:
    ctx = game(god(), god(), pyramids={"anubis_d1": ("ruby", 1), "anubis_d2": ("onyx", 1)})
    assert ids(question(ctx, "raise")) == ["pyramid:nothing", "pyramid:anubis_d1", "pyramid:anubis_d2"]


def test_ruling_65_only_in_districts_that_one_controls() -> None:
    troops = {"anubis_d1": (1, 1), "anubis_d3": (1, 1)}
    ctx = game(god(), god(), god(), pyramids={"anubis_d1": ("ruby", 1)}, troops=troops)
    assert ids(question(ctx, "raise")) == ["pyramid:nothing", "pyramid:anubis_d2"]


def test_rule_20_nothing_above_level_4_and_nothing_that_cannot_be_paid() -> None:
    ctx = game(god(prayers=2), god(), pyramids={"anubis_d1": ("ruby", 4), "anubis_d2": ("onyx", 2)})
    act(ctx, "raise")
    assert keys(ctx) == ["raised.nothing"]


def test_rule_21_a_pyramid_serves_whoever_controls_its_district() -> None:
    ctx = game(god(), god(), pyramids={"anubis_d1": ("ruby", 4)}, troops={"anubis_d1": (1, 1)})
    assert controller(ctx.state, "anubis_d1") == 1
    assert (fame(ctx.state)[0]["pyramid"], fame(ctx.state)[1]["pyramid"]) == (0, 1)


def test_rule_22_and_ruling_74_each_unit_above_own_districts_costs_prayer() -> None:
    ctx = game(god(prayers=7, supply=6), god(), troops={"anubis_d1": (0, 3)})
    act(ctx, "recruit", [{0: {"zone:anubis_d1": 2, "zone:anubis_d2": 1, "zone:anubis_d3": 1}}])
    assert units(ctx.state) == {"anubis_d1": [(0, 5)], "anubis_d2": [(0, 1)], "anubis_d3": [(0, 1)]}
    assert (ctx.state.gods[0].prayers, ctx.state.gods[0].supply) == (3, 2)


def test_ruling_74_supply_prayer_points_and_room_are_the_limits() -> None:
    for player, most in ((god(prayers=3, supply=9), 3), (god(prayers=9, supply=2), 2)):
        decision = question(game(player, god()), "recruit")
        assert isinstance(decision, Split)
        assert decision.most == most


def test_ruling_19_the_troop_limit_holds_at_placement() -> None:
    ctx = game(god(prayers=9), god(), troops={"anubis_d1": (0, 5), "anubis_d2": (0, 4)})
    decision = question(ctx, "recruit")
    assert isinstance(decision, Split)
    assert [(part.id, part.high) for part in decision.parts] == [("zone:anubis_d2", 1), ("zone:anubis_d3", 5)]


def test_rule_22_never_elsewhere_not_even_where_one_controls() -> None:
    ctx = game(god(), god(), troops={"bastet_d1": (0, 2), "west_quay": (0, 2)})
    assert ids(question(ctx, "recruit")) == list(CITY)


def test_ruling_04_nobody_may_be_recruited() -> None:
    ctx = game(god(), god())
    act(ctx, "recruit", [{0: CITY}])
    assert (keys(ctx), ctx.state.gods[0].prayers) == (["recruit.nothing"], 7)


def test_tile_recruiting_scribe_brings_two_units_free() -> None:
    ctx = game(god("recruiting_scribe_1", prayers=1), god())
    decision = question(ctx, "recruit")
    assert isinstance(decision, Split)
    assert decision.most == 3
    ctx = game(god("recruiting_scribe_1", prayers=1), god())
    assert act(ctx, "recruit", [{0: {**CITY, "zone:anubis_d1": 3}}]).gods[0].prayers == 0
    ctx = game(god("recruiting_scribe_1", prayers=0), god())
    assert act(ctx, "recruit", [{0: {**CITY, "zone:anubis_d1": 2}}]).gods[0].supply == 10


def test_tile_priest_of_ra_makes_recruiting_one_payment_cheaper() -> None:
    ctx = game(god("priest_of_ra", prayers=5), god())
    assert act(ctx, "recruit", [{0: {**CITY, "zone:anubis_d1": 4}}]).gods[0].prayers == 2


def test_tile_local_recruitment_places_units_where_troops_stand() -> None:
    ctx = game(god("local_recruitment_1"), god(), troops={"west_quay": (0, 4), "bastet_d1": (0, 1)})
    assert ids(question(ctx, "recruit")) == [*CITY, "zone:bastet_d1", "zone:west_quay"]
    ctx = game(god("local_recruitment_1"), god(), troops={"west_quay": (0, 4)})
    act(ctx, "recruit", [{0: {**CITY, "zone:west_quay": 1}}])
    assert units(ctx.state)["west_quay"] == [(0, 5)]


def test_tile_legion_and_ruling_58_seven_units_in_every_troop() -> None:
    ctx = game(god("legion", prayers=9), god(), troops={"anubis_d1": (0, 5)})
    act(ctx, "recruit", [{0: {**CITY, "zone:anubis_d1": 2}}])
    assert units(ctx.state)["anubis_d1"] == [(0, 7)]


def test_rule_22_and_ruling_18_recruiting_among_enemies_is_an_attack() -> None:
    ctx = game(god(), god(), troops={"anubis_d1": (1, 1)})
    answers: Answers = [
        {0: {**CITY, "zone:anubis_d1": 3, "zone:anubis_d2": 1}},
        {0: sheet("cavalry_blitz", "chariot_raid"), 1: sheet("shield_push", "chariot_raid")},
        {1: ["after:recall"]},
        {0: ["after:stay"]},
    ]
    act(ctx, "recruit", answers)
    assert units(ctx.state) == {"anubis_d1": [(0, 3)], "anubis_d2": [(0, 1)]}
    assert ctx.state.gods[0].fame["battle"] == 1


def test_ruling_18_all_units_are_placed_before_battles_in_recruiters_order() -> None:
    ctx = game(god(), god(), troops={"anubis_d1": (1, 1), "anubis_d2": (1, 1)})
    answer: dict[Seat, Answer] = {0: {**CITY, "zone:anubis_d1": 2, "zone:anubis_d2": 2}}
    decision = question(ctx, "recruit", [answer])
    assert (decision.kind, ids(decision)) == ("order", ["zone:anubis_d1", "zone:anubis_d2"])
    ctx = game(god(), god(), troops={"anubis_d1": (1, 1), "anubis_d2": (1, 1)})
    answers: Answers = [answer, {0: ["zone:anubis_d2", "zone:anubis_d1"]}]
    act(ctx, "recruit", answers, until="council")
    assert ctx.state.battle is not None
    assert (ctx.state.battle.zone, ctx.state.battles) == ("anubis_d2", ["anubis_d1"])
    assert len(ctx.state.troops["anubis_d1"]) == 2


def test_ruling_20_trap_toll_and_dedication_are_for_moves_not_initiative() -> None:
    one = god("dedication_to_battle", "initiative", prayers=7)
    ctx = game(one, god("deadly_trap", "khnums_sphinx"), troops={"anubis_d1": (1, 3, "khnums_sphinx")})
    act(ctx, "recruit", [{0: {**CITY, "zone:anubis_d1": 2}}], until="council")
    assert units(ctx.state)["anubis_d1"] == [(1, 1), (0, 2)]
    assert ctx.state.gods[0].prayers == 5
    assert "initiative" in keys(ctx)


def both(attack: Answer, defence: Answer) -> dict[Seat, Answer]:
    return {0: attack, 1: defence}


def test_rule_22_two_battles_of_one_recruit_are_both_fought() -> None:
    ctx = game(god(), god(), troops={"anubis_d1": [(1, 1), (0, 3)], "anubis_d2": [(1, 1), (0, 3)]})
    ctx.state.battles = ["anubis_d1", "anubis_d2"]
    cards = both(sheet("cavalry_blitz", "chariot_raid"), sheet("shield_push", "chariot_raid"))
    again = both(sheet("fervent_purge", "mixed_tactics"), sheet("mixed_tactics", "phalanx_defense"))
    stay: Answers = [{0: ["after:stay"]}]
    act(ctx, "fight", [cards, {1: ["after:recall"]}, *stay, again, *stay])
    assert ctx.state.gods[0].fame["battle"] == 2
