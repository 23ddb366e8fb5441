"""Suggestions while typing: legal beginnings of answers, short enough for Discord."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.questions.suggest import chain, suggest
from bot.discord.questions.typed import MORE, parse, show
from bot.discord.screens import limits
from rules.core.decisions import Choose, Decision, Fill, Number, Order, Rejected, Slot, Split
from rules.core.rng import Dice
from rules.core.words import LANGS, Words
from tests.bot.discord.questions.questions import NAMES, PROMPT, decisions, option, said
from tests.bot.discord.questions.reader import ENGLISH
from tests.bot.discord.questions.test_layouts import split
from tests.bot.discord.questions.test_typed import COPIES, GOODS, ONE, SHEET, SOME, THREE


def values(decision: Decision, text: str, before: tuple[str, ...] = ()) -> list[str]:
    return [value for _, value in suggest(decision, text, ENGLISH, NAMES, before=before)]


@given(
    decisions,
    st.one_of(st.text(max_size=20), st.text("card:=-,; 12", max_size=20)),
    st.lists(st.text(max_size=40)),
)
def test_suggestions_are_within_the_limits(decision: Decision, text: str, before: list[str]) -> None:
    suggested = suggest(decision, text, ENGLISH, NAMES, before=before)
    assert len(suggested) <= limits.ENTRIES
    assert [part for pair in suggested for part in pair if not 0 < len(part) <= limits.ENTRY] == []
    assert len({value for _, value in suggested}) == len(suggested)


@given(decisions, st.text(max_size=4))
def test_a_complete_answer_is_suggested_first(decision: Decision, seed: str) -> None:
    shown = show(decision, decision.sample(Dice(seed)), ENGLISH, NAMES)
    if len(shown) <= limits.ENTRY:
        assert values(decision, shown)[0] == shown


@given(decisions)
def test_each_suggestion_of_one_choice_or_number_is_an_answer(decision: Decision) -> None:
    if isinstance(decision, Number) or (
        isinstance(decision, Choose) and decision.least <= 1 == decision.most
    ):
        suggested = values(decision, "")
        assert [
            each for each in suggested if isinstance(parse(decision, each, ENGLISH, NAMES), Rejected)
        ] == []


@pytest.mark.parametrize(
    ("decision", "text", "suggested"),
    [
        (ONE, "", ["Delta", "Karnak", "Árvore do Mundo", "Árvore do Rio", "Goblins two"]),
        (ONE, "arvore", ["Árvore do Mundo", "Árvore do Rio"]),
        (ONE, "do r", ["Árvore do Rio"]),
        (ONE, "karnka", ["Karnak"]),
        (ONE, "zzzz", []),
        (
            SOME,
            "delta, ",
            [
                "Delta",
                "delta, Karnak",
                "delta, Árvore do Mundo",
                "delta, Árvore do Rio",
                "delta, Goblins two",
            ],
        ),
        (SOME, "delta, kar", ["Delta, Karnak", "delta, Karnak"]),
        (COPIES, "rage, ", ["Rage", "rage, Rage #2"]),
        (THREE, "giza, k", ["Giza, Karnak, Delta", "giza, Karnak, Delta", "giza, Delta, Karnak"]),
        (GOODS, "wood: 1, met", [f"wood: 1, Metal: {n}" for n in range(5)]),
        (SHEET, "1 = delta, 2 = k", ["Slot 1 = Delta, Slot 2 = Karnak", "1 = delta, Slot 2 = Karnak"]),
        (
            SHEET,
            "1 = rage, 2 = rage, 3 = g",
            ["Slot 1 = Rage, Slot 2 = Rage #2, Slot 3 = Giza", "1 = rage, 2 = rage, Slot 3 = Giza"],
        ),
        (SHEET, "1=rage, 2=-, 3=rag", ["Slot 1 = Rage, Slot 3 = Rage #2", "1=rage, 2=-, Slot 3 = Rage #2"]),
        (SHEET, "s3 = gi", ["Slot 3 = Giza, …"]),
        (SHEET, "9 = del", []),
        (SHEET, "1=delta, 1=g", []),
        (SHEET, "1=rage, 2=rag", ["Slot 1 = Rage, Slot 2 = Rage #2", "1=rage, Slot 2 = Rage #2"]),
        (Number(seat=0, prompt=PROMPT, low=0, high=300), "29", ["29", *map(str, range(290, 300))]),
    ],
)
def test_what_the_letters_may_become(decision: Decision, text: str, suggested: list[str]) -> None:
    assert values(decision, text) == suggested


def test_a_chain_is_repeated_in_each_suggestion() -> None:
    done, last = chain("move > Delta > ka")
    assert (done, last) == (["move", "Delta"], "ka")
    assert values(ONE, last, tuple(done)) == ["move > Delta > Karnak"]
    assert chain("move >") == (["move"], "")


def test_what_is_too_long_is_left_out_and_not_cut() -> None:
    options = (option(0, "short"), option(1, "long " * 30))
    assert values(Choose(seat=0, prompt=PROMPT, options=options), "") == ["short"]


TWO = Choose(seat=0, prompt=PROMPT, options=tuple(option(i, f"Rage {i}") for i in range(9)), least=2, most=2)
THREE_OF_MANY = TWO.model_copy(update={"least": 3, "most": 4})
FEW: Decision = SOME.model_copy(update={"least": 2, "most": 2})
SEVEN = Order(seat=0, prompt=PROMPT, options=tuple(option(i, f"A long name, the {i}th") for i in range(7)))
EXACTLY = GOODS.model_copy(update={"least": 9, "most": 9})
FULL = SHEET.model_copy(
    update={"slots": tuple(slot.model_copy(update={"blank": False}) for slot in SHEET.slots)}
)
KINDS: dict[str, Decision] = {
    "two": TWO,
    "three of many": THREE_OF_MANY,
    "few": FEW,
    "copies": COPIES,
    "order": SEVEN,
    "split": EXACTLY,
    "sheet": FULL,
    "number": Number(seat=0, prompt=PROMPT, low=-3, high=90, step=3),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(10))
def test_what_is_suggested_again_and_again_ends_in_an_accepted_answer(
    kind: str, lang: str, seed: int
) -> None:
    decision, words, chance = KINDS[kind], Words(lang), Random(seed)
    text = ""
    for _ in range(12):
        offered = [value for _, value in suggest(decision, text, words, NAMES)]
        assert offered, text
        for value in offered:
            is_answer = not isinstance(parse(decision, value, words, NAMES), Rejected)
            assert is_answer is not value.endswith(MORE), value
        text = chance.choice(offered)
        if not text.endswith(MORE):
            return
    raise AssertionError(f"no answer in sight: {text}")


@pytest.mark.parametrize(("done", "written"), [(35, f"{'a' * 30}, {'b' * 30}"), (36, "1, 2")])
def test_where_a_chain_leaves_no_room_for_names_numbers_stand_for_them(done: int, written: str) -> None:
    """Names of two times thirty letters, the comma, and the sign after what is done: 65 of a hundred."""
    options = (option(1, "a" * 30), option(2, "b" * 30), option(3, "c"))
    decision, before = Choose(seat=0, prompt=PROMPT, options=options, least=2, most=2), ("x" * done,)
    assert values(decision, "1, 2", before)[0] == f"{before[0]} > {written}"


@pytest.mark.parametrize(
    ("done", "written"),
    [
        (66, "Slot 1 = Delta, Slot 2 = Karnak"),
        (67, "1 = Delta, 2 = Karnak"),
        (76, "1 = Delta, 2 = Karnak"),
        (77, "1 = r0, 2 = Karnak"),
        (79, "1 = r0, 2 = Karnak"),
        (80, "1 = r0, 2 = r1"),
        (83, "1 = r0, 2 = r1"),
    ],
)
def test_of_a_sheet_first_the_slots_have_no_names_and_then_the_pieces(done: int, written: str) -> None:
    before = ("x" * done,)
    assert values(SHEET, "1=delta, 2=karnak", before)[0] == f"{before[0]} > {written}"


def test_after_as_many_as_may_be_chosen_no_more_are_suggested() -> None:
    assert values(SOME, "1, 2, 3, ") == ["Delta, Karnak, Árvore do Mundo"]


@pytest.mark.parametrize(("twice", "first"), [(4, "A, A #2"), (5, "A, …")])
def test_pairs_are_suggested_whole_as_long_as_there_is_room_for_all(twice: int, first: str) -> None:
    """Seven different things make 21 pairs, and those that are there twice one more each."""
    labels = sorted("ABCDEFG" + "ABCDEFG"[:twice])
    options = tuple(option(number, label) for number, label in enumerate(labels))
    suggested = values(Choose(seat=0, prompt=PROMPT, options=options, least=2, most=2), "")
    assert suggested[0] == first
    assert len(suggested) == (7 if first.endswith(MORE) else limits.ENTRIES)


@pytest.mark.parametrize(
    ("decision", "whole"),
    [
        (split(24, 24, least=24, most=24), True),
        (split(25, 25, least=25, most=25), False),
        (split(9, 9, 9, least=25, most=27), True),
        (split(6, 10, 12, least=26, most=28), False),
    ],
    ids=["25 ways", "26 ways", "10 of a thousand ways", "10 of a thousand and one"],
)
def test_ways_to_share_are_suggested_whole_if_they_are_few(decision: Split, whole: bool) -> None:
    assert whole is not any(each.endswith(MORE) for each in values(decision, ""))


def test_few_answers_are_suggested_whole() -> None:
    assert values(FEW, "delta")[:2] == ["Delta, Karnak", "Delta, Árvore do Mundo"]
    assert [value for value in values(FEW, "") if value.count(",") != 1] == []


def test_the_beginning_of_an_answer_can_be_typed_on() -> None:
    assert values(TWO, "")[:2] == ["Rage 0, …", "Rage 1, …"]
    assert values(TWO, "Rage 3, …")[:2] == ["Rage 3, Rage 0", "Rage 3, Rage 1"]
    assert values(TWO, "Rage 3, …rage 5") == ["Rage 3, Rage 5"]


def test_after_the_name_of_a_slot_only_that_slot_is_filled() -> None:
    suggested = values(SHEET, "3 =")
    assert len(suggested) >= 4 and all(value.startswith("Slot 3 = ") for value in suggested)


def test_the_only_piece_that_fits_is_suggested_however_many_do_not() -> None:
    slots = (Slot(id="slot:1", label=said("Slot 1"), accepts=("card:99",)),)
    decision = Fill(seat=0, prompt=PROMPT, slots=slots, options=tuple(map(option, range(100))))
    assert values(decision, "") == ["Slot 1 = Card 99"]
