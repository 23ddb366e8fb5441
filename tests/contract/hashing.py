"""Checks that games play alike when strings hash differently. Two processes for each: few imports."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator

from rules.core.engine import dump
from rules.core.game import AnyGame
from rules.core.selfplay.playout import play, seed_of


def played(games: Iterable[AnyGame]) -> Iterator[str]:
    """A line for the beginning of a game with each number of seats."""
    for game in games:
        for seats in game.seats:
            began = play(game, seats, seed_of("hash"), decisions=120)
            yield f"{game.key}, {seats} seats: {dump(game, began.position.state)} {began.answers}"


def played_by_hash(program: str) -> list[str]:
    """Find the lines in which two processes differ; each line begins with a game."""
    printed = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.splitlines()
        for seed in ("1", "2")
    ]
    assert printed[0], "nothing was played"
    why = "its script goes through a set or uses a hash: sort, or use a list or a dict"
    return [
        f"{one.partition(':')[0]}: two processes play it differently; {why}"
        for one, other in zip(*printed, strict=True)
        if one != other
    ]
