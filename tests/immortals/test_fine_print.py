"""Small print of the rules: lines, marks, chance, and what is said beside a choice."""

import pytest

from rules.core.decisions import Choose
from rules.core.rng import Dice
from rules.core.text import Text
from rules.immortals import GAME
from rules.immortals.components import tower
from rules.immortals.components.data import AREAS, DATA, REALMS, Piece, cells_in
from rules.immortals.components.state import ImmortalsContext, RevealedCard
from rules.immortals.components.tower import shelves
from rules.immortals.effects import armies, group, guarded, origin
from rules.immortals.play.building import build
from rules.immortals.play.economy import can_transit
from rules.immortals.play.setup import new
from rules.immortals.view import view_of
from tests.helpers import Answers, asked, ids
from tests.immortals.small import USUAL, act, army, do, draft_game, game, keys, play, question, reveal, saying
from tests.immortals.test_battle import TARGET, battle, field
from tests.immortals.test_seeding import seeded

GROVE = "region:grove"


def told_beside(ctx: ImmortalsContext, phase: str, answers: Answers = ()) -> dict[str, Text]:
    """Describe the options of the question that is open for seat 0 after these answers."""
    ctx.state.phase = phase
    decision = asked(play(ctx, "no such phase"), answers)[0]
    return {**GAME.effects(view_of(ctx.state, 0), decision)}


def test_rule_34_an_attack_on_a_held_cell_names_its_holder() -> None:
    ctx = field(4, 3)
    battle(ctx, "neutral", fell=(2, 1, 0, 0))
    found = [key for key in keys(ctx) if key.startswith("attack")]
    assert (found, saying(ctx, "attack.held")[0].args["victim"]) == (["attack.held"], "seat:1")
    ctx = field(4)
    battle(ctx, "neutral", fell=(2, 0, 0, 0))
    assert [key for key in keys(ctx) if key.startswith("attack")] == ["attack"]


def test_rule_38_strengths_victor_and_who_stands_there_are_told() -> None:
    ctx = field(4, 3)
    battle(ctx, "neutral", fell=(3, 1, 0, 0))
    [strength], [won], [stands] = saying(ctx, "strength"), saying(ctx, "won"), saying(ctx, "stands")
    assert (strength.args["attack"], strength.args["defence"], won.args["seat"]) == (3, 1, "seat:0")
    assert (stands.args["armies"], army(ctx.state)[TARGET]) == (2, (0, 2))


@pytest.mark.parametrize("armies", [0, 1])
def test_rule_18_only_who_brings_nobody_is_told_to_bring_nobody(armies: int) -> None:
    ctx = game(3, {"light_grove": (0, 1)}, limbo={0: (5, 0)}, phase="reinforcement")
    act(ctx, "reinforcement", [{0: {"cell:light_grove": armies}}], "planning")
    found = [line.args["seat"] for line in saying(ctx, "reinforced.none")]
    assert ("seat:0" in found) == (armies == 0)


def test_rule_45_a_scoring_tells_the_kinds_and_marks_the_points_alone() -> None:
    ctx = game(3, dict.fromkeys(cells_in("moors", "dark"), (0, 1)))
    ctx.state.changed, ctx.state.rounds = ["cell:light_grove"], 9
    act(ctx, "scoring", until="round")
    mine = next(line for line in saying(ctx, "scored") if line.args["seat"] == "seat:0")
    assert mine.args == {"seat": "seat:0", "points": 5, "cells": 2, "temples": 0, "capitals": 0, "areas": 3}
    assert ctx.state.changed == ["points:1", "points:2", "points:0"]


def test_a_piece_that_is_built_is_marked_by_its_kind() -> None:
    marks: tuple[tuple[Piece, str], ...] = (
        ("portal", "portal:light_grove"),
        ("temple", "building:light_grove"),
    )
    for piece, mark in marks:
        ctx = game(3, {"light_grove": (0, 1)})
        ctx.state.changed.clear()
        build(ctx, 0, "light_grove", piece)
        assert ctx.state.changed == [mark, "points:0"]


