"""Battles: rules R28 to R36; rulebook section 3.5."""

import pytest

from rules.core.decisions import Fill, Rejected
from rules.core.text import Text
from rules.kemet.components.data import FIRST_HAND
from rules.kemet.components.score import fame
from rules.kemet.view import view_of
from tests.helpers import Answers, asked, drive, events_for, ids
from tests.kemet.fights import BLITZ, CHARGE, HERE, PURGE, PUSH, RAID, RETREAT, WEAK, both, counted, field
from tests.kemet.small import (
    RECALL,
    STAY,
    Troops,
    act,
    beasts,
    fight,
    game,
    god,
    keys,
    play,
    question,
    saying,
    sheet,
    units,
)

# --- the rulebook's battle --------------------------------------------------------------------------


def test_example_jacques_and_guilherme_and_ruling_01() -> None:
    """Rulebook, pages 9 and 10; sheet section 9, example 1."""
    guilherme = god("ancestral_elephant", divine=("bronze_wall", "war_fury"))
    troops = {"temple_small": [(1, 4, "ancestral_elephant"), (0, 5)]}
    ctx = game(god("charge_1", "blades_of_neith"), guilherme, troops=troops)
    defence = sheet("phalanx_defense", "shield_push", "bronze_wall", "war_fury")
    act_one = both(sheet("fervent_purge", "chariot_raid"), defence)
    act(ctx, "fight", [{1: ["zone:none"]}, act_one, {1: RECALL}, {0: STAY}])
    told = {"attacker": "seat:0", "attack": 10, "defender": "seat:1", "defence": 9}
    assert saying(ctx, "strength")[0] == told
    assert units(ctx.state) == {"temple_small": [(0, 5)]}
    assert (ctx.state.gods[0].fame["battle"], ctx.state.gods[1].veterans) == (1, 1)
    assert (ctx.state.gods[1].prayers, ctx.state.gods[1].beasts) == (7 - 1 + 3, ["ancestral_elephant"])
    assert ctx.state.discard == ["bronze_wall", "war_fury"]


def test_rule_28_and_ruling_30_a_side_without_units_fights_on() -> None:
    ctx = game(god("initiative"), god(), troops={HERE: [(1, 2), (0, 3)]})
    fight(ctx, HERE, BLITZ, PUSH, {0: STAY})
    assert saying(ctx, "strength")[0]["defence"] == 3
    assert ctx.state.gods[0].fame["battle"] == 1


def test_rule_29_both_choose_two_cards_in_secret_at_once() -> None:
    ctx = field(2, 2)
    ctx.state.phase = "fight"
    open_ = asked(play(ctx, "acted"))
    assert list(open_) == [0, 1]
    for decision in open_.values():
        assert isinstance(decision, Fill)
        assert decision.secret
        assert [slot.id for slot in decision.slots] == ["slot:play", "slot:discard"]
        assert [o.id for o in decision.options] == [f"battle:{card}" for card in FIRST_HAND]


def test_rule_29_only_battle_cards_can_be_added() -> None:
    ctx = game(
        god(divine=("war_rage", "war_rage", "prayer", "diversion")), god(), troops={HERE: [(1, 2), (0, 2)]}
    )
    ctx.state.phase = "fight"
    mine = asked(play(ctx, "acted"))[0]
    assert isinstance(mine, Fill)
    assert [o.id for o in mine.options][8:] == ["divine:war_rage", "divine:war_rage.2"]
    assert len(mine.slots) == 4


def test_ruling_32_the_cards_added_must_be_payable_together() -> None:
    rich = god(divine=("war_fury", "iron_wall"), prayers=1)
    ctx = game(rich, god(), troops={HERE: [(1, 2), (0, 2)]})
    with pytest.raises(Rejected) as refused:
        fight(ctx, HERE, sheet("cavalry_blitz", "chariot_raid", "war_fury", "iron_wall"), PUSH)
    assert refused.value.text == Text(key="kemet.refused.cards", args={"cost": 2, "prayers": 1})


