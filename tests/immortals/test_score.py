"""Scoring and the end: rules R45 and R46, ruling A28, example 16."""

import pytest

from rules.core.flow import Result
from rules.core.text import Text
from rules.immortals.components.data import Area, Realm, cells_in
from rules.immortals.components.score import scored
from rules.immortals.components.state import ImmortalsContext
from tests.helpers import over
from tests.immortals.small import act, game, play, saying


def holding(*cells: str, seat: int = 0) -> ImmortalsContext:
    return game(3, dict.fromkeys(cells, (seat, 1)))


def part(area: Area, realm: Realm, count: int) -> tuple[str, ...]:
    """So many cells of an area."""
    return cells_in(area, realm)[:count]


@pytest.mark.parametrize(("cells", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_rule_45_a_point_for_two_own_cells(cells: int, points: int) -> None:
    spread = ["light_grove", "dark_grove", "light_saltmere", "dark_saltmere", "light_foothold"]
    expected = {"built": 0, "cells": points, "temples": 0, "capitals": 0, "areas": 0}
    assert scored(holding(*spread[:cells]).state, 0) == expected


@pytest.mark.parametrize(("cells", "points"), [(2, 0), (3, 2), (4, 2), (5, 3)])
def test_rule_45_an_area_scores_two_for_three_or_four_cells_three_for_all(cells: int, points: int) -> None:
    assert scored(holding(*part("moors", "dark", cells)).state, 0)["areas"] == points


def test_rule_45_and_ruling_06_an_area_lies_in_one_realm() -> None:
    mixed = [*part("moors", "light", 2), *part("moors", "dark", 2)]
    assert scored(holding(*mixed).state, 0)["areas"] == 0
    both = [*part("moors", "light", 5), *part("moors", "dark", 3)]
    assert scored(holding(*both).state, 0)["areas"] == 5


def test_rule_45_a_point_for_each_building_on_own_cells_whoever_built_it() -> None:
    ctx = holding("light_grove", "dark_grove")
    ctx.state.buildings = {"light_grove": "temple", "dark_grove": "capital", "light_foothold": "temple"}
    ctx.state.owners["grove"] = 2  # cards do not matter
    kinds = scored(ctx.state, 0)
    assert (kinds["temples"], kinds["capitals"]) == (1, 1)
    assert sum(scored(ctx.state, 2).values()) == 0


def test_example_16_scoring() -> None:
    five = ["light_grove", "dark_grove", "light_saltmere", "dark_saltmere", "light_foothold"]
    ctx = holding(*five)
    assert scored(ctx.state, 0)["cells"] == 2
    ctx.state.buildings = {"light_grove": "temple", "dark_grove": "temple", "light_saltmere": "capital"}
    assert (scored(ctx.state, 0)["temples"], scored(ctx.state, 0)["capitals"]) == (2, 1)
    assert scored(holding(*part("high_peaks", "light", 3)).state, 0)["areas"] == 2
    assert scored(holding(*part("high_peaks", "light", 5)).state, 0)["areas"] == 3


def test_rule_45_the_first_player_scores_last() -> None:
    ctx = game(phase="scoring")
    ctx.state.first = ctx.state.marker = 1
    act(ctx, "scoring", until="round")
    assert [text.args["seat"] for text in saying(ctx, "scored")] == ["seat:2", "seat:0", "seat:1"]


def test_ruling_28_points_are_added_up_round_by_round_beyond_sixty() -> None:
    ctx = holding(*part("moors", "dark", 5))
    ctx.state.players[0].score["areas"] = 58
    state = act(ctx, "scoring", until="round")
    assert state.players[0].score == {"built": 0, "cells": 2, "temples": 0, "capitals": 0, "areas": 61}
    assert state.scored[0]["areas"] == 3


def ended(ctx: ImmortalsContext, *points: int) -> Result:
    """The end of a game whose players have so many points before the last scoring."""
    ctx.state.round = ctx.state.rounds
    for player, count in zip(ctx.state.players, points, strict=True):
        player.score["built"] = count
    ctx.state.phase = "scoring"
    return over(play(ctx, "round"))


def test_rule_46_most_points_win_after_the_last_round() -> None:
    result = ended(game(), 4, 9, 6)
    assert result.places == (3, 1, 2)
    assert result.why == Text(key="immortals.over.points", args={"seat": "seat:1", "points": 9})
    assert result.sheet["total"] == (4, 9, 6) and list(result.sheet)[-1] == "total"


def test_rule_46_a_tie_goes_to_most_armies_on_the_board() -> None:
    ctx = game(3, {"light_grove": (0, 2), "dark_grove": (1, 1)}, limbo={1: (9, 9)})
    ctx.state.tower = [[0, 9, 0, 0]]
    result = ended(ctx, 5, 5, 1)
    assert result.places == (1, 2, 3)
    assert result.why.key == "immortals.over.armies"
    assert len(set(result.sheet["armies"])) > 1, "the sheet has what decides"
    assert result.why.args == {"seat": "seat:0", "points": 5, "armies": 2}


def test_rule_46_still_tied_the_victory_is_shared() -> None:
    ctx = game(3, {"light_grove": (0, 1), "dark_grove": (1, 1)})
    result = ended(ctx, 5, 5, 1)
    assert result.places == (1, 1, 3)
    assert result.why == Text(key="immortals.over.shared", args={"points": 5, "armies": 1})
