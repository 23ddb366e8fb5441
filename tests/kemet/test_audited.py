"""Findings of an outside reading of the rulebook (K1 to K6). Sections are those of the Portuguese one."""

from dataclasses import replace
from pathlib import Path

from rules.core.decisions import Answer, Choose
from rules.core.engine import Record, look, migrate
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.kemet import GAME
from rules.kemet.check import check
from rules.kemet.components.state import KemetContext, Turn, active
from rules.kemet.components.tokens import gold_left, spaces_open
from rules.kemet.computer.steady import steady
from rules.kemet.play.turns import begin
from rules.kemet.view import view_of
from tests.helpers import Answers, asked, ids
from tests.kemet.moves import moved, offered
from tests.kemet.small import Troops, act, beasts, game, god, keys, play, question, saying, units

PYRAMID = {"anubis_d1": ("ruby", 1)}


# --- K1: only the end of a move counts the units (section 4, "Limite"; 3.4.5) ------------------------


def crowd(prayers: int) -> KemetContext:
    """Five units beside a district with a pyramid and one own unit more."""
    troops = {"anubis_d2": (0, 5), "anubis_d1": (0, 1)}
    return game(god(prayers=prayers), god(), troops=troops, pyramids=PYRAMID)


def test_k1_a_teleport_is_a_way_out_of_a_crowd() -> None:
    ctx = crowd(prayers=5)
    moved(ctx, ["zone:anubis_d2"], 5, ["land:anubis_d1"], ["teleport:temple_delta"])
    assert units(ctx.state) == {"anubis_d1": [(0, 1)], "temple_delta": [(0, 5)]}


def test_k1_nobody_stops_in_the_crowd_nor_enters_it_without_prayer_points() -> None:
    assert "step:stop" not in offered(crowd(prayers=2), ["zone:anubis_d2"], 5, ["land:anubis_d1"])
    assert "land:anubis_d1" not in offered(crowd(prayers=1), ["zone:anubis_d2"], 5)


def test_k1_portal_and_griffin_sphinx_lead_out_of_a_crowd_at_an_obelisk() -> None:
    step: list[Answer] = [["zone:west_quay"], 5]
    troops = {"west_quay": (0, 5), "west_obelisk": (0, 1)}
    assert "land:west_obelisk" not in offered(game(god(), god(), troops=troops), *step)
    assert "land:west_obelisk" in offered(game(god("portal"), god(), troops=troops), *step)
    led = {**troops, "west_quay": (0, 5, "griffin_sphinx")}
    assert "land:west_obelisk" in offered(game(god("griffin_sphinx"), god(), troops=led), *step)


def test_k1_a_creature_leading_out_of_a_crowd_is_not_left_behind_in_it() -> None:
    led = {"west_quay": (0, 5, "griffin_sphinx"), "west_obelisk": (0, 1)}
    ctx = game(god("griffin_sphinx"), god(), troops=led)
    path: list[Answer] = [["zone:west_quay"], 5, ["land:west_obelisk"]]
    assert "step:beasts" not in offered(ctx, *path)
    ctx = game(god("griffin_sphinx"), god(), troops=led)
    moved(ctx, *path, ["step:leave"], 1, ["teleport:temple_delta"])
    assert beasts(ctx.state) == {"temple_delta": ["griffin_sphinx"]}


def test_k1_a_crowd_offers_no_card_that_takes_the_price_of_the_way_out() -> None:
    for prayers, payable in ((2, False), (3, True)):
        ctx = crowd(prayers=prayers)
        ctx.state.gods[0].divine = ["open_gates", "rain_of_fire"]
        ctx.state.troops["temple_small"] = [replace(ctx.state.troops["anubis_d1"][0], seat=1)]
        steps = offered(ctx, ["zone:anubis_d2"], 5, ["land:anubis_d1"])
        assert ("divine:open_gates" in steps, "divine:rain_of_fire" in steps) == (payable, payable)


def test_k1_a_crowd_offers_no_enlistment_which_could_fill_the_way_out() -> None:
    for going, offered_ in ((5, False), (4, True)):
        ctx = crowd(prayers=9)
        ctx.state.gods[0].divine = ["enlistment"]
        steps = offered(ctx, ["zone:anubis_d2"], going, ["land:anubis_d1"])
        assert ("divine:enlistment" in steps) == offered_, going


