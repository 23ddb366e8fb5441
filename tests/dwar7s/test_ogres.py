"""The ogre cards: rule 11 and the five effects."""

import pytest

from rules.core.decisions import Answer
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import pool
from rules.dwar7s.view import view_of
from tests.dwar7s.small import (
    END,
    PLACE,
    act,
    answered,
    clan,
    game,
    ids,
    keys,
    offered,
    question,
    saying,
    there,
)

ROW = {
    "m13": "red_store",
    "n13": "blue_store",
    "o13": "red_store",
    "p13": "blue_store",
    "q13": "red_ruby_mine",
}
# linked from east to west up to p13; the ruby mine has a wall to the west


def test_rule_11_any_number_before_between_and_after_actions() -> None:
    ctx = game(clan(ogres=["thief"] * 3), clan(ruby=3), laid=ROW)
    here = ["cell:m13"]
    thief = ["ogre:thief"], ["seat:1"]
    state = act(ctx, *thief, PLACE, here, *thief, PLACE, here, PLACE, here, *thief)
    assert keys(ctx) == ["thief", "place", "thief", "place", "place", "thief"]
    assert (state.used, state.ogre_discard, state.clans[0].gems["ruby"]) == (3, ["thief"] * 3, 3)


def test_rule_11_ogre_cards_move_nothing_into_resolution() -> None:
    """Seat 1 has two dwarves on a tavern after the Brute of seat 0; they wait for seat 1's own resolution."""
    laid = {"m13": "red_tavern", "n13": "blue_store", "p13": "blue_emerald_mine"}
    ctx = game(clan(ogres=["brute"]), clan(), laid=laid, dwarves={"m13": {0: 1, 1: 1}, "p13": {1: 1}}, used=3)
    state = act(ctx, ["ogre:brute"], ["cell:m13"], until="discard")
    assert there(state) == {"m13": [0, 2], "p13": [1, 0]}


def test_ruling_24_a_task_completed_by_an_ogre_waits_for_its_owners_turn() -> None:
    laid = {"m13": "red_tavern", "p13": "blue_emerald_mine"}
    dwarves = {"m13": {0: 1, 1: 1}, "p13": {1: 1}}
    ctx = game(clan(ogres=["brute"]), clan(), laid=laid, dwarves=dwarves, used=3)
    state = act(ctx, ["ogre:brute"], ["cell:m13"], until="finish")
    assert state.clans[1].ogres == []
    ctx.state.turn, ctx.state.used, ctx.state.phase = 1, 3, "tasks"
    state = act(ctx, until="finish")
    assert (state.clans[1].ogres, there(state)) == (["thief"], {"p13": [1, 0]})


def test_rule_11_ogre_cards_are_secret_options_and_kinds_come_once() -> None:
    ctx = game(clan(ogres=["scare", "thief", "thief"]), clan(ruby=1), laid=ROW, dwarves={"m13": {1: 1}})
    decision = question(ctx)
    expected = [("ogre:scare", True), ("ogre:thief", True)]
    assert [(o.id, o.secret) for o in decision.options if o.id.startswith("ogre:")] == expected


def test_rule_11_questions_while_a_card_is_played_are_secret_and_undoable() -> None:
    ctx = game(clan(ogres=["ambush"]), clan(), laid=ROW, dwarves={"m13": {1: 1}, "n13": {1: 1}})
    decision = question(ctx, ["ogre:ambush"])
    assert decision.secret
    assert view_of(ctx.state, 1).plan is None
    mine = view_of(ctx.state, 0).plan
    assert mine is not None and (mine.step, mine.cells) == ("ambush", ("m13", "n13"))
    ctx = game(clan(ogres=["ambush"]), clan(), laid=ROW, dwarves={"m13": {1: 1}, "n13": {1: 1}})
    assert answered(ctx, ["ogre:ambush"]).undoable == (0,)
    assert answered(ctx, ["ogre:ambush"], ["cell:n13"]).undoable == ()


