"""The steady computer player."""

import pytest

from rules.core.decisions import Answer
from rules.core.play.planning import ids_of
from rules.core.rng import Dice
from rules.core.search.candidates import of_moves
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.dwar7s import GAME
from rules.dwar7s.components.asks import REVEAL, SWITCH_OFF
from rules.dwar7s.components.realm import realm
from rules.dwar7s.components.state import Card, Clan, Dwar7sContext, Stack, acting
from rules.dwar7s.computer.coach import why
from rules.dwar7s.computer.prospects import beyond, gain_of_dwarf, loss_of_dwarf, outlook
from rules.dwar7s.computer.steady import steady
from rules.dwar7s.view import view_of
from tests.dwar7s.small import END, LAID, MOVE, PLACE, clan, game, question


def answer(ctx: Dwar7sContext, *answers: Answer) -> Answer:
    """Return its answer to the question that is open after these answers."""
    decision = question(ctx, *answers)
    return steady(view_of(ctx.state, acting(ctx.state)), decision, Dice("steady"))


def chosen(ctx: Dwar7sContext, *answers: Answer) -> str:
    """The one id that it answers."""
    given = answer(ctx, *answers)
    assert isinstance(given, list)
    return given[0]


def test_it_finds_the_best_card_of_a_big_map() -> None:
    laid = {f"{column}{row}": "red_tavern" for column in "ghijklmnopqrs" for row in (13, 14)} | {
        "s14": "red_store"
    }
    ctx = game(clan(emerald=2, amber=2), clan(), laid=laid)
    assert answer(ctx, PLACE) == ["cell:s14"]


def test_it_takes_the_dearest_objective_that_it_can_pay() -> None:
    ctx = game(
        clan(emerald=2, amber=2, ruby=1), clan(), laid=LAID, dwarves={"n13": {0: 3}}, phase="resolution"
    )
    assert answer(ctx) == ["trade:fish"]


def test_it_mines_before_it_trades_and_fights_before_it_mines() -> None:
    laid = {**LAID, "u13": "blue_dragon"}
    ctx = game(laid=laid, dwarves={"n13": {0: 3}, "o13": {0: 2}}, phase="resolution")
    assert answer(ctx) == ["cell:o13"]
    ctx = game(laid=laid, dwarves={"u13": {0: 5}, "o13": {0: 2}}, phase="resolution")
    assert answer(ctx) == ["cell:u13"]


def test_it_builds_a_mine_that_is_missing() -> None:
    ctx = game(clan(kingdom=["amber_mine", "tavern"], emerald=2), clan(), laid={"m13": "red_castle@180"})
    assert answer(ctx) == ["kingdom:amber_mine"]


@pytest.mark.parametrize(("last", "built"), [(False, "amber_mine"), (True, "diamond_mine")])
def test_in_the_last_round_the_points_of_a_card_decide_and_not_its_gems(last: bool, built: str) -> None:
    mine = clan(kingdom=["amber_mine", "diamond_mine"], emerald=2)
    ctx = game(mine, clan(), laid={"m13": "red_castle@180"}, trades=["bread"])
    ctx.state.ending = last
    assert answer(ctx) == [f"kingdom:{built}"]


def test_it_joins_a_good_card_to_its_realm_and_turns_it_so() -> None:
    ctx = game(clan(kingdom=["diamond_mine"]), clan(), laid={"m13": "red_castle@180", "q13": "blue_castle"})
    cell = answer(ctx, ["kingdom:diamond_mine"])
    assert cell in (["cell:n13"], ["cell:m12"])
    ctx = game(clan(kingdom=["diamond_mine"]), clan(), laid={"m13": "red_castle@180", "q13": "blue_castle"})
    turned = answer(ctx, ["kingdom:diamond_mine"], ["cell:n13"])
    assert turned in (["rotation:90"], ["rotation:0"])  # no wall to the west


