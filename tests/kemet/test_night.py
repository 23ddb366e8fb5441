"""The Night: rules R37 to R45."""

import pytest

from rules.core.decisions import Answer, Number
from rules.core.engine import Record, dump
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.kemet import GAME
from rules.kemet.components.board import controlled_homes, controller
from rules.kemet.components.score import fame, sources, totals
from rules.kemet.components.state import God, KemetContext
from tests.helpers import Answers, asked, drive, ids
from tests.kemet.small import Troops, act, beasts, game, god, keys, play, question, saying, units

NIGHT = [
    "night",
    "offering",
    "delta",
    "temples",
    "prayers",
    "intervention",
    "conscription",
    "awakening",
    "destiny",
]


def night(*gods: God, troops: Troops | None = None, phase: str = "night") -> KemetContext:
    """A Night; with fewer than two players given, the second one has nothing."""
    players = gods if len(gods) > 1 else (*gods, god())
    return game(*players, troops=troops, turn=None, phase=phase)


def east(*gods: God, troops: Troops) -> KemetContext:
    """A Night with the east bank: seat 0 and three more."""
    return game(*gods, *(god() for _ in range(4 - len(gods))), troops=troops, turn=None)


def test_the_steps_come_in_the_order_of_the_rulebook() -> None:
    names = list(GAME.phases)
    assert [name for name in names if name in NIGHT] == NIGHT


def test_rule_37_the_sanctuary_gives_fame_for_two_units() -> None:
    ctx = east(god(), troops={"sanctuary": (0, 3)})
    act(ctx, "offering", [{0: ["offering:yes"]}], until="delta")
    expected = (1, {"sanctuary": [(0, 1)]}, 14)
    assert (ctx.state.gods[0].fame["divine"], units(ctx.state), ctx.state.gods[0].supply) == expected
    ctx = east(god(), troops={"sanctuary": (0, 3)})
    act(ctx, "offering", [{0: ["offering:no"]}], until="delta")
    assert ctx.state.gods[0].fame["divine"] == 0


def test_rule_37_one_unit_is_not_enough_and_nobody_there_is_not_asked() -> None:
    act(east(god(), troops={"sanctuary": (0, 1)}), "offering", until="delta")
    act(east(god(), troops={}), "offering", until="delta")
    act(night(god()), "offering", until="delta")


def test_rule_38_the_delta_gives_five_prayer_points_for_a_unit() -> None:
    ctx = night(god(prayers=2), troops={"temple_delta": (0, 2)})
    act(ctx, "delta", [{0: ["delta:yes"]}], until="temples")
    assert (ctx.state.gods[0].prayers, units(ctx.state)) == (7, {"temple_delta": [(0, 1)]})


def test_ruling_45_the_last_delta_unit_loses_its_temple_before_control() -> None:
    """Sheet section 9, example 12."""
    troops: Troops = {"temple_delta": (0, 1), "temple_small": (0, 1)}
    ctx = night(god(prayers=0), troops=troops)
    ctx.state.told = sources(ctx.state)
    act(ctx, "delta", [{0: ["delta:yes"]}], until="prayers")
    assert (ctx.state.gods[0].prayers, ctx.state.gods[0].fame["divine"]) == (5 + 2, 0)
    assert saying(ctx, "fame.lost")[0]["fame"] == ["fame:temple"]
    ctx = night(god(prayers=0), troops=troops)
    act(ctx, "delta", [{0: ["delta:no"]}], until="prayers")
    assert (ctx.state.gods[0].prayers, ctx.state.gods[0].fame["divine"]) == (2, 1)


def test_rule_39_two_temples_give_one_fame_point_more_give_no_more() -> None:
    troops: Troops = {"temple_small": (0, 1), "temple_medium": (0, 1)}
    ctx = night(god(), troops=troops)
    act(ctx, "temples", until="prayers")
    assert ctx.state.gods[0].fame["divine"] == 1
    ctx = night(god(), troops={**troops, "temple_delta": (0, 1)})
    act(ctx, "temples", until="prayers")
    assert ctx.state.gods[0].fame["divine"] == 1
    ctx = night(god(), troops={"temple_small": (0, 1)})
    act(ctx, "temples", until="prayers")
    assert ctx.state.gods[0].fame["divine"] == 0


