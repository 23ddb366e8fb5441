"""The coach of a lesson: a reason for each good answer of the first rounds, in words for people."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from bot.discord.questions.coach_idea import MAX_SENTENCES
from bot.discord.screens.speech import sentences
from render.core.pictures import taught_in
from rules.core.decisions import Answer, Decision
from rules.core.engine import look
from rules.core.play.planning import nearly_as_good
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, Words
from tests.contract.findings import plans_of
from tests.contract.fluent import NAMES, sentence
from tests.contract.listed import CHECKED, GAMES, LISTED
from tests.contract.places import rules_of

LESSONS = 3  # of each game
LONGEST = 220  # characters of a reason
ENOUGH = 400  # answers; no lesson takes as many
OFTEN = 6  # times that a question comes in two games, so that its reasons can differ

in_every_game = pytest.mark.parametrize("game", GAMES)


def asked_in_lessons(key: str) -> Iterator[tuple[Any, Decision, Answer]]:
    """Yield the first seat's view, its question and the computer player's answer, in some lessons.

    In every second one the learner takes no advice.
    """
    game, teaching = GAMES[key], taught_in(key)
    player = next(iter(game.computers.values()))
    found: list[tuple[Any, Decision, Answer]] = []

    def note(playing: Playing[Any]) -> None:
        position = playing.position
        decision = position.pending.get(0)
        if decision is None or game.rounds(position.state) >= teaching.lesson or 0 in position.locked:
            return
        view = look(game, position, 0).view
        found.append((view, decision, player(view, decision, Dice(position.asks[0]))))

    for number in range(LESSONS):
        seed = seed_of("lesson", key, number)
        learner = "random" if number % 2 else "steady"
        play(game, game.seats[0], seed, (learner, "steady"), decisions=ENOUGH, watch=note)
    yield from found


def is_a_choice(decision: Decision) -> bool:
    """Tell whether there is more than one answer."""
    return decision.kind != "choose" or len(decision.options) > max(decision.least, 1)


def check_weighed(decision: Decision, answer: Answer, worths: Mapping[str, float]) -> None:
    """The answer is the one that is weighed most, unless it is played by rule."""
    assert isinstance(answer, list) or not worths
    if worths and isinstance(answer, list) and answer[0] in worths:
        decision.check(answer)
        assert worths[answer[0]] == max(worths.values()), f"{decision.prompt.key}, {worths}"


@in_every_game
def test_the_answers_weighed_most_in_a_lesson_have_reasons_in_words(game: str) -> None:
    reasons: dict[str, Text] = {}
    for view, decision, answer in asked_in_lessons(game):
        worths = GAMES[game].weighs(view, decision)
        check_weighed(decision, answer, worths)
        second = nearly_as_good(worths, answer)
        for good in (answer, *second):
            why = GAMES[game].why(view, decision, good)
            if why is None:
                assert not is_a_choice(decision), f"{game}: no reason at {decision.prompt.key} for {good}"
                continue
            reasons[f"{why.key} {sorted(why.args.items())}"] = why
    assert reasons, f"{game}: no answer of a lesson has a reason"
    for lang in LANGS:
        for why in reasons.values():
            said = sentence(why, lang)
            assert len(said) <= LONGEST, said
            assert said.endswith((".", "!", "?")), said
            assert len(sentences(said)) <= MAX_SENTENCES, said


@pytest.mark.parametrize("game", [key for key in LISTED if not CHECKED])
def test_every_plan_of_the_computer_player_has_its_reason(game: str) -> None:
    reasons = getattr(import_module(f"{rules_of(game)}.computer.coach"), "REASONS", None)
    assert reasons is None or {*reasons} == {*(plans_of(game) or ())}


@in_every_game
def test_a_reason_is_not_the_same_in_every_position(game: str) -> None:
    """If a question comes often, something of the position is in the reason for its answer."""
    said: dict[str, list[str]] = {}

    def note(playing: Playing[Any]) -> None:
        for seat in playing.position.waiting[:1]:
            view, asked = look(GAMES[game], playing.position, seat).view, playing.position.pending[seat]
            answer = GAMES[game].computers["steady"](view, asked, Dice(playing.position.asks[seat]))
            why = GAMES[game].why(view, asked, answer)
            if why is not None:
                said.setdefault(asked.prompt.key, []).append(Words("en").say(why, NAMES))

    for number in range(2):
        play(GAMES[game], GAMES[game].seats[-1], seed_of("differ", game, number), ("steady",), watch=note)
    same = {key: found[0] for key, found in said.items() if len(found) >= OFTEN and len({*found}) == 1}
    assert not same, f"{game}: always the same reason"