def test_it_digs_for_a_store_that_is_covered() -> None:
    laid = {"m13": "red_castle", "p13": "red_store/blue_tavern"}
    ctx = game(clan(emerald=2, amber=2), clan(), laid=laid)
    assert answer(ctx, PLACE) == ["cell:m13"]
    ctx = game(clan(emerald=2, amber=2), clan(), laid=laid, dwarves={"m13": {0: 2}}, phase="resolution")
    assert answer(ctx) == ["cell:p13"]


def test_it_moves_a_dwarf_to_where_it_is_of_use() -> None:
    ctx = game(
        clan(emerald=2, amber=2), clan(), laid=LAID, dwarves={"n13": {0: 2}, "o13": {0: 1}, "s13": {0: 2}}
    )
    ctx.state.table["q13"].dwarves[0] = 2
    assert answer(ctx) == ["task:move"]
    assert answer(ctx, ["task:move"]) == ["cell:o13"]


def test_asked_for_a_move_that_promises_nothing_it_moves_some_dwarf() -> None:
    """A player chose to move, and then left."""
    ctx = game(laid={"m13": "red_castle@180", "n13": "red_store"}, dwarves={"m13": {0: 1}, "n13": {0: 3}})
    offered = [place.id for place in question(ctx, MOVE).options]
    ctx = game(laid={"m13": "red_castle@180", "n13": "red_store"}, dwarves={"m13": {0: 1}, "n13": {0: 3}})
    assert chosen(ctx, MOVE) in offered


def test_it_collects_ogres_only_for_the_disguised_ogre() -> None:
    for secret, keeps in (("disguised_ogre", False), ("mage", True)):
        ctx = game(clan(secret, ogres=["thief"]), clan(ruby=2), laid=LAID)
        assert (answer(ctx) == ["ogre:thief"]) is keeps


def test_it_does_not_bury_what_it_has_built() -> None:
    """The tavern could lie on its own store; there is room beside its castle."""
    laid = {"m13": "red_castle@180", "n13": "red_store", "q13": "blue_castle"}
    for kind in ("tavern", "emerald_mine", "ruby_mine"):
        ctx = game(clan(kingdom=[kind]), clan(), laid=laid)
        cell = chosen(ctx, [f"kingdom:{kind}"])
        assert cell not in ("cell:n13", "cell:m13")


def test_it_builds_elsewhere_before_covering_its_card_in_a_closed_realm() -> None:
    laid = {"m13": "red_castle@270", "m14": "red_tavern", "l13": "blue_ruby_mine@90", "q13": "blue_castle"}
    laid["l14"], laid["n14"], laid["m15"] = "blue_store", "blue_tavern", "blue_amber_mine"
    laid["m12"], laid["n13"] = "blue_emerald_mine", "blue_diamond_mine"
    ctx = game(clan(kingdom=["store"]), clan(), laid=laid)
    cell = chosen(ctx, ["kingdom:store"])
    assert cell.removeprefix("cell:") not in laid or laid[cell.removeprefix("cell:")].startswith("blue")


def test_without_room_by_its_realm_it_builds_elsewhere_covering_no_rival() -> None:
    """A store on the tavern would part blue's realm; red's castle opens to two cards alone."""
    laid = {"m13": "red_castle@270", "n13": "blue_castle@270", "m14": "red_emerald_mine"}
    laid |= {"n14": "blue_tavern@180", "o14": "blue_ruby_mine@90"}
    ctx = game(clan(kingdom=["store"]), clan(), laid=laid)
    assert "cell:n14" in [place.id for place in question(ctx, ["kingdom:store"]).options]
    ctx = game(clan(kingdom=["store"]), clan(), laid=laid)
    assert chosen(ctx, ["kingdom:store"]).removeprefix("cell:") not in laid


@pytest.mark.parametrize(("secret", "joins"), [("king", True), ("mage", False)])
def test_a_king_joins_its_realm_to_one_of_less_worth_and_nobody_else_does(secret: str, joins: bool) -> None:
    """Red gains three points by a mine that opens to both, blue five."""
    laid = {"m13": "red_castle@180", "m12": "red_diamond_mine", "o13": "blue_castle"}
    ctx = game(clan(secret, kingdom=["amber_mine"]), clan(), laid=laid)
    turned = chosen(ctx, ["kingdom:amber_mine"], ["cell:n13"])
    assert turned == ("rotation:0" if joins else "rotation:90")


