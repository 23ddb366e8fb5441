"""People type and press anything: nothing breaks, and what they see is what they saw."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.core.game import AnyGame
from rules.games import GAMES
from tests.bot.discord.walking import PEOPLE, Walk, walking
from tests.contract.digests import digest, stored
from tests.depth import LONG

STEPS, EACH = 300, 25  # of a walk, and of a digest
SEEDS = 3  # walks of a kind
WALKS = [*((key, "running") for key in GAMES), ("bellum", "empty"), ("bellum", "over"), ("saideira", "over")]
TYPED = [("bellum", "empty"), ("kemet", "running"), ("bellum", "over")]
TIMES = 3  # that everybody types each command
LAST = ("table close",)  # after it there is nothing left to look at
FILE = Path(__file__).with_name("walks.json")


@pytest.mark.parametrize("seed", range(100 if LONG else 1))
@pytest.mark.parametrize("key", GAMES)
async def test_nothing_that_people_do_breaks(key: str, seed: int) -> None:
    """Whatever is not done is refused in words: a step raises everything else."""
    async with walking({key: GAMES[key]}, f"walk:{key}:{seed}") as walk:
        for _ in range(STEPS if LONG else STEPS // 6):
            assert await walk.step()


async def begun(walk: Walk, game: AnyGame, begin: str) -> None:
    if begin != "empty":
        await walk.seat(game, over=begin == "over")


def compare(name: str, lines: Sequence[Sequence[str]]) -> None:
    found = {name: [digest(each) for each in lines]}
    known = stored(FILE, found, part=True)
    assert found.items() <= known.items(), "if it is meant, store it: see digests.py"


@pytest.mark.golden
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("key", "begin"), WALKS)
async def test_everything_that_is_shown_is_as_it_was(key: str, begin: str, seed: int) -> None:
    lines = list[list[str]]()
    async with walking({key: GAMES[key]}, f"walk:{key}:{begin}:{seed}") as walk:
        await begun(walk, GAMES[key], begin)
        for step in range(STEPS):
            if step % EACH == 0:
                lines.append([])
            lines[-1] += await walk.step()
        lines.append(await walk.kept())
    compare(f"{key} {begin} {seed}", lines)


@pytest.mark.golden
@pytest.mark.parametrize(("key", "begin"), TYPED)
async def test_every_command_of_the_host_and_of_another_does_what_it_did(key: str, begin: str) -> None:
    lines = list[list[str]]()
    async with walking({key: GAMES[key]}, f"typed:{key}:{begin}") as walk:
        await begun(walk, GAMES[key], begin)
        for _ in range(TIMES):
            shuffled = walk.dice.sample(walk.commands, len(walk.commands))
            for command in sorted(shuffled, key=lambda each: each.path in LAST):
                lines.append([line for person in PEOPLE[1::-1] for line in await walk.types(person, command)])
        lines.append(await walk.kept())
    compare(f"{key} {begin} typed", lines)
