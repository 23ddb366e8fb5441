"""Inserting symbols: sheet section 5."""

import pytest

from rules.calamandara.components.board import places_for
from rules.calamandara.components.cells import OWN, is_central
from rules.calamandara.components.data import DATA
from rules.core.decisions import Choose
from rules.core.words import Words
from tests.calamandara.small import (
    act,
    game,
    holds,
    laid,
    offered,
    one_by_one,
    open_question,
    reveal,
    traveller,
)


def cells(
    reserve: str, board: str = "", other: str = "", central: str = "", symbol: str = "footprint"
) -> dict[str, list[str]]:
    """Return the cells where seat 0 of two may insert a symbol, by board: own, other, central."""
    ctx = game(traveller(board, reserve=reserve), traveller(other), central=central)
    found = places_for(ctx.state, 0, symbol)
    names = {0: "own", 1: "other", None: "central"}
    return {name: [p.cell for p in found if p.owner == owner] for owner, name in names.items()}


def test_rule_5_1_footprints_go_on_own_and_central_boards_not_the_centre() -> None:
    found = cells("f", board="ta1", central="fx2")
    assert (len(found["own"]), found["other"], len(found["central"])) == (29, [], 23)
    assert not {"x3", "x2"} & {*found["central"]}
    assert "a1" not in found["own"]


def test_rule_5_1_a_central_footprint_serves_every_token() -> None:
    ctx = game(traveller(), traveller("fc6", "c6"), central="fx5", turn=1)
    assert "walk:x5" in offered(ctx, "walk")


def test_rule_5_2_mountains_on_the_boards_of_others_and_the_central_one() -> None:
    found = cells("m", board="fa1", other="fa1 tb2", symbol="mountain")
    assert found["own"] == []
    assert len(found["other"]) == 24  # without a1 and the row of the Tower
    assert len(found["central"]) == 24


def test_rule_5_2_one_mountain_in_a_turn() -> None:
    ctx = game(traveller(reserve="mmf"), traveller())
    answers = one_by_one(0, "insert:mountain", "act:central", "cell:x2")
    assert [i for i in offered(ctx, "insert", answers) if i.startswith("insert")] == ["insert:footprint"]
    assert ctx.state.turn.mountains == 1


def test_rule_5_2_at_most_four_on_a_board_and_six_on_the_central_one() -> None:
    four, six = "ma1 ma2 ma3 ma4", "mv1 mv2 mv3 mv4 mv5 mw1"
    assert cells("m", other=four, central=six, symbol="mountain") == {"own": [], "other": [], "central": []}
    ctx = game(traveller(), traveller(four))
    assert len(laid(reveal(ctx, "montanhas_do_desterro", {1: ["cell:a1"]}).travellers[1].board).split()) == 4


def test_rule_5_3_and_rule_5_4_and_rule_5_5_others_are_for_the_own_board() -> None:
    for symbol in ("wing", "cave", "tower"):
        found = cells(symbol[0], board="ta1", symbol=symbol)
        assert (len(found["own"]), found["other"], found["central"]) == (29, [], [])
    assert "b1" in cells("t", board="ta1", symbol="tower")["own"]  # a row may hold several Towers


def test_rule_5_6_a_cave_takes_the_place_of_an_own_mountain() -> None:
    ctx = game(traveller("ma1 mb2", reserve="c"), traveller(), central="mx2")
    state = act(ctx, "insert", one_by_one(0, "act:excavate", "cell:b2"), "insert")
    expected = ["insert:footprint", "insert:cave"]
    assert offered(game(traveller(reserve="cf"), traveller()), "insert")[0:2] == expected
    assert laid(state.travellers[0].board) == "ma1 cb2"
    assert (holds(state.travellers[0].reserve), holds(state.travellers[0].depot)) == ("", "m")


def test_rule_5_6_on_the_central_board_both_go_to_the_depot() -> None:
    ctx = game(traveller(reserve="c"), traveller("ma1"), central="mx2")
    state = act(ctx, "insert", one_by_one(0, "act:excavate"), "walk")
    assert (laid(state.central), holds(state.travellers[0].depot)) == ("", "mc")
    assert laid(state.travellers[1].board) == "ma1"


def test_rule_5_7_footprints_need_not_be_connected() -> None:
    ctx = game(traveller("fa1", reserve="f"), traveller())
    state = act(ctx, "insert", one_by_one(0, "insert:footprint", "act:own", "cell:e6"), "insert")
    assert laid(state.travellers[0].board) == "fa1 fe6"