def test_cubes_come_to_the_shelves_in_an_order_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = set()
    for seed in range(8):
        order: list[int] = []
        monkeypatch.setattr(tower, "_fall", lambda ctx, owner, shelf, fell, order=order: order.append(owner))
        ctx = game(3, tower="shelves")
        ctx.state.seed = f"shelves {seed}"
        shelves(ctx, [2, 2, 1, 1])
        assert sorted(order) == [0, 0, 1, 1, 2, 3]
        orders.add(tuple(order))
    assert len(orders) > 1


def test_rule_13_the_deck_of_conflict_cards_is_shuffled() -> None:
    decks = []
    for seed in ("one", "two"):
        ctx = draft_game({}, {}, "seeding")
        ctx.state.seed = seed
        decks.append(act(ctx, "seeding", until="limbos").deck)
    assert decks[0] != decks[1] and sorted(decks[0]) == sorted(decks[1])


def test_rule_45_every_area_has_five_regions_in_each_realm() -> None:
    assert {len(cells_in(area, realm)) for area in AREAS for realm in REALMS} == {5}


def test_where_the_stance_is_asked_for_the_only_target_is_not() -> None:
    """Through the portal, with a region card that matches both ends: two stances."""
    around = {"light_emerald_cliff": (0, 1), "light_foothold": (0, 1), "light_tribute_pass": (0, 1)}
    ctx = game(3, {"light_mountainhome": (0, 2), "dark_mountainhome": (1, 5), **around})
    ctx.state.portals = ["light_mountainhome"]
    reveal(ctx, "attack", "region:mountainhome")
    decision = question(ctx, "deed", [{0: ["deed:attack"]}])
    assert (decision.prompt.key, len(ids(decision))) == ("immortals.ask.attack.stance", 2)


@pytest.mark.parametrize(
    ("card", "space", "cells", "prompt"),
    [
        (GROVE, "gold", {"light_grove": (0, 1), "dark_grove": (0, 1)}, "realm"),
        ("wild:light_moors", "construct", dict.fromkeys(cells_in("moors", "light")[:2], (0, 1)), "region"),
    ],
)
def test_rule_25_region_cards_ask_for_a_realm_and_wild_cards_for_a_region(
    card: str, space: str, cells: dict[str, tuple[int, int]], prompt: str
) -> None:
    ctx = game(3, cells, wealth={0: (20, 20)})
    reveal(ctx, space, card)
    decision = question(ctx, "deed", [{0: [f"deed:{space}"]}])
    assert decision.prompt.key == f"immortals.ask.{prompt}"


def test_wealth_says_what_one_then_has() -> None:
    ctx = game(3, wealth={0: (4, 7)})
    reveal(ctx, "gold", "conflict:light_grove")
    told = told_beside(ctx, "deed")
    assert (told["wealth:energy"].args, told["wealth:gold"].args) == ({"count": 5}, {"count": 8})


def test_a_space_of_a_tribe_says_what_the_tribe_does() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, plans={0: {"tribe_light": "conflict:light_grove"}})
    told = told_beside(ctx, "actions")
    assert told["action:tribe_light"].key == "immortals.effect.tribe.amazons"


def test_a_limbo_says_how_many_own_regions_its_realm_has() -> None:
    cells = {"light_grove": (0, 1), "light_treehome": (0, 1), "dark_grove": (0, 1)}
    ctx = game(3, cells, limbo={0: (5, 5)}, wealth={0: (9, 9)})
    reveal(ctx, "gold", "magic:transition5")
    told = told_beside(ctx, "deed", [{0: ["deed:transition_5"]}])
    assert {ident: text.args["cells"] for ident, text in told.items()} == {"limbo:light": 2, "limbo:dark": 1}


def test_an_army_that_may_come_leaves_one_behind() -> None:
    ctx = game(
        3, {"light_grove": (0, 1), "dark_grove": (0, 1), "light_treehome": (1, 4)}, owners={"grove": 0}
    )
    view = view_of(ctx.state, 0)
    reveal(ctx, "gold", "region:grove")
    decision = question(ctx, "deed", [{0: ["deed:gold"]}])
    assert guarded(view, decision, "light_grove").args == {"armies": 1, "enemies": 3}
    assert group(view, decision, "3").args == {"armies": 2}


