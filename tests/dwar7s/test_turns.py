"""Discarding, rounds, and how the game ends: rules 9, 13 and 15, ruling R19."""

import pytest

from rules.core.decisions import Answer
from rules.core.engine import By, Record, dump
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.text import Text
from rules.dwar7s import GAME
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import Clan, hand_size
from rules.dwar7s.view import view_of
from tests.dwar7s.small import END, PLACE, act, answered, clan, game, ids, keys, play, question, saying
from tests.helpers import asked, over

NINE = list(DATA.kingdoms)
DONE = ["ale", "ham", "feast"]  # three completed objectives


def test_example_nine_kingdom_cards_and_a_gem() -> None:
    """Rulebook: none of the nine can be discarded; the gem must go."""
    ctx = game(clan(kingdom=NINE, ruby=1), clan(), phase="discard")
    assert ids(question(ctx)) == ["gem:ruby"]
    state = act(ctx, ["gem:ruby"], until="finish")
    expected = (9, [{"seat": "seat:0", "gem": "gem:ruby"}])
    assert (hand_size(state.clans[0]), saying(ctx, "discard.gem")) == expected


def test_rule_13_down_to_nine_card_by_card_of_gems_and_ogres() -> None:
    mine = clan(kingdom=NINE[:7], ruby=1, amber=2, ogres=["thief", "thief"])
    ctx = game(mine, clan(), phase="discard")
    decision = question(ctx)
    assert (ids(decision), decision.secret) == (["gem:amber", "gem:ruby", "ogre:thief"], True)
    assert decision.prompt.args["count"] == 3
    state = act(ctx, ["ogre:thief"], ["gem:amber"], ["gem:amber"], until="finish")
    expected = (["thief"], ["thief"], 1)
    assert (state.clans[0].ogres, state.ogre_discard, state.clans[0].gems["ruby"]) == expected
    assert keys(ctx) == ["discard.ogre", "discard.gem", "discard.gem"]


def test_rule_13_nine_cards_stay_and_objectives_and_monsters_do_not_count() -> None:
    mine = clan(kingdom=NINE[:8], ruby=1, trades=["ale", "ham"], monsters=["red_dragon"])
    assert act(game(mine, clan(), phase="discard"), until="finish").clans[0].gems["ruby"] == 1


def test_rule_13_only_the_active_player_discards() -> None:
    ctx = game(clan(), clan(kingdom=NINE, ruby=2), phase="discard")
    assert act(ctx, until="finish").clans[1].gems["ruby"] == 2


def test_rule_09_a_round_begins_with_the_first_player() -> None:
    ctx = game(clan(), clan(), clan(), laid={"m13": "red_store"}, turn=2)
    ctx.state.first, ctx.state.stirred = 1, True
    ctx.state.phase = "discard"
    decisions = asked(play(ctx, "no such phase"))
    assert (list(decisions), ctx.state.round, ctx.state.turn, ctx.state.stirred) == ([1], 2, 0, False)
    assert saying(ctx, "turn") == [{"seat": "seat:1", "round": 2}]


def four(done: int) -> list[Clan]:
    """Four players; seat `done` has two objectives and the gems for a third."""
    players = [clan() for _ in range(4)]
    players[done] = clan(trades=DONE[:2], emerald=2, amber=2)
    return players


def test_example_third_objective_of_the_second_of_four_players() -> None:
    """Players 3 and 4 have one turn more, player 1 none."""
    ctx = game(*four(1), laid={"m13": "red_store"}, dwarves={"m13": {1: 3}}, turn=1, used=3)
    answers: list[dict[int, Answer]] = [{1: ["trade:bread"]}, {2: END}, {3: END}]
    result = over(play(ctx, "no such phase"), answers)
    assert keys(ctx).count("last") == 1
    assert saying(ctx, "last") == [{"seat": "seat:1"}]
    assert result.why == Text(key="dwar7s.over.objectives", args={"seats": ["seat:1"]})
    assert result.places[1] == 1


