"""Battles: rules R34 to R43, rulings A10, A11, A16, A27 and A30, examples 12 and 13."""

from collections.abc import Sequence

import pytest

from rules.core.decisions import Answer
from rules.immortals.check import check
from rules.immortals.components.state import Battle, ImmortalsContext, ImmortalsState
from rules.immortals.play.battle import fight
from tests.immortals.small import army, balance, do, falls, game, keys, saying

ORIGIN, TARGET = "light_grove", "light_treehome"
Patch = pytest.MonkeyPatch


def field(
    attackers: int = 4,
    defenders: int = 0,
    *,
    tray: tuple[int, ...] = (0, 0, 0, 2),
    tower: tuple[int, ...] = (5, 5, 5, 5),
    owner: int | None = None,
) -> ImmortalsContext:
    """Seat 0 in light Grove, perhaps seat 1 in light Treehome, cubes on the tray and in the tower."""
    armies = {ORIGIN: (0, attackers)}
    if defenders:
        armies[TARGET] = (1, defenders)
    ctx = game(3, armies, owners={} if owner is None else {"treehome": owner})
    ctx.state.tray, ctx.state.tower = list(tray), [list(tower)]
    balance(ctx.state)
    check(ctx.state)
    return ctx


def battle(
    ctx: ImmortalsContext, stance: str, armies: int = 3, *, fell: Sequence[int], target: str = TARGET
) -> ImmortalsState:
    """Seat 0 attacks from Grove to Treehome, and so many cubes fall of each owner."""
    with pytest.MonkeyPatch.context() as patch:
        falls(patch, *fell)
        fight(ctx, 0, ORIGIN, target, armies, stance)
    check(ctx.state)
    return ctx.state


def fought(state: ImmortalsState) -> Battle:
    """The battle that was fought last."""
    assert state.battle is not None
    return state.battle


# --- the drop


@pytest.mark.parametrize(("before", "thrown"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (6, 5)])
def test_rule_34_at_least_one_inhabitant_is_thrown_and_one_less_if_over_3(before: int, thrown: int) -> None:
    state = battle(field(tray=(0, 0, 0, before)), "neutral", fell=(0, 0, 0, 0))
    assert fought(state).thrown[-1] == thrown


def test_ruling_16_without_inhabitants_in_the_supply_none_is_added() -> None:
    state = battle(field(tray=(0, 0, 0, 0), tower=(0, 0, 0, 20)), "neutral", fell=(0, 0, 0, 0))
    assert fought(state).thrown[-1] == 0


def test_rule_35_tray_attackers_and_defenders_are_thrown_together() -> None:
    ctx = field(5, 4, tray=(1, 2, 3, 2))
    state = battle(ctx, "neutral", 3, fell=(2, 1, 0, 3))
    assert army(state)[ORIGIN] == (0, 2)
    assert (fought(state).thrown, fought(state).fell) == ([4, 6, 3, 2], [2, 1, 0, 3])
    assert fought(state).inside == [5, 5, 5, 5]


def test_rule_35_a_real_drop_keeps_every_cube() -> None:
    for number in range(20):
        ctx = field(8, 5, tray=(1, 2, 3, 2))
        ctx.state.seed, ctx.state.drawn = str(number), 0
        fight(ctx, 0, ORIGIN, TARGET, 6, ("attacker", "neutral", "defender")[number % 3])
        check(ctx.state)


# --- an empty target


@pytest.mark.parametrize("stance", ["attacker", "neutral"])
def test_rule_36_one_cube_wins_an_empty_target_and_all_of_them_go_there(stance: str) -> None:
    state = battle(field(), stance, fell=(3, 2, 0, 2))
    assert army(state) == {ORIGIN: (0, 1), TARGET: (0, 3)}
    assert state.tray == [0, 2, 0, 2]
    assert state.owners["treehome"] == 0
    assert fought(state).winner == "attacker"


def test_rule_36_without_a_cube_the_attacker_loses() -> None:
    ctx = field()
    state = battle(ctx, "neutral", fell=(0, 2, 0, 2))
    assert army(state) == {ORIGIN: (0, 1)} and state.owners["treehome"] is None
    assert "lost" in keys(ctx)
    assert fought(state).winner == "defender"


@pytest.mark.parametrize(("mine", "green", "left"), [(3, 2, 1), (4, 0, 4), (2, 2, 0), (1, 3, 0)])
def test_rule_37_inhabitants_against_the_attacker(mine: int, green: int, left: int) -> None:
    ctx = field()
    supply = ctx.state.inhabitants
    state = battle(ctx, "against", fell=(mine, 1, 0, green))
    lost = min(mine, green)
    assert state.players[0].limbo == {"light": 0, "dark": lost}
    assert state.inhabitants == supply + lost
    assert army(state).get(TARGET) == ((0, left) if left else None)
    assert state.tray == [0, 1, 0, green - lost]
    assert state.owners["treehome"] == (0 if left else None)


