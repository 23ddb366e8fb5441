"""The draft of armies: rules R5 to R12, rulings A3, A25, A26 and A34, example 1."""

from rules.core.decisions import Answer, Seat
from rules.core.words import Words
from rules.immortals import GAME
from rules.immortals.check import check
from rules.immortals.components.data import CARDS
from rules.immortals.components.state import ImmortalsContext
from tests.helpers import Answers, asked, drive, events_for, ids
from tests.immortals.small import act, army, balance, draft_game, game, keys, play, question, saying

DARK = ["conflict:dark_grove", "conflict:dark_saltmere", "conflict:dark_foothold"]
LIGHT = ["conflict:light_grove", "conflict:light_saltmere", "conflict:light_foothold"]


def homes() -> ImmortalsContext:
    ctx = game(phase="home")
    for player in ctx.state.players:
        player.groups = {"light": [3, 3], "dark": [10]}
    balance(ctx.state)
    return ctx


def picks(*cards: str) -> dict[Seat, Answer]:
    """Return what seats 0, 1 and 2 choose."""
    return {seat: [card] for seat, card in enumerate(cards)}


def test_rule_05_any_group_home_its_card_and_two_armies_in_the_dark_twin() -> None:
    ctx = homes()
    answers = [{0: ["armies:10"]}, {1: ["armies:3"]}, {2: ["armies:3"]}]
    state = act(ctx, "home", answers, "deal")
    assert army(state) == {
        "light_pearl_strand": (0, 10),
        "dark_pearl_strand": (0, 2),
        "light_grove": (1, 3),
        "dark_grove": (1, 2),
        "light_emerald_cliff": (2, 3),
        "dark_emerald_cliff": (2, 2),
    }
    assert state.players[0].groups == {"light": [3, 3], "dark": []}
    expected = {"pearl_strand": 0, "grove": 1, "emerald_cliff": 2}
    assert {r: s for r, s in state.owners.items() if s is not None} == expected
    assert "region:pearl_strand" in state.players[0].hand
    check(state)


def test_rule_05_in_player_order_and_equal_groups_are_one_choice() -> None:
    ctx = homes()
    ctx.state.first = 1
    decision = question(ctx, "home")
    assert decision.seat == 1
    assert ids(decision) == ["armies:10", "armies:3"]


def test_ruling_03_the_home_of_the_elves_is_grove() -> None:
    state = act(homes(), "home", [{s: ["armies:3"]} for s in range(3)], "deal")
    assert state.owners["grove"] == 1 and army(state)["light_grove"] == (1, 3)


def test_ruling_34_only_the_light_tribe_has_a_home_with_both_cells_manned() -> None:
    state = act(homes(), "home", [{s: ["armies:3"]} for s in range(3)], "deal")
    assert sum(where.startswith("dark_") for where in state.armies) == 3
    assert {a for where, (_, a) in army(state).items() if where.startswith("dark_")} == {2}


def test_rule_06_hands_of_five_dark_and_light_alternate_from_the_first() -> None:
    ctx = draft_game({}, {}, "deal")
    ctx.state.first = 1
    state = act(ctx, "deal", until="draft")
    assert state.draft_realms == ["dark", "dark", "light"]
    for player, realm in zip(state.players, state.draft_realms, strict=True):
        assert len(player.draft) == 5
        assert {CARDS[card].cells[0].partition("_")[0] for card in player.draft} == {realm}


