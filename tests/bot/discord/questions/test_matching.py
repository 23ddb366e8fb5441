"""A typed name finds its thing in the reader's language, and in English, which some editions print."""

import pytest

from bot.discord.questions.matching import Things, ranked
from bot.discord.questions.suggest import suggest
from rules.core.decisions import Choose, Rejected, option
from rules.core.text import Text
from rules.core.words import Words

CELLS = (
    "cell:light_white_falls",
    "cell:dark_white_falls",
    "cell:light_mountainhome",
    "cell:dark_tribute_pass",
)


def things() -> Things:
    words = Words("pt-BR")
    return Things.of({cell: words.name(cell) for cell in CELLS})


@pytest.mark.parametrize(
    ("typed", "cell"),
    [
        ("Mountainhome", "cell:light_mountainhome"),
        ("Tribute Pass", "cell:dark_tribute_pass"),
        ("White Falls luz", "cell:light_white_falls"),
        ("white falls TREVAS", "cell:dark_white_falls"),
        ("dark white falls", "cell:dark_white_falls"),
        ("cataratas brancas trevas", "cell:dark_white_falls"),
        ("Passo do Tributo", "cell:dark_tribute_pass"),
    ],
)
def test_i6_a_region_is_found_by_its_portuguese_and_its_printed_name(typed: str, cell: str) -> None:
    found = things().find(typed)
    assert isinstance(found, int)
    assert CELLS[found] == cell


def test_i6_a_printed_name_of_two_cells_asks_which() -> None:
    refused = things().find("White Falls")
    assert isinstance(refused, Rejected)
    assert refused.text.key == "widgets.refused.ambiguous"
    assert refused.text.args["names"] == r"Cataratas Brancas \(luz\), Cataratas Brancas \(trevas\)"


def test_what_is_neither_is_unknown() -> None:
    refused = things().find("Rivendell")
    assert isinstance(refused, Rejected)
    assert refused.text.key == "widgets.refused.unknown"


TOPICS = {
    "Battle": "Both sides choose a card. (Our rule 4.4)",
    "Walls": "A wall keeps a battle out of the city.",
    "End": "The game ends at once. (Our rules 14 and 4)",
}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("battle", ["Battle", "Walls"]),
        ("4.4", ["Battle", "End"]),
        ("rules 14", ["End"]),
        ("city wall", ["Walls"]),
        ("xyzzy", []),
    ],
)
def test_a_topic_is_found_by_its_name_then_by_what_stands_in_it(typed: str, found: list[str]) -> None:
    assert ranked(typed, list(TOPICS), 3, list(TOPICS.values())) == found


def test_i6_a_region_is_suggested_by_its_printed_name() -> None:
    options = tuple(option(*cell.split(":")) for cell in CELLS)
    asked = Choose(seat=0, prompt=Text(key="immortals.ask.place"), options=options)
    words = Words("pt-BR")
    assert [value for value, _ in suggest(asked, "white f", words)] == [
        words.name("cell:light_white_falls"),
        words.name("cell:dark_white_falls"),
    ]