def test_rule_30_cards_are_revealed_together_and_paid() -> None:
    ctx = game(god(divine=("war_fury",)), god(), troops={HERE: [(1, 5), (0, 5)]})
    fight(ctx, HERE, sheet("cavalry_blitz", "chariot_raid", "war_fury"), PUSH, until="resolution")
    assert ctx.state.gods[0].prayers == 6
    assert saying(ctx, "revealed.divine")[0]["cards"] == ["divine:war_fury"]
    assert saying(ctx, "revealed")[0]["card"] == "battle:shield_push"


def test_ruling_33_nothing_of_the_sheets_is_seen_before_the_clash() -> None:
    ctx = game(god("spying"), god(divine=("war_rage",)), troops={HERE: [(1, 5), (0, 5)]})
    ctx.state.phase = "fight"
    answers: Answers = [{1: ["zone:none"]}, {1: sheet("shield_push", "chariot_raid", "war_rage")}]
    asked(play(ctx, "acted"), answers)
    seen = view_of(ctx.state, None)
    assert seen.battle is not None
    assert (seen.battle.defender.play, seen.battle.defender.divine) == ("", ())
    assert (seen.gods[1].battle_cards, seen.gods[1].divine_cards) == (8, 1)


def test_rule_31_strength_is_units_card_tiles_creature_and_city() -> None:
    troops = {"anubis_d1": [(1, 2, "royal_scarab"), (0, 3)]}
    ctx = game(god("blades_of_neith"), god("royal_scarab"), troops=troops)
    attack, defence = counted(ctx)
    assert attack.strength == 3 + 4 + 1 + 1  # units, card, tile, city
    assert defence.strength == 2 + 3 + 2


def test_ruling_34_the_city_helps_its_owner_as_attacker_or_defender() -> None:
    for zone, bonus in (("anubis_d1", (1, 0)), ("bastet_d1", (0, 1)), (HERE, (0, 0))):
        attack, defence = counted(field(2, 2, zone))
        assert (attack.strength - 6, defence.strength - 5) == bonus


def test_rule_31_the_higher_strength_wins() -> None:
    ctx = field(4, 4)
    fight(ctx, HERE, BLITZ, PUSH, {1: RECALL}, {0: STAY})
    assert saying(ctx, "won.in")[0]["seat"] == "seat:0"


def test_rule_31_and_rule_33_a_tied_defender_wins_and_gains_two_veterans() -> None:
    """Sheet section 9, example 8: 10 against 10."""
    ctx = field(5, 5)
    fight(ctx, HERE, sheet("shield_push", "chariot_raid"), PUSH, {0: RECALL}, {1: STAY})
    assert [player.veterans for player in ctx.state.gods] == [1, 2]
    assert [player.fame["battle"] for player in ctx.state.gods] == [0, 0]


def test_rule_32_and_ruling_02_unblockable_damage_first_then_net_damage() -> None:
    """Sheet section 9, example 9: Dmg 2, UDmg 1 against 3 units with Def 3: 1 unit lost."""
    ctx = field(5, 3)
    fight(ctx, HERE, RAID, sheet("defensive_retreat", "shield_push"), {1: RECALL}, {0: STAY})
    assert saying(ctx, "losses") == [{"units": 1, "seat": "seat:0"}, {"units": 1, "seat": "seat:1"}]


def test_rule_32_a_winner_without_units_is_still_the_winner() -> None:
    ctx = field(1, 1)
    fight(ctx, HERE, CHARGE, WEAK, {1: STAY})
    assert saying(ctx, "won.in")[0]["seat"] == "seat:0"
    assert units(ctx.state) == {HERE: [(1, 1)]}
    assert ctx.state.gods[0].fame["battle"] == 0