def test_rule_07_with_a_group_a_card_naming_an_empty_cell_must_be_chosen() -> None:
    ctx = draft_game({0: [3], 1: [3]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.armies = game(3, {"dark_grove": (2, 1), "light_saltmere": (2, 1)}).state.armies
    ctx.state.phase = "draft"
    decisions = asked(play(ctx, "placing"))
    assert ids(decisions[0]) == ["conflict:dark_saltmere", "conflict:dark_foothold"]
    assert ids(decisions[1]) == ["conflict:light_grove", "conflict:light_foothold"]


def test_rule_07_without_a_group_any_card_may_be_chosen() -> None:
    ctx = draft_game({}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.armies = game(3, {"dark_grove": (2, 1)}).state.armies
    assert sorted(ids(asked(play(ctx, "placing"))[0])) == sorted(DARK)
    ctx.state.players[0].groups["light"] = [3]
    assert sorted(ids(asked(play(ctx, "placing"))[0])) == sorted(DARK[1:])


def test_rule_07_the_choice_is_secret_and_at_once() -> None:
    ctx = draft_game({0: [3]}, {0: DARK[:2], 1: LIGHT[:2], 2: ["conflict:dark_owlwatch"]})
    decisions = asked(play(ctx, "placing"))
    assert sorted(decisions) == [0, 1, 2]
    assert [decision for decision in decisions.values() if not decision.secret] == []


def test_rule_08_without_a_group_the_card_is_kept_unseen() -> None:
    ctx = draft_game({0: [3]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    state = act(ctx, "draft", [picks(DARK[0], LIGHT[0], "conflict:dark_owlwatch")], "placing")
    assert state.shown == {0: DARK[0]}
    assert LIGHT[0] in state.players[1].hand
    assert keys(ctx, 1).count("kept.unseen") == 1
    assert [text for text in events_for(ctx, 0) if LIGHT[0] in text.args.values()] == []
    assert keys(ctx).count("kept.hidden") == 2


def test_rule_08_and_ruling_26_with_groups_and_no_empty_cell_a_card_stays() -> None:
    ctx = draft_game({0: [3]}, {0: DARK[:1], 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.armies = game(3, {"dark_grove": (2, 1)}).state.armies
    state = act(ctx, "draft", [picks(DARK[0], LIGHT[0], "conflict:dark_owlwatch")], "placing")
    assert state.shown == {} and DARK[0] in state.players[0].hand
    assert state.players[0].groups["light"] == [3]


def test_rule_09_any_group_of_either_board_goes_to_the_cell_of_the_card() -> None:
    ctx = draft_game({0: [3]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.players[0].groups["dark"] = [5]
    ctx.state.shown = {0: ctx.state.players[0].draft.pop(0)}
    decision = question(ctx, "placing")
    assert ids(decision) == ["armies:5", "armies:3"]
    state = act(ctx, "placing", [{0: ["armies:5"]}], "draft")
    assert army(state)["dark_grove"] == (0, 5)
    assert state.players[0].groups == {"light": [3], "dark": []}


def test_rule_09_a_wild_goes_to_an_empty_cell_of_its_area_and_realm() -> None:
    ctx = draft_game({0: [3]}, {0: ["wild:dark_greenwood"], 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.armies = game(3, {"dark_grove": (2, 1), "light_owlwatch": (2, 1)}).state.armies
    ctx.state.shown = {0: ctx.state.players[0].draft.pop(0)}
    expected = ["cell:dark_owlwatch", "cell:dark_mossglade", "cell:dark_treehome", "cell:dark_heartwood"]
    assert ids(question(ctx, "placing")) == expected


def test_rule_10_the_region_card_is_taken_and_the_conflict_card_discarded() -> None:
    ctx = draft_game({0: [3, 2]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.shown = {0: ctx.state.players[0].draft.pop(0)}
    state = act(ctx, "placing", [{0: ["armies:3"]}], "draft")
    assert state.owners["grove"] == 0 and "region:grove" in state.players[0].hand
    assert state.discard == [DARK[0]]


def test_rule_10_if_somebody_has_the_region_card_the_conflict_card_is_kept() -> None:
    for owner in (0, 2):
        ctx = draft_game({0: [3, 2]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
        ctx.state.owners["grove"] = owner
        ctx.state.players[owner].hand.append("region:grove")
        ctx.state.shown = {0: ctx.state.players[0].draft.pop(0)}
        state = act(ctx, "placing", [{0: ["armies:3"]}], "draft")
        assert state.owners["grove"] == owner
        assert DARK[0] in state.players[0].hand and state.discard == []


def test_rule_11_and_ruling_25_a_cell_taken_meanwhile_gets_no_group() -> None:
    ctx = draft_game({0: [3, 2], 1: [4]}, {0: ["wild:dark_greenwood"], 2: DARK[:1], 1: ["wild:light_moors"]})
    ctx.state.players[2].groups["light"] = [2]
    ctx.state.first = 0
    ctx.state.shown = {0: ctx.state.players[0].draft.pop(), 2: ctx.state.players[2].draft.pop()}
    ctx.state.players[2].groups["light"].append(4)
    state = act(ctx, "placing", [{0: ["cell:dark_grove"]}, {0: ["armies:3"]}], "draft")
    assert army(state) == {"dark_grove": (0, 3)}
    assert DARK[0] in state.players[2].hand and state.players[2].groups["light"] == [2, 4]
    assert "occupied" in keys(ctx)


def test_ruling_25_home_cells_count_as_occupied_in_both_realms() -> None:
    ctx = homes()
    state = act(ctx, "home", [{s: ["armies:3"]} for s in range(3)], "deal")
    assert {"light_grove", "dark_grove"} <= set(state.armies)


def test_rule_12_hands_and_marker_go_left_and_hands_are_refilled_by_realm() -> None:
    ctx = draft_game({0: [3]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.turn = 2
    state = act(ctx, "placing", until="draft")
    assert (state.first, state.marker) == (1, 1)
    assert state.draft_realms == ["dark", "dark", "light"]
    assert state.players[1].draft[:3] == DARK and len(state.players[1].draft) == 4
    assert state.players[2].draft[:3] == LIGHT
    assert {c.partition(":")[2].partition("_")[0] for c in state.players[2].draft} == {"light"}
    assert state.players[0].draft[0] == "conflict:dark_owlwatch"


def test_ruling_17_a_draft_deck_is_made_of_the_discards_of_its_realm() -> None:
    ctx = draft_game({0: [3]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    state = ctx.state
    state.turn, state.draft_realms, state.discard = 2, ["light", "light", "light"], [DARK[2], LIGHT[2]]
    del state.players[0].draft[2], state.players[1].draft[2]
    state.players[2].hand, state.draft_decks["light"] = state.draft_decks["light"], []
    act(ctx, "placing", until="draft")
    assert (state.discard, state.draft_decks["light"]) == ([DARK[2]], [])
    assert [LIGHT[2] in player.draft for player in state.players] == [False, True, False]
    assert [text.args["realm"] for text in saying(ctx, "reshuffled.realm")] == ["realm:light"]
    assert keys(ctx).count("no_card") == 2


def test_ruling_17_a_draft_deck_that_is_made_anew_is_shuffled() -> None:
    decks = []
    for seed in ("one", "two"):
        ctx = draft_game({0: [3]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
        state = ctx.state
        state.seed, state.turn, state.draft_realms = seed, 2, ["light", "light", "light"]
        state.discard, state.draft_decks["light"] = state.draft_decks["light"], []
        act(ctx, "placing", until="draft")
        decks.append(state.draft_decks["light"])
    assert decks[0] != decks[1] and len(decks[0]) == len(decks[1])


def test_rule_08_and_rule_10_cards_that_are_kept_are_marked() -> None:
    ctx = draft_game({0: [3]}, {0: DARK, 1: LIGHT, 2: ["conflict:dark_owlwatch"]})
    ctx.state.changed = ["marker"]
    state = act(ctx, "draft", [picks(DARK[0], LIGHT[0], "conflict:dark_owlwatch")], "placing")
    assert state.changed == ["cards:1", "cards:2"]
    state.changed.clear()
    state.owners["grove"] = 2
    ctx.state.phase = "placing"
    drive(play_once(ctx))
    assert state.changed == ["cell:dark_grove", "cards:0"]
    assert [text.args["card"] for text in saying(ctx, "kept")] == [DARK[0]]


async def play_once(ctx: ImmortalsContext) -> None:
    """One player's part of a phase."""
    ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)


def stuck() -> ImmortalsContext:
    """The first player has five armies in groups, and no card is left that could place a second group."""
    ctx = draft_game({0: [3, 2]}, {0: DARK[:1]})
    state = ctx.state
    for other in state.players[1:]:
        other.hand += [card for deck in state.draft_decks.values() for card in deck]
        state.draft_decks = {"light": [], "dark": []}
    state.armies = game(3, {"dark_grove": (2, 1)}).state.armies
    balance(state)
    return ctx


def test_ruling_26_groups_that_can_never_be_placed_go_to_the_limbos() -> None:
    last: Answers = [{0: [DARK[0]]}]
    asked_for = Words("en").say(question(stuck(), "draft", last).prompt, ())
    assert asked_for == "5 armies of yours could not be placed. How many go to each limbo?"
    ctx = stuck()
    after = act(ctx, "draft", [*last, {0: {"limbo:light": 4, "limbo:dark": 1}}], "seeding")
    assert after.players[0].groups == {"light": [], "dark": []}
    assert after.players[0].limbo == {"light": 4, "dark": 1}
    assert "rest" in keys(ctx)
    check(after)


def test_example_01_first_takes_the_region_and_second_the_conflict_card() -> None:
    ctx = draft_game(
        {0: [10, 2], 1: [5, 2]}, {0: ["conflict:dark_mountainhome"], 1: ["conflict:light_mountainhome"]}
    )
    ctx.state.shown = {0: ctx.state.players[0].draft.pop(), 1: ctx.state.players[1].draft.pop()}
    state = act(ctx, "placing", [{0: ["armies:10"]}, {1: ["armies:5"]}], "draft")
    assert army(state) == {"dark_mountainhome": (0, 10), "light_mountainhome": (1, 5)}
    assert state.owners["mountainhome"] == 0
    assert state.discard == ["conflict:dark_mountainhome"]
    assert "conflict:light_mountainhome" in state.players[1].hand
