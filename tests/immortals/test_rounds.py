"""Reinforcement and planning: rules R17 to R19, rulings A5, A14, A17, A22 to A24 and A31, example 4."""

import pytest

from rules.core.decisions import Answer, Fill, Rejected, Seat
from rules.core.text import Text
from rules.immortals.check import check
from rules.immortals.components.data import BLANK, DATA, SPACES
from rules.immortals.components.state import ImmortalsContext
from tests.helpers import asked, events_for, ids
from tests.immortals.small import act, army, game, keys, offered, play, question, saying

NO: Answer = ["draw:no"]
YES: Answer = ["draw:yes"]


def sheet(ctx: ImmortalsContext, seat: Seat = 0) -> Fill:
    """The sheet that a seat has to fill."""
    ctx.state.phase = "planning"
    decision = asked(play(ctx, "actions"))[seat]
    assert isinstance(decision, Fill)
    return decision


def accepted(ctx: ImmortalsContext, space: str, seat: Seat = 0) -> set[str]:
    """The cards that fit on a space, copies as one."""
    [slot] = [slot for slot in sheet(ctx, seat).slots if slot.id == f"action:{space}"]
    return {card.partition(".")[0] for card in slot.accepts}


def test_rule_17_reinforcement_planning_actions_scoring() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, phase="round")
    ctx.state.round = 0
    seen = []
    for phase in ("draw", "reinforcement", "planning", "actions", "scoring", "round"):
        answers: dict[str, list[dict[Seat, Answer]]] = {
            "reinforcement": [{0: NO, 1: NO, 2: NO}],
            "actions": [{0: {}, 1: {}, 2: {}}],
        }
        act(ctx, ctx.state.phase, answers.get(phase, []), phase)
        seen.append(ctx.state.phase)
    assert seen == ["draw", "reinforcement", "planning", "actions", "scoring", "round"]
    assert ctx.state.round == 1


def test_rule_17_the_holder_of_the_marker_is_first_for_the_whole_round() -> None:
    ctx = game(phase="round")
    ctx.state.marker = 2
    state = act(ctx, "round", until="draw")
    assert (state.round, state.first) == (2, 2)
    state.marker = 1
    state.players[0].plan = {"gold": BLANK}
    state.players[0].hand.remove(BLANK)
    assert question(ctx, "actions").seat == 2


def test_rule_17_the_marker_does_not_move_by_itself() -> None:
    ctx = game(phase="scoring")
    state = act(ctx, "scoring", until="draw")
    assert (state.first, state.marker) == (0, 0)


def test_rule_18_everybody_may_draw_one_conflict_card_in_secret() -> None:
    ctx = game(phase="draw")
    top = ctx.state.deck[-1]
    state = act(ctx, "draw", [{0: YES, 1: NO, 2: YES}], "reinforcement")
    assert top in state.players[0].hand
    assert [len([c for c in p.hand if c != BLANK]) for p in state.players] == [5, 4, 5]
    assert [text.args["cards"] for text in saying(ctx, "drew", 0)] == [[top]]
    assert saying(ctx, "drew", 1) == []
    expected = [{"seat": "seat:0", "count": 1}, {"seat": "seat:2", "count": 1}]
    assert [text.args for text in saying(ctx, "drew.hidden", 1)] == expected


def test_rule_18_cards_are_dealt_in_player_order() -> None:
    ctx = game(phase="draw")
    ctx.state.first = 2
    top = ctx.state.deck[-1]
    state = act(ctx, "draw", [{0: YES, 1: NO, 2: YES}], "reinforcement")
    assert top in state.players[2].hand


def test_ruling_17_the_discard_pile_refills_the_deck_or_there_is_no_card() -> None:
    ctx = game(phase="draw")
    state = ctx.state
    state.players[1].hand += state.deck[2:]
    state.discard, state.deck = state.deck[:2], []
    after = act(ctx, "draw", [{0: YES, 1: YES, 2: YES}], "reinforcement")
    assert (after.deck, after.discard) == ([], [])
    assert keys(ctx).count("reshuffled") == 1 and keys(ctx)[-1] == "no_card"
    again = act(game_without_cards(), "draw", [], "reinforcement")
    assert again.phase == "reinforcement"