@pytest.mark.parametrize(("card", "prompt"), [("magic:seize_or_temple", "magic.temple"), (GROVE, "realm")])
def test_a_temple_by_magic_goes_anywhere_and_by_a_card_into_its_region(card: str, prompt: str) -> None:
    ctx = game(3, {"light_grove": (2, 1), "dark_grove": (2, 1)}, wealth={2: (9, 9)})
    reveal(ctx, "tribe_light", card, seat=2)
    decision = question(ctx, "deed", [{2: ["deed:temple"]}])
    assert decision.prompt.key == f"immortals.ask.{prompt}"


def test_the_only_cell_for_armies_by_magic_is_noted_as_the_answer() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, limbo={0: (5, 0)}, wealth={0: (9, 9)})
    do(ctx, "gold", "magic:transition5", ["deed:transition_5"])
    asked_for = [
        each.answer for each in ctx.implied if each.question.prompt.key == "immortals.ask.magic.armies"
    ]
    assert asked_for == [{"cell:light_grove": 5}]


def test_rule_28_only_armies_that_come_are_told() -> None:
    ctx = game(3, {"light_grove": (0, 1), "light_treehome": (0, 1)}, limbo={0: (5, 0)}, wealth={0: (9, 9)})
    do(
        ctx,
        "gold",
        "magic:transition5",
        ["deed:transition_5"],
        {"cell:light_grove": 5, "cell:light_treehome": 0},
    )
    assert [line.args["cell"] for line in saying(ctx, "transition")] == ["cell:light_grove"]
    assert "cell:light_treehome" not in ctx.state.changed


def test_rule_28_a_card_without_limbo_in_its_realm_brings_nobody() -> None:
    """Armies in the dark limbo are no use to a cell of the light realm; magic asks for any own cell there."""
    ctx = game(3, {"light_grove": (0, 1), "dark_treehome": (0, 1)}, limbo={0: (0, 5)}, wealth={0: (9, 9)})
    state, deed = ctx.state, DATA.tribes["halflings"].deed
    assert can_transit(state, RevealedCard(0, "gold", "conflict:light_grove"), deed) is False
    assert can_transit(state, RevealedCard(0, "gold", "magic:transition5"), deed) is True


def test_rule_26_a_space_whose_card_was_taken_is_called_so() -> None:
    ctx = game(3, plans={0: {"gold": "conflict:light_grove"}})
    ctx.state.players[0].taken = ["energy"]
    decision = question(ctx, "actions")
    assert isinstance(decision, Choose)
    labels = {option.id: option.label.key for option in decision.options}
    assert (labels["action:energy"], labels["action:gold"]) == ("immortals.option.taken", "label")
    told = told_beside(ctx, "actions")
    assert told["action:energy"].key == "immortals.effect.instead"


def test_rule_04_groups_lie_from_the_largest_to_the_smallest() -> None:
    state = new(3, USUAL, Dice("groups"))
    for player in state.players:
        assert [groups for groups in player.groups.values() if groups != sorted(groups, reverse=True)] == []
    assert state.round == 0


def test_an_origin_says_that_all_but_one_of_its_armies_can_attack() -> None:
    ctx = game(3, {"light_grove": (0, 4), "light_treehome": (1, 2)})
    view = view_of(ctx.state, 0)
    reveal(ctx, "attack", "conflict:light_grove")
    decision = question(ctx, "deed", [{0: ["deed:attack"]}])
    assert origin(view, decision, "light_grove").args["armies"] == 3
    assert [armies(view, 0, cell) for cell in ("light_grove", "light_treehome")] == [4, 0]


def test_rule_15_the_inhabitants_and_armies_that_fall_first_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx, _ = seeded(3, 2, 2, 0, 1, monkeypatch=monkeypatch)
    assert [line.args["inhabitants"] for line in saying(ctx, "tray")] == [1]
    assert question(ctx, "limbos").prompt.args == {"armies": 2, "fell": 1}