def test_rule_15_the_turn_under_way_is_finished_with_all_its_phases() -> None:
    """After the third objective the tavern is still resolved, and the hand of ten is cut."""
    players = four(3)
    players[3].kingdom = NINE
    laid = {"m13": "red_store", "p13": "red_tavern"}
    ctx = game(*players, laid=laid, dwarves={"m13": {3: 3}, "p13": {3: 2}}, turn=3, used=3)
    decision = question(ctx, ["cell:m13"], ["trade:bread"])
    assert (ctx.state.ending, ids(decision)) == (True, ["ogre:thief"])


def test_example_third_objective_revealed_in_anothers_turn() -> None:
    """Seat 1 brings the realm of seat 0 to ten points: seats 2 and 3 have one turn more, seat 0 none."""
    players = [clan("king", trades=DONE[:2]), clan(kingdom=["tavern"]), clan("mage"), clan()]
    laid = {
        "m13": "red_castle@180",
        "n13": "red_store",
        "o13": "yellow_castle",
        "o14": "red_ruby_mine@180",
        "m12": "blue_store@90",
    }
    ctx = game(*players, laid=laid, turn=1, used=2)
    assert view_of(ctx.state, None).clans[0].realm_points == 9
    build: list[Answer] = [["kingdom:tavern"], ["cell:m11"], ["rotation:0"]]
    answers: list[dict[int, Answer]] = [*({1: answer} for answer in build), {2: END}, {3: END}]
    result = over(play(ctx, "no such phase"), answers)
    assert keys(ctx)[:3] == ["build", "reveal", "last"]
    assert saying(ctx, "reveal") == [{"seat": "seat:0", "secret": "secret:king"}]
    assert result.sheet["realm"] == (10, 0, 10, 0)


def test_rule_15_in_the_last_turn_of_a_round_nobody_has_another_turn() -> None:
    ctx = game(*four(3), laid={"m13": "red_store"}, dwarves={"m13": {3: 3}}, turn=3, used=3)
    result = over(play(ctx, "no such phase"), [{3: ["trade:bread"]}])
    assert result.places[3] == 1


def test_example_three_trade_objectives_or_two_and_a_secret_one() -> None:
    """Rulebook, "Objetivos": any combination of three starts the end of the game; two do not."""
    for before, revealed, ends in ((1, True, True), (2, False, True), (1, False, False)):
        mine = clan(trades=DONE[:before], revealed=revealed, emerald=2, amber=2)
        ctx = game(mine, clan(), laid={"m13": "red_store"}, dwarves={"m13": {0: 3}}, phase="resolution")
        act(ctx, ["trade:bread"], until="discard")
        assert ctx.state.ending is ends


def test_ruling_11_the_end_cannot_be_undone_and_objectives_are_never_lost() -> None:
    """The condition of the secret objective no longer holds; it is completed all the same."""
    mine = clan("mage", trades=DONE[:2], revealed=True, emerald=1)
    ctx = game(mine, clan(), laid={"m13": "red_store"}, turn=1)
    ctx.state.ending = True
    result = over(play(ctx, "no such phase"), [{1: END}])
    assert result.sheet["secret"][0] == DATA.secrets["mage"].points
    assert result.why.key == "dwar7s.over.objectives"


def test_ruling_18_completed_objectives_beyond_three_score_too() -> None:
    mine = clan(trades=[*DONE, "bread"], revealed=True)
    ctx = game(clan(), mine, laid={"m13": "red_store"}, turn=1)
    ctx.state.ending = True
    result = over(play(ctx, "no such phase"), [{1: END}])
    assert result.sheet["trades"][1] == sum(DATA.trades[name].points for name in [*DONE, "bread"])


def test_ruling_19_a_round_in_which_nobody_does_anything_is_the_last() -> None:
    ctx = game(clan(), clan(), laid={"m13": "red_store"}, round_=5)
    result = over(play(ctx, "no such phase"), [{0: END}, {1: END}])
    assert result.why == Text(key="dwar7s.over.idle", args={"round": 5})


