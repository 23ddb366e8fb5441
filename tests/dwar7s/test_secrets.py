"""Secret objectives: rule 14 and ruling R10, and each of the seven."""

import pytest

from rules.core.decisions import Answer, Choose
from rules.core.engine import look
from rules.dwar7s import GAME
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.objectives import holds
from rules.dwar7s.components.state import Clan, Dwar7sTable
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
    play,
    question,
    saying,
)
from tests.helpers import asked, over

OFF: Answer = ["switch:off"]
ON: Answer = ["switch:on"]
REVEAL: Answer = ["secret:reveal"]
GO_ON: Answer = ["task:go_on"]
STORE = {"m13": "blue_store"}
# the realm of the red castle goes east from m13 and holds seven cards worth ten points
REALM = {
    "m13": "red_castle@180",
    "n13": "red_store",
    "o13": "blue_store",
    "p13": "yellow_store",
    "q13": "red_amber_mine",
    "r13": "blue_amber_mine",
    "s13": "yellow_ruby_mine@90",
}


def holding(secret: str, t: Dwar7sTable) -> bool:
    """Tell whether the secret objective holds for seat 0."""
    t.state.clans[0].secret = secret
    return holds(t.state, 0)


# --- the seven conditions


def test_secret_architect_eight_cards_in_the_realm() -> None:
    seven, eight = REALM, {**REALM, "m12": "green_store@90"}
    assert [holding("architect", game(laid=laid)) for laid in (seven, eight)] == [False, True]
    buried = {**REALM, "q13": "blue_emerald_mine/red_amber_mine"}
    assert not holding("architect", game(laid=buried))


def test_secret_king_ten_points_in_the_realm() -> None:
    ten = {**REALM, "n13": "red_store"}
    nine = {**REALM, "s13": "yellow_diamond_mine@90"}
    worth = [view_of(game(laid=laid).state, None).clans[0].realm_points for laid in (nine, ten)]
    assert worth == [9, 10]
    assert [holding("king", game(laid=laid)) for laid in (nine, ten)] == [False, True]


def test_secret_architect_and_secret_king_need_the_castle() -> None:
    laid = {**REALM, "m13": "green_castle@180", "s12": "green_store@90"}
    assert not holding("architect", game(clan(), clan(), clan(), clan(), laid=laid))
    assert not holding("king", game(clan(), clan(), clan(), clan(), laid=laid))


def test_secret_hunter_two_monsters() -> None:
    for count, expected in ((1, False), (2, True)):
        mine = clan(monsters=["red_dragon", "blue_dragon"][:count])
        assert holding("hunter", game(mine, clan())) is expected


def test_secret_miner_one_gem_of_each_kind() -> None:
    gems = {"emerald": 1, "amber": 2, "diamond": 1, "ruby": 1}
    t = game()
    t.state.clans[0].gems.update(gems)
    assert holding("miner", t)
    t.state.clans[0].gems["ruby"] = 0
    assert not holding("miner", t)


def test_secret_disguised_ogre_five_ogre_cards() -> None:
    for count, expected in ((4, False), (5, True)):
        assert holding("disguised_ogre", game(clan(ogres=["thief"] * count), clan())) is expected


def test_secret_researcher_two_trios_on_two_monsters() -> None:
    laid = {"m13": "red_dragon", "p13": "blue_ice_giant", "s13": "red_ruby_mine"}
    for dwarves, expected in (
        ({"m13": {0: 3}, "p13": {0: 3}}, True),
        ({"m13": {0: 4}, "p13": {0: 2}}, False),
        ({"m13": {0: 3}, "s13": {0: 3}}, False),
        ({"m13": {0: 3}, "p13": {1: 3}}, False),
    ):
        assert holding("researcher", game(laid=laid, dwarves=dwarves)) is expected


def test_secret_mage_five_emeralds() -> None:
    for count, expected in ((4, False), (5, True)):
        assert holding("mage", game(clan(emerald=count), clan())) is expected


# --- revealing


def digger(switch: bool = True) -> Clan:
    """The Mage with four emeralds."""
    return clan("mage", emerald=4, switch=switch)


def mined(t: Dwar7sTable) -> None:
    """Seat 0 gets the fifth emerald."""
    t.state.phase = "resolution"
    act(t, until="discard")


def test_rule_14_and_ruling_10_revealed_by_itself_as_soon_as_it_holds() -> None:
    t = game(digger(), clan(), laid={"m13": "red_emerald_mine"}, dwarves={"m13": {0: 2}})
    mined(t)
    assert keys(t) == ["mine", "reveal"]
    assert t.state.clans[0].revealed
    seen = view_of(t.state, 1).clans[0]
    assert (seen.secret, seen.objectives, seen.gems, seen.holds) == ("mage", 1, None, None)


