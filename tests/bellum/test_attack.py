"""Attacks on places and castles: rule 9.

On row 1 Ember Hold has no sword, so that an army is exactly what lies on its right.
"""

import pytest

from rules.bellum.components.data import DATA
from rules.bellum.components.realm import beats
from rules.bellum.components.state import BellumContext, Lord
from rules.bellum.play.attack import attack, targets
from rules.core.decisions import Answer, Rejected, Split
from rules.core.flow import Argument
from rules.core.text import Text
from tests.bellum.small import game, ids, keys, lord, play
from tests.helpers import Answers, asked, drive, events_for

THREE = "troll_brute_1"  # SSS on row 1
FOUR = "iron_golem_1"  # SSSS
MAGIC = "dark_acolyte_1"  # X
THIEF = "goblin_8"  # T
SWORD_AND_THIEF = "imp_pickpocket_1"
PASS: Answer = ["attack:pass"]


def army(*right: str) -> Lord:
    """A lord with exactly these creatures at work."""
    return lord("ember_hold", right=list(right))


def offered(*right: str, places: tuple[str, ...]) -> list[str]:
    """Return what this army may attack."""
    ctx = game(army(*right), lord(), die=1, places=places)
    return [option.id for option in targets(ctx.state, 0)]


def robbed(ctx: BellumContext, answers: Answers) -> list[dict[str, list[int]]]:
    """The chests of everybody after one attack."""
    drive(attack(ctx), answers)
    return [{kind: values for kind, values in lord.chests.items() if values} for lord in ctx.state.lords]


def test_rule_09_one_attack_each_from_the_captain_clockwise() -> None:
    ctx = game(army(FOUR), army(FOUR), die=1, captain=1, places=["farm_1", "farm_2"])
    state = drive(play(ctx, "verdict"), [{1: ["place:farm_2"]}, {0: ["place:farm_1"]}])
    assert [lord.tokens["food"] for lord in state.lords] == [2, 3]


def test_rule_09_an_attack_is_over_before_the_next_player_chooses() -> None:
    ctx = game(army(FOUR), army(FOUR), die=1, places=["farm_1"])
    drive(attack(ctx), [{0: ["place:farm_1"]}])
    assert ids(asked(attack(ctx)), 1) == ["attack:pass", "place:tavern"]


def test_rule_09_who_can_beat_nothing_is_passed_over() -> None:
    ctx = game(army(), army(FOUR), die=1)
    drive(play(ctx, "verdict"), [{1: PASS}])
    assert keys(ctx) == ["attack.pass"]


def test_example_three_swords_beat_a_place_with_shield_three() -> None:
    """Rulebook, "Atacar o reino dos humanos"."""
    assert DATA.places["farm_6"].shield == 3
    assert offered(THREE, places=("farm_6",)) == ["place:tavern", "place:farm_6"]
    assert offered("orc_raider_1", places=("farm_6",)) == ["place:tavern"]


@pytest.mark.parametrize(
    ("creatures", "falls"),
    [
        ((MAGIC, "orc_raider_1", FOUR), True),  # X + 6S
        (("orc_raider_1", FOUR, "goblin_1"), False),  # 7S
        ((MAGIC, FOUR, "goblin_1"), False),  # X + 5S
        ((MAGIC, "lich_1", FOUR), True),  # three X and 4S: magic swords stand in for swords
    ],
)
def test_example_a_magic_sword_and_six_others_beat_six_shields_and_a_magic(
    creatures: tuple[str, ...], falls: bool
) -> None:
    """Rulebook, "Escudos e espadas mágicas"; sheet section 6."""
    assert ("place:city_3" in offered(*creatures, places=("city_3",))) == falls


def test_rule_09_a_sword_never_stands_in_for_a_magic_one() -> None:
    assert not beats({"sword": 20, "magic_sword": 0, "thief": 0}, 1, 1, twice=False)


def test_ruling_03_a_magic_sword_does_not_count_twice() -> None:
    six = {"sword": 5, "magic_sword": 1, "thief": 0}
    assert not beats(six, 6, 1, twice=False)
    assert beats(six, 6, 1, twice=True)


def test_ruling_03_the_table_may_let_it_count_twice() -> None:
    options = {"magic_counts_twice": "yes"}
    ctx = game(army(MAGIC, FOUR, "goblin_1"), lord(), die=1, places=["city_3"], options=options)
    assert "place:city_3" in ids(asked(attack(ctx)), 0)


