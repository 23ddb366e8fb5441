"""Everything that the rules say has words in both languages, with all the arguments that the words need."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rules.immortals
from rules.core.engine import Position, Record
from rules.core.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys, message_of
from rules.immortals import GAME
from rules.immortals.computer import PLANS

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva")
SOURCES = sorted(Path(rules.immortals.__file__).parent.glob("*.py"))


def said(position: Position[Any]) -> Iterator[Text]:
    """All texts of a position: news, questions, choices, and why the game is over."""
    for _, event in position.events:
        yield from (text for text in (event.public, event.private) if text is not None)
    for decision in position.pending.values():
        yield decision.prompt
        if decision.kind in ("choose", "order", "fill"):
            yield from (option.label for option in decision.options)
        if decision.kind == "split":
            yield from (part.label for part in decision.parts)
        if decision.kind == "fill":
            yield from (slot.label for slot in decision.slots)
    if position.result is not None:
        yield position.result.why
        yield from (Text(key=f"immortals.sheet.{kind}") for kind in position.result.sheet)


def source() -> str:
    return "\n".join(file.read_text("utf-8") for file in SOURCES)


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_in_the_scripts_has_words(lang: str) -> None:
    known = keys(lang)
    named = re.findall(r'"(immortals\.[\w.]+\w)"', source())
    named += [f"immortals.ask.{name}" for name in re.findall(r'\bask\("([\w.]+)"', source())]
    assert len(named) > 90
    assert [key for key in named if message_of(key) not in known] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_a_plan_of_the_computer_and_help(lang: str) -> None:
    known = keys(lang)
    asked = [key.removeprefix("immortals-ask-") for key in known if key.startswith("immortals-ask-")]
    assert sorted(message_of(name) for name in PLANS) == sorted(asked)
    assert [name for name in asked if f"immortals-help-{name}" not in known] == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_text_of_a_game_can_be_said(seats: int) -> None:
    texts: dict[str, Text] = {}

    def note(record: Record, position: Position[Any]) -> None:
        texts.update({text.key: text for text in said(position)})

    play(GAME, seats, seed_of("said", seats), ["random", "steady"], watch=note)
    assert len(texts) > 80
    for lang in LANGS:
        words = Words(lang)
        for key, text in texts.items():
            sentence = words.say(text, NAMES)
            assert sentence != key, f"no words for {key} in {lang}"
            assert "{" not in sentence and not re.search(r"\w:\w", sentence), sentence
