"""People type and press anything: nothing breaks, and all that they see are messages that Discord takes."""

import pytest

from rules.games import GAMES
from tests.bot.discord.walking import PEOPLE, Walk, walking
from tests.depth import LONG

STEPS = 300 if LONG else 50
WALKS = [*((key, "running") for key in GAMES), ("bellum", "empty"), ("bellum", "over"), ("saideira", "over")]
LAST = ("table close",)  # after it there is nothing left to look at


async def begun(walk: Walk, key: str, begin: str) -> None:
    if begin != "empty":
        await walk.seat(GAMES[key], over=begin == "over")


@pytest.mark.parametrize("seed", range(100 if LONG else 1))
@pytest.mark.parametrize(("key", "begin"), WALKS)
async def test_whatever_people_do_is_done_or_refused_in_words(key: str, begin: str, seed: int) -> None:
    """A step raises everything else."""
    async with walking({key: GAMES[key]}, f"walk:{key}:{begin}:{seed}") as walk:
        await begun(walk, key, begin)
        for _ in range(STEPS):
            assert await walk.step()


async def test_every_command_at_a_finished_table_is_done_or_refused_in_words() -> None:
    """At other times of a table's life `tests/bot/e2e/play/test_every_command.py` gives them."""
    async with walking({"bellum": GAMES["bellum"]}, "typed:bellum:over") as walk:
        await begun(walk, "bellum", "over")
        shuffled = walk.dice.sample(walk.commands, len(walk.commands))
        for command in sorted(shuffled, key=lambda each: each.path in LAST):
            for person in PEOPLE[1::-1]:
                assert await walk.types(person, command)
