"""Words of the coach about the steady player's answers, and how they change with the position."""

import pytest

from rules.core.decisions import Answer, Choose, option
from rules.core.play.planning import Facts, because
from rules.core.text import Text
from rules.core.words import Words
from rules.dwar7s import GAME
from rules.dwar7s.components.asks import REVEAL, SWITCH_ON
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import Dwar7sContext, acting
from rules.dwar7s.computer.coach import task, why
from rules.dwar7s.computer.prospects import outlook
from rules.dwar7s.computer.purposes import aim
from rules.dwar7s.view import view_of
from tests.dwar7s.small import LAID, MOVE, PLACE, clan, game, question
from tests.helpers import coached

NAMES = ("Ana", "Bia")
REVEAL_IT, WAIT = option("secret", "reveal"), option("secret", "go_on")


def reason(ctx: Dwar7sContext, *answers: Answer) -> str:
    """Return why it answers as it does to the question that is open after these answers."""
    decision = question(ctx, *answers)
    return Words("en").say(coached(GAME, view_of(ctx.state, acting(ctx.state)), decision), NAMES)


def test_a_castle_gives_a_fourth_action() -> None:
    ctx = game(clan(kingdom=["store", "castle", "dragon"]), clan(), laid={"m13": "red_store"})
    assert reason(ctx).startswith("With your castle on the table you have 4 actions in each turn,")


@pytest.mark.parametrize(
    ("dwarves", "work"),
    [({}, "2 dwarves complete it and bring"), ({"o13": {0: 1}}, "this dwarf completes it and brings")],
)
def test_dwarves_go_where_the_nearest_objective_lacks_gems(
    dwarves: dict[str, dict[int, int]], work: str
) -> None:
    """Bread lacks nothing but two amber."""
    ctx = game(clan(emerald=2), clan(), laid=LAID, dwarves=dwarves)
    assert reason(ctx, PLACE) == (
        f"Amber Mine (O13): {work} 2 amber at the end of your turn. "
        "For the objective Bread (10 VP) you lack 2 amber."
    )


def test_with_all_its_gems_an_objective_is_paid_for_in_a_store() -> None:
    ctx = game(clan("hunter", emerald=2, amber=2), clan(), laid=LAID)
    assert reason(ctx, PLACE) == (
        "General Store (N13): you have the gems for an objective of 10 VP, "
        "and 3 dwarves complete the task that pays for it."
    )


def test_a_hunter_needs_monsters_and_who_has_none_to_hunt_builds_one() -> None:
    laid = {**LAID, "m12": "blue_dragon"}
    assert "your secret objective, Hunter, needs it" in reason(game(clan("hunter"), clan(), laid=laid), PLACE)
    ctx = game(clan("hunter", kingdom=["dragon"]), clan(), laid={"m13": "red_castle"})
    assert reason(ctx).startswith("Hunter (10 VP), your secret objective, needs two defeated monsters")


def test_an_objective_of_a_store_counts_towards_the_end() -> None:
    rich = clan(emerald=2, amber=2, trades=["ham"])
    ctx = game(rich, clan(), laid=LAID, dwarves={"n13": {0: 3}}, phase="resolution")
    assert reason(ctx) == "10 VP, the most that you can pay for; objective 2 of the 3 that end the game."


def test_with_too_many_cards_ogres_go_first_then_repeats_then_the_cheapest() -> None:
    nine = ["dragon"] * 9
    ctx = game(clan(kingdom=nine, ruby=1, ogres=["thief"]), clan(), phase="discard")
    assert reason(ctx).startswith("An ogre card scores nothing at the end")
    ctx = game(clan(kingdom=nine, emerald=1, diamond=1), clan(), phase="discard", trades=["bread"])
    assert reason(ctx).startswith("You hold more of it than your nearest objective needs")
    ctx = game(clan(kingdom=nine, emerald=2, amber=2), clan(), phase="discard", trades=["bread"])
    assert reason(ctx).startswith("You need all your gems for Bread")


@pytest.mark.parametrize(("chosen", "key"), [("secret:reveal", "reveal"), ("secret:go_on", "go_on")])
def test_a_secret_objective_is_revealed_when_it_holds_and_else_waited_for(chosen: str, key: str) -> None:
    ctx = game(clan("hunter", emerald=2), clan(), laid=LAID)
    asked = Choose(seat=0, prompt=Text(key="dwar7s.ask.moment"), options=(REVEAL_IT, WAIT))
    told = why(view_of(ctx.state, 0), asked, [chosen])
    assert told is not None
    assert told.key == f"dwar7s.coach.{key}"


@pytest.mark.parametrize(("chosen", "key"), [(REVEAL, "reveal"), (SWITCH_ON.id, "switch")])
def test_a_turns_tasks_include_revealing_a_secret_now_or_automatically(chosen: str, key: str) -> None:
    ctx = game(clan("hunter", emerald=2), clan(), laid=LAID)
    asked = Choose(seat=0, prompt=Text(key="dwar7s.ask.task"), options=(REVEAL_IT, SWITCH_ON))
    assert task(outlook(view_of(ctx.state, 0)), asked, chosen).key == f"dwar7s.coach.{key}"


