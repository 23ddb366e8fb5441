"""Dwar7s Fall in words: short enough for Discord, and complete enough to play from."""

import re
from dataclasses import replace

import pytest

from render.scene import GAMES, describe
from rules.core.words import LANGS, Words
from rules.dwar7s.components.data import DATA
from tests.render.dwar7s.asking import request
from tests.render.dwar7s.views import building, choosing, early, over, tower


def test_the_board_in_words_names_every_cell_with_all_that_matters() -> None:
    table = early(3)
    _, text = describe(request(table))
    for cell in table.cells:
        assert f"\n{cell.name}: " in text
    assert (
        "N13: Emerald Mine of Bruna, type dragon, +1 VP. Dwarves: Ana 2 and Bruna 1. Completed by 2 of one "
        "colour; free spaces: 0. Walls: east, south and west. No way to a neighbour. "
        "Beneath: Diamond Mine of Ana and Amber Mine of Bruna." in text
    )
    assert "M15: Fire Dragon of Bruna, type dragon, \u22123 VP." in text
    assert "Ana's turn · " in text
    assert "Order: Ana, Bruna and Caio." in text
    assert "Pumpkins: Trade objective, 13 VP: pay 2 emeralds and 2 diamonds in a store." in text
    assert "Gems left: Emerald 8, Amber 9, Diamond 7 and Ruby 6." in text
    assert re.search("Ogre cards discarded, the last one first: .*Brute and .*Scare", text)


def test_the_board_in_words_names_the_free_cells_and_those_to_choose_from() -> None:
    table = choosing(2)
    _, text = describe(request(table))
    empty, asked = (
        next(line for line in text.splitlines() if line.startswith(head))
        for head in ("Empty cells beside cards: ", "To choose from now: ")
    )
    for cell in table.empty:
        assert re.search(rf"\b{cell.name}\b", empty)
        assert re.search(rf"\b{cell.name}\b", asked)
    assert "N13" in asked
    assert "N13" not in empty


def test_players_in_words_have_points_cards_and_what_they_completed() -> None:
    _, text = describe(request(early(2)))
    assert "Bruna (B, blue square): points in sight " in text
    assert "Trade objectives completed: Bread." in text
    assert "in hand: gems 4, ogre cards 3, kingdom cards 4." in text
    assert "Kingdom cards in hand: Emerald Mine, Amber Mine, Ruby Mine and Fire Dragon." in text


def test_the_cards_of_a_hand_are_in_no_other_text() -> None:
    for scene in ("board", "sheet"):
        told = "".join(describe(request(early(3), scene)))
        assert "Disguised Ogre" not in told
        assert "Ambush" not in told


def test_a_hand_in_words_has_the_cards_and_their_effects() -> None:
    _, text = describe(request(early(3), "hand"))
    assert "Gems: 2 emeralds, 1 amber and 1 diamond." in text
    assert re.search("Ogre cards: .*Ambush and 2.*Thief", text)
    assert "Secret objective: Disguised Ogre (Secret objective, 10 VP): You have 5 ogre cards or more" in text
    assert "does not hold yet" in text
    assert text.count("Take 1 gem at random") == 1
    held = early(3).clans[0].kingdom
    assert [kind for kind in held if Words("en").name(f"kingdom:{kind}") not in text] == []


def test_a_hand_in_words_says_when_the_secret_objective_holds() -> None:
    table = early(2)
    told = set()
    for changes in ({"holds": True}, {"holds": True, "switch": False}, {"revealed": True}):
        mine = replace(table.clans[0], **changes)  # type: ignore[arg-type]  # fields of it
        told.add(describe(request(replace(table, clans=(mine, table.clans[1])), "hand"))[1])
    assert len(told) == 3


def test_the_turns_of_a_card_in_words_say_what_each_would_bring() -> None:
    lines = describe(request(building(3), "sheet"))[1].splitlines()
    assert lines[0] == "Emerald Mine on N14: which way round?"
    assert [".".join(line.split(".")[:2]) for line in lines[1:]] == [
        "1. Walls: north, east and south",
        "2. Walls: north, east and west",
        "3. Walls: east, south and west",
        "4. Walls: north, south and west",
    ]
    assert all("Your realm: " in line for line in lines[1:])


def test_a_stack_in_words_has_all_its_cards_from_the_top_down() -> None:
    line = next(
        line for line in describe(request(early(2), "sheet"))[1].splitlines() if line.startswith("N13")
    )
    assert (
        line == "N13: from the top down: Emerald Mine of Bruna, Diamond Mine of Ana and Amber Mine of Bruna."
    )
    tall = describe(request(tower(4), "sheet"))[1]
    assert tall.count(" Mine of ") == 16


def test_the_end_in_words_is_a_ranking() -> None:
    _, text = describe(request(over((2, 1, 3)), "end"))
    assert [line.split(":")[0] for line in text.splitlines()[1:]] == ["1st", "2nd", "3rd"]
    assert "1st: Bruna (B, blue square): " in text
    assert text.count("Gems ") == 3


@pytest.mark.parametrize("lang", LANGS)
def test_cards_in_words_tell_their_whole_effect(lang: str) -> None:
    words = [describe(request(early(2), "card", lang=lang, detail=card))[1] for card in GAMES["dwar7s"].cards]
    assert len(set(words)) == len(words)
    for kind in DATA.kingdoms:
        told = describe(request(early(2), "card", lang=lang, detail=f"kingdom:{kind}"))[1]
        assert Words(lang).name(f"kingdom:{kind}") in told
        assert re.search(r"\d", told)


def test_a_turn_of_a_card_tells_of_the_rivals_whose_realm_changes() -> None:
    table = building(3)
    assert table.plan is not None
    mine, rival, *others = [clan.realm_points for clan in table.clans]
    turned = [replace(turn, realms=(mine, rival, *others)) for turn in table.plan.turns]
    turned[0] = replace(turned[0], realms=(mine, rival - 3, *others))
    changed = replace(table, plan=replace(table.plan, turns=tuple(turned)))
    _, text = describe(request(changed, "sheet"))
    assert text.count("Realm of Bruna: ") == 1
    assert "VP, then" in text.split("Realm of Bruna: ")[1]
