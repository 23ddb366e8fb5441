"""What is thought at some positions: which answers are tried, in which worlds, and what comes of them.

All of it is stored as digests. Who changes the search on purpose looks at the change, measures whether it is
better (`tools.measure.sharp`), and stores it: see `tests/contract/digests.py`.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rules.core.decisions import Answer, Decision
from rules.core.game import AnyGame
from rules.core.rng import Dice
from rules.core.search import knowledge
from rules.core.search.advice import advised
from rules.core.search.candidates import candidates
from rules.core.search.chances import weighed
from rules.core.search.course import course
from rules.core.search.halving import Effort, search
from rules.core.search.knowledge import known
from rules.core.search.sharp import policy_of, usual
from rules.core.search.story import examined, suspects
from rules.core.selfplay.playout import play
from rules.core.text import Value
from rules.games import GAMES
from tests.bot.toy import TOY
from tests.contract.digests import digest, stored
from tests.core.test_candidates import QUESTIONS
from tests.core.test_story import PLAN, told, whole
from tests.ferry.rules import GAME as FERRY

FILE = Path(__file__).with_name("thoughts.json")
PLAYED = (TOY, FERRY, GAMES["bellum"], GAMES["saideira"])
ONE_IN, POSITIONS = 5, 8  # of a game of steady and random players

pytestmark = [pytest.mark.golden, pytest.mark.usefixtures("toy_listed")]


def compare(found: dict[str, str]) -> None:
    before = stored(FILE, found, part=True)
    assert [name for name in found if found[name] != before.get(name)] == []


@pytest.mark.parametrize(("decision", "answer"), QUESTIONS, ids=[each[0].kind for each in QUESTIONS])
def test_the_same_answers_are_tried(decision: Decision, answer: Answer) -> None:
    worths = {"card:f": 9, "card:a": 5}
    lists = [candidates(decision, answer, worths, most, Dice("some")) for most in (4, 12, 99)]
    number = f"{decision.kind} {QUESTIONS.index((decision, answer))}"
    compare({f"candidates {number}": digest([str(each) for each in lists])})


@pytest.mark.parametrize("game", PLAYED, ids=[game.key for game in PLAYED])
def test_the_same_is_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    policy, effort = game.computers[usual(game)], Effort(48, 6, horizon=4)
    lines: dict[str, list[str]] = {"search": [], "worlds": [], "advice": []}
    for n in range(POSITIONS):
        played = play(game, game.seats[0], f"thought {n}", ("steady", "random"), decisions=ONE_IN * n)
        for seat in played.position.pending:
            dice = Dice(f"{n} {seat}")
            found = search(known(game, played.record, seat, policy), policy, effort, dice)
            lines["search"].append(f"{n} {seat} {found} {dice.drawn}")
            if n % 4 == 1:
                lines["advice"].append(f"{n} {seat} {advised(game, played.record, seat, dice, effort)}")
        for tries in (knowledge.TRIES, 1):
            with monkeypatch.context() as context:
                context.setattr(knowledge, "TRIES", tries)
                drawn = knowledge.world(game, played.record, n % 2, policy, Dice(str(n)))
            lines["worlds"].append(f"{n} {drawn}")
    compare({f"{game.key} {what}": digest(said) for what, said in lines.items()})


def test_the_same_game_is_played_by_those_who_play_on_in_a_search() -> None:
    games = [game for game in GAMES.values() if game.policy is not None]
    for game in games:
        players = replace(game, computers={"policy": policy_of(game)})
        played = play(players, game.seats[0], "policy", ("policy",))
        assert played.refused == 0
        compare({f"{game.key} policy": digest([str(each) for each in played.answers])})
    assert games


def stories() -> Iterator[tuple[str, Value]]:
    for seed, positions in (("one", PLAN.positions), ("one", 3), ("two", 5)):
        yield f"story {seed} {positions}", told(seed, positions)
        for n, stretch in enumerate(course(TOY, [whole(seed)[0]], positions)):
            yield f"stretch {seed} {positions} {n}", stretch


def test_the_same_is_thought_to_a_horizon() -> None:
    game, plan = replace(TOY, standing=lambda state: (500, 500)), PLAN.model_copy(update={"horizon": 3})
    stretches = course(game, [whole("two")[0]], 4)
    points = [weighed(game, stretch, plan, "two") for stretch in stretches]
    choices = [examined(game, *each, plan, "two") for each in suspects(stretches, points, 3)]
    compare({"horizon": digest([str(each) for each in (*points, *choices)])})


def test_the_same_story_is_told() -> None:
    compare({name: digest([value.model_dump_json()]) for name, value in stories()})
