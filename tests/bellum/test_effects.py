"""Effects of options in Bellum Magica, as they are worded."""

import pytest

from bot.discord.screens.limits import ENTRY
from rules.bellum import GAME
from rules.bellum.components.data import DATA
from rules.bellum.components.state import BellumContext
from rules.bellum.effects import effects
from rules.bellum.play.attack import attack
from rules.bellum.play.phases import PASS, castles, goblins, horde
from rules.bellum.play.recruit import recruit
from rules.bellum.view import view_of
from rules.core.decisions import Choose, option
from rules.core.text import Text
from rules.core.words import LANGS, Words
from tests.bellum.small import game, lord
from tests.helpers import Answers, Script, asked

STRONG = ["iron_golem_1", "cyclops_1", "goblin_8"]  # on row 1: eight swords and a thief


def said(ctx: BellumContext, script: Script[object], answers: Answers = ()) -> dict[str, str]:
    """Return what each option of the open question does, as the channel reads it."""
    decision = asked(script, answers)[0]
    told = effects(view_of(ctx.state, None), decision)
    return {ident: Words("en").say(text) for ident, text in told.items()}


def test_a_raid_says_what_defends_the_place_and_what_it_gives() -> None:
    ctx = game(lord("ember_hold", right=STRONG), lord(), die=1, places=["farm_4", "city_7"])
    assert said(ctx, attack(ctx)) == {
        "place:tavern": "shield 1; loot: 1 barrel; it stays for the others",
        "place:farm_4": "shield 2; loot: 2 food and 1 glyph",
        "place:city_7": "shield 8; loot: 1 golden chest and 1 metal chest",
    }


def test_of_its_loot_a_place_gives_what_tray_and_piles_have() -> None:
    me = lord("ember_hold", right=STRONG, food=29)
    ctx = game(me, lord(glyph=20, barrel=10), die=1, places=["farm_4", "city_7"], piles={"golden": []})
    assert said(ctx, attack(ctx)) == {
        "place:tavern": "shield 1; loot: nothing; it stays for the others",
        "place:farm_4": "shield 2; loot: 1 food",
        "place:city_7": "shield 8; loot: 2 metal chests",
    }


def test_a_robbery_says_how_many_of_which_chests() -> None:
    victim = lord(golden=[7], wooden=[1, 2], magic_shield=0, shield=1)
    ctx = game(lord("ember_hold", right=STRONG), victim, die=1)
    found = said(ctx, attack(ctx))["seat:1"]
    assert found == "shield 3; loot: 1 chest out of 1 golden, 0 metal, 2 wooden"


def test_the_sides_of_a_creature_are_told_row_by_row() -> None:
    ctx = game(lord(unplaced=["goblin_8"]), lord(), phase="goblins")
    assert said(ctx, goblins(ctx)) == {
        "side:left": "on a 2: 1 food; on a 4: 1 food",
        "side:right": "on a 1: 1 thief; on a 3: 1 sword",
    }


def test_a_recruit_says_what_both_sides_give_and_its_token() -> None:
    me = lord(food=4, glyph=3)
    ctx = game(me, lord(), phase="recruit", evil=["gargoyle_1"], super_evil=["sphinx_1"])
    assert said(ctx, recruit(ctx)) == {
        "creature:gargoyle_1": "left: food 1 5; right: sword 1 1 2; shield",
        "creature:sphinx_1": (
            "left: food 1, glyph 6 6, map 1 3 3; right: sword 1 2 2 6 6, magic sword 1 2; magic shield"
        ),
    }
    expected = {"pay:mixed": "you keep 2 glyphs and 0 food", "pay:glyphs": "you keep 0 glyphs and 4 food"}
    assert said(ctx, recruit(ctx), [{0: ["creature:sphinx_1"]}]) == expected


def test_a_reroll_is_compared_with_the_row_of_the_day() -> None:
    ctx = game(lord("ember_hold", right=STRONG, barrel=1, reroll=2), lord(), phase="horde", die=1)
    assert said(ctx, horde(ctx)) == {
        "reroll:pass": "your row 1 today: 1 metal chest (most maps), 8 swords and 1 thief",
        "reroll:barrel": "a new row for everybody; no barrel is left",
        "reroll:spell": "a new row for everybody; ready again tonight, 1 other spell today",
    }


@pytest.mark.parametrize(
    ("castle", "captain", "piles", "said"),
    [
        ("skull_keep", 0, {}, "1 metal chest (most maps)"),
        ("ember_hold", 0, {}, "1 wooden chest (tied)"),
        ("skull_keep", 0, {"metal": []}, "1 wooden chest (most maps)"),
        ("ember_hold", 1, {"wooden": [1]}, "1 metal chest (tied)"),
        ("skull_keep", 0, {"metal": [], "wooden": [], "golden": []}, "1 map"),
    ],
)
def test_keeping_a_roll_says_which_chest_the_maps_bring(
    castle: str, captain: int, piles: dict[str, list[int]], said: str
) -> None:
    ctx = game(lord("ember_hold"), lord(castle), phase="horde", die=1, captain=captain, piles=piles)
    asked_now = Choose(seat=0, prompt=Text(key="bellum.ask.reroll"), options=(PASS,))
    told = effects(view_of(ctx.state, None), asked_now)
    assert Words("en").say(told["reroll:pass"]) == f"your row 1 today: {said}"


def test_castles_say_where_their_icons_are() -> None:
    ctx = game(lord(""), lord(), phase="castles")
    ctx.state.castles = ["skull_keep", "thorn_tower"]
    found = said(ctx, castles(ctx))["castle:skull_keep"]
    assert found == "left: food on 1, 2, 4, 6 and 6, map on 3; right: swords on 1, 3, 3, 5 and 6, thief on 4"


@pytest.mark.parametrize("lang", LANGS)
def test_every_creature_and_castle_fits_into_a_menu(lang: str) -> None:
    state = game(lord(), lord()).state
    names = [option("creature", name) for name in DATA.creatures]
    names += [option("castle", name) for name in DATA.castles]
    question = Choose(seat=0, prompt=Text(key="bellum.ask.recruit"), options=tuple(names))
    texts = [Words(lang).say(text) for text in GAME.effects(view_of(state, 0), question).values()]
    assert len(texts) == len(names)
    assert max(map(len, texts)) <= ENTRY, max(texts, key=len)
