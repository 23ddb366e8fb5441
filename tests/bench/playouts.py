"""Decisions a second in playouts, and what one decision takes."""

from statistics import median
from time import perf_counter
from typing import Any

from rules.core.decisions import Rejected
from rules.core.engine import Position, Record
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES
from tests.bench.stopwatch import ROUNDS, Figure, clock, spread

GAMES_A_ROUND = 12


def figures() -> list[Figure]:
    """For each game."""
    return [figure for game in GAMES.values() for figure in (*_speed(game), *_decisions(game))]


def _speed(game: AnyGame) -> list[Figure]:
    """Random games with the fewest and the most players."""
    found = []
    for seats in (game.seats[0], game.seats[-1]):
        speeds = []
        for round_ in range(ROUNDS):
            began = perf_counter()
            games = [play(game, seats, seed_of("bench", round_, i)) for i in range(GAMES_A_ROUND)]
            speeds.append(sum(len(g.answers) for g in games) / (perf_counter() - began))
        found.append(Figure(f"{game.key}, {seats} seats: playouts", median(speeds), "decisions/s"))
    return found


def _decisions(game: AnyGame) -> list[Figure]:
    """At every position of a random game with the most players."""
    records: list[Record] = []
    seed = seed_of("bench", "decisions")
    played = play(game, game.seats[-1], seed, watch=lambda playing: records.append(playing.record))
    met = [(record, run(game, record)) for record in records]
    sizes = [float(asked.size()) for _, position in met for asked in position.pending.values()]
    opened = [clock(lambda record=record: run(game, record)) for record, _ in met]  # type: ignore[misc]
    answered = [clock(lambda at=at: _answer(game, *at)) for at in met if at[1].waiting]  # type: ignore[misc]
    return [
        *spread(f"{game.key}: things to choose from in a question", sizes, "things"),
        *spread(f"{game.key}: opening a position", opened, "ms of work", 50),
        *spread(f"{game.key}: submitting an answer", answered, "ms of work", 50),
        Figure(f"{game.key}: answers behind a checkpoint: most", played.longest_tail, "answers", 25),
    ]


def _answer(game: AnyGame, record: Record, position: Position[Any]) -> None:
    """Submit any answer; a refusal is one, too."""
    seat = position.waiting[0]
    answer = position.pending[seat].sample(Dice("bench"))
    try:
        submit(game, record, position, seat, position.asks[seat], answer)
    except Rejected:
        return