def test_ogre_cards_that_the_secret_objective_needs_are_kept_for_it() -> None:
    ctx = game(clan("disguised_ogre", ogres=["thief"]), clan(ruby=2), laid=LAID, used=4)
    assert given(ctx) == because(
        "dwar7s.coach.end.ogres", secret="secret:disguised_ogre", points=10, cards=1, needed=5
    )


# --- reasons of rare answers -----------------------------------------------------------------------------


def given(ctx: Dwar7sContext, *answers: Answer, chosen: str = "") -> Text:
    """The reason for the steady player's answer to the question that is open after these, or for another."""
    decision = question(ctx, *answers)
    view = view_of(ctx.state, acting(ctx.state))
    told = why(view, decision, [chosen]) if chosen else coached(GAME, view, decision)
    assert told is not None
    return told


def test_a_thief_goes_to_the_rival_who_leads() -> None:
    rivals = clan(ruby=1, trades=["bread"]), clan(ruby=1, trades=["ham"])
    told = given(game(clan(ogres=["thief"]), *rivals, laid=LAID), ["ogre:thief"])
    assert told == because("dwar7s.coach.ogre.victim", rival="seat:2", points=16)


def test_an_enemy_dwarf_runs_to_where_the_task_is_worth_least() -> None:
    ctx = game(clan(ogres=["scare"]), clan(), laid=LAID, dwarves={"n13": {1: 2}})
    told = given(ctx, ["ogre:scare"])
    assert told == because("dwar7s.coach.ogre.useless", card="kingdom:castle", cell="M13")


SIX_AWAY = {"m13": {0: 2}, "n13": {0: 2}, "p13": {0: 2}}


@pytest.mark.parametrize(
    ("used", "dwarves", "key"), [(2, {}, "gems"), (3, {}, "gems.later"), (0, SIX_AWAY, "gems.later")]
)
def test_gems_are_promised_for_this_turn_only_if_it_can_complete_the_mine(
    used: int, dwarves: dict[str, dict[int, int]], key: str
) -> None:
    """Two actions of four, and two dwarves in the pool: a mine gives in the turn's resolution (rule 12)."""
    ctx = game(clan(emerald=2), clan(), laid=LAID, dwarves=dwarves, used=used, trades=["bread"])
    told = given(ctx, PLACE, chosen="cell:o13")
    assert told.key == f"dwar7s.coach.dwarf.{key}"
    assert told.args["more"] == 2
    assert ("end of your turn" in Words("en").say(told)) == (key == "gems")


def test_a_dwarf_that_walks_to_a_mine_is_one_more_than_the_pool_has() -> None:
    ctx = game(clan(emerald=2), clan(), laid=LAID, dwarves=SIX_AWAY, trades=["bread"])
    assert given(ctx, MOVE, ["cell:n13"], chosen="cell:o13").key == "dwar7s.coach.dwarf.gems"


FAR_APART = {"m13": "red_castle@180", "r13": "yellow_castle@180", "s13": "yellow_ruby_mine@90"}


def test_walls_that_change_a_rivals_realm_are_not_said_to_change_nothing() -> None:
    """Blue has no castle. Red's has a wall in the south; yellow has the best realm."""
    ctx = game(clan(), clan(kingdom=["amber_mine"]), clan(), laid=FAR_APART, turn=1)
    told = given(ctx, ["kingdom:amber_mine"], ["cell:n13"])
    assert told == because("dwar7s.coach.turn.equal")


@pytest.mark.parametrize(("rotation", "open_cells"), [(0, ["N14", "L14"]), (90, ["M15"])])
def test_walls_that_change_no_realm_yet_are_explained_by_open_sides(
    rotation: int, open_cells: list[str]
) -> None:
    """A card that is built there later can join, whosever it is; in the north lies red's castle."""
    ctx = game(clan(), clan(kingdom=["amber_mine"]), clan(), laid=FAR_APART, turn=1)
    told = given(ctx, ["kingdom:amber_mine"], ["cell:m14"], chosen=f"rotation:{rotation}")
    assert told == because("dwar7s.coach.turn.later", cells=open_cells, count=len(open_cells))


@pytest.mark.parametrize(
    ("lang", "cards"), [("en", "has 1 card and"), ("pt-BR", "com 1 carta e"), ("es", "con 1 carta y")]
)
def test_a_realm_of_one_card_is_said_in_the_singular(lang: str, cards: str) -> None:
    told = because("dwar7s.coach.turn.realm", cards=1, points=2)
    assert cards in Words(lang).say(told)


def test_walls_by_which_a_card_joins_the_realm_are_explained_by_its_points() -> None:
    ctx = game(clan(kingdom=["ruby_mine"]), clan(), laid={"m13": "red_castle@0"})
    found = given(ctx, ["kingdom:ruby_mine"], ["cell:m14"])
    assert found == because("dwar7s.coach.turn.realm", cards=2, points=5)


