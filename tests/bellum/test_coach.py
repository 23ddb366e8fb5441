"""Words of the coach about the steady player's answers, and how they change with the position."""

import pytest

from rules.bellum import GAME
from rules.bellum.components.state import BellumContext
from rules.bellum.computer.coach import tally, why
from rules.bellum.play.attack import attack
from rules.bellum.play.phases import goblins, horde
from rules.bellum.play.recruit import recruit
from rules.bellum.view import view_of
from rules.core.play.planning import Facts, because
from rules.core.words import Words
from tests.bellum.small import game, lord
from tests.helpers import Answers, Script, asked, coached

NAMES = ("Ana", "Bia")
STRONG = ["iron_golem_1", "cyclops_1", "goblin_8"]  # on row 1: eight swords and a thief


def reason(ctx: BellumContext, script: Script[object], answers: Answers = ()) -> str:
    """Return why it answers as it does to the question that is open after these answers."""
    decision = asked(script, answers)[0]
    return Words("en").say(coached(GAME, view_of(ctx.state, 0), decision), NAMES)


def test_food_pays_for_creatures_early_and_swords_win_chests_later() -> None:
    young = game(lord(unplaced=["goblin_1"]), lord(), phase="goblins", day=1)
    assert reason(young, goblins(young)) == (
        "On the left: 1 food (row 1) and 1 food (row 4); on the right: 2 swords. "
        "2 food pay for a creature, and one that you recruit on day 1 works for you from then on."
    )
    late = game(lord(unplaced=["goblin_1"]), lord(), phase="goblins", day=9, places=["village_3"])
    assert reason(late, goblins(late)) == (
        "On the right: 1 sword (row 1) and 1 sword (row 4); on the left: 2 food. "
        "Swords win chests, and the shields of the places in sight go up to 4."
    )


def test_a_chest_wins_gold_and_food_pays_for_creatures() -> None:
    rich = game(lord("ember_hold", right=STRONG), lord(), die=1, places=["farm_1", "city_7"])
    assert reason(rich, attack(rich)) == (
        "Loot: 1 golden chest and 1 metal chest. "
        "Your 8 swords beat its shield of 8, and only the gold in chests wins: about 11 here."
    )
    poor = game(lord(), lord(), die=1, places=["farm_1", "city_7"])
    assert reason(poor, attack(poor)) == (
        "Loot: 2 food, which pay for creatures tonight. "
        "Nothing else you can beat today gives more, and an attack costs nothing."
    )


def test_loot_that_the_tray_cannot_pay_is_no_reason() -> None:
    ctx = game(lord(), lord(barrel=10), die=1)
    assert reason(ctx, attack(ctx)) == (
        "Loot: 1 barrel, but the tray is empty: it brings nothing. "
        "It is all you can beat today, and an attack costs nothing."
    )


@pytest.mark.parametrize(
    ("food", "said"),
    [
        (29, "Loot: 1 food, which pay for creatures tonight. Nothing else you can beat today gives more,"),
        (30, "Loot: 2 food, but the tray is empty: it brings nothing. An attack costs nothing."),
    ],
)
def test_the_coach_counts_the_loot_that_the_tray_can_pay(food: int, said: str) -> None:
    ctx = game(lord(), lord(food=food), die=1, places=["farm_1"])
    assert reason(ctx, attack(ctx)).startswith(said)


def test_for_a_chest_whose_pile_is_empty_the_next_kind_is_told() -> None:
    me = lord("ember_hold", right=STRONG)
    ctx = game(me, lord(), die=1, places=["city_7"], piles={"golden": [], "metal": [3]})
    assert reason(ctx, attack(ctx)) == (
        "Loot: 1 metal chest and 1 wooden chest. "
        "Your 8 swords beat its shield of 8, and only the gold in chests wins: about 6 here."
    )


@pytest.mark.parametrize(
    ("target", "said"),
    [("farm_4", "Nothing else you can beat today gives more, and"), ("farm_1", "An attack costs nothing.")],
)
def test_the_richest_target_is_called_so_and_no_other(target: str, said: str) -> None:
    ctx = game(lord("ember_hold", right=STRONG), lord(), die=1, places=["farm_1", "farm_4"])
    given = why(view_of(ctx.state, 0), asked(attack(ctx), ())[0], [f"place:{target}"])
    assert given is not None
    assert f"tonight. {said}" in Words("en").say(given, NAMES)


def test_a_target_that_gives_a_little_more_is_not_much_more() -> None:
    args: Facts = {"loot": ["resource:food"], "targets": 2, "richer": 1}
    said = Words("en").say(because("bellum.coach.attack.resources", **args), NAMES)
    assert said.endswith("Nothing else you can beat today gives much more, and an attack costs nothing.")


def test_more_thieves_than_chests_carry_off_no_more_than_there_are() -> None:
    me = lord("ember_hold", right=[*STRONG, "imp_pickpocket_1"])
    ctx = game(me, lord(metal=[4]), die=1)
    assert reason(ctx, attack(ctx)).startswith("Your thief carries off 1 metal chest.")


