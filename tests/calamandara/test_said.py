"""Everything that the rules say has words in both languages, with all the arguments that the words need."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rules.calamandara import GAME
from rules.calamandara.computer import PLANS
from rules.core.engine import Position, Record
from rules.core.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys, message_of

NAMES = ("Ana", "Bia", "Caio", "Davi")


def said(position: Position[Any]) -> Iterator[Text]:
    """All texts of a position: news, questions, choices, and why the game is over."""
    for _, event in position.events:
        yield from (text for text in (event.public, event.private) if text is not None)
    for decision in position.pending.values():
        yield decision.prompt
        if decision.kind == "choose":
            yield from (option.label for option in decision.options)
        if decision.kind == "split":
            yield from (part.label for part in decision.parts)
    if position.result is not None:
        yield position.result.why
        yield from (Text(key=f"calamandara.sheet.{kind}") for kind in position.result.sheet)


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_a_plan_of_the_computer_and_help(lang: str) -> None:
    known = keys(lang)
    asked = [key.removeprefix("calamandara-ask-") for key in known if key.startswith("calamandara-ask-")]
    assert sorted(message_of(name) for name in PLANS) == sorted(asked)
    assert [name for name in asked if f"calamandara-help-{name}" not in known] == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_text_of_a_game_can_be_said(seats: int) -> None:
    texts: dict[str, Text] = {}

    def note(record: Record, position: Position[Any]) -> None:
        texts.update({text.key: text for text in said(position)})

    options = {"time": "limited", "difficulty": "aura"}
    play(GAME, seats, seed_of("said", seats), ["random", "steady"], options, watch=note)
    assert len(texts) > 80
    for lang in LANGS:
        words = Words(lang)
        for key, text in texts.items():
            sentence = words.say(text, NAMES)
            assert sentence != key, f"no words for {key} in {lang}"
            assert "{" not in sentence and not re.search(r"\w:\w", sentence), sentence