def test_rule_11_a_card_carried_out_is_open_on_the_discard_pile() -> None:
    ctx = game(clan(ogres=["ambush"]), clan(), laid=ROW, dwarves={"m13": {1: 1}, "n13": {1: 1}})
    question(ctx, ["ogre:ambush"], ["cell:n13"])
    seen = view_of(ctx.state, None)
    assert (seen.ogre_discard, seen.clans[0].ogre_count, seen.used) == (("ambush",), 0, 0)
    assert seen.changed == ("cell:n13", "pool:1", "ogre:ambush", "ogres:0")


@pytest.mark.parametrize(
    ("ogre", "answers", "changed"),
    [
        ("brute", [["cell:o13"]], ("cell:m13", "cell:o13")),
        ("ambush", [["cell:m13"]], ("cell:m13", "pool:1")),
        ("confiscate", [["seat:1"]], ("ogres:1",)),
        ("scare", [["cell:n13"]], ("cell:m13", "cell:n13")),
        ("thief", [["seat:1"]], ("gems:0", "gems:1")),
    ],
)
def test_what_a_card_has_changed_is_marked(
    ogre: str, answers: list[Answer], changed: tuple[str, ...]
) -> None:
    players = clan(ogres=[ogre]), clan(ogres=["thief"], ruby=1)
    ctx = game(*players, laid=ROW, dwarves={"m13": {1: 1}, "o13": {0: 1}}, used=2)
    question(ctx, [f"ogre:{ogre}"], *answers)
    assert {*view_of(ctx.state, None).changed} == {*changed, f"ogre:{ogre}", "ogres:0"}


@pytest.mark.parametrize("ogre", list(DATA.ogres))
def test_ruling_09_a_card_without_a_target_is_not_played(ogre: str) -> None:
    ctx = game(clan(ogres=[ogre], ruby=1), clan(), laid={"m13": "red_store"})
    assert ids(question(ctx), "ogre:") == []


@pytest.mark.parametrize(
    ("ogre", "target"),
    [
        ("brute", "cell:p13"),
        ("ambush", "cell:m13"),
        ("confiscate", "seat:1"),
        ("scare", "cell:n13"),
        ("thief", "seat:1"),
    ],
)
def test_ruling_09_a_card_with_a_single_target_waits_for_its_name(ogre: str, target: str) -> None:
    players = clan(ogres=[ogre]), clan(ogres=["thief"], ruby=1)
    laid = {"m13": "red_store", "n13": "blue_store", "p13": "red_tavern"}
    ctx = game(*players, laid=laid, dwarves={"m13": {1: 1}} | ({"p13": {0: 1}} if ogre == "brute" else {}))
    assert (offered(ctx, [f"ogre:{ogre}"]), ctx.state.ogre_discard) == ([target], [])


def test_ogre_brute_an_enemy_dwarf_and_an_own_one_change_places() -> None:
    laid = {"m13": "red_store", "q20": "blue_dragon"}
    dwarves = {"m13": {0: 4}, "q20": {1: 5}}
    ctx = game(clan(ogres=["brute"]), clan(), laid=laid, dwarves=dwarves, used=3)
    state = act(ctx, ["ogre:brute"], ["cell:m13"])
    assert there(state) == {"m13": [3, 1], "q20": [1, 4]}
    assert saying(ctx, "brute") == [{"seat": "seat:0", "victim": "seat:1", "cell": "Q20", "start": "M13"}]


def test_ruling_08_both_dwarves_are_on_the_table() -> None:
    ctx = game(clan(ogres=["brute"]), clan(), laid=ROW, dwarves={"m13": {1: 1}})
    assert (pool(ctx.state, 0), ids(question(ctx), "ogre:")) == (7, [])


