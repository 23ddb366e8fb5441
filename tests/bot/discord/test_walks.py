"""People type and press anything: nothing breaks, and what they see is what they saw."""

from pathlib import Path

import pytest

from rules.games import GAMES
from tests.bot.discord.walking import walking
from tests.contract.digests import digest, stored
from tests.depth import LONG

STEPS, EACH = 300, 25  # of a walk, and of a digest
WALKS = [*((key, "running") for key in GAMES), ("bellum", "empty"), ("bellum", "over"), ("saideira", "over")]
FILE = Path(__file__).with_name("walks.json")


@pytest.mark.parametrize("seed", range(100 if LONG else 1))
@pytest.mark.parametrize("key", GAMES)
async def test_nothing_that_people_do_breaks(key: str, seed: int) -> None:
    """Whatever is not done is refused in words: a step raises everything else."""
    async with walking({key: GAMES[key]}, f"walk:{key}:{seed}") as walk:
        for _ in range(STEPS if LONG else STEPS // 6):
            assert await walk.step()


@pytest.mark.golden
@pytest.mark.parametrize(("key", "begin"), WALKS)
async def test_everything_that_is_shown_is_as_it_was(key: str, begin: str) -> None:
    lines = list[list[str]]()
    async with walking({key: GAMES[key]}, f"walk:{key}:{begin}") as walk:
        if begin != "empty":
            await walk.seat(GAMES[key], over=begin == "over")
        for step in range(STEPS):
            if step % EACH == 0:
                lines.append([])
            lines[-1] += await walk.step()
        lines.append(await walk.kept())
    found = {f"{key} {begin}": [digest(each) for each in lines]}
    known = stored(FILE, found, part=True)
    assert found.items() <= known.items(), "if it is meant, store it: see digests.py"