def test_a_hand_full_of_monsters_is_emptied_onto_the_table() -> None:
    """Nine cards: two monsters and seven gems, of which it would discard each new one."""
    mine = clan(kingdom=["dragon", "ice_giant"], ruby=3, amber=4)
    laid = {"m13": "red_castle@180", "q13": "blue_castle"}
    ctx = game(mine, clan(), laid=laid, trades=["bread"], trade_deck=[])
    assert chosen(ctx) in ("kingdom:dragon", "kingdom:ice_giant")
    cell = chosen(game(mine, clan(), laid=laid), ["kingdom:dragon"])
    assert cell != "cell:n13"  # in its own realm


RESEARCH = {"m13": "red_castle@180", "q13": "blue_castle", "s13": "red_dragon", "u13": "red_amber_mine"}


def test_a_researcher_builds_two_monsters_in_one_realm() -> None:
    mine = clan("researcher", kingdom=["ice_giant"])
    assert answer(game(mine, clan(), laid=RESEARCH, dwarves={"u13": {0: 6}})) == ["kingdom:ice_giant"]
    ctx = game(clan("researcher", kingdom=["ice_giant"]), clan(), laid=RESEARCH)
    assert answer(ctx, ["kingdom:ice_giant"]) in (["cell:s14"], ["cell:r13"])


def test_a_researcher_sends_three_dwarves_to_each_of_two_monsters() -> None:
    laid = {"m13": "red_castle@180", "r13": "red_ice_giant", "s13": "red_dragon@180"}
    laid["s13"] = "red_dragon"
    for there, cell in (((3, 0), "s13"), ((0, 3), "r13"), ((3, 2), "s13")):
        dwarves = {"r13": {0: there[0]}, "s13": {0: there[1]}}
        ctx = game(clan("researcher"), clan(), laid=laid, dwarves=dwarves)
        assert answer(ctx) == PLACE
        ctx = game(clan("researcher"), clan(), laid=laid, dwarves=dwarves)
        assert answer(ctx, PLACE) == [f"cell:{cell}"]


@pytest.mark.parametrize(("there", "gains", "loses"), [(2, True, True), (3, False, True), (4, False, False)])
def test_a_researcher_values_the_first_three_dwarves_on_a_monster_more(
    there: int, gains: bool, loses: bool
) -> None:
    laid = {"m13": "red_castle@180", "r13": "red_ice_giant", "s13": "red_dragon"}
    worths = []
    for secret in ("researcher", "mage"):
        ctx = game(clan(secret), clan(), laid=laid, dwarves={"s13": {0: there}})
        look = outlook(view_of(ctx.state, 0))
        worths.append((gain_of_dwarf(look, "s13"), loss_of_dwarf(look, "s13")))
    researcher, mage = worths
    assert (researcher[0] > mage[0], researcher[1] > mage[1]) == (gains, loses)


def test_a_hunter_builds_a_monster_and_attacks_it() -> None:
    laid = {"m13": "red_castle@180", "q13": "blue_castle"}
    for secret, builds in (("hunter", True), ("mage", False)):
        ctx = game(clan(secret, kingdom=["dragon"]), clan(), laid=laid)
        assert (answer(ctx) == ["kingdom:dragon"]) is builds
        lair = {**laid, "s13": "blue_dragon", "u13": "red_diamond_mine"}
        ctx = game(clan(secret), clan(), laid=lair, trades=["honey"])
        assert (answer(ctx, PLACE) == ["cell:s13"]) is builds


