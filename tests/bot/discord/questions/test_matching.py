"""A typed name finds its thing in the reader's language, and in English, which some editions print."""

import pytest

from bot.discord.questions.matching import Things, key, ranked
from bot.discord.questions.suggest import suggest
from rules.core.decisions import Choose, Rejected, option
from rules.core.text import Text
from rules.core.words import Words

CELLS = (
    "cell:light_white_falls",
    "cell:dark_white_falls",
    "cell:light_mountainhome",
    "cell:dark_tribute_pass",
    "cell:light_kings_ford",
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
        ("Kings Ford", "cell:light_kings_ford"),
        ("king's ford", "cell:light_kings_ford"),
        ("King\N{RIGHT SINGLE QUOTATION MARK}s Ford", "cell:light_kings_ford"),
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


def named(*labels: str) -> Things:
    """Things with these labels."""
    return Things.of({f"card:c{number}": label for number, label in enumerate(labels)})


def outcome(found: int | Rejected) -> tuple[str, str]:
    """Return what is wrong with a name, and the names that were perhaps meant."""
    assert isinstance(found, Rejected)
    return found.text.key.removeprefix("widgets.refused."), str(found.text.args.get("names", ""))


@pytest.mark.parametrize(
    ("letters", "typed", "why", "names"),
    [
        ("abcde", "rage", "ambiguous", "Rage a, Rage b, Rage c, Rage d, Rage e"),
        ("abcdef", "rage", "ambiguous", "Rage a, Rage b, Rage c, Rage d, Rage e"),
        ("abc", "rxge", "did-you-mean", "Rage a, Rage b, Rage c"),
        ("abcd", "rxge", "did-you-mean", "Rage a, Rage b, Rage c"),
    ],
)
def test_a_refusal_names_five_that_fit_or_three_that_are_alike(
    letters: str, typed: str, why: str, names: str
) -> None:
    assert outcome(named(*(f"Rage {letter}" for letter in letters)).find(typed)) == (why, names)


def test_a_refusal_cuts_what_is_long() -> None:
    long = named("Karna" + "k" * 60).find("Kxrna" + "k" * 60)
    assert isinstance(long, Rejected)
    assert long.text.args == {"given": "Kxrna" + "k" * 34 + "…", "names": "Karna" + "k" * 54 + "…"}


@pytest.mark.parametrize(("typed", "why"), [("dxlxa", "did-you-mean"), ("dxxxa", "unknown")])
def test_names_are_alike_if_more_than_half_of_their_letters_are_the_same(typed: str, why: str) -> None:
    assert outcome(named("Delta").find(typed))[0] == why


def test_a_whole_name_is_meant_even_if_others_begin_so() -> None:
    assert named("Rager", "Rage").find("rage") == 1


@pytest.mark.parametrize(("typed", "found"), [("rio", 1), ("ver", 0), ("mun", 2), ("mundo", 2), ("delt", 3)])
def test_a_name_that_begins_so_comes_before_names_and_ids_with_such_a_word(typed: str, found: int) -> None:
    labels = {"card:a": "Verde Rio", "card:b": "Rio Verde", "card:c": "Mundo", "card:mundos": "Delta"}
    assert Things.of(labels).find(typed) == found


@pytest.mark.parametrize("typed", ["mundo do arvore", "do arvore mundo", "a d m"])
def test_words_of_a_name_match_in_any_order_and_before_those_of_an_id(typed: str) -> None:
    things = Things.of({"card:delta": "Árvore do Mundo", "card:arvore_do_mundo_do_mar": "Delta"})
    assert things.find(typed) == 0
    assert ranked(typed, things.handles, 2) == ["Árvore do Mundo"]


@pytest.mark.parametrize(("typed", "known"), [("d d d", True), ("d d d d d d", False)])
def test_a_text_that_is_longer_than_the_name_is_no_beginning_of_it(typed: str, known: bool) -> None:
    assert isinstance(named("Delta").find(typed), int) == known


@pytest.mark.parametrize(("sign", "plain"), [("㎨", "m s2"), ("㎮", "")])
def test_a_sign_stands_for_four_letters_at_most(sign: str, plain: str) -> None:
    assert key(sign) == plain


@pytest.mark.parametrize(("typed", "found"), [("x" * 41, ["Long"]), ("x" * 39 + "yz", [])])
def test_what_is_sought_in_a_text_has_forty_letters(typed: str, found: list[str]) -> None:
    assert ranked(typed, ["Long"], 3, [f"A word like {'x' * 40}."]) == found


@pytest.mark.parametrize(("typed", "found"), [("w", []), ("wa", ["Battle"])])
def test_a_single_letter_is_sought_in_names_alone(typed: str, found: list[str]) -> None:
    assert ranked(typed, ["Battle", "End"], 3, ["A wall", "The game"]) == found