def test_ruling_70_the_delta_counts_as_a_temple_the_sanctuary_does_not() -> None:
    ctx = east(god(), troops={"temple_delta": (0, 1), "temple_east": (0, 1)})
    act(ctx, "temples", until="prayers")
    assert ctx.state.gods[0].fame["divine"] == 1
    ctx = east(god(), troops={"sanctuary": (0, 1), "temple_east": (0, 1)})
    act(ctx, "temples", until="prayers")
    assert ctx.state.gods[0].fame["divine"] == 0
    assert fame(ctx.state)[0]["temple"] == 1


def test_rule_40_and_ruling_46_worship_gives_what_temples_print_up_to_11() -> None:
    troops: Troops = {"temple_small": (0, 1), "temple_medium": (0, 1), "temple_delta": (1, 1)}
    ctx = night(god(prayers=1), god(prayers=1), troops=troops)
    act(ctx, "temples", until="prayers")
    assert [player.prayers for player in ctx.state.gods] == [6, 1]
    ctx = night(god(prayers=9), troops=troops)
    assert act(ctx, "temples", until="prayers").gods[0].prayers == 11


def test_rule_41_two_prayer_points_and_one_for_each_veteran_discarded() -> None:
    ctx = night(god(prayers=1, veterans=3), god(prayers=5))
    act(ctx, "prayers", [{0: 2}], until="intervention")
    assert [player.prayers for player in ctx.state.gods] == [5, 7]
    assert ctx.state.gods[0].veterans == 1


def test_rule_41_and_rule_48_veterans_bring_no_more_than_eleven() -> None:
    ctx = night(god(prayers=8, veterans=3))
    act(ctx, "prayers", [{0: 3}], until="intervention")
    assert (ctx.state.gods[0].prayers, ctx.state.gods[0].veterans) == (11, 0)
    assert saying(ctx, "veterans.prayers.full")[0]["prayers"] == 1


def test_tile_priest_of_amon_gives_five_more() -> None:
    ctx = night(god("priest_of_amon", prayers=1))
    assert act(ctx, "prayers", until="intervention").gods[0].prayers == 8


def test_tile_hand_of_god_and_ruling_59_raise_a_pyramid_free_at_prayers() -> None:
    pyramids = {"anubis_d1": ("ruby", 3), "anubis_d2": ("onyx", 4)}
    ctx = game(god("hand_of_god", prayers=0), god(), god(), pyramids=pyramids, turn=None)
    ctx.state.colours = ["ruby", "onyx", "diamond"]
    answers: Answers = [{0: ["pyramid:anubis_d1"]}]
    act(ctx, "prayers", answers, until="intervention")
    assert (ctx.state.pyramids["anubis_d1"].level, ctx.state.gods[0].prayers) == (4, 2)
    assert saying(ctx, "hand_of_god")[0]["level"] == 4
    assert "fame:pyramid" in str(saying(ctx, "fame"))


def test_tile_hand_of_god_may_leave_all_pyramids_as_they_are() -> None:
    ctx = game(god("hand_of_god"), god(), pyramids={"anubis_d1": ("ruby", 3)}, turn=None)
    act(ctx, "prayers", [{0: ["pyramid:nothing"]}], until="intervention")
    assert [(zone, pyramid.level) for zone, pyramid in ctx.state.pyramids.items()] == [("anubis_d1", 3)]


def test_tile_hand_of_god_may_found_a_pyramid_with_its_buy_token() -> None:
    ctx = game(god("hand_of_god"), god(), god(), pyramids={"anubis_d1": ("ruby", 3)}, turn=None)
    ctx.state.colours = ["ruby", "onyx", "diamond"]
    act(ctx, "prayers", [{0: ["pyramid:anubis_d3"]}, {0: ["colour:onyx"]}], until="intervention")
    assert ctx.state.pyramids["anubis_d3"].level == 1
    assert ctx.state.gods[0].slots == {"buy_1": "ruby", "buy_2": "onyx"}


def test_tile_hand_of_god_asks_nothing_where_nothing_can_rise() -> None:
    pyramids = {"anubis_d1": ("ruby", 4), "anubis_d2": ("onyx", 4)}
    act(game(god("hand_of_god"), god(), pyramids=pyramids, turn=None), "prayers", until="intervention")