@pytest.mark.parametrize("last", [False, True])
def test_in_the_last_round_it_begins_nothing_that_it_cannot_complete(last: bool) -> None:
    """With one action left the second dwarf in the mine completes a task, the first in the store none."""
    laid = {"m13": "red_castle@180", "n13": "red_store", "s13": "red_diamond_mine"}
    ctx = game(clan("hunter", emerald=2, ruby=1), clan(), laid=laid, dwarves={"s13": {0: 1}}, used=3)
    ctx.state.ending = last
    assert answer(ctx, PLACE) == (["cell:s13"] if last else ["cell:n13"])


def test_in_the_last_round_a_gem_is_worth_its_points() -> None:
    laid = {"m13": "red_castle@180", "p13": "red_emerald_mine", "s13": "red_ruby_mine", "u13": "red_tavern"}
    ctx = game(
        clan("hunter"), clan(), laid=laid, dwarves={"p13": {0: 1}, "s13": {0: 2}, "u13": {0: 1}}, used=3
    )
    ctx.state.ending = True
    assert answer(ctx, PLACE) == ["cell:s13"]


def test_it_begins_in_the_store_if_its_dwarves_bring_the_last_gem_now() -> None:
    """Bread lacks two amber, and two dwarves bring them before the store is resolved."""
    for there, cell in ((1, "o13"), (2, "n13")):
        ctx = game(clan("hunter", emerald=2), clan(), laid=LAID, dwarves={"o13": {0: there}})
        assert answer(ctx, PLACE) == [f"cell:{cell}"]


@pytest.mark.parametrize("theirs", [1, 4])
def test_it_takes_the_last_space_of_a_fight_that_a_rival_has_nearly_won(theirs: int) -> None:
    laid = {"m13": "red_castle@180", "p13": "red_tavern", "s13": "blue_dragon"}
    ctx = game(clan("mage"), clan(), laid=laid, dwarves={"s13": {1: theirs}})
    assert (answer(ctx, PLACE) == ["cell:s13"]) is (theirs == 4)


@pytest.mark.parametrize("prompt", ["task", "moment"])
def test_it_reveals_for_somebody_who_has_turned_the_switch_off(prompt: str) -> None:
    phase = "tasks" if prompt == "task" else "resolution"
    laid, dwarves = {"m13": "red_tavern"}, {"m13": {0: 2}}
    ctx = game(clan("mage", emerald=5, switch=False), clan(), laid=laid, dwarves=dwarves, phase=phase)
    decision = question(ctx)
    assert decision.prompt.key == f"dwar7s.ask.{prompt}"
    assert steady(view_of(ctx.state, 0), decision, Dice("steady")) == ["secret:reveal"]


def test_with_nothing_to_reveal_it_goes_on() -> None:
    ctx = game(
        clan("mage", switch=False), clan(), laid={"m13": "red_tavern"}, dwarves={"m13": {0: 2}}, used=3
    )
    ctx.state.phase, ctx.state.switched = "resolution", True
    assert answer(ctx) == ["task:go_on"]


@pytest.mark.parametrize(
    ("ogre", "dwarves", "plays"),
    [
        ("scare", {"n13": {1: 2}}, True),  # half of what two dwarves in a store are worth
        ("scare", {"n13": {1: 1}}, False),
        ("scare", {"o13": {0: 1, 1: 1}}, False),
        ("scare", {"o13": {0: 1, 1: 1, 2: 1}}, True),  # a space for the dwarf that is lacking
        ("ambush", {"o13": {1: 1}}, True),
        ("ambush", {"s13": {1: 1}}, False),
        ("brute", {"o13": {0: 1, 1: 1}, "p13": {0: 1}}, True),
        ("brute", {"m13": {1: 1}, "p13": {0: 1}}, False),
    ],
)
def test_it_plays_an_ogre_card_that_promises_a_point(
    ogre: str, dwarves: dict[str, dict[int, int]], plays: bool
) -> None:
    ctx = game(clan("miner", emerald=2, ogres=[ogre]), clan(), clan(), laid=LAID, dwarves=dwarves)
    assert (answer(ctx) == [f"ogre:{ogre}"]) is plays


