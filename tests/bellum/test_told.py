"""Words about an action that everybody reads, and what the picture marks as changed by it."""

from rules.bellum.play.attack import attack
from rules.bellum.play.phases import castles, evening, goblins, horde, resources, roll, scouts, setup
from rules.bellum.play.recruit import recruit
from rules.bellum.play.setup import new
from rules.bellum.view import view_of
from rules.core.rng import Dice
from tests.bellum.small import USUAL, game, keys, lord, play, recruited
from tests.helpers import context, drive, over


def test_an_action_wipes_what_the_one_before_it_changed() -> None:
    purse = {"food": 2, "barrel": 1, "unplaced": ["goblin_1"]}
    ctx = game(lord("ember_hold", right=["orc_raider_1"], **purse), lord(), die=1, evil=["mud_golem_1"])
    for script, answer in (
        (goblins, ["side:left"]),
        (horde, ["reroll:pass"]),
        (attack, ["attack:pass"]),
        (recruit, ["recruit:pass"]),
    ):
        ctx.state.turn = 0
        ctx.state.changed = ["captain"]
        drive(script(ctx), [{0: answer}])
        assert "captain" not in ctx.state.changed, script
    expected = ["reroll.pass", "attack.pass", "recruit.pass"]
    assert [key for key in keys(ctx) if key.endswith(".pass")] == expected


def test_a_castle_is_chosen() -> None:
    ctx = context(new(2, {**USUAL, "castles": "chosen"}, Dice("told")))
    drive(setup(ctx))
    ctx.state.phase, ctx.state.changed = "castles", ["captain"]
    drive(castles(ctx), [{ctx.state.captain: ["castle:ember_hold"]}])
    assert keys(ctx)[-1] == "castle.chosen"
    assert ctx.state.changed == []


def test_a_goblin_is_placed() -> None:
    ctx = game(lord(unplaced=["goblin_1"]), lord(), phase="goblins")
    drive(goblins(ctx), [{0: ["side:left"]}])
    assert (keys(ctx), ctx.state.changed) == (["goblin"], ["creature:goblin_1"])


def test_a_day_begins() -> None:
    ctx = game(lord(), lord())
    drive(roll(ctx))
    assert (keys(ctx), ctx.state.changed) == (["day", "rolled"], ["die"])


def test_rerolls() -> None:
    ctx = game(lord(reroll=1), lord(barrel=1), phase="horde")
    drive(horde(ctx), [{0: ["reroll:spell"]}])
    assert ctx.state.changed == ["ready:0", "die"]
    drive(play(ctx, "resources"), [{1: ["reroll:barrel"]}])
    assert ctx.state.changed == ["barrel:1", "die"]
    assert keys(ctx) == ["reroll.spell", "rolled", "reroll.barrel", "rolled"]


def test_resources_are_gathered() -> None:
    ctx = game(lord("skull_keep"), lord("ember_hold"), die=1)
    drive(resources(ctx))
    assert (keys(ctx), ctx.state.changed) == (["resources"], ["food:0"])


def test_scouts_tie() -> None:
    ctx = game(lord("ember_hold"), lord("ember_hold"), die=1)
    drive(scouts(ctx))
    assert keys(ctx) == ["scouts.tied", "chest", "chest"]
    assert ctx.state.changed == ["wooden:0", "wooden:1"]


def test_the_kinds_of_plundered_chests_are_told_once() -> None:
    """With the raid to everybody; the values follow, to the raider alone."""
    ctx = game(lord("ember_hold", right=["iron_golem_1", "goblin_1"]), lord(), die=1, places=["city_1"])
    drive(attack(ctx), [{0: ["place:city_1"]}])
    assert keys(ctx) == ["attack.place"]
    assert keys(ctx, 0) == ["attack.place", "chest.value", "chest.value"]
    assert ctx.state.changed == ["place:city_1", "metal:0", "wooden:0"]


def test_a_creature_is_recruited() -> None:
    decks = {"evil": ["mud_golem_1"]}
    ctx = game(lord(food=4), lord(), phase="recruit", evil=["gargoyle_1"], decks=decks)
    drive(recruited(ctx), [{0: ["creature:gargoyle_1"]}, {0: ["side:left"]}])
    assert keys(ctx) == ["recruit", "recruit.revealed", "empty", "recruit.side", "recruit.bonus"]
    assert ctx.state.changed == ["food:0", "creature:mud_golem_1", "creature:gargoyle_1", "shield:0"]
    drive(recruit(ctx), [{0: ["recruit:pass"]}])
    assert keys(ctx)[-1] == "recruit.pass"


def test_a_spell_that_is_recruited_marks_the_ready_ones() -> None:
    ctx = game(lord(food=2), lord(), phase="recruit", evil=["mimic_1"])
    drive(recruited(ctx), [{0: ["creature:mimic_1"]}, {0: ["side:left"]}])
    assert "ready:0" in view_of(ctx.state, None).changed


def test_a_day_ends() -> None:
    ctx = game(lord(), lord(), places=["farm_1"], decks={"places": ["farm_2"]})
    drive(evening(ctx))
    assert (keys(ctx), ctx.state.changed) == (["refill", "empty"], ["place:farm_2", "captain"])


def test_that_a_deck_is_empty_is_told_once() -> None:
    ctx = game(lord(), lord(), lord(), places=["farm_1"], decks={"places": ["farm_2"]})
    for _ in range(3):
        drive(evening(ctx))
    purse = lord(food=6)
    shop = game(purse, lord(), phase="recruit", evil=["mimic_1", "mimic_2"], decks={"evil": ["gargoyle_1"]})
    for name in ("mimic_1", "mimic_2", "gargoyle_1"):
        drive(recruited(shop), [{0: [f"creature:{name}"]}, {0: ["side:left"]}])
    assert (keys(ctx).count("empty"), keys(shop).count("empty")) == (1, 1)


def test_only_a_tie_that_chests_decide_is_told() -> None:
    clear = game(lord(golden=[8]), lord(metal=[4]), day=60, phase="verdict")
    over(play(clear, "recruit"))
    shared = game(lord(metal=[4]), lord(metal=[4]), day=60, phase="verdict")
    over(play(shared, "recruit"))
    assert keys(clear) == keys(shared) == ["score", "score"]