def test_one_dwarf_goes_and_is_and_two_go_and_are() -> None:
    where: Facts = {"card": "kingdom:store", "cell": "N13"}
    for key, one, two in (
        ("clear", "1 of the others' dwarves goes home, and none of yours", "dwarves go home, and 1 of yours"),
        ("flee", "1 of the others' dwarves is there", "2 of the others' dwarves are there"),
    ):
        for enemies, said in ((1, one), (2, two)):
            told = because(f"dwar7s.coach.ogre.{key}", **where, enemies=enemies, mine=enemies - 1)
            assert said in Words("en").say(told)


def test_gems_that_pay_for_no_open_objective_are_kept() -> None:
    held = clan(ruby=2, emerald=2)
    ctx = game(held, clan(), laid=LAID, dwarves={"n13": {0: 3}}, phase="resolution", trades=["bread"])
    assert given(ctx) == because("dwar7s.coach.trade.none")


@pytest.mark.parametrize(("more", "key"), [(1, "home"), (0, "idle")])
def test_with_few_dwarves_left_a_task_brings_them_home(more: int, key: str) -> None:
    """The store has nothing to sell."""
    dwarves = {"m13": {0: 2}, "o13": {0: 2}, "p13": {0: 1 + more}}
    told = given(game(laid=LAID, dwarves=dwarves), PLACE, chosen="cell:n13")
    facts: Facts = {"more": 3, "pool": 1} if more else {}
    assert told == because(f"dwar7s.coach.dwarf.{key}", card="kingdom:store", cell="N13", **facts)


@pytest.mark.parametrize(("cell", "key"), [("m12", "realm"), ("m14", "monster")])
def test_a_monster_in_its_own_realm_does_harm(cell: str, key: str) -> None:
    """A wall of the castle keeps the other one out."""
    ctx = game(laid={**LAID, "m12": "blue_dragon", "m14": "blue_dragon"})
    told = given(ctx, PLACE, chosen=f"cell:{cell}")
    points = DATA.monster_points
    facts: Facts = {"card": "kingdom:dragon", "cell": cell.upper(), "more": 5, "points": points}
    assert told == because(f"dwar7s.coach.dwarf.{key}", **facts)


def test_a_third_objective_is_left_with_the_score_that_would_lose() -> None:
    rich = clan(trades=["ham"], monsters=["a", "b", "c", "d", "e", "f", "g", "h"], ruby=3)
    mine = clan("hunter", trades=["cheese", "honey"], emerald=2, amber=2)
    ctx = game(mine, rich, laid={"m13": "red_store"}, dwarves={"m13": {0: 3}}, phase="resolution")
    theirs = 19 + len(rich.monsters) * DATA.monster_points
    assert reason(ctx) == (
        "Paying for it now would end the game, and Bia is ahead: "
        f"30 VP for you then, at least {theirs} for Bia."
    )


def test_a_castles_walls_are_explained_by_the_sides_that_stay_open() -> None:
    ctx = game(clan(kingdom=["castle"]), clan(), laid={"m13": "blue_tavern"})
    assert reason(ctx, ["kingdom:castle"], ["cell:n13"]) == ("This way your realm can grow on 2 sides.")


@pytest.mark.parametrize(
    ("dwarves", "said"),
    [
        ({"n13": {0: 3}, "o13": {0: 2}}, "Amber Mine (O13) before General Store (N13): there you pay with"),
        ({"o13": {0: 2}, "s13": {0: 2}}, "Amber Mine (O13) or another one first: none of them changes"),
        ({"n13": {0: 3}, "s13": {0: 2}}, "General Store (N13) before Ogre Tavern (S13): all gems"),
    ],
)
def test_a_task_comes_first_only_where_that_changes_another(
    dwarves: dict[str, dict[int, int]], said: str
) -> None:
    ctx = game(clan(emerald=2, amber=2), clan(), laid=LAID, dwarves=dwarves, phase="resolution")
    assert reason(ctx).startswith(said)


@pytest.mark.parametrize(
    ("there", "told"), [(2, "With what your complete mines bring, you lack"), (1, "For the objective")]
)
def test_gems_that_are_still_to_come_are_said_to_be_so(there: int, told: str) -> None:
    ctx = game(clan(emerald=1), clan(), laid=LAID, dwarves={"o13": {0: there}}, trades=["pumpkins"])
    asked = question(ctx, PLACE)
    look = outlook(view_of(ctx.state, 0))
    assert look.awaited == (there == 2)
    said = Words("en").say(because("dwar7s.lacking", **aim(look)))
    assert said.startswith(told), (said, asked)


@pytest.mark.parametrize(
    ("cells", "side"), [(["N14"], "that side stays"), (["N14", "L14"], "those sides stay")]
)
def test_one_side_that_stays_open_is_said_in_the_singular(cells: list[str], side: str) -> None:
    assert side in Words("en").say(because("dwar7s.coach.turn.later", cells=cells, count=len(cells)))