def test_ruling_35_values_stay_though_the_creature_is_lost_in_step_1() -> None:
    troops = {HERE: [(1, 1, "giant_scorpion"), (0, 5)]}
    ctx = game(god(), god("giant_scorpion"), troops=troops)
    fight(ctx, HERE, sheet("chariot_raid", "cavalry_blitz"), sheet("mixed_tactics", "shield_push"), {0: STAY})
    assert units(ctx.state) == {HERE: [(0, 1)]}  # 2 of the card and 2 of the Scorpion, gone in step 1
    assert ctx.state.gods[1].beasts == ["giant_scorpion"]


def test_ruling_35_own_loss_comes_with_step_1_and_losses_are_capped() -> None:
    ctx = field(3, 1)
    fight(ctx, HERE, CHARGE, PURGE, {1: STAY})
    assert saying(ctx, "losses") == [{"units": 3, "seat": "seat:0"}]


def test_rule_33_a_winning_attacker_with_a_troop_gains_fame_and_no_veteran() -> None:
    ctx = field(4, 2)
    fight(ctx, HERE, BLITZ, PUSH, {1: RECALL}, {0: STAY})
    assert [(p.fame["battle"], p.veterans) for p in ctx.state.gods] == [(1, 0), (0, 1)]


def test_ruling_36_a_winning_attacker_without_troop_gains_one_veteran() -> None:
    ctx = field(1, 1)
    fight(ctx, HERE, CHARGE, WEAK, {1: STAY})
    assert [p.veterans for p in ctx.state.gods] == [1, 1]


def test_ruling_36_of_few_veterans_the_winning_defenders_is_the_first() -> None:
    """Rulebook, 3.5.5: step 2, the winner's, comes before step 3, everybody's."""
    for owned, left in ((19, 1), (20, 0)):
        ctx = game(god(veterans=owned), god(), troops={HERE: [(1, 4), (0, 2)]})
        fight(ctx, HERE, BLITZ, PUSH, {0: RECALL}, {1: STAY})
        assert [player.veterans for player in ctx.state.gods] == [owned, left]


# --- after the battle -------------------------------------------------------------------------------


def test_rule_34_and_ruling_38_the_winner_says_where_the_loser_retreats_to() -> None:
    troops: Troops = {HERE: [(1, 3), (0, 5)], "west_obelisk": (0, 1)}
    ctx = game(god(), god(), troops=troops)
    answers: Answers = [both(BLITZ, PUSH), {1: RETREAT}]
    decision = question(ctx, "fight", answers)
    retreats = ["zone:anubis_front", "zone:bastet_front", "zone:temple_medium"]
    assert (decision.seat, ids(decision)) == (0, retreats)
    ctx = game(god(), god(), troops=troops)
    fight(ctx, HERE, BLITZ, PUSH, {1: RETREAT}, {0: ["zone:temple_medium"]}, {0: STAY})
    assert units(ctx.state)["temple_medium"] == [(1, 3)]


def test_ruling_38_only_the_losers_own_districts_and_none_from_the_delta() -> None:
    ctx = game(god(), god(), troops={"bastet_front": [(1, 3), (0, 5)]})
    assert "zone:bastet_d1" in ids(question(ctx, "fight", [both(BLITZ, PUSH), {1: RETREAT}]))
    ctx = game(god(), god(), troops={"anubis_front": [(1, 3), (0, 5)]})
    offered = ids(question(ctx, "fight", [both(BLITZ, PUSH), {1: RETREAT}]))
    assert "zone:anubis_d1" not in offered
    ctx = field(5, 3, "temple_delta")
    fight(ctx, "temple_delta", BLITZ, PUSH, {0: STAY})
    assert (units(ctx.state), ctx.state.gods[1].prayers) == ({"temple_delta": [(0, 5)]}, 9)


def test_ruling_37_the_loser_decides_before_the_winner() -> None:
    ctx = field(5, 3)
    assert question(ctx, "fight", [both(BLITZ, PUSH)]).seat == 1
    ctx = field(5, 3)
    assert question(ctx, "fight", [both(BLITZ, PUSH), {1: RECALL}]).seat == 0


