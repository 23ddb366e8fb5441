"""Secret objectives: rule 14 and ruling R10, and each of the seven."""

import pytest

from rules.core.decisions import Answer, Choose
from rules.core.engine import look
from rules.dwar7s import GAME
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.objectives import holds
from rules.dwar7s.components.state import Clan, Dwar7sContext
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


def holding(secret: str, ctx: Dwar7sContext) -> bool:
    """Tell whether the secret objective holds for seat 0."""
    ctx.state.clans[0].secret = secret
    return holds(ctx.state, 0)


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
    ctx = game()
    ctx.state.clans[0].gems.update(gems)
    assert holding("miner", ctx)
    ctx.state.clans[0].gems["ruby"] = 0
    assert not holding("miner", ctx)


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


def digger(switch: bool = True) -> Clan:
    """The Mage with four emeralds."""
    return clan("mage", emerald=4, switch=switch)


def mined(ctx: Dwar7sContext) -> None:
    """Seat 0 gets the fifth emerald."""
    ctx.state.phase = "resolution"
    act(ctx, until="discard")


def test_rule_14_and_ruling_10_revealed_by_itself_as_soon_as_it_holds() -> None:
    ctx = game(digger(), clan(), laid={"m13": "red_emerald_mine"}, dwarves={"m13": {0: 2}})
    mined(ctx)
    assert keys(ctx) == ["mine", "reveal"]
    assert ctx.state.clans[0].revealed
    seen = view_of(ctx.state, 1).clans[0]
    assert (seen.secret, seen.objectives, seen.gems, seen.holds) == ("mage", 1, None, None)


def test_ruling_10_the_switch_starts_on_and_only_its_owner_knows_it() -> None:
    ctx = game(clan("mage"), clan(), laid=STORE)
    assert [view_of(ctx.state, seat).clans[0].switch for seat in (0, 1, None)] == [True, None, None]
    decision = question(ctx)
    assert [(o.id, o.secret) for o in decision.options[-1:]] == [("switch:off", True)]
    question(ctx, OFF)
    assert not ctx.state.clans[0].switch
    assert (keys(ctx, 0), keys(ctx, 1), keys(ctx)) == (["switch.off"], [], [])


def test_ruling_10_switched_off_nothing_is_revealed_until_the_owner_does() -> None:
    ctx = game(digger(switch=False), clan(), laid={"m13": "red_emerald_mine"}, dwarves={"m13": {0: 2}})
    ctx.state.phase = "resolution"
    act(ctx, GO_ON, until="discard")
    assert (keys(ctx), ctx.state.clans[0].revealed) == (["mine"], False)
    ctx.state.phase = "tasks"
    assert "secret:reveal" in offered(ctx)
    question(ctx, REVEAL)
    assert (keys(ctx)[-1], ctx.state.clans[0].revealed, ctx.state.used) == ("reveal", True, 0)


def test_rule_14_the_rules_check_the_condition() -> None:
    ctx = game(clan("mage", emerald=4, switch=False), clan(), laid=STORE)
    assert "secret:reveal" not in offered(ctx)


def test_ruling_10_switched_on_while_it_holds_reveals_at_once() -> None:
    ctx = game(clan("mage", emerald=5, switch=False), clan(), laid=STORE)
    question(ctx, ON)
    assert (keys(ctx, 0), keys(ctx)) == (["switch.on", "reveal"], ["reveal"])


def test_ruling_10_the_switch_is_changed_once_in_a_turn() -> None:
    ctx = game(clan("mage"), clan(), laid=STORE)
    decision = question(ctx, OFF)
    assert [o.id for o in decision.options if o.id.startswith("switch:")] == []
    ctx = game(clan("mage", switch=False), clan(), laid=STORE, turn=1)
    ctx.state.switched = True
    asked(play(ctx, "no such phase"), [{1: PLACE}, {1: END}])
    assert ctx.state.switched is False


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
    ctx = game(mine, clan(), laid=laid, dwarves=dwarves, phase="resolution")
    decision = question(ctx)
    assert decision.prompt.key == f"dwar7s.ask.{prompt}"
    assert [(o.id, o.secret) for o in decision.options[-2:]] == [("secret:reveal", True), ("switch:on", True)]
    ctx = game(mine, clan(), laid=laid, dwarves=dwarves, phase="resolution")
    mine.switch = False
    assert question(ctx, REVEAL).prompt.key == f"dwar7s.ask.{prompt}"
    assert mine.revealed


def test_d1_switched_off_the_owner_may_reveal_after_a_turns_last_action() -> None:
    """Rulebook, pages 8 and 11: at any moment. Rule 12 would take the Researcher's dwarves home."""
    laid = {"m13": "red_dragon", "p13": "blue_ice_giant"}
    ctx = game(
        clan("researcher", switch=False), clan(), laid=laid, dwarves={"m13": {0: 3}, "p13": {0: 2}}, used=2
    )
    decision = question(ctx, PLACE, ["cell:p13"])
    assert (decision.seat, decision.prompt.key, decision.prompt.args["left"]) == (0, "dwar7s.ask.task", 0)
    assert ids(decision) == ["task:end", "secret:reveal"]
    question(ctx, REVEAL)
    assert keys(ctx)[-1] == "reveal"


