"""From the draft to the first round: rules R13 to R16, rulings A2 and A15, examples 2 and 3."""

import pytest

from rules.core.decisions import Answer, Seat
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.immortals import GAME
from rules.immortals.check import check
from rules.immortals.components.state import ImmortalsContext, ImmortalsState
from rules.immortals.play import seeding
from tests.immortals.small import act, draft_game, keys, question, saying, wealth


def seeded(
    seats: int, *tray: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[ImmortalsContext, list[list[int]]]:
    """The first drop brings this tray; all that was thrown."""
    thrown_: list[list[int]] = []

    def drop(ctx: ImmortalsContext, thrown: list[int], *, told: str = "drop") -> list[int]:
        thrown_.append(list(thrown))
        ctx.state.tower[0] = [a - b for a, b in zip(thrown, tray, strict=True)]
        return list(tray)

    monkeypatch.setattr(seeding, "drop", drop)
    ctx = draft_game({}, {}, "seeding", seats)
    act(ctx, "seeding", until="limbos")
    return ctx, thrown_


def test_rule_13_the_conflict_cards_that_no_hand_has_become_one_deck() -> None:
    ctx = draft_game({}, {0: ["conflict:dark_grove"], 1: ["wild:light_moors"]}, "seeding")
    ctx.state.discard = [ctx.state.draft_decks["dark"].pop()]
    ctx.state.players[2].hand.append(ctx.state.draft_decks["light"].pop())
    state = act(ctx, "seeding", until="limbos")
    assert len(state.deck) == 59 and {"conflict:dark_grove", "wild:light_moors"} <= set(state.deck)
    assert [player.draft for player in state.players] == [[], [], []]
    assert state.discard == [] and state.draft_realms == []
    check(state)


def test_rule_13_the_marker_stays_where_it_is() -> None:
    ctx = draft_game({}, {}, "placing")
    ctx.state.first = ctx.state.marker = ctx.state.turn = 2
    state = act(ctx, "placing", until="rest")
    assert (state.first, state.marker) == (2, 2)


def test_ruling_02_start_values_come_after_the_draft() -> None:
    before = draft_game({0: [3]}, {}, "draft")
    assert wealth(before.state) == (0, 0)
    state = act(draft_game({}, {}, "seeding"), "seeding", until="limbos")
    assert wealth(state) == (6, 6)


def test_example_02_elves_and_demons_start_with_nine_energy_and_seven_gold() -> None:
    state = act(draft_game({}, {}, "seeding"), "seeding", until="limbos")
    assert state.players[1].tribes == {"light": "elves", "dark": "demons"}
    assert wealth(state, 1) == (9, 7)


def test_rule_14_three_armies_in_each_limbo() -> None:
    ctx = draft_game({}, {}, "seeding")
    state = act(ctx, "seeding", until="limbos")
    assert [player.limbo for player in state.players] == [{"light": 3, "dark": 3}] * 3
    assert [text.args for text in saying(ctx, "limbo")] == [{"armies": 3}]


def test_rule_15_seven_cubes_of_each_and_ten_inhabitants_fall_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx, thrown = seeded(3, 5, 4, 0, 6, monkeypatch=monkeypatch)
    state = ctx.state
    assert thrown == [[7, 7, 7, 10]]
    assert [player.fallen for player in state.players] == [5, 4, 0]
    assert state.tray == [0, 0, 0, 2]
    assert state.inhabitants == 14
    check(state)


def test_rule_15_everybody_divides_fallen_armies_over_the_limbos(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx, _ = seeded(3, 5, 4, 0, 6, monkeypatch=monkeypatch)
    answers: list[dict[Seat, Answer]] = [
        {0: {"limbo:light": 5, "limbo:dark": 0}},
        {1: {"limbo:light": 1, "limbo:dark": 3}},
    ]
    state = act(ctx, "limbos", answers, "round")
    limbos = [player.limbo for player in state.players]
    assert limbos == [{"light": 8, "dark": 3}, {"light": 4, "dark": 6}, {"light": 3, "dark": 3}]
    assert [text.args["seat"] for text in saying(ctx, "limbos")] == ["seat:0", "seat:1"]
    assert [player.fallen for player in state.players] == [0, 0, 0]


def test_ruling_15_fewer_than_two_inhabitants_may_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx, _ = seeded(3, 5, 4, 0, 1, monkeypatch=monkeypatch)
    assert ctx.state.tray == [0, 0, 0, 1] and ctx.state.inhabitants == 10


def test_example_03_five_players_throw_45_cubes_and_at_most_two_stay() -> None:
    for number in range(10):
        ctx = draft_game({}, {}, "seeding", 5)
        ctx.state.seed, ctx.state.drawn = str(number), 0
        state = act(ctx, "seeding", until="limbos")
        [text] = saying(ctx, "seeded")
        assert text.args["thrown"] == 45
        assert sum(state.tray[:-1]) == 0 and state.tray[-1] <= 2
        check(state)


def test_rule_16_what_is_left_in_the_supply_leaves_the_game() -> None:
    state: ImmortalsState = playout(GAME, 3, seed_of("supply"), decisions=60).position.state
    supplies = [player.supply for player in state.players]
    while state.round < 3:
        state = playout(GAME, 3, seed_of("supply"), decisions=200).position.state
    assert [player.supply for player in state.players] == supplies
    check(state)


def test_a_player_of_whom_nothing_fell_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx, _ = seeded(3, 0, 4, 0, 6, monkeypatch=monkeypatch)
    decision = question(ctx, "limbos")
    assert decision.seat == 1
    assert "limbos" not in keys(ctx)
