"""Declaring an attack: rules R32 and R33, rulings A4, A5 and A32, examples 9 and 10."""

import pytest

from rules.core.decisions import Answer
from rules.core.text import Text
from rules.core.words import Words
from rules.immortals.components.state import ImmortalsContext
from rules.immortals.play.attack import stances
from tests.helpers import ids
from tests.immortals.small import army, do, falls, game, offered, question, reveal, span, wealth

ATTACK: Answer = ["deed:attack"]
NOTHING_LEFT = ["wealth:energy", "wealth:gold"]
OTHER = "conflict:light_grove"  # names neither end of the attacks in this file


def front(*portals: str) -> ImmortalsContext:
    """Seat 0 with 4 in light Forge Fire and 3 in light Heartwood; seat 1 and nobody around."""
    armies = {
        "light_forge_fire": (0, 4),
        "light_heartwood": (0, 3),
        "light_tribute_pass": (1, 2),
        "dark_heartwood": (1, 2),
        "light_saltmere": (0, 1),
    }
    ctx = game(3, armies)
    ctx.state.portals = list(portals)
    return ctx


def test_rule_32_the_origin_needs_two_armies_and_a_target() -> None:
    origins = offered(front(), "attack", OTHER, ATTACK)
    assert origins == ["cell:light_heartwood", "cell:light_forge_fire"]


def test_rule_32_targets_are_adjacent_empty_or_held_and_never_ones_own() -> None:
    targets = offered(front(), "attack", OTHER, ATTACK, ["cell:light_forge_fire"])
    assert targets == ["cell:light_emerald_cliff", "cell:light_tribute_pass"]


def test_rule_32_at_least_one_army_goes_and_one_stays() -> None:
    ctx = front()
    reveal(ctx, "attack", OTHER)
    answers: list[Answer] = [ATTACK, ["cell:light_forge_fire"], ["cell:light_tribute_pass"]]
    assert span(question(ctx, "deed", [{0: answer} for answer in answers])) == (1, 3)


def test_rule_32_a_portal_on_the_origin_leads_to_the_twin() -> None:
    targets = offered(front("light_heartwood"), "attack", OTHER, ATTACK, ["cell:light_heartwood"])
    assert "cell:dark_heartwood" in targets
    targets = offered(front("dark_heartwood"), "attack", OTHER, ATTACK, ["cell:light_heartwood"])
    assert "cell:dark_heartwood" not in targets


def test_example_09_a_portal_serves_its_occupant_and_not_the_one_below() -> None:
    ctx = front("light_heartwood")
    assert "cell:dark_heartwood" in offered(ctx, "attack", OTHER, ATTACK, ["cell:light_heartwood"])
    ctx = front("light_heartwood")
    reveal(ctx, "attack", OTHER, seat=1)
    answers: list[Answer] = [ATTACK, ["cell:dark_heartwood"]]
    targets = ids(question(ctx, "deed", [{1: answer} for answer in answers]))
    assert "cell:light_heartwood" not in targets and "cell:dark_forge_fire" in targets


def test_i5_an_only_attack_names_origin_target_and_number_before_the_throw() -> None:
    """A battle can't be taken back; from light Mountainhome there is one way, with one army."""
    around = {"light_emerald_cliff": (0, 1), "light_foothold": (0, 1)}
    ctx = game(3, {"light_mountainhome": (0, 2), "light_tribute_pass": (1, 5), **around})
    reveal(ctx, "attack", OTHER)
    asked = question(ctx, "deed", [{0: ATTACK}])
    assert asked.prompt == Text(
        key="immortals.ask.attack.target", args={"cell": "cell:light_mountainhome", "armies": 1}
    )
    assert ids(asked) == ["cell:light_tribute_pass"]
    said = [Words(lang).say(asked.prompt) for lang in ("en", "es", "pt-BR")]
    assert said == [
        "Which region do you attack from Mountainhome (light)? 1 army goes.",
        "¿Qué región atacas desde Hogar del Monte (luz)? Va 1 ejército.",
        "Qual região você ataca a partir de Lar da Montanha (luz)? Vai 1 exército.",
    ]


def test_i5_after_an_origin_the_only_target_is_named_too() -> None:
    around = {"light_emerald_cliff": (0, 1), "light_foothold": (0, 1), "light_saltmere": (0, 2)}
    ctx = game(3, {"light_mountainhome": (0, 2), "light_tribute_pass": (1, 5), **around})
    assert offered(ctx, "attack", OTHER, ATTACK, ["cell:light_mountainhome"]) == ["cell:light_tribute_pass"]


def test_i5_an_only_target_named_by_a_later_question_is_not_asked_for() -> None:
    around = {"light_emerald_cliff": (0, 1), "light_foothold": (0, 1)}
    ctx = game(3, {"light_mountainhome": (0, 3), "light_tribute_pass": (1, 5), **around})
    reveal(ctx, "attack", OTHER)
    asked = question(ctx, "deed", [{0: ATTACK}])
    assert asked.prompt.key == "immortals.ask.attack.armies"
    assert asked.prompt.args == {"cell": "cell:light_mountainhome", "target": "cell:light_tribute_pass"}
    ctx = game(3, {"light_mountainhome": (0, 2), "light_tribute_pass": (1, 5), **around})
    reveal(ctx, "attack", "wild:light_high_peaks")
    asked = question(ctx, "deed", [{0: ATTACK}])
    assert asked.prompt.key == "immortals.ask.attack.stance"
    assert asked.prompt.args == {
        "card": "wild:light_high_peaks",
        "cell": "cell:light_mountainhome",
        "target": "cell:light_tribute_pass",
    }


