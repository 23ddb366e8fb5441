"""Effects of each choice, said beside it for a reader who looks at nothing but the options."""

import pytest

from rules.core.decisions import Answer, Seat
from rules.core.words import Words
from rules.immortals import GAME
from rules.immortals.components.state import ImmortalsContext
from rules.immortals.view import threats, view_of
from tests.helpers import Answers, asked
from tests.immortals.small import draft_game, game, play, reveal

GROVE = "region:grove"
BOTH = {"light_grove": (0, 4), "dark_grove": (0, 1)}
NAMES = ("Ana", "Bia", "Caio")


def effects(
    ctx: ImmortalsContext, phase: str, answers: Answers = (), reader: Seat | None = 0
) -> dict[str, str]:
    """Return the effects of the options of seat 0's question after these answers, in a reader's words."""
    ctx.state.phase = phase
    decision = asked(play(ctx, "no such phase"), answers)[0]
    told = GAME.effects(view_of(ctx.state, reader), decision)
    return {ident: Words("en").say(text, NAMES) for ident, text in told.items()}


def of_a_card(ctx: ImmortalsContext, space: str, card: str, *answers: Answer) -> dict[str, str]:
    """Return the same for the question after seat 0 has revealed a card and given these answers."""
    reveal(ctx, space, card)
    return effects(ctx, "deed", [{0: answer} for answer in answers])


def test_region_cards_of_the_plan_say_what_both_realms_yield() -> None:
    ctx = game(3, BOTH, owners={"grove": 0}, hands={0: ["conflict:light_owlwatch"]})
    told = effects(ctx, "planning")
    both = "light: 4 energy or 4 gold, your 4 armies; dark: 4 energy or 4 gold, your 1 army"
    assert told[GROVE] == both
    one = "5 energy or 3 gold; empty; you hold 1 of 5 in its area; region card free"
    assert told["conflict:light_owlwatch"] == one
    assert told["magic:transition5"].startswith("4 energy, 1 gold: ")


def test_cards_of_the_draft_are_for_empty_regions_and_need_not_say_so() -> None:
    cards = ["wild:light_moors", "conflict:light_owlwatch", "conflict:light_witchfen"]
    ctx = draft_game({0: [3]}, {0: cards})
    ctx.state.armies = game(3, {"light_witchfen": (1, 2)}).state.armies
    told = effects(ctx, "draft")
    assert told["wild:light_moors"] == "you hold 0 of its 5 regions, 4 stand empty; not for extracting"
    assert told["conflict:light_owlwatch"].startswith("5 energy or 3 gold; you hold")
    assert "conflict:light_witchfen" not in told, "it is held"


def test_a_space_says_what_the_card_on_it_can_do_but_only_to_its_owner() -> None:
    plan = {"gold": GROVE, "attack": "conflict:dark_owlwatch", "tribe_light": "card:blank"}
    ctx = game(3, BOTH, plans={0: plan})
    told = effects(ctx, "actions")
    assert told["action:gold"] == "+4 gold at most; Grove"
    assert "Owlwatch (dark)" in told["action:attack"]
    assert told["action:tribe_light"] == "1 energy or 1 gold: a blank card lies there"
    for text in effects(game(3, BOTH, plans={0: plan}), "actions", reader=None).values():
        assert "Grove" not in text and "Owlwatch" not in text and "blank card lies" not in text


@pytest.mark.parametrize("reader", [None, 1])
def test_the_space_of_a_tribe_says_to_others_what_that_tribe_can_do(reader: Seat | None) -> None:
    """Amazons and Night Elves both attack, each at their own price."""
    ctx = game(3, BOTH, plans={0: {"gold": GROVE, "tribe_light": "card:blank", "tribe_dark": "card:blank"}})
    told = effects(ctx, "actions", reader=reader)
    assert told["action:gold"] == "Gold of the region; no wild cards"
    assert told["action:tribe_light"] == "Attack: 1 energy, 2 gold"
    assert told["action:tribe_dark"] == "Attack: 2 energy, 1 gold"