def game_without_cards() -> ImmortalsContext:
    ctx = game(phase="draw")
    ctx.state.players[1].hand += ctx.state.deck
    ctx.state.deck = []
    return ctx


def test_ruling_31_there_is_no_hand_limit() -> None:
    ctx = game(phase="draw")
    ctx.state.players[0].hand += ctx.state.deck[:40]
    del ctx.state.deck[:40]
    state = act(ctx, "draw", [{0: YES, 1: NO, 2: NO}], "reinforcement")
    assert len(state.players[0].hand) == 8 + 41
    check(state)


def test_rule_18_a_third_of_a_limbo_may_come_to_own_cells_of_that_realm() -> None:
    cells = {"light_grove": (0, 1), "light_saltmere": (0, 1), "dark_grove": (0, 1), "light_foothold": (1, 1)}
    ctx = game(3, cells, limbo={0: (6, 3)}, phase="reinforcement")
    decision = question(ctx, "reinforcement")
    assert ids(decision) == ["cell:light_saltmere", "cell:light_grove"]
    answers: list[dict[Seat, Answer]] = [
        {0: {"cell:light_saltmere": 0, "cell:light_grove": 2}},
        {0: {"cell:dark_grove": 1}},
    ]
    state = act(ctx, "reinforcement", answers, "planning")
    assert army(state)["light_grove"] == (0, 3) and army(state)["dark_grove"] == (0, 2)
    assert state.players[0].limbo == {"light": 4, "dark": 2}


def test_ruling_14_each_army_may_go_elsewhere_and_fewer_may_come() -> None:
    cells = {"light_grove": (0, 1), "light_saltmere": (0, 1)}
    ctx = game(3, cells, limbo={0: (8, 0)}, phase="reinforcement")
    answer: Answer = {"cell:light_saltmere": 1, "cell:light_grove": 1}
    state = act(ctx, "reinforcement", [{0: answer}], "planning")
    assert army(state) == {"light_grove": (0, 2), "light_saltmere": (0, 2)}
    ctx = game(3, cells, limbo={0: (8, 0)}, phase="reinforcement")
    none: Answer = {"cell:light_saltmere": 0, "cell:light_grove": 0}
    act(ctx, "reinforcement", [{0: none}], "planning")
    assert "reinforced.none" in keys(ctx)


def test_ruling_14_the_allowance_is_reckoned_once() -> None:
    """Nine armies allow three, though after the first three six would allow two more."""
    ctx = game(3, {"light_grove": (0, 1)}, limbo={0: (9, 0)}, phase="reinforcement")
    state = act(ctx, "reinforcement", [{0: {"cell:light_grove": 3}}], "planning")
    assert state.players[0].limbo["light"] == 6


def test_example_04_five_dark_and_one_light_in_limbo_bring_one_dark_army() -> None:
    cells = {"light_grove": (0, 1), "dark_grove": (0, 1)}
    ctx = game(3, cells, limbo={0: (1, 5)}, phase="reinforcement")
    state = act(ctx, "reinforcement", [{0: {"cell:dark_grove": 1}}], "planning")
    assert army(state) == {"light_grove": (0, 1), "dark_grove": (0, 2)}


def test_ruling_23_without_armies_in_a_realm_its_limbo_is_of_no_use() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, limbo={0: (0, 9)}, phase="reinforcement")
    state = act(ctx, "reinforcement", until="planning")
    assert state.players[0].limbo["dark"] == 9
    ctx.state.players[0].energy = ctx.state.players[0].gold = 9
    assert offered(ctx, "magic_1", "magic:transition5") == ["wealth:energy", "wealth:gold"]


def test_rule_19_everybody_plans_at_once_and_in_secret() -> None:
    ctx = game(phase="planning")
    decisions = asked(play(ctx, "actions"))
    assert sorted(decisions) == [0, 1, 2] and all(d.secret for d in decisions.values())


def test_rule_19_cards_of_the_hand_lie_face_down_on_the_spaces() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, owners={"grove": 0}, phase="planning")
    answer: Answer = {
        "action:gold": "region:grove",
        "action:attack": "card:blank",
        "action:energy": "card:blank.2",
        "action:magic_1": "magic:transition5",
    }
    state = act(ctx, "planning", [{0: answer, 1: {}, 2: {}}], "actions")
    player = state.players[0]
    expected = {"gold": "region:grove", "attack": BLANK, "energy": BLANK, "magic_1": "magic:transition5"}
    assert player.plan == expected
    assert player.last_plan == player.plan
    assert player.hand.count(BLANK) == 2 and "region:grove" not in player.hand
    assert [text for text in events_for(ctx, 1) if "grove" in str(text)] == []
    check(state)