# --- K2: Day cards at any moment of the own turn, but for battles (3.2) ------------------------------


def test_k2_prayer_pays_for_the_tile_that_is_being_bought() -> None:
    ctx = game(god(prayers=0, divine=("prayer",)), god(), pyramids={"anubis_d1": ("sapphire", 2)})
    active(ctx.state).space = "buy_1"
    act(ctx, "buy", [{0: ["divine:prayer"]}, {0: ["tile:shield_of_neith"]}])
    assert (ctx.state.gods[0].tiles, ctx.state.gods[0].prayers) == (["shield_of_neith"], 0)


def test_k2_a_card_holder_is_asked_even_with_nothing_to_buy_or_raise() -> None:
    for phase, nothing in (("buy", "tile:nothing"), ("raise", "pyramid:nothing")):
        for card in ("prayer", "war_rage"):
            ctx = game(god(prayers=0, divine=(card,)), god(), pyramids=PYRAMID)
            active(ctx.state).space = "buy_1"
            decision = question(ctx, phase)
            assert isinstance(decision, Choose)
            assert [o.id for o in decision.options if not o.secret] == [nothing]
            assert ("divine:prayer" in ids(decision)) == (card == "prayer")
            assert (decision.default, decision.standing) == ([nothing], "extra")


def test_k2_prayer_pays_for_the_levels_that_are_being_raised() -> None:
    ctx = game(god(prayers=0, divine=("prayer",)), god(), pyramids=PYRAMID)
    act(ctx, "raise", [{0: ["divine:prayer"]}, {0: ["pyramid:anubis_d1"]}])
    assert ctx.state.pyramids["anubis_d1"].level == 2


def test_k2_day_cards_before_a_move_and_between_its_steps() -> None:
    ctx = crowd(prayers=0)
    ctx.state.gods[0].divine = ["prayer", "prayer"]
    moved(
        ctx,
        ["divine:prayer"],
        ["zone:anubis_d1"],
        ["divine:prayer"],
        ["teleport:temple_delta"],
        ["step:stop"],
    )
    assert (units(ctx.state)["temple_delta"], ctx.state.gods[0].prayers) == ([(0, 1)], 2)


def test_k2_enlistment_joins_the_troop_on_its_way_within_the_limit() -> None:
    ctx = game(god(divine=("enlistment",)), god(), troops={"west_quay": (0, 4)})
    path: list[Answer] = [["zone:west_quay"], 4, ["land:temple_medium"], ["divine:enlistment"]]
    decision = question(ctx, "move", [{0: answer} for answer in path])
    assert "zone:temple_medium" in ids(decision)
    ctx = game(god(divine=("enlistment",)), god(), troops={"west_quay": (0, 4)})
    moved(
        ctx, *path, {"zone:temple_medium": 1, "zone:anubis_d1": 0, "zone:anubis_d2": 0, "zone:anubis_d3": 0}
    )
    assert units(ctx.state) == {"temple_medium": [(0, 5)]}


def two_battles(*cards: str) -> KemetContext:
    """Seat 0 recruits among two troops of seat 1."""
    return game(god(divine=cards), god(), troops={"anubis_d1": (1, 1), "anubis_d2": (1, 1)})


FIRST: Answers = [
    {0: {"zone:anubis_d1": 3, "zone:anubis_d2": 2, "zone:anubis_d3": 0}},
    {0: ["zone:anubis_d1", "zone:anubis_d2"]},
    {
        0: {"slot:play": "battle:cavalry_blitz", "slot:discard": "battle:chariot_raid"},
        1: {"slot:play": "battle:phalanx_defense", "slot:discard": "battle:chariot_raid"},
    },
    {1: ["after:recall"]},
    {0: ["after:stay"]},
]