def test_ruling_39_without_a_winning_troop_the_loser_recalls_or_stays() -> None:
    ctx = field(1, 2)
    weak = both(CHARGE, WEAK)
    asked = question(ctx, "fight", [weak])
    assert ids(asked) == ["after:recall", "after:stay"]
    ctx = field(1, 2)
    act(ctx, "fight", [weak, {asked.seat: STAY}])
    assert saying(ctx, "stay") == [{"seat": f"seat:{asked.seat}", "zone": f"zone:{HERE}"}]


def test_ruling_40_a_creature_retreats_with_its_troop_or_is_recalled_home() -> None:
    troops = {HERE: [(1, 3, "sphinx"), (0, 5)]}
    ctx = game(god("bestial_fury", "blades_of_neith"), god("sphinx"), troops=troops)
    answers: Answers = [{1: RETREAT}, {0: ["zone:temple_medium"]}, {0: STAY}]
    fight(ctx, HERE, BLITZ, PUSH, *answers)
    assert beasts(ctx.state) == {"temple_medium": ["sphinx"]}


def test_ruling_41_a_recall_brings_the_units_less_one_as_gain_of_the_day() -> None:
    """Sheet section 9, example 11: 1 unit gives 0."""
    for players, count, prayers in (
        ((god(), god(prayers=0)), 3, 2),
        ((god(), god(prayers=0)), 1, 0),
        ((god(), god("divine_might", prayers=0)), 3, 3),
        ((god(), god("divine_might", prayers=0)), 1, 0),
    ):
        ctx = game(*players, troops={HERE: [(1, count), (0, 5)]})
        fight(ctx, HERE, sheet("shield_push", "chariot_raid"), WEAK, {1: RECALL}, {0: STAY})
        assert (ctx.state.gods[1].prayers, ctx.state.gods[1].supply) == (prayers, 12 + count)


def test_ruling_42_where_both_sides_are_gone_a_temple_is_nobodys() -> None:
    ctx = field(1, 1, "temple_small")
    fight(ctx, "temple_small", RAID, sheet("cavalry_blitz", "shield_push"))
    assert units(ctx.state) == {}
    assert fame(ctx.state)[1]["temple"] == 0


def test_rule_35_the_winner_stays_or_recalls() -> None:
    ctx = field(5, 3)
    fight(ctx, HERE, BLITZ, PUSH, {1: RECALL}, {0: RECALL})
    assert (units(ctx.state), ctx.state.gods[0].prayers) == ({}, 11)


def test_ruling_72_who_has_no_units_decides_nothing() -> None:
    ctx = game(god("initiative"), god(), troops={HERE: [(1, 2), (0, 3)]})
    fight(ctx, HERE, BLITZ, PUSH, {0: STAY})
    ctx = field(1, 1)
    fight(ctx, HERE, CHARGE, PURGE, {1: STAY})
    assert units(ctx.state) == {HERE: [(1, 1)]}


def test_rules_31_and_35_everybody_sees_what_each_strength_was_the_sum_of() -> None:
    troops: Troops = {"anubis_d1": [(1, 4, "royal_scarab"), (0, 5)]}
    ctx = game(god("blades_of_neith", divine=("war_fury",)), god("royal_scarab"), troops=troops)
    ctx.state.phase = "fight"
    attack = sheet("cavalry_blitz", "chariot_raid", "war_fury")
    asked(play(ctx, "acted"))
    before = view_of(ctx.state, None).battle
    assert before is not None
    assert before.attacker.parts == {"troop": 5, "tiles": 1, "city": 1}
    assert before.defender.parts == {"troop": 6, "tiles": 0, "city": 0}

    fight(ctx, "anubis_d1", attack, PUSH, until="aftermath")
    after = view_of(ctx.state, None).battle
    assert after is not None
    assert after.attacker.parts == {"troop": 5, "tiles": 1, "city": 1, "card": 4, "divine": 2}
    assert (after.attacker.strength, after.defender.strength) == (13, 9)


