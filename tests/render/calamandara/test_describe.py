"""Calamandara in words: short enough for Discord, and complete enough to play from."""

from dataclasses import replace

from render.scene import describe
from rules.calamandara.components.data import DATA
from tests.render.calamandara.asking import request
from tests.render.calamandara.views import early, over, revealed


def test_the_alternative_text_begins_with_turn_danger_and_current_player() -> None:
    alt, _ = describe(request(replace(early(4), turn=None, ending="dogma", counter=0)))
    assert "The Dogma has won" in alt
    alt, _ = describe(request(early(4)))
    assert alt.startswith("Calamandara · round 9 · Turvo (medium). ")
    assert "Ana's turn · Insert Symbols: 2 insertions left." in alt
    assert "Dogma counter: 9 of 16. If the counter comes to zero, everybody loses." in alt
    assert "Ana (A, red shield): step 4 (D4), fragments 2 of 4" in alt
    assert alt.index("Ana (A,") < alt.index("Bruna (B,") < alt.index("Davi (D,")


def test_the_board_in_words_tells_the_gates_as_the_rules_have_them() -> None:
    _, text = describe(request(early(4)))
    ways = {side: [rim.gate(0), rim.gate(4)] for side, rim in DATA.sides.items()}
    names = {side: [f"{'VWXYZ'[x]}{y + 1}" for x, y in found] for side, found in ways.items()}
    for side in ("south", "west", "north", "east"):
        assert " to ".join(names[side]) in text


def test_defended_symbols_are_said() -> None:
    table = early(2)
    mine = replace(table.travellers[0], defended=("c4", "d4"))
    _, text = describe(request(replace(table, travellers=(mine, table.travellers[1]))))
    assert "Symbols defended by a Tower: C4 and D4." in text


def test_without_a_time_limit_no_event_changes_the_counter() -> None:
    _, text = describe(request(replace(revealed(3), timed=False), "sheet"))
    assert "Event at work: A Strange Air." in text
    assert "Change of the counter" not in text


def test_a_deck_without_cards_is_empty() -> None:
    table = early(2)
    bare = replace(table.travellers[0], deck=0, top="")
    _, text = describe(request(replace(table, travellers=(bare, table.travellers[1]))))
    assert text.count("Symbol deck: empty.") == 1
    assert "Symbol deck: 15 cards" in text, "that of the other one"


def test_the_counters_change_is_what_the_reveal_found_whoever_is_affected() -> None:
    table = revealed(3, "o_regente_desperta")
    assert table.event is not None
    lonely = replace(table, event=replace(table.event, affected=((),)))
    nobody = replace(table, event=replace(table.event, change=-1))
    told = [describe(request(each, "sheet"))[1] for each in (table, lonely, nobody)]
    assert "Change of the counter: \u22122." in told[0]
    assert "Change of the counter: \u22122." in told[1]
    assert "Change of the counter: \u22121." in told[2]


def test_a_hand_in_words_has_the_cards_and_their_effects() -> None:
    table = early(3)
    _, text = describe(request(table, "hand"))
    assert "Memory Cards in hand (limit 3): Guardian of Mournã and Borrowed Steps." in text
    assert "they cannot perform Phase 1 this turn" in text
    players = (
        table.travellers[0],
        replace(table.travellers[1], hand=("raiz_na_pedra",)),
        table.travellers[2],
    )
    assert describe(request(replace(table, travellers=players), "hand"))[1] == text


def test_the_end_in_words_is_a_ranking_or_says_that_all_are_lost() -> None:
    _, text = describe(request(over(3), "end"))
    assert [line.split(":")[0] for line in text.splitlines()[1:]] == ["1st", "2nd", "3rd"]
    assert "1st: Bruna (B, blue square): Fragments 4" in text
    _, text = describe(request(over(3, "dogma", None), "end"))
    assert text.splitlines()[0] == "The Dogma has won: all travellers are lost."
    assert "1st" not in text