def test_ruling_10_the_switch_starts_on_and_only_its_owner_knows_it() -> None:
    t = game(clan("mage"), clan(), laid=STORE)
    assert [view_of(t.state, seat).clans[0].switch for seat in (0, 1, None)] == [True, None, None]
    decision = question(t)
    assert [(o.id, o.secret) for o in decision.options[-1:]] == [("switch:off", True)]
    question(t, OFF)
    assert not t.state.clans[0].switch
    assert (keys(t, 0), keys(t, 1), keys(t)) == (["switch.off"], [], [])


def test_ruling_10_switched_off_nothing_is_revealed_until_the_owner_does() -> None:
    t = game(digger(switch=False), clan(), laid={"m13": "red_emerald_mine"}, dwarves={"m13": {0: 2}})
    t.state.phase = "resolution"
    act(t, GO_ON, until="discard")
    assert (keys(t), t.state.clans[0].revealed) == (["mine"], False)
    t.state.phase = "tasks"
    assert "secret:reveal" in offered(t)
    question(t, REVEAL)
    assert (keys(t)[-1], t.state.clans[0].revealed, t.state.used) == ("reveal", True, 0)


def test_rule_14_the_rules_check_the_condition() -> None:
    t = game(clan("mage", emerald=4, switch=False), clan(), laid=STORE)
    assert "secret:reveal" not in offered(t)


def test_ruling_10_switched_on_while_it_holds_reveals_at_once() -> None:
    t = game(clan("mage", emerald=5, switch=False), clan(), laid=STORE)
    question(t, ON)
    assert (keys(t, 0), keys(t)) == (["switch.on", "reveal"], ["reveal"])


def test_ruling_10_the_switch_is_changed_once_in_a_turn() -> None:
    t = game(clan("mage"), clan(), laid=STORE)
    decision = question(t, OFF)
    assert [o.id for o in decision.options if o.id.startswith("switch:")] == []
    t = game(clan("mage", switch=False), clan(), laid=STORE, turn=1)
    t.state.switched = True
    asked(play(t, "no such phase"), [{1: PLACE}, {1: END}])
    assert t.state.switched is False


def test_ruling_10_revealed_there_is_nothing_to_switch() -> None:
    decision = question(game(clan("mage", revealed=True), clan(), laid=STORE))
    assert [o.id for o in decision.options] == ["task:place", "task:end"]


@pytest.mark.parametrize("prompt", ["resolve", "trade", "dig", "discard"])
def test_ruling_10_the_owner_may_reveal_at_every_own_decision(prompt: str) -> None:
    laid = {"m13": "red_castle", "p13": "red_store", "s13": "red_tavern/blue_tavern", "v13": "red_tavern"}
    dwarves = {
        "resolve": {"m13": {0: 2}, "v13": {0: 2}},
        "trade": {"p13": {0: 3}},
        "dig": {"m13": {0: 2}},
        "discard": {},
    }[prompt]
    mine = clan("mage", emerald=5, amber=5, switch=False)
    t = game(mine, clan(), laid=laid, dwarves=dwarves, phase="resolution")
    decision = question(t)
    assert decision.prompt.key == f"dwar7s.ask.{prompt}"
    assert [(o.id, o.secret) for o in decision.options[-2:]] == [("secret:reveal", True), ("switch:on", True)]
    t = game(mine, clan(), laid=laid, dwarves=dwarves, phase="resolution")
    mine.switch = False
    assert question(t, REVEAL).prompt.key == f"dwar7s.ask.{prompt}"
    assert mine.revealed


def test_d1_switched_off_the_owner_may_reveal_after_a_turns_last_action() -> None:
    """Rulebook, pages 8 and 11: at any moment. Rule 12 would take the Researcher's dwarves home."""
    laid = {"m13": "red_dragon", "p13": "blue_ice_giant"}
    t = game(
        clan("researcher", switch=False),
        clan(),
        laid=laid,
        dwarves={"m13": {0: 3}, "p13": {0: 2}},
        used=2,
    )
    decision = question(t, PLACE, ["cell:p13"])
    assert (decision.seat, decision.prompt.key, decision.prompt.args["left"]) == (0, "dwar7s.ask.task", 0)
    assert ids(decision) == ["task:end", "secret:reveal"]
    question(t, REVEAL)
    assert keys(t)[-1] == "reveal"