def test_ruling_23_dwarves_of_different_players_on_different_cards() -> None:
    ctx = game(clan(ogres=["brute"]), clan(), laid=ROW, dwarves={"m13": {0: 1, 1: 1}})
    assert ids(question(ctx), "ogre:") == []
    dwarves = {"m13": {0: 1, 1: 1}, "o13": {0: 1}}
    ctx = game(clan(ogres=["brute"]), clan(), laid=ROW, dwarves=dwarves, used=3)
    state = act(ctx, ["ogre:brute"], ["cell:o13"])
    assert there(state) == {"m13": [2, 0], "o13": [0, 1]}


def test_ruling_23_the_brute_asks_where_whose_and_which_own_one() -> None:
    dwarves = {"m13": {1: 1, 2: 1}, "n13": {1: 1}, "o13": {0: 1}, "q13": {0: 1}}
    players = clan(ogres=["brute"]), clan(), clan()
    steps: tuple[tuple[list[Answer], list[str]], ...] = (
        ([], ["cell:m13", "cell:n13"]),
        ([["cell:m13"]], ["seat:1", "seat:2"]),
        ([["cell:m13"], ["seat:2"]], ["cell:o13", "cell:q13"]),
    )
    for answers, expected in steps:
        ctx = game(*players, laid=ROW, dwarves=dwarves)
        assert offered(ctx, ["ogre:brute"], *answers) == expected
    ctx = game(*players, laid=ROW, dwarves=dwarves, used=3)
    state = act(ctx, ["ogre:brute"], ["cell:m13"], ["seat:2"], ["cell:q13"])
    assert there(state) == {"m13": [1, 1, 0], "n13": [0, 1, 0], "o13": [1, 0, 0], "q13": [0, 0, 1]}


def test_ogre_ambush_all_dwarves_on_a_card_go_home_own_ones_too() -> None:
    ctx = game(clan(ogres=["ambush"]), clan(), clan(), laid=ROW, dwarves={"m13": {0: 2, 1: 1, 2: 1}}, used=3)
    state = act(ctx, ["ogre:ambush"], ["cell:m13"])
    assert (there(state), [pool(state, seat) for seat in range(3)]) == ({}, [7, 7, 7])
    assert saying(ctx, "ambush")[0]["seats"] == ["seat:0", "seat:1", "seat:2"]
    assert saying(ctx, "ambush")[0]["count"] == 4


def test_ogre_ambush_may_hit_own_dwarves_alone() -> None:
    dwarves = {"m13": {0: 2}, "q13": {1: 1}}
    ctx = game(clan(ogres=["ambush"]), clan(), laid=ROW, dwarves=dwarves)
    assert offered(ctx, ["ogre:ambush"]) == ["cell:m13", "cell:q13"]


def test_ogre_confiscate_takes_all_ogre_cards_of_an_opponent() -> None:
    ctx = game(clan(ogres=["confiscate"]), clan(ogres=["brute", "scare"]), laid=ROW, used=3)
    state = act(ctx, ["ogre:confiscate"], ["seat:1"], END)
    assert (state.clans[0].ogres, state.clans[1].ogres) == (["brute", "scare"], [])
    own = {"seat": "seat:0", "victim": "seat:1", "count": 2, "ogres": ["ogre:brute", "ogre:scare"]}
    assert saying(ctx, "confiscate.own", 0) == saying(ctx, "confiscate.own", 1) == [own]
    assert saying(ctx, "confiscate") == [{"seat": "seat:0", "victim": "seat:1", "count": 2}]


def test_ruling_27_cards_are_playable_at_once_with_the_hand_cut_that_turn() -> None:
    mine = clan(kingdom=["castle"] * 7, ogres=["confiscate"], amber=1)
    ctx = game(mine, clan(ogres=["thief"] * 4, ruby=1), laid=ROW, used=3)
    assert ids(question(ctx, ["ogre:confiscate"], ["seat:1"]), "ogre:") == ["ogre:thief"]
    ctx = game(mine, clan(ogres=["thief"] * 4), laid=ROW, used=3)
    mine.ogres = ["confiscate"]
    decision = question(ctx, ["ogre:confiscate"], ["seat:1"], END)
    assert (decision.prompt.key, decision.prompt.args["count"]) == ("dwar7s.ask.discard", 3)