def test_rule_19_a_region_card_needs_an_army_in_either_realm() -> None:
    ctx = game(3, {"dark_grove": (0, 1)}, owners={"grove": 0, "saltmere": 0}, phase="planning")
    assert "region:grove" in accepted(ctx, "gold")
    assert "region:saltmere" not in ids(sheet(ctx))


def test_ruling_24_a_card_of_an_empty_region_stays_in_hand_and_owned() -> None:
    ctx = game(3, {"dark_grove": (0, 1)}, owners={"saltmere": 0}, phase="planning")
    assert "region:saltmere" not in ids(sheet(ctx))
    state = act(ctx, "planning", [{0: {}, 1: {}, 2: {}}], "actions")
    assert state.owners["saltmere"] == 0 and "region:saltmere" in state.players[0].hand


def test_ruling_05_a_conflict_card_needs_no_armies_of_its_cell() -> None:
    ctx = game(3, {"dark_grove": (0, 2)}, hands={0: ["conflict:light_foothold"]}, phase="planning")
    assert "conflict:light_foothold" in accepted(ctx, "attack")


@pytest.mark.parametrize(
    "space", ["transition3", "construct", "attack", "attack_move", "tribe_light", "tribe_dark"]
)
def test_rule_19_army_spaces_take_region_and_conflict_and_wild_and_blank(space: str) -> None:
    cards = ["conflict:light_foothold", "wild:dark_moors"]
    ctx = game(3, {"dark_grove": (0, 2)}, owners={"grove": 0}, hands={0: cards}, phase="planning")
    assert accepted(ctx, space) == {"region:grove", *cards, BLANK}


def test_ruling_22_no_wild_card_for_an_extraction() -> None:
    cards = ["conflict:light_foothold", "wild:dark_moors"]
    ctx = game(3, {"dark_grove": (1, 2)}, owners={"grove": 1}, hands={1: cards}, phase="planning")
    for space in ("gold", "energy", "tribe_light"):  # seat 1 has the elves, who extract energy
        assert accepted(ctx, space, 1) == {"region:grove", "conflict:light_foothold", BLANK}
    with pytest.raises(Rejected):
        sheet(ctx, 1).check({"action:gold": "wild:dark_moors"})


@pytest.mark.parametrize("space", ["magic_1", "magic_2"])
def test_rule_19_magic_spaces_take_magic_cards_and_blanks(space: str) -> None:
    ctx = game(3, hands={0: ["conflict:light_foothold"]}, phase="planning")
    assert accepted(ctx, space) == {*(f"magic:{magic}" for magic in DATA.magics), BLANK}


def test_rule_19_the_sheet_has_ten_spaces_that_may_stay_empty() -> None:
    decision = sheet(game(phase="planning"))
    assert [slot.id for slot in decision.slots] == [f"action:{space}" for space in SPACES]
    assert len(SPACES) == 10
    decision.check({})


def test_rule_19_a_card_lies_on_one_space() -> None:
    ctx = game(3, hands={0: ["conflict:light_foothold"]}, phase="planning")
    answer = {"action:gold": "conflict:light_foothold", "action:energy": "conflict:light_foothold"}
    with pytest.raises(Rejected) as refusal:
        sheet(ctx).check(answer)
    assert refusal.value.text == Text(key="core.refused.twice")


def test_the_sheet_offers_blanks_for_the_rest_and_the_last_plan_if_it_fits() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, owners={"grove": 0}, phase="planning")
    ctx.state.players[0].last_plan = {
        "gold": "region:grove",
        "attack": BLANK,
        "energy": BLANK,
        "construct": "conflict:light_foothold",  # not in the hand any more
    }
    decision = sheet(ctx)
    assert decision.filler == ("card:blank", "card:blank.2", "card:blank.3", "card:blank.4")
    expected = {"action:gold": "region:grove", "action:attack": "card:blank", "action:energy": "card:blank.2"}
    assert decision.earlier == expected
    decision.check(decision.filled_up(decision.earlier))
