"""Words for every text of the rules, in all languages, with all the arguments that the words need."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.engine import Position
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, message_of
from tests.contract.findings import one_sided, unplanned, unsaid, untested_lines
from tests.contract.fluent import family, sentence
from tests.contract.listed import GAMES
from tests.contract.positions import visit
from tests.contract.scripts import named, strings_of_tests
from tests.contract.vocabulary import vocabulary
from tests.depth import LONG

PLAYERS = ["random", "steady"]

in_every_game = pytest.mark.parametrize("game", GAMES)


def said(game: str, position: Position[Any]) -> Iterator[Text]:
    """All texts of a position: news, questions, choices, and why the game is over."""
    for _, event in position.events:
        yield from (text for text in (event.public, event.private) if text is not None)
    for decision in position.pending.values():
        yield decision.prompt
        if decision.kind in ("choose", "order", "fill"):
            yield from (option.label for option in decision.options)
            groups = [option.group for option in decision.options if option.group]
            yield from (Text(key="label", args={"it": group}) for group in groups)
        if decision.kind == "split":
            yield from (part.label for part in decision.parts)
        if decision.kind == "fill":
            yield from (slot.label for slot in decision.slots)
    if position.result is not None:
        yield position.result.why
        yield from (Text(key=f"{game}.sheet.{kind}") for kind in position.result.sheet)


def texts_of_games(key: str) -> list[Text]:
    """Collect the texts of games with each number of seats, each text once for the same arguments.

    Two more have unusual options; no answer of a computer player is refused in them.
    """
    game, texts = GAMES[key], dict[str, Text]()

    def note(playing: Playing[Any]) -> None:
        texts.update({f"{text.key} {sorted(text.args)}": text for text in said(key, playing.position)})

    visit(key, range(100 if LONG else 8), note)
    for seats in (game.seats[0], game.seats[-1]):
        seed, options = seed_of("said", seats), vocabulary(key).unusual
        assert play(game, seats, seed, PLAYERS, options, watch=note).refusals == ()
    return list(texts.values())


@in_every_game
def test_every_key_in_the_scripts_has_words(game: str) -> None:
    assert named(game), f"{game}: no keys were found in its scripts"
    assert unsaid(game, "en") == []


@in_every_game
def test_all_languages_have_the_same_keys(game: str) -> None:
    assert one_sided(game) == []


@in_every_game
def test_every_line_of_the_log_is_named_by_a_test_of_the_game(game: str) -> None:
    """As a whole (`kemet.over.fame`), or as what follows `kemet.log.`."""
    lines = family("en", f"{game}.log", f"{game}.over")
    assert lines, f"{game}: no lines of its log were found"
    told = {message_of(text) for text in strings_of_tests(game)}
    assert untested_lines(game, lines, told) == []


@in_every_game
def test_every_question_has_a_plan_of_the_computer(game: str) -> None:
    """By the key of its prompt or the end of it."""
    assert unplanned(game) == []


@pytest.mark.slow
@in_every_game
def test_every_text_of_a_game_can_be_said(game: str) -> None:
    texts = texts_of_games(game)
    assert texts, f"{game}: nothing was said"
    for lang in LANGS:
        for text in texts:
            assert ":" not in sentence(text, lang).replace(": ", ""), text