def test_what_a_thief_takes_a_rival_loses() -> None:
    ctx = game(lord("ember_hold", right=STRONG), lord(metal=[4]), die=1, places=["village_3"])
    said = reason(ctx, attack(ctx))
    assert said.startswith("Your thief carries off 1 metal chest. What you take, Bia loses;")


def test_a_tenth_chest_can_wait_while_a_rival_seems_to_be_richer() -> None:
    me = lord("ember_hold", right=STRONG, wooden=[1] * 9)
    ctx = game(me, lord(golden=[7] * 5, shield=20), die=1, places=["village_3"])
    assert reason(ctx, attack(ctx)) == (
        "Loot: 1 barrel. With another target you would have 10 chests or more: "
        "the game would end, and Bia seems to have more gold than you."
    )


@pytest.mark.parametrize(
    ("die", "said"),
    [
        (
            1,
            "Row 1 for you: 1 metal chest (most maps), 8 swords and 1 thief. On average your rows",
        ),
        (5, "Row 5 for you: 2 food and 2 swords. On 2 of the 5 other rows you get more, enough"),
    ],
)
def test_a_barrel_is_for_a_row_on_which_others_give_more(die: int, said: str) -> None:
    me = lord("ember_hold", right=STRONG, barrel=1)
    ctx = game(me, lord(), phase="horde", die=die, places=["city_7"])
    assert reason(ctx, horde(ctx)).startswith(said)


@pytest.mark.parametrize(
    ("rivals", "barrels", "key", "said"),
    [
        (1, 0, "keep.dear", "A new roll promises hardly more."),
        (1, 1, "keep.dear", "A new roll promises hardly more; save it for a worse day."),
        (1, 0, "keep.good", "On average your rows give no more: a new roll does not pay."),
        (1, 0, "keep.rivals", "it is a poor row for your rival too."),
        (2, 0, "keep.rivals", "it is a poor row for your rivals together too."),
        (1, 0, "spell.rivals", "gives your rival more than the average row. The spell comes back tonight."),
        (1, 1, "barrel.rivals", "gives your rival so much more than the average row that stopping it is"),
    ],
)
def test_a_new_roll_is_told_by_barrels_and_rivals(rivals: int, barrels: int, key: str, said: str) -> None:
    args: Facts = {"row": 1, "icons": ["icon:food"], "better": 0, "rivals": rivals, "barrels": barrels}
    assert said in Words("en").say(because(f"bellum.coach.{key}", **args), NAMES)


def test_a_creature_shows_what_it_brings_and_its_token() -> None:
    ctx = game(lord(food=2), lord(), phase="recruit", evil=["gargoyle_1"])
    assert reason(ctx, recruit(ctx)).endswith(
        "And it brings a shield: whoever wants your chests needs 1 sword more."
    )


def test_of_several_creatures_the_one_comes_that_brings_most() -> None:
    ctx = game(lord(food=2), lord(), phase="recruit", evil=["giant_rat_1", "orc_raider_1"])
    said = reason(ctx, recruit(ctx))
    assert said == (
        "On the right: 2 swords (row 1) and 2 swords (row 4). "
        "Then row 1 has 3 swords: of the places in sight, you can beat 1 of 1."
    )


@pytest.mark.parametrize(
    ("golden", "said"), [([], "You take 2 metal chests"), ([7] * 9, "You take only 1 golden chest")]
)
def test_a_robber_leaves_a_chest_that_would_end_a_lost_game(golden: list[int], said: str) -> None:
    me = lord("ember_hold", right=[*STRONG, "vampire_lord_1"], wooden=[1] * 8)
    ctx = game(me, lord(metal=[4, 4], golden=golden), die=1)
    assert reason(ctx, attack(ctx), [{0: ["seat:1"]}]).startswith(said)


def test_own_chests_count_as_what_is_in_them() -> None:
    """By their kinds they would hold 2 and 4 gold; the reader has looked."""
    view = view_of(game(lord(wooden=[3], metal=[5]), lord(wooden=[3])).state, 0)
    assert tally(view) == [{"golden": 0, "metal": 5, "wooden": 3}, {"golden": 0, "metal": 0, "wooden": 2}]


def test_glyphs_are_kept_for_the_next_super_evil_creature() -> None:
    ctx = game(lord(food=4, glyph=3), lord(), phase="recruit", super_evil=["hydra_1"])
    assert reason(ctx, recruit(ctx), [{0: ["creature:hydra_1"]}]).startswith("This way you keep 2 glyphs.")


@pytest.mark.parametrize(
    ("captain", "golden", "said"),
    [
        (1, 0, "Loot: 2 wooden chests. That makes 10 chests or more and ends the game: you have at least 26"),
        (0, 0, "Loot: 1 golden chest."),
        (1, 9, "Loot: 1 golden chest."),
    ],
)
def test_a_sure_win_is_taken_and_called_so(captain: int, golden: int, said: str) -> None:
    """The last attack of the day; nobody attacks after it, and nobody's chests can hold as much."""
    me = lord("ember_hold", right=STRONG, wooden=[3] * 8)
    other = lord(golden=[7] * golden, shield=20)
    ctx = game(me, other, die=1, captain=captain, places=["village_6", "city_4"])
    ctx.state.turn = 1 - (captain == 0)
    assert reason(ctx, attack(ctx)).startswith(said)
