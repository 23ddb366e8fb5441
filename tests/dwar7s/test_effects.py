"""Effects of options in Dwar7s Fall, as they are worded."""

from typing import Any

import pytest

from bot.discord.screens.limits import ENTRY
from rules.core.decisions import Answer
from rules.core.words import LANGS, Words
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import Dwar7sContext, acting
from rules.dwar7s.effects import effects
from rules.dwar7s.view import view_of
from tests.dwar7s.small import PLACE, clan, game, question

DEFEATED = DATA.monster_points

NAMES = ("Ana", "Bia")
LAID = {"m13": "red_castle@180", "n13": "red_store", "o13": "red_amber_mine"}


def said(ctx: Dwar7sContext, *answers: Answer, lang: str = "en") -> dict[str, str]:
    """Return what each option of the open question does, as the seat that is asked reads it."""
    decision = question(ctx, *answers)
    told = effects(view_of(ctx.state, acting(ctx.state)), decision)
    return {ident: Words(lang).say(text, NAMES) for ident, text in told.items()}


def test_to_reveal_the_secret_objective_says_its_points() -> None:
    ctx = game(clan("mage", emerald=5, switch=False), clan(), laid=LAID)
    assert said(ctx)["secret:reveal"] == "8 VP for good, and one of 3 objectives that end the game"


def test_a_card_says_what_it_is_worth_what_it_gives_and_what_it_stops() -> None:
    ctx = game(clan(kingdom=["ruby_mine", "castle", "dragon"]), clan(), laid={"m13": "red_store"})
    found = said(ctx)
    assert found["kingdom:ruby_mine"] == "3 VP in a realm; 3 dwarves: 1 ruby"
    castle = "2 dwarves: a stack's top goes to its bottom; 1 more action a turn for its owner"
    assert found["kingdom:castle"].endswith(castle)
    assert found["kingdom:dragon"] == (
        f"\N{MINUS SIGN}3 VP in a realm; 5 dwarves: you defeat it, {DEFEATED} VP; "
        "till then no mine there works, nobody digs there"
    )


@pytest.mark.parametrize(
    ("laid", "gives"),
    [
        ({}, "2 amber; complete with this dwarf; 1 space left"),
        ({"p13": "blue_dragon"}, "nothing (a monster in its realm); complete with this dwarf; 1 space left"),
    ],
)
def test_a_dwarf_is_told_what_the_card_gives_there(laid: dict[str, str], gives: str) -> None:
    ctx = game(clan(), clan(), laid={**LAID, **laid}, dwarves={"o13": {0: 1}})
    assert said(ctx, PLACE)["cell:o13"] == gives


def test_a_frightened_dwarf_is_told_what_the_card_gives_its_owner() -> None:
    ctx = game(clan(ogres=["scare"]), clan(), laid=LAID, dwarves={"n13": {1: 1}, "o13": {1: 1}})
    found = said(ctx, ["ogre:scare"], ["cell:n13"])
    assert found["cell:o13"] == "2 amber; complete with this dwarf; 1 space left"


def test_a_site_names_the_realm_it_opens_to_and_a_turned_card_its_effect() -> None:
    ctx = game(clan(kingdom=["ruby_mine"]), clan(), laid={"m13": "red_castle@180", "q13": "blue_castle"})
    sites = said(ctx, ["kingdom:ruby_mine"])
    assert sites["cell:n13"] == "open to your realm: Castle"
    assert sites["cell:p13"] == "open to a rival's realm: Castle"
    assert sites["cell:m14"] == "closed off by the neighbours' walls"
    turned = said(ctx, ["kingdom:ruby_mine"], ["cell:n13"])
    assert turned["rotation:0"] == "your realm then: 2 VP, 1 card; no way to a neighbour"
    assert turned["rotation:90"] == "your realm then: 5 VP, 2 cards; open to: Castle"


def test_a_trade_is_compared_with_keeping_the_gems() -> None:
    ctx = game(clan(emerald=2, amber=3), clan(), laid=LAID, dwarves={"n13": {0: 3}}, phase="resolution")
    found = said(ctx)
    assert found["trade:bread"] == "pay 2 emeralds and 2 amber: 6 VP if you kept them"
    assert found["trade:none"] == "your gems stay in your hand: 7 VP at the end"


def test_an_ogre_says_what_it_does_and_the_crowd_who_stands_there() -> None:
    there = {"n13": {0: 1, 1: 2}, "o13": {1: 1}}
    ctx = game(clan(ogres=["ambush"]), clan(), laid=LAID, dwarves=there)
    assert said(ctx)["ogre:ambush"] == "All dwarves on a card go home"
    found = said(ctx, ["ogre:ambush"])["cell:n13"]
    assert found == "dwarves: 2 enemy, 1 yours; 3 of one colour: a trade objective for its gems"


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_in_hand_fits_into_a_menu(lang: str) -> None:
    ctx = game(clan(kingdom=list(DATA.kingdoms)), clan(), laid={"m13": "blue_store"})
    found = said(ctx, lang=lang)
    assert {f"kingdom:{name}" for name in DATA.kingdoms} <= set(found)
    assert max(map(len, found.values())) <= ENTRY


GIANT = {"m13": "red_ice_giant", "n13": "blue_store", "o13": "blue_amber_mine"}


