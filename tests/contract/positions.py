"""Whole games for tests that need positions as they come: each is played once in a run of the tests.

A computer player takes longer to find an answer than the rules take to carry it out. So the answers lie in a
folder that all workers of the run share.
"""

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.core.decisions import Seat
from rules.core.engine import Position, Record, dump, load, start
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.selfplay.playout import Watch, play, seed_of
from rules.core.selfplay.recorded import Recorded
from tests.contract.listed import GAMES

World = tuple[Record, Position[Any]]
KINDS = (("random", "steady"), ("steady",), ("steady", "random"), ("random",))


@dataclass
class Kept:
    """The folder in which the games are kept; None without workers."""

    folder: Path | None = None


KEPT = Kept()


@cache
def played(key: str, number: int) -> Recorded:
    """Return a game to its end: with its number, seats, players and options change."""
    game, file = GAMES[key], KEPT.folder and KEPT.folder / f"{key}-{number}.json"
    if file and file.exists():
        return Recorded.model_validate_json(file.read_text(encoding="utf-8"))
    options = [{}, {}, *({option.key: value} for option in game.options for value in option.values[1:])]
    seats, kinds = game.seats[number % len(game.seats)], KINDS[number % len(KINDS)]
    chosen, seed = options[number % len(options)], seed_of("positions", number)
    ended = play(game, seats, seed, kinds, chosen)
    assert ended.position.result is not None
    assert ended.refusals == (), "chance has answered for a computer player"
    made = Recorded(
        game=key,
        version=game.version,
        seats=seats,
        options=chosen,
        seed=seed,
        players=[*kinds],
        answers=[*ended.answers],
        result=ended.position.result,
    )
    if file:
        file.parent.mkdir(exist_ok=True)
        beside = file.with_suffix(f".{os.getpid()}")
        beside.write_text(made.model_dump_json(), encoding="utf-8")
        beside.replace(file)
    return made


def visit(key: str, numbers: Iterable[int], watch: Watch) -> None:
    """Call `watch` with these games at every position."""
    for number in numbers:
        recorded = played(key, number)
        playing = Playing(GAMES[key], start(GAMES[key], recorded.seats, recorded.options, recorded.seed))
        watch(playing)
        for seat, answer in recorded.answers:
            playing.give(seat, answer, "computer")
            watch(playing)


def elsewhere(game: AnyGame, record: Record, seats: Sequence[Seat], dice: Dice) -> World | None:
    """Give the same answers where other things are hidden from these seats; None if they do not fit."""
    state = load(game, record.checkpoint)
    game.resample(state, seats, dice)
    other = record.model_copy(update={"checkpoint": dump(game, state)})
    try:
        return other, run(game, other)
    except (Diverged, Bug):
        return None
