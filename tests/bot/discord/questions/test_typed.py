"""Answers as text: what is shown is understood again, and people are understood as they type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.questions.numbers import whole
from bot.discord.questions.typed import parse, show
from bot.discord.questions.typed import said as told
from rules.core.decisions import (
    Answer,
    Choose,
    Decision,
    Fill,
    Number,
    Option,
    Order,
    Part,
    Rejected,
    Slot,
    Split,
)
from rules.core.rng import Dice
from rules.core.words import LANGS, Words
from tests.bot.discord.questions.questions import NAMES, PROMPT, decisions, option, said
from tests.bot.discord.questions.reader import ENGLISH

PLACES = ("Delta", "Karnak", "Árvore do Mundo", "Árvore do Rio", "Goblins, two")


def places(*names: str) -> tuple[Option, ...]:
    return tuple(Option(id=f"region:r{i}", label=said(name)) for i, name in enumerate(names))


ONE = Choose(seat=0, prompt=PROMPT, options=places(*PLACES), least=0)
SOME = Choose(seat=0, prompt=PROMPT, options=places(*PLACES), least=0, most=3)
COPIES = Choose(seat=0, prompt=PROMPT, options=tuple(option(i, "Rage") for i in range(3)), most=3)
THREE = Order(seat=0, prompt=PROMPT, options=places("Delta", "Karnak", "Giza"))
GOODS = Split(
    seat=0,
    prompt=PROMPT,
    parts=tuple(Part(id=f"good:{name}", label=said(name), high=4) for name in ("Wood", "Metal", "Iron ore")),
    least=0,
    most=6,
)
NAMESAKE = Choose(seat=0, prompt=PROMPT, options=places("Delta", "Nothing"), least=0)
ROWS = Split(
    seat=0,
    prompt=PROMPT,
    parts=tuple(Part(id=f"row:{name}", label=said(name), high=4) for name in ("Row 1 or 2", "Row 3")),
    least=0,
    most=6,
)
LINES = Split(
    seat=0,
    prompt=PROMPT,
    parts=tuple(Part(id=f"line:{name}", label=said(name), low=-2, high=4) for name in ("Row 1", "Row 2")),
    least=-4,
    most=6,
)
SHEET = Fill(
    seat=0,
    prompt=PROMPT,
    slots=tuple(Slot(id=f"slot:s{i}", label=said(f"Slot {i}"), blank=i > 1) for i in (1, 2, 3)),
    options=(*places("Delta", "Karnak", "Giza"), option(1, "Rage"), option(2, "Rage")),
)
ANY = SHEET.model_copy(update={"distinct": False})


def parsed(decision: Decision, text: str) -> Answer | str:
    """The answer, or the refusal in English."""
    answer = parse(decision, text, ENGLISH, NAMES)
    return ENGLISH.say(answer.text, names=NAMES) if isinstance(answer, Rejected) else answer


@given(decisions, st.text(max_size=4), st.sampled_from(LANGS))
def test_what_is_shown_is_understood(decision: Decision, seed: str, lang: str) -> None:
    answer = decision.sample(Dice(seed))
    words = Words(lang)
    assert parse(decision, show(decision, answer, words, NAMES), words, NAMES) == answer


@given(decisions, st.one_of(st.text(max_size=30), st.text("card:unit=-,;>#123 ", max_size=30)))
def test_whatever_is_typed_gives_a_legal_answer_or_a_refusal_in_words(decision: Decision, text: str) -> None:
    answer = parse(decision, text, ENGLISH, NAMES)
    if isinstance(answer, Rejected):
        assert ENGLISH.has(answer.text.key)
    else:
        decision.check(answer)


@pytest.mark.parametrize(
    ("decision", "text", "answer"),
    [
        (ONE, "delta", ["region:r0"]),
        (ONE, "  KARNAK ", ["region:r1"]),
        (ONE, "region:r1", ["region:r1"]),
        (ONE, "r1", ["region:r1"]),
        (ONE, "2", ["region:r1"]),
        (ONE, "5", ["region:r4"]),
        (ONE, "000000002", ["region:r1"]),
        (ONE, "rio do arvore", ["region:r3"]),
        (ONE, "arvore do mundo", ["region:r2"]),
        (ONE, "mundo", ["region:r2"]),
        (ONE, "arv rio", ["region:r3"]),
        (ONE, "goblins, two", ["region:r4"]),
        (ONE, "nothing", []),
        (ONE, "-", []),
        (SOME, "delta, kar", ["region:r0", "region:r1"]),
        (SOME, "1 3", ["region:r0", "region:r2"]),
        (SOME, "goblins, two", ["region:r4"]),
        (COPIES, "rage, rage", ["card:0", "card:1"]),
        (COPIES, "rage #3", ["card:2"]),
        (Number(seat=0, prompt=PROMPT, low=-5, high=5), "3", 3),
        (Number(seat=0, prompt=PROMPT, low=-5, high=5), "\N{MINUS SIGN}3", -3),
        (THREE, "giza, delta, karnak", ["region:r2", "region:r0", "region:r1"]),
        (THREE, "giza, delta", ["region:r2", "region:r0", "region:r1"]),
        (THREE, "3 1 2", ["region:r2", "region:r0", "region:r1"]),
        (GOODS, "wood 2 metal 1", {"good:Wood": 2, "good:Metal": 1, "good:Iron ore": 0}),
        (GOODS, "wood: 2 iron ore = 1", {"good:Wood": 2, "good:Metal": 0, "good:Iron ore": 1}),
        (GOODS, "wood:2,metal=+1", {"good:Wood": 2, "good:Metal": 1, "good:Iron ore": 0}),
        (GOODS, "wood: 2, …", {"good:Wood": 2, "good:Metal": 0, "good:Iron ore": 0}),
        (GOODS, "3 iron ore", {"good:Wood": 0, "good:Metal": 0, "good:Iron ore": 3}),
        (GOODS, "2 × wood", {"good:Wood": 2, "good:Metal": 0, "good:Iron ore": 0}),  # noqa: RUF001
        (GOODS, "wood: 2, iron ore = 1", {"good:Wood": 2, "good:Metal": 0, "good:Iron ore": 1}),
        (GOODS, "2 woo", {"good:Wood": 2, "good:Metal": 0, "good:Iron ore": 0}),
        (GOODS, "2 wood, 1x metal", {"good:Wood": 2, "good:Metal": 1, "good:Iron ore": 0}),
        (GOODS, "2 1 0", {"good:Wood": 2, "good:Metal": 1, "good:Iron ore": 0}),
        (GOODS, "-", {"good:Wood": 0, "good:Metal": 0, "good:Iron ore": 0}),
        (ROWS, "row 1 or 2: 3", {"row:Row 1 or 2": 3, "row:Row 3": 0}),
        (ROWS, "row 3 = 1, row 1 or 2 = 4", {"row:Row 1 or 2": 4, "row:Row 3": 1}),
        (NAMESAKE, "nothing", ["region:r1"]),
        (NAMESAKE, "-", []),
        (LINES, "row 1: 3 row 2: 1", {"line:Row 1": 3, "line:Row 2": 1}),
        (LINES, "row 1 = -2, row 2 = +1", {"line:Row 1": -2, "line:Row 2": 1}),
        (LINES, "-1 +2", {"line:Row 1": -1, "line:Row 2": 2}),
        (GOODS, "wood +1 metal 2", {"good:Wood": 1, "good:Metal": 2, "good:Iron ore": 0}),
        (GOODS, "1,0,2", {"good:Wood": 1, "good:Metal": 0, "good:Iron ore": 2}),
        (ANY, "1=rage 2=rage", {"slot:s1": "card:1", "slot:s2": "card:1"}),
        (SHEET, "1==delta", {"slot:s1": "region:r0"}),
        (SHEET, "1=delta 2=-", {"slot:s1": "region:r0"}),
        (SHEET, "1=delta 2=-, 3=giza", {"slot:s1": "region:r0", "slot:s3": "region:r2"}),
        (SHEET, "slot 1 = delta, slot 3 = giza", {"slot:s1": "region:r0", "slot:s3": "region:r2"}),
        (SHEET, "slot 1 = delta 3=giza", {"slot:s1": "region:r0", "slot:s3": "region:r2"}),
        (SHEET, "1=rage 2=rage", {"slot:s1": "card:1", "slot:s2": "card:2"}),
        (SHEET, "delta, -, giza", {"slot:s1": "region:r0", "slot:s3": "region:r2"}),
    ],
)
def test_people_are_understood_as_they_type(decision: Decision, text: str, answer: Answer) -> None:
    assert parsed(decision, text) == answer


@pytest.mark.parametrize(
    ("decision", "text", "said_back"),
    [
        (ONE, "dleta", "“dleta” is not among the choices. Did you mean: Delta?"),
        (ONE, "zzzz", "“zzzz” is not among the choices. Start typing to see them."),
        (
            ONE,
            "arvore",
            "“arvore” can mean several things: Árvore do Mundo, Árvore do Rio. Please type a little more.",
        ),
        (ONE, "0", "“0” is not among the choices. Start typing to see them."),
        (ONE, "6", "“6” is not among the choices. Start typing to see them."),
        (ONE, "0000000002", "“0000000002” is not among the choices. Start typing to see them."),
        (ONE, "", "You typed nothing. Start typing to see the possible answers."),
        (
            ONE,
            "@everyone",
            "“@\u200beveryone” is not among the choices. Start typing to see them.",
        ),
        (SOME, "delta, delta", "Each thing can be chosen only once."),
        (Number(seat=0, prompt=PROMPT, low=1, high=5), "many", "Please type a whole number, such as 3."),
        (
            Number(seat=0, prompt=PROMPT, low=1, high=5),
            "9",
            "9 is out of range: choose a number from 1 to 5.",
        ),
        (SHEET, "2=delta", "Still empty: slot:s1."),
        (GOODS, "wood 2 metal 1 iron", "Please type a whole number, such as 3."),
        (SOME, "1,1,1,1,1,1,1", "Each thing can be chosen only once."),
        (SHEET, "1=-,1=-,1=-,1=-", "Each thing can be chosen only once."),
        (GOODS, "wood", "Please type a whole number, such as 3."),
        (GOODS, "wood2", "“wood2” is not among the choices. Did you mean: Wood?"),
        (SHEET, "=delta", "You typed nothing. Start typing to see the possible answers."),
        (GOODS, "wood 1, wood 2", "Each thing can be chosen only once."),
        (SHEET, "1=delta, 1=giza", "Each thing can be chosen only once."),
        (SHEET, "delta, giza, karnak, rage", "There are only 3 slots to fill."),
    ],
)
def test_a_refusal_says_what_is_near(decision: Decision, text: str, said_back: str) -> None:
    assert parsed(decision, text) == said_back


@pytest.mark.parametrize(
    ("decision", "answer", "shown"),
    [
        (ONE, ["region:r4"], "Goblins two"),
        (ONE, ["region:r9"], "region:r9"),
        (SOME, ["region:r1", "region:r0"], "Karnak, Delta"),
        (SOME, [], "nothing"),
        (SOME, {"region:r1": 1}, "nothing"),
        (GOODS, ["good:Wood"], "nothing"),
        (SHEET, 3, "nothing"),
        (COPIES, ["card:0", "card:2"], "Rage, Rage #3"),
        (GOODS, {"good:Wood": 2, "good:Metal": 0, "good:Iron ore": 1}, "Wood: 2, Iron ore: 1"),
        (SHEET, {"slot:s1": "region:r0", "slot:s3": "card:2"}, "Slot 1 = Delta, Slot 3 = Rage #2"),
    ],
)
def test_an_answer_in_words(decision: Decision, answer: Answer, shown: str) -> None:
    assert show(decision, answer, ENGLISH) == shown


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (" 7 ", 7),
        ("+7", 7),
        ("-7", -7),
        ("9" * 18, 10**18 - 1),
        ("-" + "9" * 18, 1 - 10**18),
        ("9" * 19, None),
        ("²", None),
        ("٣", None),
        ("--7", None),
        ("7.0", None),
        ("-", None),
    ],
)
def test_a_number_has_eighteen_digits_at_most_and_no_strange_ones(text: str, number: int | None) -> None:
    found = whole(text)
    assert (None if isinstance(found, Rejected) else found) == number


def test_a_single_thing_is_told_by_its_label_and_typed_without_its_commas() -> None:
    assert told(SOME, ["region:r4"], ENGLISH) == "Goblins, two"
    assert show(SOME, ["region:r4"], ENGLISH) == "Goblins two"
    assert told(SOME, ["region:r0", "region:r4"], ENGLISH) == "Delta, Goblins two"