def test_example_12_alexandre_takes_empty_foothold_with_one_of_three(monkeypatch: Patch) -> None:
    ctx = game(3, {"light_mountainhome": (0, 5)})
    ctx.state.tower = [[4, 4, 4, 4]]
    balance(ctx.state)
    falls(monkeypatch, 3, 0, 0, 2)
    target: Answer = ["cell:light_foothold"]
    state = do(ctx, "attack", "conflict:light_grove", ["deed:attack"], target, 3)
    assert state.players[0].limbo == {"light": 0, "dark": 2}
    assert army(state)["light_foothold"] == (0, 1)
    assert state.owners["foothold"] == 0 and "region:foothold" in state.players[0].hand
    check(state)


# --- a held target


def test_rule_38_all_own_cubes_count_and_inhabitants_on_their_side() -> None:
    for stance, strength in (("attacker", [5, 3]), ("neutral", [2, 3]), ("defender", [2, 6])):
        state = battle(field(5, 4, tray=(1, 1, 1, 1)), stance, fell=(2, 3, 1, 3))
        assert fought(state).strength == strength


def test_rule_38_third_players_and_neutral_inhabitants_stay_on_the_tray() -> None:
    state = battle(field(5, 4), "neutral", fell=(3, 1, 4, 2))
    assert state.tray == [0, 0, 4, 2]


def test_rule_39_the_loser_loses_all_and_the_winner_as_many_natives_first() -> None:
    ctx = field(6, 4)
    supply = ctx.state.inhabitants
    state = battle(ctx, "attacker", 5, fell=(4, 3, 0, 2))
    assert state.players[1].limbo == {"light": 0, "dark": 3}
    assert state.players[0].limbo == {"light": 0, "dark": 1}
    assert state.inhabitants == supply + 2
    assert army(state)[TARGET] == (0, 3)


def test_rule_39_inhabitants_of_the_losing_side_leave_too() -> None:
    ctx = field(6, 4)
    supply = ctx.state.inhabitants
    state = battle(ctx, "defender", 5, fell=(5, 1, 0, 2))
    assert state.inhabitants == supply + 2 and state.tray[-1] == 0
    assert state.players[1].limbo["dark"] == 1 and state.players[0].limbo["dark"] == 3
    assert army(state)[TARGET] == (0, 2)


def test_rule_39_the_limbo_is_that_opposite_to_the_targets_realm(monkeypatch: Patch) -> None:
    falls(monkeypatch, 3, 1, 0, 0)
    ctx = game(3, {"dark_grove": (0, 5), "dark_treehome": (1, 2)})
    ctx.state.tower = [[4, 4, 4, 4]]
    balance(ctx.state)
    fight(ctx, 0, "dark_grove", "dark_treehome", 3, "neutral")
    assert ctx.state.players[1].limbo == {"light": 1, "dark": 0}
    assert ctx.state.players[0].limbo == {"light": 1, "dark": 0}
    ctx = game(3, {"dark_grove": (0, 5), "light_grove": (1, 2)})
    ctx.state.tower = [[4, 4, 4, 4]]
    fight(ctx, 0, "dark_grove", "light_grove", 3, "neutral")  # through a portal: the target's realm counts
    assert ctx.state.players[1].limbo == {"light": 0, "dark": 1}
    assert ctx.state.players[0].limbo == {"light": 0, "dark": 1}


def test_rule_40_the_winner_stands_on_the_target_with_what_is_left() -> None:
    state = battle(field(5, 4), "neutral", fell=(1, 4, 0, 0))
    assert army(state)[TARGET] == (1, 3) and state.tray == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("stance", "tray", "stands"), [("attacker", (2, 1, 0, 3), (0, 2)), ("defender", (1, 2, 0, 3), (1, 2))]
)
def test_i1_ruling_10_inhabitants_of_the_winners_all_return_to_the_supply(
    stance: str, tray: tuple[int, ...], stands: tuple[int, int]
) -> None:
    """Page 14: they are taken from the tray first, and given back; those beyond the losses, too."""
    ctx = field(5, 4)
    supply = ctx.state.inhabitants
    state = battle(ctx, stance, fell=tray)
    assert state.tray == [0, 0, 0, 0] and state.inhabitants == supply + 3
    assert army(state)[TARGET] == stands
    assert fought(state).losses[-1] == 3
    assert [text.args for text in saying(ctx, "losses.inhabitants")] == [{"inhabitants": 3}]


@pytest.mark.parametrize("stance", ["attacker", "neutral"])
def test_i1_inhabitants_on_the_tray_of_an_attack_on_an_empty_region_stay(stance: str) -> None:
    """Page 13."""
    assert battle(field(), stance, fell=(2, 0, 0, 3)).tray == [0, 0, 0, 3]


# --- the region card


@pytest.mark.parametrize("owner", [None, 1, 2])
def test_rule_41_the_attacker_gets_the_region_card_from_whoever_has_it(owner: int | None) -> None:
    ctx = field(5, 4, owner=owner)
    state = battle(ctx, "neutral", fell=(3, 1, 0, 0))
    assert state.owners["treehome"] == 0 and "region:treehome" in state.players[0].hand
    assert fought(state).card == "region:treehome"
    assert ("region" if owner is None else "region.from") in keys(ctx)