def test_tile_vision_sees_nothing_in_an_empty_deck() -> None:
    ctx = night(god("vision"))
    ctx.state.deck = []
    act(ctx, "intervention", until="conscription")
    assert ctx.state.gods[0].divine == []


def test_rule_42_a_card_each_and_one_for_each_pair_of_veterans() -> None:
    ctx = night(god(veterans=5), god())
    decision = question(ctx, "intervention")
    assert isinstance(decision, Number)
    assert (decision.low, decision.high) == (0, 2)
    ctx = night(god(veterans=5), god())
    act(ctx, "intervention", [{0: 2}], until="conscription")
    assert [len(player.divine) for player in ctx.state.gods] == [3, 1]
    assert ctx.state.gods[0].veterans == 1


def test_rule_42_only_the_owner_reads_which_cards_were_drawn() -> None:
    ctx = night(god(veterans=2))
    ctx.state.deck = ["glory", "prayer", "war_fury"]
    act(ctx, "intervention", [{0: 1}], until="conscription")
    assert [args["cards"] for args in saying(ctx, "dealt", 0)] == [["divine:war_fury"], ["divine:prayer"]]
    assert saying(ctx, "dealt.hidden", 1)[0] == {"seat": "seat:0", "count": 1}


@pytest.mark.parametrize(("tile", "cards"), [("divine_boon", 2), ("mummy", 2)])
def test_tiles_divine_boon_and_mummy_draw_one_more(tile: str, cards: int) -> None:
    ctx = night(god(tile))
    act(ctx, "intervention", until="conscription")
    assert len(ctx.state.gods[0].divine) == cards


def test_tile_vision_keeps_one_of_five_instead_of_the_draw() -> None:
    ctx = night(god("vision", "divine_boon"))
    ctx.state.deck = [
        "open_gates",
        "war_rage",
        "glory",
        "prayer",
        "prayer",
        "iron_wall",
        "war_fury",
        "swiftness",
    ]
    decision = question(ctx, "intervention")
    assert decision.secret
    expected = ["divine:iron_wall", "divine:prayer", "divine:prayer.2", "divine:swiftness", "divine:war_fury"]
    assert ids(decision) == expected
    ctx = night(god("vision", "divine_boon"))
    ctx.state.deck = [
        "open_gates",
        "war_rage",
        "glory",
        "prayer",
        "prayer",
        "iron_wall",
        "war_fury",
        "swiftness",
    ]
    act(ctx, "intervention", [{0: ["divine:prayer.2"]}], until="conscription")
    assert ctx.state.gods[0].divine == ["glory", "prayer"]
    assert saying(ctx, "sight.hidden", 1) == [{"seat": "seat:0", "count": 5}]
    [others] = saying(ctx, "vision.hidden", 1)
    assert sorted(others) == ["cards", "seat"]  # not the one that was kept
    assert ctx.state.discard == ["iron_wall", "prayer", "swiftness", "war_fury"]
    assert ctx.state.gods[1].divine == ["war_rage"]


def test_tile_vision_cannot_be_undone_once_the_others_lie_open() -> None:
    ctx = night(god("vision", veterans=2), phase="intervention")
    record = Record(game=GAME.key, version=GAME.version, checkpoint=dump(GAME, ctx.state))
    position = run(GAME, record)
    kept = position.pending[0].sample(Dice("kept"))
    _, after = submit(GAME, record, position, 0, position.asks[0], kept)
    assert after.pending[0].prompt.key == "kemet.ask.veterans.cards"
    assert after.undoable == ()


def test_rule_43_and_ruling_48_veterans_become_units_in_free_districts() -> None:
    troops: Troops = {"anubis_d1": (0, 4), "anubis_d2": (1, 1), "west_quay": (0, 1)}
    ctx = night(god(veterans=3, supply=7), troops=troops)
    act(ctx, "conscription", [{0: {"zone:anubis_d1": 1, "zone:anubis_d3": 1}}], until="awakening")
    assert units(ctx.state)["anubis_d1"] == [(0, 5)]
    assert units(ctx.state)["anubis_d3"] == [(0, 1)]


def test_rule_43_and_ruling_47_what_is_left_of_the_veterans_is_lost() -> None:
    ctx = night(god(veterans=3, supply=0))
    act(ctx, "conscription", until="awakening")
    assert (ctx.state.gods[0].veterans, keys(ctx)) == (0, ["veterans.gone"])