@pytest.mark.parametrize(
    ("first", "why"), [([PLACE], "an action"), ([["ogre:ambush"], ["cell:m13"], END], "an ogre card")]
)
def test_ruling_19_an_action_or_an_ogre_card_keeps_the_game_going(first: list[Answer], why: str) -> None:
    mine = clan(ogres=["ambush"]) if "ogre" in why else clan()
    laid, dwarves = {"m13": "red_store"}, {"m13": {1: 1}}
    ctx = game(mine, clan(), laid=laid, dwarves=dwarves, used=2)
    answers: list[dict[int, Answer]] = [{0: answer} for answer in first]
    asked(play(ctx, "no such phase"), [*answers, {1: END}])
    assert (ctx.state.round, ctx.state.stirred) == (2, False)


def test_ruling_19_a_completed_task_keeps_the_game_going() -> None:
    ctx = game(clan(), clan(), laid={"m13": "red_emerald_mine"}, dwarves={"m13": {0: 2}})
    asked(play(ctx, "no such phase"), [{0: END}, {1: END}])
    assert ctx.state.round == 2


@pytest.mark.parametrize(
    ("answered_by", "ends"),
    [
        (("player", "player"), True),
        (("computer", "order"), True),
        (("clock", "player"), False),
        (("player", "clock"), False),
        (("clock", "clock"), False),
    ],
)
def test_d2_only_answers_of_people_and_computers_make_a_round_idle(
    answered_by: tuple[By, By], ends: bool
) -> None:
    """Rulebook, page 8: three objectives end the game. R19 is ours, and the clock must not bring it about."""
    ctx = game(clan(), clan(), laid={"m13": "red_store"}, round_=5)
    record = Record(game=GAME.key, version=GAME.version, checkpoint=dump(GAME, ctx.state))
    position = run(GAME, record)
    for seat, by in enumerate(answered_by):
        record, position = submit(GAME, record, position, seat, position.asks[seat], END, by)
    assert (position.result is not None) is ends
    if not ends:
        assert (position.state.round, position.state.stirred) == (6, False)


def test_d2_an_idle_round_after_a_round_of_the_clock_ends_the_game() -> None:
    ctx = game(clan(), clan(), laid={"m13": "red_store"}, round_=5)
    record = Record(game=GAME.key, version=GAME.version, checkpoint=dump(GAME, ctx.state))
    position = run(GAME, record)
    given: list[By] = ["clock", "clock", "player", "player"]
    for n, by in enumerate(given):
        seat = n % 2
        record, position = submit(GAME, record, position, seat, position.asks[seat], END, by)
    assert position.result is not None
    assert position.result.why == Text(key="dwar7s.over.idle", args={"round": 6})


def test_ruling_19_the_game_ends_after_round_forty() -> None:
    for round_, ends in ((39, False), (40, True)):
        ctx = game(clan(), clan(), laid={"m13": "red_store"}, turn=1, used=2, round_=round_)
        if ends:
            result = over(play(ctx, "no such phase"), [{1: PLACE}])
            assert result.why == Text(key="dwar7s.over.rounds", args={"rounds": 40})
        else:
            asked(play(ctx, "no such phase"), [{1: PLACE}])
            assert ctx.state.round == 40


@pytest.mark.parametrize(("parked", "undoable"), [(3, []), (2, [0])])
def test_who_has_two_turns_in_a_row_cannot_take_back_the_first(parked: int, undoable: list[int]) -> None:
    """With all its dwarves parked on monsters, seat 1 has nothing to choose."""
    laid = {"m13": "red_dragon", "p13": "red_ice_giant"}
    ctx = game(laid=laid, dwarves={"m13": {1: 4}, "p13": {1: parked}}, used=2)
    position = answered(ctx, PLACE, ["cell:p13"])
    assert list(position.waiting) == [0 if parked == 3 else 1]
    assert list(position.undoable) == undoable
