"""Questions of every kind and size look as they did, after any presses, as a message and as typed text."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.discord.questions.suggest import suggest
from bot.discord.questions.typed import parse, show
from bot.discord.screens.layout import Form
from rules.core.decisions import Choose, Decision, Fill, Number, Option, Order, Part, Slot, Split
from rules.core.rng import Dice
from rules.core.words import Words
from tests.bot.discord.questions.questions import NAMES, PROMPT, option, said
from tests.bot.discord.questions.reader import Reader, controls
from tests.contract.digests import digest, stored

LABELS = ("Delta", "Árvore do Mundo", "arvore do mundo", "Rage", "Rage #2", "3", "Ambush, two", "a" * 90)
QUESTIONS, PRESSES = 40, 10  # of each kind; for each question
FILE = Path(__file__).with_name("questions.json")


def offered(dice: Random, least: int = 1, most: int = 60) -> tuple[Option, ...]:
    count = dice.randint(least, dice.choice((least + 5, most)))
    groups, public = dice.choice((0, 0, 3, 30)), dice.choice((count, count, count // 2))
    return tuple(
        option(
            i,
            dice.choice(LABELS) if dice.randrange(3) == 0 else None,
            f"realm:{i * 7 % groups}" if groups and i % 5 else None,
            secret=i >= public,
        )
        for i in range(count)
    )


def choose(dice: Random) -> Choose:
    options = offered(dice)
    most = dice.choice((1, dice.randint(0, len(options))))
    return Choose(seat=0, prompt=PROMPT, options=options, least=dice.randint(0, most), most=most)


def number(dice: Random) -> Number:
    low, more = dice.randint(-30, 3000), dice.choice((3, 12, 5000))
    return Number(seat=0, prompt=PROMPT, low=low, high=low + dice.randint(0, more), step=dice.randint(1, 7))


def split(dice: Random) -> Split:
    lows = [dice.randint(-2, 4) for _ in range(dice.randint(1, dice.choice((3, 6, 12))))]
    parts = tuple(
        Part(id=f"unit:{i}", label=said(dice.choice(LABELS)), low=low, high=low + dice.randint(0, 40))
        for i, low in enumerate(lows)
    )
    most = dice.randint(sum(lows), sum(part.high for part in parts) + 3)
    return Split(
        seat=0, prompt=PROMPT, parts=parts, least=dice.randint(sum(lows) - 3, min(most, 40)), most=most
    )


def order(dice: Random) -> Order:
    return Order(seat=0, prompt=PROMPT, options=offered(dice, most=30))


def fill(dice: Random) -> Fill:
    count = dice.randint(1, dice.choice((6, 30)))
    options = offered(dice, least=count)
    slots = tuple(
        Slot(
            id=f"slot:{i}",
            label=said(dice.choice(LABELS)),
            accepts=(f"card:{i}", *(each.id for each in options[i + 1 :: 3])) if dice.randrange(2) else (),
            blank=dice.randrange(2) == 0,
        )
        for i in range(count)
    )
    filler = tuple(each.id for each in options[: dice.choice((0, 0, 4))])
    earlier = {"slot:0": "card:0"} if dice.randrange(2) else {}
    return Fill(seat=0, prompt=PROMPT, slots=slots, options=options, filler=filler, earlier=earlier)


def pressed(decision: Decision, dice: Random) -> Iterator[str]:
    """What is seen before and after each of some presses."""
    locked = decision.sample(Dice("locked")) if dice.randrange(4) == 0 else None
    reader = Reader(decision, locked, public=dice.randrange(3) == 0)
    for _ in range(PRESSES):
        shown = reader.sees()
        yield f"{shown}"
        there = [*controls(shown)]
        if not there or reader.answer is not None:
            return
        outcome = reader.use(dice.choice(there))
        yield f"{outcome}"
        if isinstance(outcome, Form):
            typed = [dice.choice(("3", "7", "x", "-1", "")) for _ in outcome.fields]
            yield f"{reader.type(outcome, *typed)}"


def typed(decision: Decision, dice: Random) -> Iterator[str]:
    """An answer in words, what is suggested on the way to it, and how damaged words are understood."""
    words = Words(dice.choice(("en", "pt-BR", "es")))
    text = show(decision, decision.sample(Dice(f"{dice.random()}")), words, NAMES)
    yield text
    for end in (0, len(text) // 3, len(text) // 2, len(text) - 1):
        begun = text[:end]
        yield f"{begun} {suggest(decision, begun, words, NAMES)} {parse(decision, begun, words, NAMES)}"


KINDS: tuple[Callable[[Random], Decision], ...] = (choose, number, split, order, fill)


@pytest.mark.golden
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_questions_look_as_they_did(kind: Callable[[Random], Decision]) -> None:
    lines = list[list[str]]()
    for n in range(QUESTIONS):
        dice = Random(f"{kind.__name__}:{n}")
        decision = kind(dice)
        lines.append([*pressed(decision, dice), *typed(decision, dice)])
    found = {kind.__name__: [digest(each) for each in lines]}
    known = stored(FILE, found, part=True)
    assert found.items() <= known.items(), "if it is meant, store it: see digests.py"