def test_rule_09_all_the_loot_of_a_place_is_taken_and_the_place_discarded() -> None:
    ctx = game(army(MAGIC, "orc_raider_1", FOUR), lord(), die=1, places=["farm_1", "city_3"])
    drive(attack(ctx), [{0: ["place:city_3"]}])
    chests = ctx.state.lords[0].chests
    assert {kind: len(values) for kind, values in chests.items()} == {"golden": 1, "metal": 0, "wooden": 1}
    assert (ctx.state.places, ctx.state.discarded) == (["farm_1"], ["city_3"])


@pytest.mark.parametrize(
    ("place", "order"),
    [("city_7", ["chest:golden", "chest:metal"]), ("city_1", ["chest:metal", "chest:wooden"])],
)
def test_rule_09_chests_are_drawn_golden_metal_wooden(place: str, order: list[str]) -> None:
    ctx = game(army(FOUR, "cyclops_1"), lord(), die=1, places=[place])
    drive(attack(ctx), [{0: [f"place:{place}"]}])
    drawn = [text.args["chest"] for text in events_for(ctx, 0) if text.key == "bellum.log.chest.value"]
    assert drawn == order


def test_rule_09_resources_of_the_loot_come_from_the_tray() -> None:
    ctx = game(army(FOUR), lord(food=29), die=1, places=["farm_3"])
    drive(attack(ctx), [{0: ["place:farm_3"]}])
    assert (ctx.state.lords[0].tokens["food"], ctx.state.lords[0].tokens["barrel"]) == (1, 1)
    assert keys(ctx) == ["attack.place", "shortage"]


def test_ruling_04_the_tavern_stays_and_many_may_raid_it_on_one_day() -> None:
    ctx = game(army(FOUR), army(FOUR), die=1)
    state = drive(play(ctx, "verdict"), [{0: ["place:tavern"]}, {1: ["place:tavern"]}])
    assert [lord.tokens["barrel"] for lord in state.lords] == [1, 1]
    assert state.discarded == []
    assert keys(ctx) == ["attack.tavern", "attack.tavern"]


def test_example_two_swords_and_a_thief_rob_a_castle_with_shield_two() -> None:
    """Rulebook, "Atacar o castelo de um jogador": row 2 of Thorn Tower and a goblin shows S, S and T."""
    ctx = game(lord("thorn_tower", right=["goblin_2"]), lord(metal=[4]), die=2)
    assert robbed(ctx, [{0: ["seat:1"]}]) == [{"metal": [4]}, {}]
    assert ctx.state.lords[1].tokens["shield"] == 1


def test_rule_09_no_thief_no_attack_on_a_castle() -> None:
    assert offered(FOUR, places=()) == ["place:tavern"]
    ctx = game(army(FOUR), lord(metal=[4]), die=1)
    assert "seat:1" not in ids(asked(attack(ctx)), 0)


def test_rule_09_shield_tokens_defend_a_castle() -> None:
    strong = lord(metal=[4], shield=3)
    assert "seat:1" not in ids(asked(attack(game(army(THREE, SWORD_AND_THIEF), strong, die=1))), 0)
    assert "seat:1" in ids(asked(attack(game(army(FOUR, SWORD_AND_THIEF), strong, die=1))), 0)


def test_rule_09_magic_shield_tokens_need_magic_swords() -> None:
    magic = lord(metal=[4], magic_shield=1)
    assert "seat:1" not in ids(asked(attack(game(army(FOUR, THIEF), magic, die=1))), 0)
    assert "seat:1" in ids(asked(attack(game(army(FOUR, THIEF, MAGIC), magic, die=1))), 0)


def test_rule_09_the_thief_chooses_kinds_without_seeing_values() -> None:
    ctx = game(army(FOUR, THIEF), lord(metal=[4], golden=[8]), die=1)
    question = asked(attack(ctx), [{0: ["seat:1"]}])[0]
    assert isinstance(question, Split)
    expected = [("chest:golden", 0, 1), ("chest:metal", 0, 1)]
    assert [(part.id, part.low, part.high) for part in question.parts] == expected
    assert (question.least, question.most) == (1, 1)
    assert question.default == {"chest:golden": 1, "chest:metal": 0}
    taken = robbed(ctx, [{0: ["seat:1"]}, {0: {"chest:golden": 0, "chest:metal": 1}}])
    assert taken == [{"metal": [4]}, {"golden": [8]}]
    assert ctx.state.changed == ["metal:0", "metal:1", "shield:1"]