def test_d1_switched_off_the_owner_may_reveal_after_a_completed_task() -> None:
    laid, dwarves = {"m13": "red_emerald_mine", "p13": "red_amber_mine"}, {"m13": {0: 2}, "p13": {0: 2}}
    t = game(digger(switch=False), clan(), laid=laid, dwarves=dwarves, phase="resolution")
    decision = question(t, ["cell:m13"])
    assert (decision.seat, decision.prompt.key) == (0, "dwar7s.ask.moment")
    assert ids(decision) == ["task:go_on", "secret:reveal"]
    question(t, REVEAL)
    assert keys(t)[-1] == "reveal"


@pytest.mark.parametrize("emeralds", [0, 5])
def test_d1_the_pause_does_not_tell_whether_it_holds(emeralds: int) -> None:
    """A player who has turned the switch off is asked either way, and others see the same question."""
    mine = clan("mage", emerald=emeralds, switch=False)
    t = game(mine, clan(), laid={"m13": "red_tavern"}, dwarves={"m13": {0: 2}}, used=3)
    last = answered(t)
    public = look(GAME, last, None).public
    assert [o.id for d in public.values() if isinstance(d, Choose) for o in d.options] == ["task:end"]
    after = answered(t, END)
    public = look(GAME, after, None).public
    assert [o.id for d in public.values() if isinstance(d, Choose) for o in d.options] == ["task:go_on"]


def test_d1_with_the_switch_on_or_all_revealed_nobody_is_asked_more() -> None:
    for mine in (clan("mage", emerald=3), clan("mage", revealed=True, switch=False)):
        t = game(mine, clan(), laid={"m13": "red_emerald_mine"}, dwarves={"m13": {0: 2}}, used=3)
        assert list(answered(t).waiting) == [1]


def test_d1_before_the_choice_of_the_next_task_no_other_question_comes() -> None:
    laid = {"m13": "red_emerald_mine", "p13": "red_amber_mine", "s13": "red_tavern"}
    t = game(digger(switch=False), clan(), laid=laid, dwarves={c: {0: 2} for c in laid}, phase="resolution")
    assert question(t, ["cell:m13"]).prompt.key == "dwar7s.ask.resolve"


def test_d1_a_standing_order_for_ogre_cards_does_not_take_the_moment_away() -> None:
    for switch, window in ((True, "ogres"), (False, None)):
        mine = clan("mage", ogres=["thief"], switch=switch)
        assert question(game(mine, clan(), laid=STORE, used=3)).standing == window


def test_ruling_10_in_anybodys_turn_in_turn_order_from_the_active_player() -> None:
    """Seat 2 defeats its second monster, and so brings the realm of seat 0 back to ten points."""
    laid = {**REALM, "m12": "blue_ice_giant@90"}
    players = [clan("king"), clan("mage"), clan("hunter", monsters=["red_dragon"])]
    t = game(*players, laid=laid, dwarves={"m12": {2: 5}}, phase="resolution", turn=2)
    assert view_of(t.state, None).clans[0].realm_points == 7
    act(t, until="discard")
    assert [said["seat"] for said in saying(t, "reveal")] == ["seat:2", "seat:0"]


def test_rule_14_an_ogre_card_of_somebody_else_may_bring_it_about() -> None:
    """Seat 1 frightens a dwarf of seat 0 onto a second monster: three on each."""
    laid = {"m13": "red_dragon@180", "n13": "blue_ice_giant"}
    dwarves = {"m13": {0: 4}, "n13": {0: 2}}
    t = game(clan("researcher"), clan(ogres=["scare"]), laid=laid, dwarves=dwarves, turn=1, used=3)
    act(t, ["ogre:scare"], ["cell:m13"])
    assert keys(t) == ["scare", "reveal"]


def test_rule_16_unrevealed_it_scores_at_the_end_if_it_holds() -> None:
    """After the end it is too late for a last round, whatever it makes of two objectives."""
    mine = clan("mage", emerald=5, trades=["ale", "ham"], switch=False)
    t = game(mine, clan("mage", emerald=4), laid=STORE)
    result = over(play(t, "no such phase"), [{0: END}, {1: END}])
    assert result.sheet["secret"] == (DATA.secrets["mage"].points, 0)
    assert keys(t)[-3:] == ["reveal", "score", "score"]


def test_rule_14_no_other_card_of_the_hand_is_shown() -> None:
    t = game(clan("mage", emerald=5, ruby=1, ogres=["thief"], switch=False), clan(), laid=STORE)
    question(t, REVEAL)
    seen = view_of(t.state, 1).clans[0]
    assert (seen.gems, seen.ogres, seen.secret) == (None, None, "mage")
    assert ids(question(t), "secret:") == []
