"""The end of a day and of the game: rules 10, 11 and 14."""

import pytest

from rules.bellum.components.state import Lord, chest_count
from rules.bellum.play.attack import attack
from rules.bellum.play.phases import evening, verdict
from rules.core.text import Text
from tests.bellum.small import game, ids, keys, lord, play
from tests.helpers import asked, drive, events_for, over

THIEVES = ("iron_golem_1", "goblin_8")  # on row 1: SSSS and T


def rich(chests: int) -> Lord:
    """A lord with so many wooden chests."""
    return lord("ember_hold", wooden=[2] * chests)


def test_rule_10_ten_chests_after_the_attacks_end_the_game() -> None:
    ctx = game(rich(10), rich(3))
    result = over(verdict(ctx))
    assert result.places == (1, 2)
    assert result.why == Text(key="bellum.over.chests", args={"seats": ["seat:0"], "count": 10})
    assert ctx.state.phase == "over"


def test_rule_10_nine_chests_do_not() -> None:
    ctx = game(rich(9), rich(3), phase="verdict")
    assert drive(verdict(ctx)) == "recruit"


def test_rule_10_ten_chests_end_the_game_before_anybody_recruits() -> None:
    ctx = game(rich(10), lord("ember_hold", food=10), die=1, phase="attack", evil=["orc_raider_1"])
    assert over(play(ctx, "evening")).places == (1, 2)


def test_ruling_11_ten_chests_after_scouting_but_nine_after_the_attacks() -> None:
    """Sheet section 6: the game goes on."""
    ctx = game(rich(9), lord("skull_keep", right=list(THIEVES)), die=1, phase="scouts")
    scouted = asked(play(ctx, "verdict"))
    assert chest_count(ctx.state.lords[0]) == 10
    assert ids(scouted, 1) == ["attack:pass", "place:tavern", "seat:0"]

    ctx = game(rich(9), lord("skull_keep", right=list(THIEVES)), die=1, phase="scouts")
    drive(play(ctx, "recruit"), [{1: ["seat:0"]}, {1: {"chest:metal": 0, "chest:wooden": 1}}])
    assert chest_count(ctx.state.lords[0]) == 9


def test_ruling_16_the_game_ends_after_the_attacks_of_day_sixty() -> None:
    assert drive(verdict(game(rich(1), rich(0), day=59, phase="verdict"))) == "recruit"
    result = over(verdict(game(rich(1), rich(0), day=60, phase="verdict")))
    assert (result.places, result.why) == ((1, 2), Text(key="bellum.over.days", args={"days": 60}))


def test_rule_11_places_are_refilled_to_the_number_of_players() -> None:
    decks = {"places": ["city_1", "village_2", "village_1"]}
    ctx = game(lord(), lord(), lord(), places=["farm_1"], decks=decks)
    assert drive(evening(ctx)) == "roll"
    assert ctx.state.places == ["farm_1", "village_1", "village_2"]
    assert ctx.state.decks["places"] == ["city_1"]


def test_rule_11_exhausted_spells_become_ready() -> None:
    ctx = game(lord(reroll=3, exhausted=2), lord())
    drive(evening(ctx))
    assert ctx.state.lords[0].exhausted == 0


def test_rule_11_the_captain_s_left_neighbour_is_the_next_captain() -> None:
    ctx = game(lord(), lord(), lord(), captain=2, day=7)
    drive(evening(ctx))
    assert (ctx.state.captain, ctx.state.day, ctx.state.die) == (0, 8, 0)


def test_ruling_08_from_an_empty_deck_no_place_is_refilled() -> None:
    ctx = game(lord(), lord(), lord(), places=["farm_1"], decks={"places": ["city_1"]})
    drive(evening(ctx))
    assert ctx.state.places == ["farm_1", "city_1"]
    assert keys(ctx) == ["refill", "empty"]


def test_ruling_08_tavern_and_castles_can_still_be_attacked() -> None:
    ctx = game(lord("ember_hold", right=list(THIEVES)), rich(1), die=1)
    assert ids(asked(attack(ctx)), 0) == ["attack:pass", "place:tavern", "seat:1"]


def test_ruling_13_a_spell_bought_today_waits_for_the_next_day_as_captain() -> None:
    ctx = game(lord(food=2), lord(), phase="recruit", evil=["dark_acolyte_1"])
    answers = [{0: ["creature:dark_acolyte_1"]}, {0: ["side:left"]}]
    drive(play(ctx, "roll"), answers)
    assert (ctx.state.lords[0].tokens["reroll"], ctx.state.lords[0].exhausted, ctx.state.captain) == (1, 0, 1)
    drive(play(ctx, "resources"))
    ctx.state.captain, ctx.state.phase = 0, "horde"
    assert ids(asked(play(ctx, "resources")), 0) == ["reroll:pass", "reroll:spell"]


def test_ruling_21_gains_of_the_evening_come_too_late_for_the_day() -> None:
    """Two swords are recruited and a farm with shield 1 comes, but nobody is asked for another attack."""
    lords = lord("ember_hold", food=2), lord("ember_hold")
    ctx = game(*lords, die=1, phase="attack", evil=["orc_raider_1"], decks={"places": ["farm_1"]})
    drive(play(ctx, "roll"), [{0: ["creature:orc_raider_1"]}, {0: ["side:right"]}])
    assert (ctx.state.lords[0].right, ctx.state.places) == (["orc_raider_1"], ["farm_1"])


@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (lord(golden=[8]), lord(wooden=[3, 3]), (1, 2)),  # most gold
        (lord(metal=[4]), lord(wooden=[2, 2]), (2, 1)),  # equal gold, more chests
        (lord(metal=[4]), lord(metal=[4]), (1, 1)),  # equal in both
    ],
)
def test_rule_14_most_gold_then_most_chests_then_shared(
    first: Lord, second: Lord, places: tuple[int, int]
) -> None:
    assert over(verdict(game(first, second, day=60))).places == places


def test_rule_14_the_sheet_shows_gold_by_kind_and_the_number_of_chests() -> None:
    lords = lord(wooden=[1, 2], metal=[5]), lord(golden=[8])
    expected = {"wooden": (3, 0), "metal": (5, 0), "golden": (0, 8), "chests": (3, 1), "total": (8, 8)}
    assert over(verdict(game(*lords, day=60))).sheet == expected


@pytest.mark.parametrize("third", [lord(metal=[4]), lord(metal=[3])])
def test_rule_14_a_tie_that_chests_decide_is_told(third: Lord) -> None:
    ctx = game(lord(metal=[4]), lord(wooden=[2, 2]), third, day=60)
    over(verdict(ctx))
    assert keys(ctx) == ["score", "score", "score", "bellum.over.tie"]
    assert events_for(ctx)[-1].args == {"seat": "seat:1", "chests": 2}


@pytest.mark.parametrize(
    "lords",
    [
        (lord(metal=[4]), lord(metal=[4]), lord(metal=[3])),  # the win is shared
        (lord(metal=[4]), lord(wooden=[1, 2]), lord(wooden=[3])),  # the tie is behind it
    ],
)
def test_rule_14_no_other_tie_is_told(lords: tuple[Lord, ...]) -> None:
    ctx = game(*lords, day=60)
    over(verdict(ctx))
    assert keys(ctx) == ["score", "score", "score"]