def test_k2_a_day_card_between_two_battles_of_one_recruit() -> None:
    ctx = two_battles("rain_of_fire")
    decision = question(ctx, "recruit", FIRST)
    assert (decision.seat, decision.prompt.key) == (0, "kemet.ask.between")
    ctx = two_battles("rain_of_fire")
    ctx.state.gods[1].supply = 10
    act(
        ctx, "recruit", [*FIRST, {0: ["divine:rain_of_fire"]}, {0: ["zone:anubis_d2"]}]
    )  # the one who held the second district is gone
    assert units(ctx.state)["anubis_d2"] == [(0, 2)]
    assert keys(ctx).count("battle") == 1


def test_k2_only_card_holders_are_asked_between_battles_and_none_before() -> None:
    for ctx, answers in ((two_battles(), FIRST), (two_battles("prayer"), FIRST[:2])):
        ctx.state.phase = "recruit"
        asks = asked(play(ctx, "acted"), answers)
        assert {decision.prompt.key for decision in asks.values()} == {"kemet.ask.council"}


# --- K3: a creature at any moment that it is in the supply (3.4.2) -----------------------------------


BEATEN: Troops = {"west_quay": [(1, 1, "mummy"), (0, 4)], "bastet_d1": (1, 3)}


def test_k3_a_creature_returning_in_an_opponents_turn_gets_a_new_place() -> None:
    """Its troop was recalled; another one has stood in a district all the time."""
    ctx = game(god(), god("mummy"), troops=BEATEN)
    fought: Answers = [FIRST[2], {1: ["after:recall"]}, {0: ["after:stay"]}]
    decision = question(ctx, "fight", fought)
    expected = (1, "kemet.ask.put", ["zone:none", "zone:bastet_d1"])
    assert (decision.seat, decision.prompt.key, ids(decision)) == expected


def test_k3_also_after_rain_of_fire_and_after_an_offering() -> None:
    troops = {"west_quay": (1, 1, "mummy"), "bastet_d1": (1, 3)}
    ctx = game(god(divine=("rain_of_fire",)), god("mummy"), troops=troops)
    decision = question(ctx, "turn", [{0: ["divine:rain_of_fire"]}, {0: ["zone:west_quay"]}])
    assert (decision.seat, decision.prompt.key) == (1, "kemet.ask.put")
    held = {"temple_delta": (1, 1, "mummy"), "bastet_d1": (1, 3)}
    ctx = game(god(), god("mummy"), troops=held, turn=None)
    decision = question(ctx, "delta", [{1: ["delta:yes"]}])
    assert (decision.seat, decision.prompt.key) == (1, "kemet.ask.put")


def test_k3_who_said_no_is_not_asked_again_at_the_next_battle() -> None:
    ctx = game(god(), god("mummy"), troops=BEATEN)
    act(ctx, "fight", [FIRST[2], {1: ["after:recall"]}, {0: ["after:stay"]}, {1: ["zone:none"]}])
    assert ctx.state.returned == []


# --- K4: silver in hand counts for the Balance (3.2) -------------------------------------------------


def late(normal: int, *used: str) -> KemetContext:
    """The turn of seat 0, who owns Act of God, with so many normal tokens in hand."""
    ctx = game(god("act_of_god_ruby"), god(), god(), pyramids={"anubis_d1": ("ruby", 1)}, turn=None)
    ctx.state.gods[0].spaces = dict.fromkeys(used, "normal")
    assert len(used) == 5 - normal
    begin(ctx)
    return ctx


def test_k4_a_silver_token_in_hand_fills_a_level_later() -> None:
    """One normal and the silver token for the two levels still empty: either of both may go to level 2."""
    ctx = late(2, "buy_1", "pray_1", "recruit_3")
    assert "space:move_3" in ids(question(ctx, "turn"))
    ctx = late(1, "buy_1", "pray_1", "pray_2", "raise_2")
    assert "space:move_2" in ids(question(ctx, "turn"))


def test_k4_who_counted_on_the_silver_token_must_place_it() -> None:
    ctx = late(1, "buy_1", "pray_1", "pray_2", "raise_2")
    path: Answers = [{0: ["space:move_2"]}]
    decision = question(ctx, "turn", path)
    assert isinstance(decision, Choose)
    assert (ids(decision), decision.default) == (["token:silver"], None)
    ctx = late(1, "buy_1", "pray_1", "pray_2", "raise_2")
    assert ids(question(ctx, "turn", [*path, {0: ["token:silver"]}])) == ["space:recruit_3", "space:move_3"]


