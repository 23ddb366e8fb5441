"""Chains of answers: typed ones, and the games' own commands."""

from collections.abc import Mapping

import pytest

from bot.discord.playing import Steps, Walked, shortcut_chain, typed_chain
from rules.core.decisions import Answer, Choose, Decision, Number, Rejected, option
from rules.core.text import Text
from rules.core.ui import Link, Shortcut

MOVE = Shortcut(
    name="move",
    chain=(
        Link(prompt="ask.action", answer=("action:move",)),
        Link(prompt="ask.where", option="where"),
        Link(prompt="ask.units", option="units"),
    ),
)


def choose(prompt: str, *ids: str, default: list[str] | None = None) -> Choose:
    options = tuple(option(*ident.split(":")) for ident in ids)
    return Choose(seat=0, prompt=Text(key=prompt), options=options, default=default)


ACTION = choose("ask.action", "action:move", "action:rest")
WHERE = choose("ask.where", "region:delta", "region:oasis")
PASS = choose("ask.window", "window:pass", "window:play", default=["window:pass"])
UNITS = Number(seat=0, prompt=Text(key="ask.units"), low=1, high=3)


def read(decision: Decision, text: str) -> Answer:
    """Numbers, and ids by their second half."""
    if decision.kind == "number":
        return int(text)
    assert decision.kind == "choose"
    for each in decision.options:
        if each.id.endswith(text):
            return [each.id]
    raise Rejected(Text(key="no"))


def walk(steps: Steps, *questions: Decision | None) -> Walked:
    """Send the questions one after the other."""
    next(steps)
    try:
        for question in questions:
            steps.send(question)
    except StopIteration as stop:
        walked: Walked = stop.value
        return walked
    raise AssertionError("the chain wants more questions")


def test_a_typed_chain_answers_one_question_after_the_other() -> None:
    walked = walk(typed_chain(["move", "delta", "3"], read), ACTION, WHERE, UNITS, None)
    assert walked == Walked((["action:move"], ["region:delta"], 3), None)


def test_what_is_typed_beyond_the_last_question_is_left() -> None:
    walked = walk(typed_chain(["move", "delta", "3"], read), ACTION, None)
    assert walked == Walked((["action:move"],), None, ("delta", "3"))


def test_a_refused_text_ends_a_chain() -> None:
    steps = typed_chain(["dance"], read)
    next(steps)
    with pytest.raises(Rejected):
        steps.send(ACTION)


@pytest.mark.parametrize(
    ("given", "questions", "expected"),
    [
        (
            {"where": "delta", "units": "2"},
            (ACTION, WHERE, UNITS, None),
            Walked((["action:move"], ["region:delta"], 2), None),
        ),
        ({"where": "delta"}, (ACTION, WHERE, UNITS), Walked((["action:move"], ["region:delta"]), UNITS)),
        ({"units": "2"}, (ACTION, UNITS, None), Walked((["action:move"], 2), None)),
        (
            {"where": "delta", "units": "2"},
            (ACTION, PASS, WHERE, UNITS, None),
            Walked((["action:move"], ["window:pass"], ["region:delta"], 2), None),
        ),
        ({"where": "delta"}, (PASS,), Walked((), PASS, ("delta",))),
        (
            {"where": "delta", "units": "2"},
            (ACTION, WHERE, None),
            Walked((["action:move"], ["region:delta"]), None, ("2",)),
        ),
    ],
    ids=["whole", "rest by widgets", "not asked", "window passed", "other question first", "too much"],
)
def test_a_shortcut(
    given: Mapping[str, str], questions: tuple[Decision | None, ...], expected: Walked
) -> None:
    assert walk(shortcut_chain(MOVE, given, read), *questions) == expected


def test_suggestions_stop_at_the_question_of_their_option() -> None:
    walked = walk(shortcut_chain(MOVE, {"where": "delta"}, read, until="units"), ACTION, WHERE, UNITS)
    assert walked.at == UNITS