def test_targets_say_who_defends_and_whom_the_inhabitants_help() -> None:
    ctx = game(3, {"light_grove": (0, 4), "light_owlwatch": (1, 3)})
    told = of_a_card(ctx, "attack", "conflict:light_owlwatch", ["deed:attack"])
    assert told["cell:light_owlwatch"] == "Bia: 3 armies; inhabitants fight for you; 5 energy or 3 gold"
    assert told["cell:light_treehome"].startswith("empty; inhabitants fight against you;")


def test_a_stance_says_how_many_inhabitants_there_are() -> None:
    ctx = game(3, {"light_grove": (0, 2), "light_owlwatch": (1, 3)})
    ctx.state.tray[-1], ctx.state.tower[0][-1] = 2, 5
    told = of_a_card(ctx, "attack", "wild:light_greenwood", ["deed:attack"], ["cell:light_owlwatch"])
    assert told["stance:neutral"] == "2 on the tray, 5 in the tower: they count for nobody"
    assert told["stance:attacker"] == "2 on the tray, 5 in the tower: they count as yours and are lost first"


def test_rule_36_in_an_empty_region_friends_are_only_not_against_you() -> None:
    ctx = game(3, {"light_grove": (0, 2)})
    told = of_a_card(ctx, "attack", "wild:light_greenwood", ["deed:attack"], ["cell:light_owlwatch"])
    assert told["stance:attacker"] == (
        "0 on the tray, 0 in the tower: they do not fight you, and 1 army of yours that falls out wins"
    )
    ctx = game(3, {"light_grove": (0, 2)})
    told = of_a_card(ctx, "attack", "conflict:light_owlwatch", ["deed:attack"])
    assert told["cell:light_owlwatch"].startswith("empty; inhabitants do not fight you;")


def test_pieces_say_their_points_and_deeds_what_there_is_for_them() -> None:
    ctx = game(3, BOTH, wealth={0: (9, 9)})
    told = of_a_card(ctx, "construct", "conflict:light_grove", ["deed:construct"])
    assert told["piece:temple"] == "1 point now, 1 in each scoring while you hold the region"
    back = game(3, BOTH, wealth={0: (9, 9)}, limbo={0: (2, 5)})
    assert of_a_card(back, "transition3", GROVE)["deed:transition_3"] == "in your limbos: light 2, dark 5"


def test_where_to_extract_says_what_is_gained_there_alone() -> None:
    armies = {"light_saltmere": (0, 2), "dark_saltmere": (0, 3)}
    told = of_a_card(game(3, armies, limbo={0: (2, 5)}), "gold", "region:saltmere", ["deed:gold"])
    assert told == {"cell:light_saltmere": "+6 gold", "cell:dark_saltmere": "+2 gold"}


def test_a_region_card_is_seized_by_outnumbering_its_owner_in_the_twin() -> None:
    armies = {"light_grove": (0, 2), "dark_grove": (1, 2), "light_owlwatch": (0, 3), "dark_owlwatch": (1, 2)}
    armies["light_treehome"] = (0, 1)
    ctx = game(3, armies, wealth={0: (9, 9)}, owners={"grove": 1, "owlwatch": 1})
    told = of_a_card(ctx, "magic_1", "magic:seize_or_temple", ["deed:seize"])
    assert told["cell:light_grove"] == "2 against 2 of Bia in the twin: not enough for the card"
    assert told["cell:light_owlwatch"] == "3 against 2 of Bia in the twin: you take the card"
    assert told["cell:light_treehome"] == "your 1 army; nobody has its card, so you take it"


def test_an_enemy_in_the_other_realm_threatens_only_through_its_portal() -> None:
    ctx = game(3, {"light_grove": (0, 4), "dark_grove": (1, 3)})
    assert threats(view_of(ctx.state, 0), 0, "light_grove") == []
    ctx.state.portals = ["dark_grove"]
    [enemy] = threats(view_of(ctx.state, 0), 0, "light_grove")
    assert (enemy.seat, enemy.armies) == (1, 3)
    ctx.state.portals = ["light_grove"]
    assert threats(view_of(ctx.state, 0), 0, "light_grove") == []
