"""Dwar7s Fall in words: short enough for Discord, and complete enough to play from."""

import re
from dataclasses import replace

from render.scene import describe
from rules.core.words import Words
from tests.render.dwar7s.asking import request
from tests.render.dwar7s.views import building, choosing, early, over


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


def test_the_end_in_words_is_a_ranking() -> None:
    _, text = describe(request(over((2, 1, 3)), "end"))
    assert [line.split(":")[0] for line in text.splitlines()[1:]] == ["1st", "2nd", "3rd"]
    assert "1st: Bruna (B, blue square): " in text
    assert text.count("Gems ") == 3


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
