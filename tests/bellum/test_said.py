"""Everything that the rules say has words in both languages, with all the arguments that the words need."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rules.bellum
from rules.bellum import GAME
from rules.core.engine import Position, Record
from rules.core.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys, message_of

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva")
SOURCES = sorted(Path(rules.bellum.__file__).parent.glob("*.py"))


def said(position: Position[Any]) -> Iterator[Text]:
    """All texts of a position: news, questions, choices, and why the game is over."""
    for _, event in position.events:
        yield from (text for text in (event.public, event.private) if text is not None)
    for decision in position.pending.values():
        yield decision.prompt
        if decision.kind == "choose":
            yield from (option.label for option in decision.options)
        elif decision.kind == "split":
            yield from (part.label for part in decision.parts)
    if position.result is not None:
        yield position.result.why


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_in_the_scripts_has_words(lang: str) -> None:
    known = keys(lang)
    named = [key for file in SOURCES for key in re.findall(r'"(bellum\.[\w.]+)"', file.read_text("utf-8"))]
    assert len(named) > 50
    assert [key for key in named if message_of(key) not in known] == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_text_of_a_game_can_be_said(seats: int) -> None:
    texts: dict[str, Text] = {}

    def note(record: Record, position: Position[Any]) -> None:
        texts.update({text.key: text for text in said(position)})

    options = {"castles": "chosen" if seats % 2 else "dealt"}
    play(GAME, seats, seed_of("said", seats), ["random", "steady"], options, watch=note)
    for lang in LANGS:
        words = Words(lang)
        for key, text in texts.items():
            sentence = words.say(text, NAMES)
            assert sentence != key, f"no words for {key} in {lang}"
            assert "{" not in sentence and ":" not in sentence.replace(": ", ""), sentence