def test_ogre_confiscate_asks_whom_with_more_than_one_holder() -> None:
    players = clan(ogres=["confiscate"]), clan(ogres=["brute"]), clan(), clan(ogres=["scare"])
    decision = question(game(*players, laid=ROW), ["ogre:confiscate"])
    assert (ids(decision), decision.secret) == (["seat:1", "seat:3"], True)


@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("m13", ["cell:n13", "cell:o13"]),
        ("n13", ["cell:m13", "cell:o13", "cell:p13"]),
        ("p13", ["cell:n13", "cell:o13"]),
    ],
)
def test_ogre_scare_one_or_two_steps_through_no_wall(start: str, ends: list[str]) -> None:
    ctx = game(clan(ogres=["scare"]), clan(), laid=ROW, dwarves={start: {1: 1}})
    assert offered(ctx, ["ogre:scare"]) == ends


def test_ruling_17_each_step_needs_a_free_space_and_it_may_not_come_back() -> None:
    """On the full store n13 there is no way past; from o13 a dwarf gets to p13 and from there only back."""
    dwarves = {"m13": {1: 1}, "n13": {0: 4}, "o13": {1: 1}}
    ctx = game(clan(ogres=["scare"]), clan(), laid=ROW, dwarves=dwarves, used=3)
    assert there(act(ctx, ["ogre:scare"], ["cell:p13"])) == {"m13": [0, 1], "n13": [4, 0], "p13": [0, 1]}
    del dwarves["o13"]
    ctx = game(clan(ogres=["scare"]), clan(), laid=ROW, dwarves=dwarves)
    assert ids(question(ctx), "ogre:") == []


def test_ogre_scare_moves_an_enemy_dwarf_only() -> None:
    ctx = game(clan(ogres=["scare"]), clan(), laid=ROW, dwarves={"m13": {0: 1}})
    assert ids(question(ctx), "ogre:") == []
    dwarves = {"m13": {0: 1, 1: 1, 2: 2}}
    ctx = game(clan(ogres=["scare"]), clan(), clan(), laid=ROW, dwarves=dwarves, used=3)
    state = act(ctx, ["ogre:scare"], ["seat:2"], ["cell:o13"])
    assert there(state) == {"m13": [1, 1, 1], "o13": [0, 0, 1]}
    assert saying(ctx, "scare") == [
        {"seat": "seat:0", "victim": "seat:2", "card": "kingdom:store", "cell": "O13", "start": "M13"}
    ]


def test_ogre_thief_takes_a_gem_at_random() -> None:
    taken = set()
    for number in range(30):
        ctx = game(clan(ogres=["thief"]), clan(ruby=1, amber=1), laid=ROW, used=3)
        ctx.state.seed = str(number)
        state = act(ctx, ["ogre:thief"], ["seat:1"])
        [gem] = [gem for gem, count in state.clans[0].gems.items() if count]
        assert sum(state.clans[1].gems.values()) == 1
        taken.add(gem)
    assert taken == {"ruby", "amber"}


def test_ogre_thief_only_robber_and_victim_see_the_gem() -> None:
    ctx = game(clan(ogres=["thief"]), clan(ruby=1), clan(), laid=ROW, used=3)
    act(ctx, ["ogre:thief"], ["seat:1"])
    own = {"seat": "seat:0", "victim": "seat:1", "gem": "gem:ruby"}
    assert saying(ctx, "thief.own", 0) == saying(ctx, "thief.own", 1) == [own]
    assert saying(ctx, "thief", 2) == saying(ctx, "thief") == [{"seat": "seat:0", "victim": "seat:1"}]


def test_ogre_thief_asks_whom_with_more_than_one_victim() -> None:
    players = clan(ogres=["thief"]), clan(ruby=2), clan(amber=1)
    decision = question(game(*players, laid=ROW), ["ogre:thief"])
    expected = [{"seat": "seat:1", "count": 2}, {"seat": "seat:2", "count": 1}]
    assert [o.label.args for o in decision.options] == expected
