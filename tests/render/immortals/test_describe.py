"""Immortals in words: short enough for Discord, and complete enough to play from."""

import re
from dataclasses import replace

import pytest

from render.immortals.parts.plan import on_spaces
from render.scene import describe, draw
from rules.core.words import LANGS, Words
from rules.immortals.components.data import DATA
from rules.immortals.view import ActionView
from tests.render.immortals.asking import request
from tests.render.immortals.views import drafting, early, fight, fought, over, planned, planning

CUBES = ("inside", "thrown", "fell", "losses")  # of a battle, by their owners


@pytest.mark.parametrize("lang", LANGS)
def test_a_short_name_is_not_divided_where_the_full_one_is_not(lang: str) -> None:
    words = Words(lang)
    names = {
        region: (words.name(f"region:{region}", short=True), words.name(f"region:{region}"))
        for region in DATA.regions
    }
    assert [short for short, full in names.values() if "-" in short and "-" not in full] == []


@pytest.mark.parametrize(("phase", "empty"), [("draw", 0), ("reinforcement", 0), ("planning", 10)])
def test_empty_spaces_are_told_only_where_cards_can_be_placed(phase: str, empty: int) -> None:
    table = replace(planning(3), phase=phase)
    assert describe(request(table, "hand"))[1].count(": no card.") == empty
    pictures = {each: draw(request(replace(planning(3), phase=each), "hand")) for each in (phase, "planning")}
    assert (pictures[phase].height < pictures["planning"].height) == (not empty)


def test_whoever_has_no_region_card_is_said_to_have_none() -> None:
    table = early(3)
    mine = [region for region, owner in table.owners.items() if owner == 0]
    assert mine and "No region cards." not in describe(request(table))[1]
    _, text = describe(request(replace(table, owners={**table.owners, **dict.fromkeys(mine)})))
    assert text.count("No region cards.") == 1


def test_the_alternative_text_has_the_turn_first_and_changed_places_early() -> None:
    alt, _ = describe(request(fought(3)))
    assert alt.index("Caio (C, yellow circle)") < alt.index("Ana (A, red shield)")
    assert alt.index("White Falls (dark): Caio (3).") < alt.index("Saltmere (light): Ana (2).")


def test_a_revealed_card_lies_on_its_space_until_its_action_is_carried_out() -> None:
    table = fought(3)
    mine = replace(table, reader=2, revealed=ActionView(2, "construct", "region:grove"))
    for view, there in ((mine, True), (replace(mine, revealed=None), False)):
        [line] = [it for it in describe(request(view, "hand"))[1].splitlines() if it.startswith("4.")]
        assert ("Grove" in line, "no card" in line) == (there, not there), line
        assert on_spaces(view, view.players[2]).get("construct") == ("region:grove" if there else None)


@pytest.mark.parametrize("part", [*CUBES, None])
def test_only_owners_who_had_cubes_in_a_battle_are_told(part: str | None) -> None:
    held = fight(3)
    cubes = {name: {**getattr(held, name), "1": 9 if name == part else 0} for name in CUBES}
    found = replace(held, **cubes)  # type: ignore[arg-type]  # of these fields
    _, text = describe(request(replace(fought(3), battle=found), "sheet"))
    battle, strength, _ = text.partition("Strength 6")
    assert strength and "Ana: 3 in the tower before" in battle
    assert ("Bruna: " in battle) is (part is not None)


@pytest.mark.parametrize(("winner", "told"), [("tie", "a tie"), ("defender", "repelled")])
def test_a_battle_without_a_winner_in_words(winner: str, told: str) -> None:
    lost = replace(fight(3, winner), defender=None, defenders=0, stance="against")
    _, text = describe(request(replace(fought(3), battle=lost), "sheet"))
    assert f"White Falls (dark): {told}." in text
    assert "defends" not in text


def test_a_plan_in_words_has_every_space_with_its_cost_and_card() -> None:
    _, text = describe(request(planned(4), "hand"))
    assert "1. Extract gold (free): Pearl Strand." in text
    assert "3. Transition of 3 (2 energy, 1 gold): " in text
    assert "4. Build (price of the tribe): Wild Greenwood (light)." in text
    assert "6. Attack (free); Move (1 gold): no card." in text
    assert "8. Dark tribe, Build a temple (2 energy): Blank." in text
    assert "9. Magic 1 (on the card): Transition of 5." in text
    assert "Demons: Tribe of the Dark Realm" in text
    assert "Prices: Portal (3 energy), Temple (2 energy, 2 gold), Capital (4 energy, 3 gold)." in text
    assert "\nRegion: Place it on an army space if you have an army in this region" in text
    assert "\nBlank: Place it on any space whose action you will not do." in text


def test_a_draft_in_words_has_the_hand_of_the_draft_and_the_groups() -> None:
    _, text = describe(request(drafting(4), "hand"))
    assert "Draft hand: Grove (light), Saltmere (light), Foothold (light)" in text
    assert "Groups of armies, Dark Realm: 10 and 2." in text


def test_the_end_in_words_is_a_ranking_with_the_armies_that_decide_a_tie() -> None:
    _, text = describe(request(over((2, 1, 3)), "end"))
    assert [line.split(":")[0] for line in text.splitlines()[1:]] == ["1st", "2nd", "3rd"]
    assert re.search(r"1st: Bruna \(B, blue square\): 92 VP.* regions, \d+ armies\.", text)