def test_rule_41_from_a_space_too() -> None:
    ctx = field(5, 4, owner=2)
    ctx.state.players[2].hand.remove("region:treehome")
    ctx.state.players[2].plan = {"energy": "region:treehome"}
    state = battle(ctx, "neutral", fell=(3, 1, 0, 0))
    assert state.players[2].plan == {} and state.owners["treehome"] == 0


def test_rule_41_who_has_it_keeps_it() -> None:
    state = battle(field(5, 4, owner=0), "neutral", fell=(3, 1, 0, 0))
    assert state.owners["treehome"] == 0 and fought(state).card == ""


@pytest.mark.parametrize("owner", [None, 0, 1, 2])
def test_rule_42_if_the_defender_wins_no_card_moves(owner: int | None) -> None:
    state = battle(field(5, 4, owner=owner), "neutral", fell=(1, 3, 0, 0))
    assert state.owners["treehome"] == owner


@pytest.mark.parametrize(("owner", "after"), [(None, None), (0, None), (1, None), (2, 2)])
def test_rule_43_a_tie_empties_the_target_and_sends_its_card_to_the_deck(
    owner: int | None, after: int | None
) -> None:
    ctx = field(5, 4, owner=owner)
    supply = ctx.state.inhabitants
    state = battle(ctx, "attacker", fell=(2, 3, 1, 1))
    assert TARGET not in state.armies
    assert (state.players[0].limbo["dark"], state.players[1].limbo["dark"]) == (2, 3)
    assert state.inhabitants == supply + 1 and state.tray == [0, 0, 1, 0]
    assert state.owners["treehome"] == after


def test_rule_43_nothing_against_nothing_is_a_tie_too() -> None:
    state = battle(field(5, 4, owner=1), "neutral", fell=(0, 0, 0, 2))
    assert fought(state).winner == "tie"
    assert TARGET not in state.armies and state.owners["treehome"] is None
    assert state.tray == [0, 0, 0, 2]


@pytest.mark.parametrize("owner", [None, 0, 1, 2])
def test_i2_ruling_11_an_attacker_winning_by_inhabitants_gets_the_card(owner: int | None) -> None:
    """Page 14: the attacker who wins is the new owner. The target is empty."""
    ctx = field(5, 4, owner=owner)
    state = battle(ctx, "attacker", fell=(0, 1, 0, 2))
    assert fought(state).winner == "attacker"
    assert TARGET not in state.armies and "empty" in keys(ctx)
    assert state.owners["treehome"] == 0 and state.players[0].hand.count("region:treehome") == 1
    assert fought(state).card == ("" if owner == 0 else "region:treehome")


def test_ruling_11_a_defender_without_cubes_keeps_the_card() -> None:
    state = battle(field(5, 4, owner=1), "defender", fell=(1, 0, 0, 2))
    assert TARGET not in state.armies and state.owners["treehome"] == 1


# --- what stays behind


def test_ruling_27_cubes_on_the_tray_count_for_who_fights_in_the_next_drop() -> None:
    ctx = field(9, 4)
    assert battle(ctx, "neutral", fell=(3, 1, 2, 0)).tray == [0, 0, 2, 0]
    state = battle(ctx, "neutral", 2, fell=(1, 0, 3, 0), target="light_owlwatch")
    assert (fought(state).thrown, state.tray[2]) == ([2, 0, 2, 1], 3)


def test_ruling_30_cubes_stuck_in_the_tower_are_neither_lost_nor_in_limbo() -> None:
    ctx = field(5, 4)
    state = battle(ctx, "neutral", fell=(2, 0, 0, 0))
    assert state.tower[0][1] == 5 + 4 and state.players[1].limbo == {"light": 0, "dark": 0}
    assert army(state)[TARGET] == (0, 2)


def test_example_13_marina_takes_dark_white_falls_from_the_murk(monkeypatch: Patch) -> None:
    """The numbers of the rulebook; seat 0 is Marina, seat 1 Alexandre."""
    ctx = game(3, {"dark_the_murk": (0, 3), "dark_white_falls": (1, 2)}, owners={"white_falls": 1})
    ctx.state.tower = [[4, 4, 4, 4]]
    balance(ctx.state)
    falls(monkeypatch, 4, 3, 0, 1)
    target: Answer = ["cell:dark_white_falls"]
    state = do(ctx, "attack", "conflict:dark_white_falls", ["deed:attack"], target, 2)
    assert fought(state).strength == [5, 3]
    assert state.players[1].limbo == {"light": 3, "dark": 0}
    assert state.players[0].limbo == {"light": 2, "dark": 0}
    assert army(state)["dark_white_falls"] == (0, 2)
    assert state.owners["white_falls"] == 0
    assert saying(ctx, "losses.inhabitants")[0].args == {"inhabitants": 1}
    check(state)