def test_it_ambushes_a_rival_who_is_about_to_complete_a_task() -> None:
    dwarves = {"n13": {1: 3}, "s13": {1: 1}}
    ctx = game(clan(ogres=["ambush"]), clan(), laid=LAID, dwarves=dwarves)
    assert answer(ctx) == ["ogre:ambush"]
    ctx = game(clan(ogres=["ambush"]), clan(), laid=LAID, dwarves=dwarves)
    assert answer(ctx, ["ogre:ambush"]) == ["cell:n13"]


def test_no_search_tries_the_switch() -> None:
    """It would tell how the secret objective stands, and is no move (ruling R10)."""
    decision = question(game(clan("mage"), clan(), laid=LAID))
    tried = of_moves(decision, GAME.settings)
    assert {*ids_of(decision)} - {*ids_of(tried)} == {"switch:off"}


def test_it_turns_the_switch_on() -> None:
    assert answer(game(clan("mage", switch=False), clan(), laid=LAID)) == ["switch:on"]


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_among_steady_players_end_by_objectives(seats: int) -> None:
    for number in range(3):
        result = playout(GAME, seats, seed_of("short", number), ["steady"]).position.result
        assert result is not None
        assert result.why.key == "dwar7s.over.objectives"


def test_it_leaves_its_castle_open_to_as_many_cards_as_it_can() -> None:
    """Two of the four sides of a castle are walled; with a neighbour the third and fourth may be open."""
    ctx = game(clan(kingdom=["castle"]), clan(), laid={"m13": "blue_tavern"})
    picked = answer(ctx, ["kingdom:castle"], ["cell:n13"])
    assert isinstance(picked, list)
    table = {**ctx.state.table}
    open_sides = {}
    for turned in (0, 90, 180, 270):
        table["n13"] = Stack([Card("red_castle", turned)], [0, 0])
        open_sides[f"rotation:{turned}"] = len(beyond(table, realm(table, 0)))
    assert open_sides[picked[0]] == max(open_sides.values()), open_sides


RICH = clan(trades=["ham"], monsters=["a", "b", "c", "d", "e", "f", "g", "h"], ruby=3)


@pytest.mark.parametrize(
    ("rival", "expected"), [(clan(), "trade:bread"), (RICH, "trade:none")], ids=["ahead", "behind"]
)
def test_it_ends_no_game_that_it_sees_lost_with_its_third_objective(rival: Clan, expected: str) -> None:
    laid, dwarves = {"m13": "red_store"}, {"m13": {0: 3}}
    ctx = game(
        clan("hunter", trades=["cheese", "honey"], emerald=2, amber=2),
        rival,
        laid=laid,
        dwarves=dwarves,
        phase="resolution",
    )
    assert chosen(ctx) == expected


@pytest.mark.parametrize(
    ("rival", "expected"), [(clan(), REVEAL), (RICH, SWITCH_OFF.id)], ids=["ahead", "behind"]
)
def test_it_hides_a_secret_that_would_end_a_lost_game(rival: Clan, expected: str) -> None:
    mine = clan("mage", trades=["cheese", "honey"], emerald=5, switch=rival is RICH)
    ctx = game(mine, rival, laid={"m13": "red_store"})
    assert chosen(ctx) == expected


@pytest.mark.parametrize(
    ("rival", "stirred", "expected"),
    [(RICH, False, PLACE), (RICH, True, END), (clan(), False, END)],
    ids=["behind", "somebody acted", "ahead"],
)
def test_it_acts_rather_than_let_an_idle_round_end_a_lost_game(
    rival: Clan, stirred: bool, expected: Answer
) -> None:
    ctx = game(rival, clan("mage"), laid={"m13": "red_ruby_mine"}, dwarves={"m13": {0: 2}}, turn=1)
    ctx.state.stirred = stirred
    assert answer(ctx) == expected
    told = why(view_of(ctx.state, 1), question(ctx), expected)
    assert told is not None
    assert (told.key == "dwar7s.coach.idle") is (expected == PLACE)
