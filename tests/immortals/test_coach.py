"""Reasons for the computer player's answers: facts of the position that the seat sees."""

import pytest

from rules.core.decisions import Answer
from rules.core.play.planning import Facts, because
from rules.core.text import Text
from rules.core.words import Words
from rules.immortals import GAME
from rules.immortals.components.data import DATA
from rules.immortals.components.state import ImmortalsContext
from rules.immortals.view import view_of
from tests.helpers import Answers, asked, coached
from tests.immortals.small import draft_game, game, play, reveal

DRAFT = {0: ["conflict:dark_owlwatch"], 1: ["wild:light_moors"]}


def reason(ctx: ImmortalsContext, phase: str, answers: Answers = (), seat: int = 0) -> Text:
    """The reason for the steady player's answer to the question that is open after these answers."""
    ctx.state.phase = phase
    decision = asked(play(ctx, "no such phase"), answers)[seat]
    return coached(GAME, view_of(ctx.state, seat), decision)


def of_a_card(ctx: ImmortalsContext, space: str, card: str, *answers: Answer) -> Text:
    """The reason for the next answer, once seat 0 has revealed a card on a space."""
    reveal(ctx, space, card)
    return reason(ctx, "deed", [{0: answer} for answer in answers])


def test_a_card_is_drafted_for_the_third_region_of_an_area() -> None:
    ctx = draft_game({0: [3]}, DRAFT)
    ctx.state.armies = game(3, {"dark_grove": (0, 1), "dark_treehome": (0, 1)}).state.armies
    why = reason(ctx, "draft")
    assert (why.key, why.args["cell"]) == ("immortals.coach.cell.area", "cell:dark_owlwatch")
    assert (why.args["count"], why.args["points"]) == (3, 2)


def test_the_fourth_region_of_an_area_leads_to_all_five() -> None:
    ctx = draft_game({0: [3]}, {0: ["conflict:dark_owlwatch"], 1: ["wild:light_moors"]})
    held = ("grove", "treehome", "mossglade")
    ctx.state.armies = game(3, {f"dark_{name}": (0, 1) for name in held}).state.armies
    told = Words("en").say(reason(ctx, "draft"))
    assert "Owlwatch (dark) would be your fourth region of" in told, told
    assert "; 5 bring 3 victory points (VP) in each scoring." in told, told


def test_a_wild_card_is_drafted_for_a_region_that_has_a_name() -> None:
    ctx = draft_game({0: [3]}, {0: ["wild:dark_greenwood"], 1: ["wild:light_moors"]})
    ctx.state.armies = game(3, {"dark_grove": (0, 1), "dark_treehome": (0, 1)}).state.armies
    told = Words("en").say(reason(ctx, "draft"))
    assert told.startswith("Heartwood (dark) would be your third region of"), told


def test_a_card_is_drafted_for_what_its_region_gives_or_to_keep_it() -> None:
    alone = reason(draft_game({0: [3]}, DRAFT), "draft")
    assert (alone.key, alone.args["energy"], alone.args["gold"]) == ("immortals.coach.cell.wealth", 3, 5)
    assert reason(draft_game({1: [3]}, DRAFT), "draft").key == "immortals.coach.keep"


@pytest.mark.parametrize(("limbo", "key"), [((9, 2), "limbo"), ((5, 5), "limbo.even")])
def test_magic_frees_armies_from_the_fuller_limbo_if_there_is_one(limbo: tuple[int, int], key: str) -> None:
    ctx = game(3, {"light_grove": (0, 2), "dark_grove": (0, 2)}, limbo={0: limbo}, wealth={0: (4, 1)})
    why = of_a_card(ctx, "magic_1", "magic:transition5", ["deed:transition_5"])
    assert why == because(f"immortals.coach.{key}", armies=limbo[0])


def test_armies_come_back_where_an_attack_could_come() -> None:
    armies = {"light_grove": (0, 1), "light_foothold": (0, 1), "light_red_steppe": (1, 6)}
    ctx = game(3, armies, limbo={0: (6, 0)})
    why = reason(ctx, "reinforcement")
    assert (why.key, why.args["cell"]) == ("immortals.coach.guard.danger", "cell:light_foothold")
    assert (why.args["armies"], why.args["enemies"]) == (1, 5)


def test_the_sheet_pays_for_itself() -> None:
    ctx = game(3, {"light_saltmere": (0, 1)}, owners={"saltmere": 0}, limbo={0: (9, 9)}, phase="planning")
    why = reason(ctx, "planning")
    assert (why.key, why.args["gold"]) == ("immortals.coach.plan.pays", 6)