def test_ruling_47_a_veteran_is_a_point_or_half_a_card_or_a_unit() -> None:
    ctx = night(god(prayers=0, veterans=4, supply=3))
    answers: Answers = [{0: 1}, {0: 1}, {0: {"zone:anubis_d1": 1, "zone:anubis_d2": 0, "zone:anubis_d3": 0}}]
    act(ctx, "prayers", answers, until="awakening")
    player = ctx.state.gods[0]
    assert (player.prayers, len(player.divine), player.supply, player.veterans) == (3, 2, 2, 0)


def test_tile_reinforcements_places_four_with_troops_or_in_free_districts() -> None:
    troops: Troops = {"west_quay": (0, 2)}
    ctx = night(god("reinforcements", supply=9), troops=troops)
    places = {"zone:west_quay": 3, "zone:anubis_d1": 1, "zone:anubis_d2": 0, "zone:anubis_d3": 0}
    act(ctx, "conscription", [{0: places}], until="awakening")
    assert units(ctx.state) == {"anubis_d1": [(0, 1)], "west_quay": [(0, 5)]}


def test_ruling_13_a_creature_may_come_to_who_was_conscripted() -> None:
    ctx = night(god("phoenix", veterans=1))
    places = {"zone:anubis_d1": 0, "zone:anubis_d2": 1, "zone:anubis_d3": 0}
    act(ctx, "conscription", [{0: places}, {0: ["zone:anubis_d2"]}], until="awakening")
    assert beasts(ctx.state) == {"anubis_d2": ["phoenix"]}


def test_rule_44_all_tokens_return() -> None:
    ctx = night(god("forced_march"))
    player = ctx.state.gods[0]
    player.spaces, player.gold_used, player.bought = {"pray_1": "normal"}, ["forced_march"], ["ruby"]
    act(ctx, "awakening", until="destiny")
    assert (player.spaces, player.gold_used, player.bought) == ({}, [], [])


def test_rule_45_and_ruling_50_fewest_fame_chooses_first_then_further_left() -> None:
    ctx = game(god(), god(), god(), turn=None)
    ctx.state.order = [2, 0, 1]
    ctx.state.gods[2].fame["battle"] = 3
    answers: list[dict[int, Answer]] = [{0: ["place:2"]}, {1: ["place:0"]}]
    ctx.state.phase = "awakening"
    drive(play(ctx, "dawn"), answers)
    assert ctx.state.order == [1, 2, 0]
    assert [args["place"] for args in saying(ctx, "destiny")] == [3, 1, 2]
    found = [(each.question.seat, each.answer) for each in ctx.implied]
    assert found == [(2, ["place:1"])]


def test_ruling_68_the_track_has_as_many_places_as_players() -> None:
    ctx = game(god(), god(), god(), turn=None)
    assert ids(question(ctx, "awakening")) == ["place:0", "place:1", "place:2"]


def test_ruling_49_night_effects_come_in_turn_order() -> None:
    ctx = night(god(veterans=1), god(veterans=1), phase="prayers")
    ctx.state.order = [1, 0]
    assert list(asked(play(ctx, "intervention"))) == [1]


def test_rule_49_and_ruling_66_temporary_fame_is_what_is_controlled_now() -> None:
    ctx = game(
        god(),
        god(),
        troops={"temple_small": (0, 1), "bastet_d1": (0, 1)},
        pyramids={"bastet_d1": ("ruby", 4), "anubis_d1": ("ruby", 4), "anubis_d2": ("onyx", 3)},
    )
    ctx.state.gods[0].fame = {"battle": 2, "divine": 1}
    assert fame(ctx.state)[0] == {"battle": 2, "divine": 1, "temple": 1, "pyramid": 2}
    assert (totals(ctx.state)[0], totals(ctx.state)[1]) == (6, 0)


def test_rule_46_control_of_zones() -> None:
    ctx = game(god(), god(), troops={"west_quay": (0, 1), "anubis_d2": (1, 1)})
    found = [controller(ctx.state, zone) for zone in ("west_quay", "anubis_d1", "anubis_d2", "temple_small")]
    assert found == [0, 0, 1, None]
    assert controlled_homes(ctx.state, 0) == ["anubis_d1", "anubis_d3"]