def test_k4_silver_and_gold_beyond_the_last_turn_fill_nothing() -> None:
    ctx = late(1, "buy_1", "pray_1", "pray_2", "raise_2")
    ctx.state.gods[0].tiles = ["divine_will"]
    ctx.state.done = 0
    begin(ctx)
    expected = ["space:recruit_3", "space:move_3"]
    assert [i for i in ids(question(ctx, "turn")) if i.startswith("space")] == expected


def test_k4_two_silver_tokens_are_not_placed_in_one_turn() -> None:
    """The first one was placed before the last normal token, which thus must go to the empty level."""
    pyramids = {"anubis_d1": ("ruby", 1), "anubis_d2": ("onyx", 1)}
    ctx = game(god("act_of_god_ruby", "act_of_god_onyx"), god(), god(), pyramids=pyramids)
    used = dict.fromkeys(("buy_1", "pray_1", "pray_2", "raise_2"), "normal")
    ctx.state.gods[0].spaces = {**used, "move_2": "silver"}
    ctx.state.turn = Turn(0, silver=False, gold=False)
    assert spaces_open(ctx.state, 0) == ["recruit_3", "move_3"]


# --- K5: one gold token for each gold tile, one in a turn (3.2; components: five tokens) ---------------


def test_k5_two_gold_tiles_in_two_turns_of_a_day_but_not_in_one() -> None:
    ctx = game(god("forced_march", "divine_will", divine=("war_rage",)), god(), turn=None)
    begin(ctx)
    turn: Answers = [{0: ["tile:forced_march"]}, {0: ["zone:nothing"]}, {0: ["space:pray_1"]}]
    rest = ids(question(ctx, "turn", turn))
    assert [ident for ident in rest if ident.startswith("tile:")] == []
    assert ctx.state.gods[0].gold_used == ["forced_march"]
    begin(ctx)
    again = [ident for ident in ids(question(ctx, "turn")) if ident.startswith("tile:")]
    assert again == ["tile:divine_will"]


def test_k5_all_gold_tokens_return_in_the_morning() -> None:
    ctx = game(god("forced_march"), god(), turn=None)
    ctx.state.gods[0].gold_used = ["forced_march"]
    act(ctx, "awakening", until="destiny")
    assert ctx.state.gods[0].gold_used == []


# --- K6: creatures left and exchanged on the way (3.4.5; section 4, "Limite") -------------------------


def test_k6_a_creature_is_left_to_the_supply_when_the_whole_troop_leaves() -> None:
    ctx = game(god("sphinx"), god(), troops={"west_quay": (0, 3, "sphinx")})
    moved(ctx, ["zone:west_quay"], 3, ["step:beasts"], ["goes:no"], ["land:temple_medium"])
    assert (beasts(ctx.state), ctx.state.gods[0].beasts) == ({}, ["sphinx"])
    assert "supply" in keys(ctx)


def test_k6_who_leaves_a_creature_before_setting_out_loses_its_movement() -> None:
    ctx = game(god("royal_scarab"), god(), troops={"west_quay": (0, 3, "royal_scarab")})
    path: Answers = [{0: ["zone:west_quay"]}, {0: 3}, {0: ["step:beasts"]}, {0: ["goes:no"]}]
    assert question(ctx, "move", path).prompt.args["left"] == 1


def test_k6_on_the_way_one_creature_is_left_and_another_taken() -> None:
    troops = {"west_obelisk": (0, 2, "mummy"), "west_quay": (0, 2, "sphinx")}
    ctx = game(god("mummy", "sphinx"), god(), troops=troops)
    path: list[Answer] = [["zone:west_obelisk"], 2, ["land:west_quay"], ["step:beasts"]]
    moved(ctx, *path, ["goes:no"], ["goes:yes"], ["land:temple_medium"])
    assert beasts(ctx.state) == {"west_quay": ["mummy"], "temple_medium": ["sphinx"]}
    assert saying(ctx, "creatures")[0]["beasts"] == ["beast:sphinx"]