def test_rule_36_the_played_card_lies_open_the_other_one_stays_hidden() -> None:
    ctx = field(4, 2)
    fight(ctx, HERE, BLITZ, sheet("shield_push", "mixed_tactics"), {1: RECALL}, {0: STAY})
    player = ctx.state.gods[0]
    assert (player.spent, player.buried, len(player.hand)) == (["cavalry_blitz"], ["chariot_raid"], 6)
    seen = view_of(ctx.state, 1).gods[0]
    assert (seen.spent, seen.buried, seen.hand, seen.unseen) == (("cavalry_blitz",), 1, None, None)
    assert "chariot_raid" not in str(events_for(ctx, 1))


def test_rule_36_and_ruling_31_an_empty_hand_takes_all_eight_back() -> None:
    ctx = field(4, 2)
    for player in ctx.state.gods:
        player.hand = ["cavalry_blitz", "chariot_raid"]
        others = [card for card in FIRST_HAND if card not in player.hand]
        player.spent, player.buried = others[:3], others[3:]
    fight(ctx, HERE, BLITZ, BLITZ, {1: RECALL}, {0: STAY})
    assert [sorted(p.hand) for p in ctx.state.gods] == [sorted(FIRST_HAND)] * 2
    assert keys(ctx).count("hand") == 2


def test_ruling_17_a_creature_does_not_help_a_troop_initiative_destroyed() -> None:
    ctx = game(god("initiative"), god("sphinx"), troops={HERE: [(1, 2, "sphinx"), (0, 3)]})
    fight(ctx, HERE, BLITZ, PUSH, {0: STAY})
    assert saying(ctx, "strength")[0]["defence"] == 3
    assert ctx.state.gods[1].beasts == ["sphinx"]


def test_ruling_55_and_ruling_71_tactical_choice_precedes_divine_wound() -> None:
    one = god("divine_wound", divine=("tactical_choice", "prayer"))
    two = god(divine=("tactical_choice",))
    ctx = game(one, two, troops={HERE: [(1, 2), (0, 2)]})
    ctx.state.phase = "fight"
    cards = both(
        sheet("cavalry_blitz", "chariot_raid", "tactical_choice"),
        sheet("shield_push", "mixed_tactics", "tactical_choice"),
    )
    answers: Answers = [
        {1: ["zone:none"]},
        cards,
        {0: ["battle:cavalry_blitz"]},
        {1: ["battle:mixed_tactics"]},
        {0: ["divine:prayer"]},
    ]
    drive(play(ctx, "resolution"), answers)
    assert [key for key in keys(ctx) if key in ("tactics", "wound")] == ["tactics", "wound"]
    assert ctx.state.changed == ["divine:prayer"]


def test_the_card_that_tactical_choice_brings_is_marked() -> None:
    ctx = game(
        god("divine_wound", divine=("tactical_choice", "prayer")), god(), troops={HERE: [(1, 2), (0, 2)]}
    )
    cards = both(sheet("cavalry_blitz", "chariot_raid", "tactical_choice"), PUSH)
    question(ctx, "fight", [cards, {0: ["battle:chariot_raid"]}])
    assert ctx.state.changed == ["battle:chariot_raid"]


# --- creatures after a battle -----------------------------------------------------------------------


def test_ruling_13_who_flees_home_may_put_a_creature_there() -> None:
    two = god("phoenix", divine=("diversion",))
    ctx = game(god(), two, troops={"bastet_front": [(1, 3), (0, 5)]})
    act(ctx, "fight", [{1: ["zone:bastet_d2"]}, {1: ["zone:bastet_d2"]}])
    assert beasts(ctx.state) == {"bastet_d2": ["phoenix"]}


def test_ruling_13_who_retreats_home_may_put_a_creature_there() -> None:
    ctx = game(god(), god("phoenix"), troops={"bastet_front": [(1, 3), (0, 5)]})
    answers: Answers = [{1: RETREAT}, {0: ["zone:bastet_d2"]}, {0: STAY}, {1: ["zone:bastet_d2"]}]
    fight(ctx, "bastet_front", BLITZ, PUSH, *answers)
    assert beasts(ctx.state) == {"bastet_d2": ["phoenix"]}
