"""Everybody sees and is asked in the recorded games what they saw and were asked when they were recorded."""

from collections.abc import Iterator
from itertools import count, zip_longest

import pytest

from rules.core.game import AnyGame
from rules.core.selfplay.playout import seed_of
from rules.core.selfplay.recorded import Recorded
from tests.contract.digests import stored
from tests.contract.listed import GAMES
from tests.contract.places import folder_of_tests
from tests.contract.remembered import ANSWERS, Digests, digests

MIXED = 3_000  # answers in games that are played anew
pytestmark = [pytest.mark.usefixtures("toy_listed"), pytest.mark.golden]


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
    folder, found = folder_of_tests(key), dict[str, Digests]()
    for file in sorted((folder / "games").glob("*.json")):
        recorded = Recorded.model_validate_json(file.read_bytes())
        if not recorded.branches:
            found[file.stem] = digests(recorded)
    found |= {f"mixed-{number}": digests(it) for number, it in enumerate(mixed(GAMES[key]))}
    known = stored(folder / "remembered.json", found)
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


def test_the_place_of_a_change_is_named() -> None:
    known = {"seen": ["a", "b", "c"], "thought": ["d", "e", "f"]}
    assert [*apart("3", known, known)] == []
    assert [*apart("3", {**known, "seen": ["a", "x", "c"]}, known)] == ["seen in 3.json, from answer 25 on"]
    assert [*apart("3", {**known, "thought": ["d", "e"]}, known)] == ["thought in 3.json, from answer 50 on"]