def test_wealth_is_revealed_first_and_attacks_last() -> None:
    armies = {"light_saltmere": (0, 3), "light_shore_lake": (1, 1)}
    plan = {"attack": "conflict:light_shore_lake", "gold": "region:saltmere"}
    ctx = game(3, armies, plans={0: plan, 1: {"magic_1": "card:blank"}})
    assert reason(ctx, "actions").key == "immortals.coach.turn.gold"
    del ctx.state.players[0].plan["gold"]
    last = reason(ctx, "actions")
    assert (last.key, last.args["others"]) == ("immortals.coach.turn.attack", 1)


def test_a_building_scores_to_the_end_of_the_game() -> None:
    for round_, rounds in ((1, 7), (6, 2)):
        ctx = game(3, {"light_grove": (0, 2)}, wealth={0: (20, 20)})
        ctx.state.round = round_
        why = of_a_card(ctx, "construct", "conflict:light_grove")
        assert (why.key, why.args["piece"]) == ("immortals.coach.build.scored", "piece:capital")
        assert why.args["rounds"] == rounds


def test_an_attack_has_a_chance_and_a_prize() -> None:
    around = dict.fromkeys(("light_mossglade", "light_owlwatch"), (1, 12))
    ctx = game(3, {"light_grove": (0, 6), "light_treehome": (1, 1), **around})
    why = of_a_card(ctx, "attack", "conflict:light_treehome")
    assert (why.key, why.args["cell"]) == ("immortals.coach.attack.held", "cell:light_treehome")
    assert (why.args["enemies"], why.args["seat"]) == (1, "seat:1")
    chance = why.args["chance"]
    assert isinstance(chance, int) and chance > 50


def test_what_is_not_worth_its_price_is_left() -> None:
    around = dict.fromkeys(("light_treehome", "light_mossglade", "light_owlwatch"), (1, 12))
    strong = game(3, {"light_grove": (0, 6), **around})
    assert of_a_card(strong, "attack", "conflict:light_treehome").key == "immortals.coach.decline"


def test_a_card_of_a_region_that_is_taken_places_nothing() -> None:
    ctx = draft_game({0: [3]}, DRAFT)
    ctx.state.armies = game(3, {"dark_owlwatch": (1, 1)}).state.armies
    assert reason(ctx, "draft") == because("immortals.coach.taken")


def test_in_the_last_round_a_sheet_may_do_no_more_than_extract() -> None:
    ctx = game(3, {"light_saltmere": (0, 1)}, owners={"saltmere": 0}, phase="planning")
    ctx.state.round = DATA.rounds[3]
    assert reason(ctx, "planning") == because("immortals.coach.plan.save", energy=0, gold=6)


@pytest.mark.parametrize(
    ("guards", "key", "facts"),
    [
        (2, "free", {"cell": "cell:light_grove", "energy": 4, "gold": 4}),
        (1, "taken", {"cell": "cell:light_owlwatch", "energy": 5, "gold": 3, "seat": "seat:1"}),
    ],
)
def test_the_best_region_card_that_comes_at_once_is_seized(guards: int, key: str, facts: Facts) -> None:
    """The card of Grove is nobody's."""
    armies = {"light_grove": (0, 2), "light_owlwatch": (0, 2), "dark_owlwatch": (1, guards)}
    ctx = game(3, armies, wealth={0: (9, 9)}, owners={"owlwatch": 1})
    told = of_a_card(ctx, "magic_1", "magic:seize_or_temple", ["deed:seize"])
    assert told == because(f"immortals.coach.seize.{key}", **facts)


def test_fallen_armies_are_told_with_what_comes_back_of_them() -> None:
    ctx = game(3, {}, limbo={0: (4, 6)})
    ctx.state.players[0].fallen = 5
    told = reason(ctx, "limbos")
    assert told == because("immortals.coach.limbos", count=3, light=6, dark=9, light_back=2, dark_back=3)


@pytest.mark.parametrize(
    ("enemies", "told"),
    [(0, "One stays in Grove (light), where nobody can attack it."), (5, "which 4 enemies can attack")],
)
def test_whoever_stays_alone_is_not_said_to_hold_the_region(enemies: int, told: str) -> None:
    around = {"light_mossglade": (1, enemies)} if enemies else {}
    ctx = game(3, {"light_grove": (0, 6), "light_treehome": (1, 1), **around})
    answers: list[Answer] = [["deed:attack"], ["cell:light_treehome"]]
    assert told in Words("en").say(of_a_card(ctx, "attack", "conflict:light_treehome", *answers))


@pytest.mark.parametrize(
    ("owner", "told"),
    [(0, "army spaces for Owlwatch (dark), which is yours."), (1, "as its region is not yours.")],
)
def test_a_card_is_kept_for_the_regions_in_which_it_can_act(owner: int, told: str) -> None:
    ctx = draft_game({1: [3]}, DRAFT)
    ctx.state.armies = game(3, {"dark_owlwatch": (owner, 1)}).state.armies
    assert told in Words("en").say(reason(ctx, "draft"))