@pytest.mark.parametrize(
    ("card", "stance"),
    [
        ("region:heartwood", "attacker"),
        ("conflict:dark_heartwood", "attacker"),
        ("region:forge_fire", "neutral"),
        ("conflict:dark_forge_fire", "neutral"),
        ("region:grove", "defender"),
        ("conflict:light_heartwood", "defender"),
        ("conflict:light_forge_fire", "defender"),
    ],
)
def test_rule_33_the_card_says_with_whom_the_inhabitants_fight(card: str, stance: str) -> None:
    assert stances(card, "dark_forge_fire", "dark_heartwood", held=True) == [stance]


def test_rule_33_on_an_empty_target_another_card_sets_them_on_the_attacker() -> None:
    assert stances("region:grove", "dark_forge_fire", "dark_heartwood", held=False) == ["against"]


def test_example_10_heartwood_attacks_forge_fire_is_neutral_others_defend() -> None:
    found = [
        stances(card, "light_forge_fire", "light_heartwood", held=True)
        for card in ("region:heartwood", "region:forge_fire", "region:treehome")
    ]
    assert found == [["attacker"], ["neutral"], ["defender"]]


def test_ruling_04_the_attacker_chooses_if_a_region_card_matches_both_ends() -> None:
    expected = ["attacker", "neutral"]
    assert stances("region:heartwood", "light_heartwood", "dark_heartwood", held=True) == expected
    assert stances("conflict:light_heartwood", "light_heartwood", "dark_heartwood", held=True) == ["neutral"]
    ctx = front("light_heartwood")
    reveal(ctx, "attack", "region:heartwood")
    cells: list[Answer] = [["cell:light_heartwood"], ["cell:dark_heartwood"]]
    answers: list[Answer] = [ATTACK, *cells, 2]
    asked = question(ctx, "deed", [{0: answer} for answer in answers])
    assert ids(asked) == ["stance:attacker", "stance:neutral"]


def test_ruling_04_a_wild_card_may_be_target_origin_or_neither() -> None:
    peaks = "wild:light_high_peaks"
    both = stances(peaks, "light_forge_fire", "light_tribute_pass", held=True)
    assert both == ["attacker", "neutral", "defender"]
    assert stances(peaks, "light_forge_fire", "light_heartwood", held=False) == ["neutral", "against"]
    assert stances(peaks, "light_heartwood", "light_tribute_pass", held=True) == ["attacker", "defender"]
    found = stances("wild:dark_high_peaks", "light_forge_fire", "light_tribute_pass", held=True)
    assert found == ["defender"]


def test_rule_33_the_stance_is_declared_before_the_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx = front()
    falls(monkeypatch, 2, 0, 0, 0)
    cells: list[Answer] = [["cell:light_forge_fire"], ["cell:light_tribute_pass"]]
    state = do(ctx, "attack", "wild:light_high_peaks", ATTACK, *cells, 2, ["stance:neutral"])
    assert state.battle is not None and state.battle.stance == "neutral"


def test_ruling_05_any_conflict_card_serves_for_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx = front()
    falls(monkeypatch, 2, 0, 0, 0)
    cells: list[Answer] = [["cell:light_forge_fire"], ["cell:light_emerald_cliff"]]
    state = do(ctx, "attack", "conflict:dark_witchfen", ATTACK, *cells, 2)
    assert army(state)["light_emerald_cliff"] == (0, 2)


@pytest.mark.parametrize(("seat", "space", "cost"), [(0, "tribe_light", (1, 2)), (2, "tribe_dark", (1, 2))])
def test_ruling_32_a_tribes_attack_follows_the_same_rules_and_pays_first(
    monkeypatch: pytest.MonkeyPatch, seat: int, space: str, cost: tuple[int, int]
) -> None:
    ctx = game(3, {"light_grove": (seat, 3)}, wealth={seat: cost})
    falls(monkeypatch, *(2 if owner == seat else 0 for owner in range(4)))
    card = "conflict:light_mossglade"
    cells: list[Answer] = [["cell:light_mossglade"]]
    state = do(ctx, space, card, ATTACK, *cells, 2, seat=seat)
    assert wealth(state, seat) == (0, 0) and army(state)["light_mossglade"] == (seat, 2)
    poor = game(3, {"light_grove": (seat, 3)}, wealth={seat: (cost[0], cost[1] - 1)})
    assert offered(poor, space, card, seat=seat) == NOTHING_LEFT


@pytest.mark.parametrize(("seat", "space"), [(3, "tribe_light"), (0, "tribe_dark")])
def test_tribe_humans_and_night_elves_attack_for_two_energy_and_one_gold(seat: int, space: str) -> None:
    ctx = game(4, {"light_grove": (seat, 3)}, wealth={seat: (2, 1)})
    assert offered(ctx, space, "region:grove", seat=seat) == ["deed:attack", "decline:decline"]
    ctx = game(4, {"light_grove": (seat, 3)}, wealth={seat: (1, 2)})
    assert offered(ctx, space, "region:grove", seat=seat) == NOTHING_LEFT


@pytest.mark.parametrize(("seat", "space"), [(0, "tribe_light"), (2, "tribe_dark")])
def test_tribe_amazons_and_trolls_attack_for_one_energy_and_two_gold(seat: int, space: str) -> None:
    ctx = game(3, {"light_grove": (seat, 3)}, wealth={seat: (1, 2)})
    assert offered(ctx, space, "region:grove", seat=seat) == ["deed:attack", "decline:decline"]
