"""Lines of the log and marks that each deed leaves, with its numbers, and what a pause decides."""

from dataclasses import replace

import pytest

from rules.core.decisions import Answer, Choose, Number, Split
from rules.kemet import GAME
from rules.kemet.components.board import disband
from rules.kemet.components.placing import offer_beasts
from rules.kemet.components.prayers import gain
from rules.kemet.components.routes import can_end, teleports
from rules.kemet.components.state import Battle, March, Side, Troop
from rules.kemet.components.strength import Figures
from rules.kemet.effects.actions import open_site
from rules.kemet.play.actions import levels, recruiting_grounds
from rules.kemet.play.battle import casualties, hunger
from rules.kemet.play.divine import mana_theft
from rules.kemet.play.market import acquire
from rules.kemet.view import view_of
from tests.helpers import drive
from tests.kemet.fights import HERE
from tests.kemet.moves import by_seat_0, offered
from tests.kemet.small import act, beasts, game, god, keys, question, saying
from tests.kemet.test_effects import effects
from tests.kemet.test_fine_print import play_once

DISTRICTS = ("zone:anubis_d1", "zone:anubis_d2", "zone:anubis_d3")


def test_rule_48_only_prayer_points_that_are_lost_are_told_as_lost() -> None:
    for held, told in ((9, ["prayers"]), (10, ["prayers.full"])):
        ctx = game(god(prayers=held), god())
        gain(ctx, 0, 2)
        assert keys(ctx) == told


def test_rule_24_a_teleport_leads_to_another_zone() -> None:
    ctx = game(god(), god())
    march = March(seat=0, start="temple_delta", zone="temple_delta", units=2, beasts=[], left=1)
    found = [way.zone for way in teleports(ctx.state, march, "teleport", 2)]
    assert found and "temple_delta" not in found


def test_rule_22_recruits_are_told_with_their_price() -> None:
    ctx = game(god(prayers=5), god())
    act(ctx, "recruit", [{0: dict(zip(DISTRICTS, (2, 1, 0), strict=True))}])
    assert saying(ctx, "recruit") == [{"units": 3, "seat": "seat:0", "cost": 3}]


def test_rule_22_whoever_can_recruit_nobody_is_not_asked() -> None:
    for poor in (god(prayers=0), god(supply=0)):
        ctx = game(poor, god())
        act(ctx, "recruit")
        assert keys(ctx) == ["recruit.nothing"]


def test_rule_22_free_units_are_those_of_tiles_and_of_the_discount() -> None:
    ctx = game(god("recruiting_scribe_1", "priest_of_ra", prayers=5), god())
    assert question(ctx, "recruit").prompt.args["free"] == 3


def test_rule_18_the_tile_that_was_bought_is_marked() -> None:
    ctx = game(god(), god())
    ctx.state.tiles = ["charge_1"]
    drive(acquire(ctx, 0, "charge_1"))
    assert ctx.state.changed == ["tile:charge_1"]


def test_ruling_14_the_zone_in_which_creatures_are_sorted_out_is_marked() -> None:
    troops = {"anubis_front": (0, 1, "phoenix"), HERE: (0, 2, "sphinx")}
    ctx = game(god("sphinx", "phoenix", "priest_of_mafdet_1"), god(), troops=troops)
    path: list[Answer] = [["zone:anubis_front"], [f"land:{HERE}"]]
    offered(ctx, *path, ["step:beasts"], ["goes:yes"], ["goes:no"])
    assert f"zone:{HERE}" in ctx.state.changed


def test_rule_41_any_number_of_veterans_may_be_kept() -> None:
    decision = question(game(god(veterans=3), god(), turn=None), "prayers")
    assert isinstance(decision, Number)
    assert (decision.low, decision.high, decision.default) == (0, 3, 0)


def test_rule_06_the_city_that_was_chosen_is_told_and_marked() -> None:
    ctx = game(god(), god(), turn=None)
    ctx.state.gods[0].city = ctx.state.gods[1].city = ""
    act(ctx, "cities", [{0: ["city:bastet"]}], until="troops")
    found = [(line["seat"], line["city"]) for line in saying(ctx, "city")]
    assert found == [("seat:0", "city:bastet"), ("seat:1", "city:anubis")]
    assert "city:anubis" in ctx.state.changed


def test_a_pyramid_says_whether_more_than_the_next_level_can_be_paid() -> None:
    for prayers, more in ((2, 0), (3, 1)):
        ctx = game(god(prayers=prayers), god(), pyramids={"anubis_d1": ("ruby", 1)})
        told = effects(ctx, "raise")
        found = [told[f"pyramid:anubis_d{n}"].args["more"] for n in (1, 2)]
        assert found == [0, more], prayers