def test_cells_by_the_path_are_offered_with_the_boards_as_one_answer() -> None:
    ctx = game(traveller("fc1 fc2", "c1", reserve="f"), traveller())
    found = offered(ctx, "insert", one_by_one(0, "insert:footprint"))
    assert found[:3] == ["act:own", "act:central", "cell:c3"], "the furthest of the nearest"
    assert set(found[3:8]) == {"cell:b2", "cell:d2", "cell:b1", "cell:d1", "cell:c4"}
    ctx = game(traveller("fc1 fc2", "c1", reserve="f"), traveller())
    state = act(ctx, "insert", one_by_one(0, "insert:footprint", "cell:c3", "act:end"), "walk")
    assert laid(state.travellers[0].board) == "fc1 fc2 fc3"


def test_beyond_the_gate_the_path_goes_on_over_the_central_board() -> None:
    ctx = game(traveller("fc6", "c6", reserve="f"), traveller())
    cell = offered(ctx, "insert", one_by_one(0, "insert:footprint"))[2]
    assert is_central(cell.removeprefix("cell:"))


def test_the_cells_by_the_paths_of_the_rivals_are_offered_for_a_mountain() -> None:
    rivals = traveller("fc1", "c1"), traveller("fb1", "b1")
    found = offered(game(traveller(reserve="m"), *rivals), "insert", one_by_one(0, "insert:mountain"))
    assert found[:3] == ["seat:1", "seat:2", "act:central"]
    assert (found[3], found[10]) == ("rival:1_c2", "rival:2_b2"), "by the path of each"
    assert len([ident for ident in found if is_central(ident.removeprefix("cell:"))]) == 7
    assert len(found) <= 25
    ctx = game(traveller(reserve="m"), *rivals)
    state = act(ctx, "insert", one_by_one(0, "insert:mountain", "rival:2_b2"), "walk")
    assert [laid(each.board) for each in state.travellers] == ["", "fc1", "fb1 mb2"]


def test_a_mountain_may_lie_on_any_cell_of_a_board() -> None:
    ctx = game(traveller(reserve="m"), traveller("fc1", "c1"))
    there = offered(ctx, "insert", one_by_one(0, "insert:mountain", "seat:1"))
    assert there[0] == "cell:c2", "by the path of the rival"


def test_rule_5_8_insertions_of_events_do_not_count() -> None:
    ctx = game(traveller(), traveller(), traveller())
    answers = [{0: ["cell:a1"]}, {1: ["cell:a1"]}, {2: ["cell:a1"]}]
    state = reveal(ctx, "montanhas_do_desterro", *answers)
    assert (state.turn.inserted, state.turn.mountains) == (0, 0)


def test_rule_5_9_each_symbol_says_where_it_may_lie() -> None:
    boards = {symbol: kind.boards for symbol, kind in DATA.symbols.items()}
    assert boards == {
        "footprint": ("own", "central"),
        "mountain": ("others", "central"),
        "wing": ("own",),
        "cave": ("own",),
        "tower": ("own",),
    }
    assert len(OWN) == 30


def test_rule_5_9_a_mountain_cannot_be_entered() -> None:
    ctx = game(traveller("ma1 fb1"), traveller())
    assert offered(ctx, "walk") == ["act:end", "walk:b1"]


@pytest.mark.parametrize(
    ("board", "reserve", "said"),
    [
        ("fc1 td1", "", {"act:clear": "Discard the Tower on D1"}),
        ("fc1 td1 we1", "", {"act:clear": "Discard a symbol of my board"}),
        (
            "fc1 md1",
            "c",
            {"act:clear": "Discard the Mountain on D1", "act:excavate": "Excavate the Mountain on D1"},
        ),
        ("fc1 md1 me1", "c", {"act:excavate": "Excavate a Mountain"}),
    ],
)
def test_an_action_that_asks_no_more_says_what_it_takes(
    board: str, reserve: str, said: dict[str, str]
) -> None:
    decision = open_question(game(traveller(board, "c1", reserve=reserve), traveller()), "insert")[0]
    assert isinstance(decision, Choose)
    shown = {option.id: Words("en").say(option.label) for option in decision.options}
    assert {ident: shown[ident] for ident in said} == said
