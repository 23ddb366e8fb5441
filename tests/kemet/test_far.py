"""Moves over several zones in one answer: the same as their steps one by one (rules R23 to R27)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core import moves
from rules.core.engine import Position, Record, look, start
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.playout import seed_of
from rules.kemet import GAME as KEMET
from rules.kemet.components.board import enemy_at
from rules.kemet.components.routes import Way, routes
from rules.kemet.components.state import KemetState
from tests.kemet.moves import moved, offered
from tests.kemet.small import game, god, units

Standing = tuple[Record, Position[KemetState]]


def marches(seed: str, most: int) -> Iterator[Standing]:
    """Yield the positions of a steady game in which a troop has set out."""
    record, dice = start(KEMET, 4, {}, seed_of("far", "kemet", seed)), Dice(seed)
    position = run(KEMET, record)
    for _ in range(most):
        if not position.waiting:
            return
        seat = position.waiting[0]
        decision = position.pending[seat]
        if decision.prompt.key == "kemet.ask.step":
            yield record, position
        answer = KEMET.computers["steady"](look(KEMET, position, seat).view, decision, dice)
        record, position = moves.submit(KEMET, record, position, seat, position.asks[seat], answer)


def walked(standing: Standing, *ways: Way) -> Standing:
    """Answer with these steps, one after the other."""
    record, position = standing
    for way in ways:
        seat = position.waiting[0]
        ident = f"{way.kind}:{way.zone}"
        record, position = moves.submit(KEMET, record, position, seat, position.asks[seat], [ident])
    return record, position


@pytest.mark.nightly
def test_ruling_76_steps_at_once_come_to_the_same_as_one_by_one() -> None:
    seen = 0
    for seed in ("a", "b"):
        for record, position in marches(seed, 700):
            state, seat = position.state, position.waiting[0]
            assert state.march is not None
            far = routes(state, state.march)
            asked = position.pending[seat]
            assert asked.kind == "choose"
            offers = [option.id for option in asked.options if option.id.startswith("far:")]
            assert offers == [f"far:{zone}" for zone in far]
            for zone, route in far.items():
                ask = position.asks[seat]
                _, at_once = moves.submit(KEMET, record, position, seat, ask, [f"far:{zone}"])
                _, stepwise = walked((record, position), *route)
                assert replace(at_once.state, changed=[]) == replace(stepwise.state, changed=[])
                assert [*at_once.pending.values()] == [*stepwise.pending.values()]
                seen += 1
    assert seen > 50, seen


def test_with_one_step_left_nothing_lies_further_on() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 3)})
    assert [ident for ident in offered(ctx, ["zone:anubis_front"], 3) if ident.startswith("far:")] == []


def test_no_route_leads_through_an_enemy() -> None:
    seen = 0
    for _, position in marches("c", 700):
        state, seat = position.state, position.waiting[0]
        assert state.march is not None
        for route in routes(state, state.march).values():
            assert [way.zone for way in route[:-1] if enemy_at(state, way.zone, seat) is not None] == []
            seen += enemy_at(state, route[-1].zone, seat) is not None
    assert seen, "none ended at an enemy"


def test_the_price_of_the_whole_way_is_on_the_option_and_is_paid() -> None:
    pyramids = {"anubis_d1": ("ruby", 1)}
    ctx = game(god(), god(), troops={"anubis_d1": (0, 2)}, pyramids=pyramids)
    offers = offered(ctx, ["zone:anubis_d1"], 2)
    assert "far:west_quay" in offers
    ctx = game(god(), god(), troops={"anubis_d1": (0, 2)}, pyramids=pyramids)
    before = ctx.state.gods[0].prayers
    moved(ctx, ["zone:anubis_d1"], 2, ["far:west_quay"])
    assert units(ctx.state) == {"west_quay": [(0, 2)]}
    expected = (before - 2, "anubis_d1", "west_quay")
    assert (ctx.state.gods[0].prayers, ctx.state.trail[0], ctx.state.trail[-1]) == expected