def test_rule_20_a_third_pyramid_of_two_players_is_not_said_to_be_possible() -> None:
    pyramids = {"anubis_d1": ("ruby", 4), "anubis_d2": ("onyx", 4)}
    ctx = game(god(prayers=9), god(), pyramids=pyramids)
    assert open_site(view_of(ctx.state, 0), 0, "anubis_d3") is False


def test_a_step_among_ones_own_units_says_how_many_stand_there() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 2), HERE: (0, 3)})
    told = effects(ctx, "move", by_seat_0([["zone:anubis_front"], 2]))
    assert told[f"land:{HERE}"].args["units"] == 3


def test_new_units_do_not_walk_into_a_trap() -> None:
    ctx = game(god(), god("deadly_trap"), troops={"anubis_d1": (1, 1), "anubis_d2": (1, 2)})
    told = effects(ctx, "recruit", [{0: dict(zip(DISTRICTS, (2, 3, 0), strict=True))}])
    assert [told[f"zone:anubis_d{n}"].args["mine"] for n in (1, 2)] == [3, 4]


def test_rule_09_more_players_may_build_one_of_level_2_and_one_of_level_1() -> None:
    ctx = game(god(), god(), god(), turn=None)
    colours = ctx.state.colours
    answers: list[Answer] = [["levels:two"], ["zone:anubis_d1"], [f"colour:{colours[0]}"], ["zone:anubis_d2"]]
    drive(GAME.phases["pyramids"](ctx), by_seat_0([*answers, [f"colour:{colours[1]}"]]))
    expected = {"anubis_d1": 2, "anubis_d2": 1}
    assert {zone: pyramid.level for zone, pyramid in ctx.state.pyramids.items()} == expected
    assert {"zone:anubis_d2"} <= {*ctx.state.changed}


def test_ruling_13_a_creature_of_the_delta_is_offered_a_new_place() -> None:
    troops = {"temple_delta": (0, 1, "sphinx"), "anubis_d1": (0, 2)}
    ctx = game(god("sphinx"), god(), troops=troops, turn=None)
    decision = question(ctx, "delta", [{0: ["delta:yes"]}])
    assert decision.prompt.key == "kemet.ask.put"


def test_card_mana_theft_names_nobody_where_all_are_poor() -> None:
    ctx = game(god(), god(prayers=0))
    drive(mana_theft(ctx, 0))
    assert (saying(ctx, "theft"), ctx.state.gods[0].prayers) == ([], 8)


def test_a_creature_lost_in_its_owners_turn_is_not_offered_at_once() -> None:
    ctx = game(god(), god(), troops={HERE: (0, 1, "sphinx"), "bastet_d1": (1, 1, "mummy")})
    disband(ctx, HERE, 0, 1)
    assert ctx.state.returned == []
    disband(ctx, "bastet_d1", 1, 1)
    assert ctx.state.returned == ["mummy"]


@pytest.mark.parametrize(("count", "marks"), [(0, []), (1, ["veterans:0"])])
def test_rule_42_veterans_for_cards_are_all_that_is_marked(count: int, marks: list[str]) -> None:
    ctx = game(god(veterans=2), god(), turn=None, phase="intervention")
    ctx.state.changed = ["zone:west_quay"]
    drive(play_once(ctx), [{0: count}])
    assert ctx.state.changed == marks


def test_rule_23_a_pause_stops_a_troop_that_may_stop() -> None:
    for here, default in ((0, ["step:stop"]), (1, None)):
        troops = {"anubis_d2": (0, 5), **({"anubis_d1": (0, here)} if here else {})}
        ctx = game(god(prayers=9), god(), troops=troops, pyramids={"anubis_d1": ("ruby", 1)})
        decision = question(ctx, "move", by_seat_0([["zone:anubis_d2"], 5, ["land:anubis_d1"]]))
        assert isinstance(decision, Choose)
        assert decision.default == default


def test_ruling_61_who_has_regrouped_in_a_crowd_goes_on_with_all() -> None:
    """There is room for one unit more in each zone around, and for the five of the troop in none."""
    around = ("anubis_front", "bastet_front", "temple_small", "west_quay")
    ctx = game(god(), god(), troops={**dict.fromkeys(around, (0, 4)), "west_obelisk": (0, 1)})
    for regrouped, ends in ((False, True), (True, False)):
        march = March(
            seat=0,
            start="anubis_front",
            zone="west_obelisk",
            units=5,
            beasts=[],
            left=1,
            walked=True,
            regrouped=regrouped,
        )
        assert can_end(ctx.state, march, 9) == ends, regrouped


def test_rule_20_levels_that_can_be_paid_end_at_the_fourth() -> None:
    ctx = game(god(prayers=11), god())
    assert levels(ctx.state, 0, 0) == {1: 1, 2: 3, 3: 6, 4: 10}
    assert levels(ctx.state, 0, 3) == {4: 4}
    ctx.state.gods[0].prayers = 6
    assert levels(ctx.state, 0, 1) == {2: 2, 3: 5}


