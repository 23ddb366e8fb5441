"""Everybody sees and is asked in the recorded games what they saw and were asked when they were recorded."""

from collections.abc import Iterator
from itertools import count, zip_longest

import pytest

from rules.core.game import AnyGame
from rules.core.selfplay.playout import seed_of
from rules.core.selfplay.recorded import Recorded
from tests.contract.digests import stored
from tests.contract.listed import GAMES
from tests.contract.places import TOY, folder_of_tests
from tests.contract.remembered import ANSWERS, Digests, digests, positions

MIXED = 1_500  # answers in games that are played anew
COMPLETING = {  # answers that complete the one before: what both have changed is marked
    *("bellum.ask.side", "bellum.ask.rob", "bellum.ask.pay"),
    "dwar7s.ask.build.rotation",
}
pytestmark = [pytest.mark.usefixtures("toy_listed"), pytest.mark.golden]


def straight(key: str) -> Iterator[tuple[str, Recorded]]:
    """The recorded games without branches, by name."""
    for file in sorted((folder_of_tests(key) / "games").glob("*.json")):
        recorded = Recorded.model_validate_json(file.read_bytes())
        if not recorded.branches:
            yield file.stem, recorded


def mixed(game: AnyGame) -> Iterator[Recorded]:
    """Games in which every second player does anything: so things happen that steady players avoid."""
    answers = 0
    for number in count():
        seats = game.seats[number % min(2, len(game.seats))]
        kinds = ("random", "steady") if number % 3 else ("steady", "random")
        recorded = Recorded.of(game, seats, seed_of("mixed", game.key, number), kinds, {})
        answers += len(recorded.answers)
        if answers > MIXED:
            return
        yield recorded


@pytest.mark.parametrize("key", GAMES)
def test_everybody_sees_and_is_advised_the_same(key: str) -> None:
    found = {name: digests(it) for name, it in straight(key)}
    found |= {f"mixed-{number}": digests(it) for number, it in enumerate(mixed(GAMES[key]))}
    known = stored(folder_of_tests(key) / "remembered.json", found)
    assert known.keys() == found.keys()
    changed = [where for name in found for where in apart(name, found[name], known[name])]
    assert changed == [], "if it is meant, store it: see digests.py"


def apart(name: str, found: Digests, known: Digests) -> Iterator[str]:
    """Where a game is not as it was: the first place for what is seen and for what is thought."""
    for kind, digests_now in found.items():
        pairs = zip_longest(digests_now, known[kind])
        first = next((n for n, (now, before) in enumerate(pairs) if now != before), None)
        if first is not None:
            yield f"{kind} in {name}.json, from answer {first * ANSWERS} on"


@pytest.mark.parametrize("key", sorted(GAMES.keys() - {TOY}))
def test_an_answer_wipes_what_the_one_before_it_changed(key: str) -> None:
    kept = set()
    for name, recorded in straight(key):
        asks, asked, mark = dict[int, str](), "", f"mark:{name}"
        for playing in positions(recorded):
            position, changed = playing.position, playing.position.state.changed
            if mark in changed:
                changed.remove(mark)
                kept |= set() if asks.items() & position.asks.items() else {asked}
            if position.pending:
                [decision, *_] = position.pending.values()
                asks, asked = dict(position.asks), decision.prompt.key
            changed.append(mark)
    assert kept == {name for name in COMPLETING if name.startswith(f"{key}.")}


def test_the_place_of_a_change_is_named() -> None:
    known = {"seen": ["a", "b", "c"], "thought": ["d", "e", "f"]}
    assert [*apart("3", known, known)] == []
    assert [*apart("3", {**known, "seen": ["a", "x", "c"]}, known)] == ["seen in 3.json, from answer 25 on"]
    assert [*apart("3", {**known, "thought": ["d", "e"]}, known)] == ["thought in 3.json, from answer 50 on"]