def test_d1_switched_off_the_owner_may_reveal_after_a_completed_task() -> None:
    laid, dwarves = {"m13": "red_emerald_mine", "p13": "red_amber_mine"}, {"m13": {0: 2}, "p13": {0: 2}}
    ctx = game(digger(switch=False), clan(), laid=laid, dwarves=dwarves, phase="resolution")
    decision = question(ctx, ["cell:m13"])
    assert (decision.seat, decision.prompt.key) == (0, "dwar7s.ask.moment")
    assert ids(decision) == ["task:go_on", "secret:reveal"]
    question(ctx, REVEAL)
    assert "reveal" in keys(ctx)


@pytest.mark.parametrize("emeralds", [0, 5])
def test_d1_the_pause_does_not_tell_whether_it_holds(emeralds: int) -> None:
    """A player who has turned the switch off is asked either way, and others see the same question."""
    mine = clan("mage", emerald=emeralds, switch=False)
    ctx = game(mine, clan(), laid={"m13": "red_tavern"}, dwarves={"m13": {0: 2}}, used=3)
    last = answered(ctx)
    public = look(GAME, last, None).public
    assert [o.id for d in public.values() if isinstance(d, Choose) for o in d.options] == ["task:end"]
    after = answered(ctx, END)
    public = look(GAME, after, None).public
    assert [o.id for d in public.values() if isinstance(d, Choose) for o in d.options] == ["task:go_on"]


def test_d1_with_the_switch_on_or_all_revealed_nobody_is_asked_more() -> None:
    for mine in (clan("mage", emerald=3), clan("mage", revealed=True, switch=False)):
        ctx = game(mine, clan(), laid={"m13": "red_emerald_mine"}, dwarves={"m13": {0: 2}}, used=3)
        assert list(answered(ctx).waiting) == [1]


def test_d1_before_the_choice_of_the_next_task_no_other_question_comes() -> None:
    laid = {"m13": "red_emerald_mine", "p13": "red_amber_mine", "s13": "red_tavern"}
    ctx = game(digger(switch=False), clan(), laid=laid, dwarves={c: {0: 2} for c in laid}, phase="resolution")
    assert question(ctx, ["cell:m13"]).prompt.key == "dwar7s.ask.resolve"


def test_d1_a_standing_order_for_ogre_cards_does_not_take_the_moment_away() -> None:
    for switch, window in ((True, "ogres"), (False, None)):
        mine = clan("mage", ogres=["thief"], switch=switch)
        assert question(game(mine, clan(), laid=STORE, used=3)).standing == window


def test_ruling_10_in_anybodys_turn_in_turn_order_from_the_active_player() -> None:
    """Seat 2 defeats its second monster, and so brings the realm of seat 0 back to ten points."""
    laid = {**REALM, "m12": "blue_ice_giant@90"}
    players = [clan("king"), clan("mage"), clan("hunter", monsters=["red_dragon"])]
    ctx = game(*players, laid=laid, dwarves={"m12": {2: 5}}, phase="resolution", turn=2)
    assert view_of(ctx.state, None).clans[0].realm_points == 7
    act(ctx, until="discard")
    assert [said["seat"] for said in saying(ctx, "reveal")] == ["seat:2", "seat:0"]


def test_rule_14_an_ogre_card_of_somebody_else_may_bring_it_about() -> None:
    """Seat 1 frightens a dwarf of seat 0 onto a second monster: three on each."""
    laid = {"m13": "red_dragon@180", "n13": "blue_ice_giant"}
    dwarves = {"m13": {0: 4}, "n13": {0: 2}}
    ctx = game(clan("researcher"), clan(ogres=["scare"]), laid=laid, dwarves=dwarves, turn=1, used=3)
    act(ctx, ["ogre:scare"], ["cell:m13"])
    assert keys(ctx) == ["scare", "reveal"]


def test_rule_16_unrevealed_it_scores_at_the_end_if_it_holds() -> None:
    """After the end it is too late for a last round, whatever it makes of two objectives."""
    mine = clan("mage", emerald=5, trades=["ale", "ham"], switch=False)
    ctx = game(mine, clan("mage", emerald=4), laid=STORE)
    result = over(play(ctx, "no such phase"), [{0: END}, {1: END}])
    assert result.sheet["secret"] == (DATA.secrets["mage"].points, 0)
    assert keys(ctx)[-3:] == ["reveal", "score", "score"]


def test_rule_14_no_other_card_of_the_hand_is_shown() -> None:
    ctx = game(clan("mage", emerald=5, ruby=1, ogres=["thief"], switch=False), clan(), laid=STORE)
    question(ctx, REVEAL)
    seen = view_of(ctx.state, 1).clans[0]
    assert (seen.gems, seen.ogres, seen.secret) == (None, None, "mage")
    assert ids(question(ctx), "secret:") == []
