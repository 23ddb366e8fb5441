"""The four magic cards: sheet section 3, rules R17 and R44, rulings A9 and A13, example 14."""

import pytest

from rules.core.decisions import Answer
from rules.immortals.check import check
from rules.immortals.components.state import ImmortalsContext
from tests.helpers import ids
from tests.immortals.small import act, army, do, game, keys, offered, question, reveal, wealth

FIVE, FIRST, SEIZE, TWO = (
    "magic:transition5",
    "magic:card_or_first",
    "magic:seize_or_temple",
    "magic:cards2_or_transition2",
)
NOTHING_LEFT = ["wealth:energy", "wealth:gold"]
OWN = {"light_grove": (0, 1), "light_saltmere": (0, 1), "dark_grove": (0, 1)}


def test_card_transition5_brings_five_to_own_cells_of_one_realm() -> None:
    ctx = game(3, OWN, limbo={0: (6, 2)}, wealth={0: (4, 1)})
    reveal(ctx, "magic_1", FIVE)
    deed: Answer = ["deed:transition_5"]
    assert ids(question(ctx, "deed", [{0: deed}])) == ["limbo:light", "limbo:dark"]
    split: Answer = {"cell:light_grove": 3, "cell:light_saltmere": 2}
    state = act(ctx, "deed", [{0: deed}, {0: ["limbo:light"]}, {0: split}])
    assert army(state) == {"light_grove": (0, 4), "light_saltmere": (0, 3), "dark_grove": (0, 1)}
    assert state.players[0].limbo == {"light": 1, "dark": 2} and wealth(state) == (0, 0)
    check(state)


def test_ruling_13_all_armies_come_from_one_limbo_and_may_be_split() -> None:
    ctx = game(3, OWN, limbo={0: (2, 9)}, wealth={0: (4, 1)})
    answers: list[Answer] = [["deed:transition_5"], ["limbo:light"]]
    parts = offered(ctx, "magic_1", FIVE, *answers)
    assert parts == ["cell:light_saltmere", "cell:light_grove"]


def test_card_transition5_brings_all_if_there_are_fewer_and_needs_one() -> None:
    ctx = game(3, {"dark_grove": (0, 1)}, limbo={0: (4, 2)}, wealth={0: (4, 1)})
    state = do(ctx, "magic_1", FIVE, ["deed:transition_5"])
    assert army(state) == {"dark_grove": (0, 3)} and state.players[0].limbo == {"light": 4, "dark": 0}
    ctx = game(3, {"dark_grove": (0, 1)}, limbo={0: (4, 0)}, wealth={0: (4, 1)})
    assert offered(ctx, "magic_1", FIVE) == NOTHING_LEFT


def test_card_cards2_or_transition2() -> None:
    ctx = game(3, {"dark_grove": (0, 1)}, limbo={0: (0, 4)}, wealth={0: (0, 2)})
    assert offered(ctx, "magic_2", TWO) == ["deed:draw_2", "deed:transition_2", "decline:decline"]
    ctx = game(3, {"dark_grove": (0, 1)}, limbo={0: (0, 4)}, wealth={0: (0, 2)})
    state = do(ctx, "magic_2", TWO, ["deed:transition_2"])
    assert army(state) == {"dark_grove": (0, 3)} and wealth(state) == (0, 0)


def test_card_cards2_or_transition2_draws_what_there_is() -> None:
    ctx = game(3, {"dark_grove": (0, 1)}, wealth={0: (0, 2)})
    ctx.state.players[1].hand += ctx.state.deck[1:]
    del ctx.state.deck[1:]
    [last] = ctx.state.deck
    state = do(ctx, "magic_1", TWO, ["deed:draw_2"])
    assert last in state.players[0].hand and state.deck == []
    check(state)


def test_card_card_or_first_draws_one() -> None:
    ctx = game(3, OWN, wealth={0: (0, 1)})
    top = ctx.state.deck[-1]
    state = do(ctx, "magic_1", FIRST, ["deed:draw_1"])
    assert top in state.players[0].hand and wealth(state) == (0, 0)


def test_card_card_or_first_takes_the_marker_for_the_next_round() -> None:
    ctx = game(3, OWN, wealth={1: (0, 1)})
    state = do(ctx, "magic_1", FIRST, ["deed:first"], seat=1)
    assert (state.marker, state.first) == (1, 0)
    assert act(ctx, "round", until="draw").first == 1


def test_card_card_or_first_offers_no_marker_to_its_holder() -> None:
    ctx = game(3, OWN, wealth={0: (0, 1)})
    assert offered(ctx, "magic_1", FIRST) == ["deed:draw_1", "decline:decline"]