def test_a_monster_falls_to_the_owner_of_the_dwarf_frightened_onto_it() -> None:
    """It waits for the resolution of that player's own turn (ruling R24)."""
    ctx = game(clan(ogres=["scare"]), clan(), laid=GIANT, dwarves={"m13": {1: 4}, "n13": {1: 1}})
    found = said(ctx, ["ogre:scare"], ["cell:n13"])
    assert (
        found["cell:m13"]
        == f"{DEFEATED} VP for the dwarf's owner, who defeats it; complete with this dwarf; 0 spaces left"
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", f"dwarves: 4 enemy, 0 yours; 5 of one colour: defeated, {DEFEATED} VP for their owner"),
        (
            "pt-BR",
            f"anões: 4 inimigos, nenhum seu; 5 da mesma cor: derrotado, {DEFEATED} PV para o dono deles",
        ),
        ("es", f"enanos: 4 enemigos, 0 tuyos; 5 del mismo color: derrotado, {DEFEATED} PV para su dueño"),
    ],
)
@pytest.mark.parametrize("ogre", ["ambush", "brute"])
def test_a_monster_falls_to_whoever_has_five_dwarves_on_it(ogre: str, lang: str, told: str) -> None:
    """The monster may be another player's, of any colour (rule 12)."""
    ctx = game(clan(ogres=[ogre]), clan(), laid=GIANT, dwarves={"m13": {1: 4}, "n13": {0: 1}, "o13": {1: 1}})
    assert said(ctx, [f"ogre:{ogre}"], lang=lang)["cell:m13"] == told


def test_a_third_dwarf_does_not_complete_what_two_have_completed() -> None:
    laid = {"m13": "red_emerald_mine", "o13": "red_amber_mine"}
    found = said(game(clan(), clan(), laid=laid, dwarves={"m13": {0: 2}}), PLACE)
    assert found["cell:m13"] == "complete without this dwarf: 1 emerald; 0 spaces left"
    assert found["cell:o13"].startswith("2 amber; this dwarf and 1 more")


def test_a_card_without_neighbours_is_not_closed_off_by_them() -> None:
    ctx = game(clan(kingdom=["dragon"]), clan(), laid={"m13": "red_amber_mine"})
    found = said(ctx, ["kingdom:dragon"])
    assert found["cell:m13"] == "no card lies beside it"


@pytest.mark.parametrize(
    ("cell", "nothing", "some"),
    [
        ("m13", "no ogre card is left", "1 ogre card"),
        ("n13", "no stack can be dug now", "a stack's top goes to its bottom"),
        ("o13", "no objective is open", "a trade objective for its gems"),
    ],
)
def test_where_nothing_is_left_a_task_gives_nothing(cell: str, nothing: str, some: str) -> None:
    """An empty deck and discard pile, no stack, no open objective (rule 12, ruling R14)."""
    laid = {"m13": "red_tavern", "n13": "red_castle", "o13": "red_store", "p13": "red_amber_mine"}
    ctx = game(clan(), clan(), laid=laid, trades=[], trade_deck=[], ogre_deck=[])
    assert said(ctx, PLACE)[f"cell:{cell}"].startswith(f"nothing ({nothing}); ")
    ctx = game(clan(), clan(), laid={**laid, "p13": "red_amber_mine/blue_amber_mine"})
    assert said(ctx, PLACE)[f"cell:{cell}"].startswith(f"{some}; ")


def test_discarded_ogre_cards_can_be_drawn_again() -> None:
    ctx = game(clan(), clan(), laid={"m13": "red_tavern", "o13": "red_store"}, ogre_deck=[])
    ctx.state.ogre_discard = ["thief"]
    assert said(ctx, PLACE)["cell:m13"].startswith("1 ogre card; ")


@pytest.mark.parametrize(
    ("lang", "crowd"),
    [
        ("en", "dwarves: 1 enemy, 1 yours; 2 of one colour"),
        ("pt-BR", "anões: 1 inimigo, 1 seu; 2 da mesma cor"),
        ("es", "enanos: 1 enemigo, 1 tuyo; 2 del mismo color"),
    ],
)
def test_one_dwarf_is_no_crowd(lang: str, crowd: str) -> None:
    laid = {"m13": "red_emerald_mine", "o13": "red_amber_mine"}
    ctx = game(clan(ogres=["ambush"]), clan(), laid=laid, dwarves={"m13": {1: 1}, "o13": {0: 1, 1: 1}})
    assert said(ctx, ["ogre:ambush"], lang=lang)["cell:o13"].startswith(crowd)


def test_a_rotation_tells_what_it_does_to_a_rivals_realm() -> None:
    laid = {"m13": "blue_castle", "n13": "red_castle"}
    ctx = game(clan(kingdom=["dragon"]), clan(), laid=laid)
    told = said(ctx, ["kingdom:dragon"], ["cell:m14"])
    assert any("Bia: 2 → \N{MINUS SIGN}1 VP" in each for each in told.values()), told
    assert any("Bia" not in each for each in told.values()), told


@pytest.mark.parametrize(
    ("table", "digs"),
    [
        ({"laid": {"m13": "red_castle", "p13": "red_tavern/blue_store"}}, True),
        ({"laid": {"m13": "red_castle", "p13": "red_tavern/blue_store"}, "dwarves": {"p13": {1: 1}}}, False),
        ({"laid": {"m13": "red_castle", "p13": "red_tavern/blue_store", "q13": "red_dragon"}}, False),
    ],
)
def test_a_castle_promises_to_dig_only_where_a_stack_can_be_dug(table: dict[str, Any], digs: bool) -> None:
    told = said(game(clan(), clan(), **table), PLACE)["cell:m13"]
    assert told.startswith("nothing (no stack can be dug now)") is not digs, told
