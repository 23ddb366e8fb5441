"""Everything that the rules say has words in both languages, with all the arguments that the words need."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rules.dwar7s
from rules.core.engine import Position, Record
from rules.core.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys, message_of
from rules.dwar7s import GAME
from rules.dwar7s.computer import PLANS

NAMES = ("Ana", "Bia", "Caio", "Davi")
SOURCES = sorted(Path(rules.dwar7s.__file__).parent.glob("*.py"))


def said(position: Position[Any]) -> Iterator[Text]:
    """All texts of a position: news, questions, choices, and why the game is over."""
    for _, event in position.events:
        yield from (text for text in (event.public, event.private) if text is not None)
    for decision in position.pending.values():
        assert decision.kind == "choose"
        yield decision.prompt
        yield from (option.label for option in decision.options)
        yield from (
            Text(key="label", args={"it": option.group}) for option in decision.options if option.group
        )
    if position.result is not None:
        yield position.result.why
        yield from (Text(key=f"dwar7s.sheet.{kind}") for kind in position.result.sheet)


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_in_the_scripts_has_words(lang: str) -> None:
    known = keys(lang)
    named = [key for file in SOURCES for key in re.findall(r'"(dwar7s\.[\w.]+)"', file.read_text("utf-8"))]
    assert len(named) > 50
    assert [key for key in named if message_of(key) not in known] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_words_and_help(lang: str) -> None:
    """The computer player has a plan for each question, so that they are all named there."""
    known = keys(lang)
    for prompt in PLANS:
        assert message_of(prompt) in known, prompt
        assert message_of(prompt.replace(".ask.", ".help.")) in known, prompt


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_text_of_a_game_can_be_said(seats: int) -> None:
    texts: dict[str, Text] = {}

    def note(record: Record, position: Position[Any]) -> None:
        texts.update({f"{text.key} {sorted(text.args)}": text for text in said(position)})

    for number in range(3):
        play(GAME, seats, seed_of("said", seats, number), ["random", "steady"], watch=note)
    for lang in LANGS:
        words = Words(lang)
        for text in texts.values():
            sentence = words.say(text, NAMES)
            assert sentence != text.key, f"no words for {text.key} in {lang}"
            assert "{" not in sentence and ":" not in sentence.replace(": ", ""), sentence
