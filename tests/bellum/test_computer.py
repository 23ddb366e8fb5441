"""The steady computer player."""

import pytest

from rules.bellum.components.data import DATA
from rules.bellum.components.state import BellumContext, Lord
from rules.bellum.computer.steady import attack_worths, policy, steady
from rules.bellum.computer.weights import SHARP, STEADY
from rules.bellum.play.attack import attack
from rules.bellum.play.phases import horde
from rules.bellum.play.recruit import recruit
from rules.bellum.play.setup import new
from rules.bellum.view import BellumView, view_of
from rules.core.decisions import Answer, Seat
from rules.core.game import Computer
from rules.core.rng import Dice
from tests.bellum.small import USUAL, game, lord, play
from tests.helpers import Answers, Script, asked, context

STRONG = ["iron_golem_1", "cyclops_1", "goblin_8"]  # on row 1: eight swords and a thief


def answer(
    ctx: BellumContext,
    script: Script[object],
    seat: Seat = 0,
    answers: Answers = (),
    player: Computer[BellumView] = steady,
) -> Answer:
    """Return its answer to the question that is open after these answers."""
    return player(view_of(ctx.state, seat), asked(script, answers)[seat], Dice("steady"))


def army(**held: object) -> Lord:
    """A strong lord."""
    return lord("ember_hold", right=STRONG, **held)


@pytest.mark.parametrize(
    ("rival", "taken"),
    [
        (lord(golden=[7], wooden=[1, 1, 1], shield=20), ["place:village_3"]),
        (lord(golden=[5, 5], shield=20), ["place:tavern"]),
    ],
)
def test_it_takes_the_tenth_chest_unless_a_rival_looks_richer(rival: Lord, taken: list[str]) -> None:
    """It has 9 gold, and a metal chest holds 4 on average, a wooden one 2 and a golden one 7."""
    ctx = game(army(wooden=[1] * 9), rival, die=1, places=["village_3"])
    assert answer(ctx, attack(ctx)) == taken


def test_with_ten_chests_from_scouting_it_takes_what_it_can() -> None:
    """The game ends today in any case, and the gold in one more chest counts."""
    ctx = game(army(wooden=[1] * 10), lord(golden=[7] * 5, shield=20), die=1, places=["village_3"])
    assert answer(ctx, attack(ctx)) == ["place:village_3"]


def test_it_robs_the_dearest_chests() -> None:
    thieves = lord("ember_hold", right=["iron_golem_1", "goblin_8", "imp_pickpocket_1"])
    ctx = game(thieves, lord(wooden=[2], metal=[4, 4], golden=[7]), die=1)
    taken = answer(ctx, attack(ctx), answers=[{0: ["seat:1"]}])
    assert taken == {"chest:golden": 1, "chest:metal": 1, "chest:wooden": 0}


def test_it_recruits_what_is_worth_most_and_pays_with_food() -> None:
    ctx = game(lord(food=4, glyph=3), lord(), phase="recruit", evil=["orc_raider_1"], super_evil=["hydra_1"])
    assert answer(ctx, recruit(ctx)) == ["creature:hydra_1"]
    assert answer(ctx, recruit(ctx), answers=[{0: ["creature:hydra_1"]}]) == ["pay:mixed"]


@pytest.mark.parametrize(
    ("held", "die", "way"),
    [
        ({"reroll": 1, "barrel": 1}, 5, ["reroll:spell"]),
        ({"barrel": 1}, 5, ["reroll:barrel"]),
        ({"reroll": 1, "barrel": 1}, 1, ["reroll:pass"]),
    ],
)
def test_it_rerolls_a_poor_row_with_a_spell_before_a_barrel(
    held: dict[str, int], die: int, way: list[str]
) -> None:
    """All its creatures work on row 1 and none on row 5."""
    ctx = game(army(**held), lord(), phase="horde", die=die, places=["city_7"])
    assert answer(ctx, horde(ctx)) == way


def test_it_takes_any_castle() -> None:
    ctx = context(new(2, {**USUAL, "castles": "chosen"}, Dice("choose")))
    seat = ctx.state.captain
    assert answer(ctx, play(ctx, "goblins"), seat) == ["castle:skull_keep"]


def test_in_a_search_a_recruit_brings_its_token_too() -> None:
    """A spell with a sword and a thief against four swords, which is what the steady player looks at."""
    evil = ["orc_raider_1", "gremlin_trickster_1"]
    ctx = game(lord(food=9), lord(), phase="recruit", day=9, evil=evil)
    assert answer(ctx, recruit(ctx)) == ["creature:orc_raider_1"]
    assert answer(ctx, recruit(ctx), player=policy) == ["creature:gremlin_trickster_1"]


def test_in_a_search_the_steady_player_values_food_like_a_glyph() -> None:
    ctx = game(army(), lord(), die=1, places=["farm_1", "village_3"])
    found = [attack_worths(view_of(ctx.state, 0), 0, asked(attack(ctx))[0], by) for by in (STEADY, SHARP)]
    food = DATA.places["farm_1"].loot["food"]
    assert [worths["place:farm_1"] for worths in found] == [5 * food, 12 * food]
    assert found[0]["place:village_3"] == found[1]["place:village_3"]  # a chest is a chest