def test_a_pause_neither_recruits_nor_places_anybody() -> None:
    nobody = dict.fromkeys(DISTRICTS, 0)
    for phase, ctx in (
        ("recruit", game(god(prayers=5), god())),
        ("conscription", game(god(veterans=2), god(), turn=None)),
    ):
        decision = question(ctx, phase)
        assert isinstance(decision, Split)
        assert (decision.least, decision.default) == (0, nobody), phase


def test_rule_22_the_marks_before_a_recruiting_are_wiped() -> None:
    ctx = game(god(prayers=5), god())
    ctx.state.changed = ["zone:west_quay"]
    act(ctx, "recruit", [{0: dict(zip(DISTRICTS, (1, 0, 0), strict=True))}], until="fight")
    assert ctx.state.changed == ["prayers:0", "zone:anubis_d1"]


def test_tile_local_recruitment_adds_the_zones_of_troops_once() -> None:
    troops = {"anubis_d1": (0, 2), HERE: (0, 4)}
    ctx = game(god("local_recruitment_1"), god(), troops=troops)
    assert recruiting_grounds(ctx.state, 0) == {"anubis_d1": 3, "anubis_d2": 5, "anubis_d3": 5, HERE: 1}


def test_ruling_53_a_movement_card_makes_a_new_deck_where_there_is_none() -> None:
    ctx = game(god(divine=("swiftness",), prayers=9), god(), troops={"anubis_front": (0, 2)})
    ctx.state.deck, ctx.state.discard = [], ["prayer"]
    offered(ctx, ["zone:anubis_front"], 2, ["divine:swiftness"])
    assert (sorted(ctx.state.deck), ctx.state.discard) == (["prayer", "swiftness"], [])


def test_card_mana_theft_takes_the_last_prayer_point() -> None:
    ctx = game(god(prayers=0), god(prayers=1))
    drive(mana_theft(ctx, 0))
    assert [player.prayers for player in ctx.state.gods] == [1, 0]
    assert saying(ctx, "theft") == [{"seats": ["seat:1"]}]


def test_rule_32_a_battle_without_losses_is_told() -> None:
    for loss, told in ((0, 1), (1, 0)):
        ctx = game(god(), god(), troops={HERE: [(1, 3), (0, 4)]})
        battle = Battle(HERE, [Side(0), Side(1)], winner=0)
        none = Figures(strength=0, damage=0, unblockable=0, defence=0, loss=0)
        casualties(ctx, battle, (none, replace(none, loss=loss)))
        assert len(saying(ctx, "losses.none")) == told, loss


def test_rule_39_two_temples_are_told_and_one_is_not() -> None:
    troops = {"temple_small": (0, 1), "temple_medium": (0, 1), "temple_delta": (1, 1)}
    ctx = game(god(), god(), troops=troops, turn=None)
    act(ctx, "temples", until="prayers")
    assert saying(ctx, "temples") == [{"seat": "seat:0", "count": 2}]


def test_a_step_marks_the_zone_left_and_the_zone_entered() -> None:
    ctx = game(god("priest_of_mafdet_1"), god(), troops={"anubis_front": (0, 2)})
    offered(ctx, ["zone:anubis_front"], 2, ["land:west_quay"])
    assert ctx.state.changed == ["zone:anubis_front", "zone:west_quay"]


@pytest.mark.parametrize(("prayers", "standing"), [(0, "extra"), (9, None)])
def test_ruling_05_a_lasting_pass_skips_no_real_choice(prayers: int, standing: str | None) -> None:
    ctx = game(god(divine=("swiftness",), prayers=prayers), god(), pyramids={"anubis_d1": ("ruby", 3)})
    ctx.state.troops["anubis_d2"], ctx.state.troops["anubis_d3"] = [Troop(1, 1)], [Troop(1, 1)]
    assert question(ctx, "raise").standing == standing


def test_ruling_13_an_arrival_is_offered_a_creature_once() -> None:
    ctx = game(god("sphinx"), god(), troops={"anubis_d1": (0, 2)}, turn=None)
    ctx.state.arrived = ["anubis_d1"]
    drive(offer_beasts(ctx), [{0: ["zone:none"]}])
    drive(offer_beasts(ctx))
    assert (ctx.state.arrived, beasts(ctx.state)) == ([], {})


def test_tile_divine_hunger_pays_nothing_where_nobody_falls() -> None:
    ctx = game(god("divine_hunger", prayers=0), god(), troops={HERE: [(1, 3), (0, 4)]})
    hunger(ctx, Battle(HERE, [Side(0), Side(1)], winner=0))
    assert ctx.state.gods[0].prayers == 0
