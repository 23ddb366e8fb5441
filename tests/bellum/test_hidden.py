"""Public and hidden information: rule 12."""

from dataclasses import fields

from rules.bellum import GAME
from rules.bellum.check import check
from rules.bellum.components.state import BellumContext
from rules.bellum.hidden import resample
from rules.bellum.play.attack import attack
from rules.bellum.play.setup import new
from rules.bellum.view import Chest, LordView, view_of
from rules.core.engine import dump, load
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from tests.bellum.small import USUAL, game, lord, play
from tests.helpers import drive, over


def hoards() -> BellumContext:
    """Two lords with chests."""
    return game(lord(wooden=[1, 3], golden=[8], food=4), lord(metal=[5], reroll=2, exhausted=1))


def test_rule_12_the_owner_sees_all_values_and_nobody_else_any() -> None:
    state = hoards().state
    assert view_of(state, 0).lords[0].values == (Chest("wooden", 1), Chest("wooden", 3), Chest("golden", 8))
    assert view_of(state, 1).lords[0].values is None
    assert view_of(state, None).lords[1].values is None


def test_rule_12_kinds_and_numbers_of_chests_are_public() -> None:
    seen = view_of(hoards().state, None)
    assert [(lord.wooden, lord.metal, lord.golden) for lord in seen.lords] == [(2, 0, 1), (0, 1, 0)]


def test_rule_12_spells_show_whether_they_are_ready() -> None:
    seen = view_of(hoards().state, 0).lords[1]
    assert (seen.ready, seen.exhausted) == (1, 1)


def test_ruling_12_resources_are_public() -> None:
    assert view_of(hoards().state, 1).lords[0].food == 4


def test_rule_12_sizes_of_decks_piles_and_trays_are_public() -> None:
    seen = view_of(new(3, USUAL, Dice("sizes")), None)
    assert seen.decks == {"places": 15, "evil": 44, "super_evil": 18}
    assert seen.piles == {"wooden": 20, "metal": 20, "golden": 10}
    assert seen.tray == {"food": 30, "glyph": 20, "barrel": 10, "shield": 20, "reroll": 17, "magic_shield": 8}


def test_rule_12_at_the_end_everybody_sees_everything() -> None:
    ctx = hoards()
    ctx.state.day, ctx.state.phase = 60, "verdict"
    over(play(ctx, "recruit"))
    seen = view_of(ctx.state, None)
    assert [lord.values for lord in seen.lords] == [view_of(ctx.state, i).lords[i].values for i in range(2)]
    assert (seen.phase, seen.scores, seen.places_won) == ("over", (12, 5), (1, 2))


def test_before_the_end_there_are_no_scores() -> None:
    seen = view_of(hoards().state, 0)
    assert (seen.scores, seen.places_won, seen.acting) == (None, None, 0)


def test_the_shield_of_a_castle_is_the_printed_one_and_tokens() -> None:
    seen = view_of(game(lord(shield=3), lord(castle="")).state, 0)
    assert [lord.shield for lord in seen.lords] == [5, 0]


def test_the_icons_of_the_row_are_zero_before_the_roll() -> None:
    seen = view_of(game(lord("thorn_tower"), lord(), die=0).state, 0).lords[0]
    assert seen.icons == dict.fromkeys(("food", "glyph", "map", "sword", "magic_sword", "thief"), 0)


def test_changed_names_what_the_last_action_changed_and_nothing_older() -> None:
    strong = lord("ember_hold", right=["iron_golem_1"])
    ctx = game(strong, lord("ember_hold", right=["iron_golem_1"]), die=1, places=["farm_3", "farm_1"])
    drive(attack(ctx), [{0: ["place:farm_3"]}])
    assert view_of(ctx.state, None).changed == ("place:farm_3", "food:0", "barrel:0")
    drive(attack(ctx), [{1: ["attack:pass"]}])
    assert view_of(ctx.state, None).changed == ()


def test_ruling_17_chests_lie_sorted_so_that_none_can_be_followed() -> None:
    ctx = game(lord("ember_hold", right=["iron_golem_1", "goblin_8"], wooden=[1, 3]), lord(wooden=[2]), die=1)
    drive(attack(ctx), [{0: ["seat:1"]}])
    assert ctx.state.lords[0].chests["wooden"] == [1, 2, 3]


def test_resample_keeps_what_a_seat_knows_and_mixes_the_rest() -> None:
    state = playout(GAME, 3, seed_of("resample"), decisions=120).position.state
    other = load(GAME, dump(GAME, state))
    resample(other, [1], Dice("mix"))
    check(other)
    assert view_of(other, 1) == view_of(state, 1)
    assert other.lords[1].chests == state.lords[1].chests
    assert other.decks["evil"] != state.decks["evil"]
    assert other.piles["wooden"] != state.piles["wooden"]
    assert [lord.chests for lord in other.lords] != [lord.chests for lord in state.lords]


def test_resample_may_swap_a_hidden_farm_for_one_in_the_box() -> None:
    boxes = set()
    for number in range(20):
        state = new(2, USUAL, Dice("box"))
        resample(state, [0, 1], Dice(str(number)))
        check(state)
        boxes.add(tuple(sorted(state.box)))
    assert len(boxes) > 1


def test_resample_mixes_goblins_that_are_not_dealt() -> None:
    chosen = {**USUAL, "castles": "chosen"}
    state, other = new(2, chosen, Dice("goblins")), new(2, chosen, Dice("goblins"))
    resample(other, [], Dice("mix"))
    assert (sorted(other.goblins), other.goblins != state.goblins) == (sorted(state.goblins), True)


def test_a_view_of_a_lord_has_no_field_for_hidden_values_but_one() -> None:
    names = [field.name for field in fields(LordView)]
    assert [name for name in names if "value" in name] == ["values"]