def test_rule_09_both_sides_of_a_robbery_read_the_values_and_nobody_else() -> None:
    ctx = game(army(FOUR, THIEF), lord(metal=[4]), lord(), die=1)
    drive(attack(ctx), [{0: ["seat:1"]}])
    args: dict[str, Argument] = {"seat": "seat:0", "victim": "seat:1", "chests": ["chest:metal"]}
    private = Text(key="bellum.log.attack.castle.values", args={**args, "values": ["4"]})
    assert events_for(ctx, 0)[0] == events_for(ctx, 1)[0] == private
    assert (
        events_for(ctx, 2)[0] == events_for(ctx, None)[0] == Text(key="bellum.log.attack.castle", args=args)
    )


def test_example_a_double_theft_gives_the_victim_one_shield() -> None:
    """Rulebook, "Importante"; sheet section 6."""
    ctx = game(army(FOUR, THIEF, SWORD_AND_THIEF), lord(wooden=[1, 2]), die=1)
    assert robbed(ctx, [{0: ["seat:1"]}, {0: {"chest:wooden": 2}}]) == [{"wooden": [1, 2]}, {}]
    assert ctx.state.lords[1].tokens["shield"] == 1
    assert keys(ctx) == ["attack.castle", "shield"]


def test_example_two_thieves_may_take_one_chest_only() -> None:
    """Sheet section 6, and ruling R19."""
    ctx = game(army(FOUR, THIEF, SWORD_AND_THIEF), lord(wooden=[2, 2]), die=1)
    assert robbed(ctx, [{0: ["seat:1"]}, {0: {"chest:wooden": 1}}]) == [{"wooden": [2]}, {"wooden": [2]}]


def test_example_two_thieves_take_the_only_chest_unasked() -> None:
    """Sheet section 6: two thieves against one chest take one."""
    ctx = game(army(FOUR, THIEF, SWORD_AND_THIEF), lord(wooden=[2]), die=1)
    assert robbed(ctx, [{0: ["seat:1"]}]) == [{"wooden": [2]}, {}]


@pytest.mark.parametrize("taken", [{"chest:wooden": 0}, {"chest:wooden": 3}])
def test_ruling_19_at_least_one_chest_and_no_more_than_thieves(taken: dict[str, int]) -> None:
    ctx = game(army(FOUR, THIEF, SWORD_AND_THIEF), lord(wooden=[2, 2, 2]), die=1)
    question = asked(attack(ctx), [{0: ["seat:1"]}])[0]
    with pytest.raises(Rejected):
        question.check(taken)


def test_ruling_10_a_castle_without_chests_can_not_be_attacked() -> None:
    ctx = game(army(FOUR, THIEF), lord(), lord(wooden=[1]), die=1)
    assert ids(asked(attack(ctx)), 0) == ["attack:pass", "place:tavern", "seat:2"]


def test_ruling_17_among_chests_of_one_kind_a_random_one_is_taken() -> None:
    stolen = set()
    for draws in range(40):
        ctx = game(army(FOUR, THIEF), lord(golden=[6, 7, 8]), die=1)
        ctx.state.drawn += draws
        stolen.add(robbed(ctx, [{0: ["seat:1"]}])[0]["golden"][0])
    assert stolen == {6, 7, 8}


def test_ruling_20_a_castle_robbed_twice_a_day_counts_its_new_shield() -> None:
    weak, strong = army("orc_raider_1", THIEF), army(THREE, THIEF)
    ctx = game(army("orc_raider_1", THIEF), strong, lord(wooden=[1, 1, 1]), die=1)
    drive(attack(ctx), [{0: ["seat:2"]}])
    assert "seat:2" in ids(asked(attack(ctx)), 1)
    ctx.state.lords[1] = weak
    assert "seat:2" not in ids(asked(attack(ctx)), 1)


def test_ruling_09_no_shield_is_left_for_a_robbed_player() -> None:
    ctx = game(army(FOUR, FOUR, FOUR, FOUR, FOUR, FOUR, THIEF), lord(wooden=[1], shield=20), die=1)
    drive(attack(ctx), [{0: ["seat:1"]}])
    assert ctx.state.lords[1].tokens["shield"] == 20
    assert keys(ctx)[-1] == "shield.none"


def test_the_question_tells_the_strength_of_the_day() -> None:
    ctx = game(army(FOUR, MAGIC, THIEF), lord(), die=1)
    question = asked(attack(ctx))[0]
    assert question.prompt == Text(key="bellum.ask.attack", args={"swords": 4, "magic": 1, "thieves": 1})
    assert question.default == PASS