def test_k6_a_creature_to_be_left_behind_goes_home_when_the_troop_has_left() -> None:
    """Rulings A13 and A14: there is no other way back to the supply."""
    ctx = game(god("sphinx"), god(), troops={"anubis_d1": (0, 5, "sphinx")})
    moved(ctx, ["zone:anubis_d1"], 5, ["step:beasts"], ["goes:no"], ["step:stop"])
    assert (beasts(ctx.state), ctx.state.gods[0].beasts) == ({"anubis_d1": ["sphinx"]}, [])


def test_k6_nor_does_it_where_the_move_ends() -> None:
    ctx = game(god("royal_scarab"), god(), troops={"west_quay": (0, 4, "royal_scarab")})
    path: list[Answer] = [["zone:west_quay"], 4, ["land:temple_medium"]]
    moved(ctx, *path, ["step:beasts"], ["goes:no"], ["step:stop"])
    assert (beasts(ctx.state), ctx.state.gods[0].beasts) == ({"temple_medium": ["royal_scarab"]}, [])


def test_k6_units_that_stay_later_have_the_creature_that_was_to_stay() -> None:
    ctx = game(god("royal_scarab"), god(), troops={"west_obelisk": (0, 4, "royal_scarab")})
    path: list[Answer] = [["zone:west_obelisk"], 4, ["land:west_quay"], ["step:beasts"], ["goes:no"]]
    moved(ctx, *path, ["step:leave"], 2, ["land:temple_medium"], ["step:stop"])
    assert (beasts(ctx.state), ctx.state.gods[0].beasts) == ({"west_quay": ["royal_scarab"]}, [])


def test_k6_all_see_the_creature_where_it_is_until_the_troop_has_left() -> None:
    ctx = game(god("sphinx"), god(), troops={"west_quay": (0, 3, "sphinx")})
    question(ctx, "move", [{0: ["zone:west_quay"]}, {0: 3}, {0: ["step:beasts"]}, {0: ["goes:no"]}])
    march = view_of(ctx.state, 1).march
    assert march is not None and (march.troop.beasts, march.dropped) == ((), ("sphinx",))
    assert ctx.state.gods[0].beasts == []


def test_k6_once_in_each_zone() -> None:
    ctx = game(god("sphinx"), god(), troops={"west_quay": (0, 3, "sphinx"), "temple_medium": (0, 1)})
    assert "step:beasts" not in offered(ctx, ["zone:west_quay"], 3, ["step:beasts"], ["goes:yes"])


# --- running games of version 1 ----------------------------------------------------------------------


def test_a_game_of_version_1_plays_on_and_used_gold_brings_no_second_token() -> None:
    """Recorded in the middle of a Move action: one player owns two gold tiles and has used one of them."""
    old = Record.model_validate_json(Path("tests/kemet/version_1.json").read_text(encoding="utf-8"))
    record = migrate(GAME, old)
    position = run(GAME, record)
    assert position.n == old.at + len(old.steps)
    used = [len(player.gold_used) for player in position.state.gods]
    assert max(used) == 2 and all(not gold_left(player) for player in position.state.gods if player.gold_used)
    dice, days = Dice("on"), set()
    while position.result is None:
        check(position.state)
        days.add(position.state.day)
        seat = position.waiting[0]
        answer = steady(look(GAME, position, seat).view, position.pending[seat], dice)
        record, position = submit(GAME, record, position, seat, position.asks[seat], answer)
    assert len(days) >= 1


def test_a_beaten_troop_of_version_1_at_home_is_still_offered_a_creature() -> None:
    ctx = game(god(), god("mummy"), troops={"bastet_d1": (1, 2)}, phase="fight")
    ctx.state.arrived = ["bastet_d1"]
    state = GAME.states.dump_python(ctx.state, mode="json")
    for player in state["gods"]:
        player["gold_used"] = False
    ctx.state = GAME.states.validate_python(GAME.migrations[1](state))
    decision = question(ctx, ctx.state.phase)
    assert (decision.seat, decision.prompt.key) == (1, "kemet.ask.put")
