"""A reported problem, over every game: the file tells what its person sees, and opens on it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rules.core.decisions import Seat
from rules.core.engine import Record, look
from rules.core.game import AnyGame
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.search.knowledge import world
from rules.problem import Problem, shown, versions
from tests.command import rules
from tests.contract.listed import GAMES
from tests.contract.positions import visit
from tests.depth import LONG

ALL = [pytest.param(game, id=game.key) for game in GAMES.values()]
READERS: tuple[Seat | None, ...] = (0, 1, None)  # two seats, one of them mostly not asked, and a spectator
ONE_IN = {"bellum": 15, "kemet": 25, "immortals": 80, "dwar7s": 50, "calamandara": 40}


@cache
def records(key: str) -> tuple[Record, ...]:
    """Positions of one game, drawn by lot."""
    found: list[Record] = []
    lot = Dice(f"problems:{key}")

    def watch(playing: Playing[Any]) -> None:
        if not lot.below(3 if LONG else ONE_IN.get(key, 1)):
            found.append(playing.record)

    visit(key, [2], watch)
    return tuple(found)


def twins(game: AnyGame) -> Iterator[tuple[Record, Record, Seat | None]]:
    """Positions that differ only in what a reader can't see."""
    for number, record in enumerate(records(game.key)):
        for reader in READERS:
            dice = Dice(f"twin:{number}")
            other = world(game, record, reader, game.computers["steady"], dice)
            if other is not None and not other.apart:
                yield record, other.record, reader


@pytest.mark.parametrize("game", ALL)
def test_what_its_person_cannot_see_changes_nothing(game: AnyGame) -> None:
    hidden = 0
    for record, other, reader in twins(game):
        found = shown(game, record, reader)
        assert found is not None
        assert found == shown(game, other, reader)
        whole = found.record.model_dump_json()
        assert run(game, record).state.seed not in whole
        hidden += found.record.checkpoint != other.checkpoint
    assert hidden > 1


@pytest.mark.parametrize("game", ALL)
def test_its_position_looks_to_its_person_as_the_table_does(game: AnyGame) -> None:
    alike = asked = 0
    for record in records(game.key):
        there = run(game, record)
        for reader in READERS:
            found = shown(game, record, reader)
            assert found is not None
            here, exact = run(game, found.record), not (found.apart or found.lost or there.locked)
            assert not exact or look(game, here, reader).view == look(game, there, reader).view
            alike += exact
            asked += 1
    assert alike >= asked // 5  # others may have sealed their answers


def reported(game: AnyGame, record: Record | None) -> Problem:
    """The report of a spectator at a table of this game."""
    return Problem(
        versions=versions("1.0", game),
        game=game.key,
        table=7,
        step=31,
        status="running",
        seat=None,
        lang="en",
        question=("What now?",),
        log=("30: Seat A waits.",),
        record=record,
    )


@pytest.mark.parametrize("game", ALL)
def test_the_command_line_opens_it_and_leaves_it_as_it_is(game: AnyGame, tmp_path: Path) -> None:
    record = records(game.key)[len(records(game.key)) // 2]
    found = shown(game, record, None)
    assert found is not None
    problem, file = reported(game, found.record), tmp_path / "problem.json"
    file.write_text(problem.model_dump_json())
    said = rules("play", file, typed=("q",))
    assert said.code == 0 and f"{game.key}, table 7, step 31, running, spectator, en" in said.out
    assert Problem.model_validate_json(file.read_text()) == problem


def test_a_report_without_a_position_says_so(tmp_path: Path) -> None:
    file = tmp_path / "problem.json"
    file.write_text(reported(next(iter(GAMES.values())), None).model_dump_json())
    said = rules("play", file)
    assert said.code == 2 and "no position" in said.err


def test_where_the_rules_break_the_position_is_the_last_one_before() -> None:
    game = next(iter(GAMES.values()))
    record = next(each for each in records(game.key) if len(each.steps) > 1)
    broken = record.steps[-1].model_copy(update={"prompt": f"{game.key}.ask.nothing"})
    found = shown(game, record.model_copy(update={"steps": (*record.steps[:-1], broken)}), 0)
    assert found is not None
    assert found.lost == 1
    nothing = record.model_copy(update={"checkpoint": "{}"})
    assert shown(game, nothing, 0) is None