def test_card_seize_or_temple_builds_in_any_own_cell_at_the_cards_cost() -> None:
    ctx = game(3, OWN, wealth={0: (2, 2)}, owners={"grove": 0, "saltmere": 0})
    ctx.state.buildings = {"light_grove": "capital"}
    cells = offered(ctx, "magic_1", SEIZE, ["deed:temple"])
    assert cells == ["cell:light_saltmere", "cell:dark_grove"]
    ctx = game(3, OWN, wealth={0: (2, 2)}, owners={"grove": 0, "saltmere": 0})
    state = do(ctx, "magic_1", SEIZE, ["deed:temple"], ["cell:dark_grove"])
    assert state.buildings == {"dark_grove": "temple"} and wealth(state) == (0, 0)
    assert state.players[0].score["built"] == 1


def seizing(mine: int, theirs: int, *, twin_of: int = 1, owner: int | None = 1) -> ImmortalsContext:
    """Seat 0 in light Grove, somebody in dark Grove; seat 0 seizes Grove."""
    armies = {"light_grove": (0, mine)}
    if theirs:
        armies["dark_grove"] = (twin_of, theirs)
    ctx = game(3, armies, wealth={0: (2, 2)}, owners={} if owner is None else {"grove": owner})
    do(ctx, "magic_1", SEIZE, ["deed:seize"])
    return ctx


@pytest.mark.parametrize(("mine", "theirs", "taken"), [(3, 2, True), (2, 2, False), (2, 3, False)])
def test_rule_44_more_armies_than_the_owner_has_in_the_twin_cell(mine: int, theirs: int, taken: bool) -> None:
    ctx = seizing(mine, theirs)
    assert ctx.state.owners["grove"] == (0 if taken else 1)
    assert ("seize.nothing" in keys(ctx)) != taken
    assert wealth(ctx.state) == (0, 0)
    check(ctx.state)


def test_rule_44_only_where_one_has_an_army_and_not_the_card() -> None:
    ctx = game(3, OWN, wealth={0: (2, 2)}, owners={"saltmere": 0})
    cells = offered(ctx, "magic_1", SEIZE, ["deed:seize"])
    assert cells == ["cell:light_grove", "cell:dark_grove"]
    ctx = game(3, OWN, wealth={0: (2, 2)}, owners={"saltmere": 0, "grove": 0})
    assert offered(ctx, "magic_1", SEIZE) == ["deed:temple", "decline:decline"]


@pytest.mark.parametrize(("owner", "closed"), [(1, True), (None, False)])
def test_a_seized_card_shows_where_it_lay_so_it_cannot_be_undone(owner: int | None, closed: bool) -> None:
    """The audit found it: whoever seized, and took it back, knew a space of the plan of somebody else."""
    ctx = game(
        3, {"light_grove": (0, 3)}, wealth={0: (2, 2)}, owners={} if owner is None else {"grove": owner}
    )
    ctx.step = 5
    do(ctx, "magic_1", SEIZE, ["deed:seize"])
    assert (ctx.floor == 5) == closed


def test_rule_44_also_from_a_space() -> None:
    armies = {"light_grove": (0, 2), "dark_grove": (1, 1)}
    ctx = game(3, armies, wealth={0: (2, 2)}, plans={1: {"gold": "region:grove"}})
    state = do(ctx, "magic_1", SEIZE, ["deed:seize"])
    assert state.owners["grove"] == 0 and state.players[1].plan == {}


def test_ruling_09_from_the_deck_at_once_and_else_only_own_armies_count() -> None:
    assert seizing(1, 5, owner=None).state.owners["grove"] == 0
    assert seizing(1, 0).state.owners["grove"] == 0
    assert seizing(1, 5, twin_of=2).state.owners["grove"] == 0


def test_example_14_andersons_four_magic_cards() -> None:
    cells = {"light_tribute_pass": (0, 3), "light_grove": (0, 1), "dark_tribute_pass": (1, 2)}
    ctx = game(3, cells, limbo={0: (5, 0)}, wealth={0: (6, 6)}, owners={"tribute_pass": 1})
    ctx.state.marker = 2
    split: Answer = {"cell:light_grove": 5, "cell:light_tribute_pass": 0}
    state = do(ctx, "magic_1", FIVE, ["deed:transition_5"], split)
    assert army(state)["light_grove"] == (0, 6) and wealth(state) == (2, 5)
    state = do(ctx, "magic_1", FIRST, ["deed:first"])
    assert state.marker == 0 and wealth(state) == (2, 4)
    state = do(ctx, "magic_1", SEIZE, ["deed:seize"], ["cell:light_tribute_pass"])
    assert state.owners["tribute_pass"] == 0 and wealth(state) == (0, 2)
    before = len(state.players[0].hand)
    state = do(ctx, "magic_1", TWO, ["deed:draw_2"])
    assert len(state.players[0].hand) == before + 2 and wealth(state) == (0, 0)
